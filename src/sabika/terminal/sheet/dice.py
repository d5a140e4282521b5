"""The dice on the sheet that is shown large. One turns them with the arrows or the mouse."""

from rich.text import Text
from textual import events
from textual.message import Message

from sabika.rules.sheet.dice import BLUE, YELLOW, Die
from sabika.rules.sheet.sheet import dice_of
from sabika.terminal.drawing import Canvas
from sabika.terminal.sheet.drawing import DIE_HEIGHT, DIE_WIDTH, draw_die
from sabika.terminal.sheet.paper import Paper
from sabika.terminal.sheet.scene import SheetPart, SheetScene

GAP = 1


class DicePanel(SheetPart, can_focus=True):
    """Left and right point at a die, up and down turn it for a coin; so do clicks on its arrows."""

    class Turned(Message):
        """The die pointed at is to be turned."""

        def __init__(self, direction: str) -> None:
            super().__init__()
            self.direction = direction

    def title(self, scene: SheetScene) -> str:
        return scene.narrator.texts.say("panel-dice", name=scene.narrator.words.name(scene.watched))

    def picture(self, scene: SheetScene) -> Text:
        canvas = Canvas(max(self.content_size.width, 1), DIE_HEIGHT)
        letters = dict(zip((BLUE, YELLOW), self.letters(scene)))
        dice, marked, choice = _dice(scene), _marked(scene), scene.own_choice
        turned = list(scene.view.turned) if scene.watched == scene.view.active else []
        for place, (colour, value) in enumerate(dice):
            was_turned = (colour, value) in turned
            if was_turned:
                turned.remove((colour, value))
            draw_die(
                canvas,
                place * (DIE_WIDTH + GAP),
                colour,
                letters[colour],
                value,
                marked=place in marked,
                pointed=choice is not None and self.has_focus and place == choice.die,
                turned=was_turned,
                turns=choice is not None and choice.may_turn((colour, value)),
            )
        return canvas.text()

    # Pointing

    def on_key(self, event: events.Key) -> None:
        choice = self.scene.own_choice if self.scene else None
        if choice is None:
            return
        if event.key in ("left", "right"):
            choice.point_at(choice.die + (1 if event.key == "right" else -1))
            self.post_message(self.Looked())
        elif event.key in ("up", "down"):
            self.post_message(self.Turned(event.key))
        elif event.key == "enter":
            self.post_message(Paper.Chosen())
        else:
            return
        event.stop()

    def on_click(self, event: events.Click) -> None:
        """On an arrow a die is turned, elsewhere it is pointed at."""
        choice = self.scene.own_choice if self.scene else None
        offset = event.get_content_offset(self)
        if choice is None or offset is None or offset.x // (DIE_WIDTH + GAP) >= len(choice.dice()):
            return
        choice.point_at(offset.x // (DIE_WIDTH + GAP))
        if choice.can_turn and offset.y == DIE_HEIGHT - 1:
            across = offset.x % (DIE_WIDTH + GAP)
            self.post_message(self.Turned("down" if across < DIE_WIDTH // 2 else "up"))
        else:
            self.post_message(self.Looked())


def _dice(scene: SheetScene) -> list[Die]:
    player = scene.player
    return [*((BLUE, value) for value in player.blue), *((YELLOW, value) for value in player.yellow)]


def _marked(scene: SheetScene) -> set[int]:
    """The places of the two dice that name the cell pointed at."""
    choice = scene.own_choice
    if choice is None:
        return set()
    blue, yellow = dice_of(choice.cursor)
    dice = _dice(scene)
    pair = {(BLUE, blue), (YELLOW, yellow)}
    return {dice.index(die) for die in pair} if pair <= set(dice) else set()
