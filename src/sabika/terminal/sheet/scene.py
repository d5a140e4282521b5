"""What the board of Roll & Write shows at one moment: a view, the words for it, and what is picked or new."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from sabika.i18n import SheetNarrator
from sabika.rules.core.events import Event
from sabika.rules.sheet.events import CellBuilt, CoinsEarned, DiceKept, DummyBuilt
from sabika.rules.sheet.sheet import cell_at
from sabika.rules.sheet.view import PlayerView, SheetView
from sabika.terminal.sheet.choice import SheetChoice
from sabika.terminal.widgets.part import Part


@dataclass(frozen=True, slots=True)
class Crossed:
    """What changed last."""

    cells: Mapping[int, set[int]] = field(default_factory=dict)
    """By seat."""
    ticks: frozenset[tuple[int, int]] = frozenset()
    """Of dummies: the side and the kind."""
    actor: int | None = None
    """Who did something last."""

    @classmethod
    def of(cls, events: Iterable[Event]) -> "Crossed":
        """What these events changed."""
        cells: dict[int, set[int]] = {}
        ticks: set[tuple[int, int]] = set()
        actor = None
        for event in events:
            match event:
                case CellBuilt():
                    cells.setdefault(event.seat, set()).add(event.cell)
                    actor = event.seat
                case CoinsEarned() | DiceKept():
                    actor = event.seat
                case DummyBuilt():
                    ticks.add((event.side, event.kind))
        return cls(cells, frozenset(ticks), actor)


@dataclass(frozen=True, slots=True)
class SheetScene:
    """One moment of a game of Roll & Write, for all parts of the board."""

    view: SheetView
    narrator: SheetNarrator
    watched: int
    """The seat whose sheet is shown large."""
    now: Sequence[int]
    """The points of each side if the game ended now."""
    choice: SheetChoice | None = None
    """The picks of the person, if it is theirs to decide."""
    crossed: Crossed = Crossed()

    @property
    def player(self) -> PlayerView:
        """The one whose sheet is shown large."""
        return self.view.players[self.watched]

    @property
    def own_choice(self) -> SheetChoice | None:
        """The picks of the person, while their own sheet is shown."""
        return self.choice if self.choice and self.choice.seat == self.watched else None

    def named(self) -> list[int]:
        """The cells that the dice of the sheet shown name, in order; a single pair names the cell it waits for."""
        if self.own_choice:
            return self.own_choice.named()
        player = self.player
        return sorted({cell_at(blue, yellow) for blue in player.blue for yellow in player.yellow})

    @property
    def seats(self) -> int:
        return len(self.view.players)

    @property
    def sides(self) -> int:
        """The seats, then the dummies."""
        return len(self.view.numbers)

    def side_name(self, side: int, room: int) -> str:
        """Who that is, in so many characters."""
        name = self.narrator.words.name(side)
        if side >= self.seats and len(name) > room:
            name = self.narrator.texts.say("dummy-short", number=side - self.seats + 1)
        return name[:room]

    def kind_name(self, kind: int) -> str:
        return self.narrator.words.kind(self.view.sheet.kinds[kind])

    def places_left(self, kind: int) -> tuple[int, ...]:
        """The points of the places of a kind that are not yet given away (R10, R11)."""
        if self.view.over:
            return ()
        return self.view.place_points[kind][len(self.view.completed[kind]) :]


class SheetPart(Part[SheetScene]):
    """A part of a board of Roll & Write."""

    @staticmethod
    def letters(scene: SheetScene) -> tuple[str, str]:
        """What stands for blue and for yellow."""
        texts = scene.narrator.texts
        return texts.say("letter-blue"), texts.say("letter-yellow")
