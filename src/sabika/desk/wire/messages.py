"""What clients and server say to each other, besides the game itself."""

from typing import Annotated, Literal

import msgspec

from sabika import shown
from sabika.bots import Level
from sabika.desk.tables.entries import MOST_PLAYED, Ages, Name, Offer, Shares, What, Word
from sabika.desk.wire.facts import AnyEvent
from sabika.desk.wire.names import Cell
from sabika.desk.wire.view import AnyPieces, AnyView, LineName, Option, Refusal, Scoring
from sabika.i18n.sentence import Mention, Sentence
from sabika.record.deal import Hash

Said = shown.Said

Version = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=5)]
Key = Annotated[str, msgspec.Meta(max_length=64)]
Token = Annotated[str, msgspec.Meta(max_length=400)]
Url = Annotated[str, msgspec.Meta(max_length=500)]
Kind = Literal["bad-input", "refused", "conflict", "gone", "not-allowed", "unknown", "too-much", "failed"]
"""What sort of thing went wrong."""
Says = Literal["act", "not-this-turn", "never"]
"""What somebody means to do out of turn: act this once, nothing in this turn, or nothing until they say so."""
Reaction = Literal["bravo", "thanks", "ouch", "hurry", "hmm", "well-played", "good-luck", "laugh"]


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a client sends. Nothing unknown is accepted."""


class Named(Form, frozen=True, kw_only=True):
    """Who asks, by a name that the others can see."""

    name: Name
    """In one script, or in those that are written together."""


class Coming(Named, frozen=True, kw_only=True):
    """Somebody sits down, perhaps with a say in the deal."""

    promise: Hash | None = None
    """SHA-256 of `sabika share ` and a random value of 32 to 64 hexadecimal digits, in hexadecimal: the value itself is
    given when the game begins."""


class Opening(Coming, frozen=True, kw_only=True):
    """A new table, and who opens it."""

    offer: Offer = msgspec.field(default_factory=Offer)


class Sitting(Coming, frozen=True, kw_only=True):
    """Somebody sits down; on any free seat if none is named."""

    seat: SeatNumber | None = None


class At(Form, frozen=True, kw_only=True):
    """The version of the table that the client has seen."""

    version: Version


class Beginning(At, frozen=True, kw_only=True):
    """The cards are to be dealt."""

    youngest_first: Ages | None = None
    """Seats by age from the youngest on (A8), now that everybody is there; as in the offer if left out."""
    shares: Shares = {}
    """Values that were promised for the deal, by seat. Who plays with others gives theirs when all have promised."""


class Sharing(Form, frozen=True, kw_only=True):
    """Values that were promised for the deal, by seat."""

    shares: Shares


class Deciding(At, frozen=True, kw_only=True):
    """A decision, in the notation of records."""

    action: Notation


class Trying(Form, frozen=True, kw_only=True):
    """An action that may not be possible, in the notation of records."""

    action: Notation


class Hooking(Form, frozen=True, kw_only=True):
    """Where turns are to be announced; empty for nowhere."""

    url: Url = ""


class Talking(Form, frozen=True, kw_only=True):
    """Whether people at the table can send each other words from now on."""

    on: bool


class Intending(Form, frozen=True, kw_only=True):
    """What a player means to do out of turn: wants to be asked this once, nothing in this turn, or nothing until they
    say so; null takes it back."""

    says: Says | None


class Remarking(Form, frozen=True, kw_only=True):
    """Something to be said to the others: a text, or a reaction."""

    text: Annotated[str, msgspec.Meta(max_length=2_000)] = ""
    reaction: Reaction | None = None


class Subscribing(Form, frozen=True, kw_only=True):
    """Where a browser wants its turns announced while the page is closed, as its push service says."""

    endpoint: Url
    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=100)]
    language: Word = ""


class Unsubscribing(Form, frozen=True, kw_only=True):
    """Where turns are no longer to be announced."""

    endpoint: Url


class Appointing(Form, frozen=True, kw_only=True):
    """The bot that is to take a seat."""

    bot: Word


class Again(Form, frozen=True, kw_only=True):
    """Somebody plays again, perhaps with a say in the deal."""

    promise: Hash | None = None


class StandingIn(Form, frozen=True, kw_only=True):
    """For whom a bot is to play: for oneself, or for somebody who is away."""

    seat: SeatNumber | None = None


class Forking(Named, frozen=True, kw_only=True):
    """A new table that goes on after so many actions of a game."""

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
    promise: str
    """The hash of the value that the seat will give for the deal; empty if it has no say."""


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


class Remark(Said, frozen=True, kw_only=True):
    """Something that somebody at the table said: a text, or a reaction. It is no part of the game."""

    number: int
    """Counted from 1, by table."""
    at: int
    """Milliseconds since 1970."""
    seat: int
    name: str
    """Of whoever sat there then."""
    text: str
    """Plain, in one line."""
    reaction: Reaction | None = None


class Remarks(Said, frozen=True, kw_only=True):
    """What was said and is new to the viewer, oldest first: over the live channel, for those who asked for it."""

    remarks: list[Remark]


class Pushed(Said, frozen=True, kw_only=True):
    """How browsers can hear of their turns while the page is closed."""

    key: str
    """With which they subscribe at their push service; empty where this server cannot push."""
    devices: int
    """So many have subscribed for the seat."""


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


class Absence(Said, frozen=True, kw_only=True):
    """A player who is away: no page of theirs is open."""

    since: int
    """Milliseconds since 1970, as all times."""
    replaceable_from: int | None
    """From when on the others can let a bot sit in, or free the seat before the game begins: the host alone, or all who
    are there together; null if they cannot, or a bot plays already."""
    without_host_from: int | None
    """From when on those who are there need not wait for the host to agree."""
    agreed: list[int]
    """The seats that agreed to let a bot sit in."""


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


class Shuffling(Said, frozen=True, kw_only=True):
    """Who has a say in the deal that is to come."""

    promises: list[str]
    """By seat: the hash of a random value; empty without one."""
    silent: list[int]
    """The seats whose values have not come yet."""


class DealNow(Said, frozen=True, kw_only=True):
    """What a deal was made of, as far as that is told by now."""

    server: str
    """The value of the server, or of whoever chose the seed; empty until the game is over."""
    server_hash: str
    """Its hash, published when the table was opened."""
    seed_given: bool
    promises: list[str]
    """By seat: the hashes of the players' values; empty for who gave none."""
    shares: list[str]
    """By seat: the values; empty for who was silent, and until the game begins."""
    seed: str
    """Made of all of them; empty until the game is over."""
    seed_hash: str
    """Its hash; empty until the game begins."""


