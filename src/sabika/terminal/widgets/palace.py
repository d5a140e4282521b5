"""The palace of one player, drawn as a plan. One moves over its cells with the arrows or the mouse."""

from dataclasses import replace

from rich.text import Text
from textual import events
from textual.message import Message

from sabika.terminal.choice import Choice
from sabika.terminal.plan import Marks, Place, Plan
from sabika.terminal.scene import Scene
from sabika.terminal.widgets.panel import Panel

STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class PalacePanel(Panel, can_focus=True):
    """Arrows or a click move the cursor, Enter or another click chooses its cell."""

    class Chosen(Message):
        """The cell under the cursor is chosen."""

    plan: Plan | None = None

    def title(self, scene: Scene) -> str:
        texts, player = scene.narrator.texts, scene.view.players[scene.watched]
        return texts.say(
            "panel-palace", name=scene.narrator.words.name(scene.watched), wall=player.palace.longest_wall()
        )

    def picture(self, scene: Scene) -> Text:
        palace = scene.view.players[scene.watched].palace
        size = self.content_size
        self.plan = Plan(palace, size.width, size.height, self._marks(scene), scene.kind_names())
        return self.plan.draw(self.palette)

    def _marks(self, scene: Scene) -> Marks:
        marks = scene.marks(scene.watched)
        choice = self._choice(scene)
        if choice is None:
            return marks
        if scene.considered:
            return replace(marks, legal=choice.outlook(scene.considered))
        if not self.has_focus and not choice.tile:
            return marks
        outcomes = choice.outcomes()
        ghost = choice.ghost if choice.cursor in outcomes else 0
        return replace(marks, legal=outcomes, cursor=choice.cursor, ghost=ghost)

    def _choice(self, scene: Scene) -> Choice | None:
        """The person's picks, while their own palace is shown."""
        return scene.choice if scene.choice and scene.watched == scene.choice.seat else None

    # Pointing

    def on_key(self, event: events.Key) -> None:
        choice = self._choice(self.scene) if self.scene else None
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
        choice = self._choice(self.scene) if self.scene else None
        offset = event.get_content_offset(self)
        if choice is None or offset is None or self.plan is None:
            return
        place = self.plan.grid.cell_under(offset.x, offset.y)
        if place == choice.cursor:
            self.post_message(self.Chosen())
        elif self._near(choice, place):
            choice.cursor = place
            self.post_message(self.Looked())

    @staticmethod
    def _near(choice: Choice, place: Place) -> bool:
        before = choice.cursor
        choice.cursor = place
        choice.move(0, 0)
        inside, choice.cursor = choice.cursor == place, before
        return inside
