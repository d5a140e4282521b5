"""What a module is: a name, the games it goes with, and what it plugs into them."""

from typing import ClassVar, TypeVar

from sabika.rules.core.game import Setup
from sabika.rules.palace.hooks import Hooks
from sabika.rules.palace.view import PalaceView

Seen = TypeVar("Seen")


class Module:
    """A part that can be added to a game. It holds no state: that is in the game's slot of the module's name."""

    __slots__ = ()

    name: ClassVar[str] = ""
    games: ClassVar[tuple[str, ...]] = ()
    """The games that it goes with; all of them if none is named."""
    by_choice: ClassVar[bool] = True
    """Whether a table chooses it."""

    def joins(self, setup: Setup) -> bool:
        """Whether it is part of the game that is set up so."""
        return self.name in setup.modules

    def plug_in(self, hooks: Hooks) -> None:
        """Add what the module has to the rules of a game."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), ()


Modules = dict[str, Module]
"""By name, in the order in which they plug in."""


def seen(view: PalaceView, name: str, form: type[Seen]) -> Seen:
    """What a view has of a module, which is of this form."""
    found = view.extras[name]
    assert isinstance(found, form)
    return found


def offered(modules: Modules, game: str) -> tuple[str, ...]:
    """Those that a table of this game can choose."""
    return tuple(
        [module.name for module in modules.values() if module.by_choice and (game in module.games or not module.games)]
    )


def plug_in(modules: Modules, setup: Setup, hooks: Hooks) -> None:
    """Add those that join the game."""
    for module in modules.values():
        if module.joins(setup):
            module.plug_in(hooks)
