"""Whether a palace can be as it lies there, in whatever order its pieces were built, moved and taken away.

A palace that was written down is the end of many turns. Pieces that lay between for a while are not in it, so it need
not be possible to build what is left one piece after the other.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from sabika.rules.core.errors import Refusal
from sabika.rules.palace.cells import ORIGIN, STEPS, WIDTH
from sabika.rules.palace.halves import is_open, leans_anywhere
from sabika.rules.palace.palace import Palace, new_palace
from sabika.rules.palace.pieces import BARE, OPEN, Pieces


class Way(NamedTuple):
    """A piece and its cell, by number."""

    piece: int
    cell: int


Wrong = tuple[Way, Refusal]
OPPOSITE: Final = (2, 3, 0, 1)
"""The side of a neighbour that an own side touches."""


class Judged(NamedTuple):
    """What is to be said of a palace."""

    palace: Palace
    """All that can be."""
    wrong: list[Wrong]
    """What cannot be, and why; what only hangs on it comes after it."""
    together: Palace
    """All that lies well beside its neighbours, even if it is wrong for another reason."""

    def lying(self) -> list[Way]:
        """All that was named, right or wrong."""
        ways = ways_of(self.together)
        return ways + [way for way, _ in self.wrong if way not in ways]


def judge(pieces: Pieces, ways: Sequence[Way]) -> Judged:
    """Judge a palace as a whole. Where two pieces cannot both be right, the one that was named later is wrong."""
    together = new_palace(pieces)
    wrong: list[Wrong] = []
    for way in ways:
        if refusal := _why_not_beside(together, way):
            wrong.append((way, refusal))
        else:
            together = together.with_tile(*way)
    palace = together
    while found := _unreached(palace) or _unsupported(palace) or _around_holes(palace):
        wrong += found
        gone = {way.cell for way, _ in found}
        palace = palace_of(pieces, [way for way in ways_of(palace) if way.cell not in gone])
    return Judged(palace, wrong, together)


def palace_of(pieces: Pieces, ways: Sequence[Way]) -> Palace:
    """The palace that is made of these, whether it can be or not."""
    palace = new_palace(pieces)
    for way in ways:
        palace = palace.with_tile(*way)
    return palace


def ways_of(palace: Palace) -> list[Way]:
    return [Way(palace.at(cell), cell) for cell in palace.cells if cell != ORIGIN]


def _why_not_beside(palace: Palace, way: Way) -> Refusal | None:
    """Why a piece cannot lie in its cell, whatever else there will be: the cell is full, or edges differ."""
    piece, cell = way
    pieces = palace.pieces
    if cell in palace.halves:
        return Refusal("P6", "half-cell")
    if palace.at(cell):
        return Refusal("A23", "occupied")
    beside = any(palace.at(cell + step) for step in STEPS)
    if beside and (clash := palace.clash(pieces.edges[piece], cell)):
        rule = "P5" if pieces.half[piece] else "C5" if pieces.two_parts else "A21"
        return Refusal(rule, "edges-differ", (("edges", clash),))
    return None


# On foot


def _unreached(palace: Palace) -> list[Wrong]:
    """What nobody can walk to: from the fountain, and in a palace of two parts from where the other one begins."""
    pieces = palace.pieces
    reached = _walk(palace, ORIGIN)
    moated = [cell for cell in palace.cells if pieces.two_parts and pieces.moated[palace.at(cell)]]
    start = next((cell for cell in moated if any(cell + step in reached for step in STEPS)), None)
    if start is not None:
        reached |= _walk(palace, start)
    # The part with moats may hang on what is wrong with the other one, so that is told first.
    unreached = sorted([cell for cell in palace.cells if cell not in reached], key=moated.__contains__)
    return [(Way(palace.at(cell), cell), _why_unreached(palace, cell, reached, moated, start)) for cell in unreached]


def _why_unreached(palace: Palace, cell: int, reached: set[int], moated: list[int], start: int | None) -> Refusal:
    if cell in moated and start is None:
        return Refusal("C6", "not-beside-wall")
    if not any(_touch(palace, cell, side) and cell + step in reached for side, step in enumerate(STEPS)):
        return Refusal("A23", "not-touching")
    return Refusal("C7" if moated else "A22", "not-walkable")


def _walk(palace: Palace, start: int) -> set[int]:
    """The cells that one can walk to from this one. Bare edges only ever touch their like."""
    edges = palace.pieces.edges
    reached = {start}
    waiting = [start]
    while waiting:
        cell = waiting.pop()
        own = edges[palace.at(cell)]
        for side, step in enumerate(STEPS):
            other = cell + step
            if other not in reached and own >> 4 * side & edges[palace.at(other)] >> 4 * OPPOSITE[side] & (BARE | OPEN):
                reached.add(other)
                waiting.append(other)
    return reached


def _touch(palace: Palace, cell: int, side: int) -> bool:
    """Whether a piece and its neighbour on a side lie against each other; not where one of them leaves it open (P6)."""
    edges = palace.pieces.edges
    own, other = edges[palace.at(cell)], edges[palace.at(cell + STEPS[side])]
    return not is_open(own, side) and not is_open(other, OPPOSITE[side])


# Half pieces


def _unsupported(palace: Palace) -> list[Wrong]:
    """Half pieces that no longer touch a tile of their kind (P4, P9)."""
    pieces = palace.pieces
    found: list[Wrong] = []
    for cell in palace.halves:
        half = palace.at(cell)
        if not leans_anywhere(palace, pieces.edges[half], cell, pieces.leans_on[half]):
            found.append((Way(half, cell), Refusal("P4", "not-at-its-kind", (("tile", pieces.name(half)),))))
    return found


# Holes


def _around_holes(palace: Palace) -> list[Wrong]:
    """For each hole the piece that was named last of those around it (A24, P8)."""
    place = {cell: index for index, cell in enumerate(palace.cells)}
    last = {max(_border(palace, hole), key=place.__getitem__) for hole in _holes(palace)}
    rules = {cell: "P8" if cell in palace.halves else "A24" for cell in sorted(last, key=place.__getitem__)}
    return [(Way(palace.at(cell), cell), Refusal(rule, "hole")) for cell, rule in rules.items()]


def _holes(palace: Palace) -> Iterator[set[int]]:
    """The empty spaces that do not lead outside, each as its cells; the empty half of a cell is one of them."""
    rows = [cell // WIDTH for cell in palace.cells]
    columns = [cell % WIDTH for cell in palace.cells]
    area = {
        row * WIDTH + column
        for row in range(min(rows) - 1, max(rows) + 2)
        for column in range(min(columns) - 1, max(columns) + 2)
    }
    left = {cell for cell in area if not palace.at(cell) or cell in palace.halves}
    outside = (min(rows) - 1) * WIDTH + min(columns) - 1
    left -= _space(palace, outside, left)
    while left:
        hole = _space(palace, next(iter(left)), left)
        yield hole
        left -= hole


def _space(palace: Palace, start: int, within: set[int]) -> set[int]:
    """The empty space that goes on from a cell, over edges where there is nothing on either side."""
    found = {start}
    waiting = [start]
    while waiting:
        cell = waiting.pop()
        for side, step in enumerate(STEPS):
            other = cell + step
            if other in within and other not in found and _passes(palace, cell, side):
                found.add(other)
                waiting.append(other)
    return found


def _passes(palace: Palace, cell: int, side: int) -> bool:
    edges = palace.pieces.edges
    other = palace.at(cell + STEPS[side])
    return is_open(edges[palace.at(cell)], side) and is_open(edges[other], OPPOSITE[side])


def _border(palace: Palace, hole: set[int]) -> set[int]:
    """The cells of all pieces around a hole, but for the fountain."""
    beside = {cell + step for cell in hole for side, step in enumerate(STEPS) if not _passes(palace, cell, side)}
    halves = hole & set(palace.halves)
    return {cell for cell in beside | halves if palace.at(cell)} - {ORIGIN}
