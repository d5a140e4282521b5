"""The falconers: falcons on the points where four tiles of a palace meet (F1-F7)."""
