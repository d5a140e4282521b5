"""What happened, as anyone at the table sees it. Applying an action gives the events it caused.

Cards, tiles and cells are numbers, as in the rules; `seat` is who did it or whom it concerns.
"""

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from sabika.rules.core.scoring import Term


class Dealt(NamedTuple):
    """A seat's first hand, seen by all (A7)."""

    seat: int
    cards: tuple[int, ...]


class StartsFirst(NamedTuple):
    """Who was chosen to begin (A8)."""

    seat: int


class TurnBegan(NamedTuple):
    """It is this seat's turn (A11)."""

    seat: int
    turn: int


class MoneyTaken(NamedTuple):
    """Cards went from the display into a hand (A12)."""

    seat: int
    cards: tuple[int, ...]


class TileBought(NamedTuple):
    """A tile was paid for and lies beside the palace (A13-A15)."""

    seat: int
    space: int
    tile: int
    cards: tuple[int, ...]
    price: int
    paid: int

    @property
    def exact(self) -> bool:
        return self.paid == self.price


class TileBuilt(NamedTuple):
    """A tile was built into the palace (A16, A17)."""

    seat: int
    tile: int
    cell: int


class TileReserved(NamedTuple):
    """A new tile was put into the reserve (A17)."""

    seat: int
    tile: int


class TileRemoved(NamedTuple):
    """A tile went from the palace into the reserve (A16)."""

    seat: int
    tile: int
    cell: int


class TilesSwapped(NamedTuple):
    """A reserve tile took the place of a palace tile (A16)."""

    seat: int
    tile: int
    cell: int
    old: int


class Passed(NamedTuple):
    """Nothing was possible (A19)."""

    seat: int


class PileReshuffled(NamedTuple):
    """The discard became the new pile (A18)."""

    cards: int


class DisplayFilled(NamedTuple):
    """Cards were turned up into the display (A9, A18)."""

    cards: tuple[int, ...]


class YardFilled(NamedTuple):
    """A tile was drawn onto a yard space (A6, A18)."""

    space: int
    tile: int


class ScoringTurned(NamedTuple):
    """A scoring card turned up (A18)."""

    scoring: int


class Scored(NamedTuple):
    """A scoring, term by term (A30)."""

    scoring: int
    terms: "tuple[Term, ...]"


class TileAwarded(NamedTuple):
    """A tile left in the yard went to the seat with most money of its currency (A36)."""

    seat: int
    space: int
    tile: int


class GameEnded(NamedTuple):
    """The game is over (A38)."""

    winners: tuple[int, ...]


Event = tuple[object, ...]
"""Any of the above, or one that a module adds: a named tuple."""
