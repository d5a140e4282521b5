"""Redesigning the palace: build from the reserve, take a tile away, or swap (A16)."""

from typing import TYPE_CHECKING, ClassVar, Final, final

from sabika.rules.core.action import Action, expect
from sabika.rules.core.errors import Refusal
from sabika.rules.palace.building import build
from sabika.rules.palace.cells import CELLS, MOST_FAR_OUT, NEAR, NEAR_FROM
from sabika.rules.palace.events import TileRemoved, TilesSwapped
from sabika.rules.palace.notation import read_cell, read_tile, write_cell
from sabika.rules.palace.palace import Palace
from sabika.rules.palace.pieces import MOST_PIECES, Pieces

if TYPE_CHECKING:
    from sabika.rules.palace.game import PalaceGame


@final
class Remove(Action):
    """Take a tile from the palace into the reserve."""

    __match_args__: ClassVar[tuple[str, ...]] = ("cell",)
    __slots__ = __match_args__
    verb: ClassVar[str] = "remove"
    steps: ClassVar[tuple[str, ...]] = ("act",)

    def __init__(self, cell: int) -> None:
        self.cell: Final = cell

    def perform(self, game: "PalaceGame") -> None:
        seat = game.seats[game.active]
        tile = seat.palace.at(self.cell)
        seat.palace = seat.palace.without(self.cell)
        seat.reserve.append(tile)
        game.events.append(TileRemoved(game.active, tile, self.cell))
        for tell in game.hooks.redesigned:
            tell(game, game.active, self.cell)

    def refusal(self, game: "PalaceGame") -> Refusal | None:
        return game.seats[game.active].palace.why_not_remove(self.cell)

    def words(self, pieces: Pieces) -> str:
        return write_cell(self.cell)

    def __reduce__(self) -> tuple[object, ...]:
        return remove, (self.cell,)


# By cell.
_removes: Final[list[Remove | None]] = [None] * CELLS


def remove(cell: int) -> Remove:
    """The action of taking the tile of a cell away."""
    action = _removes[cell]
    if action is None:
        action = _removes[cell] = Remove(cell)
    return action


def read_remove(words: list[str], pieces: Pieces) -> Action:
    expect(words, 1, "remove 1,0")
    return remove(read_cell(words[0]))


@final
class Swap(Action):
    """Put a reserve tile in the place of a palace tile, which goes into the reserve."""

    __match_args__: ClassVar[tuple[str, ...]] = ("tile", "cell")
    __slots__ = __match_args__
    verb: ClassVar[str] = "swap"
    steps: ClassVar[tuple[str, ...]] = ("act",)
    many: ClassVar[bool] = True

    def __init__(self, tile: int, cell: int) -> None:
        self.tile: Final = tile
        self.cell: Final = cell

    def perform(self, game: "PalaceGame") -> None:
        seat = game.seats[game.active]
        old = seat.palace.at(self.cell)
        seat.palace = seat.palace.swapped(self.tile, self.cell)
        seat.reserve.remove(self.tile)
        seat.reserve.append(old)
        game.events.append(TilesSwapped(game.active, self.tile, self.cell, old))
        for tell in game.hooks.redesigned:
            tell(game, game.active, self.cell)

    def refusal(self, game: "PalaceGame") -> Refusal | None:
        seat = game.seats[game.active]
        if self.tile not in seat.reserve:
            return Refusal("A16", "not-in-reserve", (("tile", game.pieces.name(self.tile)),))
        return seat.palace.why_not_swap(self.tile, self.cell)

    def words(self, pieces: Pieces) -> str:
        return f"{pieces.name(self.tile)} {write_cell(self.cell)}"

    def __reduce__(self) -> tuple[object, ...]:
        return swap, (self.tile, self.cell)


# By tile and cell near the start tile. Many are listed at once, and compiled a table is quicker than a cache.
_swaps: Final[list[list[Swap | None]]] = [[] for _ in range(MOST_PIECES)]


def swap(tile: int, cell: int) -> Swap:
    """The action of swapping a reserve tile into a cell."""
    at = cell - NEAR_FROM
    if not 0 <= at < NEAR:
        return _swap_far_out(tile, cell)
    made = _swaps[tile]
    if not made:
        made = _swaps[tile] = [None] * NEAR
    action = made[at]
    if action is None:
        action = made[at] = Swap(tile, cell)
    return action


# By tile and cell.
_far_out: Final[dict[tuple[int, int], Swap]] = {}


def _swap_far_out(tile: int, cell: int) -> Swap:
    action = _far_out.get((tile, cell))
    if action is None:
        if len(_far_out) >= MOST_FAR_OUT:
            _far_out.clear()
        action = _far_out[tile, cell] = Swap(tile, cell)
    return action


def _swapped(tile: int, cell: int) -> Swap:
    """The same, kept only if it is already."""
    at = cell - NEAR_FROM
    made = _swaps[tile]
    if not 0 <= at < NEAR:
        return _far_out.get((tile, cell)) or Swap(tile, cell)
    return (made[at] if made else None) or Swap(tile, cell)


def read_swap(words: list[str], pieces: Pieces) -> Action:
    expect(words, 2, "swap tower-9-ES 1,0")
    return _swapped(read_tile(words[0], pieces), read_cell(words[1]))


def offer_redesign(game: "PalaceGame", options: list[Action]) -> None:
    """Every way to redesign the palace of the seat in turn."""
    seat = game.seats[game.active]
    if seat.redesigned is not seat.palace or seat.redesigned_from != len(seat.reserve):
        seat.redesigns = ways_to_redesign(seat.palace, seat.reserve)
        seat.redesigned = seat.palace
        seat.redesigned_from = len(seat.reserve)
    options += seat.redesigns


def ways_to_redesign(palace: Palace, reserve: list[int]) -> list[Action]:
    ways: list[Action] = []
    for tile in reserve:
        for cell in palace.cells_for(tile):
            ways.append(build(tile, cell))
        for cell in palace.swaps_for(tile):
            ways.append(swap(tile, cell))
    for cell in palace.removable():
        ways.append(remove(cell))
    return ways
