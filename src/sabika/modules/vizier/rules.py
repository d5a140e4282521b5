"""The vizier's favour: a tile bought out of turn, to the coin (V1-V8)."""

from typing import ClassVar, Final, final

from sabika.rules.core.action import Action, expect
from sabika.rules.core.declining import read_decline
from sabika.rules.core.errors import BadInput, Refusal
from sabika.rules.core.events import Event
from sabika.rules.core.step import Step
from sabika.rules.palace.buying import BUY, Buy, Purchase
from sabika.rules.palace.game import PalaceGame, Slot
from sabika.rules.palace.hooks import Hooks
from sabika.rules.palace.mixing import mixes_exactly, most_money
from sabika.rules.palace.module import Module
from sabika.rules.palace.money import pays_exactly
from sabika.rules.palace.out_of_turn import NAME as OUT_OF_TURN
from sabika.rules.palace.out_of_turn import Occasion, asked_out_of_turn, everybody_decides_again, let_act_out_of_turn
from sabika.rules.palace.paying import Paying
from sabika.rules.palace.pieces import CURRENCIES, Pieces
from sabika.rules.palace.yard import SPACES, read_space, write_space

NAME: Final = "vizier"


@final
class FavourUsed(Event):
    """A vizier bought a tile for its player and fell asleep (V2)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = __match_args__

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


@final
class VizierWoken(Event):
    """A player woke the vizier (V4)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat",)
    __slots__ = __match_args__

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


@final
class Viziers(Slot):
    """Which viziers are awake, by seat."""

    __slots__ = ("awake", "ways")

    def __init__(self, awake: list[bool], ways: list[list[Buy]]) -> None:
        self.awake = awake
        self.ways: Final = ways
        """The ways in which viziers buy in this game, each by space (V6)."""

    def copy(self) -> Slot:
        return Viziers(self.awake[:], self.ways)


def viziers_of(game: PalaceGame) -> Viziers:
    slot = game.slots[NAME]
    assert isinstance(slot, Viziers)
    return slot


@final
class Vizier(Module):
    """Every player has a vizier."""

    __slots__ = ()

    name: ClassVar[str] = NAME

    def plug_in(self, hooks: Hooks) -> None:
        hooks.setup.insert(0, hand_out_viziers)
        let_act_out_of_turn(hooks, Occasion(has_awake_vizier, offer_favours))  # V2
        hooks.choices.append(offer_waking)
        hooks.views.append(show)
        hooks.verbs["favour"] = read_favour
        hooks.verbs["wake"] = read_wake
        hooks.verbs["decline"] = read_decline


def hand_out_viziers(game: PalaceGame) -> None:
    """One for each seat, awake (V1)."""
    others = [BUY[way] for way in game.hooks.other_ways if BUY[way][0].purchase.out_of_turn]
    game.slots[NAME] = Viziers([True] * len(game.seats), [BUY[""], *others])


def show(game: PalaceGame, seat: int, extras: dict[str, object]) -> None:
    """Everybody sees which viziers are awake."""
    extras[NAME] = tuple(viziers_of(game).awake)


# Who is asked, and what for


def has_awake_vizier(game: PalaceGame, side: int) -> bool:
    """Whoever has one is asked, whatever it could pay (V2)."""
    return viziers_of(game).awake[side]


def offer_favours(game: PalaceGame, side: int, options: list[Action]) -> None:
    """What the vizier of the seat can buy."""
    # Offered to every seat after every turn, so what is plainly out of reach is passed over first.
    most = most_money(game.seats[side].hand, True)
    price = game.pieces.price
    yard = game.yard
    spaces = [space for space, tile in enumerate(yard) if tile and price[tile] <= most[space % SPACES]]
    if not spaces:
        return
    for ways in viziers_of(game).ways:
        for space in spaces:
            if can_buy(game, side, ways[space].purchase, most):
                options.append(favour(space, ways[space].way))


def can_buy(game: PalaceGame, side: int, purchase: Purchase, most: list[int]) -> bool:
    """Whether the seat, which has at most so much money by currency, can make the purchase to the coin (V2)."""
    currency = purchase.currency(game)
    price = purchase.price(game)
    if price > most[currency]:
        return False
    hand = game.seats[side].hand
    if not pays_exactly(hand.purses[currency], price) and not mixes_exactly(hand, currency, price, True):
        return False
    return purchase.why_not(game, side) is None


# The favour


