"""How often workers' huts are used."""

from typing import Final

from sabika.arena.module_use import ModuleUse
from sabika.modules.huts.rules import HutTaken

ARENA: Final = ModuleUse("huts taken", lambda event: isinstance(event, HutTaken))
