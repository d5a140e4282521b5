"""The modules of Alhambra that a table can choose, in the order in which they plug in."""

from typing import Final

from sabika.rules.modules.bonus import Bonus
from sabika.rules.modules.certificates import Certificates
from sabika.rules.modules.exchange import Exchange
from sabika.rules.modules.falcons import Falconers
from sabika.rules.modules.huts import Huts
from sabika.rules.modules.portals import Portals
from sabika.rules.modules.sites import BuildingSites
from sabika.rules.modules.vizier import Vizier
from sabika.rules.palace.module import Module

_ALL: Final[list[Module]] = [
    Exchange(),
    Bonus(),
    Huts(),
    Falconers(),
    Portals(),
    BuildingSites(),
    Certificates(),
    Vizier(),
]
MODULES: Final[dict[str, Module]] = {module.name: module for module in _ALL}
