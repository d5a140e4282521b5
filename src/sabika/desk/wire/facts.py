"""The facts of events and actions on the wire: what each one means, and how it is written.

A fact goes by its name, so events and actions of modules are shown without naming the module here. What has a name
without a meaning cannot leave the server: that is an error as soon as the server starts.
"""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Union

import msgspec

import sabika.library  # noqa: F401, all games and their modules are loaded with it
from sabika.desk.wire import view as wire
from sabika.desk.wire.modules import Meaning, Show, facts_of_modules
from sabika.desk.wire.names import Cell, Currency, Face, cards, currency, currency_if_any, face
from sabika.i18n.sentence import Sentence
from sabika.rules.core.action import Action
from sabika.rules.core.events import Event
from sabika.rules.palace.halves import LEGS
from sabika.rules.palace.money import card_name
from sabika.rules.palace.paying import Pay, PayMixed
from sabika.rules.palace.yard import write_space
from sabika.shown import shown_terms


def _as_it_is(value: Any, names: Any) -> object:
    return value


SIDE: Final = Meaning(int, _as_it_is)
NUMBER: Final = Meaning(int, _as_it_is)
TEXT: Final = Meaning(str, _as_it_is)
DICE: Final = Meaning(tuple[int, ...], _as_it_is)
TILE: Final = Meaning(str, lambda tile, names: names.tile(tile))
CELL: Final = Meaning(Cell, lambda cell, names: names.cell(cell))
CARD: Final = Meaning(str, lambda card, names: card_name(card))
KIND: Final = Meaning(str, lambda kind, names: names.kinds[kind])

MEANINGS: Final[Mapping[str, Meaning]] = {
    # Who
    "receiver": SIDE,
    "seat": SIDE,
    "side": SIDE,
    "winners": Meaning(tuple[int, ...], _as_it_is),
    # What, and where
    "cell": CELL,
    "face": Meaning(Face, lambda number, names: face(number)),
    "kind": KIND,
    "old": TILE,
    "space": Meaning(str, lambda space, names: write_space(space)),
    "tile": TILE,
    "tiles": Meaning(tuple[str, ...], lambda tiles, names: names.tiles(tiles)),
    # Money
    "amount": NUMBER,
    "card": CARD,
    "cards": Meaning(tuple[str, ...], lambda numbers, names: cards(numbers)),
    "coins": NUMBER,
    "currency": Meaning(Currency, lambda number, names: currency(number)),
    "paid": NUMBER,
    "price": NUMBER,
    "surcharge": NUMBER,
    # Dice
    "after": NUMBER,
    "before": NUMBER,
    "blue": NUMBER,
    "colour": TEXT,
    "pairings": NUMBER,
    "yellow": NUMBER,
    # How many, and the how-many-eth
    "count": NUMBER,
    "left": NUMBER,
    "number": NUMBER,
    "scoring": NUMBER,
    "terms": Meaning(tuple[wire.Term, ...], lambda found, names: shown_terms(found, names.printed)),
    "turn": NUMBER,
    **facts_of_modules(),
}
"""By the name of the fact."""
OTHERWISE: Final[Mapping[tuple[str, str], Meaning]] = {
    ("PileReshuffled", "cards"): NUMBER,
    ("DiceRolled", "blue"): DICE,
    ("DiceRolled", "yellow"): DICE,
}
"""Facts that mean something else than their name does in other events."""


# Events: a structure for each class, made from its facts


class Shown(NamedTuple):
    """How events of a class are shown."""

    make: type[msgspec.Struct]
    facts: tuple[tuple[str, Show], ...]


def code_of(event: type[Event]) -> str:
    """What tells events of a class apart, as in the catalogues of texts: `tile-bought`."""
    return re.sub(r"(?<=.)([A-Z])", r"-\1", event.__name__).lower()


def shown_as(event: type[Event]) -> Shown:
    """The structure for events of a class, named after it."""
    facts = [(name, OTHERWISE.get((event.__name__, name)) or MEANINGS[name]) for name in event.__match_args__]
    make = msgspec.defstruct(
        event.__name__,
        [("said", Sentence), *((name, meaning.type) for name, meaning in facts)],
        module=__name__,
        frozen=True,
        forbid_unknown_fields=True,
        tag_field="what",
        tag=code_of(event),
    )
    return Shown(make, tuple([(name, meaning.show) for name, meaning in facts]))


def events_of_the_rules() -> list[type[Event]]:
    """All classes of events that the games and their modules know, by name."""
    found = [
        event for event in Event.__subclasses__() if event.__module__.startswith(("sabika.rules.", "sabika.modules."))
    ]
    return sorted(found, key=lambda event: event.__name__)


EVENTS: Final = {event: shown_as(event) for event in events_of_the_rules()}

if TYPE_CHECKING:
    AnyEvent = msgspec.Struct
else:
    AnyEvent = Union[tuple(shown.make for shown in EVENTS.values())]  # noqa: UP007
"""Something that happened, told apart by `what`."""


def show_event(event: Event, names: Any, said: Sentence) -> AnyEvent:
    """What happened, on the wire."""
    shown = EVENTS[type(event)]
    return shown.make(said, *[show(getattr(event, name), names) for name, show in shown.facts])


# Actions: one structure for all

OPTION_FACTS: Final[Mapping[str, tuple[str, Show]]] = {
    "blue": ("blue", _as_it_is),
    "card": ("cards", lambda card, names: (card_name(card),)),
    "cards": ("cards", MEANINGS["cards"].show),
    "cell": ("cell", CELL.show),
    "colour": ("colour", _as_it_is),
    "currency": ("currency", lambda number, names: currency_if_any(number)),
    "direction": ("direction", _as_it_is),
    "kind": ("kind", KIND.show),
    "point": ("cell", CELL.show),
    "space": ("space", MEANINGS["space"].show),
    "thing": ("cards", lambda thing, names: (card_name(thing),)),
    "tile": ("tile", TILE.show),
    "turn": ("legs", lambda turn, names: list(LEGS)[turn]),
    "value": ("value", _as_it_is),
    "way": ("way", lambda way, names: way or None),
    "yellow": ("yellow", _as_it_is),
    **{name: (name, meaning.show) for name, meaning in facts_of_modules().items()},
}
"""By the name of what an action consists of: what it is called in an option, and how it is written."""


def facts_of_action(action: Action, names: Any) -> dict[str, object]:
    """What an action consists of, by its names in an option. What has no such name stands in the notation alone."""
    if isinstance(action, Pay | PayMixed):
        return {"cards": cards(action.cards if isinstance(action, Pay) else action.things), "total": action.total}
    facts: dict[str, object] = {}
    for name in action.__match_args__:
        if name in OPTION_FACTS:
            field, show = OPTION_FACTS[name]
            facts[field] = show(getattr(action, name), names)
    return facts
