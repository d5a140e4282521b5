"""What differs between boards - palaces and sheets - when a pad is written."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from sabika.i18n import Narrator, SheetNarrator, Texts
from sabika.scorepad.box import Box
from sabika.scorepad.pad import Pad
from sabika.scorepad.round import LookedAt
from sabika.scorepad.steps import PadStep

if TYPE_CHECKING:
    from sabika.scorepad.replaying import Looking


class Board:
    """A kind of board, with the box of a game. Each has a class of its own."""

    box: Box
    again: ClassVar[int | None] = None
    """The scoring that comes again and again."""
    order: ClassVar[str]
    """The rule that says in which order scorings come."""
    scoring_name: ClassVar[str]
    """The message that says which scoring it is."""
    sources: ClassVar[tuple[str, ...]]
    """What can give points, in the order of the rules."""

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
