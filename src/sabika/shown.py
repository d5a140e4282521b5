"""What the rules count and refuse, as it stands in messages: of tables and of the scorepad."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final, Literal, get_args

import msgspec

from sabika.i18n.sentence import Sentence
from sabika.i18n.sentences import sentences_with
from sabika.rules.core import errors, scoring
from sabika.rules.palace import outline
from sabika.rules.palace.cells import place_of
from sabika.rules.palace.palace import Palace

TERMS: Final = 4096
"""So many terms are remembered as they are shown: those of a scoring come again and again."""


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """What the server sends."""


# Points


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What counts in a term although it is no tile of the kind and no edge of the wall."""

    rule: str
    what: str
    amount: int


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Points of one side for one thing. The terms of a scoring add up to the points gained."""

    side: int
    points: int
    rule: str
    said: Sentence | None
    """What the points are for: `4 towers, first place`. Left out of the hints of Roll & Write, of which it would be the
    greater part."""
    what: str
    """A kind, `wall`, or another thing that gives points."""
    amount: int
    place: int = 0
    """Place in the ranking of the kind, from 1; 0 where nothing is ranked."""
    sharers: int = 1
    """How many sides share the points of their places."""
    parts: tuple[Part, ...] = ()
    together: int = 0
    """How many tiles of the kind all sides have, where the points depend on it."""
    best_price: int = 0
    """The highest price among the side's tiles of the kind, where it broke a tie."""


def shown_terms(found: Iterable[scoring.Term], printed: object) -> tuple[Term, ...]:
    """The terms of a scoring in a game with these printed pieces."""
    return tuple([_term(term, printed) for term in found])


@lru_cache(maxsize=TERMS)
def _term(term: scoring.Term, printed: object) -> Term:
    facts = term._asdict() | {"parts": tuple([Part(*part) for part in term.parts])}
    return Term(**facts, said=sentences_with(printed).reason(term))


def counted_terms(shown: Iterable[Term]) -> tuple[scoring.Term, ...]:
    """The same terms as the rules made them."""
    return tuple([_counted(term) for term in shown])


def _counted(term: Term) -> scoring.Term:
    parts = tuple([scoring.Part(part.rule, part.what, part.amount) for part in term.parts])
    facts = {name: getattr(term, name) for name in scoring.Term._fields}
    return scoring.Term(**facts | {"parts": parts})


# Refusals


class Refusal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why the rules refuse an action."""

    rule: str
    said: Sentence


def shown_refusal(refused: errors.Refusal, printed: object) -> Refusal:
    """Why an action is refused in games with these printed pieces."""
    return Refusal(refused.rule, sentences_with(printed).refusal(refused))


# Lines of a palace

LineName = Literal["wall", "moat", "border"]
Side = Literal["N", "E", "S", "W", "long"]
SIDES: Final[dict[str, Side]] = {side: side for side in get_args(Side)}
Edge = tuple[int, int, Side]
"""A side of the piece in a cell: x, y and the side; the long one of a half piece."""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The longest wall, moat or border of a palace, which gives points."""

    what: LineName
    edges: tuple[Edge, ...]
    """In no order."""


FINDING: Final[dict[LineName, Callable[[Palace], list[outline.Edge]]]] = {
    "wall": outline.edges_of_wall,
    "moat": outline.edges_of_moat,
    "border": outline.edges_of_border,
}
"""How the edges of each line are found."""


def shown_lines(palace: Palace) -> tuple[Line, ...]:
    """The longest wall, moat and border, as far as there are any."""
    lines = [_line(what, find(palace)) for what, find in FINDING.items()]
    return tuple([line for line in lines if line.edges])


def _line(what: LineName, edges: list[outline.Edge]) -> Line:
    return Line(what, tuple([(*place_of(edge.cell), SIDES[edge.side]) for edge in edges]))
