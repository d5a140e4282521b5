"""One process in which bots think; one that is lost is replaced."""

from collections.abc import Sequence
from functools import partial
from importlib import import_module
from time import perf_counter
from typing import Final, NamedTuple

from sabika.desk.thinking import BotFailed, Question, answer
from sabika.server.elsewhere import Elsewhere, Ended, TooLong, Unanswered


class TooSlow(BotFailed):
    """It was not waited for."""


class Thought(NamedTuple):
    """What went wrong, or the answer, and the seconds that it took."""

    why: str
    answer: object
    seconds: float


class Thinker:
    """A process that knows the bots, also those of these modules."""

    def __init__(self, seconds: float, modules: Sequence[str]) -> None:
        prepare = partial(know, tuple(modules))
        self._process: Final = Elsewhere[Question, Thought]("sabika bot", seconds, prepare, think)

    def answer(self, question: Question) -> Thought:
        """Waits for the answer, in a thread. If the process ends in the midst of it a fresh one is asked, once."""
        try:
            try:
                thought = self._process.ask(question)
            except Ended:
                thought = self._process.ask(question)
        except TooLong as error:
            raise TooSlow(str(error)) from None
        except Unanswered as error:
            raise BotFailed(str(error)) from None
        if thought.why:
            raise BotFailed(thought.why)
        return thought

    def end(self) -> None:
        """For good."""
        self._process.end()


# In the process


def know(modules: Sequence[str]) -> None:
    for module in modules:
        import_module(module)


def think(question: Question) -> Thought:
    begun = perf_counter()
    why, found = answer(question)
    return Thought(why, found, perf_counter() - begun)
