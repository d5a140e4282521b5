"""The vizier's favour: a tile bought out of turn, to the coin (V1-V8)."""
