"""`sabika encoding`: what each number of an observation means, for programs that learn."""

from collections.abc import Iterable
from typing import Annotated

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from sabika.cli.games import DEFAULT_GAME, Edition, Options, chosen
from sabika.cli.games import Game as WhichGame
from sabika.cli.modules import Modules, listed
from sabika.encoding import Column, Plane, encoder_for
from sabika.encoding.encoder import MOST_OPTIONS
from sabika.encoding.hidden import columns_of_everything
from sabika.encoding.remembered import columns_remembered
from sabika.library import game_from, new_setup
from sabika.rules.core.game import Setup


class Part(msgspec.Struct):
    """Numbers that stand side by side."""

    name: str
    start: int
    size: int
    divided_by: list[int]
    """One for each number."""
    group: str
    about: str


class Grid(msgspec.Struct):
    """A plane of each seat, one's own first."""

    name: str
    about: str


class Report(msgspec.Struct):
    """What `--json` prints."""

    game: str
    players: int
    edition: str
    modules: tuple[str, ...]
    options: dict[str, str]
    side: int
    """Cells in a row and in a column of a plane."""
    planes: list[Grid]
    vector: list[Part]
    most_options: int
    row: list[Part]
    """Of an option."""
    remembered: list[Part]
    state: list[Part]


def encoding(
    game: WhichGame = DEFAULT_GAME,
    players: Annotated[int, typer.Option("--players", "-p", help="How many seats.")] = 3,
    edition: Edition = None,
    modules: Modules = "",
    options: Options = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON document for machines.")] = False,
) -> None:
    """What each number of an observation means, for programs that learn."""
    setup = new_setup(
        game, players=players, seed="", edition=edition, modules=listed(modules, game), options=chosen(options)
    )
    report = reported(setup)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        show(report)


def reported(setup: Setup) -> Report:
    """All that there is to tell about observations of games with this set-up."""
    encoder = encoder_for(setup)
    dealt = game_from(setup)
    return Report(
        game=setup.game,
        players=setup.players,
        edition=setup.edition,
        modules=setup.modules,
        options=dict(setup.options),
        side=encoder.side,
        planes=[grid(plane) for plane in encoder.planes],
        vector=parts(encoder.columns),
        most_options=MOST_OPTIONS,
        row=parts(encoder.rows.columns),
        remembered=parts(columns_remembered(dealt)),
        state=parts(columns_of_everything(encoder, dealt)),
    )


def grid(plane: Plane) -> Grid:
    return Grid(plane.name, plane.about)


def parts(columns: Iterable[Column]) -> list[Part]:
    return [
        Part(column.name, column.start, column.size, column.divisors(), column.group, column.about)
        for column in columns
    ]


def show(report: Report) -> None:
    """The same as tables."""
    console = Console(highlight=False)
    planes = Table("plane", "about", title="planes", title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for plane in report.planes:
        planes.add_row(plane.name, plane.about)
    console.print(planes)
    console.print(
        f"{report.players} times {len(report.planes)} planes of {report.side} x {report.side}, one's own first.\n"
    )
    console.print(table("vector", report.vector))
    console.print(table(f"row of an option, {report.most_options} at most", report.row))
    if report.remembered:
        console.print(table("what a good memory adds", report.remembered))
    hidden = [part for part in report.state if part.group == "hidden"]
    if hidden:
        console.print(table("hidden from all, at the end of the state", hidden))


def table(title: str, listed_parts: list[Part]) -> Table:
    found = Table(title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for heading in ("from", "size", "divided by"):
        found.add_column(heading, justify="right")
    for heading in ("name", "known", "about"):
        found.add_column(heading)
    for part in listed_parts:
        divisors = ", ".join(map(str, sorted(set(part.divided_by), reverse=True)))
        found.add_row(str(part.start), str(part.size), divisors, part.name, part.group, part.about)
    return found
