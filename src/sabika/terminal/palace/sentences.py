"""Actions as lines in a list, and what else is to be known of them."""

from sabika.i18n import Wording, sentences_of
from sabika.modules import CHOICES
from sabika.rules.core.action import Action
from sabika.rules.palace.buying import Buy
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import CARDS
from sabika.rules.palace.paying import Pay, Payment, PayMixed


def sentence(action: Action, game: PalaceGame, words: Wording) -> str:
    """What the action would do in this game."""
    return words.tell(sentences_of(game).option(action, game))


def module_of(action: Action) -> str:
    """The module that offers the action, empty for the game itself."""
    maker = action.purchase if isinstance(action, Buy) else action
    package, _, name = type(maker).__module__.removesuffix(".rules").rpartition(".")
    return name if package == "sabika.modules" and name in CHOICES else ""


def things_of(payment: Payment) -> tuple[int, ...]:
    """All that is laid down in a payment: money cards, stored money, a card that lets mix currencies."""
    if isinstance(payment, PayMixed):
        return payment.things
    return payment.cards if isinstance(payment, Pay) else ()


def is_money(card: int) -> bool:
    """Whether a card of the display or of a hand is money."""
    return card < CARDS
