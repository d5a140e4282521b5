"""Paying a price with money cards (A13). What is paid for is known to the step that asks."""

from typing import TYPE_CHECKING, ClassVar, Final, final

from sabika.rules.core.action import Action
from sabika.rules.core.errors import BadInput, Refusal
from sabika.rules.core.step import Step
from sabika.rules.palace.mixing import mixes_exactly, most_money, other_currency, ways_to_mix
from sabika.rules.palace.money import (
    CARDS,
    MIXING,
    NOTHING_STORED,
    STORED,
    VALUES,
    Hand,
    card_name,
    card_named,
    currency_of,
    holds,
    payments,
    pays_exactly,
    purse_cards,
    purse_total,
    single_cards,
    value_of,
)
from sabika.rules.palace.pieces import CURRENCIES, Pieces

if TYPE_CHECKING:
    from sabika.rules.palace.game import PalaceGame, Seat


class Payment(Action):
    """A way to pay what is asked for."""

    __slots__ = ("total",)

    verb: ClassVar[str] = "pay"
    steps: ClassVar[tuple[str, ...]] = ("pay",)
    many: ClassVar[bool] = True

    def __init__(self, total: int) -> None:
        self.total: Final = total
        """How much is paid."""

    def lay_down(self, game: "PalaceGame", seat: "Seat") -> tuple[int, ...]:
        """Take it from what the seat holds; returns the cards."""
        raise NotImplementedError

    def perform(self, game: "PalaceGame") -> None:
        step = game.agenda.pop()
        assert isinstance(step, Paying)
        side = step.seat(game)
        price = step.price(game)
        step.paid(game, side, self.lay_down(game, game.seats[side]), self.total)
        for tell in game.hooks.paid:
            tell(game, side, step, self.total - price)


class Paying(Step):
    """Asks a seat with which cards it pays."""

    __slots__ = ()

    name: ClassVar[str] = "pay"
    from_yard: ClassVar[bool] = False
    """Whether a tile of the yard is paid for: only there two currencies can be mixed (X4)."""
    exactly: ClassVar[bool] = False
    """Whether only exact payment is accepted."""
    rewarded: ClassVar[bool] = True
    """Whether exact payment gives another action (A14)."""
    rule: ClassVar[str] = "A13"
    """The rule by which it is paid."""

    def price(self, game: "PalaceGame") -> int:
        raise NotImplementedError

    def currency(self, game: "PalaceGame") -> int:
        raise NotImplementedError

    def by_card(self, game: "PalaceGame") -> bool:
        """Whether a single card has to cover the price (G5)."""
        return False

    def paid(self, game: "PalaceGame", side: int, cards: tuple[int, ...], total: int) -> None:
        """What the money buys."""
        raise NotImplementedError

    def overpays(self, game: "PalaceGame") -> bool:
        """Whether what is paid beyond the price is paid too much (E2)."""
        return True

    def means(self, game: "PalaceGame", side: int) -> int:
        """How much the seat could pay at most."""
        return most_money(game.seats[side].hand, self.from_yard)[self.currency(game)]

    def payable(self, game: "PalaceGame", side: int) -> bool:
        """Whether the seat could pay in any way."""
        price = self.price(game)
        if self.means(game, side) < price:
            return False
        if not self.exactly:
            return True
        hand = game.seats[side].hand
        currency = self.currency(game)
        return pays_exactly(hand.purses[currency], price) or mixes_exactly(hand, currency, price, self.from_yard)

    def asks(self, game: "PalaceGame") -> bool:
        return True

    def options(self, game: "PalaceGame") -> list[Action]:
        options: list[Action] = []
        for offer in game.hooks.payments:
            offer(game, self, options)
        return options


