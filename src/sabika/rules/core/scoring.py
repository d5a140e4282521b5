"""What a scoring is made of: terms that say who gets how many points for what, and by which rule."""

from typing import NamedTuple


class Part(NamedTuple):
    """What counts in a term although it is no tile of the kind and no edge of the wall."""

    rule: str
    what: str
    """The name of a piece, or of another thing of a module."""
    amount: int
    """How much it adds."""


class Term(NamedTuple):
    """Points of one side for one thing. The terms of a scoring add up to the points gained."""

    side: int
    points: int
    rule: str
    what: str
    """A kind, `wall`, or another thing that the game names."""
    amount: int
    """Tiles of the kind, edges of the wall, or how many there are of what else is named, and what counts like them."""
    place: int = 0
    """Place in the ranking of the kind, from 1; the first one where several are shared."""
    sharers: int = 1
    """How many sides share the points of their places."""
    parts: tuple[Part, ...] = ()
    """What of the amount is neither tile nor edge."""
    together: int = 0
    """How many tiles of the kind all sides have, where the points depend on it (G10)."""
    best_price: int = 0
    """The highest price among the side's tiles of the kind, where it broke a tie (G11)."""
