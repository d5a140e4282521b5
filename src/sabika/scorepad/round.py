"""One round of a pad while it is looked at, after those before it."""

from typing import TYPE_CHECKING, Final

from sabika.rules.core.scoring import Term
from sabika.scorepad.entry import Entry
from sabika.scorepad.pad import Round
from sabika.scorepad.result import PadFigures, PadRound
from sabika.scorepad.said import PadRefused
from sabika.shown import shown_terms

if TYPE_CHECKING:
    from sabika.scorepad.board import Board


class LookedAt:
    """A round with what has to be refused in it. Each kind of board has a class of its own."""

    def __init__(self, board: "Board", index: int, round: Round) -> None:
        self.printed: Final = board.printed
        self.index: Final = index
        self.scoring: Final = round.scoring
        self.entries: Final[list[Entry | None]] = [*round.entries, *[None] * (board.sides - len(round.entries))]
        self.refusals: Final[list[PadRefused]] = []
        self.wrong: Final[set[int]] = set()
        """The sides whose entry is of no use."""

    def counts(self, side: int) -> bool:
        """Whether there is an entry that is of use."""
        return self.entries[side] is not None and side not in self.wrong

    @property
    def complete(self) -> bool:
        """Whether everything was written down and nothing refused."""
        return None not in self.entries and not self.refusals

    def terms(self) -> list[Term]:
        """What a complete round gives."""
        raise NotImplementedError

    def figures(self, side: int) -> PadFigures | None:
        """What a side has, if it can be counted."""
        raise NotImplementedError

    def refused(self, side: int | None, field: str, reason: str, rule: str, **details: str | int) -> PadRefused:
        return PadRefused(self.index, side, field, reason, rule, details, None)

    def refuse(self, side: int | None, field: str, reason: str, rule: str, **details: str | int) -> None:
        self.refusals.append(self.refused(side, field, reason, rule, **details))

    def scored(self, in_order: bool) -> PadRound:
        """The points, if this scoring can be at all where it stands."""
        complete = self.complete and in_order
        terms = self.terms() if complete else []
        points = [0] * len(self.entries)
        for term in terms:
            points[term.side] += term.points
        return PadRound(
            scoring=self.scoring,
            complete=complete,
            terms=[*shown_terms(terms, self.printed)],
            points=points,
            figures=[self.figures(side) for side in range(len(self.entries))],
        )
