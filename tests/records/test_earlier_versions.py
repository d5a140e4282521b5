"""Records of version 1 are read, replayed and written by the rules of their time, those of today by the rules of today.

The games in `version-1` were recorded before there was another version. They are not recorded anew: what
follows from a rule of every version alone, as that V2 asks every awake vizier, was put in.
"""

import pickle
from pathlib import Path

import msgspec
import pytest

import sabika
from records.playing import played
from sabika.record import Record, Result, replay, verify
from sabika.rules.core.game import RULES
from sabika.rules.palace.events import Passed

VERSION_1 = Path(__file__).parent / "version-1"
OLD = sorted(path.stem for path in VERSION_1.iterdir())
PASSED = "pass-after-an-exact-payment"
"""All the money is in the hands of the players, and nobody can do anything but buy."""

MAY_NOT_PASS = "You may only pass when nothing at all is possible in your turn (A19)."
HAS_TO_GO_ON = "This game is played by earlier rules: after an exact payment you have to take another action (A14)."


def old(name: str) -> Record:
    return Record.read(VERSION_1 / f"{name}.json")


def as_version(record: Record, version: int) -> Record:
    return msgspec.structs.replace(record, version=version)


def stopped() -> Record:
    """A game of today in which a seat gives up its right to another action."""
    game = sabika.new_game(players=3, seed="granada")
    for text in ("buy 2", "pay dirham-7", "stop"):
        game.apply(game.parse(text))
    return Record.from_game(game)


def sentences(record: Record) -> list[str]:
    return [problem.sentence for problem in verify(record).problems]


@pytest.mark.parametrize("name", OLD)
def test_a_game_of_version_1_replays_to_its_recorded_result(name: str) -> None:
    record = old(name)
    assert record.version == 1
    assert verify(record).problems == []
    assert Result.of(replay(record)) == record.result


@pytest.mark.parametrize("name", OLD)
def test_a_record_of_version_1_written_again_is_the_same_to_the_byte(name: str) -> None:
    record = old(name)
    again = Record.from_game(
        replay(record), [player.name for player in record.players], [player.bot for player in record.players]
    )
    text = (VERSION_1 / f"{name}.json").read_text("utf-8")
    assert record.dumps() == text
    assert msgspec.structs.replace(again, made_by=record.made_by).dumps() == text


def test_a_game_of_version_1_goes_on_by_its_rules() -> None:
    """However it is passed on: copied, taken back, dealt anew, pickled or imagined."""
    game = replay(msgspec.structs.replace(old("greedy-3"), actions=[], result=None))
    played(game, "on", 40)
    imagined = game.imagined(game.asked(), "x")
    for twin in (game.copy(), game.undone(), game.anew(), imagined, imagined.copy(), pickle.loads(pickle.dumps(game))):
        assert twin.setup.rules == 1
    assert Record.from_game(played(game, "further")).version == 1
    assert "stop" not in {action.verb for action in game.log}


def test_a_game_of_today_is_of_the_version_of_today() -> None:
    assert Record.from_game(sabika.new_game(players=3, seed="x")).version == RULES == 2


def test_a14_who_could_do_nothing_after_an_exact_payment_passed_in_version_1() -> None:
    record = old(PASSED)
    game = replay(record)
    assert record.actions[-3:] == ["buy 1", "pay florin-1 florin-9", "pass"]
    assert game.events == [Passed(game.active)]
    assert game.step == "place"


def test_a14_and_stops_in_version_2() -> None:
    record = as_version(old(PASSED), 2)
    where = len(record.actions)
    assert sentences(record) == [f"Action {where}, “pass”, is not allowed: {MAY_NOT_PASS}"]
    assert verify(msgspec.structs.replace(record, actions=[*record.actions[:-1], "stop"])).problems == []


def test_a14_a_record_with_stop_is_in_order_today_and_was_not_in_version_1() -> None:
    record = stopped()
    assert record.version == 2
    assert verify(record).problems == []
    assert sentences(as_version(record, 1)) == [
        f"Action 3, “stop”, is not allowed by version 1 of the rules, that of the record: {HAS_TO_GO_ON}"
    ]


def test_a14_the_first_action_could_not_be_given_up_in_version_1_either() -> None:
    record = as_version(msgspec.structs.replace(stopped(), actions=["stop"]), 1)
    assert sentences(record) == [
        f"Action 1, “stop”, is not allowed by version 1 of the rules, that of the record: {HAS_TO_GO_ON}"
    ]
