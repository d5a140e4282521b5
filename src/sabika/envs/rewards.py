"""What an environment rewards: the final margin, the win, or points as they come."""

from collections.abc import Sequence
from enum import StrEnum

from sabika.rules.core.errors import BadInput
from sabika.rules.core.game import Game


class Reward(StrEnum):
    """What is rewarded."""

    MARGIN = "margin"
    """At the end, one's points less those of the best other side."""
    WIN = "win"
    """At the end 1 for the winner, in equal parts if there are several."""
    POINTS = "points"
    """Points when they are scored."""


def reward_named(name: str) -> Reward:
    """The reward of this name."""
    try:
        return Reward(name)
    except ValueError:
        raise BadInput(f"There is no reward {name!r}. The rewards are: {', '.join(Reward)}.") from None


def rewards(what: Reward, game: Game, before: Sequence[int]) -> list[float]:
    """What each seat gets for the step just made, from the points that all sides had before it."""
    seats = range(game.setup.players)
    if what is Reward.POINTS:
        return [float(game.points[seat] - before[seat]) for seat in seats]
    if not game.over:
        return [0.0 for _ in seats]
    if what is Reward.WIN:
        winners = game.winners()
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    return [float(game.points[seat] - _best_other(game.points, seat)) for seat in seats]


def _best_other(points: Sequence[int], seat: int) -> int:
    """The points of the best other side; 0 if there is none."""
    return max([own for side, own in enumerate(points) if side != seat], default=0)
