"""Money cards, purses and hands (A2), and which payments cover a price (A13).

A card is a number: currency * 9 + value - 1. Cards of equal currency and value are the same card. A purse, all cards of
one currency, is packed into one number with two bits for each value, since there are three of each card.
"""

from typing import Final

from sabika.rules.core.errors import BadInput
from sabika.rules.palace.pieces import CURRENCIES

VALUES: Final = 9
CARDS: Final = 36
COPIES: Final = 3
# What lies in the pile besides money is numbered from here on.
SCORING_1: Final = CARDS
SCORING_2: Final = CARDS + 1
OTHER_CARDS: Final[dict[int, str]] = {}
"""The names of cards that are neither money nor scoring cards, by number. Modules add theirs."""
MIXING: Final[dict[int, tuple[int, int]]] = {}
"""Cards that let a payment mix two currencies, by number (X4). Modules add theirs."""
STORED: Final = 8 * VALUES
"""Money that is no card is numbered from here on, like the card of the same currency and value (E3)."""
_STORED_NAME: Final = "stored-"
NOTHING_STORED: Final = -1


def card(currency: int, value: int) -> int:
    return currency * VALUES + value - 1


def currency_of(money: int) -> int:
    return money // VALUES & 3


def value_of(money: int) -> int:
    return money % VALUES + 1


def card_name(money: int) -> str:
    """`denar-7`; stored money is `stored-denar-5`."""
    if money >= STORED:
        return _STORED_NAME + card_name(money - STORED)
    if money >= CARDS:
        return OTHER_CARDS[money]
    return f"{CURRENCIES[currency_of(money)]}-{value_of(money)}"


def card_named(name: str) -> int:
    """The card with this name."""
    for other, known in OTHER_CARDS.items():
        if name == known:
            return other
    currency, _, value = name.removeprefix(_STORED_NAME).partition("-")
    if currency not in CURRENCIES or value not in "123456789" or len(value) != 1:
        raise BadInput(f"There is no money card {name!r}. Write a currency and a value from 1 to 9, such as denar-7.")
    return card(CURRENCIES.index(currency), int(value)) + (STORED if name.startswith(_STORED_NAME) else 0)


def purse_cards(currency: int, purse: int) -> tuple[int, ...]:
    """The cards packed into a purse, lowest first."""
    cards: list[int] = []
    next_card = currency * VALUES
    while purse:
        for _ in range(purse & 3):
            cards.append(next_card)
        purse >>= 2
        next_card += 1
    return tuple(cards)


def purse_total(purse: int) -> int:
    """What a purse is worth."""
    total = 0
    value = 1
    while purse:
        total += value * (purse & 3)
        purse >>= 2
        value += 1
    return total


def holds(purse: int, part: int) -> bool:
    """Whether all cards of `part` are in the purse."""
    while part:
        if part & 3 > purse & 3:
            return False
        part >>= 2
        purse >>= 2
    return True


def pays_exactly(purse: int, price: int) -> bool:
    """Whether some cards of the purse are worth the price to the coin."""
    sums = 1
    value = 1
    while purse:
        for _ in range(purse & 3):
            sums |= sums << value & (2 << price) - 1
        purse >>= 2
        value += 1
    return sums >> price & 1 == 1


def payments(purse: int, price: int) -> list[int]:
    """Every part of the purse that covers the price without a superfluous card (A13)."""
    found: list[int] = []
    _pay(purse, purse_total(purse), price, VALUES, 0, found)
    return found


def single_cards(purse: int, price: int) -> list[int]:
    """Every card of the purse that covers the price by itself."""
    found: list[int] = []
    for value in range(VALUES, price - 1, -1):
        shift = 2 * (value - 1)
        if purse >> shift & 3:
            found.append(1 << shift)
    return found


def _pay(purse: int, worth: int, due: int, highest: int, paid: int, found: list[int]) -> None:
    """Lay down cards from the highest value to the lowest. The card that reaches the price is then the smallest laid
    down, and leaving it out would miss the price, so nothing superfluous is ever found. `purse` holds what may still
    be laid down: no value above `highest`."""
    value = highest
    while worth >= due:
        shift = 2 * (value - 1)
        copies = purse >> shift & 3
        if copies:
            if value >= due:
                found.append(paid + (1 << shift))
            else:
                _pay(purse - (1 << shift), worth - value, due - value, value, paid + (1 << shift), found)
            worth -= value * copies
            purse -= copies << shift
        value -= 1
        if value == 0:
            return


class Hand:
    """The money a seat holds, by purse."""

    __slots__ = ("others", "purses", "size", "stored", "totals")

    def __init__(self) -> None:
        self.purses = [0, 0, 0, 0]
        self.totals = [0, 0, 0, 0]
        self.size = 0
        """How many money cards."""
        self.others: list[int] = []
        """Cards that are not money."""
        self.stored = NOTHING_STORED
        """Money that is no card. It is spent as a whole, like the card of this number (E3)."""

    def copy(self) -> "Hand":
        twin = Hand()
        twin.purses = self.purses[:]
        twin.totals = self.totals[:]
        twin.size = self.size
        twin.stored = self.stored
        if self.others:
            twin.others = self.others[:]
        return twin

    def add(self, money: int) -> None:
        if money >= CARDS:
            self.others.append(money)
            return
        currency = money // VALUES
        self.purses[currency] += 1 << 2 * (money % VALUES)
        self.totals[currency] += money % VALUES + 1
        self.size += 1

    def remove(self, money: int) -> None:
        """Give away a card that is in the hand."""
        if money >= CARDS:
            self.others.remove(money)
        else:
            self.spend(money // VALUES, 1 << 2 * (money % VALUES), value_of(money), 1)

    def spend(self, currency: int, part: int, total: int, count: int) -> None:
        """Give away cards of one currency that are in the hand."""
        self.purses[currency] -= part
        self.totals[currency] -= total
        self.size -= count

    def cards(self) -> tuple[int, ...]:
        """The money cards, by currency and value."""
        cards: tuple[int, ...] = ()
        for currency in range(4):
            cards += purse_cards(currency, self.purses[currency])
        return cards

    def all_cards(self) -> tuple[int, ...]:
        """The money, then all other cards."""
        return (*self.cards(), *sorted(self.others)) if self.others else self.cards()
