"""A scoring of a palace game: what was laid and what was counted together, checked against each other and scored."""

from collections.abc import Iterator
from itertools import zip_longest
from typing import Final

from sabika.modules.bonus import rules as bonus
from sabika.modules.dirk import rules as dirk
from sabika.modules.falcons import rules as falcons
from sabika.modules.huts import rules as huts
from sabika.rules.games import granada
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.scoring import score, tally_of
from sabika.rules.palace.tally import Tally
from sabika.scorepad.box import Box
from sabika.scorepad.pad import Entry, Given, Numbers, Round, Tiles
from sabika.scorepad.palace.counting import Counting
from sabika.scorepad.palace.laying import Laying
from sabika.scorepad.result import Figures, PadRefusal, ScoredRound


class PalaceRound:
    """One round of the pad, after those before it."""

    def __init__(self, box: Box, index: int, round: Round, earlier: "list[PalaceRound]") -> None:
        self.box: Final = box
        self.index: Final = index
        self.scoring: Final = round.scoring
        self.earlier: Final = earlier
        self.entries: Final[list[Entry | None]] = [*round.entries, *[None] * (box.sides - len(round.entries))]
        self.laying: Final = Laying(box, index)
        self.counted: Final[dict[int, Counting]] = {}
        self.refusals: Final[list[PadRefusal]] = []
        self._wrong: Final[set[int]] = set()
        """The sides whose entry is of no use."""
        if round.completed:
            self._refuse(None, "completed", "not-in-game", "R10", what="completed")
        for side, entry in enumerate(self.entries):
            if entry is not None:
                self._take(side, entry)
        self.refusals.extend(self.laying.refusals)
        self.tally: Final = self._count()
        self.refusals.extend(list(self._contradictions()))

    @property
    def game(self) -> PalaceGame:
        """The board with what was laid."""
        return self.laying.game

    @property
    def complete(self) -> bool:
        return None not in self.entries and not self.refusals

    def _refuse(self, side: int | None, field: str, reason: str, rule: str, **details: str | int) -> None:
        self.refusals.append(PadRefusal(self.index, side, field, reason, rule, details))

    def _take(self, side: int, entry: Entry) -> None:
        is_dirk = side >= self.box.setup.players
        match entry:
            case Tiles() if not is_dirk:
                self.laying.lay(side, entry)
            case Given() if is_dirk:
                self.laying.give(side, entry)
            case Numbers():
                counting = Counting(self.box, self.index, side, entry)
                refusals = counting.refusals()
                self.refusals.extend(refusals)
                if refusals:
                    self._wrong.add(side)
                else:
                    self.counted[side] = counting
            case _:
                self._wrong.add(side)
                self._refuse(side, "", "wrong-entry", "A42" if is_dirk else "A32")

    def _count(self) -> Tally:
        tally = tally_of(self.game)
        for counting in self.counted.values():
            counting.write(tally)
        return tally

    # Whether it can all be at once

    def _contradictions(self) -> Iterator[PadRefusal]:
        yield from self._more_than_printed()
        yield from self._cards_twice()
        if self.box.dirk:
            yield from self._wrong_for_dirk()
        for before in self.earlier:
            yield from self._against(before)
        if None not in self.entries and not self.refusals:
            yield from self._ties()

    def tiles_of(self, side: int) -> list[int]:
        """How many tiles a side has of each kind, huts and cards left out; none where nobody has said."""
        kinds = self.box.kinds
        if side in self.counted:
            return [self.counted[side].entry.kinds.get(kind, 0) for kind in kinds]
        if side < len(self.game.seats):
            return self.game.seats[side].palace.counts
        found = [0] * len(kinds)
        for tile in dirk.dirk_of(self.game).tiles:
            found[self.game.pieces.kind[tile]] += 1
        return found

    def _more_than_printed(self) -> Iterator[PadRefusal]:
        sides = [self.tiles_of(side) for side in range(len(self.entries))]
        pieces = self.game.pieces
        for kind, numbers in zip(self.box.kinds, zip(*sides)):
            number, most = sum(numbers), self.box.most(kind)
            if number > most >= max(numbers):
                rule = "G1" if kind in granada.KINDS else "A1"
                yield self._about_all(f"kinds.{kind}", "too-many-tiles", rule, kind=kind, number=number, most=most)
        for tiles in pieces.sets():
            moated = pieces.moated[tiles[0]]
            own = [index for index, kind in enumerate(self.box.kinds) if (kind in granada.KINDS) == moated]
            number = sum(counts[kind] for counts in sides for kind in own)
            if number > len(tiles):
                rule = "G1" if moated else "A1"
                yield self._about_all("kinds", "too-many-in-all", rule, number=number, most=len(tiles))
        yield from self._more_of_modules()
        yield from self._huts_of_kinds()

    def _more_of_modules(self) -> Iterator[PadRefusal]:
        limits = self.box.limits()
        for index, colour in enumerate(falcons.COLOURS if "falcons" in limits else ()):
            number, most = sum(own[index] for own in self.tally.more[falcons.NAME]), limits["falcons"]
            if number > most:
                field = f"falcons.{colour}"
                yield self._about_all(field, "too-many-falcons", "F1", colour=colour, number=number, most=most)
        counted = [counting.entry for counting in self.counted.values()]
        laid_portals = sum(len(seat.palace.halves) for seat in self.game.seats)
        for field, number, rule in (
            ("portals", sum(entry.portals for entry in counted) + laid_portals, "P1"),
            ("sites", sum(entry.sites for entry in counted) + len(self.game.unfinished), "S1"),
        ):
            if field in limits and number > limits[field]:
                yield self._about_all(field, f"too-many-{field}", rule, number=number, most=limits[field])

    def _about_all(self, field: str, reason: str, rule: str, **details: str | int) -> PadRefusal:
        return PadRefusal(self.index, None, field, reason, rule, details)

    def _huts_of_kinds(self) -> Iterator[PadRefusal]:
        if not self.box.has(huts.NAME):
            return
        pieces = self.game.pieces
        for index, kind in enumerate(self.box.kinds):
            printed = [hut for hut in huts.printed_huts(pieces) if hut.kind == kind]
            laid = len(printed) - len(huts.stacks_of(self.game)[index])
            number = laid + sum(hut.kind == kind for counting in self.counted.values() for hut in counting.entry.huts)
            if number > len(printed):
                yield self._about_all("huts", "huts-of-kind", "H1", kind=kind, number=number, most=len(printed))

    def _cards_twice(self) -> Iterator[PadRefusal]:
        if not self.box.has(bonus.NAME):
            return
        seen = {self.game.pieces.name(card) for own in bonus.bonus_of(self.game).revealed for card in own}
        for side, counting in self.counted.items():
            for index, card in enumerate(counting.entry.bonus):
                if card in seen:
                    yield PadRefusal(self.index, side, f"bonus.{index}", "card-twice", "B1", {"tile": card})
                seen.add(card)

    def _wrong_for_dirk(self) -> Iterator[PadRefusal]:
        """He begins with six tiles of each set, and only ever gets more (A41, A43, C14)."""
        side = self.box.setup.players
        if self.entries[side] is None or side in self._wrong:
            return
        least = dirk.FIRST_TILES * len(self.game.pieces.sets())
        number = sum(self.tiles_of(side))
        if number < least:
            yield PadRefusal(self.index, side, "", "dirk-too-few", "A41", {"number": number, "least": least})
        for before in self.earlier:
            if before.entries[side] is None or side in before._wrong:
                continue
            for kind, now, then in zip(self.box.kinds, self.tiles_of(side), before.tiles_of(side)):
                if now < then:
                    details: dict[str, str | int] = {"kind": kind, "number": now, "before": then}
                    yield PadRefusal(self.index, side, f"kinds.{kind}", "dirk-fewer", "A41", details)

    def _against(self, before: "PalaceRound") -> Iterator[PadRefusal]:
        """A tile stays with whoever got it, and is never turned again (A17, G7)."""
        for whole, side in self.laying.owners.items():
            owner = before.laying.owners.get(whole)
            if owner is None:
                continue
            name, then = self.laying.names[whole], before.laying.names[whole]
            if owner != side:
                details: dict[str, str | int] = {"tile": name, "other": owner, "scoring": before.scoring}
                yield PadRefusal(self.index, side, "", "moved-on", "A17", details)
            elif name != then and self.game.pieces.is_tile(self.game.pieces.numbers[name]):
                yield PadRefusal(self.index, side, "", "turned", "G7", {"tile": name, "old": then})

    def _ties(self) -> Iterator[PadRefusal]:
        """Where a tie is for points, the highest price has to be known (G11)."""
        for kind in granada.KINDS if self.tally.prices else ():
            index = self.box.kinds.index(kind)
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
                        yield PadRefusal(self.index, side, f"best.{kind}", "tie", "G11", {"kind": kind})
                    elif prices.count(price) > 1:
                        details: dict[str, str | int] = {"kind": kind, "price": price}
                        yield PadRefusal(self.index, side, f"best.{kind}", "price-twice", "G1", details)

    # What it comes to

    def scored(self, in_order: bool) -> ScoredRound:
        """The points, if this scoring can be at all where it stands."""
        complete = self.complete and in_order
        terms = score(self.game.hooks, self.tally, self.scoring) if complete else []
        points = [0] * self.box.sides
        for term in terms:
            points[term.side] += term.points
        figures = [self.figures(side) for side in range(self.box.sides)]
        palaces = [seat.palace for seat in self.game.seats]
        laid = [own if isinstance(entry, Tiles) else None for own, entry in zip_longest(palaces, self.entries)]
        return ScoredRound(self.scoring, complete, tuple(terms), points, figures, laid)

    def figures(self, side: int) -> Figures | None:
        if self.entries[side] is None or side in self._wrong:
            return None
        tally, kinds = self.tally, self.box.kinds
        entry = self.entries[side]
        is_dirk = side >= self.box.setup.players
        best = tally.prices[side] if tally.prices else []
        flock = tally.more[falcons.NAME][side] if falcons.NAME in tally.more and not is_dirk else []
        return Figures(
            kinds=dict(zip(kinds, tally.counts[side])),
            tiles=dict(zip(kinds, self.tiles_of(side))),
            wall=0 if is_dirk or not tally.walls else tally.walls[side],
            moat=0 if is_dirk or not tally.moats else tally.moats[side],
            border=0 if is_dirk or not tally.borders else tally.borders[side],
            best={kind: price for kind, price in zip(kinds, best) if price and kind in granada.KINDS},
            portals=0 if is_dirk or not tally.halves else tally.halves[side],
            huts=0 if is_dirk else self._huts(side),
            falcons=dict(zip(falcons.COLOURS, flock)),
            bonus=len(entry.bonus) if isinstance(entry, Numbers | Tiles) else 0,
            sites=entry.sites if isinstance(entry, Numbers) else len(entry.sites) if isinstance(entry, Tiles) else 0,
        )

    def _huts(self, side: int) -> int:
        if side in self.counted:
            return len(self.counted[side].entry.huts)
        return huts.huts_held(self.game.pieces, self.game.seats[side]) if self.box.has(huts.NAME) else 0
