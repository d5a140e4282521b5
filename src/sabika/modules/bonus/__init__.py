"""Bonus cards: each shows a tile without walls and counts as one more building of its kind (B1-B6)."""
