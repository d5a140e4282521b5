"""The row of an option of Roll & Write."""

from collections.abc import Sequence

from sabika.encoding.options import Option, Part, Rows
from sabika.rules.core.action import Action
from sabika.rules.sheet.coins import DIRECTIONS
from sabika.rules.sheet.dice import COLOURS
from sabika.rules.sheet.sheet import CELLS, Sheet, dice_of
from sabika.rules.sheet.view import SheetView


def sheet_rows(sheet: Sheet, verbs: tuple[str, ...]) -> Rows:
    """Rows for the options of a game with this sheet."""
    parts = [
        Part("verb", len(verbs), 1, ", ".join(verbs)),
        Part("cell", CELLS, 1, "the cell that is built, row by row"),
        Part("kind", len(sheet.kinds), 1, f"of the building there: {', '.join(sheet.kinds)}"),
        Part("dice", 2, 6, "the blue and the yellow die that name it or are kept, or the one that is turned"),
        Part("turned", 1, 1, "whether a die is turned up (1) or down (-1)"),
    ]

    def place(action: Action) -> tuple[int, int]:
        return 0, 0

    def contexts(view: SheetView, options: Sequence[Option]) -> list[int]:
        return [0] * len(options)

    def facts(action: Action, what: int, context: int) -> list[int]:
        cell = getattr(action, "cell", -1)
        dice = dice_of(cell) if cell >= 0 else (getattr(action, "blue", 0), getattr(action, "yellow", 0))
        colour = getattr(action, "colour", "")
        if colour:
            dice = (action.value, 0) if colour == COLOURS[0] else (0, action.value)  # type: ignore[attr-defined]
        return [
            *[verb == action.verb for verb in verbs],
            *[own == cell for own in range(CELLS)],
            *[cell >= 0 and sheet.kind[cell] == kind for kind in range(len(sheet.kinds))],
            *dice,
            DIRECTIONS.get(getattr(action, "direction", ""), 0),
        ]

    return Rows(sheet, parts, place, contexts, facts)
