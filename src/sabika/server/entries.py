"""What is written down of a table. A table is its offer and its entries; everything else follows from them."""

from typing import Annotated, Literal

import msgspec

NAME_LENGTH = 40
MOST_PLAYED = 3_000
"""No sensible game is longer, and so many actions are played again in an instant."""

# Control characters and marks that turn the direction of writing have no place in a name.
_PLAIN = r"[^\x00-\x1f\x7f-\x9f\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]"
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME_LENGTH, pattern=rf"^(?=.*\S){_PLAIN}*\Z")]
Word = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[a-z0-9_-]*\Z")]
Seed = Annotated[str, msgspec.Meta(min_length=1, max_length=200, pattern=r"^[^\x00-\x1f\x7f-\x9f\ud800-\udfff]*\Z")]
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
    youngest_first: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=5)]], msgspec.Meta(max_length=6)] = []
    """The seats by age (A8); empty if nobody knows."""
    players: Annotated[int, msgspec.Meta(ge=1, le=6)] = 3
    bots: Annotated[dict[str, Word], msgspec.Meta(max_length=6)] = {}
    """Bots by seat; seats are counted from 0."""
    public: bool = False
    """Listed for everybody, or only for those who have the link."""
    clock: TimeControl = NoClock()
    hints: bool = True
    """Whether points and coaching are shown while the game is on, or only what the printed game shows."""
    confirm: bool = True
    """Whether the decision that ends a turn waits until it is confirmed."""
    seed: Seed | None = None
    """Drawn if left out."""
    actions: Annotated[list[Annotated[str, msgspec.Meta(max_length=300)]], msgspec.Meta(max_length=MOST_PLAYED)] = []
    """What was played before, where a table goes on from a moment of another game."""


What = Literal[
    "sit",  # somebody takes a seat: name, holder
    "recall",  # somebody sat there in a game that is shown from its record: name, bot
    "stand",  # somebody gives the seat back before the game begins, or is sent away
    "begin",  # the cards are dealt
    "act",  # a decision: action
    "hold",  # a decision that waits for its confirmation: action
    "confirm",  # the held decision is carried out
    "undo",  # the held decision, or the last one, is taken back
    "resign",  # a bot plays the seat from now on: bot
    "away",  # a bot stands in: bot
    "back",  # the player is there again
    "late",  # the time was up; a bot decides this time: bot
    "slept",  # the server did not run for some milliseconds: that does not count
    "rematch",  # the same people play again at another table: table
    "hook",  # where a seat wants its turns announced: url
    "close",  # the table is given up before the game begins
]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One thing that happened at a table."""

    number: int
    """Counted from 1; the version of the table after it."""
    at: int
    """Milliseconds since 1970."""
    what: What
    seat: int = -1
    name: str = ""
    holder: str = ""
    action: str = ""
    bot: str = ""
    table: str = ""
    url: str = ""
    milliseconds: int = 0
