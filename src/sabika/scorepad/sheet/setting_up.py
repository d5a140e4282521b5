"""The set-up of Roll & Write, step by step."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from sabika.rules.games import roll_and_write
from sabika.rules.sheet.starting import FIRST_BUILDINGS
from sabika.scorepad.said import PadStep, step

if TYPE_CHECKING:
    from sabika.scorepad.sheet.board import SheetBoard


def steps_with(board: "SheetBoard") -> Iterator[PadStep]:
    """All steps, in the order in which they are taken."""
    players, sheet = board.setup.players, board.sheet
    yield step("sheets", "R1", players=players)
    yield step("coins", "R3", coins=sheet.first_coins)
    yield step("first-buildings", "R2", buildings=FIRST_BUILDINGS)
    yield step("first-pair", "R2")
    yield step("second-pair" if players > 1 else "second-pair-alone", "R2" if players > 1 else "R17")
    if board.dummies:
        yield step("dummies", "R15", dummies=board.dummies, buildings=FIRST_BUILDINGS)
    if board.setup.option("goal", "") == "beat":
        yield step("beat", "R18", points=roll_and_write.DUMMY_POINTS[board.dummies])
    yield step("rounds", "R1", rounds=sheet.rounds[max(min(sheet.rounds), board.sides)])
