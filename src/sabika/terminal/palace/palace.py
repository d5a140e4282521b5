"""The palace of one player, drawn as a plan. One moves over its cells with the arrows or the mouse."""

from dataclasses import replace

from rich.text import Text
from textual import events
from textual.message import Message

from sabika.rules.palace.cells import place_of
from sabika.terminal.palace.choice import Choice
from sabika.terminal.palace.lengths import length, measured
from sabika.terminal.palace.plan import Marks, Place, Plan
from sabika.terminal.palace.scene import Panel, Scene
from sabika.terminal.widgets.part import STEPS, TITLE_MARGIN


class PalacePanel(Panel, can_focus=True):
    """Arrows or a click move the cursor, Enter or another click chooses its cell. Where nothing is to be chosen, arrows
    bring other parts of a large palace into sight."""

    class Chosen(Message):
        """The cell under the cursor is chosen."""

    plan: Plan | None = None
    _seat = 0
    _looked_at: Place | None = None

    def title(self, scene: Scene) -> str:
        texts, palace = scene.narrator.texts, scene.view.players[scene.watched].palace
        lengths = [texts.say(f"length-{what}", length=length(palace, what)) for what in measured(palace.pieces)]
        name = scene.narrator.words.name(scene.watched)
        title = texts.say("panel-palace", name=name, lengths=" · ".join(lengths))
        return title if len(title) + TITLE_MARGIN <= self.size.width else " · ".join([name, *lengths])

    def picture(self, scene: Scene) -> Text:
        palace = scene.view.players[scene.watched].palace
        size = self.content_size
        self.plan = Plan(palace, size.width, size.height, self._marks(scene), scene.kind_names())
        return self.plan.draw(self.palette)

    def _marks(self, scene: Scene) -> Marks:
        marks = scene.marks(scene.watched)
        choice = self._choice(scene)
        if choice is None:
            return replace(marks, looked_at=self._looked_at if self._seat == scene.watched else None)
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
            if self.scene and event.key in STEPS:
                self._look_along(self.scene, *STEPS[event.key])
                event.stop()
            return
        if event.key in STEPS:
            choice.move(*STEPS[event.key])
            self.post_message(self.Looked())
        elif event.key == "enter":
            self.post_message(self.Chosen())
        else:
            return
        event.stop()

    def _look_along(self, scene: Scene, right: int, down: int) -> None:
        """A cell further, beginning in the middle of the palace."""
        places = [place_of(cell) for cell in scene.view.players[scene.watched].palace.cells]
        xs, ys = [x for x, _ in places], [y for _, y in places]
        middle = (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2
        x, y = self._looked_at if self._looked_at and self._seat == scene.watched else middle
        self._seat = scene.watched
        self._looked_at = min(max(x + right, min(xs)), max(xs)), min(max(y + down, min(ys)), max(ys))
        self.refresh()

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
