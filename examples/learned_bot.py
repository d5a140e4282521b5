"""A bot that plays what `learn.py` has learnt. It needs numpy and nothing else.

    sabika check-bot examples/learned_bot.py:LearnedBot
    sabika simulate --players 2 --bots examples/learned_bot.py:LearnedBot,greedy

It has learnt one table: Alhambra for two, without modules. At any other it plays like the greedy bot.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sabika.bots import Level, bot_named
from sabika.bots.palace.sites import room_in, sites
from sabika.encoding import Encoder, encoder_for
from sabika.library import new_setup
from sabika.modules.dirk.bot import tiles as given_to_dirk
from sabika.modules.dirk.rules import Give
from sabika.rules.core.action import Action
from sabika.rules.core.errors import BadInput
from sabika.rules.core.majority import shares
from sabika.rules.games.alhambra import KIND_POINTS, KINDS
from sabika.rules.palace.building import Build, Reserve
from sabika.rules.palace.buying import Buy
from sabika.rules.palace.money import currency_of, value_of
from sabika.rules.palace.paying import Pay
from sabika.rules.palace.taking import TakeMoney
from sabika.rules.palace.view import PalaceView

PLAYERS: Final = 2
SETUP: Final = new_setup("alhambra", players=PLAYERS, seed="")
WEIGHTS: Final = Path(__file__).with_name("learned.npz")
KEPT: Final = 4096
PRICES: Final = range(1, 14)
"""All that has to be paid, and more."""
Floats = NDArray[np.float32]
Counts = tuple[int, ...]
"""How many tiles of each kind somebody has."""


# What a position is


class Seen(NamedTuple):
    """A decision as numbers."""

    position: Floats
    options: Floats
    """A row each: that of the encoder, and what this file adds."""


class Standing(NamedTuple):
    """What several options of a decision have in common."""

    gains: tuple["Gain", ...]
    """By kind: what another tile brings."""
    leads: tuple[float, ...]
    """What kinds would bring now in each scoring, less the same of the other player."""
    sums: tuple[int, ...]
    """By currency: what the hand can pay exactly, as bits."""


class Gain(NamedTuple):
    """What another tile of a kind brings."""

    first: float
    """Points of lead in each scoring, if it is still to come."""
    second: float
    third: float
    ahead: float
    """How many tiles more than the other player one has now,"""
    ahead_of_dirk: float
    """and than Dirk."""


class More(NamedTuple):
    """What an option brings beyond its row."""

    wall: float = 0.0
    """By how much the longest wall grows, in the best cell for the tile if none is chosen yet,"""
    room: float = 0.0
    """and how many more of all tiles find a cell."""
    cells: float = 0.0
    """Where a tile that is bought would fit."""
    gain: Gain = Gain(0.0, 0.0, 0.0, 0.0, 0.0)
    """Of the tile."""
    over: float = 0.0
    """What has to be paid too much for it."""
    exact: float = 0.0
    """How many more tiles of the yard can be paid exactly with the money,"""
    payable: float = 0.0
    """or at all."""
    sums: float = 0.0
    """How many more prices can be paid exactly."""


BEYOND: Final = 2 + 3 + 3 * 4
"""So many numbers of `beyond_of` follow those of the encoder,"""
MORE: Final = len(More._fields) - 1 + len(Gain._fields)
"""and so many the row of an option."""


def seen(encoder: Encoder, view: PalaceView, options: Sequence[Action]) -> Seen:
    """What a seat knows when it has to decide."""
    standing = standing_of(view)
    position = np.frombuffer(encoder.vector(view), np.int16) / most(encoder)
    beyond = np.array(beyond_of(view, standing), np.float32)
    rows = np.frombuffer(b"".join(encoder.rows.rows(view, options)), np.float32).reshape(len(options), -1)
    more = np.array([in_a_row(more_of(view, standing, action)) for action in options], np.float32)
    return Seen(np.concatenate([position, beyond], dtype=np.float32), np.column_stack([rows, more]))


@lru_cache(1)
def most(encoder: Encoder) -> Floats:
    """What the numbers of the encoder are divided by."""
    return np.array(encoder.most, np.float32)


def in_a_row(more: More) -> tuple[float, ...]:
    return (more.wall, more.room, more.cells, *more.gain, more.over, more.exact, more.payable, more.sums)


def standing_of(view: PalaceView) -> Standing:
    """What is the same for all options."""
    kind_of = view.pieces.kind
    own, other = [view.players[side].palace.counts[: len(KINDS)] for side in (view.seat, 1 - view.seat)]
    if view.step == "act":  # Later, each of them is what is decided about.
        for tile in view.players[view.seat].beside:
            own[kind_of[tile]] += 1
    given = [kind_of[tile] for tile in given_to_dirk(view)]
    dirk = [given.count(kind) for kind in range(len(KINDS))]
    gains, leads = majorities(tuple(own), tuple(other), tuple(dirk), view.next_scoring)
    return Standing(gains, leads, tuple([sums_of(view.hand, currency) for currency in range(4)]))


@lru_cache(KEPT)
def majorities(own: Counts, other: Counts, dirk: Counts, following: int) -> tuple[tuple[Gain, ...], tuple[float, ...]]:
    """By kind, what another tile brings; and by scoring from the following one on, the lead that kinds bring now."""
    leads = [0, 0, 0]
    gains: list[Gain] = []
    for kind, numbers in enumerate(zip(own, other, dirk)):
        more = [0, 0, 0]
        for scoring in range(following - 1, len(KIND_POINTS)):
            now = lead(numbers, KIND_POINTS[scoring][kind])
            leads[scoring] += now
            more[scoring] = lead((numbers[0] + 1, *numbers[1:]), KIND_POINTS[scoring][kind]) - now
        ahead = [(numbers[0] - number) / 4 for number in numbers[1:]]
        gains.append(Gain(*[points / 10 for points in more], *ahead))
    return tuple(gains), tuple([points / 20 for points in leads])


@lru_cache(KEPT)
def lead(numbers: Counts, points: tuple[int, ...]) -> int:
    """The points for a kind, less those of the other player."""
    found = [0, 0, 0]
    for share in shares(list(numbers), points):
        found[share.side] = share.points
    return found[0] - found[1]


def beyond_of(view: PalaceView, standing: Standing) -> list[float]:
    """What a position is beyond the encoder's numbers: room to build, leads, what can be paid."""
    found = [room_in(view.players[side].palace) for side in (view.seat, 1 - view.seat)]
    found += standing.leads
    for currency, sums in enumerate(standing.sums):
        tile = view.yard[currency]
        price = view.pieces.price[tile]
        found += [prices_among(sums), float(tile > 0 and sums >> price > 0), float(tile > 0 and sums >> price & 1)]
    return found


