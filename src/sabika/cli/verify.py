"""`sabika verify`: check recorded games against their seed, the pieces, the rules and their result."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import track
from rich.text import Text

from sabika.cli.tiles import ComponentsFile
from sabika.components import load_alhambra_pieces
from sabika.record import Problem, Record, Verification
from sabika.record import verify as verify_record
from sabika.record.errors import printable
from sabika.rules.core.errors import BadInput
from sabika.rules.palace.pieces import Pieces

WRONG = 2
"""The exit code if a record is not as it should be."""


class Checked(msgspec.Struct):
    """What is told about one file."""

    file: str
    ok: bool
    players: list[str]
    actions: int
    turns: int
    points: list[int]
    winners: list[int] | None
    problems: list[Problem]


def verify(
    files: Annotated[list[Path], typer.Argument(help="Recorded games.", metavar="FILE")],
    components: ComponentsFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document for machines.")] = False,
) -> None:
    """Check recorded games: the seed, the pieces, every action and the result. Exits with 2 if anything is wrong."""
    pieces = load_alhambra_pieces(components) if components else None
    progress = Console(stderr=True)
    # Lines are printed afterwards: the bar would draw over them.
    quiet = len(files) == 1 or not progress.is_terminal
    checks = [
        check(path, pieces) for path in track(files, "Verifying", console=progress, transient=True, disable=quiet)
    ]
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(checks), indent=2).decode())
    else:
        show(checks)
    if not all(checked.ok for checked in checks):
        raise typer.Exit(WRONG)


def check(path: Path, pieces: Pieces | None) -> Checked:
    """Verify one file; what cannot be read is a problem like any other."""
    try:
        record = Record.read(path)
    except BadInput as error:
        unread = Verification([Problem("", str(error))])
        return _checked(path, [], unread)
    return _checked(path, [player.name for player in record.players], verify_record(record, pieces))


def _checked(path: Path, players: list[str], found: Verification) -> Checked:
    return Checked(
        printable(str(path)), found.ok, players, found.actions, found.turns, found.points, found.winners, found.problems
    )


def show(checks: list[Checked]) -> None:
    """A line for each file, and one for each problem."""
    console = Console(highlight=False, soft_wrap=True)
    for checked in checks:
        console.print(_line(checked))
        for problem in checked.problems[1:]:
            console.print(Text(f"  {problem.sentence}", "red"))
    if len(checks) > 1:
        fine = sum(checked.ok for checked in checks)
        console.print(f"{fine} of {len(checks)} records are as they should be.", markup=False)


def _line(checked: Checked) -> Text:
    if not checked.ok:
        first = checked.problems[0]
        # A complaint about the file as a whole names the file.
        name = f"{checked.file}  " if first.field else ""
        return Text.assemble((name, "bold"), ("WRONG", "bold red"), f": {first.sentence}")
    sentence = f": {len(checked.players)} players, {checked.turns} turns, points {_points(checked)}"
    if checked.winners is None:
        sentence += ", not over"
    else:
        sentence += f", won by {' and '.join(checked.players[seat] for seat in checked.winners)}"
    return Text.assemble((checked.file, "bold"), "  ", ("OK", "bold green"), sentence)


def _points(checked: Checked) -> str:
    """By seat, then those of Dirk if he took part."""
    seats = len(checked.players)
    points = " ".join(str(own) for own in checked.points[:seats])
    return points + "".join(f" (Dirk {own})" for own in checked.points[seats:])
