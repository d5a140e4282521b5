"""`sabika score`: the scorepad for the game on the real table."""

from pathlib import Path
from typing import Annotated

import typer

from sabika.cli.games import Language


def score(
    file: Annotated[Path | None, typer.Argument(help="A scorepad to show; a new one if left out.")] = None,
    edit: Annotated[bool, typer.Option("--edit", help="Go on with this scorepad.")] = False,
    csv: Annotated[bool, typer.Option("--csv", help="Print the points as a table for other programs.")] = False,
    text: Annotated[bool, typer.Option("--text", help="Print the result in a few lines.")] = False,
    history: Annotated[bool, typer.Option("--history", help="List the games written down before.")] = False,
    language: Language = None,
) -> None:
    """Write down the scorings of a game on the real table, by numbers or tile by tile, and get the points."""
    from rich.console import Console

    from sabika.cli.score.dialogue import Dialogue
    from sabika.cli.score.saves import kept_pads, read_pad
    from sabika.cli.score.shown import history_table, show_pad
    from sabika.i18n import Texts, choose_language
    from sabika.scorepad.export import as_csv, as_text

    texts = Texts(choose_language(language))
    console = Console(highlight=False)
    if history:
        console.print(history_table(kept_pads(), texts))
    elif file is None or edit:
        Dialogue(texts, console).run(file)
    else:
        pad = read_pad(file)
        if csv:
            typer.echo(as_csv(pad, texts), nl=False)
        elif text:
            typer.echo(as_text(pad, texts), nl=False)
        else:
            show_pad(pad, texts, console)
