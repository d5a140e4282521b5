"""What happened, in sentences."""

from collections.abc import Iterable

from rich.text import Text
from textual.containers import VerticalScroll
from textual.widgets import Static

from sabika.i18n import Teller
from sabika.rules.core.events import Event, Scored, TurnBegan
from sabika.rules.palace.events import DisplayFilled, MarkerMoved, YardFilled
from sabika.rules.sheet.events import DiceRolled, RoundBegan

ON_THE_BOARD = (TurnBegan, DisplayFilled, YardFilled, MarkerMoved, DiceRolled)
"""What one sees anyway; left out of the short log."""
RECENT = 80


class Log(VerticalScroll, can_focus=False):
    """The latest sentences, the newest at the bottom."""

    def __init__(self, *, id: str) -> None:
        super().__init__(Static(id=f"{id}-text"), id=id)
        self._language = ""
        # Telling takes longer than drawing, and most of what is shown was told before.
        self._lines: dict[Event, Text] = {}

    def show(self, events: Iterable[Event], narrator: Teller) -> None:
        """Tell these events."""
        if narrator.texts.language != self._language:
            self._language = narrator.texts.language
            self._lines.clear()
        self.border_title = narrator.texts.say("panel-log")
        recent = short(events)[-RECENT:]
        for event in recent:
            if event not in self._lines:
                self._lines[event] = line(event, narrator)
        self.query_one(Static).update(Text("\n").join(self._lines[event] for event in recent))
        self.scroll_end(animate=False)


def short(events: Iterable[Event]) -> list[Event]:
    """Without what one sees on the board."""
    return [event for event in events if not isinstance(event, ON_THE_BOARD)]


def line(event: Event, narrator: Teller) -> Text:
    """The sentence of an event; turns, rounds and scorings stand out."""
    return Text(narrator.event(event), "bold" if isinstance(event, TurnBegan | RoundBegan | Scored) else "")
