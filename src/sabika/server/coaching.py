"""The coach at tables: whom it answers, and how much of the machine it may take."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple, TypeVar

from sabika.bots.planner.budget import Budget
from sabika.bots.planner.coach import Standing
from sabika.bots.planner.reasons import Reason
from sabika.desk.errors import NotAllowed, Unavailable, Unknown
from sabika.desk.requests.looking import decides
from sabika.desk.requests.replaying import finished
from sabika.desk.tables.table import Table
from sabika.desk.wire import showing
from sabika.desk.wire.messages import Coached, CoachedOption, CoachReason
from sabika.rules.core.game import Game, Setup
from sabika.rules.palace.game import PalaceGame
from sabika.server.bots import Advised, BotFailed, Bots, Opinion
from sabika.server.limits import Rate, TooMuch

MOST_WAITING: Final = 8
"""So many questions wait at most; whoever comes then is asked to come back."""
SOON: Final = 3
"""Seconds after which that is worth a try."""
MOST_KEPT: Final = 1_000
"""So many answers are remembered: those about finished games are asked for again and again."""


class CoachFailed(Unavailable):
    """The coach broke down or took too long."""

    code = "coach"


class Asking(NamedTuple):
    """A decision that the coach is asked about."""

    setup: Setup
    played: tuple[str, ...]
    """What was played before."""
    chosen: str
    """What was chosen then; empty while the game is on."""


Q = TypeVar("Q")
A = TypeVar("A")
Known = OrderedDict[Q, A]
"""What was answered, the latest last."""


class Coaching:
    """One question of a client at a time, and one of all clients together: the other processes stay with the bots."""

    def __init__(self, bots: Bots, budget: Budget, questions_a_minute: int) -> None:
        self._bots: Final = bots
        self._budget: Final = budget
        self._rate: Final = Rate(questions_a_minute, 60, "too-many-questions")
        self._asking: Final[set[str]] = set()
        self._turn: Final = asyncio.Lock()
        self._opinions: Final = Known[Asking, Opinion]()
        self._courses: Final = Known[Setup, list[Standing]]()

    async def opinion(self, client: str, asking: Asking) -> Opinion:
        """Of one decision."""

        async def think() -> Opinion:
            return await self._bots.advise(asking.setup, asking.played, asking.chosen, self._budget)

        return await self._answer(client, self._opinions, asking, think)

    async def course(self, client: str, setup: Setup, played: Sequence[str]) -> list[Standing]:
        """Of a whole game that is over."""

        async def think() -> list[Standing]:
            return await self._bots.course(setup, played)

        return await self._answer(client, self._courses, setup, think)

    async def _answer(self, client: str, known: "Known[Q, A]", question: Q, think: Callable[[], Awaitable[A]]) -> A:
        if question in known:
            known.move_to_end(question)
            return known[question]
        with self._one_at_a_time(client):
            self._rate.take(client)
            async with self._turn:
                try:
                    known[question] = await think()
                except BotFailed as error:
                    raise CoachFailed(f"The coach failed: {error}") from None
        if len(known) > MOST_KEPT:
            known.popitem(last=False)
        return known[question]

    @contextmanager
    def _one_at_a_time(self, client: str) -> Iterator[None]:
        if client in self._asking:
            raise TooMuch("coach-asked-already", SOON)
        if len(self._asking) >= MOST_WAITING:
            raise TooMuch("coach-busy", SOON)
        self._asking.add(client)
        try:
            yield
        finally:
            self._asking.discard(client)


# What may be asked


def asked_now(table: Table, seat: int) -> Asking:
    """The decision that the viewer has to make, at a table with hints."""
    if not table.offer.hints:
        raise NotAllowed("no-hints")
    if not decides(table, seat):
        raise NotAllowed("not-your-turn")
    if table.held is not None:
        raise NotAllowed("confirm-first")
    return Asking(table.setup, tuple(table.played), "")


def asked_afterwards(table: Table, actions: int) -> Asking:
    """The decision that was made after so many actions of a finished game."""
    finished(table)
    if not 0 <= actions < len(table.played):
        raise Unknown("no-such-moment")
    return Asking(table.setup, tuple(table.played[:actions]), table.played[actions])


def asked_of_all(table: Table) -> tuple[Setup, list[str]]:
    """A finished game, in which seats had chances to win."""
    finished(table)
    if len(table.chairs) < 2:
        raise NotAllowed("alone")
    return table.setup, table.played


# What is answered


def coached(table: Table, asking: Asking, opinion: Opinion) -> Coached:
    """The answer, in a game as it stood when the decision was to be made."""
    assert table.game is not None
    game = table.game
    if len(asking.played) < len(game.log):
        game = game.anew()
        for text in asking.played:
            game.play(game.parse(text))
    return Coached(
        actions=len(asking.played),
        seat=game.asked(),
        options=[option_of(game, one) for one in opinion.options],
        played=option_of(game, opinion.played) if opinion.played else None,
        mark=opinion.mark,  # type: ignore[arg-type]
        points_lost=round(opinion.loss, 1),
        chance_lost=round(opinion.chance_lost, 3),
    )


def option_of(game: Game, advised: Advised) -> CoachedOption:
    return CoachedOption(
        option=showing.option(game, game.parse(advised.action)),
        points=round(advised.points, 1),
        margin=round(advised.margin, 1),
        chance=None if advised.chance is None else round(advised.chance, 3),
        playouts=advised.playouts,
        reasons=[reason_of(game, reason) for reason in advised.reasons],
    )


def reason_of(game: Game, reason: Reason) -> CoachReason:
    names = [showing.names_of(game).tile(tile) for tile in reason.tiles] if isinstance(game, PalaceGame) else []
    return CoachReason(what=reason.what, points=reason.points, tiles=names)  # type: ignore[arg-type]
