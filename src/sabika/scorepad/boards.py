"""The one place that knows which board a pad has."""

from functools import lru_cache

from sabika.components import with_modules
from sabika.library import kind_of_game, new_setup
from sabika.rules.core.errors import BadInput
from sabika.rules.core.game import Setup
from sabika.rules.palace.pieces import Pieces
from sabika.scorepad.board import Board
from sabika.scorepad.pad import Pad, check_heading
from sabika.scorepad.palace.board import PalaceBoard
from sabika.scorepad.sheet.board import SheetBoard


@lru_cache(maxsize=32)
def board_for(setup: Setup) -> Board:
    kind = kind_of_game(setup.game)
    kind.check(setup)
    printed = kind.pieces()
    if isinstance(printed, Pieces):
        return PalaceBoard(setup, kind, with_modules(printed, setup.modules))
    return SheetBoard(setup, kind, printed)


def board_of(pad: Pad) -> Board:
    """What the table of a pad plays on; refuses a game that the rules do not know."""
    check_heading(pad, "What was sent")
    board = board_for(
        new_setup(
            pad.game,
            players=len(pad.players),
            seed="",  # Chance was at the table.
            edition=pad.edition or None,
            modules=tuple(pad.modules),
            youngest_first=tuple(pad.youngest_first),
            options=pad.options,
        )
    )
    colours = [player.colour for player in pad.players]
    if len(set(colours)) < len(colours):
        raise BadInput("Two players have the same colour. Give each player another one.")
    most, sides = board.most_rounds, board.sides
    if len(pad.rounds) > most:
        raise BadInput(f"A game like this has at most {most} scorings, not {len(pad.rounds)}.")
    if any(len(round.entries) > sides for round in pad.rounds):
        raise BadInput(f"At this table {sides} sides are scored. Leave out the entries for more of them.")
    return board
