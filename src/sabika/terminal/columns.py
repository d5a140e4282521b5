"""Tables as plain text, as wide as they need to be."""

from collections.abc import Sequence

from rich.text import Text

ROOMY_GAP = 2


def columns(rows: Sequence[Sequence[Text]], room: int) -> Text:
    """Rows of cells under each other, set closer where there is little room; the first column is flush left, the
    others flush right."""
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows)]
    gap = ROOMY_GAP if sum(widths) + ROOMY_GAP * (len(widths) - 1) <= room else 1
    return Text("\n", no_wrap=True).join(_line(row, widths, gap) for row in rows)


def width_of(table: Text) -> int:
    """How wide a text of several lines is."""
    return max(line.cell_len for line in table.split("\n"))


def _line(row: Sequence[Text], widths: Sequence[int], gap: int) -> Text:
    line = Text(no_wrap=True)
    for number, (cell, width) in enumerate(zip(row, widths)):
        space = " " * (width - cell.cell_len)
        line.append(" " * gap if number else "")
        line.append_text(Text.assemble(space, cell) if number else Text.assemble(cell, space))
    return line
