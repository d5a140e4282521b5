"""Building a cell that dice name, and a second one for coins (R6, R8)."""

from typing import TYPE_CHECKING, ClassVar, Final, final

from sabika.rules.core.action import Action, expect
from sabika.rules.core.declining import DECLINE
from sabika.rules.core.errors import Refusal
from sabika.rules.core.step import Step
from sabika.rules.sheet.dice import read_pair, without, write_pair
from sabika.rules.sheet.events import CellBuilt, KindCompleted
from sabika.rules.sheet.sheet import CELLS, Sheet, cell_at, dice_of

if TYPE_CHECKING:
    from sabika.rules.sheet.game import SheetGame

SECOND_BUILDING: Final = 3
"""Coins (R8)."""
NO_CELL: Final = -1


@final
class Build(Action):
    """Build the cell of a blue and a yellow die. In the step `build-again` it costs three coins (R6, R8)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("cell",)
    __slots__ = __match_args__
    verb: ClassVar[str] = "build"
    steps: ClassVar[tuple[str, ...]] = ("act", "build-again")

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def perform(self, game: "SheetGame") -> None:
        if not game.acted:
            game.acted = True
            game.used = self.cell
            cross(game, game.active, self.cell, 0)
        else:
            game.used = NO_CELL
            game.players[game.active].coins -= SECOND_BUILDING
            cross(game, game.active, self.cell, SECOND_BUILDING)

    def refusal(self, game: "SheetGame") -> Refusal | None:
        player = game.players[game.active]
        details = (("cell", write_pair(*dice_of(self.cell))),)
        if game.acted and self.cell != unused_cell(game):
            return Refusal("R8", "not-the-unused-dice", details)
        if self.cell not in player.named():
            return Refusal("R6", "not-named", details)
        return Refusal("R6", "already-built", details) if player.has_built(self.cell) else None

    def words(self, pieces: Sheet) -> str:
        blue, yellow = dice_of(self.cell)
        return write_pair(blue, yellow)

    def __reduce__(self) -> tuple[object, ...]:
        return build, (self.cell,)


_builds: Final = [Build(cell) for cell in range(CELLS)]


def build(cell: int) -> Build:
    """The action of building a cell."""
    return _builds[cell]


def read_build(words: list[str], pieces: Sheet) -> Action:
    expect(words, 2, "build blue-3 yellow-5")
    blue, yellow = read_pair(words[0], words[1])
    return build(cell_at(blue, yellow))


def offer_cells(game: "SheetGame", options: list[Action]) -> None:
    """Every cell that the dice name and that is not built yet (R4, R6)."""
    player = game.players[game.active]
    for cell in sorted(set(player.named())):
        if not player.has_built(cell):
            options.append(build(cell))


def cross(game: "SheetGame", seat: int, cell: int, coins: int) -> None:
    """Cross a cell of a sheet."""
    player = game.players[seat]
    kind = game.sheet.kind[cell]
    player.built |= 1 << cell
    game.events.append(CellBuilt(seat, cell, kind, coins))
    if game.number(seat, kind) == game.sheet.size(kind):
        game.events.append(KindCompleted(seat, kind))


def unused_cell(game: "SheetGame") -> int:
    """The cell of the two dice that were not used to build (R8)."""
    player = game.players[game.active]
    blue, yellow = dice_of(game.used)
    return cell_at(without(player.blue, blue)[0], without(player.yellow, yellow)[0])


@final
class BuildAgain(Step):
    """Asks whoever has built whether to build with the other two dice as well, for three coins (R8)."""

    __slots__ = ()

    name: ClassVar[str] = "build-again"

    def asks(self, game: "SheetGame") -> bool:
        if game.used == NO_CELL or game.declined:
            return False
        player = game.players[game.active]
        return player.coins >= SECOND_BUILDING and not player.has_built(unused_cell(game))

    def options(self, game: "SheetGame") -> list[Action]:
        return [build(unused_cell(game)), DECLINE]

    def declined(self, game: "SheetGame") -> None:
        game.declined = True
