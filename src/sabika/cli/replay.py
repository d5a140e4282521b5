"""`sabika replay`: step through a recorded game, or through a scorepad that was filled in tile by tile."""

from pathlib import Path
from typing import Annotated

import typer

from sabika.cli.games import Language
from sabika.cli.play import need_a_terminal
from sabika.cli.tiles import ComponentFiles
from sabika.extras import need
from sabika.record.errors import printable
from sabika.rules.core.errors import BadInput


def replay(
    file: Annotated[Path, typer.Argument(help="A recorded game, or a scorepad.", metavar="FILE")],
    language: Language = None,
    seat: Annotated[int | None, typer.Option(help="See it as this seat saw it, from 1 on.")] = None,
    at: Annotated[int, typer.Option(help="Begin after this many actions.")] = 0,
    components: ComponentFiles = None,
) -> None:
    """Step through a recorded game, action by action, or through a scorepad, tile by tile."""
    need("terminal", "The replay in the terminal")
    # It takes a moment to load, which other commands need not wait for.
    from sabika.i18n import choose_language
    from sabika.library import load_pieces
    from sabika.record import Record
    from sabika.record.file import read_whole
    from sabika.scorepad.pad import Pad, is_pad
    from sabika.terminal.app import ReplayApp
    from sabika.terminal.replaying import PadReplay, Replay
    from sabika.terminal.settings import Settings

    settings = Settings(language=choose_language(language))
    data = read_whole(file)
    if is_pad(data):
        shown: Replay = PadReplay(Pad.loads(data, printable(str(file))))
    else:
        record = Record.loads(data, printable(str(file)))
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
