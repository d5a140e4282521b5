"""What a person has chosen: whom to play with, in which language, how fast the bots move."""

from dataclasses import dataclass, field
from pathlib import Path

from sabika.bots import BOTS, bot_named
from sabika.i18n import LANGUAGES, Texts
from sabika.library import new_game
from sabika.rules.core.errors import BadInput
from sabika.rules.games.alhambra import DEFAULT_EDITION, EDITIONS, MAX_PLAYERS, MIN_PLAYERS
from sabika.rules.modules.catalogue import MODULES
from sabika.rules.palace.pieces import Pieces
from sabika.terminal.saves import games_folder, new_path
from sabika.terminal.table import Table

DEFAULT_BOT = "greedy"
DEFAULT_PLAYERS = 3
LONGEST_NAME = 20
BOT_NAMES = ("Boabdil", "Aixa", "Yusuf", "Zoraya", "Ismail")
PAUSES = (0.0, 0.3, 0.7, 1.2, 2.0)
"""Seconds after each decision of a bot."""


@dataclass
class Settings:
    """Everything that can be chosen before and during a game."""

    name: str = "Ana"
    players: int = DEFAULT_PLAYERS
    bots: list[str] = field(default_factory=list)
    """By seat from the second on; where there is none, the default."""
    edition: str = DEFAULT_EDITION
    language: str = "en"
    seed: str | None = None
    record: Path | None = None
    """Where to keep the game; else in the person's data folder."""
    confirm: bool = True
    pause: float = PAUSES[2]
    pieces: Pieces | None = None
    modules: tuple[str, ...] = ()

    def check(self) -> None:
        """Refuse what cannot be played."""
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            raise BadInput(f"Alhambra is for {MIN_PLAYERS} to {MAX_PLAYERS} players, not {self.players}.")
        if self.edition not in EDITIONS:
            raise BadInput(f"There is no edition {self.edition!r}. Choose one of: {', '.join(EDITIONS)}.")
        for module in self.modules:
            if module not in MODULES:
                raise BadInput(f"There is no module {module!r}. Choose out of: {', '.join(MODULES)}.")
        if len(self.bots) > self.players - 1:
            raise BadInput(f"{len(self.bots)} bots are too many for {self.players} players, of whom you are one.")
        for bot in self.bots:
            bot_named(bot)
        if not is_name(self.name):
            raise BadInput(f"A name has 1 to {LONGEST_NAME} letters. Choose another --name.")

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

    def new_table(self) -> Table:
        """A new game with what was chosen. The seed is used once: the next game is another one."""
        self.check()
        game = new_game(
            players=self.players, seed=self.seed, edition=self.edition, modules=self.modules, pieces=self.pieces
        )
        bots = [None, *(self.bot_of(seat) for seat in range(1, self.players))]
        table = Table(game, [self.name, *self._bot_names()], bots, confirm=self.confirm)
        if self.record:
            table.keep_in(self.record)
        else:
            self._keep(table)
        self.seed = self.record = None
        return table

    @staticmethod
    def _keep(table: Table) -> None:
        """In the person's own folder; without one the game can still be played."""
        try:
            table.keep_in(new_path())
        except (OSError, BadInput):
            table.unsaved = games_folder()

    def _bot_names(self) -> list[str]:
        """Names for the bots, none of them the person's."""
        names = [name for name in (*BOT_NAMES, "Tarif") if name.casefold() != self.name.casefold()]
        return names[: self.players - 1]


_TEXTS: dict[str, Texts] = {}


def is_name(text: str) -> bool:
    """Whether a person can be called that."""
    return text.isprintable() and 0 < len(text) <= LONGEST_NAME


def bot_choices() -> list[str]:
    """The bots one can play with, the default first."""
    return sorted(BOTS, key=lambda name: (name != DEFAULT_BOT, name))
