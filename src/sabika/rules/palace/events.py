"""What happens in palace games. Cards, tiles and cells are numbers, as in the rules."""

from typing import ClassVar, Final, final

from sabika.rules.core.events import Event, GameEnded, Scored, StartsFirst, TurnBegan

# With those of every game, all that can happen in a palace game without modules.
__all__ = [
    "Dealt",
    "DisplayFilled",
    "Event",
    "GameEnded",
    "MarkerMoved",
    "MoneyTaken",
    "Passed",
    "PileReshuffled",
    "Scored",
    "ScoringTurned",
    "StartsFirst",
    "Stopped",
    "TileAwarded",
    "TileBought",
    "TileBuilt",
    "TileRemoved",
    "TileReserved",
    "TileTurned",
    "TilesSwapped",
    "TurnBegan",
    "YardFilled",
]


@final
class Dealt(Event):
    """A seat's first hand, seen by all (A7)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "cards")
    __slots__ = __match_args__

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards


@final
class MoneyTaken(Event):
    """Cards went from the display into a hand (A12)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "cards")
    __slots__ = __match_args__

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards


@final
class TileBought(Event):
    """A tile was paid for and lies beside the palace (A13-A15)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "space", "tile", "cards", "price", "paid")
    __slots__ = __match_args__

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

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "tile", "cell")
    __slots__ = __match_args__

    def __init__(self, seat: int, tile: int, cell: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.cell: Final = cell


@final
class TileReserved(Event):
    """A new tile was put into the reserve (A17)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "tile")
    __slots__ = __match_args__

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile


@final
class TileRemoved(Event):
    """A tile went from the palace into the reserve (A16)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "tile", "cell")
    __slots__ = __match_args__

    def __init__(self, seat: int, tile: int, cell: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.cell: Final = cell


@final
class TilesSwapped(Event):
    """A reserve tile took the place of a palace tile (A16)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "tile", "cell", "old")
    __slots__ = __match_args__

    def __init__(self, seat: int, tile: int, cell: int, old: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.cell: Final = cell
        self.old: Final = old


@final
class Passed(Event):
    """Nothing was possible (A19)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = __match_args__

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


@final
class Stopped(Event):
    """A seat gave up its right to another action (A14)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = __match_args__

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


@final
class PileReshuffled(Event):
    """The discard became the new pile (A18)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("cards",)
    __slots__ = __match_args__

    def __init__(self, cards: int) -> None:
        self.cards: Final = cards


@final
class DisplayFilled(Event):
    """Cards were turned up into the display (A9, A18)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("cards",)
    __slots__ = __match_args__
    reveals: ClassVar[bool] = True

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: Final = cards


@final
class YardFilled(Event):
    """A tile was drawn onto a yard space (A6, A18)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("space", "tile")
    __slots__ = __match_args__
    reveals: ClassVar[bool] = True

    def __init__(self, space: int, tile: int) -> None:
        self.space: Final = space
        self.tile: Final = tile


@final
class MarkerMoved(Event):
    """From now on new tiles show this face: 0 even, 1 odd (G2, G3)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("face",)
    __slots__ = __match_args__

    def __init__(self, face: int) -> None:
        self.face: Final = face


@final
class TileTurned(Event):
    """A tile just bought was turned for money (G5). `old` is the face it was bought with."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "old", "tile", "cards", "paid")
    __slots__ = __match_args__

    def __init__(self, seat: int, old: int, tile: int, cards: tuple[int, ...], paid: int) -> None:
        self.seat: Final = seat
        self.old: Final = old
        self.tile: Final = tile
        self.cards: Final = cards
        self.paid: Final = paid


@final
class ScoringTurned(Event):
    """A scoring card turned up (A18)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("scoring",)
    __slots__ = __match_args__

    def __init__(self, scoring: int) -> None:
        self.scoring: Final = scoring


@final
class TileAwarded(Event):
    """A tile left in the yard went to the seat with most money of its currency (A36)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "space", "tile")
    __slots__ = __match_args__

    def __init__(self, seat: int, space: int, tile: int) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.tile: Final = tile
