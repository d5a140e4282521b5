"""Bots at tables. They think in processes of their own, so that one that hangs or crashes never stops the server."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection
from random import Random
from typing import Final, NamedTuple

from sabika.bots import ask, bot_named
from sabika.bots.planner.budget import Budget
from sabika.bots.planner.coach import Advice, Coach, Standing, course
from sabika.bots.planner.reasons import Reason
from sabika.library import game_from
from sabika.rules.core.errors import SabikaError
from sabika.rules.core.game import Game, Setup

SECONDS: Final = 30.0
"""A bot that thinks for longer is not waited for."""
STARTING: Final = 300.0
"""So many seconds a process has to start, however much else the machine does. One that breaks down is seen at once."""
GAMES_KEPT: Final = 200

# Started afresh: a forked process would inherit connections and locks.
SPAWN: Final = multiprocessing.get_context("spawn")
READY: Final = ""


class BotFailed(SabikaError):
    """A bot broke down, took too long, or chose what is not possible."""


class Advised(NamedTuple):
    """An option in the words of records, and what the coach expects of it (`Advice`)."""

    action: str
    points: float
    margin: float
    chance: float | None
    playouts: int
    reasons: tuple[Reason, ...]


class Opinion(NamedTuple):
    """What the coach thinks of a decision."""

    options: tuple[Advised, ...]
    played: Advised | None
    mark: str
    """What the decision is called by what it lost."""
    loss: float
    chance_lost: float


class Bots:
    """The processes in which bots think."""

    def __init__(self, processes: int = 0, seconds: float = SECONDS, modules: Sequence[str] = ()) -> None:
        for module in modules:
            import_module(module)
        number = processes or usual_processes()
        self._threads: Final = ThreadPoolExecutor(number, "bot")
        # The one that thought last comes first: it knows the games best.
        self._idle: Final = asyncio.LifoQueue[Thinker]()
        self._all: Final = [Thinker(seconds, modules) for _ in range(number)]
        for thinker in self._all:
            self._idle.put_nowait(thinker)

    async def choose(self, setup: Setup, played: Sequence[str], bot: str) -> str:
        """What the bot does in the seat that is asked after these actions."""
        return str(await self._ask(ToChoose(setup, list(played), bot)))

    async def advise(self, setup: Setup, played: Sequence[str], chosen: str, budget: Budget) -> Opinion:
        """What the coach would do in the seat that is asked after these actions, and what it thinks of what was chosen;
        nothing was if that is empty."""
        opinion = await self._ask(ToAdvise(setup, list(played), chosen, budget))
        assert isinstance(opinion, Opinion)
        return opinion

    async def course(self, setup: Setup, played: Sequence[str]) -> list[Standing]:
        """The chances over a finished game, as the coach judges them."""
        found = await self._ask(ToJudge(setup, list(played)))
        assert isinstance(found, list)
        return found

    async def _ask(self, question: "Question") -> object:
        thinker = await self._idle.get()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, thinker.answer, question)
        finally:
            self._idle.put_nowait(thinker)

    def close(self) -> None:
        for thinker in self._all:
            thinker.end()
        # Whoever still waits is told that it is over.
        self._threads.shutdown(wait=False)


def usual_processes() -> int:
    """As many as fit the machine; more than one, so that a bot that hangs does not hold up all others."""
    return max(2, min(4, (os.cpu_count() or 2) - 1))


class ToChoose(NamedTuple):
    """What a bot does."""

    setup: Setup
    played: list[str]
    bot: str


class ToAdvise(NamedTuple):
    """What the coach thinks."""

    setup: Setup
    played: list[str]
    chosen: str
    budget: Budget


class ToJudge(NamedTuple):
    """How the chances changed."""

    setup: Setup
    played: list[str]


Question = ToChoose | ToAdvise | ToJudge


class Thinker:
    """One process. It is started when it is first needed, and anew after it had to be ended."""

    def __init__(self, seconds: float, modules: Sequence[str]) -> None:
        self._seconds: Final = seconds
        self._modules: Final = tuple(modules)
        self._process: multiprocessing.process.BaseProcess | None = None
        self._line: Connection | None = None
        self._ended = False

    def answer(self, question: Question) -> object:
        """Waits for the answer, in a thread."""
        try:
            line = self._line or self._start()
            line.send(question)
            if not line.poll(self._seconds):
                raise BotFailed("too-slow")
            why, answer = line.recv()
        except (EOFError, OSError, TypeError):
            # A line that was closed meanwhile has no number any more.
            self._stop()
            raise BotFailed("process-ended") from None
        except BotFailed:
            self._stop()
            raise
        if why:
            raise BotFailed(why)
        return answer

    def end(self) -> None:
        """For good."""
        self._ended = True
        self._stop()

    def _start(self) -> Connection:
        if self._ended:
            raise BotFailed("closed")
        line, far_end = SPAWN.Pipe()
        process = SPAWN.Process(target=think_on, args=(far_end, self._modules), daemon=True, name="sabika bot")
        process.start()
        far_end.close()
        self._process, self._line = process, line
        if self._ended:
            # Meanwhile: whoever ended it did not see this process yet.
            raise BotFailed("closed")
        if not line.poll(STARTING) or line.recv() != READY:
            raise BotFailed("not-started")
        return line

    def _stop(self) -> None:
        process, self._process = self._process, None
        line, self._line = self._line, None
        # The server may end it while a thread waits for its answer: then both come here.
        with suppress(OSError, ValueError):
            if process is not None:
                process.kill()
                process.join(1)
        with suppress(OSError):
            if line is not None:
                line.close()


# In a bot's process


def think_on(line: Connection, modules: Sequence[str]) -> None:
    """Answer questions until the server goes away."""
    # Whoever ends the server from a terminal would interrupt its bots as well.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    for module in modules:
        import_module(module)
    line.send(READY)
    while True:
        try:
            question: Question = line.recv()
        except EOFError:
            return
        line.send(answer(question))


def _end_with_the_server() -> None:
    """Also in the midst of a thought, and if the server was killed."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def answer(question: Question) -> tuple[str, object]:
    """What went wrong, or the answer."""
    try:
        game = _game_after(question.setup, question.played)
        if isinstance(question, ToAdvise):
            return "", advised(game, question)
        if isinstance(question, ToJudge):
            return "", course(game)
        return chosen(game, question)
    except Exception as error:
        return f"{type(error).__name__}: {error}", ""


