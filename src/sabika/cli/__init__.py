"""The command line: `sabika play`, `simulate`, `replay`, `verify`, `rules`, `tiles`, `games`, `modules`."""

import os
import sys
from contextlib import suppress
from typing import NoReturn
from unicodedata import category

from rich.console import Console

from sabika.cli.app import app
from sabika.rules.core.errors import SabikaError

WRONG = 2
"""The exit code when a command could not do what it was asked to."""


def main() -> None:
    """Run a command. Whatever goes wrong with what it was given ends in one sentence and exit code 2."""
    if sys.stdout is None:
        # The next file to be opened would take the place of the output.
        _complain("The output is closed. Let it go to a terminal or a file.")
    try:
        app()
    except SabikaError as error:
        _complain(str(error))
    except OSError as error:
        if error.filename is not None:
            _complain(f"The file {error.filename} could not be used: {error.strerror or error}.")
        _drop_output()
        _complain(f"The output could not be written: {error.strerror or error}.")


def _complain(sentence: str) -> NoReturn:
    # File names may hold characters that steer the terminal.
    harmless = "".join("?" if category(letter).startswith("C") else letter for letter in sentence)
    with suppress(OSError):
        Console(stderr=True, highlight=False, soft_wrap=True).print(f"sabika: {harmless}", markup=False)
    sys.exit(WRONG)


def _drop_output() -> None:
    """Let go of what could not be written, which would fail again at the end of the program."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
