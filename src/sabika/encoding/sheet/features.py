"""The features and planes of Roll & Write, where nothing is hidden but the dice to come."""

from functools import cache
from typing import Final

from sabika.encoding.table import Feature, Of, Plane, flag, how_many, numbers, one_of
from sabika.rules.sheet.dice import BLUE, HIGHEST, LOWEST, YELLOW
from sabika.rules.sheet.sheet import CELLS, Sheet
from sabika.rules.sheet.view import SheetView

STEPS: Final = ("act", "build-again", "keep")
"""In which a seat is asked to decide."""
MOST: Final = 20


def sheet_features(sheet: Sheet, players: int, sides: int) -> list[Feature]:
    """The features of a game with this sheet; sides without a seat are dummies."""
    kinds = len(sheet.kinds)
    dummies = sides - players

    def step(view: SheetView, side: int) -> bytes:
        return one_of(STEPS.index(view.step) if view.step in STEPS else -1, len(STEPS))

    def rounds(view: SheetView, side: int) -> bytes:
        return numbers(view.round, view.rounds)

    def turned(view: SheetView, side: int) -> bytes:
        blue = tuple(value for colour, value in view.turned if colour == BLUE)
        yellow = tuple(value for colour, value in view.turned if colour == YELLOW)
        return numbers(view.left_to_turn) + dice(blue) + dice(yellow)

    def used(view: SheetView, side: int) -> bytes:
        return one_of(view.used, CELLS)

    def others(view: SheetView, side: int) -> bytes:
        return b"".join([side_of(view, number) for number in range(players, sides)])

    def asked(view: SheetView, side: int) -> bytes:
        return flag(view.asked == side) + flag(view.active == side) + flag(view.first == side)

    def coins(view: SheetView, side: int) -> bytes:
        player = view.players[side]
        return numbers(player.coins, player.coins_to_earn) + dice(player.blue) + dice(player.yellow)

    def dice(values: tuple[int, ...]) -> bytes:
        return how_many(values, LOWEST, HIGHEST)

    def side_of(view: SheetView, side: int) -> bytes:
        taken = [own.index(side) + 1 if side in own else 0 for own in view.completed]
        return numbers(view.points[side], *view.numbers[side], *taken)

    about = f"points; buildings of {', '.join(sheet.kinds)}; place taken in each of them, 0 if none"
    return [
        Feature("step", len(STEPS), 1, f"what is to be decided: {', '.join(STEPS)}", step),
        Feature("round", 2, MOST, "number of the round; of all rounds", rounds),
        Feature("turned", 13, 2, "dice that may still be turned; blue, yellow dice that were, 1 to 6 each", turned),
        Feature("used", CELLS, 1, "the cell just built, while a second building is decided on", used),
        Feature("dummies", dummies * (1 + 2 * kinds), MOST, f"of each dummy: {about}", others),
        Feature("asked", 3, 1, "whether the seat has to decide; is in turn; begins every round", asked, Of.SEAT),
        Feature("coins", 14, 6, "coins; coins still to earn; blue, yellow dice, 1 to 6 each", coins, Of.SEAT),
        Feature("score", 1 + 2 * kinds, MOST, about, side_of, Of.SEAT),
    ]


def sheet_planes(sheet: Sheet) -> list[Plane]:
    """The planes of every sheet: rows are yellow dice, columns blue ones."""
    return [Plane("built", "whether it is built"), *[Plane(kind, f"whether it is {kind}") for kind in sheet.kinds]]


def planes_of(sheet: Sheet, built: frozenset[int]) -> bytes:
    """All planes of a sheet."""
    return bytes([cell in built for cell in range(CELLS)]) + _printed(sheet)


@cache
def _printed(sheet: Sheet) -> bytes:
    return bytes([own == kind for kind in range(len(sheet.kinds)) for own in sheet.kind])
