"""How often falcons are used, and what they give points for."""

from typing import Final

from sabika.arena.module_use import ModuleUse
from sabika.modules.falcons.rules import COLOURS, FalconPlaced

ARENA: Final = ModuleUse(
    "falcons placed", lambda event: isinstance(event, FalconPlaced), tuple(f"{colour}-falcons" for colour in COLOURS)
)
