"""What the planner has to know about a game: how players go on, what deserves a thought, what a position is worth."""

from collections.abc import Sequence
from typing import Any, Protocol

from sabika.rules.core.action import Action


class Judgement(Protocol):
    """Of one game or family of games."""

    def ranked(self, game: Any, options: Sequence[Action]) -> list[Action]:
        """The options of the seat that is asked, the most promising first."""
        ...

    def usual(self, game: Any) -> Action:
        """What a sensible player would do, found quickly."""
        ...

    def expected(self, game: Any) -> list[float]:
        """The points that each side can expect at the end, in a game that has just come to another turn."""
        ...

    def turns_ahead(self, game: Any) -> tuple[int, ...]:
        """After how many turns, the one that is on included, the position is judged; more than once if it pays."""
        ...
