"""Dirk, the imaginary third player of a game of two (A40-A44)."""
