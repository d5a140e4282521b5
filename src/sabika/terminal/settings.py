"""What a person has chosen: which game to play, whom to play with, in which language, how fast the bots move."""

from dataclasses import dataclass, field
from pathlib import Path

from sabika.bots import bot_named, bots_for
from sabika.bots.ladder import names_of_bots
from sabika.i18n import LANGUAGES, Texts
from sabika.library import GAMES, Components, Kind, game_from, kind_of_game, new_setup
from sabika.rules.core.errors import BadInput
from sabika.rules.core.game import Setup
from sabika.terminal.saves import games_folder, new_path
from sabika.terminal.table import AnyTable, Table

DEFAULT_GAME = next(iter(GAMES))
DEFAULT_BOT = "greedy"
DEFAULT_PLAYERS = 3
LONGEST_NAME = 20
PAUSES = (0.0, 0.3, 0.7, 1.2, 2.0)
"""Seconds after each decision of a bot."""


@dataclass
class Settings:
    """Everything that can be chosen before and during a game."""

    game: str = DEFAULT_GAME
    options: dict[str, str] = field(default_factory=dict)
    """Further choices of the game by name; where there is none, the default."""
    name: str = "Ana"
    players: int = DEFAULT_PLAYERS
    bots: list[str] = field(default_factory=list)
    """By seat from the second on; where there is none, the default."""
    edition: str = ""
    """Empty for the usual one of the game, or if it has none."""
    language: str = "en"
    seed: str | None = None
    record: Path | None = None
    """Where to keep the game; else in the person's data folder."""
    confirm: bool = True
    pause: float = PAUSES[2]
    pieces: Components | None = None
    modules: tuple[str, ...] = ()
    youngest_first: tuple[int, ...] = ()
    """Seats by age (A8); the person's is the first seat."""

    def check(self) -> None:
        """Refuse what cannot be played."""
        self.kind.check(self.setup())
        if len(self.bots) > self.players - 1:
            raise BadInput(f"{len(self.bots)} bots are too many for {self.players} players, of whom you are one.")
        for bot in self.bots:
            bot_named(bot, self.game)
        if not is_name(self.name):
            raise BadInput(f"A name has 1 to {LONGEST_NAME} letters. Choose another --name.")

    @property
    def kind(self) -> Kind:
        """The game, and what a table can choose in it."""
        return kind_of_game(self.game)

    def setup(self) -> Setup:
        """What a new game is set up from."""
        return new_setup(
            self.game,
            players=self.players,
            seed=self.seed,
            edition=self.edition or None,
            modules=self.modules,
            youngest_first=self.youngest_first,
            options=self.options,
        )

    def choose_game(self, game: str) -> None:
        """Play this game, with as much of what was chosen as goes with it."""
        self.game = game
        kind = self.kind
        self.players = min(max(self.players, kind.players[0]), kind.players[-1])
        self.edition = self.edition if self.edition in kind.editions else ""
        self.modules = tuple(module for module in self.modules if module in kind.modules)
        self.options = {name: value for name, value in self.options.items() if value in self.choices(name)}
        seats = self.players if kind.by_age else 0
        self.youngest_first = tuple(seat for seat in self.youngest_first if seat < seats)
        known = bots_for(game)
        self.bots = [bot if bot in known else DEFAULT_BOT for bot in self.bots[: self.players - 1]]

    def choices(self, option: str) -> list[str]:
        """What can be chosen for an option in this game by so many players, the default first."""
        return [value for value in self.kind.options.get(option, ()) if self._goes(option, value)]

    def _goes(self, option: str, value: str) -> bool:
        try:
            self.kind.check(new_setup(self.game, players=self.players, seed="", options={option: value}))
        except BadInput:
            return False
        return True

    @property
    def texts(self) -> Texts:
        return _TEXTS.setdefault(self.language, Texts(self.language))

    def next_language(self) -> None:
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]

    def slower(self, steps: int) -> None:
        """Let the bots move slower, or faster with a negative number of steps."""
        nearest = min(PAUSES, key=lambda pause: abs(pause - self.pause))
        index = PAUSES.index(nearest) + steps
        self.pause = PAUSES[min(max(index, 0), len(PAUSES) - 1)]

    def bot_of(self, seat: int) -> str:
        """The bot in a seat from 1 on."""
        return self.bots[seat - 1] if seat <= len(self.bots) else DEFAULT_BOT

    def new_table(self) -> AnyTable:
        """A new game with what was chosen. The seed is used once: the next game is another one."""
        self.check()
        # Corrected pieces serve the game that they belong to, whatever is played in between.
        own = self.kind.pieces()
        fitting = type(self.pieces) is type(own) and self.pieces is not None and self.pieces.kinds == own.kinds
        game = game_from(self.setup(), self.pieces if fitting else None)
        bots = [None, *(self.bot_of(seat) for seat in range(1, self.players))]
        table: AnyTable = Table(game, self.names, bots, confirm=self.confirm)
        try:
            table.keep_in(self.record or new_path())
        except (OSError, BadInput):
            if self.record:
                raise
            # Without a folder of the person's own the game can still be played.
            table.unsaved = games_folder()
        self.seed = self.record = None
        return table

    @property
    def names(self) -> list[str]:
        """By seat: the person's, then names for the bots that are not the person's."""
        bots = [self.bot_of(seat) for seat in range(1, self.players)]
        return [self.name, *names_of_bots(bots, [self.name], self.texts)]


_TEXTS: dict[str, Texts] = {}


def is_name(text: str) -> bool:
    """Whether a person can be called that."""
    return text.isprintable() and 0 < len(text) <= LONGEST_NAME


def bot_choices(game: str) -> list[str]:
    """The bots one can play a game with, from easy to hard."""
    return list(bots_for(game))
