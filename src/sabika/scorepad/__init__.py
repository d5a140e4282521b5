"""The scorepad: points for the game on the real table, by numbers or tile by tile, by the rules of the game itself."""

from sabika.scorepad.box import Box, box_for, box_of
from sabika.scorepad.pad import Pad
from sabika.scorepad.palace.fitting import Fits, fits
from sabika.scorepad.result import PadRefusal, ScoredPad
from sabika.scorepad.scoring import score
from sabika.scorepad.setting_up import SetupStep, setup_steps

__all__ = [
    "Box",
    "Fits",
    "Pad",
    "PadRefusal",
    "ScoredPad",
    "SetupStep",
    "box_for",
    "box_of",
    "fits",
    "score",
    "setup_steps",
]
