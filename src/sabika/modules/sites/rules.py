"""Building sites: a tile of the yard at half price, to be finished later in a currency that is drawn (S1-S7)."""

from functools import cache
from typing import ClassVar, Final, NamedTuple, final

from sabika.rules.core.action import Action, expect
from sabika.rules.core.errors import BadInput, Refusal
from sabika.rules.core.events import Event
from sabika.rules.core.scoring import Part
from sabika.rules.core.step import Step
from sabika.rules.games import alhambra
from sabika.rules.palace.buying import BUY, Buy, Purchase
from sabika.rules.palace.game import PalaceGame, Slot
from sabika.rules.palace.hooks import Hooks
from sabika.rules.palace.mixing import most_money
from sabika.rules.palace.module import Module
from sabika.rules.palace.money import purse_cards
from sabika.rules.palace.notation import read_tile
from sabika.rules.palace.paying import Paying
from sabika.rules.palace.pieces import CURRENCIES, NOTHING, Pieces
from sabika.rules.palace.yard import PLACES

NAME: Final = "sites"
WAY: Final = "site"
TOKENS_EACH: Final = 2
"""Tokens of each currency (S1)."""
DRAWN: Final = 2
"""Tokens to choose from (S2)."""
UNKNOWN: Final = -1


class Site(NamedTuple):
    """A tile that is not finished yet, and the currency of the token that lies on it."""

    side: int
    tile: int
    currency: int


class SitesView(NamedTuple):
    """What a seat may know. Currencies of tokens that it cannot see are -1."""

    sites: tuple[Site, ...]
    bag: int
    """How many tokens are in the bag."""
    begun: int
    """The tile that waits for its token, 0 if none does."""
    drawn: tuple[int, ...]
    """The tokens that the seat itself has to choose from."""
    finishing: int
    """The tile that is being paid to be finished, 0 if none is."""
    finished: tuple[int, ...]
    """The tokens that have left the game."""


# Events


