"""The printed pieces: data files with the provenance of each piece, and the loader that checks them."""

from sabika.components.loader import alhambra_pieces, load_alhambra_pieces, with_modules

__all__ = ["alhambra_pieces", "load_alhambra_pieces", "with_modules"]
