"""The end of the game: leftover tiles, the last scoring, the winners (A35-A38)."""

from typing import TYPE_CHECKING, ClassVar, Final, final

from sabika.rules.core.action import Action
from sabika.rules.core.events import GameEnded
from sabika.rules.core.step import Step
from sabika.rules.palace.building import next_to_place, offer_places
from sabika.rules.palace.events import TileAwarded
from sabika.rules.palace.pieces import NOTHING
from sabika.rules.palace.yard import SPACES

if TYPE_CHECKING:
    from sabika.rules.palace.game import PalaceGame

LAST_SCORING: Final = 3


@final
class HandOut(Step):
    """Gives each tile left in the yard to the seat with most money of its space's currency (A36)."""

    __slots__ = ()

    name: ClassVar[str] = "hand-out"

    def finish(self, game: "PalaceGame") -> None:
        for space in range(len(game.yard)):
            award(game, space)


@final
class HandOutOne(Step):
    """Gives one tile left in the yard away; the next one follows when it is dealt with (G13, C13)."""

    __slots__ = ("space",)

    name: ClassVar[str] = "hand-out"

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def finish(self, game: "PalaceGame") -> None:
        award(game, self.space)


def award(game: "PalaceGame", space: int) -> None:
    """Give a tile of the yard to the seat with most money of its space's currency, if there is one (A36)."""
    tile = game.yard[space]
    side = richest(game, space % SPACES)
    if tile and side >= 0:
        game.yard[space] = NOTHING
        game.seats[side].beside.append(tile)
        game.events.append(TileAwarded(side, space, tile))


def richest(game: "PalaceGame", currency: int) -> int:
    """The only seat with most money of a currency, or -1."""
    totals = [seat.hand.totals[currency] for seat in game.seats]
    most = max(totals)
    return totals.index(most) if most and totals.count(most) == 1 else -1


@final
class PlaceLeftovers(Step):
    """Asks each receiver, in seat order, to build or reserve the tiles received, in any order (A37)."""

    __slots__ = ()

    name: ClassVar[str] = "place-leftovers"
    ends_turn: ClassVar[bool] = True

    def asks(self, game: "PalaceGame") -> bool:
        return self.seat(game) >= 0

    def seat(self, game: "PalaceGame") -> int:
        return next_to_place(game, 0)

    def options(self, game: "PalaceGame") -> list[Action]:
        options: list[Action] = []
        for tile in game.seats[self.seat(game)].beside:
            offer_places(game, tile, options)
        return options


@final
class FinalScore(Step):
    """The third scoring; most points win (A38)."""

    __slots__ = ()

    name: ClassVar[str] = "final-score"

    def finish(self, game: "PalaceGame") -> None:
        game.score(LAST_SCORING)
        game.events.append(GameEnded(tuple(game.winners())))
