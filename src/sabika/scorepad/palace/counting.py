"""Palaces counted by hand: what can be, and what it adds to the tally of a scoring."""

from collections.abc import Iterable, Iterator
from typing import Final

from sabika.modules.bonus import rules as bonus
from sabika.modules.falcons import rules as falcons
from sabika.modules.huts import rules as huts
from sabika.modules.portals import rules as portals
from sabika.rules.core.scoring import Part
from sabika.rules.games import granada
from sabika.rules.palace.tally import Tally
from sabika.scorepad.box import TOKENS, Box
from sabika.scorepad.pad import Numbers
from sabika.scorepad.result import PadRefusal

MOST_BESIDE: Final = 3
"""A hut has a wall, so at most three buildings count (H1, H5)."""
RULES: Final = {
    "wall": "A31",
    "moat": "G9",
    "border": "C10",
    "best": "G11",
    "huts": "H1",
    "portals": "P1",
    "falcons": "F1",
    "bonus": "B1",
    "sites": "S1",
}
"""The rule that brings a number into a game."""


class Counting:
    """Checks what was counted for one side, and writes it down."""

    def __init__(self, box: Box, round: int, side: int, entry: Numbers) -> None:
        self.box: Final = box
        self.round: Final = round
        self.side: Final = side
        self.entry: Final = entry

    def _refused(self, field: str, reason: str, rule: str, **details: str | int) -> PadRefusal:
        return PadRefusal(self.round, self.side, field, reason, rule, details)

    # What can be

    def refusals(self) -> list[PadRefusal]:
        """What cannot be, whatever the others have. Numbers that make no sense are not looked at any further."""
        return list(self._senseless()) or list(self._impossible())

    def _senseless(self) -> Iterator[PadRefusal]:
        entry = self.entry
        fields = [] if self.side >= self.box.setup.players else self.box.fields()
        if self.side >= self.box.setup.players and "best" in self.box.fields():
            fields = ["best"]  # Dirk has tiles, but no palace (A42).
        for name, rule in RULES.items():
            if getattr(entry, name) and name not in fields:
                yield self._refused(name, "not-in-game", rule, what=name)
        known = {"kinds": self.box.kinds, "best": granada.KINDS, "falcons": falcons.COLOURS}
        for field, names in known.items():
            for name, number in getattr(entry, field).items():
                if name not in names:
                    yield self._refused(f"{field}.{name}", "unknown-piece", "A1", piece=name)
                elif number < 0:
                    yield self._refused(f"{field}.{name}", "negative", "A32", number=number)
        for field in ("wall", "moat", "border", "portals", "sites"):
            if getattr(entry, field) < 0:
                yield self._refused(field, "negative", RULES[field], number=getattr(entry, field))
        for index, hut in enumerate(entry.huts):
            if hut.kind not in self.box.kinds:
                yield self._refused(f"huts.{index}", "unknown-piece", "H1", piece=hut.kind)
            elif hut.beside < 0:
                yield self._refused(f"huts.{index}", "negative", "H5", number=hut.beside)

    def _impossible(self) -> Iterator[PadRefusal]:
        yield from self._too_many_tiles()
        yield from self._wrong_prices()
        yield from self._wrong_huts()
        yield from self._wrong_cards()
        entry = self.entry
        if entry.sites > TOKENS:
            yield self._refused("sites", "too-many-sites", "S1", number=entry.sites, most=TOKENS)
        if entry.portals > entry.wall:
            yield self._refused("portals", "portals-in-wall", "P10", number=entry.portals, most=entry.wall)
        for line, most in self._longest().items():
            length = getattr(entry, line)
            if length > most:
                yield self._refused(line, f"{line}-too-long", RULES[line], number=length, most=most)

    def _too_many_tiles(self) -> Iterator[PadRefusal]:
        for kind, number in self.entry.kinds.items():
            if number > self.box.most(kind):
                rule = "G1" if kind in granada.KINDS else "A1"
                most = self.box.most(kind)
                yield self._refused(f"kinds.{kind}", "too-many-tiles", rule, kind=kind, number=number, most=most)

    def _wrong_prices(self) -> Iterator[PadRefusal]:
        for kind, price in self.entry.best.items():
            number = self.entry.kinds.get(kind, 0)
            prices = sorted(tile.price for tile in self.box.pieces.tiles if tile.kind == kind)
            if price not in prices or number == 0:
                yield self._refused(f"best.{kind}", "no-such-price", "G1", kind=kind, price=price)
            elif prices.index(price) + 1 < number:
                least = prices[min(number, len(prices)) - 1]
                yield self._refused(
                    f"best.{kind}", "price-too-low", "G1", kind=kind, price=price, number=number, least=least
                )

    def _wrong_huts(self) -> Iterator[PadRefusal]:
        built = self.entry.huts
        if len(built) > huts.MOST_HUTS:
            yield self._refused("huts", "too-many-huts", "H4", number=len(built), most=huts.MOST_HUTS)
        for index, hut in enumerate(built):
            most = min(MOST_BESIDE, self.entry.kinds.get(hut.kind, 0))
            if hut.beside > most:
                yield self._refused(f"huts.{index}", "beside-hut", "H5", kind=hut.kind, number=hut.beside, most=most)

    def _wrong_cards(self) -> Iterator[PadRefusal]:
        cards = self.entry.bonus
        most = bonus.CARDS_EACH.get(self.box.setup.players, 0)
        if len(cards) > most:
            yield self._refused("bonus", "too-many-cards", "B2", number=len(cards), most=most)
        shown: dict[str, int] = {}
        for index, name in enumerate(cards):
            if name not in self.box.bonus_cards():
                yield self._refused(f"bonus.{index}", "no-such-card", "B1", piece=name)
                continue
            kind = self._kind_of(name)
            shown[kind] = shown.get(kind, 0) + 1
            if shown[kind] > self.entry.kinds.get(kind, 0):
                yield self._refused(f"bonus.{index}", "card-without-tile", "B3", tile=name)

    def _kind_of(self, tile: str) -> str:
        pieces = self.box.pieces
        return pieces.kinds[pieces.kind[pieces.numbers[tile]]]

    # How long a wall can be

    def _longest(self) -> dict[str, int]:
        """No line is longer than these: all walls that so many tiles can have, nor longer than the way around them."""
        pieces = self.box.pieces
        own = [(kind, self.entry.kinds.get(kind, 0)) for kind in pieces.kinds]
        walled = [each for each in own if each[0] not in granada.KINDS]
        moated = [each for each in own if each[0] in granada.KINDS]
        found: dict[str, int] = {}
        if walled:
            found["wall"] = self._longest_wall(walled)
        if moated:
            number = sum(count for _, count in moated)
            around = 2 * number + 2 if pieces.two_parts else 2 * number + 4
            found["moat"] = min(sum(most_walls(self._walls(kind), count) for kind, count in moated), around)
        if pieces.two_parts:
            found["border"] = min(found.values())
        return found

    def _longest_wall(self, walled: list[tuple[str, int]]) -> int:
        entry = self.entry
        walls = sum(most_walls(self._walls(kind), count) for kind, count in walled)
        rest = [wall for kind, count in walled for wall in sorted(self._walls(kind), reverse=True)[count:]]
        walls += most_walls(rest, entry.sites)
        for kind in {hut.kind for hut in entry.huts}:
            printed = [len(hut.walls) for hut in huts.printed_huts(self.box.pieces) if hut.kind == kind]
            walls += most_walls(printed, sum(hut.kind == kind for hut in entry.huts))
        if self.box.has(portals.NAME):
            return walls + entry.portals  # Portals make the way around a palace longer.
        return min(walls, 2 * (sum(count for _, count in walled) + entry.sites + len(entry.huts)) + 4)

    def _walls(self, kind: str) -> list[int]:
        return [len(tile.walls) for tile in self.box.pieces.tiles if tile.kind == kind]

    # Writing it down

    def write(self, tally: Tally) -> None:
        """Add what was counted to the tally."""
        entry, side = self.entry, self.side
        seats = self.box.setup.players
        counts = [entry.kinds.get(kind, 0) for kind in tally.kinds]
        parts = self._parts(tally.kinds)
        for kind, more in enumerate(parts):
            counts[kind] += sum(part.amount for part in more)
        tally.counts[side] = counts
        if tally.prices:
            tally.prices[side] = [entry.best.get(kind, 0) for kind in tally.kinds]
        if side >= seats:
            return
        for lengths, length in ((tally.walls, entry.wall), (tally.moats, entry.moat), (tally.borders, entry.border)):
            if lengths:
                lengths[side] = length
        if tally.halves:
            tally.halves[side] = entry.portals
        if tally.parts:
            tally.parts[side] = parts
        if falcons.NAME in tally.more:
            tally.more[falcons.NAME][side] = [entry.falcons.get(colour, 0) for colour in falcons.COLOURS]

    def _parts(self, kinds: Iterable[str]) -> list[list[Part]]:
        """Huts and bonus cards, as far as they count."""
        found: dict[str, list[Part]] = {kind: [] for kind in kinds}
        for hut in self.entry.huts:
            if hut.beside:
                found[hut.kind].append(Part("H5", f"hut-{hut.kind}", hut.beside))
        for name in self.entry.bonus:
            found[self._kind_of(name)].append(Part("B3", name, 1))
        return list(found.values())


def most_walls(printed: Iterable[int], number: int) -> int:
    """The most walls that so many of these pieces can have."""
    return sum(sorted(printed, reverse=True)[:number])
