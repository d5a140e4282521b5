"""How often currency exchange cards are used. They have no event of their own: tiles are paid with them."""

from typing import Final

from sabika.arena.module_use import ModuleUse
from sabika.rules.core.events import Event
from sabika.rules.palace.money import MIXING


def played(event: Event) -> bool:
    """Whether such a card is among those that a tile was paid with."""
    of_the_yard = "space" in event.__match_args__
    return of_the_yard and any(card in MIXING for card in getattr(event, "cards", ()))


ARENA: Final = ModuleUse("currency exchange cards played", played)
