"""A game of any kind: whose decision it is, what can be chosen, and what happened.

The log of actions is the truth: the set-up and the log give the game again, to the last card and die.
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple, Self

from sabika.rules.core.action import Action, Reader
from sabika.rules.core.chance import Chance, Draws, seed_hash
from sabika.rules.core.errors import BadInput, Refusal, Refused
from sabika.rules.core.events import Event, Scored
from sabika.rules.core.scoring import Term
from sabika.rules.core.view import View

if TYPE_CHECKING:
    from sabika.rules.core.step import Step


RULES: Final = 2
"""The version of the rules that is played. Games of an earlier one are played again by the rules of their time."""


class Setup(NamedTuple):
    """What has to be known to set a game up again."""

    game: str
    players: int
    seed: str
    edition: str = ""
    modules: tuple[str, ...] = ()
    youngest_first: tuple[int, ...] = ()
    """Seats by age from the youngest on, which the others are older than (A8); empty if nobody knows."""
    options: tuple[tuple[str, str], ...] = ()
    """Choices of the table that only some games have, by name."""
    rules: int = RULES
    """The version of the rules; in version 1 what A14, E2 and R5 say was played otherwise."""
    draws: Draws = ()
    """What was drawn elsewhere, instead of what the seed would give."""

    def option(self, name: str, default: str) -> str:
        """What the table chose."""
        for known, value in self.options:
            if known == name:
                return value
        return default

    def alike(self) -> "Setup":
        """What it has in common with all games of such a table: neither a seed nor draws nor ages."""
        return self._replace(seed="", youngest_first=(), draws=())


class LegalActions:
    """The legal actions: at once the list of them and the test whether an action is among them."""

    __slots__ = ("_options", "_pieces")

    def __init__(self, options: list[Action], pieces: Any) -> None:
        self._options = options
        self._pieces = pieces

    def __len__(self) -> int:
        return len(self._options)

    def __iter__(self) -> Iterator[Action]:
        return iter(self._options)

    def __getitem__(self, index: int) -> Action:
        return self._options[index]

    def __contains__(self, action: object) -> bool:
        return any(option is action for option in self._options)

    def __repr__(self) -> str:
        return f"<{len(self)} legal actions: {', '.join(action.notation(self._pieces) for action in self)}>"

    def __reduce__(self) -> tuple[object, ...]:
        return LegalActions, (self._options, self._pieces)


class Game:
    """One game in progress. `apply` is the only way to change it."""

    __slots__ = (
        "_options",
        "active",
        "agenda",
        "chance",
        "create",
        "events",
        "log",
        "opening",
        "points",
        "scorings",
        "seed_hash",
        "setup",
        "turn",
    )

    turn_rule: ClassVar[str] = ""
    """The rule that says what can be done when."""
    end_rule: ClassVar[str] = ""
    """The rule by which the game is over."""

    def __init__(self, setup: Setup, create: "Callable[[], Game]") -> None:
        self.setup: Final = setup
        self.create: Final = create
        """Sets the same game up anew."""
        self.chance = Chance(setup.seed, setup.draws)
        self.seed_hash = ""
        """Published at the start, so that the seed can be checked at the end."""
        self.points: list[int] = [0] * setup.players
        """By side: the seats, then whoever else is ranked."""
        self.scorings: list[Scored] = []
        """Those that took place."""
        self.agenda: list[Step] = []
        """What is still to be done; the last step is on."""
        self.active = 0
        """The seat in turn."""
        self.turn = 0
        self.log: list[Action] = []
        self.events: list[Event] = []
        """What happened since the last decision."""
        self.opening: list[Event] = []
        """What happened during set-up."""
        self._options: list[Action] | None = None

    def begin(self) -> None:
        """Set up, up to the first decision."""
        self.seed_hash = seed_hash(self.setup.seed)
        self.prepare()
        self._run_to_decision()
        self.opening = self.events

    def prepare(self) -> None:
        """Lay everything out and put the first step on the agenda."""
        raise NotImplementedError

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
        """What is to be decided, such as `act` or `pay`; empty when the game is over."""
        return self.agenda[-1].name if self.agenda else ""

    def acts_out_of_turn(self) -> bool:
        """Whether seats may ever be asked at once, out of turn (V2)."""
        return False

    def options(self) -> list[Action]:
        """The legal actions as a plain list, not to be changed."""
        options = self._options
        if options is None:
            options = self._options = self.agenda[-1].options(self) if self.agenda else []
        return options

    @property
    def legal_actions(self) -> LegalActions:
        return LegalActions(self.options(), self.printed())

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
            return Refusal(self.end_rule, "game-over")
        return self.agenda[-1].refusal(self, action) or Refusal(self.turn_rule, "not-now")

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
        """Carry out a scoring."""
        terms = self.terms(scoring)
        for term in terms:
            self.points[term.side] += term.points
        scored = Scored(scoring, tuple(terms))
        self.scorings.append(scored)
        self.events.append(scored)

    def terms(self, scoring: int) -> list[Term]:
        """What this scoring would give now, term by term."""
        raise NotImplementedError

    def next_scoring(self) -> int:
        """The number of the scoring that comes next."""
        raise NotImplementedError

    def score_now(self) -> list[Term]:
        """The terms if the next scoring came now."""
        return self.terms(self.next_scoring())

    def winners(self) -> list[int]:
        """The seats with most points; equal points share the win."""
        points = self.points[: self.setup.players]
        return [side for side, own in enumerate(points) if own == max(points)]

    # Text

    def printed(self) -> Any:
        """The printed pieces, which the notation names."""
        raise NotImplementedError

    def verbs(self) -> dict[str, Reader]:
        """Reads the notation of actions, by their first word."""
        raise NotImplementedError

    @property
    def digest(self) -> str:
        """Tells apart games with different printed pieces."""
        digest: str = self.printed().digest
        return digest

    def notation(self, action: Action) -> str:
        """The action as text."""
        return action.notation(self.printed())

    def parse(self, text: str) -> Action:
        """The action that a text stands for, legal or not."""
        words = text.split()
        verbs = self.verbs()
        reader = verbs.get(words[0]) if words else None
        if reader is None:
            known = ", ".join(sorted(verbs))
            raise BadInput(f"{text[:60]!r} is not an action. An action begins with one of: {known}.")
        printed = self.printed()
        action = reader(words[1:], printed)
        if action.many and reader(words[1:], printed) is not action:
            # It is not kept. If it is legal it is listed, and the one in the list is the one that counts.
            key = action.__reduce__()
            for option in self.options():
                if type(option) is type(action) and option.__reduce__() == key:
                    return option
        return action

    # Looking and copying

    def view(self, seat: int | None = None) -> View:
        """What a seat may know; without a seat, what a spectator may know."""
        raise NotImplementedError

    def copy(self) -> Self:
        """An independent copy. What never changes is shared."""
        return self.copy_as(self.setup, self.create)

    def copy_as(self, setup: Setup, create: "Callable[[], Game]") -> Self:
        """A copy that claims another set-up."""
        raise NotImplementedError

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """A game is pickled as its set-up and its log."""
        if self.create is no_beginning:
            raise BadInput("A game that has no beginning, such as an imagined one, can be copied but not pickled.")
        return played, (self.create, self.log)

    def resampled(self, seat: int, seed: str) -> Self:
        """A copy with everything hidden from the seat, and all chance to come, drawn anew."""
        raise NotImplementedError

    def imagined(self, seat: int, seed: str) -> Self:
        """The game as a seat with a good memory can imagine it. It depends on what the seat knows and the seed alone:
        imagined again, an imagined game is the same as one imagined from the true one."""
        raise NotImplementedError

    def _forget_the_past(self, seed: str) -> None:
        """An imagined game has its own chance, and what happened does not matter any more."""
        self.chance = Chance(seed)
        self.log = []
        self.events = []
        self.opening = []
        self._options = None

    def _copy_to(self, twin: "Game") -> None:
        """Copy what every game has."""
        twin.chance = self.chance.copy()
        twin.seed_hash = self.seed_hash
        twin.points = self.points[:]
        twin.scorings = self.scorings[:]
        twin.agenda = self.agenda[:]
        twin.active = self.active
        twin.turn = self.turn
        twin.log = self.log[:]
        twin.events = self.events
        twin.opening = self.opening
        twin._options = self._options

    def carried_out(self, action: Action) -> Self:
        """A copy in which a legal action is carried out but nothing that follows from it, to be looked at only."""
        after = self.copy_as(self.setup, no_beginning)
        after.events = []
        after.agenda[-1].choose(after, action)
        after._options = None
        return after

    def anew(self) -> Self:
        """The same game before its first action."""
        return self._with_log([])

    def undone(self) -> Self:
        """The game before its last action, by playing the log again."""
        if not self.log:
            raise BadInput("Nothing has been played yet that could be taken back.")
        return self._with_log(self.log[:-1])

    def _with_log(self, log: list[Action]) -> Self:
        """The game with the same beginning and another log."""
        game = played(self.create, log)
        assert isinstance(game, type(self))
        return game


def played(create: Callable[[], Game], log: list[Action]) -> Game:
    """The game that a set-up and a log give."""
    game = create()
    for action in log:
        game.play(action)
    return game


def no_beginning() -> Game:
    """What stands for the set-up of a game that is imagined or looked at only."""
    raise BadInput("What is imagined or looked at only has no beginning to go back to.")
