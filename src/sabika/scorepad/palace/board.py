"""Pads of palace games."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sabika.i18n import Narrator, Texts
from sabika.rules.games import alhambra, granada
from sabika.scorepad.board import Board
from sabika.scorepad.pad import Pad
from sabika.scorepad.palace.box import PalaceBox
from sabika.scorepad.palace.parts import PARTS
from sabika.scorepad.palace.replaying import PalaceCourse
from sabika.scorepad.palace.scoring import PalaceRound
from sabika.scorepad.palace.setting_up import steps_with
from sabika.scorepad.steps import PadStep

if TYPE_CHECKING:
    from sabika.scorepad.replaying import Looking


def _sources() -> tuple[str, ...]:
    found: list[str] = []
    for source in ("wall", *alhambra.KINDS, "moat", *granada.KINDS, "border"):
        found += [source, *(own for part in PARTS for own in part.sources.get(source, ()))]
    return tuple(found)


class PalaceBoard(Board):
    """Palaces, with what the modules of the game add."""

    box: PalaceBox
    order = "A30"
    scoring_name = "scoring-name"
    sources = _sources()

    def __init__(self, box: PalaceBox) -> None:
        self.box = box

    def rounds(self, pad: Pad) -> Sequence[PalaceRound]:
        found: list[PalaceRound] = []
        for index, round in enumerate(pad.rounds):
            found.append(PalaceRound(self.box, index, round, found[:]))
        return found

    def narrator(self, texts: Texts, names: list[str]) -> Narrator:
        return Narrator(texts, self.box.pieces, names)

    def steps(self) -> list[PadStep]:
        return steps_with(self.box)

    def show_again(self, looking: "Looking", pad: Pad) -> None:
        PalaceCourse(looking, self.box, self.rounds(pad))
