"""Bots: who plays a seat without a person. A bot sees what its seat may see, and chooses."""

from sabika.bots.bot import Bot
from sabika.bots.registry import BOTS, bot_named, bots_for

__all__ = ["BOTS", "Bot", "bot_named", "bots_for"]
