"""Huts on the pad: counted with the buildings beside them, or laid like tiles."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar, Final

import msgspec

from sabika.modules.huts.rules import MOST_HUTS, NAME, hut_kind, huts_held, neighbours, printed_huts, stacks_of
from sabika.rules.core.scoring import Part
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.pieces import Pieces
from sabika.scorepad.entry import Count, Field, Word
from sabika.scorepad.palace.part import BESIDE_THE_YARD, Longer, PadPart, PlacedStep, Questions
from sabika.scorepad.said import PadRefused, step

if TYPE_CHECKING:
    from sabika.scorepad.palace.board import PalaceBoard
    from sabika.scorepad.palace.counting import Counting
    from sabika.scorepad.palace.entries import Numbers, Tiles
    from sabika.scorepad.palace.laying import Laying
    from sabika.scorepad.palace.scoring import PalaceRound

MOST_BESIDE: Final = 3
"""A hut has a wall, so at most three buildings count (H1, H5)."""


class HutCount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A built hut, and how many buildings of its kind lie next to it with no wall between (H5)."""

    kind: Word
    beside: Count


COUNTED: Final[Field[list[HutCount]]] = Field(NAME, Annotated[list[HutCount], msgspec.Meta(max_length=24)], [])


class HutsOnPad(PadPart):
    """At most three for a player, and no more of a kind than are printed."""

    name: ClassVar[str] = NAME
    rule: ClassVar[str] = "H1"
    order: ClassVar[int] = 1
    numbers = COUNTED
    figures = Field(NAME, int, 0)

    def steps(self, board: "PalaceBoard") -> Iterator[PlacedStep]:
        yield BESIDE_THE_YARD + 2, step("huts", "H1", huts=len(printed_huts(board.pieces)), stacks=len(board.kinds))

    def limit(self, board: "PalaceBoard") -> int:
        return MOST_HUTS

    def senseless(self, counting: "Counting") -> Iterator[PadRefused]:
        for index, hut in enumerate(COUNTED.of(counting.entry)):
            if hut.kind not in counting.board.kinds:
                yield counting.refused(f"huts.{index}", "unknown-piece", "H1", piece=hut.kind)
            elif hut.beside < 0:
                yield counting.refused(f"huts.{index}", "negative", "H5", number=hut.beside)

    def impossible(self, counting: "Counting") -> Iterator[PadRefused]:
        built = COUNTED.of(counting.entry)
        if len(built) > MOST_HUTS:
            yield counting.refused("huts", "too-many-huts", "H4", number=len(built), most=MOST_HUTS)
        for index, hut in enumerate(built):
            most = min(MOST_BESIDE, counting.entry.kinds.get(hut.kind, 0))
            if hut.beside > most:
                yield counting.refused(f"huts.{index}", "beside-hut", "H5", kind=hut.kind, number=hut.beside, most=most)

    def longer(self, counting: "Counting") -> Longer:
        built = [hut.kind for hut in COUNTED.of(counting.entry)]
        walls = 0
        for kind in set(built):
            printed = sorted([len(hut.walls) for hut in printed_huts(counting.board.pieces) if hut.kind == kind])
            walls += sum(printed[-built.count(kind) :])
        return Longer(walls, len(built))

    def counted(self, counting: "Counting") -> Iterator[tuple[str, Part]]:
        for hut in COUNTED.of(counting.entry):
            if hut.beside:
                yield hut.kind, Part("H5", f"hut-{hut.kind}", hut.beside)

    def owns(self, pieces: Pieces, piece: int) -> bool:
        return hut_kind(pieces, piece) >= 0

    def take_out(self, game: PalaceGame, piece: int) -> None:
        stacks_of(game)[hut_kind(game.pieces, piece)].remove(piece)

    def lay(self, laying: "Laying", side: int, entry: "Tiles") -> None:
        number = huts_held(laying.game.pieces, laying.game.seats[side])
        if number > MOST_HUTS:
            laying.refuse(side, "palace", "too-many-huts", "H4", number=number, most=MOST_HUTS)

    def may_take(self, laid: "PalaceRound", side: int, piece: int) -> bool:
        """H4."""
        pieces = laid.game.pieces
        return not self.owns(pieces, piece) or huts_held(pieces, laid.game.seats[side]) < MOST_HUTS

    def numbered(self, round: "PalaceRound", side: int) -> list[HutCount]:
        palace, unfinished = round.game.seats[side].palace, round.game.unfinished
        pieces = palace.pieces
        huts = [(palace.at(cell), cell) for cell in palace.cells if self.owns(pieces, palace.at(cell))]
        return [
            HutCount(pieces.kinds[hut_kind(pieces, hut)], neighbours(palace, hut, cell, unfinished))
            for hut, cell in huts
        ]

    def contradictions(self, round: "PalaceRound") -> Iterator[PadRefused]:
        counted = [hut.kind for own in round.counted_by(COUNTED).values() for hut in own]
        for index, kind in enumerate(round.board.kinds):
            most = sum(hut.kind == kind for hut in printed_huts(round.board.pieces))
            number = most - len(stacks_of(round.game)[index]) + counted.count(kind)
            if number > most:
                yield round.refused(None, "huts", "huts-of-kind", "H1", kind=kind, number=number, most=most)

    def figure(self, round: "PalaceRound", side: int) -> int:
        if side in round.counted:
            return len(COUNTED.of(round.counted[side].entry))
        return huts_held(round.game.pieces, round.game.seats[side])

    def count(self, asking: Questions, before: "Numbers") -> list[HutCount]:
        board, teller, known = asking.board, asking.teller, COUNTED.of(before)
        kinds = [teller.field(kind) for kind in board.kinds]
        found: list[HutCount] = []
        for index in range(asking.number(teller.field("huts"), 0, MOST_HUTS, len(known))):
            usual = known[index] if index < len(known) else HutCount(board.kinds[0], 0)
            question = teller.say("pad-ask-hut", number=index + 1)
            kind = board.kinds[asking.choice(question, kinds, board.kinds.index(usual.kind))]
            found.append(HutCount(kind, asking.number(teller.say("pad-ask-beside"), 0, MOST_BESIDE, usual.beside)))
        return found


PAD: Final = HutsOnPad()
