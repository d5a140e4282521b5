"""A plan being carried out by a crew.

Every game depends on its number alone, so the results are the same whoever shares the work. An interrupt lets the games
in progress end; what is finished is kept.
"""

import signal
from collections.abc import Callable, Collection, Iterator
from contextlib import closing, contextmanager
from types import FrameType
from typing import Final

from sabika.arena.crews import SIGNALS, Crew, crew_of
from sabika.arena.match import MatchResult
from sabika.arena.plan import Plan


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

    def run(
        self, crew: Crew | int = 1, finished: Callable[[int, MatchResult], None] = lambda number, result: None
    ) -> None:
        """Play all games, with a crew or on so many processes. Each finished game is told at once, with its number."""
        crew = crew_of(crew) if isinstance(crew, int) else crew

        def interrupt() -> None:
            self.interrupted = True
            crew.stop()

        with on_signal(interrupt), closing(crew.play(self.plan, self.numbers)) as games:
            for number, result in games:
                self._results[number] = result
                finished(number, result)


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
