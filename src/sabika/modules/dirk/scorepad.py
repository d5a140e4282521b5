"""Dirk on the pad: a side of its own, with tiles but without a palace (A40-A44)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from sabika.modules.dirk.rules import FIRST_TILES, NAME, DirkDrew, dirk_of
from sabika.rules.core.events import Event
from sabika.rules.games import alhambra, combined, granada
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import CARDS, COPIES
from sabika.rules.palace.pieces import Pieces
from sabika.scorepad.palace.part import (
    BEFORE_THE_MONEY,
    BESIDE_THE_YARD,
    DURING_THE_GAME,
    GuestPart,
    PlacedStep,
)
from sabika.scorepad.said import PadRefused, step

if TYPE_CHECKING:
    from sabika.scorepad.palace.board import PalaceBoard
    from sabika.scorepad.palace.scoring import PalaceRound

FIRST_STEP: Final = {
    alhambra.NAME: ("dirk", "A41"),
    granada.NAME: ("dirk-with-moats", "G14"),
    combined.NAME: ("dirk-both", "C14"),
}
"""What to do for him first, by game, and the rule."""


class DirkOnPad(GuestPart):
    """He begins with six tiles of each set, and only ever gets more."""

    name: ClassVar[str] = NAME
    rule: ClassVar[str] = "A41"
    cards_out: ClassVar[int] = CARDS

    def steps(self, board: "PalaceBoard") -> Iterator[PlacedStep]:
        code, rule = FIRST_STEP[board.setup.game]
        yield BESIDE_THE_YARD, step(code, rule, tiles=FIRST_TILES)
        yield BEFORE_THE_MONEY, step("cards-out", "A40", out=CARDS, cards=CARDS * (COPIES - 1))
        both, rule = ("-both", "C14") if board.pieces.two_parts else ("", "A41")
        yield DURING_THE_GAME + 1, step(f"dirk-again{both}", rule, "scoring-1", tiles=FIRST_TILES)
        yield DURING_THE_GAME + 1, step(f"dirk-third{both}", rule, "scoring-2")

    def clear(self, game: PalaceGame) -> None:
        dirk_of(game).tiles = []

    def held(self, game: PalaceGame) -> list[int]:
        return dirk_of(game).tiles

    def why_not(self, pieces: Pieces, piece: int) -> tuple[str, str] | None:
        return None if pieces.is_tile(piece) else ("not-for-dirk", "H6")

    def came(self, before: PalaceGame, now: PalaceGame) -> Iterator[Event]:
        if drawn := tuple(tile for tile in self.held(now) if tile not in self.held(before)):
            yield DirkDrew(drawn)

    def contradictions(self, round: "PalaceRound") -> Iterator[PadRefused]:
        """A41, A43, C14."""
        side = round.board.setup.players
        if not round.counts(side):
            return
        least = FIRST_TILES * len(round.game.pieces.sets())
        number = sum(round.tiles_of(side))
        if number < least:
            yield round.refused(side, "", "dirk-too-few", "A41", number=number, least=least)
        for before in round.earlier:
            if not before.counts(side):
                continue
            for kind, now, then in zip(round.board.kinds, round.tiles_of(side), before.tiles_of(side)):
                if now < then:
                    yield round.refused(side, f"kinds.{kind}", "dirk-fewer", "A41", kind=kind, number=now, before=then)


PAD: Final = DirkOnPad()
