"""What a pad comes to: points as terms with their rules, tables for screens, and what had to be refused.

These are also the messages that the server sends.
"""

from typing import TYPE_CHECKING, Literal

import msgspec

from sabika.i18n.sentence import Sentence
from sabika.rules.core import scoring
from sabika.scorepad.palace.entries import Numbers, PadPlaced
from sabika.scorepad.palace.part import GuestPart
from sabika.scorepad.palace.parts import PARTS, extended
from sabika.scorepad.said import PadRefused, PadStep
from sabika.scorepad.sheet.entries import Lines
from sabika.shown import Line, Said, Term

if TYPE_CHECKING:
    Sort = str
else:
    # What modules add is known when they are asked.
    Sort = Literal[("player", *(part.name for part in PARTS if isinstance(part, GuestPart)), "dummy")]


class PadSide(Said, frozen=True, kw_only=True):
    """Who is ranked."""

    name: str
    """Empty for those who are no players."""
    colour: int | None
    sort: Sort


@extended(lambda part: part.figures, Said, required=True)
class PadFigures(msgspec.Struct, frozen=True, kw_only=True):
    """What a side has at a scoring, counted by hand or from its tiles."""

    kinds: dict[str, int]
    """All that counts in the ranking of each kind."""
    tiles: dict[str, int]
    """Tiles of each kind, or buildings on a sheet."""
    wall: int
    moat: int
    border: int
    best: dict[str, int]
    """The highest price of each kind, where it is known."""
    rows: list[int]
    columns: list[int]
    coins: int
    lines: list[Line]
    """The edges that give points, of a palace laid tile by tile."""
    numbers: Numbers | Lines | None
    """The same as an entry by numbers, of what was entered piece by piece."""


class PadRound(Said, frozen=True, kw_only=True):
    """A scoring of the pad."""

    scoring: int
    complete: bool
    """Whether everything was written down and nothing refused; until then it gives no points."""
    terms: list[Term]
    points: list[int]
    """By side."""
    figures: list[PadFigures | None]
    """By side; null where nothing was written down that can be counted."""


class PadPlace(Said, frozen=True, kw_only=True):
    """The place of a side; equal points share it."""

    side: int
    place: int | None
    """Null for those who cannot win."""
    points: int


class ScoredPad(Said, frozen=True, kw_only=True):
    """A pad with its points."""

    sides: list[PadSide]
    rounds: list[PadRound]
    sources: list[str]
    """What has given points, in the order of the rules."""
    gained: list[list[dict[str, int]]]
    """By side and round: points by source."""
    points: list[int]
    """By side."""
    course: list[list[int]]
    """The points after none, one, two ... complete rounds, by side."""
    ranking: list[PadPlace]
    winners: list[int]
    """Empty until the last scoring is complete."""
    over: bool
    ending: Sentence | None
    """Who won, once that is known."""
    next: int | None
    """The scoring that can be written down next."""
    refusals: list[PadRefused]
    replayable: bool
    """Whether some palace or sheet was entered tile by tile."""


def source_of(term: Term | scoring.Term) -> str:
    """What a term is for; all rows together, and all columns."""
    return term.what.partition("-")[0] if term.rule == "R12" else term.what


# A palace that is being laid


class FittingTile(Said, frozen=True, kw_only=True):
    """A piece that nobody has, and the cells where it can lie."""

    tile: str
    cells: list[tuple[int, int]]
    """Where it is right at once."""
    later: list[tuple[int, int]]
    """Where it suits its neighbours, but others have to come before the palace is right."""


@extended(lambda part: part.fits, Said, required=True)
class PadFits(msgspec.Struct, frozen=True, kw_only=True):
    """What can be done next with a palace that is being laid."""

    placed: list[PadPlaced]
    """The palace, without what is wrong with it."""
    refusal: PadRefused | None
    """What is wrong with it so far."""
    fits: list[FittingTile]
    removable: list[tuple[int, int]]
    """The cells whose piece can be taken away again."""
    left: list[str]
    """Everything that nobody has."""
    figures: PadFigures | None


# Before the game


class KindPrinted(Said, frozen=True, kw_only=True):
    """A kind, and how many tiles, faces or buildings of it are printed."""

    kind: str
    most: int


@extended(lambda part: part.printed, required=True)
class PadGame(msgspec.Struct, frozen=True, kw_only=True):
    """What a table needs to know before it begins, and what can be written down at its scorings."""

    sides: list[Sort]
    others: list[Sentence]
    """What those are called who are no players."""
    scorings: list[int]
    kinds: list[KindPrinted]
    fields: list[str]
    """What is written down for a player besides the kinds."""
    limits: dict[str, int]
    """The most there can be of it, for each player or in all."""
    steps: list[PadStep]
