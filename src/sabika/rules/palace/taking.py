"""Taking money from the display (A12)."""

from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, Final, final

from sabika.rules.core.action import Action
from sabika.rules.core.errors import BadInput, Refusal
from sabika.rules.palace.events import MoneyTaken
from sabika.rules.palace.money import CARDS, card_name, card_named, value_of
from sabika.rules.palace.pieces import Pieces

if TYPE_CHECKING:
    from sabika.rules.palace.game import PalaceGame

LIMIT: Final = 5
"""Several cards may be worth this much together."""


@final
class TakeMoney(Action):
    """Take one card of any value, or several worth at most 5 together."""

    __slots__ = ("cards",)

    __match_args__: ClassVar[tuple[str, ...]] = ("cards",)
    verb: ClassVar[str] = "take"
    steps: ClassVar[tuple[str, ...]] = ("act",)
    many: ClassVar[bool] = True

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: Final = cards

    def perform(self, game: "PalaceGame") -> None:
        seat = game.seats[game.active]
        display = game.display[:]
        for money in self.cards:
            display.remove(money)
            seat.hand.add(money)
        game.display = display
        game.events.append(MoneyTaken(game.active, self.cards))

    def refusal(self, game: "PalaceGame") -> Refusal | None:
        left = game.display[:]
        for money in self.cards:
            if money not in left:
                return Refusal("A12", "not-in-display", (("card", card_name(money)),))
            left.remove(money)
        if len(self.cards) > 1 and self.cards[-1] >= CARDS:
            return Refusal("X3", "single-card", (("card", card_name(self.cards[-1])),))
        total = sum(value_of(money) for money in self.cards)
        if len(self.cards) > 1 and total > LIMIT:
            return Refusal("A12", "too-much-money", (("total", total), ("limit", LIMIT)))
        return None

    def words(self, pieces: Pieces) -> str:
        return " ".join(card_name(money) for money in self.cards)

    def __reduce__(self) -> tuple[object, ...]:
        return take_money, (self.cards,)


# Listed in every turn, and compiled a table is quicker than a cache.
_made: Final[dict[tuple[int, ...], TakeMoney]] = {}
MOST_MADE: Final = 1 << 13


def take_money(cards: tuple[int, ...]) -> TakeMoney:
    """The action of taking these cards, in any order."""
    if len(cards) > 1:
        cards = tuple(sorted(cards))
    action = _made.get(cards)
    if action is None:
        if len(_made) >= MOST_MADE:
            _made.clear()
        action = _made[cards] = TakeMoney(cards)
    return action


def read_take_money(words: list[str], pieces: Pieces) -> Action:
    if not 1 <= len(words) <= 4:
        raise BadInput("Taking money is written like this: take denar-2 florin-3.")
    cards = tuple(sorted([card_named(word) for word in words]))
    return _made.get(cards) or TakeMoney(cards)


def offer_money(game: "PalaceGame", options: list[Action]) -> None:
    """Every way to take money from the display as it lies."""
    known = game.takes
    if known is None or known[0] is not game.display:
        known = game.takes = (game.display, ways_to_take(game.display))
    options += known[1]


def ways_to_take(display: list[int]) -> list[Action]:
    """Single cards first, then sets."""
    ways: dict[Action, None] = {}
    small: list[int] = []
    for money in display:
        ways[take_money((money,))] = None
        if money < CARDS and value_of(money) < LIMIT:
            small.append(money)
    for size in range(2, len(small) + 1):
        for cards in combinations(small, size):
            if sum([value_of(money) for money in cards]) <= LIMIT:
                ways[take_money(cards)] = None
    return list(ways)
