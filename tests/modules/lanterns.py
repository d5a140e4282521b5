"""A made-up module that has rules and nothing else: lanterns, which are lit, and dimmed or not, in many ways.

As an action of a turn a lantern is lit. A tile can be bought for half its price by lantern light. At the end of every
turn the seat may light more lanterns, and in every second turn it has to choose how to trim them."""

from functools import cache
from typing import ClassVar, Final

from sabika.components import alhambra_pieces, with_modules
from sabika.modules import MODULES
from sabika.rules.core.action import Action
from sabika.rules.core.declining import DECLINE, read_decline
from sabika.rules.core.errors import Refusal
from sabika.rules.core.events import Event
from sabika.rules.core.game import Setup
from sabika.rules.core.step import Step
from sabika.rules.games import alhambra
from sabika.rules.palace.buying import BUY, Buy, Purchase
from sabika.rules.palace.game import PalaceGame, Slot
from sabika.rules.palace.hooks import Hooks
from sabika.rules.palace.module import Module
from sabika.rules.palace.pieces import Pieces
from sabika.rules.palace.yard import PLACES

NAME: Final = "lanterns"
WAY: Final = "by-lantern"
WICKS: Final = (3, 1, 2)
MOST: Final = 2
"""Lanterns that a seat lights at the end of a turn."""


class LanternLit(Event):
    """A seat has lit a lantern."""

    __slots__ = ("count", "seat")
    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count


class Lanterns(Slot):
    """How many lanterns each seat has lit, how many of them at the end of this turn, and in which turn it trimmed."""

    __slots__ = ("late", "lit", "trimmed")

    def __init__(self, lit: list[int], late: int = 0, trimmed: int = 0) -> None:
        self.lit = lit
        self.late = late
        self.trimmed = trimmed

    def copy(self) -> Slot:
        return Lanterns(self.lit[:], self.late, self.trimmed)


def lanterns_of(game: PalaceGame) -> Lanterns:
    slot = game.slots[NAME]
    assert isinstance(slot, Lanterns)
    return slot


class LanternModule(Module):
    """Joins where it is chosen."""

    __slots__ = ()

    name: ClassVar[str] = NAME

    def plug_in(self, hooks: Hooks) -> None:
        hooks.setup.append(hang_up)
        hooks.choices.append(offer_lantern)
        hooks.other_ways.append(WAY)
        hooks.insert_before("next-turn", MoreLanterns())
        hooks.insert_before("next-turn", Trimming())
        hooks.views.append(show)
        hooks.verbs |= {"light": lambda words, pieces: light(), "trim": lambda words, pieces: trim(int(words[0]))}
        hooks.verbs["decline"] = read_decline


def hang_up(game: PalaceGame) -> None:
    game.slots[NAME] = Lanterns([0] * len(game.seats))


def offer_lantern(game: PalaceGame, options: list[Action]) -> None:
    """The first of all options, which should tempt nobody."""
    options.insert(0, light())


def show(game: PalaceGame, seat: int, extras: dict[str, object]) -> None:
    extras[NAME] = tuple(lanterns_of(game).lit)


class Light(Action):
    """Light a lantern."""

    __slots__ = ()

    verb: ClassVar[str] = "light"
    steps: ClassVar[tuple[str, ...]] = ("act", "more-lanterns")

    def perform(self, game: PalaceGame) -> None:
        lanterns = lanterns_of(game)
        lanterns.late += game.step == "more-lanterns"
        lanterns.lit[game.active] += 1
        game.events.append(LanternLit(game.active, lanterns.lit[game.active]))

    def refusal(self, game: PalaceGame) -> Refusal | None:
        return None

    def words(self, pieces: Pieces) -> str:
        return ""

    def __reduce__(self) -> tuple[object, ...]:
        return light, ()


@cache
def light() -> Light:
    return Light()


class Trim(Action):
    """Trim all wicks to a length."""

    __slots__ = ("number",)

    __match_args__: ClassVar[tuple[str, ...]] = ("number",)
    verb: ClassVar[str] = "trim"
    steps: ClassVar[tuple[str, ...]] = ("trimming",)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def perform(self, game: PalaceGame) -> None:
        lanterns_of(game).trimmed = game.turn

    def refusal(self, game: PalaceGame) -> Refusal | None:
        return None

    def words(self, pieces: Pieces) -> str:
        return str(self.number)

    def __reduce__(self) -> tuple[object, ...]:
        return trim, (self.number,)


@cache
def trim(number: int) -> Trim:
    return Trim(number)


class MoreLanterns(Step):
    """Asks for more of them at the end of a turn; it can be declined."""

    __slots__ = ()

    name: ClassVar[str] = "more-lanterns"

    def asks(self, game: PalaceGame) -> bool:
        return lanterns_of(game).late < MOST

    def options(self, game: PalaceGame) -> list[Action]:
        return [light(), DECLINE]

    def declined(self, game: PalaceGame) -> None:
        lanterns_of(game).late = MOST

    def finish(self, game: PalaceGame) -> None:
        lanterns_of(game).late = 0


class Trimming(Step):
    """Asks for a length, which cannot be declined."""

    __slots__ = ()

    name: ClassVar[str] = "trimming"

    def asks(self, game: PalaceGame) -> bool:
        return game.turn % 2 == 0 and lanterns_of(game).trimmed != game.turn

    def options(self, game: PalaceGame) -> list[Action]:
        return [trim(length) for length in WICKS]


class ByLantern(Purchase):
    """For half the price."""

    __slots__ = ()

    way: ClassVar[str] = WAY

    def price(self, game: PalaceGame) -> int:
        return super().price(game) // 2


BUY[WAY] = [Buy(ByLantern(space)) for space in range(PLACES)]


def lantern_game(players: int, seed: str, others: tuple[str, ...] = ()) -> PalaceGame:
    """A game of Alhambra with lanterns, and with modules of ours."""
    setup = Setup(alhambra.NAME, players, seed, alhambra.DEFAULT_EDITION, (*others, NAME))
    lanterns: Module = LanternModule()
    return alhambra.new_game(setup, with_modules(alhambra_pieces(), setup.modules), {**MODULES, NAME: lanterns})
