"""What the board shows at one moment: a view, the words for it, and what is picked or new."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from sabika.i18n import Narrator
from sabika.rules.core.events import Event
from sabika.rules.palace.cells import place_of
from sabika.rules.palace.events import (
    DisplayFilled,
    TileBought,
    TileBuilt,
    TileRemoved,
    TileReserved,
    TilesSwapped,
    YardFilled,
)
from sabika.rules.palace.view import PalaceView
from sabika.terminal.palace.choice import Choice
from sabika.terminal.palace.module import modules_in, terminal_modules
from sabika.terminal.palace.plan import Marks, Place
from sabika.terminal.widgets.part import Part


@dataclass(frozen=True, slots=True)
class Fresh:
    """What changed last."""

    cells: Mapping[int, set[Place]] = field(default_factory=dict)
    """By seat."""
    spaces: frozenset[int] = frozenset()
    """Yard spaces with a new tile, or with none any more."""
    cards: tuple[int, ...] = ()
    """New in the display."""
    buyer: int | None = None
    """Who bought or placed a tile last."""

    @classmethod
    def of(cls, events: Iterable[Event]) -> "Fresh":
        """What these events changed."""
        cells: dict[int, set[Place]] = {}
        spaces: set[int] = set()
        cards: tuple[int, ...] = ()
        buyer = None
        for event in events:
            match event:
                case TileBuilt() | TilesSwapped() | TileRemoved():
                    cells.setdefault(event.seat, set()).add(place_of(event.cell))
                    buyer = event.seat
                case TileBought():
                    spaces.add(event.space)
                    buyer = event.seat
                case TileReserved():
                    buyer = event.seat
                case YardFilled():
                    spaces.add(event.space)
                case DisplayFilled():
                    cards += event.cards
                case _:
                    for module in terminal_modules().values():
                        if changed := module.new_cell(event):
                            buyer, cell = changed
                            cells.setdefault(buyer, set()).add(place_of(cell))
                        if bought := module.new_space(event):
                            buyer, space = bought
                            spaces.add(space)
        return cls(cells, frozenset(spaces), cards, buyer)


@dataclass(frozen=True, slots=True)
class Scene:
    """One moment of a game, for all parts of the board."""

    view: PalaceView
    narrator: Narrator
    hands: Sequence[tuple[int, tuple[int, ...]]]
    """The hands that may be seen, each with its seat."""
    watched: int
    """The seat whose palace is shown large."""
    choice: Choice | None = None
    """The picks of the person, if it is theirs to decide."""
    offers: Mapping[int, int] = field(default_factory=dict)
    """The yard spaces that can be bought now, with the least that would be overpaid."""
    fresh: Fresh = Fresh()
    counts: Sequence[Sequence[int]] = ()
    """What is ranked, by side and kind."""
    considered: int = 0
    """A tile of the yard that is pointed at."""

    def marks(self, seat: int) -> Marks:
        """What the palace of a seat shows besides its tiles, whoever decides."""
        points = {
            place_of(point): sign
            for module in modules_in(self.view)
            for point, sign in module.on_points(self.view, seat).items()
        }
        return Marks(fresh=self.fresh.cells.get(seat, set()), unfinished=self.view.unfinished, points=points)

    def side_names(self) -> list[str]:
        """The players, then whoever else is ranked."""
        return [self.narrator.words.name(side) for side in range(len(self.view.points))]

    def kind_names(self) -> tuple[str, ...]:
        return tuple(self.narrator.words.kind(kind) for kind in self.view.pieces.kinds)


class Panel(Part[Scene]):
    """A part of a board with palaces."""
