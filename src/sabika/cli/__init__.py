"""The command line: `sabika play`, `simulate`, `replay`, `verify`, `rules`, `tiles`."""

import sys

from rich.console import Console

from sabika.cli.app import app
from sabika.rules.core.errors import SabikaError


def main() -> None:
    """Run a command. Whatever is wrong with the input ends in one sentence and exit code 2."""
    try:
        app()
    except SabikaError as error:
        _complain(str(error))
    except OSError as error:
        name = f" {error.filename}" if error.filename else ""
        _complain(f"The file{name} could not be used: {error.strerror or error}.")


def _complain(sentence: str) -> None:
    Console(stderr=True, highlight=False, soft_wrap=True).print(f"sabika: {sentence}", markup=False)
    sys.exit(2)