@final
class SiteBegun(Event):
    """A tile was bought at half price (S2)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "space", "tile", "cards", "price", "paid")
    __slots__ = __match_args__
    reveals: ClassVar[bool] = True

    def __init__(self, seat: int, space: int, tile: int, cards: tuple[int, ...], price: int, paid: int) -> None:
        self.seat: Final = seat
        self.space: Final = space
        self.tile: Final = tile
        self.cards: Final = cards
        self.price: Final = price
        self.paid: Final = paid


@final
class TokenKept(Event):
    """A hidden token was put on the tile; so many are left in the bag (S2)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "tile", "left")
    __slots__ = __match_args__

    def __init__(self, seat: int, tile: int, left: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.left: Final = left


@final
class SiteFinished(Event):
    """The full price was paid in the currency of the token (S4)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "tile", "cards", "price", "paid")
    __slots__ = __match_args__

    def __init__(self, seat: int, tile: int, cards: tuple[int, ...], price: int, paid: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.cards: Final = cards
        self.price: Final = price
        self.paid: Final = paid


@final
class TokenRevealed(Event):
    """The token of an unfinished tile was turned over at the end (S5)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "tile", "currency")
    __slots__ = __match_args__

    def __init__(self, seat: int, tile: int, currency: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.currency: Final = currency


@final
class MoneyLost(Event):
    """All cards of the revealed currencies went to the discard (S5)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "cards")
    __slots__ = __match_args__

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards


# State


@final
class Sites(Slot):
    """Where the tokens are."""

    __slots__ = ("bag", "begun", "drawn", "finished", "revealed", "sites")

    def __init__(self) -> None:
        self.bag: list[int] = []
        self.begun = NOTHING
        self.drawn: list[int] = []
        self.sites: list[Site] = []
        self.finished: list[int] = []
        self.revealed = False
        """Whether everybody has seen the tokens in the palaces (S5)."""

    def copy(self) -> Slot:
        twin = Sites()
        twin.bag = self.bag[:]
        twin.begun = self.begun
        twin.drawn = self.drawn[:]
        twin.sites = self.sites[:]
        twin.finished = self.finished[:]
        twin.revealed = self.revealed
        return twin


def sites_of(game: PalaceGame) -> Sites:
    slot = game.slots[NAME]
    assert isinstance(slot, Sites)
    return slot


@final
class BuildingSites(Module):
    """Tiles at half price that are no buildings yet."""

    __slots__ = ()

    name: ClassVar[str] = NAME
    games: ClassVar[tuple[str, ...]] = (alhambra.NAME,)

    def plug_in(self, hooks: Hooks) -> None:
        hooks.setup.insert(0, fill_bag)
        hooks.other_ways.append(WAY)
        hooks.choices.append(offer_finishing)
        hooks.parts.append(leave_out)
        hooks.insert_before("hand-out", RevealTokens())
        hooks.tiles.append(list_tokens)
        hooks.views.append(show)
        hooks.hidden.append(draw_anew)
        hooks.verbs["keep"] = read_keep
        hooks.verbs["finish"] = read_finish


def fill_bag(game: PalaceGame) -> None:
    """Two tokens of each currency (S1)."""
    slot = Sites()
    slot.bag = [currency for currency in range(len(CURRENCIES)) for _ in range(TOKENS_EACH)]
    game.slots[NAME] = slot


# Beginning


@final
class SitePurchase(Purchase):
    """At least half of the price, rounded down; never exact (S2)."""

    __slots__ = ()

    way: ClassVar[str] = WAY
    out_of_turn: ClassVar[bool] = False  # S6
    rewarded: ClassVar[bool] = False

    def on_offer(self, game: PalaceGame) -> bool:
        return bool(sites_of(game).bag)

    def why_not(self, game: PalaceGame, side: int) -> Refusal | None:
        if NAME not in game.slots:
            return Refusal("S2", "no-sites")
        if not sites_of(game).bag:
            return Refusal("S2", "no-tokens")
        return super().why_not(game, side)

    def price(self, game: PalaceGame) -> int:
        return game.pieces.price[game.yard[self.space]] // 2

    def overpays(self, game: PalaceGame) -> bool:
        """At least half is asked for, so nothing is too much (E2)."""
        return game.setup.rules == 1

    def take(self, game: PalaceGame, side: int, cards: tuple[int, ...], total: int) -> None:
        """The tile lies beside the palace like any other, and waits for its token (S2, S3)."""
        tile = game.yard[self.space]
        game.events.append(SiteBegun(side, self.space, tile, cards, self.price(game), total))
        game.yard[self.space] = NOTHING
        game.seats[side].beside.append(tile)
        game.unfinished |= {tile}
        sites_of(game).begun = tile
        draw(game)


BUY[WAY] = [Buy(SitePurchase(space)) for space in range(PLACES)]


def draw(game: PalaceGame) -> None:
    """Two tokens to choose from; a single one is taken (S2)."""
    slot = sites_of(game)
    for _ in range(min(DRAWN, len(slot.bag))):
        slot.drawn.append(slot.bag.pop(game.chance.below("site tokens", [len(slot.bag)])[0]))
    if len(slot.drawn) == 1:
        keep_token(game, slot.drawn[0])
    else:
        # Also if both are the same, as the others must not notice.
        game.agenda.append(CHOOSE_TOKEN)


def keep_token(game: PalaceGame, currency: int) -> None:
    """It lies hidden on the tile; the other one returns into the bag (S2)."""
    slot = sites_of(game)
    slot.drawn.remove(currency)
    slot.bag += slot.drawn
    slot.bag.sort()
    slot.drawn = []
    slot.sites.append(Site(game.active, slot.begun, currency))
    game.events.append(TokenKept(game.active, slot.begun, len(slot.bag)))
    slot.begun = NOTHING


@final
class ChooseToken(Step):
    """Asks the buyer which of two tokens to keep (S2)."""

    __slots__ = ()

    name: ClassVar[str] = "keep"

    def asks(self, game: PalaceGame) -> bool:
        return bool(sites_of(game).drawn)

    def options(self, game: PalaceGame) -> list[Action]:
        return [KEEP[currency] for currency in sorted(set(sites_of(game).drawn))]


CHOOSE_TOKEN: Final = ChooseToken()


@final
class Keep(Action):
    """Keep the token of this currency."""

    __match_args__: ClassVar[tuple[str, ...]] = ("currency",)
    __slots__ = __match_args__
    verb: ClassVar[str] = "keep"
    steps: ClassVar[tuple[str, ...]] = ("keep",)

    def __init__(self, currency: int) -> None:
        self.currency: Final = currency

    def perform(self, game: PalaceGame) -> None:
        keep_token(game, self.currency)

    def refusal(self, game: PalaceGame) -> Refusal | None:
        if self.currency not in sites_of(game).drawn:
            return Refusal("S2", "token-not-drawn", (("currency", CURRENCIES[self.currency]),))
        return None

    def words(self, pieces: Pieces) -> str:
        return CURRENCIES[self.currency]

    def __reduce__(self) -> tuple[object, ...]:
        return keep, (self.currency,)


KEEP: Final = [Keep(currency) for currency in range(len(CURRENCIES))]


def keep(currency: int) -> Keep:
    """The action of keeping a token of this currency."""
    return KEEP[currency]


def read_keep(words: list[str], pieces: Pieces) -> Action:
    expect(words, 1, "keep denar")
    if words[0] not in CURRENCIES:
        raise BadInput(f"There is no currency {words[0]!r}. The currencies are {', '.join(CURRENCIES)}.")
    return keep(CURRENCIES.index(words[0]))


# Finishing


@final
class Finishing(Paying):
    """Asks with which cards a site is finished: its full price in the currency of its token (S4)."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def price(self, game: PalaceGame) -> int:
        return game.pieces.price[self.tile]

    def currency(self, game: PalaceGame) -> int:
        return site_on(game, self.tile).currency

    def paid(self, game: PalaceGame, side: int, cards: tuple[int, ...], total: int) -> None:
        """The token leaves the game; exact payment gives another action (S4)."""
        site = site_on(game, self.tile)
        slot = sites_of(game)
        slot.sites.remove(site)
        slot.finished.append(site.currency)
        game.unfinished -= {self.tile}
        price = self.price(game)
        if total == price:
            game.actions_left += 1
        game.events.append(SiteFinished(side, self.tile, cards, price, total))


def site_on(game: PalaceGame, tile: int) -> Site:
    """The site that this tile is."""
    for site in sites_of(game).sites:
        if site.tile == tile:
            return site
    raise KeyError(tile)


@final
class Finish(Action):
    """Finish one of one's sites, in the palace or in the reserve (S4)."""

    __slots__ = ("step", "tile")

    __match_args__: ClassVar[tuple[str, ...]] = ("tile",)
    verb: ClassVar[str] = "finish"
    steps: ClassVar[tuple[str, ...]] = ("act",)

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile
        self.step: Final = Finishing(tile)

    def perform(self, game: PalaceGame) -> None:
        game.agenda.append(self.step)

    def refusal(self, game: PalaceGame) -> Refusal | None:
        if NAME not in game.slots:
            return Refusal("S4", "no-sites")
        if self.tile not in own_sites(game, game.active):
            return Refusal("S4", "no-site", (("tile", game.pieces.name(self.tile)),))
        price = self.step.price(game)
        held = self.step.means(game, game.active)
        if held < price:
            currency = CURRENCIES[self.step.currency(game)]
            return Refusal("S4", "cannot-afford", (("price", price), ("held", held), ("currency", currency)))
        return None

    def words(self, pieces: Pieces) -> str:
        return pieces.name(self.tile)

    def __reduce__(self) -> tuple[object, ...]:
        return finish, (self.tile,)


@cache
def finish(tile: int) -> Finish:
    """The action of finishing a site."""
    return Finish(tile)


def read_finish(words: list[str], pieces: Pieces) -> Action:
    expect(words, 1, "finish tower-9-ES")
    return finish(read_tile(words[0], pieces))


def own_sites(game: PalaceGame, side: int) -> list[int]:
    """The tiles of a seat that can be finished."""
    return [site.tile for site in sites_of(game).sites if site.side == side]


def offer_finishing(game: PalaceGame, options: list[Action]) -> None:
    """Every site that the seat in turn can pay for."""
    side = game.active
    hand = game.seats[side].hand
    for site in sites_of(game).sites:
        if site.side == side and game.pieces.price[site.tile] <= most_money(hand, False)[site.currency]:
            options.append(finish(site.tile))


# Scoring and the end


def leave_out(game: PalaceGame, side: int, parts: list[list[Part]]) -> None:
    """A site in the palace does not count as a building (S3)."""
    for tile in built_sites(game, side):
        parts[game.pieces.kind[tile]].append(Part("S3", game.pieces.name(tile), -1))


def built_sites(game: PalaceGame, side: int) -> list[int]:
    """The sites in a palace."""
    own = own_sites(game, side)
    if not own:
        return own
    built = game.seats[side].palace.tiles()
    return [tile for tile in own if tile in built]


@final
class RevealTokens(Step):
    """All tokens in palaces are turned over, and the money of their currencies is lost (S5)."""

    __slots__ = ()

    name: ClassVar[str] = "reveal-tokens"

    def finish(self, game: PalaceGame) -> None:
        sites_of(game).revealed = True
        for side in range(len(game.seats)):
            currencies: set[int] = set()
            for tile in built_sites(game, side):
                currency = site_on(game, tile).currency
                currencies.add(currency)
                game.events.append(TokenRevealed(side, tile, currency))
            lose_money(game, side, sorted(currencies))


def lose_money(game: PalaceGame, side: int, currencies: list[int]) -> None:
    """The seat discards all its money cards of these currencies (S5)."""
    hand = game.seats[side].hand
    lost: list[int] = []
    for currency in currencies:
        cards = purse_cards(currency, hand.purses[currency])
        hand.spend(currency, hand.purses[currency], hand.totals[currency], len(cards))
        lost += cards
    if lost:
        game.discard += lost
        game.events.append(MoneyLost(side, tuple(lost)))


# Looking


def list_tokens(game: PalaceGame, places: dict[str, list[int]]) -> None:
    """The tokens, by currency. The tiles lie where other tiles lie."""
    slot = sites_of(game)
    places["sites: bag"] = slot.bag[:]
    places["sites: drawn"] = slot.drawn[:]
    places["sites: tiles"] = [site.currency for site in slot.sites]
    places["sites: out"] = slot.finished[:]


def is_known(game: PalaceGame, seat: int, site: Site) -> bool:
    """Whether the seat may know the token of the site."""
    return site.side == seat or (sites_of(game).revealed and site.tile in game.seats[site.side].palace.tiles())


def show(game: PalaceGame, seat: int, extras: dict[str, object]) -> None:
    """Everybody sees which tiles are sites, the owner their tokens too."""
    slot = sites_of(game)
    step = game.agenda[-1] if game.agenda else None
    extras[NAME] = SitesView(
        sites=tuple([own if is_known(game, seat, own) else Site(own.side, own.tile, UNKNOWN) for own in slot.sites]),
        bag=len(slot.bag),
        begun=slot.begun,
        drawn=tuple(sorted(slot.drawn)) if seat == game.active else (),
        finishing=step.tile if isinstance(step, Finishing) else NOTHING,
        finished=tuple(sorted(slot.finished)),
    )


def draw_anew(game: PalaceGame, seat: int) -> None:
    """The tokens in the bag and those of the others could lie in any other way."""
    slot = sites_of(game)
    unknown = slot.bag[:]
    foreign = [index for index, site in enumerate(slot.sites) if not is_known(game, seat, site)]
    for index in foreign:
        unknown.append(slot.sites[index].currency)
    chosen_by_other = len(slot.drawn) if seat != game.active else 0
    if chosen_by_other:
        unknown += slot.drawn
    unknown.sort()
    game.chance.shuffle("unseen tokens", unknown)
    for index in foreign:
        slot.sites[index] = slot.sites[index]._replace(currency=unknown.pop())
    if chosen_by_other:
        slot.drawn = [unknown.pop() for _ in range(chosen_by_other)]
    unknown.sort()
    slot.bag = unknown
