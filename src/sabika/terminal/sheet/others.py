"""The sheets of all others in small, each with its dice and coins, and what is ticked for the dummies."""

from rich.text import Text
from textual import events

from sabika.rules.sheet.sheet import SIDE, cell_at
from sabika.terminal.palette import KIND_SIGNS, KIND_STYLES
from sabika.terminal.sheet.drawing import BUILT_SIGN, COIN_SIGN, FREE_SIGN, dice_in_words
from sabika.terminal.sheet.scene import SheetPart, SheetScene
from sabika.terminal.widgets.part import PlayerPicked

WIDTH = 2 * SIDE
GAP = 3
MOST_BOXES = WIDTH - 5
"""More than that are told as a number."""


class OtherSheets(SheetPart):
    """A click on a sheet shows it large."""

    def picture(self, scene: SheetScene) -> Text:
        blocks = [self._block(scene, side) for side in self._shown(scene)]
        rows = [Text(" " * GAP, no_wrap=True).join(lines) for lines in zip(*blocks)]
        return Text("\n", no_wrap=True).join(rows)

    def _shown(self, scene: SheetScene) -> list[int]:
        """As many as there is room for."""
        others = [side for side in range(scene.sides) if side != scene.watched]
        return others[: max((self.content_size.width + GAP) // (WIDTH + GAP), 0)]

    def _block(self, scene: SheetScene, side: int) -> list[Text]:
        name = Text(scene.side_name(side, WIDTH).ljust(WIDTH), "bold")
        return [name, *(self._sheet(scene, side) if side < scene.seats else self._ticks(scene, side))]

    def _sheet(self, scene: SheetScene, seat: int) -> list[Text]:
        """Row by row, and below it coins and dice."""
        sheet, player = scene.view.sheet, scene.view.players[seat]
        fresh = scene.crossed.cells.get(seat, set())
        rows = []
        for yellow in range(1, SIDE + 1):
            row = Text(no_wrap=True)
            for blue in range(1, SIDE + 1):
                cell = cell_at(blue, yellow)
                kind = sheet.kinds[sheet.kind[cell]]
                if cell in player.built:
                    row.append(f"{KIND_SIGNS[kind]}{'‹' if cell in fresh else BUILT_SIGN}", KIND_STYLES[kind])
                else:
                    row.append(f"{KIND_SIGNS[kind]} ", self.palette.quiet)
            rows.append(row)
        dice = dice_in_words(player.blue, player.yellow, self.letters(scene))
        coins = Text(f"{COIN_SIGN}{player.coins}", self.palette.wall)
        return [*rows, Text.assemble(dice, " " * (WIDTH - dice.cell_len - coins.cell_len), coins)]

    def _ticks(self, scene: SheetScene, side: int) -> list[Text]:
        """Kind by kind (R15)."""
        sheet = scene.view.sheet
        rows = []
        for kind, name in enumerate(sheet.kinds):
            number, size = scene.view.numbers[side][kind], sheet.size(kind)
            row = Text(no_wrap=True).append(f" {KIND_SIGNS[name]} ", KIND_STYLES[name])
            boxes = f"{BUILT_SIGN * number}{FREE_SIGN * (size - number)}"
            row.append(f" {boxes if size <= MOST_BOXES else f'{number}/{size}'}")
            row.append("‹" if (side, kind) in scene.crossed.ticks else " ", self.palette.fresh)
            row.truncate(WIDTH, pad=True)
            rows.append(row)
        return [*rows, Text(" " * WIDTH)]

    def on_click(self, event: events.Click) -> None:
        offset, scene = event.get_content_offset(self), self.scene
        if offset is None or scene is None:
            return
        shown, number = self._shown(scene), offset.x // (WIDTH + GAP)
        if number < len(shown) and shown[number] < scene.seats:
            self.post_message(PlayerPicked(shown[number]))
