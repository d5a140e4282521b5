"""What the flags of the examples that learn may be, and the sentence for what they may not be."""

from argparse import ArgumentParser, ArgumentTypeError
from pathlib import Path
from tempfile import TemporaryFile


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"give a whole number, 1 or more, not {text}")
    return int(text)


def seed(text: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise ArgumentTypeError(f"give a whole number from 0 to 999999999, not {text}")
    return int(text)


def make_folder(parser: ArgumentParser, out: Path) -> None:
    """Make the folder for what is learnt, and see that it can be written to, before anything is played."""
    try:
        out.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=out).close()
    except FileExistsError as error:
        parser.error(f"{error.filename} is a file: give a folder for --out.")
    except OSError as error:
        parser.error(f"{out} cannot be written to: {error.strerror}. Give another folder for --out.")
