"""Building a tile into the palace, or laying it into the reserve (A16, A17)."""

from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final, final

from sabika.rules.core.action import Action, expect
from sabika.rules.core.errors import Refusal
from sabika.rules.core.step import Step
from sabika.rules.palace.cells import MOST_FAR_OUT, NEAR, NEAR_FROM
from sabika.rules.palace.events import TileBuilt, TileReserved
from sabika.rules.palace.faces import by_card
from sabika.rules.palace.notation import read_cell, read_tile, write_cell
from sabika.rules.palace.palace import Palace
from sabika.rules.palace.pieces import MOST_PIECES, Pieces

if TYPE_CHECKING:
    from sabika.rules.palace.game import PalaceGame


@final
class Build(Action):
    """Build a tile: from the reserve as an action, or one that lies beside the palace at the end of the turn."""

    __match_args__: ClassVar[tuple[str, ...]] = ("tile", "cell")
    __slots__ = __match_args__
    verb: ClassVar[str] = "build"
    steps: ClassVar[tuple[str, ...]] = ("act", "place", "place-leftovers")
    many: ClassVar[bool] = True

    def __init__(self, tile: int, cell: int) -> None:
        self.tile: Final = tile
        self.cell: Final = cell

    def perform(self, game: "PalaceGame") -> None:
        side = game.asked()
        seat = game.seats[side]
        if self.tile in seat.beside:
            seat.beside.remove(self.tile)
        else:
            seat.reserve.remove(self.tile)
        seat.palace = seat.palace.with_tile(self.tile, self.cell)
        game.events.append(TileBuilt(side, self.tile, self.cell))

    def refusal(self, game: "PalaceGame") -> Refusal | None:
        seat = game.seats[game.asked()]
        if game.agenda[-1].name == "act":
            if self.tile not in seat.reserve:
                return Refusal("A16", "not-in-reserve", (("tile", game.pieces.name(self.tile)),))
        elif self.tile not in seat.beside:
            if game.pieces.other_face[self.tile] in seat.beside:
                if game.step != "place":
                    return Refusal("G13", "other-face-up")
                return Refusal("G5", "other-face-up-card") if by_card(game.setup) else Refusal("G5", "other-face-up")
            return Refusal("A17", "not-beside", (("tile", game.pieces.name(self.tile)),))
        if game.pieces.half[self.tile]:
            return Refusal("P3", "turned-freely")
        return seat.palace.why_not_build(self.tile, self.cell)

    def words(self, pieces: Pieces) -> str:
        return f"{pieces.name(self.tile)} {write_cell(self.cell)}"

    def __reduce__(self) -> tuple[object, ...]:
        return build, (self.tile, self.cell)


# By tile and cell near the start tile. Many are listed at once, and compiled a table is quicker than a cache.
_builds: Final[list[list[Build | None]]] = [[] for _ in range(MOST_PIECES)]


def build(tile: int, cell: int) -> Build:
    """The action of building a tile in a cell."""
    at = cell - NEAR_FROM
    if not 0 <= at < NEAR:
        return _build_far_out(tile, cell)
    made = _builds[tile]
    if not made:
        made = _builds[tile] = [None] * NEAR
    action = made[at]
    if action is None:
        action = made[at] = Build(tile, cell)
    return action


# By tile and cell.
_far_out: Final[dict[tuple[int, int], Build]] = {}


def _build_far_out(tile: int, cell: int) -> Build:
    action = _far_out.get((tile, cell))
    if action is None:
        if len(_far_out) >= MOST_FAR_OUT:
            _far_out.clear()
        action = _far_out[tile, cell] = Build(tile, cell)
    return action


def _built(tile: int, cell: int) -> Build:
    """The same, kept only if it is already."""
    at = cell - NEAR_FROM
    made = _builds[tile]
    if not 0 <= at < NEAR:
        return _far_out.get((tile, cell)) or Build(tile, cell)
    return (made[at] if made else None) or Build(tile, cell)


def read_build(words: list[str], pieces: Pieces) -> Action:
    expect(words, 2, "build tower-9-ES 1,0")
    return _built(read_tile(words[0], pieces), read_cell(words[1]))


def ways_to_build(palace: Palace, tile: int) -> list[Action]:
    """Every way to build the tile, worked out once for each palace."""
    ways = palace.options.get(tile)
    if ways is None:
        ways = palace.options[tile] = [build(tile, cell) for cell in palace.cells_for(tile)]
    return ways


@final
class Reserve(Action):
    """Put a tile that lies beside the palace into the reserve."""

    __match_args__: ClassVar[tuple[str, ...]] = ("tile",)
    __slots__ = __match_args__
    verb: ClassVar[str] = "reserve"
    steps: ClassVar[tuple[str, ...]] = ("place", "place-leftovers")

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def perform(self, game: "PalaceGame") -> None:
        side = game.asked()
        seat = game.seats[side]
        lies = self.tile if self.tile in seat.beside else game.pieces.other_face[self.tile]  # G6
        seat.beside.remove(lies)
        seat.reserve.append(self.tile)
        game.events.append(TileReserved(side, self.tile))

    def refusal(self, game: "PalaceGame") -> Refusal | None:
        beside = game.seats[game.asked()].beside
        if self.tile not in beside:
            if game.pieces.other_face[self.tile] in beside:
                return None if game.step == "place" else Refusal("G13", "other-face-up")
            return Refusal("A17", "not-beside", (("tile", game.pieces.name(self.tile)),))
        return Refusal("P9", "never-reserved") if game.pieces.half[self.tile] else None

    def words(self, pieces: Pieces) -> str:
        return pieces.name(self.tile)

    def __reduce__(self) -> tuple[object, ...]:
        return reserve, (self.tile,)


@cache
def reserve(tile: int) -> Reserve:
    """The action of putting a tile into the reserve."""
    return Reserve(tile)


def read_reserve(words: list[str], pieces: Pieces) -> Action:
    expect(words, 1, "reserve tower-9-ES")
    return reserve(read_tile(words[0], pieces))


def offer_places(game: "PalaceGame", tile: int, options: list[Action]) -> None:
    """Build it or reserve it. Half pieces are never reserved (P9), and their module says how they are turned."""
    if game.pieces.half[tile]:
        return
    options += ways_to_build(game.seats[game.asked()].palace, tile)
    options.append(reserve(tile))


def next_to_place(game: "PalaceGame", first: int) -> int:
    """The first seat from this one on that has tiles beside its palace, or -1."""
    for distance in range(len(game.seats)):
        side = (first + distance) % len(game.seats)
        if game.seats[side].beside:
            return side
    return -1


@final
class Place(Step):
    """Asks where each tile bought this turn goes, in any order (A17)."""

    __slots__ = ()

    name: ClassVar[str] = "place"

    def asks(self, game: "PalaceGame") -> bool:
        return self.seat(game) >= 0

    def seat(self, game: "PalaceGame") -> int:
        """The seat in turn, or another one that has got a tile out of turn."""
        return next_to_place(game, game.active)

    def options(self, game: "PalaceGame") -> list[Action]:
        options: list[Action] = []
        for tile in game.seats[self.seat(game)].beside:
            for offer in game.hooks.placings:
                offer(game, tile, options)
        return options
