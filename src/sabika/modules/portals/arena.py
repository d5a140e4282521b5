"""How often portals are used, and what they give points for."""

from typing import Final

from sabika.arena.module_use import ModuleUse
from sabika.modules.portals.rules import NAME, PortalPlaced

ARENA: Final = ModuleUse("portals placed", lambda event: isinstance(event, PortalPlaced), (NAME,))
