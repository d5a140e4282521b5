"""Many games between the same bots, on one or several processes.

Every game depends on its number alone, so the results are the same however many processes share the work. An interrupt
lets the games in progress end; what is finished is kept.
"""

import copyreg
import multiprocessing
import re
import signal
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import FrameType
from typing import Final

from sabika.arena.match import MatchResult, play_match
from sabika.bots import bot_asked_for
from sabika.library import Components, game_from, new_setup
from sabika.record import Record
from sabika.rules.core.errors import BadInput, SabikaError
from sabika.rules.core.game import Setup
from sabika.rules.games import alhambra
from sabika.rules.modules.falcons import Flock
from sabika.rules.palace.pieces import Pieces
from sabika.rules.sheet.sheet import Sheet

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
STOP: Final = "stop"
RECORD_NAME: Final = re.compile(r"game-(\d{6,})\.json")

# Compiled classes do not travel to another process by themselves.
copyreg.pickle(Pieces, lambda pieces: (Pieces, (pieces.kinds, pieces.tiles, pieces.digest, pieces.extras, pieces.data)))
copyreg.pickle(Flock, lambda flock: (Flock, (flock.falcons, alhambra.KINDS)))
copyreg.pickle(
    Sheet,
    lambda sheet: (
        Sheet,
        (
            sheet.kinds,
            [sheet.kinds[kind] for kind in sheet.kind],
            sheet.first_coins,
            sheet.printed_coins,
            sheet.rounds,
            sheet.digest,
            sheet.provenance,
        ),
    ),
)


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played."""

    bots: tuple[str, ...]
    """The bot of each seat."""
    games: int
    seed: str
    pieces: Components | None = None
    """None for those that come with Sabika."""
    edition: str | None = None
    """None for the usual one of the game."""
    modules: tuple[str, ...] = ()
    records: Path | None = None
    """The folder for a record of every game."""
    game: str = alhambra.NAME
    options: Mapping[str, str] = field(default_factory=dict)
    """Further choices of the table, by name."""

    def seated(self, number: int) -> tuple[str, ...]:
        """The bot of each seat in a game."""
        return self.bots

    def setup(self, number: int) -> Setup:
        """The set-up of a game; games are numbered from 1."""
        return new_setup(
            self.game,
            players=len(self.bots),
            seed=f"{self.seed}-{number}",
            edition=self.edition,
            modules=self.modules,
            options=self.options,
        )

    def record(self, number: int) -> Path | None:
        """The file for the record of a game."""
        return self.records / f"game-{number:06}.json" if self.records else None

    def check(self, known: Collection[int] = ()) -> None:
        """Refuse a plan that could not be carried out to its end, before anything is played. Games that are known may
        have their records already."""
        game_from(self.setup(1), self.pieces)
        for name in self.bots:
            bot_asked_for(name, self.game)
        if self.games < 1:
            raise BadInput(f"The number of games has to be 1 or more, not {self.games}.")
        if self.records:
            self._check_records(self.records, known)

    def _check_records(self, folder: Path, known: Collection[int]) -> None:
        """No record is ever overwritten."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            present = {path.name for path in folder.iterdir()}
        except FileExistsError:
            raise BadInput(f"{folder} is a file. Give a folder for the records.") from None
        except OSError as error:
            raise BadInput(f"{folder} cannot be used for the records: {error.strerror or error}.") from None
        for name in sorted(present):
            found = RECORD_NAME.fullmatch(name)
            if found and 1 <= int(found[1]) <= self.games and int(found[1]) not in known:
                raise BadInput(f"{folder / name} is already there and is not overwritten. Choose another folder.")


