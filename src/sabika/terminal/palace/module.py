"""What a module brings to the terminal. All else is played from lists, with the sentences of its actions."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import ClassVar, NamedTuple

from sabika.i18n import Wording
from sabika.modules import parts
from sabika.rules.core.action import Action
from sabika.rules.core.events import Event
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import NOTHING_STORED
from sabika.rules.palace.paying import Paying
from sabika.rules.palace.pieces import Pieces
from sabika.rules.palace.view import PalaceView


class State:
    """What lies on the table, in words: what lies open, and the secrets of whoever looks."""

    def __init__(self, view: PalaceView, words: Wording) -> None:
        self.view = view
        self.words = words
        self.say = words.texts.say

    def things(self, things: Iterable[str]) -> str:
        return ", ".join(things) or self.say("state-none")

    def player(self, seat: int, things: str) -> str:
        """What a player has."""
        return self.say("state-player", name=self.words.name(seat), things=things)

    def tiles(self, tiles: Iterable[int]) -> str:
        return self.things(self.words.tile_label(tile) for tile in tiles)


class Gesture(NamedTuple):
    """A key for the tile that is being placed."""

    key: str
    message: str
    """What the key does: `key-` and `help-` before it."""
    offer: type[Action]
    """The key does something while there is an option of this class."""
    action: Callable[[int], Action]
    """What it does with the tile."""


class Placement(NamedTuple):
    """Where an action puts the piece in hand, and the piece as it lies there."""

    cell: int
    piece: int


class Handling:
    """How a piece is placed that is not built like a tile, and can be turned."""

    thing: ClassVar[str]
    """Its messages are `ask-`, `hint-` and `key-turn-` with this, and `hint-` with this and `-nowhere`."""
    away_key: ClassVar[str]
    actions: ClassVar[tuple[type[Action], ...]]

    def handles(self, pieces: Pieces, piece: int) -> bool:
        raise NotImplementedError

    def placement(self, action: Action, pieces: Pieces, piece: int) -> Placement | None:
        """What the action does with this piece, if it places it."""
        raise NotImplementedError

    def place(self, pieces: Pieces, piece: int, cell: int) -> Action:
        """Placing the piece as it is turned, possible or not."""
        raise NotImplementedError

    def put_away(self, pieces: Pieces, piece: int) -> Action:
        """What becomes of a piece that is not placed."""
        raise NotImplementedError


class Look(NamedTuple):
    """How a piece is drawn that is no tile of a kind."""

    sign: str
    kind: int
    """In whose colour, by number; -1 for none."""


class TerminalModule:
    """A module on the board. Each of its hooks has nothing to say unless the module has."""

    sources: ClassVar[Mapping[str, str]] = {}
    """Signs for what it scores, where names would be too long."""
    gestures: ClassVar[tuple[Gesture, ...]] = ()
    handling: ClassVar[Handling | None] = None

    def __init__(self, name: str) -> None:
        self.name = name

    def lines(self, state: State) -> list[str]:
        """What it has on the table."""
        return [state.say(f"module-{self.name}.blurb")]

    def help(self) -> list[tuple[str, str]]:
        """Its keys, each with what it does."""
        keys = [(gesture.key, gesture.message) for gesture in self.gestures]
        return [*keys, (TURN_KEY, f"turn-{self.handling.thing}")] if self.handling else keys

    def question(self, game: PalaceGame, words: Wording) -> str:
        """What a step of its own asks, if more is to be said than its name tells."""
        return ""

    def paid_for(self, step: Paying, game: PalaceGame, words: Wording) -> str:
        """What is paid for in a step of its own."""
        return ""

    def look(self, pieces: Pieces, piece: int) -> Look | None:
        """How a piece of its own is drawn."""
        return None

    def on_points(self, view: PalaceView, seat: int) -> Mapping[int, str]:
        """Signs on points where four cells meet, by the cell north-west of each."""
        return {}

    def stored(self, view: PalaceView, seat: int) -> int:
        """Money that a seat keeps beside its hand."""
        return NOTHING_STORED

    def new_cell(self, event: Event) -> tuple[int, int] | None:
        """The seat, and the cell of its palace that an event changed."""
        return None

    def new_space(self, event: Event) -> tuple[int, int] | None:
        """The seat, and the space of the yard that it bought from."""
        return None


ASIDE_KEY = "w"
"""Lets all that is done out of turn pass until it is pressed again (V2)."""
TURN_KEY = "o"


@cache
def terminal_modules() -> dict[str, TerminalModule]:
    """Those that have something to say here, by name."""
    return {name: part.TERMINAL for name, part in parts("terminal").items()}


def terminal_module(name: str) -> TerminalModule:
    """The module of this name, which need not have anything to say."""
    return terminal_modules().get(name) or TerminalModule(name)


def modules_in(view: PalaceView) -> list[TerminalModule]:
    """Those that have something on the table of a game, whether they were chosen or joined by themselves."""
    return [module for name, module in terminal_modules().items() if name in view.extras]


def handling_of(pieces: Pieces, piece: int) -> Handling | None:
    """How a piece is placed that is not built like a tile."""
    handlings = (module.handling for module in terminal_modules().values())
    return next((handling for handling in handlings if handling and handling.handles(pieces, piece)), None)


def paid_for(step: Paying, game: PalaceGame, words: Wording) -> str:
    """What is being paid for: a tile of the yard, unless a module says otherwise."""
    for module in terminal_modules().values():
        said = module.paid_for(step, game, words)
        if said:
            return said
    space: int = getattr(step, "space", -1)
    return words.tile_label(game.yard[space]) if space >= 0 else "…"
