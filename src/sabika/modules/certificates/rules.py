"""Exchange certificates: money paid too much can be stored in any currency and spent later (E1-E5).

What is stored is known to the hand, and the core pays with it like with one more card (E3). The tokens in the middle
are those that lie on no certificate, so there is nothing else to keep but the cards that are being laid down."""

from collections.abc import Sequence
from functools import cache
from typing import ClassVar, Final, NamedTuple, final

from sabika.rules.core.action import Action, expect
from sabika.rules.core.errors import BadInput, Refusal
from sabika.rules.core.events import Event
from sabika.rules.core.step import Step
from sabika.rules.games import alhambra
from sabika.rules.palace.game import PalaceGame, Slot
from sabika.rules.palace.hooks import Hooks
from sabika.rules.palace.mixing import mixing_cards, money_in, other_currency
from sabika.rules.palace.module import Module
from sabika.rules.palace.money import MIXING, NOTHING_STORED, STORED, card, card_name, card_named, currency_of, value_of
from sabika.rules.palace.paying import Paying, pay
from sabika.rules.palace.pieces import CURRENCIES, Pieces

NAME: Final = "certificates"
MOST: Final = 6
"""More than this cannot be stored (E2)."""
TOKENS: Final = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
"""Tokens of each currency, by number of players (E1)."""
NONE: Final = -1
NO_TOKEN: Final = "none"


class CertificatesView(NamedTuple):
    """What everybody sees."""

    stored: tuple[int, ...]
    """What is stored, by seat: the number of the money card of the same currency and value, -1 if nothing is."""
    tokens: tuple[int, ...]
    """How many tokens of each currency are in the middle."""
    laid: tuple[int, ...]
    """What the seat that pays has laid down so far, card by card."""
    over: int
    """The overpayment that the asked seat may store now, 0 if there is none."""
    stores: bool
    """Whether what is paid too much now is overpaid, so that it can be stored."""


