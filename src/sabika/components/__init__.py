"""The printed pieces: data files with the provenance of each piece, and the loaders that check them."""

from sabika.components.alhambra import ALHAMBRA, alhambra_pieces
from sabika.components.corrected import Corrected, both, corrected_pieces, own_pieces, read_corrected
from sabika.components.granada import GRANADA, granada_pieces
from sabika.components.modules import with_modules
from sabika.components.sheet import SHEET, sheet

__all__ = [
    "ALHAMBRA",
    "GRANADA",
    "SHEET",
    "Corrected",
    "alhambra_pieces",
    "both",
    "corrected_pieces",
    "granada_pieces",
    "own_pieces",
    "read_corrected",
    "sheet",
    "with_modules",
]
