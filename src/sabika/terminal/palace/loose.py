"""The loose tiles of a player: those still to be placed, or the reserve."""

from rich.text import Text
from textual import events

from sabika.terminal.drawing import Canvas
from sabika.terminal.palace.scene import Panel, Scene
from sabika.terminal.palace.tile import TILE_HEIGHT, TILE_WIDTH, back_words, draw_tile, tile_style, tile_words
from sabika.terminal.widgets.part import Pointed


class LooseTiles(Panel, can_focus=True):
    """Arrows move, Enter or a click picks a tile."""

    class Picked(Pointed):
        """A tile was pointed at."""

    position = 0

    def title(self, scene: Scene) -> str:
        player = scene.view.players[scene.watched]
        name = scene.narrator.words.name(scene.watched)
        message = "panel-beside" if player.beside else "panel-reserve"
        return scene.narrator.texts.say(message, name=name, count=len(self.tiles(scene)))

    def tiles(self, scene: Scene) -> tuple[int, ...]:
        player = scene.view.players[scene.watched]
        return player.beside or player.reserve

    def picture(self, scene: Scene) -> Text:
        tiles = self.tiles(scene)
        if not tiles:
            return Text("–", self.palette.quiet)
        return self._pictures(scene, tiles) if self._roomy else self._words(scene, tiles)

    @property
    def _roomy(self) -> bool:
        """Whether there is room for pictures of tiles, or only for a line of text."""
        return self.content_size.height >= TILE_HEIGHT

    def _pictures(self, scene: Scene, tiles: tuple[int, ...]) -> Text:
        canvas = Canvas(max(self.content_size.width, 1), TILE_HEIGHT + 1)
        shown = self._shown(scene, tiles)
        for place, position in enumerate(shown):
            left, tile = place * (TILE_WIDTH + 1), tiles[position]
            draw_tile(canvas, left, 0, scene.view.pieces, tile, self.palette)
            mark, back = self._mark(scene, position, tile), self._back(scene, tile)
            below = f"{mark or ' '} {back}" if back else mark
            canvas.put(left, TILE_HEIGHT, below.center(TILE_WIDTH), self.palette.cursor)
        before, after = self._hidden(shown, tiles)
        canvas.put(0, TILE_HEIGHT, before, self.palette.quiet)
        canvas.put(canvas.width - 1, TILE_HEIGHT, after, self.palette.quiet)
        return canvas.text()

    def _words(self, scene: Scene, tiles: tuple[int, ...]) -> Text:
        shown = self._shown(scene, tiles)
        before, after = self._hidden(shown, tiles)
        line = Text(before or " ", self.palette.quiet, no_wrap=True)
        for position in shown:
            tile = tiles[position]
            line.append(self._mark(scene, position, tile) or " ", self.palette.cursor)
            line.append(f" {self._told(scene, tile)} ", tile_style(scene.view.pieces, tile))
        line.append(after, self.palette.quiet)
        return line

    def _told(self, scene: Scene, tile: int) -> str:
        return f"{tile_words(scene.view.pieces, tile)} {self._back(scene, tile)}".rstrip()

    @staticmethod
    def _back(scene: Scene, tile: int) -> str:
        """What is on the back, as long as the tile can be turned (G5, G7)."""
        return back_words(scene.view.pieces, tile) if scene.view.players[scene.watched].beside else ""

    def _shown(self, scene: Scene, tiles: tuple[int, ...]) -> range:
        """The tiles there is room for, the one pointed at among them."""
        widths = [self._width(scene, tile) for tile in tiles]
        room = max(self.content_size.width if self._roomy else self.content_size.width - 2, 1)
        pointed = min(self.position, len(tiles) - 1)
        first = 0
        while first < pointed and sum(widths[first : pointed + 1]) > room:
            first += 1
        end = first + 1
        while end < len(tiles) and sum(widths[first : end + 1]) <= room:
            end += 1
        return range(first, end)

    def _width(self, scene: Scene, tile: int) -> int:
        return TILE_WIDTH + 1 if self._roomy else len(self._told(scene, tile)) + 3

    @staticmethod
    def _hidden(shown: range, tiles: tuple[int, ...]) -> tuple[str, str]:
        """Signs for tiles there is no room for, before and after those shown."""
        return "‹" if shown.start else "", "›" if shown.stop < len(tiles) else ""

    def _mark(self, scene: Scene, position: int, tile: int) -> str:
        if scene.choice and scene.choice.tile == tile:
            return "▲" if self._roomy else "▶"
        return "△" if self.has_focus and position == self.position else ""

    # Pointing

    def on_key(self, event: events.Key) -> None:
        tiles = self.tiles(self.scene) if self.scene else ()
        if not tiles:
            return
        if event.key in ("left", "right"):
            self.position = (self.position + (1 if event.key == "right" else -1)) % len(tiles)
            self.post_message(self.Looked())
        elif event.key == "enter":
            self.pick()
        else:
            return
        event.stop()

    def pick(self) -> None:
        """Pick the tile pointed at."""
        tiles = self.tiles(self.scene) if self.scene else ()
        if tiles:
            self.post_message(self.Picked(tiles[min(self.position, len(tiles) - 1)]))

    def on_click(self, event: events.Click) -> None:
        offset = event.get_content_offset(self)
        tiles = self.tiles(self.scene) if self.scene else ()
        if offset is None or self.scene is None:
            return
        position = self._position_at(self.scene, tiles, offset.x)
        if 0 <= position < len(tiles):
            self.position = position
            self.post_message(self.Picked(tiles[position]))

    def _position_at(self, scene: Scene, tiles: tuple[int, ...], column: int) -> int:
        end = 0 if self._roomy else 1
        for position in self._shown(scene, tiles) if tiles else ():
            end += self._width(scene, tiles[position])
            if column < end:
                return position
        return -1
