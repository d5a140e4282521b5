"""The points: places of kinds, rows and columns, coins, and what dummies get in addition (R10-R13, R18).

There are two scorings. The places of completed kinds are paid at the end of a round (1), as often as somebody completes
one; all the rest comes once, after the last round (2).
"""

from typing import TYPE_CHECKING, Final

from sabika.rules.core.majority import shares
from sabika.rules.core.scoring import Term
from sabika.rules.sheet.sheet import SIDE
from sabika.rules.sheet.tally import Tally, tally_of

if TYPE_CHECKING:
    from sabika.rules.sheet.game import SheetGame

ROUND_SCORING: Final = 1
FINAL_SCORING: Final = 2

LINE_POINTS: Final = [0, 0, 0, 0, 2, 5, 10]
"""By the number of buildings in a row or column (R12)."""
COINS_A_POINT: Final = 2
"""R13."""


def give_places(game: "SheetGame") -> None:
    """Pay the kinds completed in this round; their places are given away (R10)."""
    tally = tally_of(game)
    if score_completed(tally):
        game.score(ROUND_SCORING)
    for kind, completed in enumerate(game.completed):
        completed += just_completed(tally, kind)


def score(tally: Tally, scoring: int) -> list[Term]:
    """The terms of a scoring. At the end, kinds completed in the last round are paid first."""
    terms = score_completed(tally)
    if scoring == ROUND_SCORING:
        return terms
    return terms + score_kinds(tally) + score_lines(tally) + score_coins(tally) + score_dummies(tally)


def just_completed(tally: Tally, kind: int) -> list[int]:
    """The sides that have completed the kind in this round."""
    size = tally.sheet.size(kind)
    completed = tally.completed[kind]
    return [side for side, own in enumerate(tally.numbers) if side not in completed and own[kind] == size]


def score_completed(tally: Tally) -> list[Term]:
    """Whoever completes a kind takes the best place left; several take several places and share (R10)."""
    terms: list[Term] = []
    for kind in range(len(tally.sheet.kinds)):
        completing = just_completed(tally, kind)
        counts = [own[kind] if side in completing else 0 for side, own in enumerate(tally.numbers)]
        _rank(tally, kind, counts, len(tally.completed[kind]), "R10", terms)
    return terms


def score_kinds(tally: Tally) -> list[Term]:
    """The places left go to the others, by number of buildings (R11)."""
    terms: list[Term] = []
    for kind in range(len(tally.sheet.kinds)):
        paid = tally.completed[kind] + just_completed(tally, kind)
        counts = [0 if side in paid else own[kind] for side, own in enumerate(tally.numbers)]
        _rank(tally, kind, counts, len(paid), "R11", terms)
    return terms


def _rank(tally: Tally, kind: int, counts: list[int], given: int, rule: str, terms: list[Term]) -> None:
    """The sides with buildings take the places that are left after those given away. Dummies take places, but only
    score when they can be beaten (R15, R18)."""
    left = tally.place_points[kind][given:]
    if not left:
        return
    what = tally.sheet.kinds[kind]
    for share in shares(counts, left):
        points = share.points if share.side < len(tally.lines) or tally.dummy_points else 0
        terms.append(Term(share.side, points, rule, what, share.number, given + share.place, share.sharers))


def score_lines(tally: Tally) -> list[Term]:
    """Every row and every column with four buildings or more (R12)."""
    terms: list[Term] = []
    for seat, lines in enumerate(tally.lines):
        for index, number in enumerate(lines):
            if LINE_POINTS[number]:
                what = f"row-{index + 1}" if index < SIDE else f"column-{index + 1 - SIDE}"
                terms.append(Term(seat, LINE_POINTS[number], "R12", what, number))
    return terms


def score_coins(tally: Tally) -> list[Term]:
    """A point for every two coins left (R13)."""
    return [
        Term(seat, coins // COINS_A_POINT, "R13", "coins", coins)
        for seat, coins in enumerate(tally.coins)
        if coins >= COINS_A_POINT
    ]


def score_dummies(tally: Tally) -> list[Term]:
    """What dummies that can be beaten get instead of lines and coins (R18)."""
    if not tally.dummy_points:
        return []
    dummies = range(len(tally.lines), len(tally.numbers))
    return [Term(side, tally.dummy_points, "R18", "dummies", len(dummies)) for side in dummies]
