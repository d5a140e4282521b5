"""How often bonus cards are used."""

from typing import Final

from sabika.arena.module_use import ModuleUse
from sabika.modules.bonus.rules import BonusRevealed

ARENA: Final = ModuleUse("bonus cards revealed", lambda event: isinstance(event, BonusRevealed))
