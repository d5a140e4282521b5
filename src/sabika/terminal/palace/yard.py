"""The yard: the tiles on sale, each with its currency, its back, and whether one could buy it."""

from rich.text import Text
from textual import events

from sabika.rules.palace.pieces import NOTHING
from sabika.rules.palace.scoring import MOAT
from sabika.rules.palace.yard import IN_ORDER, SPACES
from sabika.terminal.drawing import Canvas
from sabika.terminal.palace.gauge import Gauge, in_a_line
from sabika.terminal.palace.hand import money_of
from sabika.terminal.palace.lengths import measured
from sabika.terminal.palace.scene import Panel, Scene
from sabika.terminal.palace.signs import CURRENCY_SIGNS, CURRENCY_STYLES
from sabika.terminal.palace.tile import TILE_HEIGHT, TILE_WIDTH, back_words, draw_tile, tile_style
from sabika.terminal.widgets.part import Pointed

ROOMY = 10


class Yard(Panel, can_focus=True):
    """Arrows move, Enter or a click picks. Where two tiles lie on a space they stand side by side."""

    class Picked(Pointed):
        """A tile was pointed at, by its place."""

    space = 0
    """The place pointed at."""

    def title(self, scene: Scene) -> str:
        """With what the gauge says, if there is no room for it."""
        title = super().title(scene)
        return title if self.screen.query_one(Gauge).display else f"{title} · {in_a_line(scene)}"

    def picture(self, scene: Scene) -> Text:
        canvas = Canvas(self.content_size.width, TILE_HEIGHT + 3)
        for column, place in enumerate(self._places):
            self._draw_place(canvas, scene, column * self._pitch, place)
        return canvas.text()

    @property
    def _places(self) -> list[int]:
        """The places from left to right."""
        return IN_ORDER[len(self.scene.view.yard) if self.scene else SPACES]

    @property
    def _pitch(self) -> int:
        return max(self.content_size.width // len(self._places), 1)

    def _draw_place(self, canvas: Canvas, scene: Scene, left: int, place: int) -> None:
        pieces, tile = scene.view.pieces, scene.view.yard[place]
        self._draw_heading(canvas, scene, left, place)
        inset = left + (self._pitch - 1 - TILE_WIDTH) // 2
        if tile == NOTHING:
            canvas.put(inset + TILE_WIDTH // 2, 2, "·", self.palette.quiet)
        else:
            draw_tile(canvas, inset, 1, pieces, tile, self.palette)
            self._draw_back(canvas, scene, left, tile)
            self._draw_offer(canvas, scene, place, left)
        if place in scene.fresh.spaces:
            canvas.put(inset, 2, "›", self.palette.fresh)
            canvas.put(inset + TILE_WIDTH - 1, 2, "‹", self.palette.fresh)

    def _draw_heading(self, canvas: Canvas, scene: Scene, left: int, place: int) -> None:
        """The number of the space and its currency; above its second tile the currency's colour goes on."""
        mark = "▶" if self.has_focus and place == self.space else " "
        space, pitch = place % SPACES, self._pitch
        gap = " " if pitch > ROOMY else ""
        name = scene.narrator.words.currency(space)
        heading = f"{mark}{space + 1}{gap}{CURRENCY_SIGNS[space]} {name}" if place < SPACES else mark
        # Nothing parts the two tiles of a space.
        width = pitch if place + SPACES < len(self._places) else pitch - 1
        canvas.put(left, 0, heading[:width].ljust(width), CURRENCY_STYLES[space])

    def _draw_back(self, canvas: Canvas, scene: Scene, left: int, tile: int) -> None:
        """What is on the back (G1): below the tile, or above it where that row is free."""
        pieces = scene.view.pieces
        back = back_words(pieces, tile)
        if back:
            row = 0 if pieces.two_parts else TILE_HEIGHT + 1
            middle = left + (self._pitch - 1 - len(back)) // 2
            canvas.put(middle - 1, row, f" {back} ", tile_style(pieces, pieces.other_face[tile]))

    def _draw_offer(self, canvas: Canvas, scene: Scene, place: int, left: int) -> None:
        """Below the tile: exact, how much at least would be overpaid, or how much one holds."""
        texts = scene.narrator.texts
        if scene.view.seat < 0:
            return
        if place not in scene.offers:
            held = sum(money_of(scene.view.hand, place % SPACES))
            price = scene.view.pieces.price[scene.view.yard[place]]
            text, style = f"✓ {held}" if held >= price else f"{held}/{price}", self.palette.quiet
            if scene.choice and scene.choice.ways(place):
                text = f"{text} …"
        elif scene.offers[place] == 0:
            text, style = texts.say("offer-exact"), self.palette.good
        else:
            text, style = texts.say("offer-over", over=scene.offers[place]), self.palette.strong
        below_back = MOAT in measured(scene.view.pieces) and not scene.view.pieces.two_parts
        canvas.put(left, TILE_HEIGHT + (2 if below_back else 1), text.center(self._pitch - 1), style)

    # Pointing

    def on_key(self, event: events.Key) -> None:
        if event.key in ("left", "right"):
            column = self._places.index(self.space) + (1 if event.key == "right" else -1)
            self.space = self._places[column % len(self._places)]
            self.post_message(self.Looked())
            event.stop()
        elif event.key == "enter":
            self.post_message(self.Picked(self.space))
            event.stop()

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        if offset is not None:
            self.space = self._places[min(offset.x // self._pitch, len(self._places) - 1)]
            self.post_message(self.Picked(self.space))
