"""The set-up of Roll & Write, step by step."""

from collections.abc import Iterator

from sabika.rules.games import roll_and_write
from sabika.rules.sheet.starting import FIRST_BUILDINGS
from sabika.scorepad.sheet.box import SheetBox
from sabika.scorepad.steps import PadStep, step


def steps_with(box: SheetBox) -> Iterator[PadStep]:
    """All steps, in the order in which they are taken."""
    players, sheet = box.setup.players, box.sheet
    yield step("sheets", "R1", players=players)
    yield step("coins", "R3", coins=sheet.first_coins)
    yield step("first-buildings", "R2", buildings=FIRST_BUILDINGS)
    yield step("first-pair", "R2")
    yield step("second-pair" if players > 1 else "second-pair-alone", "R2" if players > 1 else "R17")
    if box.dummies:
        yield step("dummies", "R15", dummies=box.dummies, buildings=FIRST_BUILDINGS)
    if box.setup.option("goal", "") == "beat":
        yield step("beat", "R18", points=roll_and_write.DUMMY_POINTS[box.dummies])
    yield step("rounds", "R1", rounds=sheet.rounds[max(min(sheet.rounds), box.sides)])
