"""How often money is stored."""

from typing import Final

from sabika.arena.module_use import ModuleUse
from sabika.modules.certificates.rules import MoneyStored

ARENA: Final = ModuleUse("overpayments stored", lambda event: isinstance(event, MoneyStored))
