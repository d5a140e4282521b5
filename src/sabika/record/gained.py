"""What the points of a game were given for."""

from typing import Final

from sabika.rules.core.game import Game
from sabika.rules.games import alhambra, combined, granada, roll_and_write
from sabika.rules.palace.scoring import BORDER, MOAT, WALL

SOURCES: Final = {
    alhambra.NAME: (WALL, *alhambra.KINDS),
    granada.NAME: (MOAT, *granada.KINDS),
    combined.NAME: (WALL, *alhambra.KINDS, MOAT, *granada.KINDS, BORDER),
    roll_and_write.NAME: (*roll_and_write.KINDS, "rows", "columns", "coins"),
}
"""What points are given for, by game. Modules add to it, and dummies that can be beaten (R18)."""
LINES: Final = {"row": "rows", "column": "columns"}
"""Rows are a source together, and columns (R12)."""
PALACE_SCORINGS: Final = ("scoring 1", "scoring 2", "scoring 3")
SCORINGS: Final[dict[str, tuple[str, ...]]] = {
    alhambra.NAME: PALACE_SCORINGS,
    granada.NAME: PALACE_SCORINGS,
    combined.NAME: PALACE_SCORINGS,
    roll_and_write.NAME: ("rounds", "end"),
}
"""What the scorings are called, by game. In Roll & Write there may be one after every round (R10)."""


def gained_in(game: Game) -> tuple[tuple[dict[str, int], ...], ...]:
    """The points of a game by side, scoring and source; zeros for a scoring that never came (A39)."""
    sources = SOURCES[game.setup.game]
    scorings = SCORINGS[game.setup.game]
    gained = tuple(tuple(dict.fromkeys(sources, 0) for _ in scorings) for _ in game.points)
    for scored in game.scorings:
        for term in scored.terms:
            own = gained[term.side][scored.scoring - 1]
            source = LINES.get(term.what.partition("-")[0], term.what)
            own[source] = own.get(source, 0) + term.points
    return gained
