"""Scorings of games with palaces: counted by hand or laid tile by tile."""
