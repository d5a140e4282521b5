"""Any action as a line in a list: what the seat that is asked would do."""

from functools import singledispatch

from sabika.i18n import Wording
from sabika.modules import CHOICES
from sabika.modules.bonus.rules import Reveal
from sabika.modules.certificates.rules import NONE, Lay, Store, StoreStep, laid_of, values_of
from sabika.modules.dirk.rules import Give
from sabika.modules.falcons.rules import PayFalcon, PlaceFalcon, flock_of
from sabika.modules.huts.rules import TakeHut, stacks_of
from sabika.modules.portals.rules import TURNS, PlacePortal, ReturnPortal, portal_name
from sabika.modules.sites.rules import Finish, Keep
from sabika.modules.vizier.rules import Favour
from sabika.rules.core.action import Action
from sabika.rules.core.declining import Decline
from sabika.rules.palace.building import Build, Reserve
from sabika.rules.palace.buying import Buy, Purchase
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import CARDS
from sabika.rules.palace.paying import Pay, Paying, Payment, PayMixed
from sabika.rules.palace.redesign import Remove, Swap
from sabika.rules.palace.taking import TakeMoney
from sabika.rules.palace.turning import Turn


@singledispatch
def sentence(action: Action, game: PalaceGame, words: Wording) -> str:
    """What the action would do in this game."""
    return words.texts.say(f"action-{action.verb}")


def module_of(action: Action) -> str:
    """The module that offers the action, empty for the game itself."""
    maker = action.purchase if isinstance(action, Buy) else action
    package, _, name = type(maker).__module__.removesuffix(".rules").rpartition(".")
    return name if package == "sabika.modules" and name in CHOICES else ""


# The game itself


@sentence.register
def _(action: TakeMoney, game: PalaceGame, words: Wording) -> str:
    return words.texts.say("action-take", cards=words.cards(action.cards))


@sentence.register
def _(action: Buy, game: PalaceGame, words: Wording) -> str:
    return _bought("action-buy", action.purchase, game, words)


def _bought(message: str, purchase: Purchase, game: PalaceGame, words: Wording) -> str:
    message = f"{message}-{purchase.way}" if purchase.way else message
    tile = words.tile(game.yard[purchase.space])
    return words.texts.say(message, tile=tile, money=_price(purchase, game, words))


def _price(paying: Paying, game: PalaceGame, words: Wording) -> str:
    return words.money(paying.currency(game), paying.price(game))


@sentence.register(Pay)
@sentence.register(PayMixed)
def _(action: Pay | PayMixed, game: PalaceGame, words: Wording) -> str:
    return words.texts.say("action-pay", payment=words.payment(action.cards, action.total))


@sentence.register
def _(action: Build, game: PalaceGame, words: Wording) -> str:
    return words.texts.say("action-build", tile=words.tile(action.tile), cell=words.cell(action.cell))


@sentence.register(Reserve)
@sentence.register(Give)
def _(action: Reserve | Give, game: PalaceGame, words: Wording) -> str:
    return words.texts.say(f"action-{action.verb}", tile=words.tile(action.tile))


@sentence.register
def _(action: Turn, game: PalaceGame, words: Wording) -> str:
    face = words.tile_label(game.pieces.other_face[action.tile])
    return words.texts.say(
        "action-turn", tile=words.tile(action.tile), face=face, currencies=words.currencies(action.currency)
    )


@sentence.register
def _(action: Remove, game: PalaceGame, words: Wording) -> str:
    tile = game.seats[game.asked()].palace.at(action.cell)
    return words.texts.say("action-remove", tile=words.tile(tile), cell=words.cell(action.cell))


@sentence.register
def _(action: Swap, game: PalaceGame, words: Wording) -> str:
    old = words.tile(game.seats[game.asked()].palace.at(action.cell))
    return words.texts.say("action-swap", old=old, tile=words.tile(action.tile), cell=words.cell(action.cell))


@sentence.register
def _(action: Decline, game: PalaceGame, words: Wording) -> str:
    asked = f".{game.step}" if game.step in ("favour", "reveal", "more-falcons") else ""
    return words.texts.say(f"action-decline{asked}")


# Modules


@sentence.register
def _(action: Favour, game: PalaceGame, words: Wording) -> str:
    return _bought("action-favour", action.step.purchase, game, words)


@sentence.register
def _(action: Reveal, game: PalaceGame, words: Wording) -> str:
    return words.texts.say("action-reveal", tile=words.tile_label(action.tile))


@sentence.register
def _(action: TakeHut, game: PalaceGame, words: Wording) -> str:
    return words.texts.say("action-hut", tile=words.tile_in_full(stacks_of(game)[action.kind][-1]))


@sentence.register
def _(action: PlaceFalcon, game: PalaceGame, words: Wording) -> str:
    falcon = words.falcon(flock_of(game.pieces).falcons[action.falcon].name)
    return words.texts.say("action-falcon", falcon=falcon, cell=words.cell(action.point))


@sentence.register
def _(action: PayFalcon, game: PalaceGame, words: Wording) -> str:
    return words.texts.say("action-pay-falcon", card=words.card(action.card))


@sentence.register
def _(action: PlacePortal, game: PalaceGame, words: Wording) -> str:
    tile = _portal(action.kind, game, words)
    legs = words.sides(TURNS[action.turn])
    return words.texts.say("action-portal", tile=tile, cell=words.cell(action.cell), legs=legs)


@sentence.register
def _(action: ReturnPortal, game: PalaceGame, words: Wording) -> str:
    return words.texts.say("action-return", tile=_portal(action.kind, game, words))


def _portal(kind: int, game: PalaceGame, words: Wording) -> str:
    return words.tile(game.pieces.numbers[portal_name(game.pieces.kinds[kind], 1, TURNS[0])])


@sentence.register
def _(action: Keep, game: PalaceGame, words: Wording) -> str:
    return words.texts.say("action-keep", currencies=words.currencies(action.currency))


@sentence.register
def _(action: Finish, game: PalaceGame, words: Wording) -> str:
    return words.texts.say("action-finish", tile=words.tile(action.tile), money=_price(action.step, game, words))


@sentence.register
def _(action: Lay, game: PalaceGame, words: Wording) -> str:
    first = "" if game.step == "lay" else ".first"
    return words.texts.say(f"action-lay{first}", card=words.card(action.thing))


@sentence.register
def _(action: Store, game: PalaceGame, words: Wording) -> str:
    if action.currency == NONE:
        return words.texts.say("action-store.nothing")
    return words.texts.say("action-store", money=words.money(action.currency, _overpaid(game)))


def _overpaid(game: PalaceGame) -> int:
    """What there is to store."""
    step = game.agenda[-1]
    if isinstance(step, StoreStep):
        return step.over
    assert isinstance(step, Paying)
    return laid_total(game) - step.price(game)


def laid_total(game: PalaceGame) -> int:
    """What has been laid down so far, card by card."""
    return sum(values_of(laid_of(game).things))


def things_of(payment: Payment) -> tuple[int, ...]:
    """All that is laid down in a payment: money cards, stored money, a card that lets mix currencies."""
    if isinstance(payment, PayMixed):
        return payment.things
    return payment.cards if isinstance(payment, Pay) else ()


def is_money(card: int) -> bool:
    """Whether a card of the display or of a hand is money."""
    return card < CARDS
