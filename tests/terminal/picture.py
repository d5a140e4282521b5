"""Draws the picture for the README: `PYTHONPATH=src:tests .venv/bin/python -m terminal.picture docs/terminal.svg`.

The same version of Sabika always draws the same picture.
"""

import asyncio
import re
import sys
from pathlib import Path
from random import Random

from sabika.bots import bot_named
from sabika.library import new_game
from sabika.rules.palace.game import PalaceGame
from sabika.terminal.app import PlayApp
from sabika.terminal.palace.choice import Choice
from sabika.terminal.settings import DEFAULT_BOT, Settings
from sabika.terminal.table import Table
from terminal.steady import steady

SIZE = (120, 40)
SEED = "vela"
TURN = 68
FONTS = '"DejaVu Sans Mono", Menlo, Consolas, monospace'


def mid_game() -> Table[PalaceGame]:
    """A table in the middle of a game, when the person is about to build a tile that fits in several places."""
    game = new_game(players=3, seed=SEED)
    bot = bot_named(DEFAULT_BOT)
    while not (game.turn >= TURN and game.asked() == 0 and game.step == "place" and len(Choice(game).cells()) > 2):
        game.play(bot.choose(game.view(game.asked()), game.options(), Random(0)))
    return Table(game, Settings().names, [None, DEFAULT_BOT, DEFAULT_BOT])


async def draw() -> str:
    """The picture as SVG, with fonts that need no download."""
    app = PlayApp(Settings(), mid_game())
    async with steady(app, SIZE):
        svg = app.export_screenshot()
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code, monospace", FONTS).replace("<text ", '<text xml:space="preserve" ')


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(asyncio.run(draw()), encoding="utf-8")
