"""What the scorepad and the server say to each other. The pad itself is what is also saved as a file."""

from typing import Annotated, Literal

import msgspec

from sabika.desk.wire.messages import Form, Said
from sabika.desk.wire.names import Cell
from sabika.desk.wire.view import AnyPieces, Line, Refusal, Term
from sabika.languages import Language
from sabika.scorepad.pad import Pad, PadPlaced, Word

Index = Annotated[int, msgspec.Meta(ge=0, le=99)]


class PadForm(Form, frozen=True, kw_only=True):
    """A pad as it stands."""

    pad: Pad


class FitsForm(PadForm, frozen=True, kw_only=True):
    """A palace that is being laid."""

    round: Index
    side: Index
    tiles: Annotated[list[Word], msgspec.Meta(max_length=300)] = msgspec.field(default_factory=list)
    """Where do these fit? Without any: everything that nobody has."""


class PadTextForm(PadForm, frozen=True, kw_only=True):
    """A pad that is to be written in a language."""

    language: Language = "en"


# What comes back


class PadSide(Said, frozen=True, kw_only=True):
    """Who is ranked."""

    name: str
    """Empty for Dirk and for dummies."""
    colour: int | None
    sort: Literal["player", "dirk", "dummy"]


class PadFigures(Said, frozen=True, kw_only=True):
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
    portals: int
    huts: int
    falcons: dict[str, int]
    bonus: int
    sites: int
    rows: list[int]
    columns: list[int]
    coins: int
    lines: list[Line]
    """The edges that give points, of a palace laid tile by tile."""


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


class PadRefused(Said, frozen=True, kw_only=True):
    """Why something that was written down cannot be."""

    round: int | None
    side: int | None
    field: str
    """Where in the entry: `kinds.tower`; empty for all of it."""
    reason: str
    rule: str
    details: dict[str, str | int]
    because: Refusal | None
    """What the rules themselves say about a palace."""


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
    next: int | None
    """The scoring that can be written down next."""
    refusals: list[PadRefused]
    replayable: bool
    """Whether some palace or sheet was entered tile by tile."""


class FittingTile(Said, frozen=True, kw_only=True):
    """A piece that nobody has, and the cells where it can be built."""

    tile: str
    cells: list[Cell]


class FittingFalcon(Said, frozen=True, kw_only=True):
    """A falcon that nobody has, and the north-west cells of the points where it can go."""

    falcon: str
    cells: list[Cell]


class PadFits(Said, frozen=True, kw_only=True):
    """What can be done next with a palace that is being laid."""

    placed: list[PadPlaced]
    """The palace in an order in which it can be built, as far as it can."""
    refusal: PadRefused | None
    """What is wrong with it so far."""
    fits: list[FittingTile]
    falcons: list[FittingFalcon]
    removable: list[Cell]
    """The cells whose piece can be taken away again."""
    left: list[str]
    """Everything that nobody has."""
    bonus: list[str]
    """The cards that this palace can show and nobody else does."""
    figures: PadFigures | None


class KindPrinted(Said, frozen=True, kw_only=True):
    """A kind, and how many tiles, faces or buildings of it are printed."""

    kind: str
    most: int


class PadStep(Said, frozen=True, kw_only=True):
    """Something to do before the game, or later."""

    code: str
    rule: str
    args: dict[str, int]
    when: Literal["start", "scoring-1", "scoring-2", "pile"]


class PadSetup(Said, frozen=True, kw_only=True):
    """What a table needs to know before it begins, and what can be written down at its scorings."""

    sides: list[Literal["player", "dirk", "dummy"]]
    scorings: list[int]
    kinds: list[KindPrinted]
    fields: list[str]
    """What is written down for a player besides the kinds."""
    limits: dict[str, int]
    """The most there can be of it: huts, bonus cards and coins for each player, the rest in all."""
    bonus: list[str]
    """The tiles that have a bonus card."""
    steps: list[PadStep]
    pieces: AnyPieces
