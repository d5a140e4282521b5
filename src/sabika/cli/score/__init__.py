"""`sabika score`: the scorepad for the game on the real table."""
