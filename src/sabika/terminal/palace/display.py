"""The display: four money cards, of which one may be taken, or several small ones."""

from rich.text import Text
from textual import events

from sabika.rules.palace.money import MIXING, currency_of, value_of
from sabika.rules.palace.turn import DISPLAY_SIZE
from sabika.terminal.drawing import Canvas
from sabika.terminal.palace.scene import Panel, Scene
from sabika.terminal.palace.signs import CURRENCY_SIGNS, CURRENCY_STYLES, MIXING_SIGN, MIXING_STYLE
from sabika.terminal.widgets.part import Pointed

FIRST_KEY = 5
"""The keys of the display follow those of the yard."""
NARROWEST = 6
"""Where cards are less wide they stand below each other."""
PICKED = "[x]"
STEPS = {"left": -1, "up": -1, "right": 1, "down": 1}


class Display(Panel, can_focus=True):
    """Arrows move, Space or a click picks a card or puts it back, Enter takes what is picked."""

    class Toggled(Pointed):
        """A card was pointed at, by its position."""

    class Taken(Pointed):
        """The picked cards are to be taken, or else the one pointed at."""

    position = 0

    def picture(self, scene: Scene) -> Text:
        canvas = Canvas(self.content_size.width, 5)
        for position, money in enumerate(scene.view.display):
            if self._listed:
                self._draw_line(canvas, scene, position, money)
            else:
                self._draw_card(canvas, scene, position, money)
        return canvas.text()

    @property
    def _pitch(self) -> int:
        return max(self.content_size.width // DISPLAY_SIZE, 1)

    @property
    def _listed(self) -> bool:
        return self._pitch < NARROWEST

    def _draw_line(self, canvas: Canvas, scene: Scene, position: int, money: int) -> None:
        """A card in a line: its key, its face, and whether it is picked or new."""
        here = self.has_focus and position == self.position
        canvas.put(0, position, f"{'▶' if here else ' '}{position + FIRST_KEY}", self.palette.strong)
        sign, *face = (text.strip() for text in self._face(scene, money))
        width = canvas.width - 3 - len(PICKED) - 1
        style = MIXING_STYLE if money in MIXING else CURRENCY_STYLES[currency_of(money)]
        shown = f" {sign}" if money in MIXING else f" {sign} {' '.join(face)}"
        canvas.put(3, position, shown[:width].ljust(width), style)
        if scene.choice is not None and position in scene.choice.money:
            canvas.put(4 + width, position, PICKED, self.palette.good)
        elif money in scene.fresh.cards:
            canvas.put(4 + width, position, "›‹", self.palette.fresh)

    def _draw_card(self, canvas: Canvas, scene: Scene, position: int, money: int) -> None:
        left, width = position * self._pitch, self._pitch - 1
        picked = scene.choice is not None and position in scene.choice.money
        here = self.has_focus and position == self.position
        heading = f"{'▶' if here else ' '}{position + FIRST_KEY}"
        canvas.put(left, 0, heading, self.palette.cursor if here else self.palette.strong)
        if picked:
            canvas.put(left + 3, 0, PICKED, self.palette.good)
        elif money in scene.fresh.cards:
            canvas.put(left + 3, 0, "›‹", self.palette.fresh)
        style = MIXING_STYLE if money in MIXING else CURRENCY_STYLES[currency_of(money)]
        for row, text in enumerate(self._face(scene, money)):
            canvas.put(left, 1 + row, text[:width].center(width) if row else text.ljust(width), style)
        if picked:
            canvas.put(left, 4, "▔" * width, self.palette.good)

    @staticmethod
    def _face(scene: Scene, money: int) -> tuple[str, str, str]:
        """What stands on a card: sign, value and currency, or the two currencies that it lets mix."""
        words = scene.narrator.words
        if money in MIXING:
            first, second = MIXING[money]
            signs = f" {CURRENCY_SIGNS[first]}{MIXING_SIGN}{CURRENCY_SIGNS[second]}"
            return signs, words.currency(first), words.currency(second)
        return f" {CURRENCY_SIGNS[currency_of(money)]}", str(value_of(money)), words.currency(currency_of(money))

    # Pointing

    def on_key(self, event: events.Key) -> None:
        size = len(self.scene.view.display) if self.scene else 0
        if not size:
            return
        self.position = min(self.position, size - 1)
        if event.key in STEPS:
            self.position = (self.position + STEPS[event.key]) % size
            self.post_message(self.Looked())
        elif event.key == "space":
            self.post_message(self.Toggled(self.position))
        elif event.key == "enter":
            self.post_message(self.Taken(self.position))
        else:
            return
        event.stop()

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        if offset is None:
            return
        position = offset.y if self._listed else offset.x // self._pitch
        if self.scene and position < len(self.scene.view.display):
            self.position = position
            self.post_message(self.Toggled(position))
