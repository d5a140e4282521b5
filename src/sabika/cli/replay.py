"""`sabika replay`: step through a recorded game."""

from pathlib import Path
from typing import Annotated

import typer

from sabika.cli.games import Language
from sabika.cli.play import need_a_terminal
from sabika.cli.tiles import ComponentFiles
from sabika.rules.core.errors import BadInput


def replay(
    file: Annotated[Path, typer.Argument(help="A recorded game.", metavar="FILE")],
    language: Language = None,
    seat: Annotated[int | None, typer.Option(help="See it as this seat saw it, from 1 on.")] = None,
    at: Annotated[int, typer.Option(help="Begin after this many actions.")] = 0,
    components: ComponentFiles = None,
) -> None:
    """Step through a recorded game, action by action."""
    # The terminal game takes a moment to load, which other commands need not wait for.
    from sabika.i18n import choose_language
    from sabika.library import load_pieces
    from sabika.record import Record
    from sabika.terminal.app import ReplayApp
    from sabika.terminal.replaying import Replay
    from sabika.terminal.settings import Settings

    settings = Settings(language=choose_language(language))
    record = Record.read(file)
    pieces = load_pieces(components, record.game, tuple(record.modules)) if components else None
    shown = Replay(record, pieces)
    if not 0 <= at <= shown.last:
        raise BadInput(f"The game has {shown.last} actions. Choose --at from 0 to {shown.last}.")
    shown.go(at)
    if seat is not None:
        if seat - 1 not in shown.viewers:
            seats = ", ".join(str(viewer + 1) for viewer in sorted(shown.viewers) if viewer >= 0)
            raise BadInput(f"The game cannot be seen from seat {seat}. Choose --seat out of: {seats}.")
        shown.viewer = seat - 1
    need_a_terminal()
    ReplayApp(settings, shown).run()
