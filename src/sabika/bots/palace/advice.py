"""What modules tell the greedy bot."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, final

from sabika.modules import parts
from sabika.rules.core.action import Action
from sabika.rules.palace.view import PalaceView

if TYPE_CHECKING:
    from sabika.bots.palace.greedy import Weighing

Judge = Callable[["Weighing", Action], float]
Buyer = Callable[["Weighing", int], float]
Count = Callable[[PalaceView, int, int, int, int], tuple[int, int]]


@final
class Advice:
    """What a module, or several of them, have to say: `BOT` in the file `bot.py` of a module's folder. All of it can be
    left out."""

    def __init__(
        self,
        judges: dict[type[Action], Judge] | None = None,
        ways: dict[str, Buyer] | None = None,
        promises: Iterable[Callable[["Weighing", int, int], float]] = (),
        stored: Iterable[Callable[[PalaceView], int]] = (),
        stores: Iterable[Buyer] = (),
        sides: Iterable[Callable[[PalaceView], tuple[int, ...]]] = (),
        counters: Iterable[Callable[[PalaceView, list[list[int]]], None]] = (),
        counted: Iterable[Count] = (),
        places: Iterable[Callable[["Weighing", int, int], float]] = (),
    ) -> None:
        self.judges = judges or {}
        """What its actions are worth."""
        self.ways = ways or {}
        """What it is worth to buy the tile of a yard space in another way, by way."""
        self.promises = list(promises)
        """What it adds to the worth of money: of a currency, packed into a purse."""
        self.stored = list(stored)
        """What the seat has stored."""
        self.stores = list(stores)
        """What it is worth that so much of an overpayment can be kept."""
        self.sides = list(sides)
        """The tiles of a further side that is ranked."""
        self.counters = list(counters)
        """Adds what counts like tiles, by side and kind."""
        self.counted = list(counted)
        """The kind of a piece and how many buildings it counts in a cell of the own palace (-1: no cell yet), given the
        piece, the cell, and its kind and number without the module."""
        self.places = list(places)
        """What it adds to the worth of a tile in a cell of the own palace."""

    def add(self, other: "Advice") -> None:
        """What another module has to say besides."""
        self.judges.update(other.judges)
        self.ways.update(other.ways)
        self.promises += other.promises
        self.stored += other.stored
        self.stores += other.stores
        self.sides += other.sides
        self.counters += other.counters
        self.counted += other.counted
        self.places += other.places


def advice_for(view: PalaceView) -> Advice:
    """What the modules of a game have to say. One that no table chooses is known by what it shows."""
    return advice_of(view.modules, tuple(view.extras))


@lru_cache(maxsize=1 << 10)
def advice_of(chosen: tuple[str, ...], shown: tuple[str, ...]) -> Advice:
    together = Advice()
    for name, part in parts("bot").items():
        if name in chosen or name in shown:
            together.add(part.BOT)
    return together
