"""Falcons on the pad: counted by colour, or set on the points of a palace that is laid."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, ClassVar, Final

import msgspec
from msgspec.structs import replace

from sabika.i18n import Narrator
from sabika.modules.falcons.rules import COLOURS, NAME, OF_EACH_COLOUR, falcons_of, flock_of, why_not_here
from sabika.rules.palace.cells import cell_at, place_of
from sabika.rules.palace.tally import Tally
from sabika.scorepad.entry import Cell, Counts, Field, Word
from sabika.scorepad.palace.part import BESIDE_THE_YARD, Look, PadPart, PlacedStep, Questions
from sabika.scorepad.said import PadRefused, step
from sabika.shown import Said

if TYPE_CHECKING:
    from sabika.scorepad.palace.board import PalaceBoard
    from sabika.scorepad.palace.counting import Counting
    from sabika.scorepad.palace.entries import Numbers, Tiles
    from sabika.scorepad.palace.laying import Laying
    from sabika.scorepad.palace.scoring import PalaceRound


class PadFalcon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A falcon, and the north-west one of the four cells around it."""

    falcon: Word
    cell: Cell


class FittingFalcon(Said, frozen=True, kw_only=True):
    """A falcon that nobody has, and the north-west cells of the points where it can go."""

    falcon: str
    cells: list[tuple[int, int]]


COUNTED: Final[Field[dict[str, int]]] = Field(NAME, Counts, {})
"""By colour."""
LAID: Final[Field[list[PadFalcon]]] = Field(NAME, Annotated[list[PadFalcon], msgspec.Meta(max_length=20)], [])
HELD: Final[Field[dict[str, int]]] = Field(NAME, dict[str, int], {})
"""By colour."""
FREE: Final[Field[list[FittingFalcon]]] = Field(NAME, list[FittingFalcon], [])


class FalconsOnPad(PadPart):
    """Five of each colour in all."""

    name: ClassVar[str] = NAME
    rule: ClassVar[str] = "F1"
    order: ClassVar[int] = 3
    numbers = COUNTED
    tiles = LAID
    figures = HELD
    fits = FREE
    sources: ClassVar[Mapping[str, tuple[str, ...]]] = {"border": tuple(f"{colour}-falcons" for colour in COLOURS)}
    details: ClassVar[Mapping[str, str]] = {"colour": "source-{}-falcons"}

    def steps(self, board: "PalaceBoard") -> Iterator[PlacedStep]:
        yield BESIDE_THE_YARD + 3, step("falcons", "F1", falcons=len(COLOURS) * OF_EACH_COLOUR)

    def limit(self, board: "PalaceBoard") -> int:
        return OF_EACH_COLOUR

    def senseless(self, counting: "Counting") -> Iterator[PadRefused]:
        yield from counting.senseless_names("falcons", COUNTED.of(counting.entry), COLOURS)

    def write(self, counting: "Counting", tally: Tally) -> None:
        numbers = COUNTED.of(counting.entry)
        tally.more[NAME][counting.side] = [numbers.get(colour, 0) for colour in COLOURS]

    def lay(self, laying: "Laying", side: int, entry: "Tiles") -> None:
        game = laying.game
        for index, placed in enumerate(LAID.of(entry)):
            field = f"falcons.{index}"
            falcon, point = flock_of(game.pieces).numbers.get(placed.falcon), cell_at(*placed.cell)
            if falcon is None:
                laying.refuse(side, field, "unknown-piece", "F1", piece=placed.falcon)
            elif why := why_not_here(game, side, falcon, point):
                laying.refuse(side, field, "rules", why.rule, why)
            else:
                falcons_of(game).supply.remove(falcon)
                falcons_of(game).placed[side][point] = falcon

    def fitting(self, laid: "PalaceRound", side: int) -> list[FittingFalcon]:
        game = laid.game
        points = game.seats[side].palace.meeting_points()
        found: list[FittingFalcon] = []
        for falcon in falcons_of(game).supply:
            free = [place_of(point) for point in points if not why_not_here(game, side, falcon, point)]
            found.append(FittingFalcon(falcon=flock_of(game.pieces).falcons[falcon].name, cells=free))
        return found

    def numbered(self, round: "PalaceRound", side: int) -> dict[str, int]:
        return {colour: number for colour, number in self.figure(round, side).items() if number}

    def contradictions(self, round: "PalaceRound") -> Iterator[PadRefused]:
        for index, colour in enumerate(COLOURS):
            number, most = sum(own[index] for own in round.tally.more[NAME]), OF_EACH_COLOUR
            if number > most:
                field = f"falcons.{colour}"
                yield round.refused(None, field, "too-many-falcons", "F1", colour=colour, number=number, most=most)

    def figure(self, round: "PalaceRound", side: int) -> dict[str, int]:
        return dict(zip(COLOURS, round.tally.more[NAME][side]))

    def count(self, asking: Questions, before: "Numbers") -> dict[str, int]:
        usual = COUNTED.of(before)
        found = {
            colour: asking.number(asking.teller.source(f"{colour}-falcons"), 0, OF_EACH_COLOUR, usual.get(colour, 0))
            for colour in COLOURS
        }
        return {colour: number for colour, number in found.items() if number}

    def add(self, asking: Questions, entry: "Tiles", look: Look) -> "Tiles":
        teller = asking.teller
        assert isinstance(teller.narrator, Narrator)
        words = teller.narrator.words
        placed: list[PadFalcon] = []
        while True:
            entry = replace(entry, falcons=placed)
            ways = [PadFalcon(own.falcon, cell) for own in FREE.of(look(entry)) for cell in own.cells]
            labels = [f"{words.fact('falcon', way.falcon)} ({way.cell[0]},{way.cell[1]})" for way in ways]
            if not ways:
                return entry
            chosen = asking.choice(teller.say("pad-ask-falcon"), [*labels, teller.say("pad-no-more")], len(ways))
            if chosen == len(ways):
                return entry
            placed = [*placed, ways[chosen]]


PAD: Final = FalconsOnPad()
