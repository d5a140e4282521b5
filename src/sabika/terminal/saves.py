"""Where games are kept: a folder of the person's own, one file for each game."""

import os
import shlex
import sys
from pathlib import Path

from sabika.i18n import Texts
from sabika.record import Record
from sabika.rules.core.errors import BadInput


def data_folder() -> Path:
    """The folder for the data of programs, as the system has it."""
    if chosen := os.environ.get("XDG_DATA_HOME"):
        return Path(chosen) / "sabika"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "sabika"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "sabika"
    return Path.home() / ".local" / "share" / "sabika"


def games_folder() -> Path:
    return data_folder() / "games"


def saved_games() -> list[Path]:
    """All kept games, the newest last."""
    folder = games_folder()
    return sorted(folder.glob("game-*.json")) if folder.is_dir() else []


def new_path() -> Path:
    """A file for a new game, numbered after the last one."""
    numbers = [path.stem.removeprefix("game-") for path in saved_games()]
    last = max((int(number) for number in numbers if number.isdecimal()), default=0)
    return games_folder() / f"game-{last + 1:05}.json"


def latest_unfinished() -> Path:
    """The newest kept game that can go on."""
    for path in reversed(saved_games()):
        try:
            if Record.read(path).result is None:
                return path
        except BadInput:
            continue
    raise BadInput("There is no unfinished game. Start a new one with sabika play --terminal.")


def shown_path(path: Path) -> str:
    """A path as short as a person would type it."""
    home = Path.home()
    return str(Path("~") / path.relative_to(home)) if path.is_relative_to(home) else str(path)


def where_kept(path: Path, texts: Texts) -> str:
    """Where a game is kept, and how to go on with it."""
    latest = path in saved_games()[-1:]
    command = "sabika play --terminal --resume" if latest else f"sabika play --terminal {shlex.quote(str(path))}"
    return texts.say("quit-saved", path=shown_path(path), command=command)
