"""The set-up assistant: what has to be laid out for exactly this mixture, and what can be written down then."""

from sabika.i18n.sentences import sentences_with
from sabika.rules.core.game import Setup
from sabika.scorepad.boards import board_for
from sabika.scorepad.result import KindPrinted, PadGame
from sabika.scorepad.steps import PadStep


def setup_steps(setup: Setup) -> list[PadStep]:
    """All steps, in the order in which they are taken."""
    return board_for(setup).steps()


def pad_game(setup: Setup) -> PadGame:
    """What a table needs to know before it begins."""
    board = board_for(setup)
    box = board.box
    things = sentences_with(box.printed, setup.players).things
    return PadGame(
        sides=box.sorts,
        others=[things.name(side) for side in range(setup.players, box.sides)],
        scorings=box.scorings,
        kinds=[KindPrinted(kind=kind, most=box.most(kind)) for kind in box.kinds],
        fields=box.fields(),
        limits=box.limits(),
        steps=setup_steps(setup),
        **box.printed_for_modules(),
    )
