"""The sheet of one player. One moves over its cells with the arrows or the mouse."""

from rich.text import Text
from textual import events
from textual.message import Message

from sabika.terminal.sheet.drawing import coins_in_a_row
from sabika.terminal.sheet.plan import Marks, SheetPlan
from sabika.terminal.sheet.scene import SheetPart, SheetScene
from sabika.terminal.widgets.part import STEPS, TITLE_MARGIN


class Paper(SheetPart, can_focus=True):
    """Arrows or a click move the cursor, Enter or another click chooses its cell."""

    class Chosen(Message):
        """The cell under the cursor is chosen."""

    plan: SheetPlan | None = None

    def title(self, scene: SheetScene) -> str:
        name, say = scene.narrator.words.name(scene.watched), scene.narrator.texts.say
        points, now = scene.view.points[scene.watched], scene.now[scene.watched]
        if scene.view.over:
            return say("panel-paper-over", name=name, points=points)
        title = say("panel-paper", name=name, points=points, now=now)
        return title if len(title) + TITLE_MARGIN <= self.size.width else f"{name} · {points} → {now}"

    def picture(self, scene: SheetScene) -> Text:
        player, size = scene.player, self.content_size
        sheet = scene.view.sheet
        self.plan = SheetPlan(sheet, player.built, size.width, size.height - 1, self._marks(scene))
        names = [scene.kind_name(kind) for kind in range(len(sheet.kinds))]
        drawn = self.plan.draw(names, self.letters(scene), self.palette)
        return Text("\n", no_wrap=True).join([drawn, self._coins(scene)])

    def _marks(self, scene: SheetScene) -> Marks:
        choice, player = scene.own_choice, scene.player
        return Marks(
            blue=player.blue,
            yellow=player.yellow,
            named=scene.named(),
            numbered=choice is not None,
            cursor=choice.cursor if choice else -1,
            fresh=scene.crossed.cells.get(scene.watched, ()),
        )

    def _coins(self, scene: SheetScene) -> Text:
        """Coins left, spent and still to be earned."""
        player = scene.player
        spent = scene.view.sheet.printed_coins - player.coins_to_earn - player.coins
        line = Text(scene.narrator.texts.say("paper-coins", coins=player.coins, spent=spent), no_wrap=True)
        line.append(" ").append_text(coins_in_a_row(spent, player.coins, player.coins_to_earn, self.palette))
        line.pad_left(max((self.content_size.width - line.cell_len) // 2, 0))
        return line

    # Pointing

    def on_key(self, event: events.Key) -> None:
        choice = self.scene.own_choice if self.scene else None
        if choice is None:
            return
        if event.key in STEPS:
            choice.move(*STEPS[event.key])
            self.post_message(self.Looked())
        elif event.key == "enter":
            self.post_message(self.Chosen())
        else:
            return
        event.stop()

    def on_click(self, event: events.Click) -> None:
        """The first click moves the cursor, so that one sees the outcome; a second one on the same cell chooses it."""
        choice = self.scene.own_choice if self.scene else None
        offset = event.get_content_offset(self)
        if choice is None or offset is None or self.plan is None:
            return
        cell = self.plan.cell_under(offset.x, offset.y)
        if cell == choice.cursor:
            self.post_message(self.Chosen())
        elif cell is not None:
            choice.cursor = cell
            self.post_message(self.Looked())
