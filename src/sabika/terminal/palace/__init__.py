"""Games with palaces in the terminal: the board, its parts, and how one decides there."""
