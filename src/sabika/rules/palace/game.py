"""A palace game: what lies where, and how it is set up, scored, looked at and copied."""

from collections.abc import Callable
from typing import ClassVar, Final

from sabika.rules.core.action import Action, Reader
from sabika.rules.core.game import Game, Setup, no_beginning
from sabika.rules.core.scoring import Term
from sabika.rules.palace.ending import LAST_SCORING
from sabika.rules.palace.hidden import draw_anew
from sabika.rules.palace.hooks import Hooks
from sabika.rules.palace.money import Hand
from sabika.rules.palace.palace import Palace, new_palace
from sabika.rules.palace.pieces import NOTHING, Pieces
from sabika.rules.palace.scoring import score, tally_of
from sabika.rules.palace.seeing import view_of
from sabika.rules.palace.view import PalaceView


class Seat:
    """What belongs to one player."""

    __slots__ = ("beside", "hand", "palace", "redesigned", "redesigned_from", "redesigns", "reserve")

    def __init__(self, palace: Palace) -> None:
        self.palace = palace
        self.reserve: list[int] = []
        self.beside: list[int] = []
        """New tiles that are still to be placed (A15)."""
        self.hand = Hand()
        # The ways to redesign, worked out for this palace and so many tiles in the reserve. No action changes the tiles
        # of the reserve but neither their number nor the palace.
        self.redesigns: list[Action] = []
        self.redesigned: Palace | None = None
        self.redesigned_from = 0

    def copy(self) -> "Seat":
        twin = Seat(self.palace)
        twin.redesigns = self.redesigns
        twin.redesigned = self.redesigned
        twin.redesigned_from = self.redesigned_from
        twin.reserve = self.reserve[:]
        twin.beside = self.beside[:]
        twin.hand = self.hand.copy()
        return twin


class Slot:
    """The state of a module in a game. Each module has a class of its own."""

    __slots__ = ()

    def copy(self) -> "Slot":
        raise NotImplementedError


