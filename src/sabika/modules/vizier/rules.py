"""The vizier's favour: a tile bought out of turn, to the coin (V1-V8)."""

from typing import ClassVar, Final, final

from sabika.rules.core.action import Action, expect
from sabika.rules.core.declining import DECLINE, read_decline
from sabika.rules.core.errors import BadInput, Refusal
from sabika.rules.core.events import Event
from sabika.rules.core.step import Step
from sabika.rules.palace.buying import BUY, Buy, Purchase
from sabika.rules.palace.game import PalaceGame, Slot
from sabika.rules.palace.hooks import Hooks
from sabika.rules.palace.mixing import mixes_exactly, most_money
from sabika.rules.palace.module import Module
from sabika.rules.palace.money import pays_exactly
from sabika.rules.palace.paying import Paying
from sabika.rules.palace.pieces import CURRENCIES, Pieces
from sabika.rules.palace.yard import SPACES, read_space, write_space

NAME: Final = "vizier"
NOBODY: Final = -1


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
    """Which viziers are awake, by seat, and which seat may use its vizier now."""

    __slots__ = ("asked", "awake", "ways")

    def __init__(self, awake: list[bool], asked: int, ways: list[list[Buy]]) -> None:
        self.awake = awake
        self.asked = asked
        """Kept, so that a seat is not asked more or less often when somebody imagines other hands."""
        self.ways: Final = ways
        """The ways in which viziers buy in this game, each by space (V6)."""

    def copy(self) -> Slot:
        return Viziers(self.awake[:], self.asked, self.ways)


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
        hooks.insert_before("next-turn", ASK_ROUND)  # V2: after the refills and all that a scoring brings
        hooks.insert_before("next-turn", FavourStep())
        hooks.choices.append(offer_waking)
        hooks.views.append(show)
        hooks.verbs["favour"] = read_favour
        hooks.verbs["wake"] = read_wake
        hooks.verbs["decline"] = read_decline


def hand_out_viziers(game: PalaceGame) -> None:
    """One for each seat, awake (V1)."""
    others = [BUY[way] for way in game.hooks.other_ways if BUY[way][0].purchase.out_of_turn]
    game.slots[NAME] = Viziers([True] * len(game.seats), NOBODY, [BUY[""], *others])


def show(game: PalaceGame, seat: int, extras: dict[str, object]) -> None:
    """Everybody sees which viziers are awake."""
    extras[NAME] = tuple(viziers_of(game).awake)


# Whose decision it is


@final
class AskRound(Step):
    """After a turn, and again after each use, everybody may decide (V2, V3)."""

    __slots__ = ()

    name: ClassVar[str] = "ask-viziers"

    def finish(self, game: PalaceGame) -> None:
        ask_from(game, 1)


ASK_ROUND: Final = AskRound()


def ask_from(game: PalaceGame, distance: int) -> None:
    """Find who may decide: the next player first, then clockwise, the one who has just finished last (V3). The search
    begins so many seats after the last one."""
    viziers = viziers_of(game)
    players = len(game.seats)
    while distance <= players:
        side = (game.active + distance) % players
        if viziers.awake[side] and has_favour(game, side, viziers.ways):
            viziers.asked = side
            return
        distance += 1
    viziers.asked = NOBODY


def has_favour(game: PalaceGame, side: int, ways: list[list[Buy]]) -> bool:
    """Whether the vizier of the seat can buy anything in one of these ways."""
    # Asked for every seat after every turn, so what is plainly out of reach is passed over first.
    most = most_money(game.seats[side].hand, True)
    price = game.pieces.price
    for space, tile in enumerate(game.yard):
        if tile and price[tile] <= most[space % SPACES]:
            for usual in ways:
                if can_buy(game, side, usual[space].purchase, most):
                    return True
    return False


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


@final
class FavourStep(Step):
    """Asks each seat in its turn which tile its vizier buys, if any (V2, V3)."""

    __slots__ = ()

    name: ClassVar[str] = "favour"

    def asks(self, game: PalaceGame) -> bool:
        return viziers_of(game).asked != NOBODY

    def seat(self, game: PalaceGame) -> int:
        return viziers_of(game).asked

    def options(self, game: PalaceGame) -> list[Action]:
        viziers = viziers_of(game)
        side = viziers.asked
        most = most_money(game.seats[side].hand, True)
        options: list[Action] = []
        for ways in viziers.ways:
            for usual in ways[: len(game.yard)]:
                if can_buy(game, side, usual.purchase, most):
                    options.append(favour(usual.space, usual.way))
        options.append(DECLINE)
        return options

    def declined(self, game: PalaceGame) -> None:
        players = len(game.seats)
        ask_from(game, (viziers_of(game).asked - game.active - 1) % players + 2)


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
        return viziers_of(game).asked

    def price(self, game: PalaceGame) -> int:
        return self.purchase.price(game)

    def currency(self, game: PalaceGame) -> int:
        return self.purchase.currency(game)

    def paid(self, game: PalaceGame, side: int, cards: tuple[int, ...], total: int) -> None:
        """The vizier falls asleep. No action is gained; the tile is placed at once and the yard refilled (V2)."""
        viziers_of(game).awake[side] = False
        game.events.append(FavourUsed(side))
        self.purchase.take(game, side, cards, total)
        game.agenda.append(ASK_ROUND)
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
    steps: ClassVar[tuple[str, ...]] = ("favour",)

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
