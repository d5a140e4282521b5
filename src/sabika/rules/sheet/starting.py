"""Setting up: the first player, three buildings for everyone, the first dice (R2, R3, R15)."""

from typing import TYPE_CHECKING, Final

from sabika.rules.core.events import StartsFirst
from sabika.rules.sheet.building import cross
from sabika.rules.sheet.dice import roll
from sabika.rules.sheet.dummies import dummies_build
from sabika.rules.sheet.player import Player
from sabika.rules.sheet.sheet import cell_at

if TYPE_CHECKING:
    from sabika.rules.sheet.game import SheetGame

FIRST_BUILDINGS: Final = 3


def lay_out(game: "SheetGame") -> None:
    """Everything up to the first round."""
    game.players = [Player(game.sheet.first_coins) for _ in range(game.setup.players)]  # R3
    game.first = game.active = game.chance.below("first player", [len(game.players)])[0]
    game.events.append(StartsFirst(game.first))
    seats = [(game.first + distance) % len(game.players) for distance in range(len(game.players))]
    for _ in range(FIRST_BUILDINGS):
        for seat in seats:
            _build_by_dice(game, seat)
        dummies_build(game)
    for seat in seats:
        _roll_pair(game, seat)
    _roll_pair(game, game.first)


def _build_by_dice(game: "SheetGame", seat: int) -> None:
    """The cell rolled; one already built is rolled again (R2)."""
    player = game.players[seat]
    cell = _rolled_cell(game, seat)
    while player.has_built(cell):
        cell = _rolled_cell(game, seat)
    cross(game, seat, cell, 0)


def _rolled_cell(game: "SheetGame", seat: int) -> int:
    blue, yellow = roll(game, seat, 1)
    return cell_at(blue[0], yellow[0])


def _roll_pair(game: "SheetGame", seat: int) -> None:
    blue, yellow = roll(game, seat, 1)
    game.players[seat].receive(blue, yellow)
