"""How often each module is made use of, told from what happened, and what it gives points for."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, NamedTuple

from sabika.modules import parts
from sabika.rules.core.events import Event

SEAT: Final = "seat"
"""The fact of an event that tells whose use it is."""


class ModuleUse(NamedTuple):
    """What is counted of a module: `ARENA` in the file `arena.py` of its folder."""

    meaning: str
    """In words."""
    used: Callable[[Event], bool]
    """Whether this is a use of it, by the event's seat."""
    sources: tuple[str, ...] = ()
    """What it gives points for."""


@cache
def use_of(module: str) -> ModuleUse:
    """Of a module that says nothing, all that a seat did by it counts."""
    if module in parts("arena"):
        found: ModuleUse = parts("arena")[module].ARENA
        return found
    source = f"sabika.modules.{module}.rules"
    return ModuleUse("times used", lambda event: event.__module__ == source and SEAT in event.__match_args__)


def modules_used(events: Sequence[Event], modules: Sequence[str]) -> list[tuple[str, int]]:
    """Each use of these modules among some events, and the seat that made it."""
    found: list[tuple[str, int]] = []
    for event in events:
        found += [(name, getattr(event, SEAT)) for name in modules if use_of(name).used(event)]
    return found
