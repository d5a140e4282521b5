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
from sabika.encoding import Encoder, encoder_for
from sabika.library import new_setup
from sabika.rules.core.action import Action
from sabika.rules.core.errors import BadInput
from sabika.rules.palace.building import Build
from sabika.rules.palace.buying import Buy
from sabika.rules.palace.money import currency_of, value_of
from sabika.rules.palace.palace import Palace
from sabika.rules.palace.taking import TakeMoney
from sabika.rules.palace.view import PalaceView

PLAYERS: Final = 2
SETUP: Final = new_setup("alhambra", players=PLAYERS, seed="")
WEIGHTS: Final = Path(__file__).with_name("learned.npz")
LAYERS: Final = ("first", "second", "value", "beside", "option", "preference")
MORE: Final = 3
"""So many numbers follow in the row of an option."""
KEPT: Final = 4096
Floats = NDArray[np.float32]


class Seen(NamedTuple):
    """A decision as numbers."""

    position: NDArray[np.int16]
    options: Floats
    """A row each: that of the encoder, and what this file adds."""


def seen(encoder: Encoder, view: PalaceView, options: Sequence[Action]) -> Seen:
    """What a seat knows when it has to decide."""
    rows = np.frombuffer(b"".join(encoder.rows.rows(view, options)), np.float32).reshape(len(options), -1)
    more = np.array([more_of(view, action) for action in options], np.float32)
    return Seen(np.frombuffer(encoder.vector(view), np.int16), np.column_stack([rows, more]))


def more_of(view: PalaceView, action: Action) -> tuple[float, float, float]:
    """What an option brings beyond its row: a longer wall, cells for the tile, exact payments."""
    palace = view.players[view.seat].palace
    if isinstance(action, Build):
        return longer_walls(palace, action.tile).get(action.cell, 0) / 4, 0.0, 0.0
    if isinstance(action, Buy):
        tile = view.yard[action.space]
        cells = longer_walls(palace, tile)
        exact = sums_of(view.hand, action.space) >> view.pieces.price[tile] & 1
        return max(cells.values(), default=0) / 4, len(cells) / 16, exact
    if isinstance(action, TakeMoney):
        return 0.0, 0.0, more_exact(view, action.cards)
    return 0.0, 0.0, 0.0


@lru_cache(KEPT)
def longer_walls(palace: Palace, tile: int) -> dict[int, int]:
    """For each cell where the tile fits: by how much the longest wall grows."""
    length = palace.longest_wall()
    return {cell: palace.with_tile(tile, cell).longest_wall() - length for cell in palace.cells_for(tile)}


def more_exact(view: PalaceView, cards: tuple[int, ...]) -> int:
    """How many more tiles of the yard could be paid exactly with these cards too."""
    more = 0
    for space in {currency_of(card) for card in cards}:
        price = view.pieces.price[view.yard[space]]
        if price and not sums_of(view.hand, space) >> price & 1:
            more += sums_of((*view.hand, *cards), space) >> price & 1
    return more


@lru_cache(KEPT)
def sums_of(hand: tuple[int, ...], currency: int) -> int:
    """Every sum that can be paid in a currency, as a bit each."""
    sums = 1
    for card in hand:
        if currency_of(card) == currency:
            sums |= sums << value_of(card)
    return sums


def weights_in(path: Path) -> dict[str, NDArray[Any]]:
    """What `learn.py` has kept: the weights, and for how many seconds they were learnt."""
    if not path.is_file():
        raise BadInput(f"There are no weights {path}: let examples/learn.py learn some")
    try:
        with np.load(path) as kept:
            found: dict[str, NDArray[Any]] = {name: kept[name] for name in kept.files}
    except Exception as error:  # a damaged file breaks in many ways
        raise BadInput(f"{path} holds no weights, or is damaged") from error
    if not found.keys() >= {"seconds", *[f"{layer}.weight" for layer in LAYERS]}:
        raise BadInput(f"{path} holds other weights than those of examples/learn.py")
    return found


class Policy:
    """Reads a position through two layers, then every option beside it through one more: the higher, the better."""

    def __init__(self, weights: Mapping[str, NDArray[Any]], encoder: Encoder) -> None:
        self._weights: Final[dict[str, Floats]] = {name: own.astype(np.float32) for name, own in weights.items()}
        # Dividing the weights once does as much as dividing every position.
        self._weights["first.weight"] /= np.array(encoder.most, np.float32)

    def read(self, positions: NDArray[np.int16]) -> Floats:
        """Positions, a row each, as the network understands them."""
        once = np.maximum(self._through("first", positions.astype(np.float32)), 0)
        return np.maximum(self._through("second", once), 0)

    def preferences(self, read: Floats, options: Floats, owner: NDArray[np.int64]) -> Floats:
        """How much each option is preferred; `owner` says which position it belongs to."""
        beside = self._through("beside", read)[owner] + options @ self._weights["option.weight"].T
        preferred: Floats = np.maximum(beside, 0) @ self._weights["preference.weight"][0]
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
        self._policy: Final = Policy(weights_in(weights), self._encoder)
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
