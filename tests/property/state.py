"""The whole state of a game as plain data, to compare games to the last card."""

from collections.abc import Mapping

from sabika.rules.core.action import Action
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.hooks import Hooks
from sabika.rules.palace.pieces import Pieces
from sabika.rules.sheet.sheet import Sheet

# What is only kept to be quick: a game that was just replayed has not worked it out yet.
WORKED_OUT = {
    "PalaceGame": {"_options", "takes"},
    "SheetGame": {"_options"},
    "Seat": {"redesigned", "redesigned_from", "redesigns"},
}
CONSTANT = (Hooks, Pieces, Sheet)


def attributes(thing: object) -> dict[str, object]:
    """Every attribute that is set, by name, in plain and in compiled classes."""
    names: list[str] = []
    for cls in type(thing).__mro__:
        own = cls.__dict__.get("__mypyc_attrs__") or cls.__dict__.get("__slots__") or ()
        names += own if isinstance(own, tuple) else (own,)
    names += getattr(thing, "__dict__", {})
    return {name: getattr(thing, name) for name in names if hasattr(thing, name)}


def state(thing: object) -> object:
    """A game, or any part of one, as nested tuples of numbers and strings."""
    if thing is None or isinstance(thing, bool | int | str | bytes):
        return thing
    if isinstance(thing, Action):
        return id(thing)
    if isinstance(thing, Mapping):
        return "mapping", tuple(sorted((key, state(value)) for key, value in thing.items()))
    if isinstance(thing, frozenset):
        return "frozenset", tuple(sorted(thing))
    if isinstance(thing, tuple | list):
        return type(thing).__name__, tuple(state(part) for part in thing)
    if isinstance(thing, CONSTANT) or callable(thing):
        return "constant"
    name = type(thing).__name__
    kept = attributes(thing)
    if name == "Palace":
        # The rest of a palace is worked out from these.
        kept = {key: kept[key] for key in ("cells", "counts", "grid", "second_start")}
    return name, tuple((key, state(kept[key])) for key in sorted(kept) if key not in WORKED_OUT.get(name, ()))


def parts(game: PalaceGame) -> list[str]:
    """The names of what a state of a game consists of."""
    return sorted(attributes(game).keys() - WORKED_OUT["PalaceGame"])
