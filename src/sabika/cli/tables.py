"""Tables in which nothing is cut: `planner-strong@10` is another bot than `planner-strong@100`."""

import io
from collections import Counter

from rich.console import Console
from rich.table import Table


def show_table(console: Console, table: Table) -> None:
    """Print a table with every word whole: wider than the terminal, if there is no other way."""
    usual = console.width
    try:
        console.width = width_for(table, usual)
        console.print(table)
    finally:
        console.width = usual


def width_for(table: Table, usual: int) -> int:
    """The usual width, or as much more as keeps every word together."""
    cells = [cell for column in table.columns for cell in (column.header, *column.cells)]
    words = Counter(word for cell in cells for word in str(cell).split())
    most = usual + sum(map(len, words.elements())) + len(cells)
    return next((width for width in range(usual, most) if not words - words_shown(table, width)), most)


def words_shown(table: Table, width: int) -> Counter[str]:
    file = io.StringIO()
    Console(file=file, width=width, color_system=None, legacy_windows=False).print(table)
    return Counter(file.getvalue().split())
