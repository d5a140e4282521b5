"""Payments in two currencies and with stored money, and what is gained by storing an overpayment (X4, E2, E3)."""

from typing import TYPE_CHECKING

from sabika.bots.palace.money import purse_worth
from sabika.rules.palace.mixing import ways_to_mix
from sabika.rules.palace.money import CARDS, MIXING, NOTHING_STORED, STORED, VALUES, currency_of, value_of
from sabika.rules.palace.paying import PayMixed, pay_mixed
from sabika.rules.palace.yard import SPACES

if TYPE_CHECKING:
    from sabika.bots.palace.greedy import Weighing

MIXING_CARD = 1.0
"""Points that a card promises which lets mix two currencies, while there are many tiles to come."""
MANY_TILES = 4
"""For each player."""


def card_worth(weighing: "Weighing") -> float:
    """What a card that lets mix currencies is worth in the hand."""
    return MIXING_CARD * min(1.0, weighing.tiles_each / MANY_TILES)


def taking(weighing: "Weighing", card: int) -> float:
    """What it is worth to take such a card: for tiles to come, and next turn for those of its two spaces."""
    richer = weighing.hand.copy()
    richer.add(card)
    worth = card_worth(weighing)
    for currency in MIXING.get(card, ()):
        for space in range(currency, len(weighing.view.yard), SPACES):
            deals = weighing.deals(space, weighing.purses[currency])
            more = mixed_deals(weighing, space, weighing.purses[currency], richer.others)
            worth += max(0.0, weighing.chance(more) - weighing.chance(deals))
    return worth


def mixed_deals(weighing: "Weighing", space: int, purse: int, others: list[int]) -> list[tuple[float, bool]]:
    """As `deals`, with two currencies or stored money."""
    view = weighing.view
    price = view.pieces.price[view.yard[space]]
    if not price or not (others or weighing.hand.stored != NOTHING_STORED):
        return []
    hand = weighing.hand.copy()
    hand.purses[space % SPACES] = purse
    hand.others = others
    worth = weighing.tile_worth(view.yard[space])
    deals: list[tuple[float, bool]] = []
    for things in ways_to_mix(hand, space % SPACES, price, True):
        payment = pay_mixed(things)
        gain = (
            worth
            - cost_of(weighing, things, hand.purses)
            + weighing.storing(payment.total - price, max(things) >= STORED)
        )
        deals.append((gain, payment.total == price))
    return deals


def cost_of(weighing: "Weighing", things: tuple[int, ...], purses: list[int]) -> float:
    """What is given away of such purses: money, a card that was played, stored money."""
    pieces = weighing.view.pieces
    lost = 0.0
    parts = [0, 0, 0, 0]
    for thing in things:
        if thing < CARDS:
            parts[thing // VALUES] += 1 << 2 * (thing % VALUES)
        elif thing in MIXING:
            lost += card_worth(weighing)
        else:
            lost += stored_worth(weighing, currency_of(thing), value_of(thing))
    for currency, part in enumerate(parts):
        if part:
            left = purses[currency] - part
            lost += weighing.money * (purse_worth(purses[currency], pieces) - purse_worth(left, pieces))
    return lost


def stored_worth(weighing: "Weighing", currency: int, amount: int) -> float:
    """Stored money is worth what a card of the same value would be."""
    purse = weighing.purses[currency]
    unit = 1 << 2 * (amount - 1)
    if purse // unit & 3 == 3:
        return 0.0
    pieces = weighing.view.pieces
    return weighing.money * (purse_worth(purse + unit, pieces) - purse_worth(purse, pieces))


def paying(weighing: "Weighing", payment: PayMixed) -> float:
    """On the scale of `Weighing.paying`: what is left in the purse of the asked currency, less what else is lost."""
    view = weighing.view
    currency = asked_currency(weighing, payment.things)
    over = payment.total - view.due
    before = weighing.money * purse_worth(weighing.purses[currency], view.pieces)
    left = before - cost_of(weighing, payment.things, weighing.purses)
    return left + weighing.reward(payment.total) + weighing.storing(over, max(payment.things) >= STORED)


def asked_currency(weighing: "Weighing", things: tuple[int, ...]) -> int:
    """The currency of the yard space; where no tile of the yard is paid, all money is of the currency asked for."""
    space = weighing.view.paying_for
    return space % SPACES if space >= 0 else currency_of(next(thing for thing in things if thing not in MIXING))
