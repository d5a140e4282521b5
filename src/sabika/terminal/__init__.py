"""The terminal game: play against bots and step through recorded games, on a screen of characters."""