def chosen(game: Game, question: ToChoose) -> tuple[str, str]:
    """What the bot does. The bot itself sees nothing but the view of its seat."""
    # Its chance depends on the moment alone, so that a restart changes nothing.
    rng = Random(f"{question.setup.seed} {game.asked()} {len(question.played)}")
    action = ask(bot_named(question.bot, question.setup.game), game, rng)
    return ("", game.notation(action)) if game.is_legal(action) else ("not-legal", "")


def advised(game: Game, question: ToAdvise) -> Opinion:
    """What the coach thinks. It goes to a player, so its chance has nothing to do with the seed of the game."""
    rng = Random(f"coach {len(question.played)}")
    played = game.parse(question.chosen) if question.chosen else None
    opinion = Coach(question.budget).opinion(game, rng, played)
    return Opinion(
        tuple(in_words(game, option) for option in opinion.options),
        in_words(game, opinion.played) if opinion.played else None,
        str(opinion.mark),
        opinion.loss,
        opinion.chance_lost,
    )


def in_words(game: Game, advice: Advice) -> Advised:
    return Advised(game.notation(advice.action), *advice[1:])


_games: "OrderedDict[Setup, tuple[Game, list[str]]]" = OrderedDict()
"""Games as they stood when they were last asked about, and what had been played."""


def _game_after(setup: Setup, played: list[str]) -> Game:
    game, known = _games.pop(setup, (None, []))
    if game is None or known != played[: len(known)]:
        game, known = game_from(setup), []
    for text in played[len(known) :]:
        game.play(game.parse(text))
    _games[setup] = game, played
    while len(_games) > GAMES_KEPT:
        _games.popitem(last=False)
    return game
