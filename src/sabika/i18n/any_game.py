"""What can be said of every game, as sentences: events, refusals, the terms of a scoring, options, the end."""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

from sabika.i18n.catalogues import is_message
from sabika.i18n.sentence import Mention, Mentions, Sentence, sentence
from sabika.i18n.things import Things
from sabika.rules.core.action import Action
from sabika.rules.core.errors import Refusal
from sabika.rules.core.events import Event
from sabika.rules.core.scoring import Term


class Sentences(ABC):
    """Puts a game into sentences, in no language yet."""

    things: Things

    @abstractmethod
    def event(self, event: Event) -> Sentence:
        """What happened."""

    @abstractmethod
    def refusal(self, refusal: Refusal) -> Sentence:
        """Why an action is refused, with the rule that refuses it."""

    @abstractmethod
    def reason(self, term: Term) -> Sentence:
        """For what a term gives its points: `first with 4 towers`."""

    @abstractmethod
    def option(self, action: Action, game: Any) -> Sentence:
        """What an action would do in a game, as a line in a list of choices."""

    def by_itself(self, action: Action) -> Sentence | None:
        """The same, if it can be told without looking at the game."""
        return None

    def term(self, term: Term) -> Sentence:
        """Who gets points for what."""
        return sentence("term", name=self.things.name(term.side), points=term.points, reason=self.reason(term))

    def ending(self, points: Sequence[int], winners: Sequence[int]) -> Sentence:
        """Who wins, given the points of all sides."""
        names = self.things.names(winners)
        return sentence("end-winner", winners=names, count=len(winners), points=points[winners[0]])

    def gains(self, terms: Iterable[Term], least: int) -> Mentions:
        """`Ana 12, Ben 7`: who got points, if not less than so many, best first."""
        points: dict[int, int] = {}
        for term in terms:
            points[term.side] = points.get(term.side, 0) + term.points
        gains: list[Mention] = [
            sentence("gain", name=self.things.name(side), points=points[side])
            for side in sorted(points, key=lambda side: (-points[side], side))
            if points[side] >= least
        ]
        return {"count": len(gains), "gains": self.things.series(gains)}


def placed(tiles: Sentence, term: Term) -> Sentence:
    """What a side has of a kind, and its place with it; there are words for three."""
    return sentence(f"reason-place-{min(term.place, 3)}{'.shared' if term.sharers > 1 else ''}", tiles=tiles)


def declining(step: str) -> Sentence:
    """Saying no to what a step asks."""
    own = f"action-decline-{step}"
    return sentence(own if is_message(own) else "action-decline")


def message_of(event: type[Event]) -> str:
    """The message that tells events of this type: `event-tile-bought`."""
    return _message(event.__name__)


@cache
def _message(name: str) -> str:
    return "event" + re.sub(r"([A-Z])", r"-\1", name).lower()