@final
class MoneyStored(Event):
    """A player took a token and noted the overpayment (E2)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "currency", "amount")
    __slots__ = __match_args__

    def __init__(self, seat: int, currency: int, amount: int) -> None:
        self.seat: Final = seat
        self.currency: Final = currency
        self.amount: Final = amount


@final
class Laid(Slot):
    """What has been laid down card by card and is not paid yet. It is still counted in the hand."""

    __slots__ = ("things",)

    def __init__(self, things: tuple[int, ...]) -> None:
        self.things = things

    def copy(self) -> Slot:
        return Laid(self.things)


def laid_of(game: PalaceGame) -> Laid:
    slot = game.slots[NAME]
    assert isinstance(slot, Laid)
    return slot


@final
class Certificates(Module):
    """Every player has a certificate; tokens are in the middle."""

    __slots__ = ()

    name: ClassVar[str] = NAME
    games: ClassVar[tuple[str, ...]] = (alhambra.NAME,)

    def plug_in(self, hooks: Hooks) -> None:
        hooks.setup.insert(0, hand_out)
        hooks.payments.append(offer_laying)
        hooks.paid.append(ask_to_store)
        hooks.tiles.append(list_tokens)
        hooks.views.append(show)
        hooks.verbs["lay"] = read_lay
        hooks.verbs["store"] = read_store


def hand_out(game: PalaceGame) -> None:
    """Nothing is stored at first (E1)."""
    game.slots[NAME] = Laid(())


def tokens_left(game: PalaceGame) -> list[int]:
    """How many tokens of each currency are in the middle."""
    left = [TOKENS[len(game.seats)]] * len(CURRENCIES)
    for seat in game.seats:
        if seat.hand.stored != NOTHING_STORED:
            left[currency_of(seat.hand.stored)] -= 1
    return left


# Storing


@final
class StoreStep(Step):
    """Asks a seat that has overpaid in which currency it stores the money (E2)."""

    __slots__ = ("over", "side")

    name: ClassVar[str] = "store"

    def __init__(self, side: int, over: int) -> None:
        self.side: Final = side
        self.over: Final = over

    def asks(self, game: PalaceGame) -> bool:
        return True

    def seat(self, game: PalaceGame) -> int:
        return self.side

    def options(self, game: PalaceGame) -> list[Action]:
        options: list[Action] = []
        for currency, left in enumerate(tokens_left(game)):
            if left:
                options.append(STORE[currency])
        options.append(STORE_NOTHING)
        return options


STORE_STEPS: Final = [[StoreStep(side, over) for over in range(MOST + 1)] for side in range(max(TOKENS))]
"""By seat and overpayment."""


def ask_to_store(game: PalaceGame, side: int, step: Paying, over: int) -> None:
    """An overpayment of 1 to 6 can be stored on a certificate that is not in use (E2, E5)."""
    if not step.overpays(game) or laid_of(game).things:
        return
    if 1 <= over <= MOST and game.seats[side].hand.stored == NOTHING_STORED:
        game.agenda.append(STORE_STEPS[side][over])


@final
class Store(Action):
    """Store the overpayment in a currency, or not at all. What was laid down card by card is paid with it."""

    __match_args__: ClassVar[tuple[str, ...]] = ("currency",)
    __slots__ = __match_args__
    verb: ClassVar[str] = "store"
    steps: ClassVar[tuple[str, ...]] = ("store", "lay")

    def __init__(self, currency: int) -> None:
        self.currency: Final = currency

    def perform(self, game: PalaceGame) -> None:
        over = to_store(game)
        step = game.agenda.pop()
        side = step.seat(game)
        if isinstance(step, Laying):
            laid = laid_of(game)
            pay(laid.things).perform(game)
            laid.things = ()
        if self.currency != NONE:
            game.seats[side].hand.stored = card(self.currency, over)
            game.events.append(MoneyStored(side, self.currency, over))

    def refusal(self, game: PalaceGame) -> Refusal | None:
        step = game.agenda[-1]
        if isinstance(step, Laying):
            laid = laid_of(game).things
            if self.currency == NONE:
                return Refusal("E2", "has-to-be-stored")
            if not can_be_stored(game, step, laid):
                return Refusal("E2", "not-to-be-stored", (("limit", MOST),))
            if not tokens_after(game, laid)[self.currency]:
                return Refusal("E2", "no-token", (("currency", CURRENCIES[self.currency]),))
        elif self.currency != NONE and not tokens_left(game)[self.currency]:
            return Refusal("E2", "no-token", (("currency", CURRENCIES[self.currency]),))
        return None

    def words(self, pieces: Pieces) -> str:
        return NO_TOKEN if self.currency == NONE else CURRENCIES[self.currency]

    def __reduce__(self) -> tuple[object, ...]:
        return store, (self.currency,)


def to_store(game: PalaceGame) -> int:
    """How much the seat that is asked would store now."""
    step = game.agenda[-1]
    if isinstance(step, StoreStep):
        return step.over
    assert isinstance(step, Laying)
    return sum(values_of(laid_of(game).things)) - step.price(game)


STORE: Final = [Store(currency) for currency in range(len(CURRENCIES))]
STORE_NOTHING: Final = Store(NONE)


def store(currency: int) -> Store:
    """The action of storing the overpayment in this currency, or not at all."""
    return STORE_NOTHING if currency == NONE else STORE[currency]


def read_store(words: list[str], pieces: Pieces) -> Action:
    expect(words, 1, "store denar")
    if words[0] == NO_TOKEN:
        return store(NONE)
    if words[0] not in CURRENCIES:
        known = ", ".join(CURRENCIES)
        raise BadInput(f"There is no currency {words[0]!r}. Write one of {known}, or store none.")
    return store(CURRENCIES.index(words[0]))


# Paying card by card, so that a payment that will be stored may contain superfluous cards


@final
class Laying(Paying):
    """Asks for the next card, until the overpayment is stored (E2). All else is as in the step that asks to pay."""

    __slots__ = ("paying", "space")

    name: ClassVar[str] = "lay"

    def __init__(self, paying: Paying) -> None:
        self.paying: Final = paying
        self.space: Final[int] = getattr(paying, "space", -1)

    def seat(self, game: PalaceGame) -> int:
        return self.paying.seat(game)

    def price(self, game: PalaceGame) -> int:
        return self.paying.price(game)

    def currency(self, game: PalaceGame) -> int:
        return self.paying.currency(game)

    def options(self, game: PalaceGame) -> list[Action]:
        laid = laid_of(game).things
        options: list[Action] = []
        offer_next(game, self.paying, laid, options)
        if can_be_stored(game, self.paying, laid):
            for currency, left in enumerate(tokens_after(game, laid)):
                if left:
                    options.append(STORE[currency])
        return options


@cache
def laying_for(paying: Paying) -> Laying:
    """The step of paying the same card by card."""
    return Laying(paying)


@final
class Lay(Action):
    """Lay down one card, or the stored money, for a payment that will be stored (E2)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("thing",)
    __slots__ = __match_args__
    verb: ClassVar[str] = "lay"
    steps: ClassVar[tuple[str, ...]] = ("pay", "lay")

    def __init__(self, thing: int) -> None:
        self.thing: Final = thing

    def perform(self, game: PalaceGame) -> None:
        step = game.agenda[-1]
        if not isinstance(step, Laying):
            assert isinstance(step, Paying)
            game.agenda.append(laying_for(step))
        laid = laid_of(game)
        laid.things = (*laid.things, self.thing)

    def refusal(self, game: PalaceGame) -> Refusal | None:
        if NAME not in game.slots:
            return Refusal("E1", "no-certificates")
        step = game.agenda[-1]
        assert isinstance(step, Paying)
        paying = step.paying if isinstance(step, Laying) else step
        if not paying.overpays(game):
            return Refusal("E2", "nothing-overpaid")
        if self.thing not in what_can_follow(game, paying, laid_of(game).things):
            return Refusal("E2", "not-to-be-laid", (("card", card_name(self.thing)),))
        return Refusal("E2", "leads-nowhere", (("card", card_name(self.thing)), ("limit", MOST)))

    def words(self, pieces: Pieces) -> str:
        return card_name(self.thing)

    def __reduce__(self) -> tuple[object, ...]:
        return lay, (self.thing,)


