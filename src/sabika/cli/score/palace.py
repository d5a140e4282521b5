"""Palaces, question by question."""

from msgspec.structs import replace

from sabika.cli.score.entry import Entering
from sabika.cli.score.laying import Laying, tiles_given
from sabika.rules.games import granada
from sabika.scorepad.entry import Entry
from sabika.scorepad.palace.board import PalaceBoard
from sabika.scorepad.palace.entries import Given, Numbers, Tiles
from sabika.scorepad.palace.part import PadPart

LONGEST = 120
"""No line is longer; what is too long for the tiles is refused with the reason."""


class EnteringPalace(Entering):
    """Asks for a palace, or for the tiles of a side that has none."""

    board: PalaceBoard

    def tile_by_tile(self) -> Entry:
        if self.is_player:
            laying = Laying(self.asking, self.teller, self.pad, self.round, self.side)
            laying.lay(self.before if isinstance(self.before, Tiles) else Tiles())
            entry = laying.entry
            for part in sorted(self.board.parts, key=lambda part: not part.changes_tiles):
                entry = part.add(self, entry, laying.look_at)
            return entry
        held = self.before if isinstance(self.before, Given) else Given()
        return tiles_given(self.asking, self.teller, self.pad, self.round, self.side, held)

    def by_numbers(self) -> Entry:
        before = self.before if isinstance(self.before, Numbers) else Numbers()
        kinds = self.kinds(before.kinds)
        if not self.is_player:
            return Numbers(kinds=kinds, best=before.best)
        fields = self.board.fields()
        lengths = {
            field: self.number(self.teller.field(field), 0, LONGEST, getattr(before, field))
            for field in ("wall", "moat", "border")
            if field in fields
        }
        own = [part for part in self.board.parts if part.numbers]
        more = {part.name: part.count(self, before) for part in sorted(own, key=_plainness)}
        return Numbers(kinds=kinds, **lengths, **more, best=before.best)

    def best_price(self, entry: Numbers, kind: str) -> Numbers:
        """The same entry with the highest price of a kind, which breaks a tie (G11)."""
        prices = [tile.price for tile in self.board.pieces.tiles if tile.kind == kind and kind in granada.KINDS]
        question = self.texts.say("pad-ask-best", name=self.teller.name(self.side), kind=self.teller.field(kind))
        price = self.number(question, min(prices), max(prices), entry.best.get(kind, max(prices)))
        return replace(entry, best={**entry.best, kind: price})


def _plainness(part: PadPart) -> int:
    """Single numbers are asked for first, then numbers by name, then whole lists."""
    return [int, dict, list].index(type(part.numbers.usual)) if part.numbers else 0
