"""What all games share: decisions, actions, events, chance, the log, terms of a scoring. Names no game."""
