"""Portals: half pieces bought along with a tile, that carry on the wall where it turns (P1-P10)."""
