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

    def show(self, *groups: Sequence[Key]) -> None:
        """Offer these keys."""
        self.update(Text("\n", no_wrap=True).join(_line(keys) for keys in groups))


def _line(keys: Sequence[Key]) -> Text:
    line = Text(no_wrap=True)
    for key in keys:
        click = Style(meta={"@click": f"screen.{key.action}"})
        line.append(f" {key.label} ", Style(bold=True, reverse=True) + click)
        line.append(f" {key.text}", click)
        line.append(" ")
    return line
