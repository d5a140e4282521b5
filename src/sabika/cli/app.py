"""The commands, each in a file of its own."""

import typer

from sabika.cli import rules, tiles

app = typer.Typer(
    name="sabika",
    help="Alhambra and its family: play against bots, simulate, replay, look things up.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(rules.rules)
app.command()(tiles.tiles)
