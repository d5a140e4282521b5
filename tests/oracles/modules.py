"""Oracle for what modules add to a scoring (B3, H5, S3, F6): look around every hut, count every card and every falcon.

A palace is that of the oracle for portals: tiles and portals by cell. Huts are tiles without a kind there; which kind
they are of is told apart from it.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping

from oracles.portals import Cell, Palace, Tile, across

# F6: the points for so many falcons of one colour.
FALCON_POINTS = {1: 2, 2: 6, 3: 12, 4: 20, 5: 30}


def beside_hut(palace: Palace, cell: Cell, kind: str, sites: Collection[Cell]) -> int:
    """H5: the building tiles of the hut's kind next to it with no wall between. Sites are no buildings yet (S3)."""
    hut = palace[cell]
    assert isinstance(hut, Tile)
    found = 0
    for side in "NESW":
        other_cell, facing = across(cell, side)
        other = palace.get(other_cell)
        if not isinstance(other, Tile) or other.kind != kind or other_cell in sites:
            continue
        if side not in hut.walls and facing not in other.walls:
            found += 1
    return found


def buildings(
    palace: Palace, huts: Mapping[Cell, str], sites: Collection[Cell], cards: Iterable[str]
) -> "Counter[str]":
    """A32, B3, H5, S3: how many buildings of each kind count; `cards` are the kinds of revealed bonus cards."""
    found: Counter[str] = Counter()
    for cell, piece in palace.items():
        if isinstance(piece, Tile) and piece.kind and cell not in sites:
            found[piece.kind] += 1
    for cell, kind in huts.items():
        found[kind] += beside_hut(palace, cell, kind, sites)
    found.update(cards)
    return found


def falcon_points(colours: Iterable[str]) -> int:
    """F6: for each colour by itself."""
    return sum(FALCON_POINTS[number] for number in Counter(colours).values())
