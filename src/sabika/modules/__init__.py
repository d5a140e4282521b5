"""The one list of all modules, in the order in which they plug in.

A module is a folder of this package; what belongs there is told in docs/add-a-module.md. Hosts ask this list, and never
for one by name.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from sabika.modules.bonus.rules import Bonus
from sabika.modules.certificates.rules import Certificates
from sabika.modules.dirk.rules import Dirk
from sabika.modules.exchange.rules import Exchange
from sabika.modules.falcons.rules import Falconers
from sabika.modules.huts.rules import Huts
from sabika.modules.portals.rules import Portals
from sabika.modules.sites.rules import BuildingSites
from sabika.modules.vizier.rules import Vizier
from sabika.rules.palace.module import Module

_ALL: Final[tuple[Module, ...]] = (
    Dirk(),
    Exchange(),
    Bonus(),
    Huts(),
    Falconers(),
    Portals(),
    BuildingSites(),
    Certificates(),
    Vizier(),
)
MODULES: Final[dict[str, Module]] = {module.name: module for module in _ALL}
CHOICES: Final[tuple[str, ...]] = tuple(module.name for module in _ALL if module.by_choice)
"""Those that a table can choose."""


@cache
def parts(file: str) -> dict[str, ModuleType]:
    """What modules have for a host, `bot` or `wire`, in the order of the list. A module without it gets the default."""
    found = [name for name in MODULES if find_spec(f"{__name__}.{name}.{file}")]
    return {name: import_module(f"{__name__}.{name}.{file}") for name in found}