# Listed with every payment, and compiled a table is quicker than a cache.
_lays: Final[dict[int, Lay]] = {}


def lay(thing: int) -> Lay:
    """The action of laying down one card."""
    action = _lays.get(thing)
    if action is None:
        action = _lays[thing] = Lay(thing)
    return action


def read_lay(words: list[str], pieces: Pieces) -> Action:
    expect(words, 1, "lay denar-4")
    return lay(card_named(words[0]))


def offer_laying(game: PalaceGame, step: Paying, options: list[Action]) -> None:
    """Whatever a payment with superfluous cards can begin with (E2). Exact payment leaves nothing to store."""
    if not step.exactly and step.overpays(game):
        offer_next(game, step, (), options)


def offer_next(game: PalaceGame, paying: Paying, laid: tuple[int, ...], options: list[Action]) -> None:
    for thing in dict.fromkeys(what_can_follow(game, paying, laid)):
        if can_end_stored(game, paying, (*laid, thing)):
            options.append(lay(thing))


def what_can_follow(game: PalaceGame, paying: Paying, laid: tuple[int, ...]) -> list[int]:
    """Everything that could be laid down next: first a card that lets mix currencies, then the stored money, since it
    has to be spent to free the certificate (E5), then money cards."""
    hand = game.seats[paying.seat(game)].hand
    currencies = currencies_of(paying.currency(game), laid)
    left = money_in(hand, currencies)
    for thing in laid:
        if thing in left:
            left.remove(thing)
    if hand.stored != NOTHING_STORED and STORED + hand.stored not in laid:
        left = [thing for thing in left if thing >= STORED]
    if not laid and paying.from_yard:
        left += mixing_cards(hand, currencies[0])
    return left


