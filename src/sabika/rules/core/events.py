"""What happened, as anyone at the table sees it. Applying an action gives the events it caused.

`seat` is who did it or whom it concerns.
"""

from typing import TYPE_CHECKING, ClassVar, Final, final

if TYPE_CHECKING:
    from sabika.rules.core.scoring import Term


class Event:
    """Something that happened. Events of one class with the same facts are equal."""

    __match_args__: ClassVar[tuple[str, ...]] = ()
    __slots__ = __match_args__
    """The names of its facts, which are its slots too. They stand in `__init__` once more, typed, for mypyc."""
    reveals: ClassVar[bool] = False
    """Whether somebody knows more afterwards, so that no decision before it can be taken back."""

    def facts(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in self.__match_args__])

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Event) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.facts()))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.facts()

    def __repr__(self) -> str:
        facts = ", ".join([f"{name}={getattr(self, name)!r}" for name in self.__match_args__])
        return f"{type(self).__name__}({facts})"


@final
class StartsFirst(Event):
    """Who was chosen to begin (A8, R2)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = __match_args__

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


@final
class TurnBegan(Event):
    """It is this seat's turn (A11, R4)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "turn")
    __slots__ = __match_args__

    def __init__(self, seat: int, turn: int) -> None:
        self.seat: Final = seat
        self.turn: Final = turn


@final
class Scored(Event):
    """A scoring, term by term (A30, R10, R11)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("scoring", "terms")
    __slots__ = __match_args__

    def __init__(self, scoring: int, terms: "tuple[Term, ...]") -> None:
        self.scoring: Final = scoring
        self.terms: Final = terms


@final
class GameEnded(Event):
    """The game is over (A38, R14). Winners are sides: seats, and whoever else can win."""

    __match_args__: ClassVar[tuple[str, ...]] = ("winners",)
    __slots__ = __match_args__

    def __init__(self, winners: tuple[int, ...]) -> None:
        self.winners: Final = winners
