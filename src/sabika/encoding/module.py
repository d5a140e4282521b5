"""What a module adds to observations: `ENCODING` in its file `encoding.py`. A module without one adds nothing."""

from collections.abc import Callable
from typing import NamedTuple

from sabika.encoding.table import Feature, Plane
from sabika.rules.palace.pieces import Pieces
from sabika.rules.palace.view import PalaceView


class ModulePlane(NamedTuple):
    """A plane of every palace, and the cells in which it is not 0."""

    plane: Plane
    cells: Callable[[PalaceView, int], tuple[int, ...]]
    """By view and seat."""


def no_features(pieces: Pieces, players: int) -> list[Feature]:
    return []


class ModuleEncoding(NamedTuple):
    """What there is to know of a module."""

    features: Callable[[Pieces, int], list[Feature]] = no_features
    """By the pieces of the game and the number of players."""
    steps: tuple[str, ...] = ()
    """In which it asks a seat to decide."""
    planes: tuple[ModulePlane, ...] = ()
    things: tuple[tuple[str, range], ...] = ()
    """What is taken or paid in its options besides money cards: names, and their numbers among cards."""
