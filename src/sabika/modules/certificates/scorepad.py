"""Certificates on the pad: they give no points, but have to be handed out."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from sabika.modules.certificates.rules import NAME, TOKENS
from sabika.rules.palace.pieces import CURRENCIES
from sabika.scorepad.palace.part import BESIDE_THE_YARD, PadPart, PlacedStep
from sabika.scorepad.said import step

if TYPE_CHECKING:
    from sabika.scorepad.palace.board import PalaceBoard


class CertificatesOnPad(PadPart):
    """So many tokens of each currency as the number of players asks for."""

    name: ClassVar[str] = NAME

    def steps(self, board: "PalaceBoard") -> Iterator[PlacedStep]:
        players = board.setup.players
        each = TOKENS[players]
        tokens = each * len(CURRENCIES)
        yield BESIDE_THE_YARD + 6, step("certificates", "E1", each=each, tokens=tokens, players=players)


PAD: Final = CertificatesOnPad()
