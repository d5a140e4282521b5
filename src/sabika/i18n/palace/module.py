"""What only a module can put into words: `WORDS` in its `words.py`. All else is told by the names of its facts."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any

from sabika.i18n.sentence import Mention, Mentions, Sentence
from sabika.modules import parts
from sabika.rules.core.action import Action
from sabika.rules.core.events import Event
from sabika.rules.palace.game import PalaceGame

if TYPE_CHECKING:
    from sabika.i18n.palace.things import PalaceThings


@dataclass(frozen=True, kw_only=True)
class ModuleWords:
    """A module without any needs no such file."""

    facts: Mapping[str, "Callable[[PalaceThings, Any], Mention]"] = field(default_factory=dict)
    """How a fact of its events, actions and refusals is called, by its name."""
    events: Mapping[type[Event], "Callable[[PalaceThings, Any], Mentions]"] = field(default_factory=dict)
    """What the sentence of an event mentions besides its facts, or instead of them."""
    actions: Mapping[type[Action], "Callable[[PalaceThings, Any, PalaceGame], Sentence]"] = field(default_factory=dict)
    """The line of an action in a game, where its verb and its facts do not tell it."""
    side: Sentence | None = None
    """Who is ranked after the seats."""


@cache
def modules_words() -> ModuleWords:
    """Those of all modules together."""
    found: list[ModuleWords] = [part.WORDS for part in parts("words").values()]
    return ModuleWords(
        facts={name: call for own in found for name, call in own.facts.items()},
        events={event: mention for own in found for event, mention in own.events.items()},
        actions={action: tell for own in found for action, tell in own.actions.items()},
        side=next((own.side for own in found if own.side), None),
    )