@final
class Pay(Payment):
    """Pay with these cards of one currency."""

    __slots__ = ("count", "currency", "part")

    __match_args__: ClassVar[tuple[str, ...]] = ("currency", "part")

    def __init__(self, currency: int, part: int) -> None:
        super().__init__(purse_total(part))
        self.currency: Final = currency
        self.part: Final = part
        self.count: Final = len(purse_cards(currency, part))

    @property
    def cards(self) -> tuple[int, ...]:
        return purse_cards(self.currency, self.part)

    def lay_down(self, game: "PalaceGame", seat: "Seat") -> tuple[int, ...]:
        cards = self.cards
        seat.hand.spend(self.currency, self.part, self.total, self.count)
        game.discard += cards
        return cards

    def refusal(self, game: "PalaceGame") -> Refusal | None:
        step = game.agenda[-1]
        assert isinstance(step, Paying)
        if self.currency != step.currency(game):
            return Refusal("A13", "wrong-currency", (("currency", CURRENCIES[step.currency(game)]),))
        if not holds(game.seats[step.seat(game)].hand.purses[self.currency], self.part):
            return Refusal("A13", "not-in-hand")
        price = step.price(game)
        if step.by_card(game) and (self.count > 1 or self.total < price):
            return Refusal(step.rule, "one-card-to-turn", (("price", price),))
        if step.exactly and self.total != price:
            return Refusal(step.rule, "not-exact", (("total", self.total), ("price", price)))
        if self.total < price:
            return Refusal("A13", "too-little-money", (("total", self.total), ("price", price)))
        least = self.cards[0]
        if self.total - value_of(least) >= price:
            return Refusal("A13", "superfluous-card", (("card", card_name(least)),))
        return None

    def words(self, pieces: Pieces) -> str:
        return " ".join(card_name(money) for money in self.cards)

    def __reduce__(self) -> tuple[object, ...]:
        return pay_part, (self.currency, self.part)


@final
class PayMixed(Payment):
    """Pay with money of two currencies by playing a card for it, or with stored money, or with both (X4, E3)."""

    __slots__ = ("money", "things")

    __match_args__: ClassVar[tuple[str, ...]] = ("things",)

    def __init__(self, things: tuple[int, ...]) -> None:
        self.things: Final = things
        """Money cards, cards that let mix currencies, and stored money, in the order of their numbers."""
        self.money: Final = tuple([thing for thing in things if thing not in MIXING])
        super().__init__(sum([value_of(money) for money in self.money]))

    @property
    def cards(self) -> tuple[int, ...]:
        return tuple([thing for thing in self.things if thing < STORED])

    def lay_down(self, game: "PalaceGame", seat: "Seat") -> tuple[int, ...]:
        cards = self.cards
        for card in cards:
            seat.hand.remove(card)
        if len(cards) < len(self.things):
            seat.hand.stored = NOTHING_STORED
        game.discard += cards
        return cards

    def refusal(self, game: "PalaceGame") -> Refusal | None:
        step = game.agenda[-1]
        assert isinstance(step, Paying)
        if not _is_held(self.things, game.seats[step.seat(game)].hand):
            return Refusal("A13", "not-in-hand")
        currency = step.currency(game)
        refusal = self._why_not_mixed(step, currency)
        if refusal:
            return refusal
        price = step.price(game)
        if step.exactly and self.total != price:
            return Refusal(step.rule, "not-exact", (("total", self.total), ("price", price)))
        if self.total < price:
            return Refusal("A13", "too-little-money", (("total", self.total), ("price", price)))
        for money in self.money:
            if self.total - value_of(money) >= price:
                return Refusal("A13", "superfluous-card", (("card", card_name(money)),))
        return None

    def _why_not_mixed(self, step: Paying, currency: int) -> Refusal | None:
        """Why these currencies cannot be mixed."""
        mixing = [thing for thing in self.things if thing in MIXING]
        accepted = [currency]
        if mixing:
            details = (("card", card_name(mixing[0])), ("currency", CURRENCIES[currency]))
            if len(mixing) > 1:
                return Refusal("X4", "one-mixing-card")
            if not step.from_yard:
                return Refusal("X5", "no-mixing-here", details)
            if currency not in MIXING[mixing[0]]:
                return Refusal("X4", "wrong-mixing-card", details)
            accepted.append(other_currency(mixing[0], currency))
        used = {currency_of(money) for money in self.money}
        if not used.issubset(accepted):
            return Refusal("A13", "wrong-currency", (("currency", CURRENCIES[currency]),))
        if mixing and accepted[1] not in used:
            return Refusal("A13", "superfluous-card", (("card", card_name(mixing[0])),))
        return None

    def words(self, pieces: Pieces) -> str:
        return " ".join([card_name(thing) for thing in self.things])

    def __reduce__(self) -> tuple[object, ...]:
        return pay_mixed, (self.things,)


