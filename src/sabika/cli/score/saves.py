"""Where scorepads are kept: beside the saved games, one file for each."""

from pathlib import Path
from typing import NamedTuple

from sabika.record.errors import printable
from sabika.record.file import read_whole, write_whole
from sabika.rules.core.errors import BadInput
from sabika.scorepad.pad import Pad
from sabika.scorepad.result import ScoredPad
from sabika.scorepad.scoring import score
from sabika.terminal.saves import data_folder


class KeptPad(NamedTuple):
    """A scorepad in its file."""

    path: Path
    pad: Pad
    scored: ScoredPad


def folder() -> Path:
    return data_folder() / "scorepads"


def files() -> list[Path]:
    """The files of all scorepads, the newest last."""
    return sorted(folder().glob("pad-*.json")) if folder().is_dir() else []


def kept_pads() -> list[KeptPad]:
    """All scorepads that can be read, the newest last."""
    found: list[KeptPad] = []
    for path in files():
        try:
            pad = read_pad(path)
            found.append(KeptPad(path, pad, score(pad)))
        except BadInput:
            continue
    return found


def new_path() -> Path:
    """A file for a new scorepad, numbered after the last one."""
    numbers = [path.stem.removeprefix("pad-") for path in files()]
    last = max((int(number) for number in numbers if number.isdecimal()), default=0)
    return folder() / f"pad-{last + 1:05}.json"


def read_pad(path: Path) -> Pad:
    """The scorepad in a file; what it says about its game is checked too."""
    pad = Pad.loads(read_whole(path), printable(str(path)))
    score(pad)
    return pad


def write_pad(path: Path, pad: Pad) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, pad.dumps().encode(), overwrite=True)
