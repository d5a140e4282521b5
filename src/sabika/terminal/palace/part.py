"""The parts of a board with palaces."""

from sabika.terminal.palace.scene import Scene
from sabika.terminal.widgets.part import Part, PlayerPicked

__all__ = ["Panel", "PlayerPicked"]


class Panel(Part[Scene]):
    """A part of a board with palaces."""
