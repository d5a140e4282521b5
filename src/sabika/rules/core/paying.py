"""Paying a price with money cards (A13). What is paid for is known to the step that asks."""

from typing import TYPE_CHECKING, ClassVar, Final, final

from sabika.rules.core.action import Action
from sabika.rules.core.errors import BadInput, Refusal
from sabika.rules.core.money import (
    VALUES,
    card_name,
    card_named,
    currency_of,
    holds,
    payments,
    purse_cards,
    purse_total,
    value_of,
)
from sabika.rules.core.pieces import CURRENCIES, Pieces
from sabika.rules.core.step import Step

if TYPE_CHECKING:
    from sabika.rules.core.game import Game, Seat


class Payment(Action):
    """A way to pay what is asked for."""

    __slots__ = ()

    steps: ClassVar[tuple[str, ...]] = ("pay",)

    def worth(self, game: "Game") -> int:
        """How much is paid."""
        raise NotImplementedError

    def lay_down(self, game: "Game", seat: "Seat") -> tuple[int, ...]:
        """Take it from what the seat holds; returns the cards."""
        raise NotImplementedError

    def perform(self, game: "Game") -> None:
        step = game.agenda.pop()
        assert isinstance(step, Paying)
        side = step.seat(game)
        price = step.price(game)
        total = self.worth(game)
        step.paid(game, side, self.lay_down(game, game.seats[side]), total)
        for tell in game.hooks.paid:
            tell(game, side, step, total - price)


class Paying(Step):
    """Asks a seat with which cards it pays."""

    __slots__ = ()

    name: ClassVar[str] = "pay"
    from_yard: ClassVar[bool] = False
    """Whether a tile of the yard is paid for."""
    exactly: ClassVar[bool] = False
    """Whether only exact payment is accepted."""

    def price(self, game: "Game") -> int:
        raise NotImplementedError

    def currency(self, game: "Game") -> int:
        raise NotImplementedError

    def paid(self, game: "Game", side: int, cards: tuple[int, ...], total: int) -> None:
        """What the money buys."""
        raise NotImplementedError

    def means(self, game: "Game", side: int) -> int:
        """How much the seat could pay at most."""
        most = game.seats[side].hand.totals[self.currency(game)]
        for more in game.hooks.means:
            most += more(game, side, self)
        return most

    def asks(self, game: "Game") -> bool:
        return True

    def options(self, game: "Game") -> list[Action]:
        options: list[Action] = []
        for offer in game.hooks.payments:
            offer(game, self, options)
        return options


@final
class Pay(Payment):
    """Pay with these cards of one currency."""

    __slots__ = ("count", "currency", "part", "total")

    verb: ClassVar[str] = "pay"

    def __init__(self, currency: int, part: int) -> None:
        self.currency: Final = currency
        self.part: Final = part
        self.total: Final = purse_total(part)
        self.count: Final = len(purse_cards(currency, part))

    @property
    def cards(self) -> tuple[int, ...]:
        return purse_cards(self.currency, self.part)

    def worth(self, game: "Game") -> int:
        return self.total

    def lay_down(self, game: "Game", seat: "Seat") -> tuple[int, ...]:
        cards = self.cards
        seat.hand.spend(self.currency, self.part, self.total, self.count)
        game.discard += cards
        return cards

    def refusal(self, game: "Game") -> Refusal | None:
        step = game.agenda[-1]
        assert isinstance(step, Paying)
        if self.currency != step.currency(game):
            return Refusal("A13", "wrong-currency", (("currency", CURRENCIES[step.currency(game)]),))
        if not holds(game.seats[step.seat(game)].hand.purses[self.currency], self.part):
            return Refusal("A13", "not-in-hand")
        price = step.price(game)
        if step.exactly and self.total != price:
            return Refusal("A13", "not-exact", (("total", self.total), ("price", price)))
        if self.total < price:
            return Refusal("A13", "too-little-money", (("total", self.total), ("price", price)))
        least = self.cards[0]
        if self.total - value_of(least) >= price:
            return Refusal("A13", "superfluous-card", (("card", card_name(least)),))
        return None

    def words(self, pieces: Pieces) -> str:
        return " ".join(card_name(money) for money in self.cards)


_made: Final[dict[int, Pay]] = {}


def pay_part(currency: int, part: int) -> Pay:
    """The action of paying with a part of a purse."""
    key = currency << 18 | part
    action = _made.get(key)
    if action is None:
        action = _made[key] = Pay(currency, part)
    return action


def pay(cards: tuple[int, ...]) -> Pay:
    """The action of paying with these cards, all of one currency."""
    part = 0
    for money in cards:
        if currency_of(money) != currency_of(cards[0]):
            raise BadInput("A payment is made in one currency.")
        if part >> 2 * (money % VALUES) & 3 == 3:
            raise BadInput(f"There are only three cards {card_name(money)}.")
        part += 1 << 2 * (money % VALUES)
    return pay_part(currency_of(cards[0]), part)


def read_pay(words: list[str], pieces: Pieces) -> Action:
    if not words:
        raise BadInput("A payment is written like this: pay denar-6 denar-4.")
    return pay(tuple(card_named(word) for word in words))


def offer_cards(game: "Game", step: Paying, options: list[Action]) -> None:
    """Every way to cover the price in its currency without a superfluous card."""
    currency = step.currency(game)
    purse = game.seats[step.seat(game)].hand.purses[currency]
    price = step.price(game)
    for part in payments(purse, price):
        payment = pay_part(currency, part)
        if payment.total == price or not step.exactly:
            options.append(payment)
