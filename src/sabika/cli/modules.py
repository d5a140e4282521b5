"""The option `--modules`, and `sabika modules`, which lists them."""

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from sabika.cli.games import DEFAULT_GAME, Game, Language
from sabika.i18n import Texts, choose_language
from sabika.library import kind_of_game
from sabika.modules import CHOICES
from sabika.rules.core.errors import BadInput

ONE, OTHER = CHOICES[-1], CHOICES[2]
"""Two of them, as examples."""
Modules = Annotated[str, typer.Option("--modules", "-m", help=f"Modules to play with, such as {ONE},{OTHER}; or all.")]


def listed(words: str, game: str = DEFAULT_GAME) -> tuple[str, ...]:
    """The modules named in an option, in their usual order; `all` are all of the game."""
    known = kind_of_game(game).modules
    names = [name.strip() for name in words.split(",") if name.strip()]
    if names == ["all"]:
        return known
    return tuple(name for name in known if name in names) + tuple(name for name in names if name not in known)


def modules(game: Game = DEFAULT_GAME, language: Language = None) -> None:
    """The modules that can be added to a game, in any mixture."""
    texts = Texts(choose_language(language))
    kind = kind_of_game(game)
    if not kind.modules:
        raise BadInput(f"{kind.title} has no modules. Choose another game.")
    table = Table("module", "", show_lines=True)
    for name in kind.modules:
        table.add_row(name, f"[bold]{texts.say(f'module-{name}')}[/]\n{texts.say(f'module-{name}.blurb')}")
    Console().print(table)