class Planned(Said, frozen=True, kw_only=True):
    """A purchase that can be paid to the coin."""

    space: str
    tile: str
    cards: list[str]
    said: Mention
    """The cards, within a sentence."""


class OutOfTurn(Said, frozen=True, kw_only=True):
    """Seats that are asked at once, out of turn: all of them, whatever they could do."""

    asked: list[int]
    """Those that have not answered yet, in the order in which their answers take effect."""
    closes_at: int | None
    """Until when they can say that they want to act; null if nobody is asked, or a person is alone with bots and simply
    decides."""


class TableNow(Said, frozen=True, kw_only=True):
    """A table as one viewer may see it."""

    table: str
    version: int
    status: Literal["open", "shuffling", "playing", "over", "closed"]
    """Between open and playing, values that were promised for the deal are waited for."""
    offer: Offer
    """Without the seed, until the game is over."""
    seed_hash: str
    """Of what the server gives for the deal, published before anybody sits down. Where no player has a say, that is the
    seed, which follows when the game is over."""
    seed_given: bool
    """Whether whoever opened the table chose the seed, and so could know the deal."""
    shuffling: Shuffling | None
    """Null from the first card on."""
    chairs: list[Chair]
    host: int | None
    absences: list[Absence | None]
    """By seat: who is away. It changes without a new version; the table is then told again."""
    said_at: int
    """The server's time when this was said."""
    thinks_since: int | None
    """Since when the seat that is asked, a person's or a bot's, has its decision before it; null if none is asked."""
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
    out_of_turn: OutOfTurn | None
    """Null where nobody ever acts out of turn."""
    says: Says | None
    """What the viewer means to do out of turn. The others are not told."""
    could: list[Option]
    """What the viewer could do out of turn, until that is over."""
    held: Option | None
    """The viewer's decision that waits for its confirmation."""
    talking: bool
    """Whether the people at the table can send each other words, and the others read them."""
    can_undo: bool
    hint: Scoring | None
    """What the next scoring would give now; null at a purist table."""
    plan: list[Planned] | None
    """For the seat that can buy: the longest chain of purchases that are all paid to the coin, each of which gives
    another action; null at a purist table, and for everybody else."""
    pieces: AnyPieces | None
    """Once, with the first message of a game."""


