"""Games of Roll & Write to be told: what happens in them, and what they refuse."""

from functools import cache

from property.random_games import Picks
from property.sheet_games import TABLES, decisions, new_game
from sabika.i18n import SheetNarrator, Texts
from sabika.rules.core.action import Action
from sabika.rules.core.errors import Refusal
from sabika.rules.core.events import Event
from sabika.rules.sheet.building import build
from sabika.rules.sheet.coins import DIRECTIONS, EARN, turn
from sabika.rules.sheet.dice import COLOURS
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.passing import keep
from sabika.rules.sheet.sheet import CELLS, dice_of

NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva"]
EVERYTHING: list[Action] = [
    EARN,
    *(build(cell) for cell in range(CELLS)),
    *(keep(*dice_of(cell)) for cell in range(CELLS)),
    *(turn(colour, value, direction) for colour in COLOURS for value in range(1, 7) for direction in DIRECTIONS),
]
"""Every action that can be written down, but declining."""


def narrator(language: str, game: SheetGame) -> SheetNarrator:
    goal = game.setup.option("goal", "points")
    return SheetNarrator(Texts(language, strict=True), game.sheet, NAMES[: len(game.players)], goal)


@cache
def games() -> list[tuple[SheetGame, list[Event]]]:
    """A finished game at each kind of table, and what happened in it."""
    played = []
    for index, table in enumerate(TABLES):
        game = new_game(table, f"told {index}")
        happened, picks = list(game.opening), Picks(index)
        while not game.over:
            happened += game.apply(picks.one_of(game.options()))
        played.append((game, happened))
    return played


@cache
def refusals() -> dict[str, tuple[SheetGame, Refusal]]:
    """A refusal for each reason met in games of two, with the game at that moment."""
    found: dict[str, tuple[SheetGame, Refusal]] = {}
    for number in range(4):
        for game in decisions(new_game((2, {}), f"refused {number}"), Picks(number), "any"):
            for refusal in map(game.why_not, EVERYTHING):
                if refusal and refusal.reason not in found:
                    found[refusal.reason] = game.copy(), refusal
    return found
