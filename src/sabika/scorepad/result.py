"""What a pad comes to: points as terms with their rules, tables for screens, and what had to be refused."""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from sabika.rules.core.errors import Refusal
from sabika.rules.core.scoring import Term
from sabika.rules.palace.palace import Palace

Sort = Literal["player", "dirk", "dummy"]
NO_DETAILS: Mapping[str, str | int] = {}


class PadRefusal(NamedTuple):
    """Why something that was written down cannot be: where it stands, the rule, a reason to translate, and what the
    sentence mentions."""

    round: int | None
    side: int | None
    field: str
    """Where in the entry: `kinds.tower`; empty for all of it."""
    reason: str
    rule: str = ""
    details: Mapping[str, str | int] = NO_DETAILS
    because: Refusal | None = None
    """What the rules themselves say about a palace."""


class Side(NamedTuple):
    """Who is ranked."""

    sort: Sort
    name: str = ""
    colour: int | None = None


class Figures(NamedTuple):
    """What a side has at a scoring, counted by hand or from its tiles."""

    kinds: Mapping[str, int]
    """All that counts in the ranking of each kind."""
    tiles: Mapping[str, int]
    """Tiles of each kind, or buildings on a sheet."""
    wall: int = 0
    moat: int = 0
    border: int = 0
    best: Mapping[str, int] = {}
    """The highest price of each kind, where it is known."""
    portals: int = 0
    huts: int = 0
    falcons: Mapping[str, int] = {}
    bonus: int = 0
    sites: int = 0
    rows: Sequence[int] = ()
    columns: Sequence[int] = ()
    coins: int = 0


class ScoredRound(NamedTuple):
    """A scoring of the pad."""

    scoring: int
    complete: bool
    """Whether everything was written down and nothing refused; until then it gives no points."""
    terms: tuple[Term, ...]
    points: list[int]
    """By side."""
    figures: list[Figures | None]
    """By side; none where nothing was written down that can be counted."""
    palaces: Sequence[Palace | None] = ()
    """By side; none where no palace was laid tile by tile."""


class Ranked(NamedTuple):
    """The place of a side. Equal points share it."""

    side: int
    place: int | None
    """None for those who cannot win (A44, R15)."""
    points: int


class ScoredPad(NamedTuple):
    """A pad with its points."""

    sides: list[Side]
    rounds: list[ScoredRound]
    sources: list[str]
    """What gives points in this game, in the order of the rules, as far as it has given any."""
    points: list[int]
    """By side, of all rounds that are complete."""
    course: list[list[int]]
    """The points after none, one, two ... rounds that are complete, by side."""
    ranking: list[Ranked]
    winners: list[int]
    """None until the last scoring is complete."""
    over: bool
    next: int | None
    """The scoring that can be written down next."""
    refusals: list[PadRefusal]
    replayable: bool
    """Whether some palace or sheet was entered tile by tile, so that it can be looked at."""

    def gained(self, side: int, round: int) -> dict[str, int]:
        """The points of a side in a round, by source."""
        found: dict[str, int] = {}
        for term in self.rounds[round].terms:
            if term.side == side:
                found[source_of(term)] = found.get(source_of(term), 0) + term.points
        return found


def source_of(term: Term) -> str:
    """What a term is for; all rows together, and all columns."""
    return term.what.partition("-")[0] if term.rule == "R12" else term.what
