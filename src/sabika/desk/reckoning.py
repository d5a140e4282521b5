"""What takes more than an instant to work out about a game or a pad: who works it out, what is asked, and the answer.
Where that is done is another matter."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from time import process_time
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from sabika.desk.errors import Unavailable
from sabika.library import game_from
from sabika.rules.core.errors import SabikaError
from sabika.rules.core.game import Game, Setup
from sabika.rules.core.view import SPECTATOR

GAMES_KEPT: Final = 8
"""So many games that were looked at last are kept where things are worked out: one moment leads to the next."""

T_co = TypeVar("T_co", covariant=True)


class ReckoningFailed(Unavailable):
    """Whoever worked it out broke down or took too long."""

    code = "reckoning"


class Encoded(Generic[T_co]):
    """A message that is ready to be sent."""

    def __init__(self, body: bytes) -> None:
        self.body: Final = body


class Question(Protocol):
    """What is to be worked out. It may be sent elsewhere, so it holds all that it needs."""

    def answer(self) -> object:
        """A message, or bytes as they are."""


class Reckoned(NamedTuple):
    """The answer, encoded, or why there is none; and the seconds of a processor that it took."""

    found: bytes
    error: Exception | None
    seconds: float


class Reckoning(Protocol):
    """Works things out, one way or another."""

    @property
    def at_a_time(self) -> int:
        """So many questions can be dealt with at once."""

    async def reckon(self, question: Question) -> Reckoned:
        """What `reckoned` gives."""


class ReckoningHere:
    """Things are worked out in between: nothing else is done meanwhile."""

    at_a_time = 1

    async def reckon(self, question: Question) -> Reckoned:
        await asyncio.sleep(0)  # Whoever waits comes first.
        return reckoned(question)


def reckoned(question: Question) -> Reckoned:
    """Where it is worked out: the answer to a question."""
    began, found, problem = process_time(), b"", None
    try:
        said = question.answer()
        found = said if isinstance(said, bytes) else msgspec.json.encode(said)
    except (SabikaError, msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        problem = error.with_traceback(None)
    except Exception as error:
        problem = ReckoningFailed(f"{type(error).__name__}: {error}")
    return Reckoned(found, problem, process_time() - began)


# Games that are looked at again


class Again:
    """A game that is played again, as far as it has come."""

    def __init__(self, setup: Setup) -> None:
        self.game: Final[Game] = game_from(setup)
        self.played: Final[list[str]] = []
        self.by = SPECTATOR
        """Who acted last."""

    def go_on(self, played: Sequence[str]) -> None:
        for text in played:
            self.by = self.game.asked()
            self.game.play(self.game.parse(text))
            self.played.append(text)


_games: "OrderedDict[Setup, Again]" = OrderedDict()


def played_again(setup: Setup, played: Sequence[str]) -> Again:
    """A game after these actions. Nobody may change it: it is gone on with when a later moment is asked for."""
    again = _games.pop(setup, None)
    if again is None or again.played != [*played[: len(again.played)]]:
        again = Again(setup)
    again.go_on(played[len(again.played) :])
    _games[setup] = again
    while len(_games) > GAMES_KEPT:
        _games.popitem(last=False)
    return again
