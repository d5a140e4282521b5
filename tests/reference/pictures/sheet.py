"""Roll & Write in pictures: dice, coins, cells and points."""

from collections.abc import Iterator

from reference.pictures.panels import FITS, Panel, gained, of, played, ranking
from rules.sheets import Dice, end_of_round, of_kind, position

DICE: Dice = ((3, 5), (2, 6))


def pictures() -> Iterator[tuple[str, list[Panel]]]:
    turned = position(dice=((3, 6), (2, 6)), coins=[4])
    first = of(turned, ("turn blue-3 up", FITS), ("turn blue-6 up", "R5"))
    told = played(turned, "turn blue-3 up", "turn yellow-2 up")
    yield "R5", [first, of(turned, ("turn blue-6 down", "R5"), told=told)]

    named = position(dice=DICE, built=[[(3, 2), (6, 6)]], coins=[0])
    tries = [("build blue-5 yellow-2", FITS), ("build blue-3 yellow-2", "R6"), ("build blue-2 yellow-3", "R6")]
    yield "R6", [of(named, *tries)]

    passing = position(dice=DICE, others=[((), ()), ((1,), (4,)), ((2,), (2,))], coins=[0])
    before = of(passing, ("build blue-3 yellow-6", FITS))
    yield "R7", [before, of(passing, told=played(passing, "build blue-3 yellow-6"))]

    again = position(dice=DICE, coins=[4])
    told = played(again, "build blue-3 yellow-6")
    yield "R8", [of(again, ("build blue-5 yellow-2", FITS), ("build blue-3 yellow-2", "R8"), told=told)]

    earning = position(dice=((3, 3), (2, 6)), built=[[(3, 2), (6, 6)]], coins=[0])
    yield "R9", [of(earning, ("earn", FITS)), of(earning, told=played(earning, "earn"))]

    towers = of_kind("tower")
    last = position(dice=((towers[-1][0], 1), (towers[-1][1], 1)), built=[towers[:-1]], coins=[0])
    action = f"build blue-{towers[-1][0]} yellow-{towers[-1][1]}"
    before = of(last, (action, FITS))
    played(last, action)
    end_of_round(last)
    yield "R10", [before, ranking(last, last.scorings[0].terms, "tower")]

    gardens = of_kind("garden")
    most = position(3, round=1, built=[gardens[:3], gardens[:1], gardens[:3]])
    yield "R11", [ranking(most, most.score_now(), "garden")]

    rows = position(2, built=[[(1, 1), (2, 1), (3, 1), (4, 1), *[(6, y) for y in range(2, 7)]]])
    yield "R12", [of(rows) | {"points": gained(rows, "R12")}]
