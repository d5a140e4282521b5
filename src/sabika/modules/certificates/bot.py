"""What stored money is worth to the greedy bot."""

from collections import Counter
from typing import Final

from sabika.bots.palace.advice import Advice
from sabika.bots.palace.greedy import LAST, Weighing
from sabika.bots.palace.mixtures import cost_of, stored_worth
from sabika.bots.palace.money import purse_worth
from sabika.modules.certificates.rules import MOST, NAME, NONE, CertificatesView, Lay, Store
from sabika.rules.core.action import Action
from sabika.rules.palace.mixing import money_in, ways_to_mix
from sabika.rules.palace.module import seen
from sabika.rules.palace.money import MIXING, NOTHING_STORED, payments, purse_cards, value_of
from sabika.rules.palace.view import PalaceView


def keeping(weighing: Weighing, over: int) -> float:
    """What an overpayment is worth once it is stored (E2)."""
    certificates = seen(weighing.view, NAME, CertificatesView)
    if not certificates.stores or not 1 <= over <= MOST:
        return 0.0
    left = certificates.tokens
    return max(stored_worth(weighing, currency, over) for currency in range(len(left)) if left[currency])


def stored(view: PalaceView) -> int:
    return seen(view, NAME, CertificatesView).stored[view.seat]


def storing(weighing: Weighing, action: Action) -> float:
    """The currency in which the money serves best; what was laid down card by card is paid with it."""
    assert isinstance(action, Store)
    certificates = seen(weighing.view, NAME, CertificatesView)
    laid, over = certificates.laid, certificates.over
    if laid:
        over = sum(value_of(thing) for thing in laid if thing not in MIXING) - weighing.view.due
    kept = 0.0 if action.currency == NONE else stored_worth(weighing, action.currency, over)
    return kept + (left_after(weighing, laid) if laid else 0.0)


def left_after(weighing: Weighing, things: tuple[int, ...]) -> float:
    """What is left after a payment, on the scale of `Weighing.paying`."""
    purse = weighing.purses[weighing.view.paying_for]
    return weighing.money * purse_worth(purse, weighing.view.pieces) - cost_of(weighing, things, weighing.purses)


def laying(weighing: Weighing, action: Action) -> float:
    """One card more than usual pays if it serves better once it is stored. More than one, two currencies, and finishing
    a site in this way are not considered."""
    assert isinstance(action, Lay)
    if weighing.view.paying_for < 0:
        return LAST
    wanted = Counter((*seen(weighing.view, NAME, CertificatesView).laid, action.thing))
    return max((worth for worth, things in plans(weighing) if wanted <= Counter(things)), default=LAST)


def plans(weighing: Weighing) -> list[tuple[float, tuple[int, ...]]]:
    """Payments with one superfluous card, each with its worth."""
    found: list[tuple[float, tuple[int, ...]]] = []
    hand = weighing.hand
    currency = weighing.view.paying_for
    price = weighing.view.due
    usual = ways_to_mix(hand, currency, price, False)
    if hand.stored == NOTHING_STORED:  # A certificate in use has to be spent (E5).
        usual = [purse_cards(currency, part) for part in payments(hand.purses[currency], price)]
    for things in usual:
        over = sum(map(value_of, things)) - price
        for more in Counter(money_in(hand, [currency])) - Counter(things):
            if over + value_of(more) <= MOST:
                all_of_it = (*things, more)
                worth = left_after(weighing, all_of_it) + keeping(weighing, over + value_of(more))
                found.append((worth, all_of_it))
    return found


BOT: Final = Advice({Store: storing, Lay: laying}, stored=[stored], stores=[keeping])
