"""What all parts of a board have in common, whatever the game."""

from typing import Generic, Protocol, TypeVar

from rich.text import Text
from textual.message import Message
from textual.widget import Widget

from sabika.i18n import Teller
from sabika.terminal.palette import Palette, palette

TITLE_MARGIN = 2
STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Told(Protocol):
    """A moment of a game that can be told."""

    @property
    def narrator(self) -> Teller: ...


Shown = TypeVar("Shown", bound=Told)
"""What a board shows at one moment."""


class Part(Widget, Generic[Shown]):
    """A part of the board, with a title in its border."""

    class Looked(Message):
        """The person turned to this part, or to something else in it."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.scene: Shown | None = None

    @property
    def palette(self) -> Palette:
        return palette(self.app.current_theme.dark)

    def show(self, scene: Shown) -> None:
        """Show this moment from now on."""
        self.scene = scene
        self.border_title = self.title(scene)
        self.refresh(layout=self.styles.is_auto_height or self.styles.is_auto_width)

    def title(self, scene: Shown) -> str:
        """What stands in the border."""
        return scene.narrator.texts.say(f"panel-{self.id}")

    def render(self) -> Text:
        """The scene, or nothing before there is one."""
        return self.picture(self.scene) if self.scene else Text()

    def picture(self, scene: Shown) -> Text:
        raise NotImplementedError

    def on_resize(self) -> None:
        if self.scene:
            self.border_title = self.title(self.scene)

    def on_focus(self) -> None:
        self.post_message(self.Looked())


class Pointed(Message):
    """Something was pointed at."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number


class PlayerPicked(Pointed):
    """A player was pointed at, by seat."""
