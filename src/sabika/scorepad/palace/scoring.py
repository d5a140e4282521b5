"""A scoring of a palace game: what was laid and what was counted together, checked against each other and scored."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from sabika.rules.core.scoring import Term
from sabika.rules.games import granada
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.scoring import score, tally_of
from sabika.scorepad.entry import Entry, Field, Value
from sabika.scorepad.pad import Round
from sabika.scorepad.palace.counting import Counting
from sabika.scorepad.palace.entries import Given, Numbers, Tiles
from sabika.scorepad.palace.laying import Laying
from sabika.scorepad.palace.parts import added
from sabika.scorepad.result import PadFigures
from sabika.scorepad.round import LookedAt
from sabika.scorepad.said import PadRefused
from sabika.shown import shown_lines

if TYPE_CHECKING:
    from sabika.scorepad.palace.board import PalaceBoard


class PalaceRound(LookedAt):
    """One round of the pad, after those before it."""

    def __init__(self, board: "PalaceBoard", index: int, round: Round, earlier: "list[PalaceRound]") -> None:
        super().__init__(board, index, round)
        self.board: Final = board
        self.earlier: Final = earlier
        self.laying: Final = Laying(board, index)
        self.counted: Final[dict[int, Counting]] = {}
        if round.completed:
            self.refuse(None, "completed", "not-in-game", "R10", what="completed")
        for side, entry in enumerate(self.entries):
            if entry is not None:
                self._take(side, entry)
        self.refusals.extend(self.laying.refusals)
        self.tally: Final = tally_of(self.game)
        for counting in self.counted.values():
            counting.write(self.tally)
        self.refusals.extend(list(self._contradictions()))

    @property
    def game(self) -> PalaceGame:
        """The board with what was laid."""
        return self.laying.game

    def _take(self, side: int, entry: Entry) -> None:
        guest = self.board.guest(side)
        match entry:
            case Tiles() if not guest:
                self.laying.lay(side, entry)
            case Given() if guest:
                self.laying.give(guest, side, entry)
            case Numbers():
                counting = Counting(self.board, self.index, side, entry)
                refusals = counting.refusals()
                self.refusals.extend(refusals)
                if refusals:
                    self.wrong.add(side)
                else:
                    self.counted[side] = counting
            case _:
                self.wrong.add(side)
                self.refuse(side, "", "wrong-entry", "A42" if guest else "A32")

    # Whether it can all be at once

    def _contradictions(self) -> Iterator[PadRefused]:
        yield from self._more_than_printed()
        for part in self.board.parts:
            yield from part.contradictions(self)
        for before in self.earlier:
            yield from self._against(before)
        if self.complete:
            yield from self._ties()

    def tiles_of(self, side: int) -> list[int]:
        """How many tiles a side has of each kind, and of nothing else; none where nobody has said."""
        kinds = self.board.kinds
        if side in self.counted:
            return [self.counted[side].entry.kinds.get(kind, 0) for kind in kinds]
        guest = self.board.guest(side)
        if not guest:
            return self.game.seats[side].palace.counts
        found = [0] * len(kinds)
        for tile in guest.held(self.game):
            found[self.game.pieces.kind[tile]] += 1
        return found

    def _more_than_printed(self) -> Iterator[PadRefused]:
        sides = [self.tiles_of(side) for side in range(len(self.entries))]
        pieces = self.game.pieces
        for kind, numbers in zip(self.board.kinds, zip(*sides)):
            number, most = sum(numbers), self.board.most(kind)
            if number > most >= max(numbers):
                rule = "G1" if kind in granada.KINDS else "A1"
                yield self.refused(None, f"kinds.{kind}", "too-many-tiles", rule, kind=kind, number=number, most=most)
        for tiles in pieces.sets():
            moated = pieces.moated[tiles[0]]
            own = [index for index, kind in enumerate(self.board.kinds) if (kind in granada.KINDS) == moated]
            number = sum(counts[kind] for counts in sides for kind in own)
            if number > len(tiles):
                rule = "G1" if moated else "A1"
                yield self.refused(None, "kinds", "too-many-in-all", rule, number=number, most=len(tiles))

    def counted_by(self, field: Field[Value]) -> dict[int, Value]:
        """By side that was counted: the field of a module."""
        return {side: field.of(counting.entry) for side, counting in self.counted.items()}

    def _against(self, before: "PalaceRound") -> Iterator[PadRefused]:
        """A tile stays with whoever got it, and is never turned again (A17, G7)."""
        for whole, side in self.laying.owners.items():
            owner = before.laying.owners.get(whole)
            if owner is None:
                continue
            name, then = self.laying.names[whole], before.laying.names[whole]
            if owner != side:
                yield self.refused(side, "", "moved-on", "A17", tile=name, other=owner, scoring=before.scoring)
            elif name != then and self.game.pieces.is_tile(self.game.pieces.numbers[name]):
                yield self.refused(side, "", "turned", "G7", tile=name, old=then)

    def _ties(self) -> Iterator[PadRefused]:
        """Where a tie is for points, the highest price has to be known (G11)."""
        for kind in granada.KINDS if self.tally.prices else ():
            index = self.board.kinds.index(kind)
            places = len(granada.POINTS_PER_TILE[self.scoring - 1])
            numbers = [own[index] for own in self.tally.counts]
            for number in sorted(set(numbers) - {0}, reverse=True):
                tied = [side for side, own in enumerate(numbers) if own == number]
                prices = [self.tally.prices[side][index] for side in tied]
                first = sum(own > number for own in numbers)
                if first >= places or len(tied) == 1:
                    continue
                for side, price in zip(tied, prices):
                    if not price:
                        yield self.refused(side, f"best.{kind}", "tie", "G11", kind=kind)
                    elif prices.count(price) > 1:
                        yield self.refused(side, f"best.{kind}", "price-twice", "G1", kind=kind, price=price)

    # What it comes to

    def terms(self) -> list[Term]:
        return score(self.game.hooks, self.tally, self.scoring)

    def figures(self, side: int) -> PadFigures | None:
        if not self.counts(side):
            return None
        tally, kinds = self.tally, self.board.kinds
        is_player = side < self.board.setup.players
        best = tally.prices[side] if tally.prices else []
        laid = isinstance(self.entries[side], Tiles)
        own = self.board.parts if is_player else ()
        return PadFigures(
            kinds=dict(zip(kinds, tally.counts[side])),
            tiles=dict(zip(kinds, self.tiles_of(side))),
            wall=tally.walls[side] if is_player and tally.walls else 0,
            moat=tally.moats[side] if is_player and tally.moats else 0,
            border=tally.borders[side] if is_player and tally.borders else 0,
            best={kind: price for kind, price in zip(kinds, best) if price and kind in granada.KINDS},
            rows=[],
            columns=[],
            coins=0,
            lines=[*shown_lines(self.game.seats[side].palace)] if laid else [],
            numbers=None if side in self.counted else self._numbers(side, best),
            **added(lambda part: part.figures, lambda part: part.figure(self, side), own),
        )

    def _numbers(self, side: int, best: list[int]) -> Numbers:
        """What was laid, as if somebody had counted it."""
        tally, kinds = self.tally, self.board.kinds
        is_player = side < self.board.setup.players
        own = self.board.parts if is_player else ()
        lines = {"wall": tally.walls, "moat": tally.moats, "border": tally.borders} if is_player else {}
        entry = Numbers(
            best={kind: price for kind, price in zip(kinds, best) if price and kind in granada.KINDS},
            **{line: lengths[side] for line, lengths in lines.items() if lengths},
            **added(lambda part: part.numbers, lambda part: part.numbered(self, side), own),
        )
        counts = dict(zip(kinds, tally.counts[side]))
        counting = Counting(self.board, self.index, side, entry)
        # What is counted besides the buildings is added to them again.
        for kind, more in (more for part in own for more in part.counted(counting)):
            counts[kind] -= more.amount
        return replace(entry, kinds={kind: number for kind, number in counts.items() if number})
