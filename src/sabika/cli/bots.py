"""`sabika bots`: who can be played against. `sabika check-bot`: whether a bot does what a bot must."""

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sabika.arena.conformance import is_timed, try_bot
from sabika.bots import Bot, bot_asked_for, bots_for
from sabika.bots.asked_for import FILE, bot_from
from sabika.bots.ladder import called, how_it_plays, rung
from sabika.cli.games import DEFAULT_GAME, Game, Language
from sabika.cli.tables import show_table
from sabika.i18n import Texts, choose_language
from sabika.library import GAMES, kind_of_game

WRONG = 2
"""The exit code if the bot has a fault."""


def bots(game: Game = DEFAULT_GAME, language: Language = None) -> None:
    """The bots that play a game: the ladder from easy to hard, then all others with how hard they are to beat."""
    chosen = choose_language(language)
    texts = Texts(chosen)
    table = Table("", "bot", "", show_lines=True)
    for name, bot in bots_for(kind_of_game(game).name).items():
        step = rung(name)
        told = Text(f"{called(name, texts) if step else texts.say(f'level-{bot.level}')}\n", "bold")
        table.add_row(str(step or ""), name, told + Text(how_it_plays(bot, texts), style="not bold"))
    show_table(Console(), table)


def check_bot(
    bot: Annotated[str, typer.Argument(help="A bot's name, or path/to/file.py:Class.", metavar="BOT")],
) -> None:
    """Try a bot out in all of its games: it must choose options, bring games to an end, take chance from nowhere else,
    and know nothing that is hidden. Exits with 2 if anything is wrong."""
    console = Console()
    found = found_in_any_game(bot)
    console.print(Text(f"{found.name} ({found.level}): {found.blurb['en']}", overflow="fold"))
    wrong = False
    for tried in try_bot(found):
        wrong |= bool(tried.problem)
        told = tried.problem or f"{tried.decisions} decisions, the longest took {tried.longest * 1000:.1f} ms"
        sign = Text("wrong ", "bold red") if tried.problem else Text("right ", "bold green")
        console.print(sign + Text(f"{tried.table}: {told}"), soft_wrap=True)
    if is_timed(found):
        console.print("It thinks by the clock: whether it chooses the same when it is asked again was not looked at.")
    if wrong:
        raise typer.Exit(WRONG)


def found_in_any_game(text: str) -> Bot:
    """The bot, in the first game that it plays."""
    games = [name for name in GAMES if text.partition("@")[0] in bots_for(name)]
    return bot_from(text) if FILE in text else bot_asked_for(text, *games[:1])
