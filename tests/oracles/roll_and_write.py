"""Oracle for Roll & Write: places of kinds (R10, R11, R15, R18), lines and coins (R9, R12, R13), turning dice (R5),
where the dice are.

A cell is (blue, yellow): column and row, both 1 to 6. A side is a player or a dummy, by its number.
"""

from collections.abc import Collection, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from oracles.majority import places, worth

Cell = tuple[int, int]
Pair = tuple[int, int]
Completion = tuple[int, str]

# R11: the points of first, second, third place.
PLACE_POINTS: dict[str, tuple[int, ...]] = {
    "pavilion": (16, 8, 1),
    "seraglio": (17, 9, 2),
    "arcades": (18, 10, 3),
    "chambers": (19, 11, 4),
    "garden": (20, 12, 5),
    "tower": (21, 13, 6),
}

# R18: what each dummy gets in addition, by the number of dummies.
DUMMY_POINTS = {2: 21, 3: 18, 4: 15}

# R12: the points of a row or column by its number of buildings.
LINE_POINTS = {4: 2, 5: 5, 6: 10}


# --- Places of kinds


def paid_in_rounds(rounds: Sequence[Collection[int]], points: Sequence[int]) -> dict[int, int]:
    """R10: the points for one kind during the game, from the sides that complete it in each round.

    They take as many places as they are, from the best one left, and share, rounded down. Those who complete it when no
    place is left appear with 0 points. Dummies are sides like others here.
    """
    paid: dict[int, int] = {}
    for completing in rounds:
        first = len(paid) + 1
        taken = range(first, first + len(completing))
        for side in completing:
            paid[side] = sum(worth(place, points) for place in taken) // len(completing)
    return paid


def paid_at_the_end(counts: Sequence[int], paid: Collection[int], points: Sequence[int]) -> dict[int, int]:
    """R11: the points for one kind after the last round, from the buildings of each side.

    Every side paid by R10 took one place; the others are ranked for the places left, with at least one building.
    """
    unpaid = [side for side in range(len(counts)) if side not in paid]
    scored = places([counts[side] for side in unpaid], points[len(paid) :])
    return dict(zip(unpaid, scored, strict=True))


def kind_points(
    rounds: Sequence[Collection[Completion]],
    counts: Sequence[Mapping[str, int]],
    points: Mapping[str, Sequence[int]] = PLACE_POINTS,
    dummies: Collection[int] = (),
    dummies_score: bool = False,
) -> list[dict[str, int]]:
    """R10, R11, R15, R18: the points of each side for each kind.

    `rounds` says who completes what in each round, `counts` how many buildings of each kind each side has at the end.
    Dummies take places; they score them only when playing to beat them.
    """
    scored: list[dict[str, int]] = [{} for _ in counts]
    for kind, worths in points.items():
        completing = [[side for side, completed in one_round if completed == kind] for one_round in rounds]
        paid = paid_in_rounds(completing, worths)
        at_the_end = paid_at_the_end([own.get(kind, 0) for own in counts], paid, worths)
        for side, points_of_side in {**paid, **at_the_end}.items():
            scores = side not in dummies or dummies_score
            scored[side][kind] = points_of_side if scores else 0
    return scored


# --- Rows, columns and coins


def line_points(built: Collection[Cell]) -> int:
    """R12: the points of all rows and columns."""
    columns = [[cell for cell in built if cell[0] == blue] for blue in range(1, 7)]
    rows = [[cell for cell in built if cell[1] == yellow] for yellow in range(1, 7)]
    return sum(LINE_POINTS.get(len(line), 0) for line in columns + rows)


def coin_points(coins: int) -> int:
    """R13: 1 point for every two coins left."""
    return coins // 2


def pairings(blue: Pair, yellow: Pair) -> list[Cell]:
    """R4: the cells named by the four pairings of a blue with a yellow die, some of them perhaps alike."""
    return list(product(blue, yellow))


def named_cells(blue: Pair, yellow: Pair) -> set[Cell]:
    """R4: the one, two or four cells that the dice name."""
    return set(pairings(blue, yellow))


def buildable(blue: Pair, yellow: Pair, built: Collection[Cell]) -> set[Cell]:
    """R6: the named cells that are unbuilt; without any the player must earn coins."""
    return named_cells(blue, yellow) - set(built)


