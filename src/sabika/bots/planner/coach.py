"""The coach: what a seat could do, what can be expected of it, and why. It knows what the seat knows and no more."""

from collections.abc import Sequence
from enum import StrEnum
from random import Random
from typing import Any, Final, NamedTuple, final

from sabika.bots.bot import ANY_SEED
from sabika.bots.planner.bot import judgement_of
from sabika.bots.planner.budget import Budget
from sabika.bots.planner.chances import chance_to_win, chances_of_all, points_at_end
from sabika.bots.planner.judgement import Judgement
from sabika.bots.planner.reasons import Reason, reasons_for
from sabika.bots.planner.search import Search, Tried
from sabika.rules.core.action import Action
from sabika.rules.core.game import Game

FEW: Final = 3
"""So many options are explained if nobody asks for more."""
INACCURATE: Final = 0.05
"""Who loses so much of the chance to win could have done a little better."""
MISTAKEN: Final = 0.12
"""Who loses so much made a mistake."""
POINTS_INACCURATE: Final = 2.0
"""The same in points, for a player alone."""
POINTS_MISTAKEN: Final = 5.0
AT_LEAST: Final = Budget(playouts=1)
MOST_JUDGED: Final = 400
"""So many turns of a game are judged at most; hardly any game has half as many."""
"""On a machine too busy for a single playout in time, that one is finished all the same: the coach always answers."""


class Mark(StrEnum):
    """What a decision is called by what it lost."""

    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"


class Advice(NamedTuple):
    """An option, and what can be expected of it."""

    action: Action
    points: float
    """The seat's points at the end."""
    margin: float
    """By how many points the seat ends ahead of the best other side."""
    chance: float | None
    """To win; None for a player alone."""
    playouts: int
    """So many times it was tried out: the more, the surer."""
    reasons: tuple[Reason, ...]


class Opinion(NamedTuple):
    """What the coach thinks of a decision."""

    seat: int
    options: tuple[Advice, ...]
    """The best first."""
    played: Advice | None
    """The option that was asked about besides."""

    @property
    def loss(self) -> float:
        """How many points of margin were lost by what was played."""
        return self.options[0].margin - self.played.margin if self.played else 0.0

    @property
    def chance_lost(self) -> float:
        """How much of the chance to win was lost by it."""
        best, played = self.options[0].chance, self.played.chance if self.played else None
        return best - played if best is not None and played is not None else 0.0

    @property
    def mark(self) -> Mark:
        """What the decision is called."""
        alone = self.options[0].chance is None
        lost = self.loss if alone else self.chance_lost
        if lost >= (POINTS_MISTAKEN if alone else MISTAKEN):
            return Mark.MISTAKE
        return Mark.INACCURACY if lost >= (POINTS_INACCURATE if alone else INACCURATE) else Mark.GOOD


class Coach:
    """Thinks like the planner, and tells what it thinks."""

    def __init__(self, budget: Budget, few: int = FEW) -> None:
        self._budget: Final = budget
        self._few: Final = few

    def opinion(self, game: Game, rng: Random, played: Action | None = None) -> Opinion:
        """The best options of the seat that is asked, and what it played if that is told. Half of the budget goes into
        comparing that with the best one, in imagined games of their own: what was found best by luck is not held
        against it."""
        seat = game.asked()
        # From here on there is nothing but what the seat knows.
        imagined = game.imagined(seat, ANY_SEED)
        thinking = Thinking(imagined, rng)
        compares = played is not None and len(imagined.options()) > 1
        budget = halved(self._budget) if compares else self._budget
        found = thinking.weighed(imagined.options(), budget)
        options = tuple([thinking.advice(one) for one in found[: self._few]])
        if played is None:
            return Opinion(seat, options, None)
        if played is found[0].action:
            return Opinion(seat, options, options[0])
        return Opinion(seat, options, thinking.advice(thinking.beside(found[0], played, budget)))


class Standing(NamedTuple):
    """How the seats stood at the end of a turn."""

    actions: int
    """So many had been played."""
    chances: tuple[float, ...]
    """To win, by seat."""


