"""The points: places of kinds, rows and columns, coins, and what dummies get in addition (R10-R13, R18).

There are two scorings. The places of completed kinds are paid at the end of a round (1), as often as somebody completes
one; all the rest comes once, after the last round (2).
"""

from typing import TYPE_CHECKING, Final

from sabika.rules.core.majority import shares
from sabika.rules.core.scoring import Term
from sabika.rules.sheet.sheet import COLUMNS, ROWS

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
    if score_completed(game):
        game.score(ROUND_SCORING)
    for kind, completed in enumerate(game.completed):
        completed += just_completed(game, kind)


def just_completed(game: "SheetGame", kind: int) -> list[int]:
    """The sides that have completed the kind in this round."""
    size = game.sheet.size(kind)
    completed = game.completed[kind]
    return [side for side in range(game.sides) if side not in completed and game.number(side, kind) == size]


def score_completed(game: "SheetGame") -> list[Term]:
    """Whoever completes a kind takes the best place left; several take several places and share (R10)."""
    terms: list[Term] = []
    for kind in range(len(game.sheet.kinds)):
        completing = just_completed(game, kind)
        counts = [game.number(side, kind) if side in completing else 0 for side in range(game.sides)]
        _rank(game, kind, counts, len(game.completed[kind]), "R10", terms)
    return terms


def score_kinds(game: "SheetGame") -> list[Term]:
    """The places left go to the others, by number of buildings (R11)."""
    terms: list[Term] = []
    for kind in range(len(game.sheet.kinds)):
        paid = game.completed[kind] + just_completed(game, kind)
        counts = [0 if side in paid else game.number(side, kind) for side in range(game.sides)]
        _rank(game, kind, counts, len(paid), "R11", terms)
    return terms


def _rank(game: "SheetGame", kind: int, counts: list[int], given: int, rule: str, terms: list[Term]) -> None:
    """The sides with buildings take the places that are left after those given away. Dummies take places, but only
    score when they can be beaten (R15, R18)."""
    left = game.place_points[kind][given:]
    if not left:
        return
    what = game.sheet.kinds[kind]
    for share in shares(counts, left):
        points = share.points if share.side < len(game.players) or game.dummy_points else 0
        terms.append(Term(share.side, points, rule, what, share.number, given + share.place, share.sharers))


def score_lines(game: "SheetGame") -> list[Term]:
    """Every row and every column with four buildings or more (R12)."""
    terms: list[Term] = []
    for seat, player in enumerate(game.players):
        for what, lines in (("row", ROWS), ("column", COLUMNS)):
            for index, line in enumerate(lines):
                number = (player.built & line).bit_count()
                if LINE_POINTS[number]:
                    terms.append(Term(seat, LINE_POINTS[number], "R12", f"{what}-{index + 1}", number))
    return terms


def score_coins(game: "SheetGame") -> list[Term]:
    """A point for every two coins left (R13)."""
    return [
        Term(seat, player.coins // COINS_A_POINT, "R13", "coins", player.coins)
        for seat, player in enumerate(game.players)
        if player.coins >= COINS_A_POINT
    ]


def score_dummies(game: "SheetGame") -> list[Term]:
    """What dummies that can be beaten get instead of lines and coins (R18)."""
    if not game.dummy_points:
        return []
    return [
        Term(side, game.dummy_points, "R18", "dummies", len(game.dummies))
        for side in range(len(game.players), game.sides)
    ]
