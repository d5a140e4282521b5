"""Exchange cards on the pad: they give no points, but have to be shuffled in."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from sabika.modules.exchange.rules import CARDS_EACH, EXCHANGE_CARDS, NAME, PILES
from sabika.scorepad.palace.part import BEFORE_THE_STACK, PadPart, PlacedStep
from sabika.scorepad.said import step

if TYPE_CHECKING:
    from sabika.scorepad.palace.board import PalaceBoard


class ExchangeOnPad(PadPart):
    """Some in each of three piles."""

    name: ClassVar[str] = NAME

    def steps(self, board: "PalaceBoard") -> Iterator[PlacedStep]:
        first, second, third = PILES
        cards = len(EXCHANGE_CARDS)
        yield (
            BEFORE_THE_STACK,
            step("exchange", "X1", cards=cards, each=CARDS_EACH, first=first, second=second, third=third),
        )


PAD: Final = ExchangeOnPad()
