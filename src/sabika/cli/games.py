"""The options `--game` and `--option`, and `sabika games`, which lists the games."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sabika.i18n import Texts, Words, choose_language
from sabika.library import GAMES, Kind
from sabika.modules import MODULES
from sabika.rules.core.errors import BadInput
from sabika.rules.games import alhambra, roll_and_write

DEFAULT_GAME = alhambra.NAME

WHICH_GAME = typer.Option("--game", "-g", help=f"Which game: {', '.join(GAMES)}.")
Game = Annotated[str, WHICH_GAME]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        help="A choice that only some games have, such as scoring=simplified or goal=beat. Repeatable.",
    ),
]
Edition = Annotated[str | None, typer.Option("--edition", "-e", help="Of Alhambra: 2003 or 2020 (rule A10).")]
Records = Annotated[Path | None, typer.Option("--records", "-r", help="A folder for a record of each game.")]
Language = Annotated[str | None, typer.Option("--language", "-l", help="en, fr, nl or de.")]


def chosen(words: list[str] | None) -> dict[str, str]:
    """What was chosen with `--option`, by name."""
    found: dict[str, str] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadInput(f"{word!r} is not an option. Write its name and what you choose, as in scoring=simplified.")
        if name in found:
            raise BadInput(f"The option {name} was chosen twice. Choose it once.")
        found[name] = value
    return found


def other_sides(game: str, number: int) -> list[str]:
    """The names of so many sides after the seats: who joins without being chosen (A42), or dummies (R15)."""
    if game == roll_and_write.NAME:
        return [f"Dummy {dummy}" for dummy in range(1, number + 1)]
    return [name.capitalize() for name, module in MODULES.items() if not module.by_choice][:number]


def games(language: Language = None) -> None:
    """The games, and what a table can choose in each of them."""
    texts = Texts(choose_language(language))
    table = Table("game", "", show_lines=True)
    for kind in GAMES.values():
        table.add_row(kind.name, Text("\n").join(described(kind, texts)))
    Console(highlight=False).print(table)


def described(kind: Kind, texts: Texts) -> list[Text]:
    """A game in a few lines; the last ones are the options of the commands."""
    lines = [
        Text(texts.say(f"game-{kind.name}"), "bold"),
        Text(texts.say(f"game-{kind.name}.blurb")),
        _flag("--players", f"{kind.players[0]}-{kind.players[-1]}"),
    ]
    if any(kind.editions):
        lines.append(_flag("--edition", " | ".join(kind.editions)))
    for name, values in kind.options.items():
        lines.append(_flag("--option", f"{name}={' | '.join(filter(None, values))}"))
        meanings = ", ".join(_meaning(name, value, texts) for value in values)
        lines.append(Text(f"{texts.say(f'option-{name}')} ({meanings})", "dim"))
    if kind.modules:
        lines.append(_flag("--modules", ",".join(kind.modules)))
    return lines


def _meaning(option: str, value: str, texts: Texts) -> str:
    """A choice and what it means; only what it means if nobody has to say it."""
    meaning = Words(texts, ()).choice(option, value)
    return f"{value}: {meaning}" if value else meaning


def _flag(name: str, values: str) -> Text:
    return Text.assemble((name, "cyan"), " ", values)
