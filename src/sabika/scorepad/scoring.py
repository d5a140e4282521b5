"""From a pad to its points."""

from collections.abc import Sequence
from typing import Final

from sabika.modules.falcons import rules as falcons
from sabika.rules.games import alhambra, granada
from sabika.scorepad.box import Box, box_of, sides_of
from sabika.scorepad.pad import Cells, Given, Pad, Tiles
from sabika.scorepad.palace.scoring import PalaceRound
from sabika.scorepad.result import PadRefusal, Ranked, ScoredPad, ScoredRound, source_of
from sabika.scorepad.sheet.scoring import SheetRound

SOURCES: Final = (
    "wall",
    "portals",
    *alhambra.KINDS,
    "moat",
    *granada.KINDS,
    "border",
    *(f"{colour}-falcons" for colour in falcons.COLOURS),
    "row",
    "column",
    "coins",
    "dummies",
)
"""What can give points, in the order of the rules."""


def score(pad: Pad) -> ScoredPad:
    """The points of a pad, and what had to be refused in it."""
    box = box_of(pad)
    rounds = rounds_of(pad, box)
    refusals = [*out_of_order(pad, box), *(refusal for round in rounds for refusal in round.refusals)]
    refused = {refusal.round for refusal in refusals}
    scored = [round.scored(index not in refused) for index, round in enumerate(rounds)]
    course = course_of(scored, box.sides)
    over = bool(scored) and all(round.complete for round in scored) and scored[-1].scoring == box.scorings[-1]
    found = {source_of(term) for round in scored for term in round.terms}
    return ScoredPad(
        sides=sides_of(pad, box),
        rounds=scored,
        sources=[source for source in SOURCES if source in found],
        points=course[-1],
        course=course,
        ranking=ranking_of(course[-1], box),
        winners=winners_of(course[-1], box) if over else [],
        over=over,
        next=next_scoring(pad, box),
        refusals=refusals,
        replayable=is_replayable(pad),
    )


def rounds_of(pad: Pad, box: Box) -> Sequence[PalaceRound | SheetRound]:
    """The rounds, each looked at together with those before it."""
    if box.on_sheets:
        sheets: list[SheetRound] = []
        for index, round in enumerate(pad.rounds):
            sheets.append(SheetRound(box, index, round, sheets[:]))
        return sheets
    palaces: list[PalaceRound] = []
    for index, round in enumerate(pad.rounds):
        palaces.append(PalaceRound(box, index, round, palaces[:]))
    return palaces


def out_of_order(pad: Pad, box: Box) -> list[PadRefusal]:
    """Scorings come in order, and nothing after the last one (A30, A38, R11). Only in Roll & Write kinds are completed
    again and again."""
    found: list[PadRefusal] = []
    last = 0
    for index, round in enumerate(pad.rounds):
        again = box.on_sheets and round.scoring == last == box.scorings[0]
        if round.scoring not in box.scorings or (round.scoring <= last and not again):
            rule = "R11" if box.on_sheets else "A30"
            found.append(PadRefusal(index, None, "scoring", "out-of-order", rule, {"scoring": round.scoring}))
        last = max(last, round.scoring)
    return found


def next_scoring(pad: Pad, box: Box) -> int | None:
    """The scoring that usually comes next; none after the last one."""
    last = max((round.scoring for round in pad.rounds), default=0)
    if last >= box.scorings[-1]:
        return None
    return box.scorings[0] if box.on_sheets else last + 1


def course_of(rounds: list[ScoredRound], sides: int) -> list[list[int]]:
    course = [[0] * sides]
    for round in rounds:
        if round.complete:
            course.append([before + more for before, more in zip(course[-1], round.points)])
    return course


def who_can_win(box: Box) -> range:
    """The players (A44, R15); the dummies too, if they are to be beaten (R18)."""
    return range(box.sides if box.setup.option("goal", "") == "beat" else box.setup.players)


def winners_of(points: list[int], box: Box) -> list[int]:
    """Most points win; equal points share the win (A38, R14)."""
    most = max(points[side] for side in who_can_win(box))
    return [side for side in who_can_win(box) if points[side] == most]


def ranking_of(points: list[int], box: Box) -> list[Ranked]:
    """All sides, the best first. Equal points share a place, and the next one is counted after them."""
    ranked = who_can_win(box)
    order = sorted(range(box.sides), key=lambda side: (side not in ranked, -points[side], side))
    better = {side: sum(points[other] > points[side] for other in ranked) for side in ranked}
    return [Ranked(side, better[side] + 1 if side in ranked else None, points[side]) for side in order]


def is_replayable(pad: Pad) -> bool:
    """Whether there is something to look at, laid tile by tile."""
    entries = [entry for round in pad.rounds for entry in round.entries]
    return any(isinstance(entry, Tiles | Given | Cells) for entry in entries)
