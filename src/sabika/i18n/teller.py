"""What can be told of every game: events, refusals and the terms of a scoring."""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable

from sabika.i18n.texts import Texts
from sabika.i18n.words import Words
from sabika.rules.core.errors import Refusal
from sabika.rules.core.events import Event
from sabika.rules.core.scoring import Term

Mentions = dict[str, str | int]
"""What a sentence can mention, by the names the catalogues use."""


class Teller(ABC):
    """Tells a game in the language of its texts."""

    texts: Texts
    words: Words

    @abstractmethod
    def event(self, event: Event) -> str:
        """What happened, in one sentence."""

    def events(self, events: Iterable[Event]) -> list[str]:
        """What happened, sentence by sentence."""
        return [self.event(event) for event in events]

    @abstractmethod
    def refusal(self, refusal: Refusal) -> str:
        """Why an action is refused, with the rule that refuses it."""

    def term(self, term: Term) -> str:
        """Who gets points for what, in one sentence."""
        name = self.words.name(term.side)
        return self.texts.say("term", name=name, points=term.points, reason=self.reason(term))

    @abstractmethod
    def reason(self, term: Term) -> str:
        """For what a term gives its points: `first with 4 towers`."""

    def terms(self, terms: Iterable[Term]) -> list[str]:
        """A scoring, term by term."""
        return [self.term(term) for term in terms]


def message_of(event: type[Event]) -> str:
    """The message that tells events of this type: `event-tile-bought`."""
    return "event" + re.sub(r"([A-Z])", r"-\1", event.__name__).lower()
