"""The coach: what it was asked is remembered, and nobody takes all of it."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, Literal, NamedTuple, Protocol, TypeVar

from sabika.bots.planner.budget import Budget
from sabika.bots.planner.coach import Standing
from sabika.desk.errors import TooMuch, Unavailable
from sabika.desk.thinking import BotFailed, Opinion, Thinking
from sabika.rules.core.game import Setup

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


class Asker(Protocol):
    """Who asks the coach."""

    def client(self) -> str: ...

    def count(self, what: Literal["question"]) -> None: ...


Q = TypeVar("Q")
A = TypeVar("A")
Known = OrderedDict[Q, A]
"""What was answered, the latest last."""


class Coaching:
    """One question of a client at a time, and one of all clients together: whoever else thinks stays with the bots."""

    def __init__(self, thinking: Thinking, budget: Budget) -> None:
        self._thinking: Final = thinking
        self._budget: Final = budget
        self._asking: Final[set[str]] = set()
        self._turn: Final = asyncio.Lock()
        self._opinions: Final = Known[Asking, Opinion]()
        self._courses: Final = Known[Setup, list[Standing]]()

    async def opinion(self, asker: Asker, asking: Asking) -> Opinion:
        """Of one decision."""

        async def think() -> Opinion:
            return await self._thinking.advise(asking.setup, asking.played, asking.chosen, self._budget)

        return await self._answer(asker, self._opinions, asking, think)

    async def course(self, asker: Asker, setup: Setup, played: Sequence[str]) -> list[Standing]:
        """Of a whole game that is over."""

        async def think() -> list[Standing]:
            return await self._thinking.course(setup, played)

        return await self._answer(asker, self._courses, setup, think)

    async def _answer(self, asker: Asker, known: "Known[Q, A]", question: Q, think: Callable[[], Awaitable[A]]) -> A:
        if question in known:
            known.move_to_end(question)
            return known[question]
        with self._one_at_a_time(asker.client()):
            asker.count("question")
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