# What an option brings


def more_of(view: PalaceView, standing: Standing, action: Action) -> More:
    """What an option brings beyond its row."""
    if isinstance(action, TakeMoney):
        return more_of_money(view, standing, action.cards)
    if isinstance(action, Buy):
        tile = view.yard[action.space]
        rest = standing.sums[action.space] >> view.pieces.price[tile]
        return of_tile(view, standing, tile)._replace(over=((rest & -rest).bit_length() - 1) / 9)
    if isinstance(action, Build):
        found = sites(view.players[view.seat].palace, action.tile)
        site = next(site for site in found if site.cell == action.cell)
        return More(site.wall / 4, site.room, gain=standing.gains[view.pieces.kind[action.tile]])
    if isinstance(action, (Reserve, Give)):
        return More(gain=standing.gains[view.pieces.kind[action.tile]])
    if isinstance(action, Pay):
        left = list(view.hand)
        for card in action.cards:
            left.remove(card)
        currency = action.currency
        return More(sums=prices_among(sums_of(tuple(left), currency)) - prices_among(standing.sums[currency]))
    return More()


def of_tile(view: PalaceView, standing: Standing, tile: int) -> More:
    """What a tile of the yard brings in its best cells."""
    found = sites(view.players[view.seat].palace, tile)
    wall = max([site.wall for site in found], default=0)
    room = max([site.room for site in found], default=0.0)
    return More(wall / 4, room, len(found) / 16, standing.gains[view.pieces.kind[tile]])


def more_of_money(view: PalaceView, standing: Standing, cards: tuple[int, ...]) -> More:
    """What cards bring, and what the tile of the yard brings that they help to pay: the one that is newly paid exactly,
    else the one that is newly paid at all, else any that can be paid."""
    helped = (-1, 0)
    exact = payable = 0
    more = 0.0
    for currency in {currency_of(card) for card in cards}:
        before, after = standing.sums[currency], sums_of((*view.hand, *cards), currency)
        more += prices_among(after) - prices_among(before)
        tile = view.yard[currency]
        price = view.pieces.price[tile]
        if tile and after >> price:
            newly_exact = (after >> price & 1) - (before >> price & 1)
            newly_payable = int(not before >> price)
            exact += newly_exact
            payable += newly_payable
            helped = max(helped, (2 * newly_exact + newly_payable, tile))
    tile = helped[1]
    return (of_tile(view, standing, tile) if tile else More())._replace(exact=exact, payable=payable, sums=more)


@lru_cache(KEPT)
def sums_of(hand: tuple[int, ...], currency: int) -> int:
    """Every sum that can be paid in a currency, as a bit each."""
    sums = 1
    for card in hand:
        if currency_of(card) == currency:
            sums |= sums << value_of(card)
    return sums


def prices_among(sums: int) -> float:
    """The part of all prices that is among these sums."""
    return (sums >> PRICES.start & (1 << len(PRICES)) - 1).bit_count() / len(PRICES)


