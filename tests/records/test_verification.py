"""`verify` finds whatever was changed in a record, and says where."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import sabika
from records.playing import finished, played, unfinished
from sabika.components import alhambra_pieces
from sabika.i18n import LANGUAGES, Texts
from sabika.library import game_from
from sabika.record import BadRecord, Record, Result, replay, verify
from sabika.rules.core.chance import seed_hash
from sabika.rules.core.errors import BadInput, Refused
from sabika.rules.palace.pieces import Pieces

WHOLE = finished(players=3)
SHEETS = Record.from_game(
    played(sabika.new_game("roll-and-write", players=1, seed="sheets", options={"goal": "beat"}), "sheets")
)
"""A game of Roll & Write."""


def changed(record: Record, **fields: Any) -> Record:
    return msgspec.structs.replace(record, **fields)


def problems(record: Record) -> dict[str, str]:
    return {problem.field: problem.sentence for problem in verify(record).problems}


def other_pieces() -> Pieces:
    """The same tiles, but one wall stands on another side."""
    own = alhambra_pieces()
    first = own.tiles[0]._replace(walls="N" if own.tiles[0].walls != "N" else "E")
    return Pieces(own.kinds, (first, *own.tiles[1:]), "other")


def test_an_untouched_record_is_in_order() -> None:
    assert verify(WHOLE).ok
    assert verify(SHEETS).ok
    assert verify(unfinished()).ok


def test_e2_only_a_record_of_version_1_stores_what_a_site_was_begun_with() -> None:
    setup = sabika.new_game(players=3, seed="site 0", modules=("certificates", "sites")).setup._replace(rules=1)
    game = game_from(setup)
    for action in ("buy 2 site", "pay dirham-8", "store denar"):
        game.apply(game.parse(action))
    record = Record.from_game(game)
    assert record.version == 1
    assert verify(record).ok
    assert list(problems(changed(record, version=2))) == ["actions[2]"]


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=20))
def test_another_seed_does_not_match_the_published_hash(seed: str) -> None:
    assert ("seed_hash" in problems(changed(WHOLE, seed=seed))) == (seed != WHOLE.seed)


def test_another_hash_does_not_match_the_seed() -> None:
    assert "seed_hash" in problems(changed(WHOLE, seed_hash="0" * 64))


def test_another_seed_with_its_own_hash_is_another_deal() -> None:
    found = problems(changed(WHOLE, seed="other", seed_hash=seed_hash("other")))
    assert [field.split("[")[0] for field in found] == ["actions"]


RESULT = WHOLE.result
assert RESULT is not None
LEAVES = (
    [("points", side) for side in range(3)]
    + [("winners", 0), ("turns", None)]
    + [("scorings", number) for number in range(3)]
    + [("scorings.points", (number, side)) for number in range(3) for side in range(3)]
)


def one_more(result: Result, field: str, place: Any) -> tuple[Result, str]:
    """The result with one number raised by one, and where that is."""
    document = msgspec.to_builtins(result)
    if field == "turns":
        document["turns"] += 1
        where = "result.turns"
    elif field == "scorings":
        document["scorings"][place]["scoring"] += 1
        where = f"result.scorings[{place}].scoring"
    elif field == "scorings.points":
        document["scorings"][place[0]]["points"][place[1]] += 1
        where = f"result.scorings[{place[0]}].points[{place[1]}]"
    else:
        document[field][place] += 1
        where = f"result.{field}[{place}]"
    return msgspec.convert(document, Result), where


@pytest.mark.parametrize(("field", "place"), LEAVES)
def test_every_number_of_the_result_is_compared(field: str, place: Any) -> None:
    assert RESULT is not None
    result, where = one_more(RESULT, field, place)
    found = problems(changed(WHOLE, result=result))
    assert list(found) == [where]
    assert found[where].startswith(f"{where} is ")


@pytest.mark.parametrize("field", ["points", "winners", "scorings"])
def test_lists_of_the_result_that_are_too_long_or_too_short_are_found(field: str) -> None:
    assert RESULT is not None
    entries = getattr(RESULT, field)
    for wrong in ([], entries[:-1], [*entries, entries[-1]]):
        result = msgspec.structs.replace(RESULT, **{field: wrong})
        assert list(problems(changed(WHOLE, result=result))) == [f"result.{field}"]


def test_a_finished_game_needs_a_result_and_an_unfinished_one_has_none() -> None:
    assert problems(changed(WHOLE, result=None))["result"] == "The record has no result, but its game is over."
    assert "its game is not over" in problems(changed(unfinished(), result=RESULT))["result"]


def test_all_differences_are_told_at_once() -> None:
    assert RESULT is not None
    result = msgspec.structs.replace(RESULT, turns=1, points=[0, 0, 0])
    found = problems(changed(WHOLE, result=result, seed_hash="0"))
    assert list(found) == ["seed_hash", "result.points[0]", "result.points[1]", "result.points[2]", "result.turns"]


def outcome(record: Record, actions: list[str]) -> Result | str | None:
    """What the rules alone say about these actions: the result, or the first that is refused."""
    game = sabika.game_from(record.setup)
    for number, text in enumerate(actions):
        try:
            game.apply(game.parse(text))
        except (BadInput, Refused):
            return f"actions[{number}]"
    return Result.of(game)


def agrees(record: Record, actions: list[str]) -> None:
    found = verify(changed(record, actions=actions))
    expected = outcome(record, actions)
    if isinstance(expected, str):
        assert [problem.field for problem in found.problems] == [expected]
    else:
        assert found.ok == (expected == record.result)


NUMBERS = st.integers(0, 1000)
RECORDS = st.sampled_from([WHOLE, SHEETS])


@given(RECORDS, NUMBERS)
def test_a_missing_action_is_found(record: Record, number: int) -> None:
    number %= len(record.actions)
    actions = record.actions[:number] + record.actions[number + 1 :]
    agrees(record, actions)
    assert not verify(changed(record, actions=actions)).ok


@given(RECORDS, NUMBERS)
def test_a_repeated_action_is_found(record: Record, number: int) -> None:
    number %= len(record.actions)
    actions = record.actions[: number + 1] + record.actions[number:]
    agrees(record, actions)
    assert not verify(changed(record, actions=actions)).ok


@given(RECORDS, NUMBERS, NUMBERS)
def test_exchanged_actions_are_found(record: Record, one: int, other: int) -> None:
    actions = record.actions[:]
    one, other = one % len(actions), other % len(actions)
    actions[one], actions[other] = actions[other], actions[one]
    agrees(record, actions)


@given(RECORDS, NUMBERS, NUMBERS)
def test_another_legal_action_is_found_by_what_follows_from_it(record: Record, number: int, pick: int) -> None:
    number %= len(record.actions)
    game = replay(changed(record, actions=record.actions[:number]))
    options = game.options()
    other = game.notation(options[pick % len(options)])
    agrees(record, [*record.actions[:number], other, *record.actions[number + 1 :]])


@given(RECORDS, NUMBERS)
def test_a_cut_off_game_does_not_have_its_result(record: Record, number: int) -> None:
    number %= len(record.actions)
    assert list(problems(changed(record, actions=record.actions[:number]))) == ["result"]


def test_an_action_after_the_end_is_refused() -> None:
    found = problems(changed(WHOLE, actions=[*WHOLE.actions, "take denar-1"]))
    assert "A38" in found[f"actions[{len(WHOLE.actions)}]"]


def test_a_refused_action_is_told_with_its_number_and_its_rule() -> None:
    found = problems(changed(WHOLE, actions=[*WHOLE.actions[:36], "pass", *WHOLE.actions[37:]]))
    why = "You may only pass when nothing at all is possible in your turn (A19)."
    assert found["actions[36]"] == f"Action 37, “pass”, is not allowed: {why}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_said_in_every_language(language: str) -> None:
    texts = Texts(language, strict=True)
    wrong = [
        changed(WHOLE, actions=[*WHOLE.actions[:36], "pass"]),
        changed(WHOLE, actions=["fly 2"]),
        changed(WHOLE, seed_hash="0", result=None),
        changed(unfinished(), result=RESULT),
        changed(WHOLE, components="other"),
    ]
    for record in wrong:
        for problem in verify(record).problems:
            assert not set("{}[]") & set(texts.tell(problem.said))


def test_an_unreadable_action_is_told_with_its_number() -> None:
    found = problems(changed(WHOLE, actions=["fly 2"]))
    assert found["actions[0]"].startswith("Action 1, “fly 2”, cannot be read: ")


def test_as_far_as_it_goes_the_game_is_told() -> None:
    found = verify(changed(WHOLE, actions=[*WHOLE.actions[:20], "fly"]))
    assert found.actions == 20
    assert found.turns > 0
    assert found.winners is None


def test_other_pieces_are_refused_and_the_way_out_is_told() -> None:
    with pytest.raises(BadRecord, match="--components") as caught:
        replay(WHOLE, other_pieces())
    assert caught.value.field == "components"
    assert list(problems(changed(WHOLE, components="other"))) == ["components"]


def test_a_game_with_other_pieces_is_in_order_with_them() -> None:
    pieces = other_pieces()
    game = played(sabika.new_game(players=3, seed="pieces", pieces=pieces), "pieces")
    record = Record.from_game(game)
    assert verify(record, pieces).ok
    assert [problem.field for problem in verify(record).problems] == ["components"]


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"edition": "1999"}, "no edition '1999'"),
        ({"modules": ["wind"]}, "no module 'wind'"),
        ({"players": WHOLE.players[:1]}, "2 to 6 players, not 1"),
        ({"players": WHOLE.players * 3}, "2 to 6 players, not 9"),
        ({"players": []}, "2 to 6 players, not 0"),
        ({"youngest_first": [0, 0, 1]}, "order of ages"),
    ],
)
def test_a_table_that_the_rules_do_not_know_is_refused(fields: dict[str, Any], says: str) -> None:
    assert says in problems(changed(WHOLE, **fields))["game"]


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"options": {"goal": "lose"}}, "'lose' is no choice for the option goal"),
        ({"options": {"dummies": "5"}}, "'5' is no choice for the option dummies"),
        ({"options": {"scoring": "normal"}}, "no option 'scoring'"),
        ({"edition": "2003"}, "only one edition"),
        ({"players": WHOLE.players}, "Only a player alone"),
        ({"players": WHOLE.players * 2, "options": {}}, "1 to 5 players, not 6"),
    ],
)
def test_a_table_that_roll_and_write_does_not_know_is_refused(fields: dict[str, Any], says: str) -> None:
    """R1, R18."""
    options = {"dummies": "4", "goal": "beat"}
    record = Record.from_game(sabika.new_game("roll-and-write", players=1, seed="x", options=options))
    assert verify(record).ok
    assert says in problems(changed(record, **fields))["game"]


def test_random_garbage_in_the_actions_stops_at_the_first() -> None:
    actions = WHOLE.actions[:]
    Random(1).shuffle(actions)
    agrees(WHOLE, actions)
    assert len(verify(changed(WHOLE, actions=actions)).problems) == 1