def currencies_of(currency: int, laid: tuple[int, ...]) -> list[int]:
    """The currencies that are accepted: the one that is asked for, and another if a card for it was laid down (X4)."""
    return [currency, *[other_currency(thing, currency) for thing in laid if thing in MIXING]]


def values_of(things: Sequence[int]) -> list[int]:
    """The values of the money among them."""
    return [value_of(thing) for thing in things if thing not in MIXING]


def tokens_after(game: PalaceGame, laid: tuple[int, ...]) -> list[int]:
    """The tokens in the middle once this is paid: that of spent stored money is back (E3)."""
    left = tokens_left(game)
    for thing in laid:
        if thing >= STORED:
            left[currency_of(thing)] += 1
    return left


def is_complete(game: PalaceGame, paying: Paying, laid: tuple[int, ...]) -> bool:
    """Whether this frees the certificate (E5), and no card was played in vain to mix currencies."""
    hand = game.seats[paying.seat(game)].hand
    if hand.stored != NOTHING_STORED and STORED + hand.stored not in laid:
        return False
    used = {currency_of(thing) for thing in laid if thing not in MIXING}
    return used.issuperset(currencies_of(paying.currency(game), laid)[1:])


def can_be_stored(game: PalaceGame, paying: Paying, laid: tuple[int, ...]) -> bool:
    """Whether this overpays by 1 to 6 with a superfluous card; without one it is an ordinary payment."""
    values = values_of(laid)
    over = sum(values) - paying.price(game)
    return is_complete(game, paying, laid) and min(values, default=0) <= over <= MOST


def can_end_stored(game: PalaceGame, paying: Paying, laid: tuple[int, ...]) -> bool:
    """Whether this, alone or with more, can be paid and then stored."""
    following = what_can_follow(game, paying, laid)
    if is_complete(game, paying, laid):
        return can_overpay(paying.price(game), values_of(laid), values_of(following))
    # What is missing is the stored money, or something of the second currency.
    wanted = currencies_of(paying.currency(game), laid)[-1]
    for thing in dict.fromkeys(following):
        missing = thing >= STORED or currency_of(thing) == wanted
        if missing and thing not in MIXING and can_end_stored(game, paying, (*laid, thing)):
            return True
    return False


def can_overpay(price: int, laid: list[int], left: list[int]) -> bool:
    """Whether these values, with some of those left, overpay by 1 to 6 with a superfluous one among them. It is one if
    the smallest is not larger than the overpayment."""
    least = min(laid, default=MOST + 1)
    for smallest in range(1, min(least, MOST) + 1):
        total = sum(laid)
        more = [value for value in left if value >= smallest]
        if smallest < least:
            if smallest not in more:
                continue
            more.remove(smallest)
            total += smallest
        sums = 1 << total
        for value in more:
            sums |= sums << value
        if sums >> price + smallest & (1 << MOST - smallest + 1) - 1:
            return True
    return False


# Looking


def list_tokens(game: PalaceGame, places: dict[str, list[int]]) -> None:
    """The tokens, by currency."""
    middle: list[int] = []
    for currency, left in enumerate(tokens_left(game)):
        middle += [currency] * left
    places["certificates: middle"] = middle
    for side, seat in enumerate(game.seats):
        stored = seat.hand.stored
        places[f"certificates: seat {side}"] = [] if stored == NOTHING_STORED else [currency_of(stored)]


def show(game: PalaceGame, seat: int, extras: dict[str, object]) -> None:
    """Certificates lie open."""
    step = game.agenda[-1] if game.agenda else None
    extras[NAME] = CertificatesView(
        stored=tuple([other.hand.stored for other in game.seats]),
        tokens=tuple(tokens_left(game)),
        laid=laid_of(game).things,
        over=step.over if isinstance(step, StoreStep) else 0,
        stores=not isinstance(step, Paying) or step.overpays(game),
    )
