"""The modules of Alhambra that a table can choose, in the order in which they plug in."""

from typing import Final

from sabika.rules.core.module import Module

_ALL: Final[list[Module]] = []
MODULES: Final[dict[str, Module]] = {module.name: module for module in _ALL}
