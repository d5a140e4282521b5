"""What clients and server say to each other, besides the game itself."""

from typing import Annotated, Literal

import msgspec

from sabika import shown
from sabika.bots import Level
from sabika.desk.tables.entries import MOST_PLAYED, Ages, Name, Offer, What, Word
from sabika.desk.wire.facts import AnyEvent
from sabika.desk.wire.names import Cell
from sabika.desk.wire.view import AnyPieces, AnyView, LineName, Option, Refusal, Scoring
from sabika.i18n.sentence import Mention, Sentence

Said = shown.Said

Version = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
Key = Annotated[str, msgspec.Meta(max_length=64)]
Url = Annotated[str, msgspec.Meta(max_length=500)]
Kind = Literal["bad-input", "refused", "conflict", "gone", "not-allowed", "unknown", "too-much", "failed"]
"""What sort of thing went wrong."""


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a client sends. Nothing unknown is accepted."""


class Opening(Form, frozen=True, kw_only=True):
    """A new table, and who opens it."""

    offer: Offer = msgspec.field(default_factory=Offer)
    name: Name


class Sitting(Form, frozen=True, kw_only=True):
    """Somebody sits down; on any free seat if none is named."""

    name: Name
    seat: SeatNumber | None = None


class At(Form, frozen=True, kw_only=True):
    """The version of the table that the client has seen."""

    version: Version


class Beginning(At, frozen=True, kw_only=True):
    """The cards are to be dealt."""

    youngest_first: Ages | None = None
    """Seats by age from the youngest on (A8), now that everybody is there; as in the offer if left out."""


class Deciding(At, frozen=True, kw_only=True):
    """A decision, in the notation of records."""

    action: Notation


class Trying(Form, frozen=True, kw_only=True):
    """An action that may not be possible, in the notation of records."""

    action: Notation


class Hooking(Form, frozen=True, kw_only=True):
    """Where turns are to be announced; empty for nowhere."""

    url: Url = ""


class StandingIn(Form, frozen=True, kw_only=True):
    """For whom a bot is to play: for oneself, or for somebody who keeps everybody waiting."""

    seat: SeatNumber | None = None


class Forking(Form, frozen=True, kw_only=True):
    """A new table that goes on after so many actions of a game."""

    name: Name
    actions: Annotated[int, msgspec.Meta(ge=0, le=MOST_PLAYED)]
    seat: SeatNumber | None = None
    bots: Annotated[dict[str, Word], msgspec.Meta(max_length=6)] | None = None
    """Bots by seat; as at the first table if left out."""


class Seated(Said, frozen=True, kw_only=True):
    """The seat that somebody got, and the token that opens it."""

    table: str
    key: str
    seat: int
    token: str
    version: int
    link: str
    """Lets in who has it."""


class Kept(Said, frozen=True, kw_only=True):
    """The table that a record became: over if the game is, else open to who wants to play on."""

    table: str
    key: str
    version: int
    status: Literal["open", "over"]
    link: str


class Whereabouts(Said, frozen=True, kw_only=True):
    """Where a table is, for those who may come or look on."""

    table: str
    key: str
    link: str


class Now(Said, frozen=True, kw_only=True):
    """The version of the table after a change that is kept."""

    version: int


class Chair(Said, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    name: str
    taken: bool
    bot: str
    """The bot that plays it for good; empty for a person."""
    stand_in: str
    """The bot that plays it until the player is back, or once because the time was up."""
    recorded: bool
    """Whether this is only said by a record that somebody uploaded."""
    milliseconds: int | None
    """What was left on its clock when it last stood still; null without a clock."""


class Happened(Said, frozen=True, kw_only=True):
    """An entry, with what it caused in the game."""

    number: int
    at: int
    what: What
    seat: int | None
    actions: int | None
    """So many actions had been played afterwards, for the replay; null if it did not change the game."""
    events: list[AnyEvent]
    table: str = ""


class Planned(Said, frozen=True, kw_only=True):
    """A purchase that can be paid to the coin."""

    space: str
    tile: str
    cards: list[str]
    said: Mention
    """The cards, within a sentence."""


class TableNow(Said, frozen=True, kw_only=True):
    """A table as one viewer may see it."""

    table: str
    version: int
    status: Literal["open", "playing", "over", "closed"]
    offer: Offer
    """Without the seed, until the game is over."""
    seed_hash: str
    """Published before the game begins; the seed follows when it is over."""
    seed_given: bool
    """Whether whoever opened the table chose the seed, and so could know the deal."""
    chairs: list[Chair]
    host: int | None
    seat: int | None
    """The viewer's own; null for a spectator."""
    running: int | None
    """The seat whose clock runs, and since when."""
    since: int
    rematch: str
    actions: int
    """So many have been played, for the replay; before the game begins, so many with which it will go on."""
    happened: list[Happened]
    """What is new to the viewer, oldest first."""
    view: AnyView | None
    """Null until the game begins. With a held decision of the viewer, as it will look."""
    matter_of_form: bool
    """Whether seats are asked also where they have nothing to choose. The desk answers for these, without options."""
    options: list[Option]
    held: Option | None
    """The viewer's decision that waits for its confirmation."""
    can_undo: bool
    hint: Scoring | None
    """What the next scoring would give now; null at a purist table."""
    plan: list[Planned] | None
    """For the seat that can buy: the longest chain of purchases that are all paid to the coin, each of which gives
    another action; null at a purist table, and for everybody else."""
    pieces: AnyPieces | None
    """Once, with the first message of a game."""


