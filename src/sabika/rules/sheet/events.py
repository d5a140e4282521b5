"""What happens in Roll & Write, besides what happens in every game. Cells and kinds are numbers, as on the sheet.

A side is a seat or, after the seats, a dummy.
"""

from typing import ClassVar, Final, final

from sabika.rules.core.events import Event, GameEnded, Scored, StartsFirst, TurnBegan

__all__ = [
    "CellBuilt",
    "CoinsEarned",
    "DiceKept",
    "DicePassed",
    "DiceRolled",
    "DieTurned",
    "DummyBuilt",
    "Event",
    "GameEnded",
    "KindCompleted",
    "RoundBegan",
    "Scored",
    "StartsFirst",
    "TurnBegan",
]


@final
class DiceRolled(Event):
    """A side rolled dice, or they were rolled for it (R2, R7, R8, R9, R15)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("side", "blue", "yellow")
    __slots__ = __match_args__
    reveals: ClassVar[bool] = True

    def __init__(self, side: int, blue: tuple[int, ...], yellow: tuple[int, ...]) -> None:
        self.side: Final = side
        self.blue: Final = blue
        self.yellow: Final = yellow


@final
class RoundBegan(Event):
    """A round began, the first one is 1 (R4)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("number",)
    __slots__ = __match_args__

    def __init__(self, number: int) -> None:
        self.number: Final = number


@final
class DieTurned(Event):
    """A coin turned a die up or down by one (R5)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "colour", "before", "after")
    __slots__ = __match_args__

    def __init__(self, seat: int, colour: str, before: int, after: int) -> None:
        self.seat: Final = seat
        self.colour: Final = colour
        self.before: Final = before
        self.after: Final = after


@final
class CellBuilt(Event):
    """A cell of the own sheet was built, for coins if it was the second building of a turn (R2, R6, R8)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "cell", "kind", "coins")
    __slots__ = __match_args__

    def __init__(self, seat: int, cell: int, kind: int, coins: int) -> None:
        self.seat: Final = seat
        self.cell: Final = cell
        self.kind: Final = kind
        self.coins: Final = coins


@final
class DummyBuilt(Event):
    """A kind was ticked for a dummy (R15)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("side", "kind")
    __slots__ = __match_args__
    reveals: ClassVar[bool] = True

    def __init__(self, side: int, kind: int) -> None:
        self.side: Final = side
        self.kind: Final = kind


@final
class KindCompleted(Event):
    """A side has all buildings of a kind; it is paid at the end of the round (R10)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("side", "kind")
    __slots__ = __match_args__

    def __init__(self, side: int, kind: int) -> None:
        self.side: Final = side
        self.kind: Final = kind


@final
class CoinsEarned(Event):
    """A seat earned coins: so many pairings named a built cell, so many coins were left to earn (R9, R3)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "pairings", "coins")
    __slots__ = __match_args__

    def __init__(self, seat: int, pairings: int, coins: int) -> None:
        self.seat: Final = seat
        self.pairings: Final = pairings
        self.coins: Final = coins


@final
class DiceKept(Event):
    """Of four dice rolled a seat chose a pair to keep (R8, R9)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "blue", "yellow")
    __slots__ = __match_args__

    def __init__(self, seat: int, blue: int, yellow: int) -> None:
        self.seat: Final = seat
        self.blue: Final = blue
        self.yellow: Final = yellow


@final
class DicePassed(Event):
    """A pair of dice went to the next seat (R7, R8, R9)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "receiver", "blue", "yellow")
    __slots__ = __match_args__

    def __init__(self, seat: int, receiver: int, blue: int, yellow: int) -> None:
        self.seat: Final = seat
        self.receiver: Final = receiver
        self.blue: Final = blue
        self.yellow: Final = yellow