# The network


class Widths(NamedTuple):
    """Of the two layers that read a position, and of the two that read an option."""

    first: int
    second: int
    option: int
    deeper: int


def widths_of(weights: Mapping[str, NDArray[Any]]) -> Widths:
    """How many numbers these layers give; 0, if there is no such layer."""
    layers = [weights.get(f"{name}.weight", np.zeros(())) for name in Widths._fields]
    return Widths(*[sum(layer.shape[:1]) for layer in layers])


def shapes(widths: Widths) -> dict[str, tuple[int, ...]]:
    """By name, the shapes of all that is kept; a layer of weights has what it gives, and what it reads."""
    encoder = encoder_for(SETUP)
    layers = {
        "first": (widths.first, encoder.size + BEYOND),
        "second": (widths.second, widths.first),
        "value": (1, widths.second),
        "beside": (widths.option, widths.second),
        "option": (widths.option, encoder.rows.width + MORE),
        "deeper": (widths.deeper, widths.option),
        "preference": (1, widths.deeper),
    }
    biases = {f"{name}.bias": (gives,) for name, (gives, _) in layers.items() if name not in ("option", "preference")}
    return {"seconds": (), **{f"{name}.weight": shape for name, shape in layers.items()}, **biases}


def weights_in(path: Path) -> dict[str, NDArray[Any]]:
    """What `learn.py` has kept: the weights, and for how many seconds they were learnt."""
    if not path.is_file():
        raise BadInput(f"There are no weights {path}: let examples/learn.py learn some")
    try:
        with np.load(path) as kept:
            found: dict[str, NDArray[Any]] = {name: kept[name] for name in kept.files}
    except Exception as error:  # a damaged file breaks in many ways
        raise BadInput(f"{path} holds no weights, or is damaged") from error
    numbers = all(own.dtype.kind == "f" and np.isfinite(own).all() for own in found.values())
    if not numbers or {name: own.shape for name, own in found.items()} != shapes(widths_of(found)):
        raise BadInput(f"{path} holds other weights than those of examples/learn.py")
    return found


class Policy:
    """Reads a position through two layers, then every option beside it through two more: the higher, the better."""

    def __init__(self, weights: Mapping[str, NDArray[Any]]) -> None:
        self._weights: Final[dict[str, Floats]] = {name: own.astype(np.float32) for name, own in weights.items()}

    def read(self, positions: Floats) -> Floats:
        """Positions, a row each, as the network understands them."""
        once = np.maximum(self._through("first", positions), 0)
        return np.maximum(self._through("second", once), 0)

    def preferences(self, read: Floats, options: Floats, owner: NDArray[np.int64]) -> Floats:
        """How much each option is preferred; `owner` says which position it belongs to."""
        beside = self._through("beside", read)[owner] + options @ self._weights["option.weight"].T
        deeper = np.maximum(self._through("deeper", np.maximum(beside, 0)), 0)
        preferred: Floats = deeper @ self._weights["preference.weight"][0]
        return preferred

    def expected(self, read: Floats) -> Floats:
        """The margin that is still to come, in units of learning."""
        return self._through("value", read)[:, 0]

    def _through(self, layer: str, numbers: Floats) -> Floats:
        through: Floats = numbers @ self._weights[f"{layer}.weight"].T + self._weights[f"{layer}.bias"]
        return through


class LearnedBot:
    """Takes the option that the network prefers."""

    name: ClassVar[str] = "learned"
    level: ClassVar[Level] = Level.STEADY
    games: ClassVar[tuple[str, ...]] = ("alhambra",)
    blurb: ClassVar[Mapping[str, str]] = {
        "en": "Plays for two as it taught itself; at other tables, like the greedy bot.",
        "fr": "Joue à deux comme elle l’a appris seule ; aux autres tables, comme le robot avide.",
        "nl": "Speelt met twee zoals hij het zichzelf leerde; aan andere tafels als de hebberige bot.",
        "de": "Spielt zu zweit, wie er es sich selbst beibrachte; an anderen Tischen wie der gierige Bot.",
    }

    def __init__(self, weights: Path = WEIGHTS) -> None:
        self._encoder: Final = encoder_for(SETUP)
        self._policy: Final = Policy(weights_in(weights))
        self._elsewhere: Final = bot_named("greedy", "alhambra")

    def choose(self, view: PalaceView, options: Sequence[Action], rng: Random) -> Action:
        if len(options) == 1:
            return options[0]
        if len(view.players) != PLAYERS or view.modules:
            return self._elsewhere.choose(view, options, rng)
        found = seen(self._encoder, view, options)
        read = self._policy.read(found.position[None])
        preferences = self._policy.preferences(read, found.options, np.zeros(len(options), np.int64))
        return options[int(np.argmax(preferences))]