class Candidate(Said, frozen=True, kw_only=True):
    """A cell where a tile could go."""

    cell: Cell
    swap: bool
    """Whether it would take the place of the tile there."""
    legs: str | None
    """How a half piece is turned: the sides of its legs."""
    refusal: Refusal | None
    """Why it cannot go there; null if it can."""
    change: list[int] | None
    """By side: how many points more it would have if the next scoring came now; null if it is refused, and at a purist
    table."""
    lengths: dict[LineName, int] | None
    """Of the longest wall, moat and border of the palace with it; null like the change."""


class Considered(Said, frozen=True, kw_only=True):
    """Where a tile could go in a palace, whoever has it now."""

    version: int
    seat: int
    tile: str
    cells: list[Candidate]
    """The empty cells beside the palace, and the tiles for which it could be swapped if that is an action now; none
    if the tile is part of the palace."""


class Why(Said, frozen=True, kw_only=True):
    """Why an action is not possible now; null if it is."""

    refusal: Refusal | None


class CoachReason(Said, frozen=True, kw_only=True):
    """What speaks for an option, or against it."""

    what: Literal["another-action", "placed", "scoring", "exact-change"]
    """Another action by exact payment; points at the next scoring once the tile is built, or at once; tiles that could
    be paid to the coin afterwards."""
    points: int
    tiles: list[str]
    said: Mention
    """The tiles, within a sentence."""


class CoachedOption(Said, frozen=True, kw_only=True):
    """An option, and what the coach expects of it."""

    option: Option
    points: float
    """The seat's points at the end."""
    margin: float
    """By how many points the seat ends ahead of the best other side."""
    chance: float | None
    """To win, from 0 to 1; null for a player alone."""
    playouts: int
    """So many times it was tried out: the more, the surer."""
    reasons: list[CoachReason]


class Coached(Said, frozen=True, kw_only=True):
    """What the coach thinks of a decision, from what its seat knows."""

    actions: int
    """So many had been played before it."""
    seat: int
    options: list[CoachedOption]
    """The best few, the best first."""
    played: CoachedOption | None
    """What was chosen; null while the game is on."""
    mark: Literal["good", "inaccuracy", "mistake"]
    """What that is called."""
    points_lost: float
    """By how much the margin of what was chosen is less than that of the best option."""
    chance_lost: float
    """The same for the chance to win."""


class Chances(Said, frozen=True, kw_only=True):
    """What the chances were at the end of a turn."""

    actions: int
    """So many had been played, as in the course of the statistics."""
    chances: list[float]
    """To win, by seat."""


