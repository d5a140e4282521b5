"""A game of Roll & Write: what is on the sheets, and how it is set up, scored, looked at and copied."""

from collections.abc import Callable
from typing import ClassVar, Final, final

from sabika.rules.core.action import Reader
from sabika.rules.core.declining import read_decline
from sabika.rules.core.game import Game, Setup, no_beginning
from sabika.rules.core.scoring import Term
from sabika.rules.sheet.building import NO_CELL, read_build
from sabika.rules.sheet.coins import read_earn, read_turn
from sabika.rules.sheet.dice import Die
from sabika.rules.sheet.passing import read_keep
from sabika.rules.sheet.player import Player
from sabika.rules.sheet.scoring import FINAL_SCORING, score
from sabika.rules.sheet.sheet import Sheet
from sabika.rules.sheet.starting import lay_out
from sabika.rules.sheet.tally import tally_of
from sabika.rules.sheet.turn import begin_round
from sabika.rules.sheet.view import SheetView, view_of

VERBS: Final[dict[str, Reader]] = {
    "turn": read_turn,
    "build": read_build,
    "earn": read_earn,
    "keep": read_keep,
    "decline": read_decline,
}


@final
class SheetGame(Game):
    """One game in progress of Roll & Write."""

    __slots__ = (
        "acted",
        "completed",
        "declined",
        "dummies",
        "dummy_points",
        "first",
        "keeping",
        "place_points",
        "players",
        "round",
        "rounds",
        "sheet",
        "turned",
        "used",
    )

    turn_rule: ClassVar[str] = "R4"
    end_rule: ClassVar[str] = "R14"

    def __init__(
        self,
        setup: Setup,
        sheet: Sheet,
        place_points: "list[tuple[int, ...]]",
        dummies: int,
        dummy_points: int,
        create: "Callable[[], Game]",
    ) -> None:
        super().__init__(setup, create)
        self.sheet: Final = sheet
        self.place_points: Final = place_points
        """The points of each place, by kind (R11)."""
        self.dummy_points: Final = dummy_points
        """What each dummy gets besides its places (R18); 0 if dummies score nothing at all (R15)."""
        self.points += [0] * dummies
        self.players: list[Player] = []
        self.dummies: list[list[int]] = [[0] * len(sheet.kinds) for _ in range(dummies)]
        """How many buildings of each kind each dummy has."""
        self.rounds: Final = sheet.rounds[max(min(sheet.rounds), self.sides)]  # R1
        self.first = 0
        """The seat that begins every round."""
        self.round = 0
        self.completed: list[list[int]] = [[] for _ in sheet.kinds]
        """For each kind the sides that completed it in earlier rounds. Each of them took a place (R10)."""
        self.acted = False
        """Whether the seat in turn has built or earned coins."""
        self.turned: tuple[Die, ...] = ()
        """The dice that were turned in this turn, as they lie now; also one that was turned back (R5)."""
        self.used = NO_CELL
        """The cell whose two dice are to be rolled again (R7); none if all four are."""
        self.declined = False
        """Whether the seat in turn has declined a second building (R8)."""
        self.keeping = False
        """Whether a pair of the four dice rolled is to be chosen (R8)."""

    @property
    def sides(self) -> int:
        """How many are ranked: the seats, then the dummies."""
        return self.setup.players + len(self.dummies)

    def prepare(self) -> None:
        """Set up, up to the first turn (R2)."""
        lay_out(self)
        begin_round(self)

    def number(self, side: int, kind: int) -> int:
        """How many buildings of a kind a side has."""
        seats = len(self.players)
        return self.sheet.number(self.players[side].built, kind) if side < seats else self.dummies[side - seats][kind]

    def next_seat(self) -> int:
        """The seat after the one in turn. Dummies have no turn (R15, R16)."""
        return (self.active + 1) % len(self.players)

    def terms(self, scoring: int) -> list[Term]:
        """What this scoring would give now. If the game were to end now, kinds completed in this round would be paid
        first."""
        return score(tally_of(self), scoring)

    def next_scoring(self) -> int:
        """The final scoring, the only one that is sure to come: what it would give now, and the points so far, are what
        each would have if the game ended now."""
        return FINAL_SCORING

    def winners(self) -> list[int]:
        """The seats with most points (R14). Playing to beat the dummies, the sides with most points: the player has won
        if seat 0 is among them (R18)."""
        if not self.dummy_points:
            return super().winners()
        return [side for side, own in enumerate(self.points) if own == max(self.points)]

    def printed(self) -> Sheet:
        return self.sheet

    def verbs(self) -> dict[str, Reader]:
        return VERBS

    def view(self, seat: int | None = None) -> SheetView:
        """What a seat may know; without a seat, what a spectator may know."""
        return view_of(self, -1 if seat is None else seat)

    def copy(self) -> "SheetGame":
        return self.copy_as(self.setup, self.create)

    def copy_as(self, setup: Setup, create: "Callable[[], Game]") -> "SheetGame":
        """A copy that claims another set-up."""
        twin = SheetGame(setup, self.sheet, self.place_points, len(self.dummies), self.dummy_points, create)
        self._copy_to(twin)
        twin.players = [player.copy() for player in self.players]
        twin.dummies = [ticks[:] for ticks in self.dummies]
        twin.first = self.first
        twin.round = self.round
        twin.completed = [sides[:] for sides in self.completed]
        twin.acted = self.acted
        twin.turned = self.turned
        twin.used = self.used
        twin.declined = self.declined
        twin.keeping = self.keeping
        return twin

    def resampled(self, seat: int, seed: str) -> "SheetGame":
        """A copy with all chance to come drawn anew; nothing else is hidden from anyone."""
        twin = self.copy_as(self.setup._replace(seed=seed, draws=()), no_beginning)
        twin.chance.begin_anew(seed)
        return twin

    def imagined(self, seat: int, seed: str) -> "SheetGame":
        """A copy as the seat can imagine it."""
        twin = self.copy_as(self.setup._replace(seed=seed, draws=()), no_beginning)
        twin._forget_the_past(seed)
        return twin
