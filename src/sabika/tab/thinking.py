"""Bots and coach think beside the desk, in a worker of their own, which can be ended without harm to any table.

Both workers run the same build, so questions and answers are pickled."""

import pickle
from collections.abc import Awaitable, Callable
from typing import Final

from sabika.desk.thinking import BotFailed, Question, Thinking, answer

ABSENT: Final = "AbsentError"
"""How the text of the exception begins if there is no other worker."""

Think = Callable[[bytes], Awaitable[bytes]]
"""Brings a question to the other worker, and `answered` back."""


class ThinkingBeside(Thinking):
    """Somebody else thinks; the desk has time for its tables meanwhile."""

    def __init__(self, think: Think) -> None:
        self._think: Final = think

    async def think(self, question: Question) -> object:
        try:
            why, found = pickle.loads(await self._think(pickle.dumps(question)))
        except Exception as error:
            if not str(error).startswith(ABSENT):
                # The other worker was ended.
                raise BotFailed(str(error)) from error
            # What it is made of is no longer to be had: the tables wait meanwhile.
            why, found = answer(question)
        if why:
            raise BotFailed(why)
        return found


def answered(question: bytes) -> bytes:
    """In the other worker: the answer to a question."""
    return pickle.dumps(answer(pickle.loads(question)))
