"""A game: what lies where, whose decision it is, and how an action changes it.

The log of actions is the truth: the set-up and the log give the game again, to the last card.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from sabika.rules.core.action import Action
from sabika.rules.core.chance import Chance, seed_hash
from sabika.rules.core.ending import LAST_SCORING
from sabika.rules.core.errors import BadInput, Refusal, Refused
from sabika.rules.core.events import Event, Scored
from sabika.rules.core.hooks import Hooks
from sabika.rules.core.money import Hand
from sabika.rules.core.palace import Palace, new_palace
from sabika.rules.core.pieces import NOTHING, Pieces
from sabika.rules.core.scoring import Term
from sabika.rules.core.view import View, view_of

if TYPE_CHECKING:
    from sabika.rules.core.step import Step


class Setup(NamedTuple):
    """What has to be known to set a game up again."""

    game: str
    players: int
    seed: str
    edition: str = ""
    modules: tuple[str, ...] = ()
    youngest_first: tuple[int, ...] = ()
    """The seats by age (A8); empty if nobody knows."""


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


class LegalActions:
    """The legal actions: at once the list of them and the test whether an action is among them."""

    __slots__ = ("_game", "_options")

    def __init__(self, game: "Game") -> None:
        self._game = game
        self._options = game.options()

    def __len__(self) -> int:
        return len(self._options)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._options)

    def __getitem__(self, index: int) -> Action:
        return self._options[index]

    def __contains__(self, action: object) -> bool:
        return any(option is action for option in self._options)

    def __repr__(self) -> str:
        pieces = self._game.pieces
        return f"<{len(self)} legal actions: {', '.join(action.notation(pieces) for action in self)}>"


class Game:
    """One game in progress. `apply` is the only way to change it."""

    __slots__ = (
        "_options",
        "actions_left",
        "actions_taken",
        "active",
        "agenda",
        "bag",
        "chance",
        "create",
        "discard",
        "display",
        "ending",
        "events",
        "hooks",
        "kind_points",
        "log",
        "opening",
        "parts",
        "pieces",
        "pile",
        "points",
        "scoring_windows",
        "scorings",
        "scorings_due",
        "seats",
        "seed_hash",
        "setup",
        "slots",
        "takes",
        "turn",
        "unfinished",
        "yard",
    )

    def __init__(
        self,
        setup: Setup,
        pieces: Pieces,
        hooks: Hooks,
        kind_points: "list[list[tuple[int, ...]]]",
        create: "Callable[[], Game]",
    ) -> None:
        self.setup: Final = setup
        self.pieces: Final = pieces
        self.hooks: Final = hooks
        self.kind_points: Final = kind_points
        """The points of each place, by scoring and kind."""
        self.create: Final = create
        """Sets the same game up anew."""
        self.chance = Chance(setup.seed)
        self.seed_hash = ""
        """Published at the start, so that the seed can be checked at the end."""
        self.seats: list[Seat] = []
        self.points: list[int] = [0] * setup.players
        """By side: the seats, then whoever else is ranked."""
        self.yard = [NOTHING, NOTHING, NOTHING, NOTHING]
        self.display: list[int] = []
        self.pile: list[int] = []
        """The next card is the last of the list."""
        self.discard: list[int] = []
        self.bag: list[int] = []
        """The next tile is the last of the list."""
        self.scoring_windows: dict[int, tuple[int, int]] = {}
        """For each scoring: from where to where in the pile its card was shuffled (A10)."""
        self.parts: tuple[tuple[int, int], ...] = ()
        """From where to where in the pile each part lies of which it was stacked, until it is shuffled anew (A10)."""
        self.scorings: list[Scored] = []
        """Those that took place."""
        self.scorings_due: list[int] = []
        self.agenda: list[Step] = []
        """What is still to be done; the last step is on."""
        self.active = 0
        """The seat in turn."""
        self.turn = 0
        self.actions_left = 0
        self.actions_taken = 0
        """In this turn."""
        self.ending = False
        """Whether the last turn is over (A35)."""
        self.unfinished: frozenset[int] = frozenset()
        """Tiles that do not count as buildings, wherever they lie. Everybody sees which ones."""
        self.slots: dict[str, Slot] = {}
        """The state of the modules, by name."""
        self.log: list[Action] = []
        self.events: list[Event] = []
        """What happened since the last decision."""
        self.opening: list[Event] = []
        """What happened during set-up."""
        self.takes: tuple[list[int], list[Action]] | None = None
        self._options: list[Action] | None = None

    def begin(self) -> None:
        """Set up, up to the first decision (A5-A10)."""
        self.seed_hash = seed_hash(self.setup.seed)
        self.seats = [Seat(new_palace(self.pieces)) for _ in range(self.setup.players)]
        for prepare in self.hooks.setup:
            prepare(self)
        self._run_to_decision()
        self.opening = self.events

    def __repr__(self) -> str:
        state = "over" if self.over else f"turn {self.turn}, seat {self.asked()} to {self.step}"
        return f"<{self.setup.game}, {self.setup.players} players, {state}>"

    # Deciding

    @property
    def over(self) -> bool:
        return not self.agenda

    def asked(self) -> int:
        """The seat that has to decide; -1 when the game is over."""
        return self.agenda[-1].seat(self) if self.agenda else -1

    @property
    def step(self) -> str:
        """What is to be decided: `act`, `pay`, `place`, `place-leftovers`; empty when the game is over."""
        return self.agenda[-1].name if self.agenda else ""

    def options(self) -> list[Action]:
        """The legal actions as a plain list, not to be changed."""
        options = self._options
        if options is None:
            options = self._options = self.agenda[-1].options(self) if self.agenda else []
        return options

    @property
    def legal_actions(self) -> LegalActions:
        return LegalActions(self)

    def is_legal(self, action: Action) -> bool:
        # By identity, as equal actions are the same object.
        for option in self.options():
            if option is action:
                return True
        return False

    def why_not(self, action: Action) -> Refusal | None:
        """Which rule refuses the action, or None if it is legal."""
        if self.is_legal(action):
            return None
        if not self.agenda:
            return Refusal("A38", "game-over")
        return self.agenda[-1].refusal(self, action) or Refusal("A11", "not-now")

    def apply(self, action: Action) -> list[Event]:
        """Carry out an action of the seat that is asked, and what follows from it; returns what happened."""
        if not self.is_legal(action):
            refusal = self.why_not(action)
            assert refusal is not None
            raise Refused(refusal)
        self.play(action)
        return self.events

    def play(self, action: Action) -> None:
        """`apply` for an action that is known to be legal."""
        self.events = []
        self.log.append(action)
        self.agenda[-1].choose(self, action)
        self._run_to_decision()

    def _run_to_decision(self) -> None:
        self._options = None
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if step.asks(self):
                return
            agenda.pop()
            step.finish(self)

    # Scoring

    def score(self, scoring: int) -> None:
        """Carry out a scoring (A30)."""
        terms = self.terms(scoring)
        for term in terms:
            self.points[term.side] += term.points
        scored = Scored(scoring, tuple(terms))
        self.scorings.append(scored)
        self.events.append(scored)

    def terms(self, scoring: int) -> list[Term]:
        """What this scoring would give now, term by term."""
        terms: list[Term] = []
        for scorer in self.hooks.scorers:
            scorer(self, scoring, terms)
        return terms

    def next_scoring(self) -> int:
        """The number of the scoring that comes next: one whose card has turned up, then the one whose card is next in
        the pile, and 3 after the last turn (A39)."""
        if self.scorings_due:
            return self.scorings_due[0]
        return LAST_SCORING if self.ending else min(self.scoring_windows, default=LAST_SCORING)

    def score_now(self) -> list[Term]:
        """The terms if the next scoring came now."""
        return self.terms(self.next_scoring())

    def winners(self) -> list[int]:
        """The seats with most points; equal points share the win (A38)."""
        points = self.points[: len(self.seats)]
        return [side for side, own in enumerate(points) if own == max(points)]

    # Text

    def notation(self, action: Action) -> str:
        """The action as text."""
        return action.notation(self.pieces)

    def parse(self, text: str) -> Action:
        """The action that a text stands for, legal or not."""
        words = text.split()
        reader = self.hooks.verbs.get(words[0]) if words else None
        if reader is None:
            verbs = ", ".join(sorted(self.hooks.verbs))
            raise BadInput(f"{text[:60]!r} is not an action. An action begins with one of: {verbs}.")
        return reader(words[1:], self.pieces)

    # Looking and copying

    def view(self, seat: int | None = None) -> View:
        """What a seat may know; without a seat, what a spectator may know."""
        return view_of(self, -1 if seat is None else seat)

    def whereabouts(self) -> dict[str, list[int]]:
        """Every tile by the place where it is. No tile is ever in two places or none."""
        places = {"bag": self.bag[:], "yard": [tile for tile in self.yard if tile]}
        for side, seat in enumerate(self.seats):
            places[f"palace {side}"] = seat.palace.tiles()[:]
            places[f"reserve {side}"] = seat.reserve[:]
            places[f"beside {side}"] = seat.beside[:]
        for add in self.hooks.tiles:
            add(self, places)
        return places

    def copy(self) -> "Game":
        """An independent copy. What never changes is shared."""
        return self.copy_as(self.setup, self.create)

    def copy_as(self, setup: Setup, create: "Callable[[], Game]") -> "Game":
        """A copy that claims another set-up."""
        twin = Game(setup, self.pieces, self.hooks, self.kind_points, create)
        twin.chance = self.chance.copy()
        twin.seed_hash = self.seed_hash
        twin.seats = [seat.copy() for seat in self.seats]
        twin.points = self.points[:]
        twin.yard = self.yard[:]
        twin.display = self.display
        twin.pile = self.pile[:]
        twin.discard = self.discard[:]
        twin.bag = self.bag[:]
        twin.scoring_windows = self.scoring_windows.copy()
        twin.parts = self.parts
        twin.scorings = self.scorings[:]
        twin.scorings_due = self.scorings_due[:]
        twin.agenda = self.agenda[:]
        twin.active = self.active
        twin.turn = self.turn
        twin.actions_left = self.actions_left
        twin.actions_taken = self.actions_taken
        twin.ending = self.ending
        twin.unfinished = self.unfinished
        if self.slots:
            twin.slots = {name: slot.copy() for name, slot in self.slots.items()}
        twin.log = self.log[:]
        twin.events = self.events
        twin.opening = self.opening
        twin.takes = self.takes
        twin._options = self._options
        return twin

    def carried_out(self, action: Action) -> "Game":
        """A copy in which a legal action is carried out but nothing that follows from it, to be looked at only."""
        after = self.copy()
        after.events = []
        after.agenda[-1].choose(after, action)
        after._options = None
        return after

    def undone(self) -> "Game":
        """The game before its last action, by playing the log again."""
        if not self.log:
            raise BadInput("Nothing has been played yet that could be taken back.")
        earlier = self.create()
        for action in self.log[:-1]:
            earlier.play(action)
        return earlier
