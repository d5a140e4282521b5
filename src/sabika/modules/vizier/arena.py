"""How often viziers are used."""

from typing import Final

from sabika.arena.module_use import ModuleUse
from sabika.modules.vizier.rules import FavourUsed

ARENA: Final = ModuleUse("tiles bought by the vizier", lambda event: isinstance(event, FavourUsed))
