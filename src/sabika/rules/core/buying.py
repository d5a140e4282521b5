"""Buying a tile from the yard and paying for it (A13-A15).

A purchase is two decisions: which tile, then which cards.
"""

from typing import TYPE_CHECKING, ClassVar, Final, final

from sabika.rules.core.action import Action, expect
from sabika.rules.core.errors import BadInput, Refusal
from sabika.rules.core.events import TileBought
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
from sabika.rules.core.pieces import CURRENCIES, NOTHING, Pieces
from sabika.rules.core.step import Step

if TYPE_CHECKING:
    from sabika.rules.core.game import Game

SPACES: Final = 4


@final
class Buy(Action):
    """Choose the tile of a yard space. Spaces are counted from 0 here and from 1 in the notation."""

    __slots__ = ("space",)

    verb: ClassVar[str] = "buy"
    steps: ClassVar[tuple[str, ...]] = ("act",)

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def perform(self, game: "Game") -> None:
        game.agenda.append(PAY_FOR_TILE[self.space])

    def refusal(self, game: "Game") -> Refusal | None:
        tile = game.yard[self.space]
        if tile == NOTHING:
            return Refusal("A13", "empty-space", (("space", self.space + 1),))
        price = game.pieces.price[tile]
        held = game.seats[game.active].hand.totals[self.space]
        if held < price:
            details = (("price", price), ("held", held), ("currency", CURRENCIES[self.space]))
            return Refusal("A13", "cannot-afford", details)
        return None

    def words(self, pieces: Pieces) -> str:
        return str(self.space + 1)


BUY: Final = [Buy(space) for space in range(SPACES)]


def buy(space: int) -> Buy:
    """The action of buying from a yard space, counted from 0."""
    return BUY[space]


def read_buy(words: list[str], pieces: Pieces) -> Action:
    expect(words, 1, "buy 2")
    if words[0] not in ("1", "2", "3", "4"):
        raise BadInput(f"There is no yard space {words[0]!r}. The spaces are 1, 2, 3 and 4.")
    return BUY[int(words[0]) - 1]


def offer_tiles(game: "Game", options: list[Action]) -> None:
    """Every tile of the yard that the seat in turn can pay for."""
    totals = game.seats[game.active].hand.totals
    price = game.pieces.price
    yard = game.yard
    for space in range(SPACES):
        tile = yard[space]
        if tile and price[tile] <= totals[space]:
            options.append(BUY[space])


@final
class Pay(Action):
    """Pay with these cards of one currency."""

    __slots__ = ("count", "currency", "part", "total")

    verb: ClassVar[str] = "pay"
    steps: ClassVar[tuple[str, ...]] = ("pay",)

    def __init__(self, currency: int, part: int) -> None:
        self.currency: Final = currency
        self.part: Final = part
        self.total: Final = purse_total(part)
        self.count: Final = len(purse_cards(currency, part))

    @property
    def cards(self) -> tuple[int, ...]:
        return purse_cards(self.currency, self.part)

    def perform(self, game: "Game") -> None:
        cards = self.cards
        game.seats[game.active].hand.spend(self.currency, self.part, self.total, self.count)
        game.discard += cards
        # The yard space belongs to the currency (A3).
        space = self.currency
        tile = game.yard[space]
        game.yard[space] = NOTHING
        game.seats[game.active].beside.append(tile)  # A15
        price = game.pieces.price[tile]
        if self.total == price:
            game.actions_left += 1  # A14
        game.events.append(TileBought(game.active, space, tile, cards, price, self.total))

    def refusal(self, game: "Game") -> Refusal | None:
        step = game.agenda[-1]
        assert isinstance(step, PayForTile)
        if self.currency != step.space:
            return Refusal("A13", "wrong-currency", (("currency", CURRENCIES[step.space]),))
        if not holds(game.seats[game.active].hand.purses[self.currency], self.part):
            return Refusal("A13", "not-in-hand")
        price = game.pieces.price[game.yard[step.space]]
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


@final
class PayForTile(Step):
    """Asks with which cards the chosen tile is paid."""

    __slots__ = ("space",)

    name: ClassVar[str] = "pay"

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def asks(self, game: "Game") -> bool:
        return True

    def options(self, game: "Game") -> list[Action]:
        purse = game.seats[game.active].hand.purses[self.space]
        price = game.pieces.price[game.yard[self.space]]
        return [pay_part(self.space, part) for part in payments(purse, price)]

    def choose(self, game: "Game", action: Action) -> None:
        game.agenda.pop()
        action.perform(game)


PAY_FOR_TILE: Final = [PayForTile(space) for space in range(SPACES)]
