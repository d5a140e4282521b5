"""A palace of two parts: tiles with walls around the fountain, tiles with moats around the first of them (C5-C11)."""

from typing import TYPE_CHECKING

from sabika.rules.core.errors import Refusal
from sabika.rules.palace.cells import STEPS, WIDTH
from sabika.rules.palace.pieces import ALL_WALLS

if TYPE_CHECKING:
    from sabika.rules.palace.palace import Palace


def cells_to_begin(palace: "Palace", piece: int) -> list[int]:
    """The cells where the first tile with moats can be built: against the walls of the other part (C6)."""
    edges = palace.pieces.edges[piece]
    found: list[int] = []
    for cell in palace.cells:
        for step in STEPS:
            shore = cell + step
            if palace.at(shore) or shore in found or not is_shore(palace, shore):
                continue
            if not edges & palace.forbidden_at(shore) and not palace.makes_hole(shore):
                found.append(shore)
    return found


def is_shore(palace: "Palace", cell: int) -> bool:
    """Whether the empty cell has neighbours, all of them behind walls."""
    forbidden = palace.forbidden_at(cell)
    return forbidden != 0 and not forbidden & ALL_WALLS


def why_not_begin(palace: "Palace", cell: int) -> Refusal | None:
    """Why no first tile with moats can be built in the cell, whatever its edges."""
    return None if is_shore(palace, cell) else Refusal("C6", "not-beside-wall")


def borders(palace: "Palace") -> list[tuple[int, int]]:
    """The edges where wall and moat lie against each other, as pairs of neighbouring cells (C10). As edges only meet
    their like or wall against moat (C5), that is wherever the two parts touch."""
    moated = palace.pieces.moated
    found: list[tuple[int, int]] = []
    for cell in palace.cells:
        for step in (1, WIDTH):
            other = palace.at(cell + step)
            if other and moated[other] != moated[palace.at(cell)]:
                found.append((cell, cell + step))
    return found


def border_edges(palace: "Palace") -> list[tuple[int, int]]:
    """The same edges as pairs of corners."""
    return [edge_between(cell, other) for cell, other in borders(palace)]


def edge_between(cell: int, other: int) -> tuple[int, int]:
    """The edge between a cell and its neighbour to the east or south, as a pair of corners."""
    return (other, other + WIDTH) if other == cell + 1 else (other, other + 1)


def only_borders(palace: "Palace") -> list[int]:
    """The cells whose tile is all that joins the two parts: without it they would lie apart."""
    shared: list[int] = []
    for index, pair in enumerate(borders(palace)):
        shared = [cell for cell in (pair if index == 0 else shared) if cell in pair]
    return shared