class Moment(Said, frozen=True, kw_only=True):
    """A game after some of its actions. When it is over nothing is hidden any more; until then it is what the viewer
    saw."""

    table: str
    actions: int
    of: int
    """How many actions the game had."""
    seat: int | None
    """Who took the action that led here; null at the beginning."""
    action: str
    """Empty at the beginning, and while the game is on if somebody else took it."""
    events: list[AnyEvent]
    views: list[AnyView]
    """As the seat that was asked for saw it; if none was, as all of them did, by seat. While the game is on, as the
    viewer did."""
    pieces: AnyPieces


class Move(Said, frozen=True, kw_only=True):
    """What an action of a finished game caused; first of all, what happened during set-up."""

    actions: int
    """So many had been played then, for the replay."""
    seat: int | None
    """Who took it; null for the set-up."""
    turn: int
    """In which it was taken."""
    events: list[AnyEvent]


class Turn(Said, frozen=True, kw_only=True):
    """How the sides stood at the end of a turn."""

    turn: int
    seat: int
    """Whose turn it was."""
    actions: int
    """So many had been played, for the replay."""
    points: list[int]
    """By side."""
    promised: list[int]
    """By side: what the next scoring would have given then."""
    tiles: list[int]
    """By seat: buildings in the palace or on the sheet."""
    cards: list[int]
    """By seat: cards in the hand; zeros where there are none."""
    lines: list[dict[LineName, int]]
    """By seat: the lengths of the longest wall, moat and border."""


class Statistics(Said, frozen=True, kw_only=True):
    """A finished game in figures."""

    turns: int
    decisions: int
    points: list[int]
    """By side: the seats, then whoever else is ranked."""
    winners: list[int]
    gained: list[list[dict[str, int]]]
    """Points by side, scoring and source."""
    purchases: list[int]
    """By seat, as are the exact ones among them; zeros where nothing is bought."""
    exact: list[int]
    milliseconds: list[int]
    """For how long each seat was waited for; zeros for a game that was uploaded."""
    course: list[Turn]
    """Turn by turn."""


class Healthy(Said, frozen=True, kw_only=True):
    """The server runs, and its store does."""

    version: str


class Sitter(Said, frozen=True, kw_only=True):
    """Who sits on a seat: nobody if it has neither a name nor a bot."""

    name: str
    bot: str


class Listed(Said, frozen=True, kw_only=True):
    """A public table: one that waits for players, or one where everybody may look on."""

    table: str
    key: str
    status: Literal["open", "playing"]
    offer: Offer
    opened_at: int
    sitters: list[Sitter]
    """By seat."""


class BotOffered(Said, frozen=True, kw_only=True):
    """A bot that plays a game."""

    name: str
    level: Level
    """How hard it is to beat."""
    blurb: dict[str, str]
    """How it plays, in one sentence, by language."""


class GameOffered(Said, frozen=True, kw_only=True):
    """A game and what a table can choose."""

    name: str
    fewest: int
    most: int
    editions: list[str]
    """The usual one first."""
    modules: list[str]
    """Any of them go together."""
    options: dict[str, list[str]]
    """By name, the usual choice first."""
    options_alone: bool
    """Whether only a player alone has these options."""
    unscored: list[str]
    """Options on which no points depend: the scorepad does not ask for them."""
    bots: list[BotOffered]


class Checked(Said, frozen=True, kw_only=True):
    """What the check of a record found."""

    ok: bool
    problems: list[str]
    """Where in the record something is wrong."""
    points: list[int]


class Problem(Said, frozen=True, kw_only=True):
    """What went wrong, as a code that is translated at the edge."""

    kind: Kind
    code: str
    rule: str = ""
    said: Sentence | None = None
    """Why the rules refuse it."""
    details: dict[str, str | int] = msgspec.field(default_factory=dict)
    version: int | None = None
    """The newest version of the table, with a conflict."""
    now: TableNow | None = None
    """The table at that version, for the seat that asked."""


class Answer(Said, frozen=True, kw_only=True):
    """What is sent instead when something went wrong."""

    error: Problem


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message of a live connection: who it is, and what it has seen already."""

    token: Annotated[str, msgspec.Meta(max_length=400)] = ""
    key: Key = ""
    since: Version = 0
