"""The commands, each in a file of its own."""

from typing import Annotated

import typer

from sabika.cli import (
    analyse,
    bots,
    encoding,
    export,
    games,
    lab,
    modules,
    play,
    replay,
    rules,
    serve,
    simulate,
    tiles,
    tournament,
    verify,
)
from sabika.cli.admin.command import admin
from sabika.cli.new_module import command as new_module
from sabika.cli.score import command as score
from sabika.cli.site import command as site
from sabika.record.record import made_by

app = typer.Typer(
    name="sabika",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(wanted: bool) -> None:
    """Say which Sabika this is, and nothing else."""
    if wanted:
        typer.echo(made_by())
        raise typer.Exit


@app.callback()
def sabika(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and exit.", callback=show_version, is_eager=True)
    ] = False,
) -> None:
    """Alhambra and its family: play against bots, simulate, replay, look things up."""


app.command()(play.play)
app.command()(score.score)
app.command()(serve.serve)
app.add_typer(admin, name="admin")
app.command()(site.site)
app.command()(simulate.simulate)
app.command()(tournament.tournament)
app.command()(tournament.report)
app.command()(lab.lab)
app.command()(replay.replay)
app.command()(verify.verify)
app.command()(analyse.analyse)
app.command()(export.export)
app.command()(rules.rules)
app.command(help=tiles.HELP)(tiles.tiles)
app.command()(games.games)
app.command()(modules.modules)
app.command()(bots.bots)
app.command()(encoding.encoding)
app.command("check-bot")(bots.check_bot)
app.command("new-module")(new_module.new_module)
