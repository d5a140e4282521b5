"""What is to be played, game by game. A game depends on its plan and its number alone, wherever it is played."""

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from sabika.arena.match import Match, play_match
from sabika.bots import Bot, bot_asked_for
from sabika.library import Components, game_from, new_setup
from sabika.record import Record
from sabika.rules.core.errors import BadInput, SabikaError
from sabika.rules.core.game import Setup
from sabika.rules.games import alhambra

MOST_GAMES: Final = 10_000_000
"""The results of all of them are kept in memory."""
RECORD_NAME: Final = re.compile(r"game-(\d{6,})\.json")


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played."""

    bots: tuple[str, ...]
    """The bot of each seat."""
    games: int
    seed: str
    pieces: Components | None = None
    """None for those that come with Sabika."""
    edition: str | None = None
    """None for the usual one of the game."""
    modules: tuple[str, ...] = ()
    records: Path | None = None
    """The folder for a record of every game."""
    game: str = alhambra.NAME
    options: Mapping[str, str] = field(default_factory=dict)
    """Further choices of the table, by name."""

    def seated(self, number: int) -> tuple[str, ...]:
        """The bot of each seat in a game."""
        return self.bots

    def deal(self, number: int) -> int:
        """The deal of a game; both are numbered from 1."""
        return number

    def setup(self, number: int) -> Setup:
        """The set-up of a game."""
        return new_setup(
            self.game,
            players=len(self.seated(number)),
            seed=f"{self.seed}-{self.deal(number)}",
            edition=self.edition,
            modules=self.modules,
            options=self.options,
        )

    def record(self, number: int) -> Path | None:
        """The file for the record of a game."""
        return self.records / f"game-{number:06}.json" if self.records else None

    def check(self, known: Collection[int] = ()) -> None:
        """Refuse a plan that could not be carried out to its end, before anything is played. Games that are known may
        have their records already."""
        game_from(self.setup(1), self.pieces)
        for name in self.bots:
            bot_asked_for(name, self.game)
        check_number(self.games)
        if self.records:
            self._check_records(self.records, known)

    def _check_records(self, folder: Path, known: Collection[int]) -> None:
        """No record is ever overwritten."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            present = {path.name for path in folder.iterdir()}
        except FileExistsError:
            raise BadInput(f"{folder} is a file. Give a folder for the records.") from None
        except OSError as error:
            raise BadInput(f"{folder} cannot be used for the records: {error.strerror or error}.") from None
        for name in sorted(present):
            found = RECORD_NAME.fullmatch(name)
            if found and 1 <= int(found[1]) <= self.games and int(found[1]) not in known:
                raise BadInput(f"{folder / name} is already there and is not overwritten. Choose another folder.")


def check_number(games: int) -> None:
    """Refuse a number of games that cannot be played."""
    if games < 1:
        raise BadInput(f"The number of games has to be 1 or more, not {games}.")
    if games > MOST_GAMES:
        raise BadInput(f"At most {MOST_GAMES} games are played at once, not {games}. Ask for fewer.")


def play(plan: Plan, number: int, bot_for: Callable[[str, str], Bot] = bot_asked_for) -> Match:
    """One game of the plan. Whatever a bot does wrong becomes a sentence."""
    setup = plan.setup(number)
    try:
        return play_match(setup, [bot_for(name, plan.game) for name in plan.seated(number)], plan.pieces)
    except Exception as error:
        reason = str(error) if isinstance(error, SabikaError) else f"{type(error).__name__}: {error}"
        raise BadInput(f"Game {number} (seed {setup.seed}) could not be played to its end: {reason}") from error


def record_of(plan: Plan, number: int, match: Match) -> Record:
    """The record of a game of the plan."""
    bots = plan.seated(number)
    return Record.from_game(match.game, names=[f"{bot} {seat}" for seat, bot in enumerate(bots, 1)], bots=bots)
