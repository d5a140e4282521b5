"""Draws in records: they come instead of the seed's, and nonsense among them is refused with a sentence."""

from random import Random
from typing import Any

import msgspec
import pytest

import sabika
from records.playing import played
from sabika.desk.tables.forking import offer_of_record
from sabika.library import game_from, new_setup
from sabika.record import BadRecord, Record, verify
from sabika.rules.core.chance import Chance, Draws, swaps_to

GIVEN: Draws = (
    ("money", (tuple(min(place, 106 - place) for place in range(107)),)),
    ("scoring cards", ((3,), (0,))),
    ("tiles", (tuple(0 for _ in range(53)),)),
)
"""Cards and tiles in orders that hardly any seed would give."""


def given(**changes: Any) -> Record:
    """A whole game with draws, with something changed in them."""
    game = played(game_from(new_setup(players=3, seed="draws")._replace(draws=GIVEN)), "draws")
    record = Record.from_game(game)
    return msgspec.structs.replace(record, draws=record.draws | changes)


def test_a_record_with_draws_is_written_read_and_verified() -> None:
    record = given()
    assert sorted(record.draws) == ["money", "scoring cards", "tiles"]
    assert Record.loads(record.dumps()) == record
    assert verify(record).problems == []
    assert record.actions != Record.from_game(played(sabika.new_game(players=3, seed="draws"), "draws")).actions


def test_without_draws_nothing_is_written_and_the_seed_decides() -> None:
    record = Record.from_game(played(sabika.new_game(players=3, seed="draws"), "draws"))
    assert '"draws":' not in record.dumps()
    assert record.setup.draws == ()


def test_what_is_not_given_comes_from_the_seed() -> None:
    chance, seeded = Chance("seed", (("money", ((1, 0),)),)), Chance("seed")
    seeded.below("money", [2, 2])
    assert chance.below("money", [2, 2]) == [1, 0]
    assert chance.below("money", [50, 50]) == seeded.below("money", [50, 50])
    assert chance.below("tiles", [50]) == seeded.below("tiles", [50])


def test_a_copy_has_the_same_draws_and_an_imagined_game_has_none() -> None:
    game = game_from(new_setup(players=3, seed="draws")._replace(draws=given().setup.draws))
    assert game.copy().chance.given == game.chance.given
    for other in (game.resampled(0, "other"), game.imagined(0, "other")):
        assert other.chance.given == {}
        assert other.setup.draws == ()


def test_any_order_can_be_given() -> None:
    chance = Random(3)
    for _ in range(50):
        things = sorted(chance.choices(range(9), k=chance.randrange(1, 20)))
        order = chance.sample(things, len(things))
        Chance("", (("s", (swaps_to(things, order),)),)).shuffle("s", things)
        assert things == order


@pytest.mark.parametrize(
    ("field", "changes", "sentence"),
    [
        ("draws", {"tiles": [[0] * 52]}, "Draw 1 of 'tiles' cannot be: 53 numbers are drawn, not 52."),
        (
            "draws",
            {"tiles": [[54, *[0] * 52]]},
            "Draw 1 of 'tiles' cannot be: 54 is not one of the numbers from 0 to 53.",
        ),
        (
            "draws",
            {"tiles": [[-1, *[0] * 52]]},
            "Draw 1 of 'tiles' cannot be: -1 is not one of the numbers from 0 to 53.",
        ),
        ("draws", {"scoring cards": [[3], [40]]}, "Draw 2 of 'scoring cards' cannot be: 40 is not one of the numbers"),
        ("draws", {"scoring cards": [[]]}, "Draw 1 of 'scoring cards' cannot be: 1 numbers are drawn, not 0."),
        ("draws.dice", {"dice": [[1]]}, "The record gives more draws for “dice” (1) than the game makes (0)."),
        (
            "draws.tiles",
            {"tiles": [[0] * 53, [0] * 53]},
            "The record gives more draws for “tiles” (2) than the game makes (1).",
        ),
    ],
)
def test_nonsense_draws_are_refused(field: str, changes: dict[str, Any], sentence: str) -> None:
    problems = verify(given(**changes)).problems
    assert field == problems[0].field
    assert problems[0].sentence.startswith(sentence)


def test_another_draw_is_another_game_and_noticed() -> None:
    assert not verify(given(tiles=[[1] * 52 + [0]])).ok
    assert not verify(given(money=[])).ok


def test_a_later_draw_that_cannot_be_names_the_action() -> None:
    record = given()
    shuffled = msgspec.structs.replace(record, draws=record.draws | {"money": [*record.draws["money"], [0]]})
    problem = verify(shuffled).problems[0]
    assert problem.field == "draws"
    assert problem.sentence.startswith("After action ")
    assert "Draw 2 of 'money' cannot be" in problem.sentence


@pytest.mark.parametrize(
    "draws", ['{"tiles": [["a"]]}', '{"tiles": [[0.5]]}', '{"tiles": 3}', '[["tiles", []]]', "null"]
)
def test_what_is_no_list_of_numbers_cannot_be_read(draws: str) -> None:
    text = given().dumps().replace('"draws": {', f'"draws": {draws}, "was": {{', 1)
    with pytest.raises(sabika.BadInput, match="is not a record"):
        Record.loads(text)


def test_a_table_does_not_go_on_with_draws() -> None:
    with pytest.raises(BadRecord, match="A table deals by its seed alone"):
        offer_of_record(given())