class PalaceGame(Game):
    """One game in progress of Alhambra and its family."""

    __slots__ = (
        "actions_left",
        "actions_taken",
        "bags",
        "declined",
        "discard",
        "display",
        "ending",
        "hooks",
        "kind_points",
        "marker",
        "parts",
        "pieces",
        "pile",
        "scoring_windows",
        "scorings_due",
        "seats",
        "slots",
        "takes",
        "turned",
        "unfinished",
        "yard",
    )

    turn_rule: ClassVar[str] = "A11"
    end_rule: ClassVar[str] = "A38"

    def __init__(
        self,
        setup: Setup,
        pieces: Pieces,
        hooks: Hooks,
        kind_points: "list[list[tuple[int, ...]]]",
        create: "Callable[[], Game]",
    ) -> None:
        super().__init__(setup, create)
        self.pieces: Final = pieces
        self.hooks: Final = hooks
        self.kind_points: Final = kind_points
        """The points of each place, by scoring and kind."""
        self.seats: list[Seat] = []
        self.yard = [NOTHING, NOTHING, NOTHING, NOTHING]
        self.display: list[int] = []
        self.pile: list[int] = []
        """The next card is the last of the list."""
        self.discard: list[int] = []
        self.bags: list[list[int]] = [[]]
        """The tiles of each set that are still to be drawn; the next one is the last of the list."""
        self.marker = 0
        """The face that the next tiles with two faces show: 0 even, 1 odd (G3)."""
        self.turned: frozenset[int] = frozenset()
        """The faces that were paid for (G5)."""
        self.scoring_windows: dict[int, tuple[int, int]] = {}
        """For each scoring: from where to where in the pile its card was shuffled (A10)."""
        self.parts: tuple[tuple[int, int], ...] = ()
        """From where to where in the pile each part lies of which it was stacked, until it is shuffled anew (A10)."""
        self.scorings_due: list[int] = []
        self.actions_left = 0
        self.actions_taken = 0
        """In this turn."""
        self.declined: list[int] = []
        """The seats that have declined to act out of turn since one did. Never changed, only replaced."""
        self.ending = False
        """Whether the last turn is over (A35)."""
        self.unfinished: frozenset[int] = frozenset()
        """Tiles that do not count as buildings, wherever they lie. Everybody sees which ones."""
        self.slots: dict[str, Slot] = {}
        """The state of the modules, by name."""
        self.takes: tuple[list[int], list[Action]] | None = None

    @property
    def bag(self) -> list[int]:
        """The bag; the first one, where there are two."""
        return self.bags[0]

    @bag.setter
    def bag(self, tiles: list[int]) -> None:
        self.bags[0] = tiles

    def prepare(self) -> None:
        """Set up, up to the first turn (A5-A10)."""
        self.seats = [Seat(new_palace(self.pieces)) for _ in range(self.setup.players)]
        for prepare in self.hooks.setup:
            prepare(self)

    def terms(self, scoring: int) -> list[Term]:
        """What this scoring would give now, term by term (A30)."""
        return score(self.hooks, tally_of(self), scoring)

    def next_scoring(self) -> int:
        """The number of the scoring that comes next: one whose card has turned up, then the one whose card is still to
        come, and 3 after the last turn (A39)."""
        if self.scorings_due:
            return self.scorings_due[0]
        return LAST_SCORING if self.ending else len(self.scorings) + 1

    def acts_out_of_turn(self) -> bool:
        return bool(self.hooks.out_of_turn)

    def printed(self) -> Pieces:
        return self.pieces

    def verbs(self) -> dict[str, Reader]:
        return self.hooks.verbs

    def view(self, seat: int | None = None) -> PalaceView:
        """What a seat may know; without a seat, what a spectator may know."""
        return view_of(self, -1 if seat is None else seat)

    def whereabouts(self) -> dict[str, list[int]]:
        """Every tile by the place where it is, those with two faces by the one that lies up. No tile is ever in two
        places or none."""
        places = {"bag": [tile for bag in self.bags for tile in bag], "yard": [tile for tile in self.yard if tile]}
        for side, seat in enumerate(self.seats):
            places[f"palace {side}"] = seat.palace.tiles()[:]
            places[f"reserve {side}"] = seat.reserve[:]
            places[f"beside {side}"] = seat.beside[:]
        for add in self.hooks.tiles:
            add(self, places)
        return places

    def copy(self) -> "PalaceGame":
        return self.copy_as(self.setup, self.create)

    def copy_as(self, setup: Setup, create: "Callable[[], Game]") -> "PalaceGame":
        """A copy that claims another set-up."""
        twin = PalaceGame(setup, self.pieces, self.hooks, self.kind_points, create)
        self._copy_to(twin)
        twin.seats = [seat.copy() for seat in self.seats]
        twin.yard = self.yard[:]
        twin.display = self.display
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
        twin.bags = [bag[:] for bag in self.bags]
        twin.marker = self.marker
        twin.turned = self.turned
        twin.scoring_windows = self.scoring_windows.copy()
        twin.parts = self.parts
        twin.scorings_due = self.scorings_due[:]
        twin.actions_left = self.actions_left
        twin.actions_taken = self.actions_taken
        twin.declined = self.declined
        twin.ending = self.ending
        twin.unfinished = self.unfinished
        if self.slots:
            twin.slots = {name: slot.copy() for name, slot in self.slots.items()}
        twin.takes = self.takes
        return twin

    def resampled(self, seat: int, seed: str) -> "PalaceGame":
        """A copy with everything hidden from the seat, and all chance to come, drawn anew."""
        twin = self.copy_as(self.setup._replace(seed=seed, draws=()), no_beginning)
        twin.chance.begin_anew(seed)
        draw_anew(twin, seat)
        twin._options = None
        return twin

    def imagined(self, seat: int, seed: str) -> "PalaceGame":
        """A copy as the seat can imagine it: it remembers the first hands, dealt face up (A7), and all cards taken."""
        twin = self.copy_as(self.setup._replace(seed=seed, draws=()), no_beginning)
        twin._forget_the_past(seed)
        draw_anew(twin, seat, remembers=True)
        return twin