def _is_held(things: tuple[int, ...], hand: Hand) -> bool:
    left = list(hand.all_cards())
    if hand.stored != NOTHING_STORED:
        left.append(STORED + hand.stored)
    for thing in things:
        if thing not in left:
            return False
        left.remove(thing)
    return True


# Listed in every turn, and compiled a table is quicker than a cache.
_made: Final[dict[int, Pay]] = {}
_mixed: Final[dict[tuple[int, ...], PayMixed]] = {}
MOST_MADE: Final = 1 << 14
"""So many are kept of each of the two. Games of Alhambra alone list some thousands."""


def pay_part(currency: int, part: int) -> Pay:
    """The action of paying with a part of a purse."""
    key = currency << 18 | part
    action = _made.get(key)
    if action is None:
        if len(_made) >= MOST_MADE:
            _made.clear()
        action = _made[key] = Pay(currency, part)
    return action


def pay_mixed(things: tuple[int, ...]) -> PayMixed:
    """The action of paying with more than cards of one currency."""
    things = tuple(sorted(things))
    action = _mixed.get(things)
    if action is None:
        if len(_mixed) >= MOST_MADE:
            _mixed.clear()
        action = _mixed[things] = PayMixed(things)
    return action


def pay(cards: tuple[int, ...]) -> Payment:
    """The action of paying with these cards, all of one currency unless one of them lets mix two."""
    if max(cards) >= CARDS:
        return pay_mixed(cards)
    return pay_part(currency_of(cards[0]), part_of(cards))


def part_of(cards: tuple[int, ...]) -> int:
    """Cards of one currency as a part of a purse."""
    part = 0
    for money in cards:
        if currency_of(money) != currency_of(cards[0]):
            raise BadInput("A payment is made in one currency.")
        if part >> 2 * (money % VALUES) & 3 == 3:
            raise BadInput(f"There are only three cards {card_name(money)}.")
        part += 1 << 2 * (money % VALUES)
    return part


def read_pay(words: list[str], pieces: Pieces) -> Action:
    if not words:
        raise BadInput("A payment is written like this: pay denar-6 denar-4.")
    cards = tuple(sorted([card_named(word) for word in words]))
    if cards[-1] >= CARDS:
        return _mixed.get(cards) or PayMixed(cards)
    currency, part = currency_of(cards[0]), part_of(cards)
    return _made.get(currency << 18 | part) or Pay(currency, part)


def offer_cards(game: "PalaceGame", step: Paying, options: list[Action]) -> None:
    """Every way to cover the price without a superfluous card, or with a single one where that is asked for (G5)."""
    hand = game.seats[step.seat(game)].hand
    price = step.price(game)
    currency = step.currency(game)
    if step.by_card(game):
        for part in single_cards(hand.purses[currency], price):
            options.append(pay_part(currency, part))
        return
    for payment in ways_to_pay(hand, currency, price, step.from_yard):
        if payment.total == price or not step.exactly:
            options.append(payment)


def ways_to_pay(hand: Hand, currency: int, price: int, mixing: bool) -> list[Payment]:
    """Every way to cover a price from a hand without a superfluous card; `mixing` allows two currencies (X4)."""
    ways: list[Payment] = []
    for part in payments(hand.purses[currency], price):
        ways.append(pay_part(currency, part))
    if hand.others or hand.stored != NOTHING_STORED:
        for things in ways_to_mix(hand, currency, price, mixing):
            ways.append(pay_mixed(things))
    return ways
