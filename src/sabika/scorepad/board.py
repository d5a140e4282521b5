"""What the table of a pad plays on, palaces or sheets: who is ranked, what can be counted, how many there are."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from sabika.i18n import Narrator, SheetNarrator, Texts
from sabika.i18n.sentences import sentences_with
from sabika.library import Components, Kind
from sabika.rules.core.game import Setup
from sabika.scorepad.pad import Pad
from sabika.scorepad.palace.part import PadPart
from sabika.scorepad.palace.parts import added
from sabika.scorepad.result import KindPrinted, PadGame
from sabika.scorepad.round import LookedAt
from sabika.scorepad.said import PadStep

if TYPE_CHECKING:
    from sabika.scorepad.replaying import Looking


class Board:
    """A kind of board, for the game of a pad. Each has a class of its own."""

    scorings: ClassVar[list[int]]
    again: ClassVar[int | None] = None
    """The scoring that comes again and again."""
    order: ClassVar[str]
    """The rule that says in which order scorings come."""
    scoring_name: ClassVar[str]
    """The message that says which scoring it is."""
    sources: ClassVar[tuple[str, ...]]
    """What can give points, in the order of the rules."""
    most_rounds: int
    """More cannot be written down."""
    others: list[str]
    """Who is ranked after the players."""
    parts: Sequence[PadPart] = ()
    """Of the modules of the game."""

    def __init__(self, setup: Setup, kind: Kind, printed: Components) -> None:
        self.setup: Final = setup
        self.kind: Final = kind
        self.printed: Final = printed

    @property
    def kinds(self) -> tuple[str, ...]:
        return self.printed.kinds

    @property
    def sides(self) -> int:
        return self.setup.players + len(self.others)

    def fields(self) -> list[str]:
        """What is written down for a player besides the kinds."""
        raise NotImplementedError

    def limits(self) -> dict[str, int]:
        """The most there can be of it, for each player or in all."""
        raise NotImplementedError

    def most(self, kind: str) -> int:
        """How many tiles, faces or buildings of a kind are printed."""
        raise NotImplementedError

    def rounds(self, pad: Pad) -> Sequence[LookedAt]:
        """The rounds, each looked at together with those before it."""
        raise NotImplementedError

    def narrator(self, texts: Texts, names: list[str]) -> Narrator | SheetNarrator:
        """Who tells what happens there."""
        raise NotImplementedError

    def steps(self) -> list[PadStep]:
        """The set-up for exactly this mixture and number of players, in the order in which the steps are taken."""
        raise NotImplementedError

    def show_again(self, looking: "Looking", pad: Pad) -> None:
        """Add all moments of a pad."""
        raise NotImplementedError

    def in_box(self, part: PadPart) -> object:
        """What else a table needs to know for a module."""
        return None

    def game(self) -> PadGame:
        """What a table needs to know before it begins."""
        things = sentences_with(self.printed, self.setup.players).things
        return PadGame(
            sides=["player"] * self.setup.players + self.others,
            others=[things.name(side) for side in range(self.setup.players, self.sides)],
            scorings=self.scorings,
            kinds=[KindPrinted(kind=kind, most=self.most(kind)) for kind in self.kinds],
            fields=self.fields(),
            limits=self.limits(),
            steps=self.steps(),
            **added(lambda part: part.printed, self.in_box, self.parts),
        )
