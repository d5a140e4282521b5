"""What modules have on a pad, and that one which has nothing there can be played with all the same."""

from collections.abc import Iterator

import pytest

from sabika.modules import MODULES
from sabika.scorepad.boards import board_for, board_of
from sabika.scorepad.palace import board
from sabika.scorepad.palace.entries import Numbers, Tiles
from sabika.scorepad.palace.parts import PARTS
from sabika.scorepad.scoring import score
from scorepad.pads import pad, round_of, tiles

SAVED = ["huts", "portals", "falcons", "bonus", "sites"]
"""The fields of modules in the order in which files have them."""


@pytest.fixture
def without_parts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No module says anything about the pad."""
    monkeypatch.setattr(board, "PARTS", ())
    board_for.cache_clear()
    yield
    board_for.cache_clear()


def test_fields_of_modules_stand_in_the_file_as_ever() -> None:
    assert list(Numbers.__struct_fields__)[-5:] == SAVED
    assert list(Tiles.__struct_fields__) == ["palace", "falcons", "bonus", "sites"]


def test_a_part_is_that_of_a_module() -> None:
    assert {part.name for part in PARTS} <= MODULES.keys()
    for part in PARTS:
        assert part.rule or not part.numbers, "the rule stands in refusals"


@pytest.mark.usefixtures("without_parts")
@pytest.mark.parametrize("module", ["portals", "falcons", "vizier", "sites"])
def test_a_module_without_a_part_can_be_chosen(module: str) -> None:
    """The rest of the game is scored; nothing of the module can be written down."""
    counted = Numbers(kinds={"tower": 1}, wall=2)
    laid = Tiles(palace=tiles("tower-12 1,0"))
    written = pad(round_of(1, counted, laid, Numbers()), modules=[module])
    scored = score(written)
    assert scored.refusals == []
    assert scored.points == [5, 3, 0]
    assert module not in board_of(written).fields()
    assert board_of(written).steps()


@pytest.mark.usefixtures("without_parts")
def test_what_it_cannot_have_is_refused() -> None:
    written = pad(round_of(1, Numbers(portals=1), Numbers(), Numbers()), modules=["portals"])
    (refusal,) = score(written).refusals
    assert (refusal.reason, refusal.rule, refusal.field) == ("not-in-game", "P1", "portals")
