"""A bot that plays what `batch_training.py` has learnt. It needs numpy, but not JAX.

    sabika check-bot examples/batch_bot.py:BatchBot
    sabika simulate --players 3 --bots examples/batch_bot.py:BatchBot,greedy,greedy

The weights lie beside it, in `batch_learned.npz`. They know Alhambra without modules for one number of players; at any
other table the bot plays like the greedy one.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final, cast

import numpy as np

from sabika.batch.network import Sight, Widths, forward, new_weights, shapes
from sabika.batch.numbering import FIRST, TILES, named_by_itself, numbers_of
from sabika.bots import Level, bot_named
from sabika.encoding import encoder_for
from sabika.library import new_setup
from sabika.rules.core.action import Action
from sabika.rules.core.errors import BadInput
from sabika.rules.games.alhambra import MAX_PLAYERS, MIN_PLAYERS
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.pieces import START
from sabika.rules.palace.view import PalaceView

WEIGHTS: Final = Path(__file__).with_name("batch_learned.npz")


class Table:
    """What the numbering of actions asks of a game, from a view."""

    def __init__(self, view: PalaceView) -> None:
        self.step = view.step
        self.display = view.display
        self.seats = view.players
        self.asked = lambda: view.asked


def weights_in(path: Path) -> tuple[dict[str, Any], int]:
    """What `batch_training.py` has kept for the bot: the weights, and for how many players."""
    if not path.is_file():
        raise BadInput(f"There are no weights {path}: let examples/batch_training.py learn some")
    try:
        with np.load(path) as kept:
            found = {name: kept[name].astype(np.float32) for name in kept.files}
        players = int(found.pop("players"))
    except Exception as error:  # a damaged file breaks in many ways
        raise BadInput(f"{path} holds no weights of examples/batch_training.py, or is damaged") from error
    numbers = all(np.isfinite(own).all() for own in found.values())
    if not numbers or not fits({name: own.shape for name, own in found.items()}, players):
        raise BadInput(f"{path} holds other weights than examples/batch_training.py keeps for the bot")
    return found, players


def fits(found: Mapping[str, tuple[int, ...]], players: int) -> bool:
    """Whether these are the shapes of a network for so many players, however wide its layers are."""
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        return False
    layers = shapes(players, Widths(*[sum(found.get(name, ())[1:]) for name in ("first", "cell", "around", "take")]))
    names = new_weights(players, 0, Widths(1, 1, 1, 1))
    return found == {name: layers.get(name) or layers[name.removesuffix(" bias")][1:] for name in names}


class BatchBot:
    """Takes the option that the network prefers."""

    name: ClassVar[str] = "batch-learned"
    level: ClassVar[Level] = Level.STEADY
    games: ClassVar[tuple[str, ...]] = ("alhambra",)
    blurb: ClassVar[Mapping[str, str]] = {
        "en": "Plays as it taught itself in many games at once; at unknown tables, like the greedy bot.",
        "fr": "Joue comme elle l’a appris seule en maintes parties ; aux tables inconnues, comme le robot avide.",
        "nl": "Speelt zoals hij het zichzelf in heel veel spellen leerde; aan onbekende tafels als de hebberige bot.",
        "de": "Spielt, wie er es sich in vielen Spielen selbst beibrachte; sonst wie der gierige Bot.",
    }

    def __init__(self, weights: Path = WEIGHTS) -> None:
        self._weights, self._players = weights_in(weights)
        self._encoder: Final = encoder_for(new_setup("alhambra", players=self._players, seed=""))
        self._elsewhere: Final = bot_named("greedy", "alhambra")

    def choose(self, view: PalaceView, options: Sequence[Action], rng: Random) -> Action:
        if len(options) == 1:
            return options[0]
        if len(view.players) != self._players or view.modules:
            return self._elsewhere.choose(view, options, rng)
        table = cast(PalaceGame, Table(view))
        numbered = {numbers: option for option in options if (numbers := self._numbers(table, option))}
        if not numbered:
            return self._elsewhere.choose(view, options, rng)
        preferences = self.preferences(view, named_by_itself(table) - START - 1)
        first = max({numbers[0] for numbers in numbered}, key=preferences.__getitem__)
        if (first,) in numbered:
            return numbered[first,]
        # The number names a tile, and another decision says where it goes.
        preferences = self.preferences(view, first - FIRST["tile"])
        return numbered[max([own for own in numbered if own[0] == first], key=lambda own: preferences[own[1]])]

    def preferences(self, view: PalaceView, named: int) -> Any:
        """By number of an action: how much it is preferred when a tile was named; below 0, none was."""
        most = np.array(self._encoder.most, np.float32)
        vector = np.frombuffer(self._encoder.vector(view), np.int16).astype(np.float32) / most
        side, planes = self._encoder.side, len(self._encoder.planes)
        seen = np.frombuffer(self._encoder.grids(view), np.uint8).reshape(-1, side, side)[:planes]
        chosen = (np.arange(TILES) == named).astype(np.float32)
        return forward(np, self._weights, Sight(seen[None], vector[None], chosen[None]))[0][0]

    def _numbers(self, table: PalaceGame, option: Action) -> tuple[int, ...]:
        """The numbers of an option; none, if it lies outside of what the network sees."""
        try:
            return numbers_of(table, option)
        except BadInput:
            return ()
