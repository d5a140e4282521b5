"""An observation as text, by the names of the table; zeros are left out."""

import re
from typing import Any, Final

from sabika.encoding.encoder import Encoder, numbers_in

NOT_ZERO: Final = re.compile(rb"[^\0]")


def told(encoder: Encoder, view: Any) -> str:
    """A line for each part of the vector and each plane that is not zero everywhere."""
    numbers = numbers_in(encoder.vector(view))
    lines = [
        f"{column.name}: {listed(numbers[column.start : column.start + column.size])}" for column in encoder.columns
    ]
    grids = encoder.grids(view)
    square = encoder.side**2
    start = 0
    for step in range(encoder.players):
        for plane in encoder.planes:
            lines.append(f"{plane.name} in seat +{step}: {listed_cells(grids[start : start + square])}")
            start += square
    return "\n".join([line for line in lines if not line.endswith(": ")])


def listed(numbers: list[int]) -> str:
    """Where the numbers are that are not zero: `2 5=3` is a 1 in place 2 and a 3 in place 5."""
    return " ".join([str(place) if own == 1 else f"{place}={own}" for place, own in enumerate(numbers) if own])


def listed_cells(plane: bytes) -> str:
    """The same for a plane, in which nearly all are zero."""
    found = [(match.start(), plane[match.start()]) for match in NOT_ZERO.finditer(plane)]
    return " ".join([str(place) if own == 1 else f"{place}={own}" for place, own in found])
