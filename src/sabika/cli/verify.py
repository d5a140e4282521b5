"""`sabika verify`: check recorded games against their seed, the pieces, the rules and their result."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import track
from rich.text import Text

from sabika.cli.games import Language, other_sides
from sabika.cli.tiles import ComponentFiles
from sabika.components import Corrected, read_corrected
from sabika.i18n import Texts, choose_language
from sabika.library import pieces_from
from sabika.record import Problem, Record, Verification
from sabika.record import verify as verify_record
from sabika.record.errors import BadRecord, because, printable
from sabika.rules.core.errors import BadInput

WRONG = 2
"""The exit code if a record is not as it should be."""


class Told(msgspec.Struct):
    """Something in a record that is not as it should be."""

    field: str
    sentence: str


class Checked(msgspec.Struct):
    """What is told about one file."""

    file: str
    ok: bool
    game: str
    players: list[str]
    actions: int
    turns: int
    points: list[int]
    winners: list[int] | None
    problems: list[Told]


def verify(
    files: Annotated[list[Path], typer.Argument(help="Recorded games.", metavar="FILE")],
    components: ComponentFiles = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document for machines.")] = False,
    language: Language = None,
) -> None:
    """Check recorded games: the seed, the pieces, every action and the result. Exits with 2 if anything is wrong."""
    texts = Texts(choose_language(language))
    corrected = [read_corrected(path) for path in components or []]
    progress = Console(stderr=True)
    # Lines are printed afterwards: the bar would draw over them.
    quiet = len(files) == 1 or not progress.is_terminal
    checks = [
        check(path, corrected, texts)
        for path in track(files, "Verifying", console=progress, transient=True, disable=quiet)
    ]
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(checks), indent=2).decode())
    else:
        show(checks)
    if not all(checked.ok for checked in checks):
        raise typer.Exit(WRONG)


def check(path: Path, corrected: list[Corrected], texts: Texts) -> Checked:
    """Verify one file; what cannot be read is a problem like any other."""
    game, players = "", list[str]()
    try:
        record = Record.read(path)
        game, players = record.game, [player.name for player in record.players]
        pieces = pieces_from(corrected, record.game, tuple(record.modules)) if corrected else None
    except BadRecord as error:
        found = Verification([Problem(error.field, error.said)])
    except BadInput as error:
        # A complaint about the pieces does not name the record.
        found = Verification([Problem("components" if players else "", because(str(error)))])
    else:
        found = verify_record(record, pieces)
    return Checked(
        file=printable(str(path)),
        ok=found.ok,
        game=game,
        players=players,
        actions=found.actions,
        turns=found.turns,
        points=found.points,
        winners=found.winners,
        problems=[Told(problem.field, texts.tell(problem.said, players)) for problem in found.problems],
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
        name = "" if first.sentence.startswith(checked.file) else f"{checked.file}  "
        return Text.assemble((name, "bold"), ("WRONG", "bold red"), f": {first.sentence}")
    seats = len(checked.players)
    others = other_sides(checked.game, len(checked.points) - seats)
    points = " ".join(str(own) for own in checked.points[:seats])
    points += "".join(f" ({name} {own})" for name, own in zip(others, checked.points[seats:]))
    sentence = f": {seats} {'player' if seats == 1 else 'players'}, {checked.turns} turns, points {points}"
    if checked.winners is None:
        sentence += ", not over"
    elif seats > 1 or any(checked.points[seats:]):  # R17: alone, unless dummies score, there is nobody to win against
        sides = [*checked.players, *others]
        sentence += f", won by {' and '.join(sides[side] for side in checked.winners)}"
    return Text.assemble((checked.file, "bold"), "  ", ("OK", "bold green"), sentence)
