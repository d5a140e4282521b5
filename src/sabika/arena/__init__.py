"""Bots against bots: single matches, simulations of many games, and what comes out of them."""

from sabika.arena.match import Match, MatchResult, play_match
from sabika.arena.plan import Plan
from sabika.arena.simulation import Simulation
from sabika.arena.summary import Summary, summarise

__all__ = ["Match", "MatchResult", "Plan", "Simulation", "Summary", "play_match", "summarise"]
