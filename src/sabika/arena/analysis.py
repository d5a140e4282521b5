"""A recorded game decision by decision: what was played, what the coach would have done, and what that cost."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from sabika.bots.planner.coach import Coach, Mark, Opinion
from sabika.rules.core.game import Game

TURNED: Final = 0.1
"""By so much a chance has to change between two decisions of a seat for the game to have taken a turn."""
MOST_TURNS: Final = 3


class Decision(NamedTuple):
    """A decision that had several options."""

    number: int
    """Counted from 1, with those that had none."""
    turn: int
    seat: int
    opinion: Opinion

    @property
    def chance(self) -> float | None:
        """To win, before it was made."""
        return self.opinion.options[0].chance

    @property
    def is_the_coachs(self) -> bool:
        """Whether the coach would have done the same."""
        return self.opinion.played is self.opinion.options[0]

    @property
    def ahead(self) -> float:
        """By how many points the best option is ahead of the next one: how much it was worth to find it."""
        options = self.opinion.options
        return options[0].margin - options[1].margin if len(options) > 1 else 0.0


def decisions(game: Game, coach: Coach, seats: Sequence[int], numbers: range) -> Iterator[tuple[Game, Decision]]:
    """The decisions of these seats in a game that was played, each with the game as it stood before. That is one game
    which moves on."""
    then = game.anew()
    for number, action in enumerate(game.log, 1):
        seat = then.asked()
        if number in numbers and seat in seats and len(then.options()) > 1:
            opinion = coach.opinion(then, Random(number), action)
            yield then, Decision(number, then.turn, seat, opinion)
        then.play(action)


class Account(NamedTuple):
    """How a seat decided."""

    seat: int
    decisions: int
    as_coached: int
    chance_lost: float | None
    """On average of a decision; None for a player alone."""
    points_lost: float
    """On average of a decision."""
    inaccuracies: int
    mistakes: int
    best: Decision | None
    """The right decision that the coach found most important; None if there is none."""
    worst: Decision | None
    """The one that cost most; None if none cost anything."""


def accounts(made: Sequence[Decision]) -> list[Account]:
    """By seat."""
    seats = sorted({decision.seat for decision in made})
    return [account_of(seat, [decision for decision in made if decision.seat == seat]) for seat in seats]


def account_of(seat: int, made: Sequence[Decision]) -> Account:
    right = [decision for decision in made if decision.is_the_coachs and decision.ahead > 0]
    wrong = [decision for decision in made if decision.opinion.loss > 0]
    marks = [decision.opinion.mark for decision in made]
    alone = made[0].chance is None
    return Account(
        seat=seat,
        decisions=len(made),
        as_coached=sum(decision.is_the_coachs for decision in made),
        chance_lost=None if alone else sum(decision.opinion.chance_lost for decision in made) / len(made),
        points_lost=sum(decision.opinion.loss for decision in made) / len(made),
        inaccuracies=marks.count(Mark.INACCURACY),
        mistakes=marks.count(Mark.MISTAKE),
        best=max(right, key=lambda decision: decision.ahead, default=None),
        worst=max(wrong, key=lambda decision: (decision.opinion.chance_lost, decision.opinion.loss), default=None),
    )


class TurningPoint(NamedTuple):
    """Two decisions of a seat between which its chance changed a lot, by what it did or by what happened."""

    before: Decision
    after: Decision

    @property
    def change(self) -> float:
        return (self.after.chance or 0.0) - (self.before.chance or 0.0)


def turning_points(made: Sequence[Decision]) -> list[TurningPoint]:
    """The largest of them, in the order in which they came."""
    found: list[TurningPoint] = []
    last: dict[int, Decision] = {}
    for decision in made:
        if decision.seat in last:
            found.append(TurningPoint(last[decision.seat], decision))
        last[decision.seat] = decision
    largest = sorted((point for point in found if abs(point.change) >= TURNED), key=lambda point: -abs(point.change))
    return sorted(largest[:MOST_TURNS], key=lambda point: point.after.number)
