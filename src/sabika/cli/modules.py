"""The option `--modules`, and `sabika modules`, which lists them."""

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from sabika.i18n import Texts, choose_language
from sabika.rules.modules.catalogue import MODULES

Modules = Annotated[str, typer.Option("--modules", "-m", help="Modules to play with, such as vizier,huts; or all.")]


def listed(words: str) -> tuple[str, ...]:
    """The modules named in an option, in their usual order."""
    names = [name.strip() for name in words.split(",") if name.strip()]
    if names == ["all"]:
        return tuple(MODULES)
    return tuple(name for name in MODULES if name in names) + tuple(name for name in names if name not in MODULES)


def modules(
    language: Annotated[str | None, typer.Option("--language", "-l", help="en, fr, nl or de.")] = None,
) -> None:
    """The modules that can be added to Alhambra, in any mixture."""
    texts = Texts(choose_language(language))
    table = Table("module", "", show_lines=True)
    for name in MODULES:
        table.add_row(name, f"[bold]{texts.say(f'module-{name}')}[/]\n{texts.say(f'module-{name}.blurb')}")
    Console().print(table)
