"""How often building sites are used."""

from typing import Final

from sabika.arena.module_use import ModuleUse
from sabika.modules.sites.rules import SiteBegun

ARENA: Final = ModuleUse("building sites begun", lambda event: isinstance(event, SiteBegun))
