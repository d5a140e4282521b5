"""What a seat may know of Roll & Write: everything but the dice to come.

Cells and kinds are numbers as on the sheet.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from sabika.rules.core.view import View
from sabika.rules.sheet.coins import left_to_turn
from sabika.rules.sheet.dice import Die
from sabika.rules.sheet.sheet import Sheet

if TYPE_CHECKING:
    from sabika.rules.sheet.game import SheetGame


class PlayerView(NamedTuple):
    """What everybody sees of a player."""

    built: frozenset[int]
    """The cells that are built."""
    coins: int
    coins_to_earn: int
    """How many more coins the sheet has room for (R3)."""
    blue: tuple[int, ...]
    """The blue dice on the sheet, lowest first."""
    yellow: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetView(View):
    """A game of Roll & Write as one seat sees it, or a spectator: all see the same."""

    sheet: Sheet
    players: tuple[PlayerView, ...]
    numbers: tuple[tuple[int, ...], ...]
    """How many buildings of each kind each side has: the seats, then the dummies."""
    completed: tuple[tuple[int, ...], ...]
    """For each kind the sides that completed it in earlier rounds, the first ones first; each took a place (R10)."""
    place_points: tuple[tuple[int, ...], ...]
    """For each kind the points of its places (R11)."""
    first: int
    """The seat that begins every round."""
    round: int
    rounds: int
    turned: tuple[Die, ...]
    """The dice of the active seat that were turned in this turn, as they lie now, until it builds or earns (R5)."""
    left_to_turn: int
    """How many dice may be turned besides those."""
    used: int
    """The cell just built, while a second building can still be decided on; -1 otherwise (R8)."""


def view_of(game: "SheetGame", seat: int) -> SheetView:
    """What this seat may know."""
    kinds = range(len(game.sheet.kinds))
    return SheetView(
        game=game.setup.game,
        edition=game.setup.edition,
        modules=game.setup.modules,
        options=dict(game.setup.options),
        seed_hash=game.seed_hash,
        seat=seat,
        points=tuple(game.points),
        next_scoring=game.next_scoring(),
        scorings=tuple(game.scorings),
        turn=game.turn,
        active=game.active,
        asked=game.asked(),
        step=game.step,
        winners=tuple(game.winners()) if game.over else (),
        sheet=game.sheet,
        players=tuple(
            [
                PlayerView(
                    frozenset(player.cells()),
                    player.coins,
                    game.sheet.printed_coins - player.coins_had,
                    player.blue,
                    player.yellow,
                )
                for player in game.players
            ]
        ),
        numbers=tuple([tuple([game.number(side, kind) for kind in kinds]) for side in range(game.sides)]),
        completed=tuple([tuple(sides) for sides in game.completed]),
        place_points=tuple(game.place_points),
        first=game.first,
        round=game.round,
        rounds=game.rounds,
        turned=() if game.acted else game.turned,
        left_to_turn=0 if game.acted else left_to_turn(game),
        used=game.used if game.step == "build-again" else -1,
    )
