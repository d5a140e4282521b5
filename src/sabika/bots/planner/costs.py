"""Which decisions of a finished game cost a seat most: each is looked at briefly, so that the worst can be looked at
closely. The coach judges them as it would have then, from what the seat knew."""

from random import Random
from time import perf_counter
from typing import Final, NamedTuple

from sabika.bots.planner.budget import Budget
from sabika.bots.planner.coach import Coach
from sabika.rules.core.game import Game

BRIEFLY: Final = Budget(playouts=32)
"""So few say little about one decision, but find the worst of many; and they say the same on every machine."""


class Cost(NamedTuple):
    """What a decision lost, by a brief look."""

    actions: int
    """So many had been played before it."""
    turn: int
    points: float


class Sifted(NamedTuple):
    """Some of a seat's decisions in which it had a choice."""

    costs: list[Cost]
    done: int
    """So many were looked at, those of earlier answers included."""
    of: int


def sifted(game: Game, seat: int, after: int, seconds: float, budget: Budget = BRIEFLY) -> Sifted:
    """The decisions of a seat from one of them on, as many as there is time for, but at least one."""
    begun = perf_counter()
    then = game.anew()
    costs: list[Cost] = []
    of = done = 0
    for action in game.log:
        if then.asked() == seat and len(then.options()) > 1:
            if of >= after and (not costs or perf_counter() - begun < seconds):
                opinion = Coach(budget).opinion(then, Random(f"coach {len(then.log)}"), action)
                costs.append(Cost(len(then.log), then.turn, opinion.loss))
                done = of + 1
            of += 1
        then.play(action)
    return Sifted(costs, max(done, min(after, of)), of)