def course(game: Game, most: int = MOST_JUDGED) -> list[Standing]:
    """The chances over a finished game, turn by turn, as the position is judged without looking ahead. Whose turn it is
    makes a difference that is not of interest, so it is the average over the turns of all seats. In a game that is
    longer than any sensible one not every turn is judged: between two that are, nothing changes."""
    judgement = judgement_of(game.setup.game)
    then = game.anew()
    judged: list[list[float]] = []
    found: list[Standing] = []
    every = 1 + game.turn // most
    for action in game.log:
        turn = then.turn
        then.play(action)
        if then.over or then.turn != turn:
            anew = then.over or turn % every == 0 or not judged
            judged.append(chances_of_all(then, judgement.expected(then)) if anew else judged[-1])
            lately = judged[-1:] if then.over else judged[-game.setup.players :]
            found.append(Standing(len(then.log), tuple([sum(own) / len(lately) for own in zip(*lately)])))
    return found


def halved(budget: Budget) -> Budget:
    return Budget(budget.seconds / 2, (budget.playouts + 1) // 2)


class Weighed(NamedTuple):
    """An option and what the search found out about it."""

    action: Action
    points: float
    margin: float
    playouts: int


@final
class Thinking:
    """About one decision."""

    def __init__(self, imagined: Game, rng: Random) -> None:
        self._imagined: Final = imagined
        self._rng: Final = rng
        self._order: Final[list[Action]] = []

    def weighed(self, options: Sequence[Action], budget: Budget) -> list[Weighed]:
        """The most promising of these options, the best first. They were tried in the same imagined games, so it counts
        what each is ahead of the usual one, not what came of it by itself."""
        noting = Noting(judgement_of(self._imagined.setup.game), self._imagined.asked(), self._order)
        search = Search(self._imagined, noting, self._rng)
        tried = search.tried(options, budget)
        if not any(one.playouts for one in tried):
            tried = search.tried(options, AT_LEAST)
        usual = next(one for one in tried if one.action is noting.first)
        found: list[Weighed] = []
        for one in tried:
            if one.playouts:
                margin = usual.margin + (0.0 if one is usual else one.lead)
                found.append(Weighed(one.action, noting.points(one.action), margin, one.playouts))
        return found

    def beside(self, best: Weighed, played: Action, budget: Budget) -> Weighed:
        """What was played, by what it is behind the best option, but never ahead of it."""
        both = {one.action: one for one in self.weighed([best.action, played], budget)}
        first, other = both.get(best.action), both.get(played)
        if first is None or other is None:  # There was no time to try both.
            return Weighed(played, best.points, best.margin, 0)
        points = best.points + other.points - first.points
        return Weighed(played, points, best.margin + min(0.0, other.margin - first.margin), other.playouts)

    def advice(self, one: Weighed) -> Advice:
        return Advice(
            action=one.action,
            points=one.points,
            margin=one.margin,
            chance=chance_to_win(self._imagined, one.margin),
            playouts=one.playouts,
            reasons=reasons_for(self._imagined, one.action),
        )


@final
class Noting:
    """Judges like another, and notes which option it would usually take and the seat's own points in every playout: the
    search goes by margins."""

    def __init__(self, judgement: Judgement, seat: int, order: list[Action]) -> None:
        self._judgement: Final = judgement
        self._seat: Final = seat
        self._order: Final = order
        """All options, the most promising first, as soon as they are ranked."""
        self._own: Final[dict[Action, Tried]] = {}
        self._usual: Final[dict[str, float]] = {}
        """What the usual option gave, by imagined game."""
        self.first: Action | None = None

    def points(self, action: Action) -> float:
        """What the seat can expect at the end after this option, by what it is ahead of the usual one."""
        assert self.first is not None
        usual = self._own[self.first].points
        return usual if action is self.first else usual + self._own[action].lead

    def ranked(self, game: Any, options: Sequence[Action]) -> list[Action]:
        if not self._order:
            self._order.extend(self._judgement.ranked(game, game.options()))
        ranked = [action for action in self._order if action in options]
        self.first = ranked[0]
        return ranked

    def usual(self, game: Any) -> Action:
        return self._judgement.usual(game)

    def expected(self, game: Any) -> list[float]:
        expected = self._judgement.expected(game)
        # An imagined game has forgotten all that was played before the option.
        action: Action = game.log[0]
        own = points_at_end(game, self._seat, expected[self._seat])
        if action is self.first:
            self._usual[game.chance.seed] = own
        self._own.setdefault(action, Tried(action)).add(own, own, own - self._usual[game.chance.seed])
        return expected

    def turns_ahead(self, game: Any) -> tuple[int, ...]:
        """Once: chances and points are told as they are seen from there."""
        return self._judgement.turns_ahead(game)[:1]