class Simulation:
    """A plan being carried out."""

    def __init__(self, plan: Plan, known: Collection[int] = ()) -> None:
        """Games whose numbers are known are not played again."""
        plan.check(known)
        self.plan: Final = plan
        self.numbers: Final = [number for number in range(1, plan.games + 1) if number not in known]
        """The games to be played."""
        self.interrupted = False
        self._results: dict[int, MatchResult] = {}

    @property
    def results(self) -> list[MatchResult]:
        """The finished games, by number."""
        return [self._results[number] for number in sorted(self._results)]

    def run(self, jobs: int = 1, finished: Callable[[int, MatchResult], None] = lambda number, result: None) -> None:
        """Play all games, on as many processes as there are jobs. Each finished game is told at once, with its
        number."""
        if jobs < 1:
            raise BadInput(f"The number of jobs has to be 1 or more, not {jobs}.")
        jobs = min(jobs, len(self.numbers))
        for number, result in self._here() if jobs <= 1 else self._shared(jobs):
            self._results[number] = result
            finished(number, result)

    def _here(self) -> Iterator[tuple[int, MatchResult]]:
        """All games in this process."""
        with on_signal(self._interrupt):
            for number in self.numbers:
                if self.interrupted:
                    return
                yield number, play(self.plan, number)

    def _shared(self, jobs: int) -> Iterator[tuple[int, MatchResult]]:
        """Each of n workers plays every n-th game, and stops after the game in progress when told to."""
        workers: list[Worker] = []

        def interrupt() -> None:
            self._interrupt()
            for worker in workers:
                worker.stop()

        try:
            with ignoring_signals():
                workers += [Worker(self.plan, self.numbers[first::jobs]) for first in range(jobs)]
            with on_signal(interrupt):
                while busy := [worker for worker in workers if worker.left]:
                    ready = wait([worker.link for worker in busy])
                    for worker in busy:
                        if worker.link in ready and (told := worker.receive()):
                            yield told
        except SabikaError:
            for worker in workers:
                worker.stop()
                worker.process.join()
            raise
        finally:
            for worker in workers:
                worker.end()

    def _interrupt(self) -> None:
        self.interrupted = True


class Worker:
    """A process that plays some of the games, as seen from the one that shares them out."""

    def __init__(self, plan: Plan, numbers: list[int]) -> None:
        # Started afresh on every system: a forked process would inherit locks of threads it does not have.
        context = multiprocessing.get_context("spawn")
        self.link, far_end = context.Pipe()
        self.process: BaseProcess = context.Process(target=work, args=(far_end, plan, numbers), daemon=True)
        self.process.start()
        far_end.close()
        self.plan: Final = plan
        self.left = numbers
        """The game it is playing, and those after it."""

    def stop(self) -> None:
        """Let it end after the game in progress."""
        with suppress(OSError):
            self.link.send(STOP)

    def end(self) -> None:
        """End it now, if it has not come to its end already."""
        self.process.kill()
        self.process.join()
        self.link.close()

    def receive(self) -> tuple[int, MatchResult] | None:
        """The game it has finished, None if it stopped as told. To be called when the link has something to say."""
        try:
            message = self.link.recv()
        except (EOFError, OSError):
            self.process.join()
            raise BadInput(
                f"The process playing game {self.left[0]} (seed {self.plan.setup(self.left[0]).seed}) ended by itself, "
                f"exit code {self.process.exitcode}. Finished records are kept; try fewer jobs."
            ) from None
        if isinstance(message, str):
            raise BadInput(message)
        if message is None:
            self.left = []
            return None
        assert isinstance(message, MatchResult)
        number, *self.left = self.left
        return number, message


def work(link: Connection, plan: Plan, numbers: list[int]) -> None:
    """What a worker does: play, tell, and look whether it is to stop."""
    for name in SIGNALS:
        # The process that shares out the work is the one to be interrupted.
        signal.signal(name, signal.SIG_IGN)
    with suppress(OSError):  # Nobody listens any more.
        for number in numbers:
            if link.poll():
                link.send(None)
                return
            try:
                result = play(plan, number)
            except SabikaError as error:
                link.send(str(error))
                return
            link.send(result)


def play(plan: Plan, number: int) -> MatchResult:
    """One game of the plan, recorded if asked for. Whatever a bot does wrong becomes a sentence."""
    setup = plan.setup(number)
    try:
        match = play_match(setup, [bot_asked_for(name, plan.game) for name in plan.seated(number)], plan.pieces)
    except Exception as error:
        reason = str(error) if isinstance(error, SabikaError) else f"{type(error).__name__}: {error}"
        raise BadInput(f"Game {number} (seed {setup.seed}) could not be played to its end: {reason}") from error
    path = plan.record(number)
    if path:
        bots = plan.seated(number)
        names = [f"{bot} {seat}" for seat, bot in enumerate(bots, 1)]
        Record.from_game(match.game, names=names, bots=bots).write(path)
    return match.result


@contextmanager
def on_signal(react: Callable[[], None]) -> Iterator[None]:
    """React to the first Ctrl-C or SIGTERM instead of ending; a second one ends as usual."""
    before = {number: signal.getsignal(number) for number in SIGNALS}

    def restore() -> None:
        for number, handler in before.items():
            signal.signal(number, handler)

    def handle(number: int, frame: FrameType | None) -> None:
        restore()
        react()

    try:
        for number in SIGNALS:
            signal.signal(number, handle)
        yield
    finally:
        restore()


@contextmanager
def ignoring_signals() -> Iterator[None]:
    """Processes started meanwhile ignore Ctrl-C and SIGTERM from their first moment."""
    before = {number: signal.signal(number, signal.SIG_IGN) for number in SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
