"""What a seat may know. A view is built from that and nothing else, so nothing hidden can leak through it."""

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any, Self

from sabika.rules.core.events import Scored

if TYPE_CHECKING:
    from sabika.rules.core.game import Game

SPECTATOR = -1
"""Stands for a seat where somebody looks on without one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A game as one seat sees it, or a spectator."""

    game: str
    edition: str
    modules: tuple[str, ...]
    options: Mapping[str, str]
    """Choices of the table that only some games have."""
    seed_hash: str
    seat: int
    """Whose view this is, -1 for a spectator."""
    points: tuple[int, ...]
    """By side: the seats, then whoever else is ranked."""
    next_scoring: int
    """The number of the scoring that comes next."""
    scorings: tuple[Scored, ...]
    turn: int
    active: int
    """The seat in turn."""
    asked: int
    """The seat that has to decide, -1 when the game is over."""
    step: str
    """What is to be decided."""
    winners: tuple[int, ...]
    """Empty until the game is over."""
    extras: Mapping[str, object] = field(default_factory=dict)
    """What modules add, by name."""
    imagined: "Game | None" = field(default=None, compare=False, repr=False)
    """For whoever asks for it: a game that looks the same from this seat, to try things out in. Never the true one
    (`Game.imagined`)."""

    @property
    def over(self) -> bool:
        return self.asked == -1

    def __copy__(self) -> Self:
        return replace(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return type(self)(**{fact.name: deepcopy(getattr(self, fact.name), memo) for fact in fields(self)})

    def __reduce__(self) -> tuple[object, ...]:
        """What is imagined stays behind: it has no beginning to be pickled as."""
        names = [fact.name for fact in fields(self) if fact.name != "imagined"]
        return _view_again, (type(self), {name: getattr(self, name) for name in names})


def _view_again(kind: type[View], facts: dict[str, Any]) -> View:
    return kind(**facts)