@final
class FavourPurchase(Paying):
    """Asks with which cards the vizier pays, exactly. All else is as in the purchase that a turn would allow."""

    __slots__ = ("purchase", "space")

    from_yard: ClassVar[bool] = True
    exactly: ClassVar[bool] = True  # V2
    rewarded: ClassVar[bool] = False
    rule: ClassVar[str] = "V2"

    def __init__(self, purchase: Purchase) -> None:
        self.purchase: Final = purchase
        self.space: Final = purchase.space

    def seat(self, game: PalaceGame) -> int:
        return asked_out_of_turn(game)

    def price(self, game: PalaceGame) -> int:
        return self.purchase.price(game)

    def currency(self, game: PalaceGame) -> int:
        return self.purchase.currency(game)

    def paid(self, game: PalaceGame, side: int, cards: tuple[int, ...], total: int) -> None:
        """The vizier falls asleep. No action is gained; the tile is placed at once and the yard refilled (V2)."""
        viziers_of(game).awake[side] = False
        game.events.append(FavourUsed(side))
        self.purchase.take(game, side, cards, total)
        everybody_decides_again(game)
        game.agenda += steps_after_purchase(game.hooks.turn)[::-1]


def steps_after_purchase(turn: list[Step]) -> list[Step]:
    """The steps of a turn that follow a purchase by a vizier: those from placing to refilling the yard."""
    names = [step.name for step in turn]
    after = turn[names.index("act") + 1 : names.index("refill-yard") + 1]
    return [step for step in after if step.name != "refill-display"]


@final
class Favour(Action):
    """Let the vizier buy the tile of a yard space."""

    __slots__ = ("step",)

    __match_args__: ClassVar[tuple[str, ...]] = ("space", "way")
    verb: ClassVar[str] = "favour"
    steps: ClassVar[tuple[str, ...]] = (OUT_OF_TURN,)

    def __init__(self, purchase: Purchase) -> None:
        self.step: Final = FavourPurchase(purchase)

    @property
    def space(self) -> int:
        return self.step.space

    @property
    def way(self) -> str:
        return self.step.purchase.way

    def perform(self, game: PalaceGame) -> None:
        game.agenda.append(self.step)

    def refusal(self, game: PalaceGame) -> Refusal | None:
        return why_no_favour(game, game.asked(), self.step.purchase)

    def words(self, pieces: Pieces) -> str:
        return f"{write_space(self.space)} {self.way}".rstrip()

    def __reduce__(self) -> tuple[object, ...]:
        return favour, (self.space, self.way)


_favours: Final[dict[str, list[Favour]]] = {}


def favour(space: int, way: str = "") -> Favour:
    """The action of letting the vizier buy from a yard space, counted from 0."""
    made = _favours.get(way)
    if made is None:
        made = _favours[way] = [Favour(usual.purchase) for usual in BUY[way]]
    return made[space]


def read_favour(words: list[str], pieces: Pieces) -> Action:
    way = " ".join(words[1:])
    if not words or way not in BUY:
        raise BadInput("A vizier's favour is written like this: favour 2.")
    return favour(read_space(words[0], pieces), way)


def why_no_favour(game: PalaceGame, side: int, purchase: Purchase) -> Refusal | None:
    """Why the vizier of the seat cannot make the purchase, or None if it can."""
    if not purchase.out_of_turn:
        return Refusal("V6", "not-by-vizier")
    refusal = purchase.why_not(game, side)
    if refusal is None and not favour(purchase.space, purchase.way).step.payable(game, side):
        details = (("price", purchase.price(game)), ("currency", CURRENCIES[purchase.currency(game)]))
        refusal = Refusal("V2", "cannot-pay-exactly", details)
    return refusal


# Waking


@final
class Wake(Action):
    """Wake one's vizier, as an action of one's turn (V4)."""

    __slots__ = ()

    verb: ClassVar[str] = "wake"
    steps: ClassVar[tuple[str, ...]] = ("act",)

    def perform(self, game: PalaceGame) -> None:
        viziers_of(game).awake[game.active] = True
        game.events.append(VizierWoken(game.active))

    def refusal(self, game: PalaceGame) -> Refusal | None:
        if NAME not in game.slots:
            return Refusal("V1", "no-viziers")
        return Refusal("V4", "vizier-awake") if viziers_of(game).awake[game.active] else None

    def words(self, pieces: Pieces) -> str:
        return ""

    def __reduce__(self) -> str:
        return "WAKE"


WAKE: Final = Wake()


def read_wake(words: list[str], pieces: Pieces) -> Action:
    expect(words, 0, "wake")
    return WAKE


def offer_waking(game: PalaceGame, options: list[Action]) -> None:
    if not viziers_of(game).awake[game.active]:
        options.append(WAKE)
