"""The coach: what it was asked is remembered, and nobody takes all of it."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from time import monotonic
from typing import Final, Literal, NamedTuple, Protocol, TypeVar

from sabika.bots.planner.budget import Budget
from sabika.bots.planner.coach import Standing
from sabika.bots.planner.costs import Sifted
from sabika.desk.errors import TooMuch, Unavailable
from sabika.desk.thinking import BotFailed, Opinion, Thinking
from sabika.rules.core.game import Setup

MOST_WAITING: Final = 8
"""So many questions wait at most; whoever comes then is asked to come back."""
SOON: Final = 3
"""Seconds after which that is worth a try."""
AT_A_TIME: Final = 1.5
"""Seconds for a part of somebody's decisions: then it is somebody else's turn."""
MOST_KEPT: Final = 1_000
"""So many answers are remembered: those about finished games are asked for again and again."""
MOST_COURSES: Final = 100
"""The same for whole games, whose answers are long."""


def digest(played: Sequence[str]) -> bytes:
    """What was played, in short: thousands of actions would be remembered with every answer."""
    return sha256("\n".join(played).encode()).digest()


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

    def about(self) -> Hashable:
        return self.setup, digest(self.played), self.chosen


class Sifting(NamedTuple):
    """Decisions of a finished game that the coach is asked about all together."""

    setup: Setup
    played: tuple[str, ...]
    seat: int
    after: int
    """Those before it were answered already."""

    def about(self) -> Hashable:
        return self.setup, digest(self.played), self.seat, self.after


class Asker(Protocol):
    """Who asks the coach."""

    def client(self) -> str: ...

    def count(self, what: Literal["question"]) -> None: ...

    def afford(self) -> None: ...

    def charge(self, seconds: float) -> None: ...


A = TypeVar("A")
Known = OrderedDict[Hashable, A]
"""What was answered about something, the latest last."""


class Coaching:
    """One question of a client at a time, and one of all clients together: whoever else thinks stays with the bots."""

    def __init__(self, thinking: Thinking, budget: Budget) -> None:
        self._thinking: Final = thinking
        self._budget: Final = budget
        self._asking: Final[set[str]] = set()
        self._turn: Final = asyncio.Lock()
        self._opinions: Final = Known[Opinion]()
        self._courses: Final = Known[list[Standing]]()
        self._sifted: Final = Known[Sifted]()

    async def opinion(self, asker: Asker, asking: Asking) -> Opinion:
        """Of one decision."""

        async def think() -> Opinion:
            return await self._thinking.advise(asking.setup, asking.played, asking.chosen, self._budget)

        return await self._answer(asker, self._opinions, asking.about(), think)

    async def course(self, asker: Asker, setup: Setup, played: Sequence[str]) -> list[Standing]:
        """Of a whole game that is over."""

        async def think() -> list[Standing]:
            # Nobody says for how long it may take, so it is charged by what it took.
            asker.afford()
            began = monotonic()
            try:
                return await self._thinking.course(setup, played)
            finally:
                asker.charge(monotonic() - began)

        return await self._answer(asker, self._courses, setup, think, MOST_COURSES)

    async def sifted(self, asker: Asker, sifting: Sifting) -> Sifted:
        """What decisions cost a seat, by a brief look at each; as many as there is time for."""

        async def think() -> Sifted:
            setup, played, seat, after = sifting
            return await self._thinking.sift(setup, played, seat, after, AT_A_TIME)

        return await self._answer(asker, self._sifted, sifting.about(), think)

    async def _answer(
        self, asker: Asker, known: "Known[A]", about: Hashable, think: Callable[[], Awaitable[A]], most: int = MOST_KEPT
    ) -> A:
        if about in known:
            known.move_to_end(about)
            return known[about]
        with self._one_at_a_time(asker.client()):
            asker.count("question")
            async with self._turn:
                # Somebody else may have asked the same meanwhile.
                if about not in known:
                    try:
                        known[about] = await think()
                    except BotFailed as error:
                        raise CoachFailed(f"The coach failed: {error}") from None
                found = known[about]
        if len(known) > most:
            known.popitem(last=False)
        return found

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