class Difference(Said, frozen=True, kw_only=True):
    """What has changed since the message before it on the same connection. Besides these parts it has those of
    `TableNow` that are not as they were. Of the view, too, only those come, and of its players what has changed, as an
    object by seat; a list of players stands for all of them."""

    base: int
    """The version of that message."""
    version: int
    said_at: int
    happened: list[Happened]
    pieces: AnyPieces | None


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


class Cost(Said, frozen=True, kw_only=True):
    """What a decision lost, by a brief look of the coach."""

    actions: int
    """So many had been played before it, for the replay and the coach."""
    turn: int
    points_lost: float
    """By how much the margin of what was chosen is less than that of the best option."""


class Costs(Said, frozen=True, kw_only=True):
    """Some of a seat's decisions in which it had a choice."""

    seat: int
    done: int
    """So many were looked at, those before included: the rest is to be asked for after them."""
    of: int
    costs: list[Cost]


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
    rung: int
    """Where it stands on the ladder from easy to hard, counted from 1; 0 for one that is not on it."""
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
    """The ladder from easy to hard, then all others."""


class WrongInRecord(Said, frozen=True, kw_only=True):
    """Something in a record that is not as it should be."""

    field: str
    """Where in the record."""
    said: Sentence


class Checked(Said, frozen=True, kw_only=True):
    """What the check of a record found."""

    ok: bool
    problems: list[WrongInRecord]
    points: list[int]


class Problem(Said, frozen=True, kw_only=True):
    """What went wrong, as a code that is translated at the edge."""

    kind: Kind
    code: str
    rule: str = ""
    said: Sentence | None = None
    """Why the rules refuse it, or what is wrong with a record."""
    details: dict[str, str | int] = msgspec.field(default_factory=dict)
    version: int | None = None
    """The newest version of the table, with a conflict."""
    now: TableNow | None = None
    """The table at that version, for the seat that asked."""
    made: bool = False
    """Whether the seat had decided just that at the version that was meant, as when its answer was lost."""


class Answer(Said, frozen=True, kw_only=True):
    """What is sent instead when something went wrong."""

    error: Problem


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message of a live connection: who it is, and what it has seen already."""

    token: Token = ""
    key: Key = ""
    since: Version = 0
    remarks: Version | None = None
    """The last remark that it has heard; remarks are not told if it is left out."""
    also: Annotated[list[Token], msgspec.Meta(max_length=5)] = []
    """The tokens of further seats at the same device: their players are there too."""
    differences: bool = False
    """Whether it wants no more than what has changed after the first message."""


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="ask"):
    """A request over a live connection, by the seat that said hello: what would be posted below the table's address."""

    id: Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
    """Comes back with the answer."""
    what: Word
    """The end of the address: `actions`, `confirm`, `undo`."""
    data: msgspec.Raw = msgspec.field(default_factory=msgspec.Raw)
    """The message; left out where there is none."""


class Reply(msgspec.Struct, frozen=True, tag_field="type", tag="answer"):
    """The answer to a request over a live connection, as it would be to the one over HTTP."""

    id: int | None
    """That of the request; null if it could not be read."""
    status: int
    body: msgspec.Raw
