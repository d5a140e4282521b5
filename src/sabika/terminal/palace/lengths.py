"""The lengths that give points along the edges of a palace: wall, moat and border."""

from sabika.rules.palace.palace import Palace
from sabika.rules.palace.pieces import START, Pieces
from sabika.rules.palace.scoring import BORDER, MOAT, WALL

LENGTHS = {WALL: Palace.longest_wall, MOAT: Palace.longest_moat, BORDER: Palace.longest_border}
POINTS = {WALL: 1, MOAT: 1, BORDER: 2}
"""For each edge (A31, G9, C10)."""


def measured(pieces: Pieces) -> tuple[str, ...]:
    """What is measured in a game with these pieces."""
    if pieces.two_parts:
        return WALL, MOAT, BORDER
    return (MOAT,) if pieces.moated[START] else (WALL,)


def length(palace: Palace, what: str) -> int:
    return LENGTHS[what](palace)


def edge_points(palace: Palace) -> int:
    """What a scoring would give for all lengths."""
    return sum(POINTS[what] * length(palace, what) for what in measured(palace.pieces))
