"""What the rules count and refuse, as it stands in messages: of tables and of the scorepad."""

from collections.abc import Callable, Iterable
from typing import Final, Literal, get_args

import msgspec

from sabika.rules.core import errors, scoring
from sabika.rules.palace import outline
from sabika.rules.palace.cells import place_of
from sabika.rules.palace.palace import Palace


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


def shown_terms(found: Iterable[scoring.Term]) -> tuple[Term, ...]:
    """The terms of a scoring."""
    return tuple([_term(term) for term in found])


def _term(term: scoring.Term) -> Term:
    return Term(
        term.side,
        term.points,
        term.rule,
        term.what,
        term.amount,
        term.place,
        term.sharers,
        tuple([Part(part.rule, part.what, part.amount) for part in term.parts]),
        term.together,
        term.best_price,
    )


def counted_terms(shown: Iterable[Term]) -> tuple[scoring.Term, ...]:
    """The same terms as the rules made them."""
    return tuple([_counted(term) for term in shown])


def _counted(term: Term) -> scoring.Term:
    parts = tuple([scoring.Part(part.rule, part.what, part.amount) for part in term.parts])
    return scoring.Term(**msgspec.structs.asdict(term) | {"parts": parts})


# Refusals


class Refusal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why the rules refuse an action: the rule, a reason to translate, and what the sentence mentions."""

    rule: str
    reason: str
    details: dict[str, str | int]


def shown_refusal(refused: errors.Refusal) -> Refusal:
    return Refusal(refused.rule, refused.reason, dict(refused.details))


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
