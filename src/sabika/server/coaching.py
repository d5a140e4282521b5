"""The coach at tables: whom it answers, and how much of the machine it may take."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from sabika.bots.planner.budget import Budget
from sabika.rules.core.game import Game, Setup
from sabika.rules.palace.game import PalaceGame
from sabika.server import showing
from sabika.server.bots import Advised, BotFailed, Bots, Opinion
from sabika.server.limits import Rate, TooMuch
from sabika.server.looking import decides
from sabika.server.messages import Coached, CoachedOption, CoachReason
from sabika.server.replaying import finished
from sabika.server.table import NotAllowed, Table

MOST_WAITING: Final = 8
"""So many questions wait at most; whoever comes then is asked to come back."""
SOON: Final = 3
"""Seconds after which that is worth a try."""
MOST_KEPT: Final = 1_000
"""So many answers are remembered: those about finished games are asked for again and again."""


class Asking(NamedTuple):
    """A decision that the coach is asked about."""

    setup: Setup
    played: tuple[str, ...]
    """What was played before."""
    chosen: str
    """What was chosen then; empty while the game is on."""


class Coaching:
    """One question of a client at a time, and one of all clients together: the other processes stay with the bots."""

    def __init__(self, bots: Bots, budget: Budget, questions_a_minute: int) -> None:
        self._bots: Final = bots
        self._budget: Final = budget
        self._rate: Final = Rate(questions_a_minute, 60, "too-many-questions")
        self._asking: Final[set[str]] = set()
        self._turn: Final = asyncio.Lock()
        self._known: Final[OrderedDict[Asking, Opinion]] = OrderedDict()

    async def opinion(self, client: str, asking: Asking) -> Opinion:
        if asking in self._known:
            self._known.move_to_end(asking)
            return self._known[asking]
        with self._one_at_a_time(client):
            self._rate.take(client)
            async with self._turn:
                opinion = await self._think(asking)
        self._known[asking] = opinion
        if len(self._known) > MOST_KEPT:
            self._known.popitem(last=False)
        return opinion

    async def _think(self, asking: Asking) -> Opinion:
        try:
            return await self._bots.advise(asking.setup, asking.played, asking.chosen, self._budget)
        except BotFailed:
            raise NotAllowed("coach-failed") from None

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
        raise NotAllowed("no-such-moment")
    return Asking(table.setup, tuple(table.played[:actions]), table.played[actions])


# What is answered


def coached(table: Table, asking: Asking, opinion: Opinion) -> Coached:
    """The answer, in a game as it stood when the decision was to be made."""
    assert table.game is not None
    game = table.game.anew()
    for text in asking.played:
        game.play(game.parse(text))
    return Coached(
        actions=len(asking.played),
        seat=game.asked(),
        options=[option_of(game, one) for one in opinion.options],
        played=option_of(game, opinion.played) if opinion.played else None,
    )


def option_of(game: Game, advised: Advised) -> CoachedOption:
    return CoachedOption(
        option=showing.option(game, game.parse(advised.action)),
        points=round(advised.points, 1),
        margin=round(advised.margin, 1),
        chance=None if advised.chance is None else round(advised.chance, 3),
        playouts=advised.playouts,
        reasons=[reason_of(game, *reason) for reason in advised.reasons],
    )


def reason_of(game: Game, what: str, points: int, tiles: tuple[int, ...]) -> CoachReason:
    names = [showing.names_of(game).tile(tile) for tile in tiles] if isinstance(game, PalaceGame) else []
    return CoachReason(what=what, points=points, tiles=names)  # type: ignore[arg-type]
