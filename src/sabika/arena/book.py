"""The folder of a tournament.

Each finished game is a line of `games.csv` at once. A tournament that was interrupted goes on where it was, and ends as
it would have without the interruption.
"""

import csv
import io
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from sabika.arena.played import Played, columns, read_line
from sabika.arena.tournament import Told, TournamentPlan
from sabika.files import content_of
from sabika.record.keys import check_keys
from sabika.record.record import made_by
from sabika.rules.core.errors import BadInput

GAMES_FILE: Final = "games.csv"
PLAN_FILE: Final = "plan.json"
END_OF_LINE: Final = "\n"


class Book:
    """The plan and the games of a tournament, as they are kept."""

    def __init__(self, folder: Path, plan: TournamentPlan) -> None:
        """Open the folder, or begin it, for games of this plan."""
        self.folder: Final = folder
        self.plan: Final = plan
        self._file: Final = folder / GAMES_FILE
        with usable(folder):
            folder.mkdir(parents=True, exist_ok=True)
            if (folder / PLAN_FILE).exists():
                check_same(folder, read_plan(folder), plan.told())
            self._games: Final = read_games(folder, plan)
            if not (folder / PLAN_FILE).exists():
                text = msgspec.json.format(msgspec.json.encode(plan.told()), indent=2)
                write_whole(folder / PLAN_FILE, text)
            self._mend()

    @property
    def games(self) -> list[Played]:
        """Those that are finished, by number."""
        return [self._games[number] for number in sorted(self._games)]

    def add(self, game: Played) -> None:
        """Keep a game. If that fails, those before it are kept all the same."""
        try:
            self._append(game.written())
        except OSError as error:
            raise BadInput(
                f"{self._file} could not be written: {error.strerror or error}. All games before are kept; put "
                "that right and start the same tournament again to go on."
            ) from None
        self._games[game.game] = game

    def put_in_order(self) -> None:
        """Write the list again, by number: how many games were played at once makes no difference to it."""
        try:
            write_whole(self._file, lines([columns(self.plan), *(game.written() for game in self.games)]))
        except OSError as error:
            raise BadInput(
                f"{self._file} could not be written: {error.strerror or error}. All games are kept; put that right and "
                "start the same tournament again."
            ) from None

    def _mend(self) -> None:
        """Cut off a line that was being written when everything ended, and begin a file that is not there."""
        text = content_of(self._file) if self._file.exists() else b""
        whole = text.rfind(END_OF_LINE.encode()) + 1
        if whole < len(text):
            os.truncate(self._file, whole)
        if not whole:
            self._append(columns(self.plan))

    def _append(self, fields: list[str]) -> None:
        with self._file.open("ab") as file:
            file.write(lines([fields]))


def lines(rows: Iterable[list[str]]) -> bytes:
    """Lines of the list of games."""
    text = io.StringIO(newline="")
    csv.writer(text, lineterminator=END_OF_LINE).writerows(rows)
    return text.getvalue().encode()


@contextmanager
def usable(folder: Path) -> Iterator[None]:
    """Whatever is wrong with the folder becomes a sentence."""
    try:
        yield
    except OSError as error:
        raise BadInput(f"{folder} cannot be used for the tournament: {error.strerror or error}.") from None


def write_whole(path: Path, text: bytes) -> None:
    """Write a file so that it is there as a whole or not at all."""
    partial = path.with_name(f"{path.name}.partial")
    try:
        partial.write_bytes(text)
        partial.replace(path)
    except OSError:
        partial.unlink(missing_ok=True)
        raise


def check_same(folder: Path, found: Told, asked_for: Told) -> None:
    """Games of different plans or versions are not mixed."""
    if found.made_by != asked_for.made_by:
        raise BadInput(
            f"{folder} holds games of {found.made_by}, and this is {asked_for.made_by}, which may play otherwise. "
            "Choose another folder."
        )
    if found.rules != asked_for.rules:
        raise BadInput(
            f"{folder} holds games of version {found.rules} of the rules, and now version {asked_for.rules} is played. "
            "Choose another folder."
        )
    if found != asked_for:
        raise BadInput(f"{folder} holds another tournament. Choose another folder, or ask for the same one.")


def read_plan(folder: Path) -> Told:
    """The plan of a folder."""
    path = folder / PLAN_FILE
    try:
        text = content_of(path)
        told = msgspec.json.decode(text, type=Told)
        check_keys(text)
        told.plan(games=1)
        return told
    except FileNotFoundError:
        raise BadInput(f"{folder} holds no tournament: it has no {PLAN_FILE}.") from None
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise BadInput(
            f"{path} is not the plan of a tournament as {made_by()} writes it; it may be of an older version. Choose "
            "another folder."
        ) from None
    except BadInput as error:
        raise BadInput(f"{path} is the plan of no tournament: {error}") from None


def read_games(folder: Path, plan: TournamentPlan) -> dict[int, Played]:
    """The finished games of a folder, by number. A line that was being written when everything ended is left out."""
    path = folder / GAMES_FILE
    if not path.exists():
        return {}
    try:
        text = content_of(path).decode()
        heading, *rows = csv.reader(text.split(END_OF_LINE)[:-1] or [text])
    except (UnicodeDecodeError, csv.Error):
        raise not_games(path) from None
    unfinished = END_OF_LINE not in text and ",".join(columns(plan)).startswith(text)
    if heading != columns(plan) and not unfinished:
        raise not_games(path)
    games: dict[int, Played] = {}
    for line, fields in enumerate(rows, 2):
        try:
            game = read_line(plan, fields)
        except (ValueError, IndexError):
            raise BadInput(
                f"Line {line} of {path} is not a game of this tournament. Nothing was changed: correct or remove the "
                "line, or choose another folder."
            ) from None
        games.setdefault(game.game, game)
    return games


def not_games(path: Path) -> BadInput:
    return BadInput(
        f"{path} is not a list of games as {made_by()} writes it: it has other columns. It may be of an older version; "
        "choose another folder."
    )