def second_buildable(blue: Pair, yellow: Pair, first: Cell, built: Collection[Cell]) -> set[Cell]:
    """R8: after building `first`, the cell of the two unused dice if it is unbuilt; `built` may lack `first`."""
    cells: set[Cell] = set()
    for used_blue, used_yellow in product((0, 1), (0, 1)):
        if (blue[used_blue], yellow[used_yellow]) == first:
            cells.add((blue[1 - used_blue], yellow[1 - used_yellow]))
    return cells - set(built) - {first}


def coins_earned(blue: Pair, yellow: Pair, built: Collection[Cell]) -> int:
    """R9: one coin for each of the four pairings that names a built cell."""
    return sum(cell in built for cell in pairings(blue, yellow))


# --- Turning dice


class Die(NamedTuple):
    """One of the four real dice on the sheet, which its owner can tell from all others."""

    colour: str
    value: int
    turned: bool = False


Lying = tuple[Die, Die, Die, Die]
"""The four dice as they lie, each in its place."""
TurnOfADie = tuple[str, int, int]
"""Colour and value of a die, and by how much it is turned: 1 or -1."""


def laid_out(blue: Pair, yellow: Pair) -> Lying:
    """R5: at the start of a turn no die is turned."""
    return Die("blue", blue[0]), Die("blue", blue[1]), Die("yellow", yellow[0]), Die("yellow", yellow[1])


def ways_to_turn(lying: Lying) -> dict[TurnOfADie, set[Lying]]:
    """R5: how the dice lie after one coin, whichever real die is turned for it. At most two are ever turned."""
    found: dict[TurnOfADie, set[Lying]] = {}
    for place, by in product(range(4), (1, -1)):
        die = lying[place]
        others = [other for other in range(4) if other != place]
        if 1 <= die.value + by <= 6 and sum(lying[other].turned for other in others) < 2:
            after = list(lying)
            after[place] = Die(die.colour, die.value + by, turned=True)
            found.setdefault((die.colour, die.value, by), set()).add((after[0], after[1], after[2], after[3]))
    return found


def within_reach(blue: Pair, yellow: Pair, coins: int) -> dict[tuple[Pair, Pair], int]:
    """R5: what the dice can be made to show by changing two of them, and the fewest coins that takes."""
    before = (*blue, *yellow)
    found: dict[tuple[Pair, Pair], int] = {}
    for after in product(range(1, 7), repeat=4):
        changes = [abs(one - other) for one, other in zip(before, after, strict=True)]
        if changes.count(0) >= 2 and sum(changes) <= coins:
            first, second, third, fourth = after
            shown = (min(first, second), max(first, second)), (min(third, fourth), max(third, fourth))
            found[shown] = min(found.get(shown, coins), sum(changes))
    return found


# --- Where the dice are


class Dice(NamedTuple):
    """A number of blue and of yellow dice."""

    blue: int
    yellow: int


class Turn(NamedTuple):
    """What a turn does with the four dice of the active player: those rolled, those he keeps, those he passes on."""

    rolled: Dice
    kept: Dice
    passed: Dice


PAIR = Dice(1, 1)
FOUR = Dice(2, 2)
NO_DICE = Dice(0, 0)

# R7, R8, R9: the three kinds of turn, and their rolls.
ROLLED: dict[str, Dice] = {"build": PAIR, "build twice": FOUR, "earn": FOUR}


def turn(kind: str, players: int) -> Turn:
    """R7-R9, R17: what a turn of this kind does with the dice; alone, a player passes none and keeps all four."""
    if players == 1:
        return Turn(ROLLED[kind], FOUR, NO_DICE)
    return Turn(ROLLED[kind], PAIR, PAIR)


def dice_at_the_start(players: int, first: int) -> list[Dice]:
    """R2: each player has a pair, the first player two. Dummies hold no dice (R15) and are left out."""
    return [FOUR if player == first else PAIR for player in range(players)]


def dice_after(held: Sequence[Dice], active: int, kind: str) -> list[Dice]:
    """R4, R7-R9, R16, R17: the dice of every player after a turn of this kind; the next player receives what is passed.

    Dummies hold no dice (R15) and are left out, so with two players the next one is always the other (R16).
    """
    if held[active] != FOUR:
        raise ValueError("R4: the active player has four dice, two of each colour.")
    done = turn(kind, len(held))
    after = list(held)
    after[active] = done.kept
    following = (active + 1) % len(held)
    after[following] = Dice(after[following].blue + done.passed.blue, after[following].yellow + done.passed.yellow)
    return after
