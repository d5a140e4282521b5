"""The loose tiles of a player: those still to be placed, or the reserve."""

from rich.text import Text
from textual import events
from textual.message import Message

from sabika.terminal.drawing import Canvas
from sabika.terminal.scene import Scene
from sabika.terminal.tile_drawing import TILE_HEIGHT, TILE_WIDTH, draw_tile, tile_style, tile_words
from sabika.terminal.widgets.panel import Panel


class LooseTiles(Panel, can_focus=True):
    """Arrows move, Enter or a click picks a tile."""

    class Picked(Message):
        """A tile was pointed at."""

        def __init__(self, tile: int) -> None:
            super().__init__()
            self.tile = tile

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
        return self._pictures(scene, tiles) if self.content_size.height >= TILE_HEIGHT else self._words(scene, tiles)

    def _pictures(self, scene: Scene, tiles: tuple[int, ...]) -> Text:
        canvas = Canvas(max(self.content_size.width, 1), TILE_HEIGHT + 1)
        for position, tile in enumerate(tiles):
            left = (position - self._first(len(tiles))) * (TILE_WIDTH + 1)
            draw_tile(canvas, left, 0, scene.view.pieces, tile, self.palette)
            mark = self._mark(scene, position, tile)
            canvas.put(left, TILE_HEIGHT, mark.center(TILE_WIDTH), self.palette.cursor)
        return canvas.text()

    def _first(self, count: int) -> int:
        """The first tile shown, so that the one pointed at is in sight."""
        room = max(self.content_size.width // (TILE_WIDTH + 1), 1)
        return max(0, min(self.position - room + 1, count - room))

    def _words(self, scene: Scene, tiles: tuple[int, ...]) -> Text:
        line = Text(no_wrap=True)
        for position, tile in list(enumerate(tiles))[self._first(len(tiles)) :]:
            line.append(self._mark(scene, position, tile) or " ", self.palette.cursor)
            line.append(f" {tile_words(scene.view.pieces, tile)} ", tile_style(scene.view.pieces, tile))
        return line

    def _mark(self, scene: Scene, position: int, tile: int) -> str:
        if scene.choice and scene.choice.tile == tile:
            return "▲" if self.content_size.height >= TILE_HEIGHT else "▶"
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
        if self.content_size.height >= TILE_HEIGHT:
            return self._first(len(tiles)) + column // (TILE_WIDTH + 1)
        end = 0
        for position, tile in list(enumerate(tiles))[self._first(len(tiles)) :]:
            end += len(tile_words(scene.view.pieces, tile)) + 3
            if column < end:
                return position
        return -1
