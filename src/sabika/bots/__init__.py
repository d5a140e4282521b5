"""Bots: who plays a seat without a person. A bot sees what its seat may see, and chooses."""

from sabika.bots.asked_for import bot_asked_for, enlist
from sabika.bots.bot import Bot, Level, ask
from sabika.bots.registry import BOTS, bot_named, bots_for

__all__ = ["BOTS", "Bot", "Level", "ask", "bot_asked_for", "bot_named", "bots_for", "enlist"]
