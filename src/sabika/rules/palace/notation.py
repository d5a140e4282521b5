"""Cells and tiles in the notation of actions: `1,-2` and `tower-9-ES`."""

from sabika.rules.core.errors import BadInput
from sabika.rules.palace.cells import cell_at, place_of
from sabika.rules.palace.pieces import Pieces


def write_cell(cell: int) -> str:
    x, y = place_of(cell)
    return f"{x},{y}"


def read_cell(word: str) -> int:
    """The cell in `1,-2`."""
    x, _, y = word.partition(",")
    if not _is_number(x) or not _is_number(y):
        raise BadInput(f"{word!r} is not a cell. Write steps east and south of the fountain, such as 1,-2.")
    return cell_at(int(x), int(y))


def _is_number(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= 3


def read_tile(word: str, pieces: Pieces) -> int:
    """The number of the tile named `tower-9-ES`."""
    number = pieces.numbers.get(word)
    if number is None:
        raise BadInput(f"There is no tile {word!r}. Write kind, price and walls, such as tower-9-ES.")
    return number
