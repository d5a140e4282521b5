"""The keys that do something now. A click on one does the same."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.style import Style
from rich.text import Text
from textual.widgets import Static


class Key(NamedTuple):
    """A key, what it does in a word, and the screen's action behind it."""

    label: str
    text: str
    action: str


class KeyBar(Static):
    """A line of keys for each group."""

    margins = 2
    """Columns of the screen beside the keys."""

    def show(self, *groups: Sequence[Key]) -> None:
        """Offer these keys."""
        self.update(Text("\n", no_wrap=True).join(self._fitting(keys) for keys in groups))

    def _fitting(self, keys: Sequence[Key]) -> Text:
        """The keys set closer where there are many."""
        wide = _line(keys, " ")
        return wide if len(wide.plain.rstrip()) <= self.app.size.width - self.margins else _line(keys, "")


def _line(keys: Sequence[Key], around: str) -> Text:
    line = Text(no_wrap=True)
    for key in keys:
        click = Style(meta={"@click": f"screen.{key.action}"})
        line.append(f"{around}{key.label}{around}", Style(bold=True, reverse=True) + click)
        line.append(f" {key.text}", click)
        line.append(" ")
    return line
