"""What happened, as anyone at the table sees it. Applying an action gives the events it caused.

Cards, tiles and cells are numbers, as in the rules; `seat` is who did it or whom it concerns.
"""

from typing import TYPE_CHECKING, ClassVar, Final, final

if TYPE_CHECKING:
    from sabika.rules.core.scoring import Term


class Event:
    """Something that happened. Events of one class with the same facts are equal."""

    __slots__ = ()

    __match_args__: ClassVar[tuple[str, ...]] = ()
    """The names of its facts."""

    def facts(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in self.__match_args__])

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Event) and self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.facts()))

    def __repr__(self) -> str:
        facts = ", ".join([f"{name}={getattr(self, name)!r}" for name in self.__match_args__])
        return f"{type(self).__name__}({facts})"


@final
class Dealt(Event):
    """A seat's first hand, seen by all (A7)."""

    __slots__ = ("cards", "seat")
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "cards")

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards


@final
class StartsFirst(Event):
    """Who was chosen to begin (A8)."""

    __slots__ = ("seat",)
    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


@final
class TurnBegan(Event):
    """It is this seat's turn (A11)."""

    __slots__ = ("seat", "turn")
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "turn")

    def __init__(self, seat: int, turn: int) -> None:
        self.seat: Final = seat
        self.turn: Final = turn


@final
class MoneyTaken(Event):
    """Cards went from the display into a hand (A12)."""

    __slots__ = ("cards", "seat")
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "cards")

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards


@final
class TileBought(Event):
    """A tile was paid for and lies beside the palace (A13-A15)."""

    __slots__ = ("cards", "paid", "price", "seat", "space", "tile")
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "space", "tile", "cards", "price", "paid")

    def __init__(self, seat: int, space: int, tile: int, cards: tuple[int, ...], price: int, paid: int) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.tile: Final = tile
        self.cards: Final = cards
        self.price: Final = price
        self.paid: Final = paid

    @property
    def exact(self) -> bool:
        return self.paid == self.price


@final
class TileBuilt(Event):
    """A tile was built into the palace (A16, A17)."""

    __slots__ = ("cell", "seat", "tile")
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "tile", "cell")

    def __init__(self, seat: int, tile: int, cell: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.cell: Final = cell


@final
class TileReserved(Event):
    """A new tile was put into the reserve (A17)."""

    __slots__ = ("seat", "tile")
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "tile")

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile


@final
class TileRemoved(Event):
    """A tile went from the palace into the reserve (A16)."""

    __slots__ = ("cell", "seat", "tile")
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "tile", "cell")

    def __init__(self, seat: int, tile: int, cell: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.cell: Final = cell


@final
class TilesSwapped(Event):
    """A reserve tile took the place of a palace tile (A16)."""

    __slots__ = ("cell", "old", "seat", "tile")
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "tile", "cell", "old")

    def __init__(self, seat: int, tile: int, cell: int, old: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.cell: Final = cell
        self.old: Final = old


@final
class Passed(Event):
    """Nothing was possible (A19)."""

    __slots__ = ("seat",)
    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


@final
class PileReshuffled(Event):
    """The discard became the new pile (A18)."""

    __slots__ = ("cards",)
    __match_args__: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards


@final
class DisplayFilled(Event):
    """Cards were turned up into the display (A9, A18)."""

    __slots__ = ("cards",)
    __match_args__: ClassVar[tuple[str, ...]] = ("cards",)

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: Final = cards


@final
class YardFilled(Event):
    """A tile was drawn onto a yard space (A6, A18)."""

    __slots__ = ("space", "tile")
    __match_args__: ClassVar[tuple[str, ...]] = ("space", "tile")

    def __init__(self, space: int, tile: int) -> None:
        self.space: Final = space
        self.tile: Final = tile


@final
class ScoringTurned(Event):
    """A scoring card turned up (A18)."""

    __slots__ = ("scoring",)
    __match_args__: ClassVar[tuple[str, ...]] = ("scoring",)

    def __init__(self, scoring: int) -> None:
        self.scoring: Final = scoring


@final
class Scored(Event):
    """A scoring, term by term (A30)."""

    __slots__ = ("scoring", "terms")
    __match_args__: ClassVar[tuple[str, ...]] = ("scoring", "terms")

    def __init__(self, scoring: int, terms: "tuple[Term, ...]") -> None:
        self.scoring: Final = scoring
        self.terms: Final = terms


@final
class TileAwarded(Event):
    """A tile left in the yard went to the seat with most money of its currency (A36)."""

    __slots__ = ("seat", "space", "tile")
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "space", "tile")

    def __init__(self, seat: int, space: int, tile: int) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.tile: Final = tile


@final
class GameEnded(Event):
    """The game is over (A38)."""

    __slots__ = ("winners",)
    __match_args__: ClassVar[tuple[str, ...]] = ("winners",)

    def __init__(self, winners: tuple[int, ...]) -> None:
        self.winners: Final = winners
