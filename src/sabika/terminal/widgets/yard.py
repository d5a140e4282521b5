"""The yard: four tiles on sale, each with its currency and whether one could buy it."""

from rich.text import Text
from textual import events
from textual.message import Message

from sabika.rules.palace.buying import SPACES
from sabika.rules.palace.pieces import NOTHING
from sabika.terminal.drawing import Canvas
from sabika.terminal.palette import CURRENCY_SIGNS, CURRENCY_STYLES
from sabika.terminal.scene import Scene
from sabika.terminal.tile_drawing import TILE_HEIGHT, TILE_WIDTH, draw_tile
from sabika.terminal.widgets.hand import money_of
from sabika.terminal.widgets.panel import Panel

ROOMY = 10


class Yard(Panel, can_focus=True):
    """Arrows move, Enter or a click picks."""

    class Picked(Message):
        """A tile was pointed at."""

        def __init__(self, space: int) -> None:
            super().__init__()
            self.space = space

    space = 0

    def picture(self, scene: Scene) -> Text:
        canvas = Canvas(self.content_size.width, TILE_HEIGHT + 2)
        for space in range(SPACES):
            self._draw_space(canvas, scene, space)
        return canvas.text()

    @property
    def _pitch(self) -> int:
        return max(self.content_size.width // SPACES, 1)

    def _draw_space(self, canvas: Canvas, scene: Scene, space: int) -> None:
        left, tile = space * self._pitch, scene.view.yard[space]
        here = self.has_focus and space == self.space
        name = scene.narrator.words.currency(space)
        gap = " " if self._pitch > ROOMY else ""
        heading = f"{'▶' if here else ' '}{space + 1}{gap}{CURRENCY_SIGNS[space]} {name}"
        canvas.put(left, 0, heading[: self._pitch - 1].ljust(self._pitch - 1), CURRENCY_STYLES[space])
        inset = left + (self._pitch - 1 - TILE_WIDTH) // 2
        if tile == NOTHING:
            canvas.put(inset + TILE_WIDTH // 2, 2, "·", self.palette.quiet)
        else:
            draw_tile(canvas, inset, 1, scene.view.pieces, tile, self.palette)
            self._draw_offer(canvas, scene, space, left)
        if space in scene.fresh.spaces:
            canvas.put(inset, 2, "›", self.palette.fresh)
            canvas.put(inset + TILE_WIDTH - 1, 2, "‹", self.palette.fresh)

    def _draw_offer(self, canvas: Canvas, scene: Scene, space: int, left: int) -> None:
        """Below the tile: exact, how much at least would be overpaid, or how much one holds."""
        texts = scene.narrator.texts
        if scene.view.seat < 0:
            return
        if space not in scene.offers:
            held = sum(money_of(scene.view.hand, space))
            price = scene.view.pieces.price[scene.view.yard[space]]
            text, style = f"✓ {held}" if held >= price else f"{held}/{price}", self.palette.quiet
            if scene.choice and scene.choice.ways(space):
                text = f"{text} …"
        elif scene.offers[space] == 0:
            text, style = texts.say("offer-exact"), self.palette.good
        else:
            text, style = texts.say("offer-over", over=scene.offers[space]), self.palette.strong
        canvas.put(left, TILE_HEIGHT + 1, text.center(self._pitch - 1), style)

    # Pointing

    def on_key(self, event: events.Key) -> None:
        if event.key in ("left", "right"):
            self.space = (self.space + (1 if event.key == "right" else -1)) % SPACES
            self.post_message(self.Looked())
            event.stop()
        elif event.key == "enter":
            self.post_message(self.Picked(self.space))
            event.stop()

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        if offset is not None:
            self.space = min(offset.x // self._pitch, SPACES - 1)
            self.post_message(self.Picked(self.space))
