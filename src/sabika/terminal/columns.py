"""Tables as plain text, as wide as they need to be."""

from collections.abc import Sequence

from rich.text import Text

GAP = 2


def columns(rows: Sequence[Sequence[Text]]) -> Text:
    """Rows of cells under each other; the first column is flush left, the others flush right."""
    widths = [max(cell.cell_len for cell in column) for column in zip(*rows)]
    return Text("\n", no_wrap=True).join(_line(row, widths) for row in rows)


def _line(row: Sequence[Text], widths: Sequence[int]) -> Text:
    line = Text(no_wrap=True)
    for number, (cell, width) in enumerate(zip(row, widths)):
        space = " " * (width - cell.cell_len)
        line.append(" " * GAP if number else "")
        line.append_text(Text.assemble(space, cell) if number else Text.assemble(cell, space))
    return line
