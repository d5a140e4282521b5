"""`sabika bots`: who can be played against."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from sabika.bots import bots_for
from sabika.cli.games import DEFAULT_GAME, Game, Language
from sabika.i18n import Texts, choose_language
from sabika.library import kind_of_game


def bots(game: Game = DEFAULT_GAME, language: Language = None) -> None:
    """The bots that play a game, and how hard they are to beat."""
    chosen = choose_language(language)
    texts = Texts(chosen)
    table = Table("bot", "level", "")
    for name, bot in bots_for(kind_of_game(game).name).items():
        table.add_row(name, texts.say(f"level-{bot.level}"), Text(bot.blurb[chosen]))
    Console().print(table)
