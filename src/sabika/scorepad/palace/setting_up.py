"""The set-up of a palace game, step by step: tiles, what modules lay out, money, and what is to be remembered later."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sabika.rules.games import alhambra, combined, granada
from sabika.rules.palace.dealing import FIRST_MONEY, PILES
from sabika.rules.palace.money import CARDS, COPIES
from sabika.rules.palace.turn import DISPLAY_SIZE
from sabika.rules.palace.yard import SPACES
from sabika.scorepad.palace.part import BEFORE_THE_MONEY, BEFORE_THE_STACK, DURING_THE_GAME, PlacedStep
from sabika.scorepad.said import PadStep, step

if TYPE_CHECKING:
    from sabika.scorepad.palace.board import PalaceBoard

TILES, MONEY, STACK, LAST = 0, BEFORE_THE_MONEY + 50, BEFORE_THE_STACK + 50, DURING_THE_GAME + 50


def steps_with(board: "PalaceBoard") -> list[PadStep]:
    """All steps, in the order in which they are taken."""
    own = [each for part in board.parts for each in part.steps(board)]
    return [each for _, each in sorted([*steps_of_game(board), *own], key=lambda placed: placed[0])]


def steps_of_game(board: "PalaceBoard") -> Iterator[PlacedStep]:
    """The steps without those of modules."""
    yield TILES, step("fountains", "C1" if board.pieces.two_parts else "A5", players=board.setup.players)
    tiles = len(board.pieces.sets()[0])
    match board.setup.game:
        case alhambra.NAME:
            yield TILES, step("tiles", "A6", tiles=tiles)
            yield TILES, step("yard", "A6", spaces=SPACES)
        case granada.NAME:
            yield TILES, step("tiles-with-moats", "G2", tiles=tiles)
            yield TILES, step("yard-with-moats", "G2", spaces=SPACES)
        case _:
            yield TILES, step("two-bags", "C1", tiles=tiles, moats=len(board.pieces.sets()[1]))
            yield TILES, step("two-yards", "C3", spaces=SPACES)
    cards = CARDS * COPIES - sum(part.cards_out for part in board.parts)
    yield MONEY, step("money", "A7", cards=cards, total=FIRST_MONEY)
    yield MONEY, step("first-player", "A8")
    yield MONEY, step("display", "A9", cards=DISPLAY_SIZE)
    yield MONEY, step("piles", "A10", piles=PILES)
    if board.setup.game == combined.NAME:
        yield MONEY, step("first-card", "C2", pile=combined.FIRST_CARD_PILE)
        yield LAST, step("second-card", "C2", "pile", piles=PILES, pile=combined.SECOND_CARD_PILE)
    else:
        first, second = alhambra.EDITIONS[board.setup.edition or alhambra.DEFAULT_EDITION]
        yield MONEY, step("scoring-cards", "A10", first=first, second=second)
    yield STACK, step("stack", "A10")
