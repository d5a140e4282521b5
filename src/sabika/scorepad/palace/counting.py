"""Palaces counted by hand: what can be, and what it adds to the tally of a scoring."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from sabika.rules.core.scoring import Part
from sabika.rules.games import granada
from sabika.rules.palace.tally import Tally
from sabika.scorepad.palace.entries import Numbers
from sabika.scorepad.palace.parts import PARTS
from sabika.scorepad.said import PadRefused

if TYPE_CHECKING:
    from sabika.scorepad.palace.board import PalaceBoard

RULES: Final = {"wall": "A31", "moat": "G9", "border": "C10", "best": "G11"} | {
    part.name: part.rule for part in PARTS if part.numbers
}
"""The rule that brings a number into a game."""


class Counting:
    """Checks what was counted for one side, and writes it down."""

    def __init__(self, board: "PalaceBoard", round: int, side: int, entry: Numbers) -> None:
        self.board: Final = board
        self.round: Final = round
        self.side: Final = side
        self.entry: Final = entry
        self.is_player: Final = side < board.setup.players

    def refused(self, field: str, reason: str, rule: str, **details: str | int) -> PadRefused:
        return PadRefused(self.round, self.side, field, reason, rule, details, None)

    # What can be

    def refusals(self) -> list[PadRefused]:
        """What cannot be, whatever the others have. Numbers that make no sense are not looked at any further."""
        return list(self._senseless()) or list(self._impossible())

    def _senseless(self) -> Iterator[PadRefused]:
        entry = self.entry
        # Whoever is no player has tiles, but no palace (A42).
        fields = [field for field in self.board.fields() if self.is_player or field == "best"]
        for name, rule in RULES.items():
            if getattr(entry, name) and name not in fields:
                yield self.refused(name, "not-in-game", rule, what=name)
        yield from self.senseless_names("kinds", entry.kinds, self.board.kinds)
        yield from self.senseless_names("best", entry.best, granada.KINDS)
        for field in ("wall", "moat", "border"):
            yield from self.negative(field, getattr(entry, field))
        for part in self.board.parts:
            yield from part.senseless(self)

    def senseless_names(self, field: str, numbers: dict[str, int], known: Iterable[str]) -> Iterator[PadRefused]:
        """Numbers of things by their names."""
        for name, number in numbers.items():
            if name not in known:
                yield self.refused(f"{field}.{name}", "unknown-piece", "A1", piece=name)
            elif number < 0:
                yield self.refused(f"{field}.{name}", "negative", "A32", number=number)

    def negative(self, field: str, number: int) -> Iterator[PadRefused]:
        """A number of things."""
        if number < 0:
            yield self.refused(field, "negative", RULES[field], number=number)

    def _impossible(self) -> Iterator[PadRefused]:
        yield from self._too_many_tiles()
        yield from self._wrong_prices()
        for part in self.board.parts:
            yield from part.impossible(self)
        for line, most in self._longest().items():
            length = getattr(self.entry, line)
            if length > most:
                yield self.refused(line, f"{line}-too-long", RULES[line], number=length, most=most)

    def _too_many_tiles(self) -> Iterator[PadRefused]:
        for kind, number in self.entry.kinds.items():
            if number > self.board.most(kind):
                rule = "G1" if kind in granada.KINDS else "A1"
                most = self.board.most(kind)
                yield self.refused(f"kinds.{kind}", "too-many-tiles", rule, kind=kind, number=number, most=most)

    def _wrong_prices(self) -> Iterator[PadRefused]:
        for kind, price in self.entry.best.items():
            number = self.entry.kinds.get(kind, 0)
            prices = sorted(tile.price for tile in self.board.pieces.tiles if tile.kind == kind)
            if price not in prices or number == 0:
                yield self.refused(f"best.{kind}", "no-such-price", "G1", kind=kind, price=price)
            elif prices.index(price) + 1 < number:
                least = prices[min(number, len(prices)) - 1]
                yield self.refused(
                    f"best.{kind}", "price-too-low", "G1", kind=kind, price=price, number=number, least=least
                )

    # How long a wall can be

    def _longest(self) -> dict[str, int]:
        """No line is longer than these: all walls that so many tiles can have, nor longer than the way around them."""
        walled = [kind for kind in self.board.kinds if kind not in granada.KINDS]
        moated = [kind for kind in self.board.kinds if kind in granada.KINDS]
        two_parts = self.board.pieces.two_parts
        found: dict[str, int] = {}
        if walled:
            found["wall"] = self._longest_wall(walled)
        if moated:
            walls, number = self._walls_and_tiles(moated)
            found["moat"] = min(walls, 2 * number + (2 if two_parts else 4))
        if two_parts:
            found["border"] = min(found.values())
        return found

    def _longest_wall(self, walled: list[str]) -> int:
        walls, pieces = self._walls_and_tiles(walled)
        more = [part.longer(self) for part in self.board.parts]
        walls += sum(own.walls for own in more)
        around = [own.pieces for own in more]
        return walls if None in around else min(walls, 2 * (pieces + sum(filter(None, around))) + 4)

    def _walls_and_tiles(self, kinds: list[str]) -> tuple[int, int]:
        """The most walls that the tiles of these kinds can have, and how many tiles they are."""
        counts = [self.entry.kinds.get(kind, 0) for kind in kinds]
        return sum(sum(self._walls(kind)[:count]) for kind, count in zip(kinds, counts)), sum(counts)

    def walls_left(self) -> list[int]:
        """The walls of tiles beyond those that were counted."""
        kinds = [kind for kind in self.board.kinds if kind not in granada.KINDS]
        return [wall for kind in kinds for wall in self._walls(kind)[self.entry.kinds.get(kind, 0) :]]

    def _walls(self, kind: str) -> list[int]:
        """How many walls each tile of a kind has, the most first."""
        return sorted([len(tile.walls) for tile in self.board.pieces.tiles if tile.kind == kind], reverse=True)

    # Writing it down

    def write(self, tally: Tally) -> None:
        """Add what was counted to the tally."""
        entry, side = self.entry, self.side
        counts = [entry.kinds.get(kind, 0) for kind in tally.kinds]
        parts: list[list[Part]] = [[] for _ in tally.kinds]
        for each in self.board.parts:
            for kind, more in each.counted(self):
                parts[tally.kinds.index(kind)].append(more)
                counts[tally.kinds.index(kind)] += more.amount
        tally.counts[side] = counts
        if tally.prices:
            tally.prices[side] = [entry.best.get(kind, 0) for kind in tally.kinds]
        if not self.is_player:
            return
        for lengths, length in ((tally.walls, entry.wall), (tally.moats, entry.moat), (tally.borders, entry.border)):
            if lengths:
                lengths[side] = length
        if tally.parts:
            tally.parts[side] = parts
        for each in self.board.parts:
            each.write(self, tally)
