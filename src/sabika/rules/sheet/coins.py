"""Coins: spent to turn dice, earned with cells already built (R5, R9)."""

from typing import TYPE_CHECKING, ClassVar, Final, final

from sabika.rules.core.action import Action, expect
from sabika.rules.core.errors import BadInput, Refusal
from sabika.rules.sheet.dice import (
    BLUE,
    COLOURS,
    HIGHEST,
    LOWEST,
    YELLOW,
    Dice,
    Die,
    read_die,
    together,
    without,
    write_die,
)
from sabika.rules.sheet.events import CoinsEarned, DieTurned
from sabika.rules.sheet.sheet import Sheet

if TYPE_CHECKING:
    from sabika.rules.sheet.game import SheetGame

DIRECTIONS: Final = {"up": 1, "down": -1}
MOST_TURNED: Final = 2
"""So many different dice may be turned in a turn, of whatever colour (R5)."""
ALL_DICE: Final = 4
"""So many could be turned in version 1 of the rules: every die of the turn (R4)."""


@final
class Turn(Action):
    """Spend a coin to turn a die up or down by one (R5).

    Of equal dice the one already turned in this turn is meant, if there is one: the dice show the same afterwards, and
    whatever can follow upon turning the other can follow upon this as well, with one more die left to be turned.
    """

    __match_args__: ClassVar[tuple[str, ...]] = ("colour", "value", "direction")
    __slots__ = __match_args__
    verb: ClassVar[str] = "turn"
    steps: ClassVar[tuple[str, ...]] = ("act",)

    def __init__(self, colour: str, value: int, direction: str) -> None:
        self.colour: Final = colour
        self.value: Final = value
        self.direction: Final = direction

    @property
    def turned(self) -> int:
        """The value after the turn."""
        return self.value + DIRECTIONS[self.direction]

    def perform(self, game: "SheetGame") -> None:
        player = game.players[game.active]
        player.coins -= 1
        if self.colour == BLUE:
            player.blue = together(without(player.blue, self.value), (self.turned,))
        else:
            player.yellow = together(without(player.yellow, self.value), (self.turned,))
        turned = list(game.turned)
        if (self.colour, self.value) in turned:
            turned.remove((self.colour, self.value))
        turned.append((self.colour, self.turned))
        game.turned = tuple(sorted(turned))
        game.events.append(DieTurned(game.active, self.colour, self.value, self.turned))

    def refusal(self, game: "SheetGame") -> Refusal | None:
        player = game.players[game.active]
        details = (("die", write_die(self.colour, self.value)),)
        if self.value not in (player.blue if self.colour == BLUE else player.yellow):
            return Refusal("R5", "no-such-die", details)
        if not LOWEST <= self.turned <= HIGHEST:
            return Refusal("R5", "cannot-turn-over", details)
        if not player.coins:
            return Refusal("R5", "no-coins")
        return None if may_turn(game, (self.colour, self.value)) else Refusal("R5", "two-dice-turned", details)

    def words(self, pieces: Sheet) -> str:
        return f"{write_die(self.colour, self.value)} {self.direction}"

    def __reduce__(self) -> tuple[object, ...]:
        return turn, (self.colour, self.value, self.direction)


_turns: Final = {
    (colour, value, direction): Turn(colour, value, direction)
    for colour in COLOURS
    for value in range(LOWEST, HIGHEST + 1)
    for direction in DIRECTIONS
}


def turn(colour: str, value: int, direction: str) -> Turn:
    """The action of turning a die with this value: `turn("blue", 3, "up")`."""
    return _turns[colour, value, direction]


def read_turn(words: list[str], pieces: Sheet) -> Action:
    expect(words, 2, "turn blue-3 up")
    colour, value = read_die(words[0])
    if words[1] not in DIRECTIONS:
        raise BadInput(f"A die is turned up or down, not {words[1][:40]!r}. Write for example: turn blue-3 up.")
    return turn(colour, value, words[1])


def offer_turns(game: "SheetGame", options: list[Action]) -> None:
    """As long as there are coins, dice up or down, never from 1 to 6 or back, and no third one (R5)."""
    player = game.players[game.active]
    if player.coins:
        _offer_dice(game, BLUE, player.blue, options)
        _offer_dice(game, YELLOW, player.yellow, options)


def _offer_dice(game: "SheetGame", colour: str, dice: Dice, options: list[Action]) -> None:
    for value in sorted(set(dice)):
        if not may_turn(game, (colour, value)):
            continue
        if value < HIGHEST:
            options.append(turn(colour, value, "up"))
        if value > LOWEST:
            options.append(turn(colour, value, "down"))


def may_turn(game: "SheetGame", die: Die) -> bool:
    """Whether the die is one of those already turned, or another one may be turned yet (R5)."""
    return left_to_turn(game) > 0 or die in game.turned


def left_to_turn(game: "SheetGame") -> int:
    """How many dice may be turned in this turn besides those that were (R5)."""
    return (MOST_TURNED if game.setup.rules > 1 else ALL_DICE) - len(game.turned)


@final
class Earn(Action):
    """Earn a coin for each pairing of dice that names a built cell, as long as coins are left on the sheet (R9, R3)."""

    __slots__ = ()

    verb: ClassVar[str] = "earn"
    steps: ClassVar[tuple[str, ...]] = ("act",)

    def perform(self, game: "SheetGame") -> None:
        player = game.players[game.active]
        pairings, coins = to_earn(game)
        player.coins += coins
        player.coins_had += coins
        game.acted = True
        game.events.append(CoinsEarned(game.active, pairings, coins))

    def refusal(self, game: "SheetGame") -> Refusal | None:
        return None

    def words(self, pieces: Sheet) -> str:
        return ""

    def __reduce__(self) -> str:
        return "EARN"


EARN: Final = Earn()


def to_earn(game: "SheetGame") -> tuple[int, int]:
    """How many pairings name a built cell, and how many coins they bring the seat in turn (R9)."""
    player = game.players[game.active]
    pairings = sum([player.has_built(cell) for cell in player.named()])
    return pairings, min(pairings, game.sheet.printed_coins - player.coins_had)  # R3


def read_earn(words: list[str], pieces: Sheet) -> Action:
    expect(words, 0, "earn")
    return EARN
