"""Dirk in the terminal: a key gives him a tile."""

from typing import ClassVar, Final

from sabika.modules.dirk.rules import NAME, Give, give
from sabika.terminal.palace.module import Gesture, TerminalModule


class DirkInTerminal(TerminalModule):
    """Can be given what was bought."""

    gestures: ClassVar[tuple[Gesture, ...]] = (Gesture("g", "give", Give, give),)


TERMINAL: Final = DirkInTerminal(NAME)
