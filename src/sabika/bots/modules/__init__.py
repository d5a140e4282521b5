"""What the actions of modules are worth to the greedy bot, one file for each module of the game."""

from sabika.bots.modules import bonus, certificates, falcons, huts, portals, sites, vizier

__all__ = ["bonus", "certificates", "falcons", "huts", "portals", "sites", "vizier"]
