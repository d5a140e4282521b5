"""What a module adds to what is shown of a palace game. Its events and actions are shown by their facts."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from sabika.desk.wire.names import PalaceNames
from sabika.i18n.palace.things import PalaceThings
from sabika.modules import parts
from sabika.rules.core.action import Action

Show = Callable[[Any, Any], object]
"""How a fact is written, given its value and the names of the game."""


class Meaning(NamedTuple):
    """What a fact is."""

    type: Any
    show: Show


def nothing_printed(things: PalaceThings) -> Sequence[msgspec.Struct]:
    return ()


class ModuleWire(NamedTuple):
    """What a module adds: `WIRE` in the file `wire.py` of its folder."""

    view: type[msgspec.Struct] | None = None
    """What stands under its name in the extras of a view."""
    show: Callable[[Any, PalaceNames], msgspec.Struct] | None = None
    """That, made from what it adds to a view of the rules."""
    facts: Mapping[str, Meaning] = {}
    """Of its events and actions, by names that no others have."""
    thing: type[msgspec.Struct] | None = None
    """Something that is printed, but no piece of a palace. It stands under the module's name among the pieces."""
    printed: Callable[[PalaceThings], Sequence[msgspec.Struct]] = nothing_printed
    """All of them, in games with the pieces of these things."""
    consequences: Mapping[type[Action], Callable[[Any, Any], dict[str, object]]] = {}
    """Further facts of its actions, given the game and the action."""


def wire_of_modules() -> dict[str, ModuleWire]:
    """By module; those that show nothing of their own are left out."""
    return {name: part.WIRE for name, part in sorted(parts("wire").items())}


def facts_of_modules() -> dict[str, Meaning]:
    return {name: meaning for wire in wire_of_modules().values() for name, meaning in wire.facts.items()}
