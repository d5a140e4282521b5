"""What is written down of a table. A table is its offer and its entries; everything else follows from them."""

from typing import Annotated, Literal, cast

import msgspec

from sabika.record.deal import Share

NAME_LENGTH = 40
LONGEST_SEED = 200
MOST_PLAYED = 3_000
"""No sensible game is longer, and so many actions are played again in an instant."""

# Control characters and marks that turn the direction of writing have no place in a name.
_PLAIN = r"[^\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH, pattern=rf"^(?=.*\S){_PLAIN}*\Z")]
Word = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[a-z0-9_-]*\Z")]
Seed = Annotated[
    str, msgspec.Meta(min_length=1, max_length=LONGEST_SEED, pattern=r"^[^\x00-\x1f\x7f-\x9f\ud800-\udfff]*\Z")
]
Ages = Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=5)]], msgspec.Meta(max_length=6)]
Shares = Annotated[dict[str, Share], msgspec.Meta(max_length=6)]
"""Random values of players by seat, of which the seed is made."""
Milliseconds = Annotated[int, msgspec.Meta(ge=0, le=30 * 24 * 3600 * 1000)]


class NoClock(msgspec.Struct, frozen=True, tag="none", forbid_unknown_fields=True):
    """Everybody takes as long as they like."""


class MoveClock(msgspec.Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """So much time for every turn."""

    milliseconds: Annotated[int, msgspec.Meta(ge=5_000, le=30 * 24 * 3600 * 1000)]


class BankClock(msgspec.Struct, frozen=True, tag="bank", forbid_unknown_fields=True):
    """So much time for the whole game, and a little more for every turn."""

    milliseconds: Annotated[int, msgspec.Meta(ge=10_000, le=30 * 24 * 3600 * 1000)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=24 * 3600 * 1000)] = 0


TimeControl = NoClock | MoveClock | BankClock


class BotSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that a bot takes from the beginning."""

    bot: Word


class Offer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a table plays, as whoever opened it chose."""

    game: Word = "alhambra"
    edition: Word | None = None
    modules: Annotated[list[Word], msgspec.Meta(max_length=16)] = []
    options: Annotated[dict[Word, Word], msgspec.Meta(max_length=16)] = {}
    youngest_first: Ages = []
    """Seats by age from the youngest on, which the others are older than (A8); empty if nobody knows."""
    players: Annotated[int, msgspec.Meta(ge=1, le=6)] = 3
    bots: Annotated[dict[str, Word], msgspec.Meta(max_length=6)] = {}
    """Bots by seat; seats are counted from 0."""
    public: bool = False
    """Listed for everybody, or only for those who have the link."""
    clock: TimeControl = NoClock()
    talk: bool | None = None
    """Whether the people at the table can send each other words; if left out, unless it is public."""
    hints: bool = True
    """Whether points and coaching are shown while the game is on, or only what the printed game shows."""
    confirm: bool = True
    """Whether the decision that ends a turn waits until it is confirmed."""
    stand_in_after: Milliseconds | None = 3 * 60 * 1000
    """After so many milliseconds without a player the others can let a bot sit in, or free the seat before the game
    begins; null if they never can."""
    seed: Seed | None = None
    """Drawn if left out."""
    actions: Annotated[list[Annotated[str, msgspec.Meta(max_length=300)]], msgspec.Meta(max_length=MOST_PLAYED)] = []
    """What was played before, where a table goes on from a moment of another game."""


What = Literal[
    "sit",
    "recall",
    "stand",
    "appoint",
    "begin",
    "share",
    "deal",
    "act",
    "hold",
    "confirm",
    "undo",
    "resign",
    "agree",
    "away",
    "back",
    "late",
    "slept",
    "rematch",
    "hook",
    "talk",
    "close",
]
"""The kinds of entries."""


class Numbered(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="what"):
    """What every entry says: which one it is, when it happened, and at which seat."""

    number: int
    """Counted from 1; the version of the table after it."""
    at: int
    """Milliseconds since 1970."""
    seat: int = -1
    """-1 if it is nobody's."""

    @property
    def what(self) -> What:
        """The kind of entry."""
        return cast(What, self.__struct_config__.tag)


class Sit(Numbered, frozen=True, kw_only=True, tag="sit"):
    """Somebody takes a seat."""

    name: str
    holder: str
    promise: str = ""
    """The hash of the random value that its player will give for the deal; empty if none will."""


class Recall(Numbered, frozen=True, kw_only=True, tag="recall"):
    """Somebody sat there in a game that is shown from its record."""

    name: str
    bot: str = ""


class Stand(Numbered, frozen=True, tag="stand"):
    """Somebody gives the seat back before the game begins, or is sent away; so is a bot."""


class Appoint(Numbered, frozen=True, kw_only=True, tag="appoint"):
    """The host lets a bot take a free seat."""

    bot: str


class Begin(Numbered, frozen=True, kw_only=True, tag="begin"):
    """The cards are dealt, as soon as all values that were promised are there."""

    youngest_first: Ages | None = None
    """Seats by age (A8), if the host says other than the offer does."""
    shares: Shares = {}
    """The values that come along."""


class Give(Numbered, frozen=True, kw_only=True, tag="share"):
    """Values that were promised. With the last one the cards are dealt."""

    shares: Shares


class Deal(Numbered, frozen=True, tag="deal"):
    """The cards are dealt without the values that never came."""


class Close(Numbered, frozen=True, tag="close"):
    """The table is given up before the game begins."""


class Act(Numbered, frozen=True, kw_only=True, tag="act"):
    """A decision."""

    action: str


class Hold(Numbered, frozen=True, kw_only=True, tag="hold"):
    """A decision that waits for its confirmation."""

    action: str


class Confirm(Numbered, frozen=True, tag="confirm"):
    """The held decision is carried out."""


class Undo(Numbered, frozen=True, tag="undo"):
    """The held decision, or the last one, is taken back."""


class Resign(Numbered, frozen=True, kw_only=True, tag="resign"):
    """A bot plays the seat from now on."""

    bot: str


class Agree(Numbered, frozen=True, kw_only=True, tag="agree"):
    """Somebody agrees that a bot sits in for another player who is away."""

    about: int
    """The seat of that player."""


class Away(Numbered, frozen=True, kw_only=True, tag="away"):
    """A bot stands in."""

    bot: str
    by: int = -1
    """Who let it, if others did."""


class Back(Numbered, frozen=True, tag="back"):
    """The player is there again."""


class Late(Numbered, frozen=True, kw_only=True, tag="late"):
    """The time was up; a bot decides this time."""

    bot: str


class Slept(Numbered, frozen=True, kw_only=True, tag="slept"):
    """The server did not run for some milliseconds: that does not count."""

    milliseconds: int


class Hook(Numbered, frozen=True, kw_only=True, tag="hook"):
    """Where a seat wants its turns announced; nowhere if that is empty."""

    url: str = ""


class Talk(Numbered, frozen=True, kw_only=True, tag="talk"):
    """The host lets people send each other words, or no more. The words themselves are not written down here."""

    on: bool


class Rematch(Numbered, frozen=True, kw_only=True, tag="rematch"):
    """The same people play again at another table."""

    table: str


Entry = (
    Sit
    | Recall
    | Stand
    | Appoint
    | Begin
    | Give
    | Deal
    | Close
    | Act
    | Hold
    | Confirm
    | Undo
    | Resign
    | Agree
    | Away
    | Back
    | Late
    | Slept
    | Hook
    | Talk
    | Rematch
)
"""One thing that happened at a table."""
