"""What a seat may know of a palace game.

Cards, tiles and cells are numbers as in the rules; a palace is the rules' own, which never changes.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from sabika.rules.core.view import View
from sabika.rules.palace.palace import Palace
from sabika.rules.palace.pieces import Pieces

if TYPE_CHECKING:
    from sabika.rules.palace.game import PalaceGame


class Player(NamedTuple):
    """What everybody sees of a player."""

    palace: Palace
    reserve: tuple[int, ...]
    beside: tuple[int, ...]
    cards: int
    """How many cards are in the hand."""


class Window(NamedTuple):
    """After how many more cards the card of a scoring turns up, at the earliest and at the latest (A10)."""

    scoring: int
    soonest: int
    latest: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PalaceView(View):
    """A palace game as one seat sees it, or a spectator."""

    pieces: Pieces
    hand: tuple[int, ...]
    """The seat's own money, and its other cards."""
    players: tuple[Player, ...]
    yard: tuple[int, ...]
    """The tile on each space, 0 where there is none."""
    display: tuple[int, ...]
    pile: int
    """How many cards are in the pile."""
    discard: int
    bag: tuple[int, ...]
    """The tiles not yet drawn, in no order: all that lie nowhere else."""
    marker: int
    """The face that the next tiles with two faces show: 0 even, 1 odd."""
    windows: tuple[Window, ...]
    unfinished: frozenset[int]
    """Tiles that do not count as buildings, wherever they lie."""
    paying_for: int
    """The yard space whose tile is being paid, -1 otherwise."""
    due: int
    """The price that is to be paid, 0 if none is."""
    rewarded: bool
    """Whether paying it exactly gives another action (A14)."""
    actions_left: int


class Own(NamedTuple):
    """What one seat knows of a game that others may not. All else in its view is the same for everybody."""

    hand: tuple[int, ...]
    extras: dict[str, object]


def own_of(game: "PalaceGame", seat: int) -> Own:
    """What this seat knows; a spectator has no hand."""
    extras: dict[str, object] = {}
    for add in game.hooks.views:
        add(game, seat, extras)
    return Own(game.seats[seat].hand.all_cards() if seat >= 0 else (), extras)
