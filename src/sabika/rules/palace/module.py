"""What a module is: a name, and what it plugs into a game."""

from typing import ClassVar

from sabika.rules.palace.hooks import Hooks


class Module:
    """A part that can be added to a game. It holds no state: that is in the game's slot of the module's name."""

    __slots__ = ()

    name: ClassVar[str] = ""

    def plug_in(self, hooks: Hooks) -> None:
        """Add what the module has to the rules of a game."""
        raise NotImplementedError
