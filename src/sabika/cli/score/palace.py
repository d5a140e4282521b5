"""Palaces, question by question; tile by tile, name a tile and choose one of the cells where it fits."""

from msgspec.structs import replace

from sabika.cli.score.entering import Entering
from sabika.cli.score.shown import plan
from sabika.i18n import Narrator
from sabika.rules.games import granada
from sabika.rules.palace.cells import place_of
from sabika.scorepad.entry import Entry
from sabika.scorepad.palace.board import PalaceBoard
from sabika.scorepad.palace.entries import Given, Numbers, PadPlaced, Tiles
from sabika.scorepad.palace.fitting import fits, laid_in
from sabika.scorepad.palace.judging import Judged
from sabika.scorepad.palace.part import PadPart
from sabika.scorepad.result import PadFits

LONGEST = 120
"""No line is longer; what is too long for the tiles is refused with the reason."""


def tiles_meant(words: str, left: list[str], narrator: Narrator) -> list[str]:
    """The tiles that can be meant by `tower 9`, by `Turm 9` or by a name as in records."""
    meant = words.strip().lower().replace(" ", "-")
    for kind in narrator.words.pieces.kinds:
        own = narrator.words.kind(kind).lower().replace(" ", "-")
        if meant.startswith(f"{own}-"):
            meant = f"{kind}{meant[len(own) :]}"
    exact = [name for name in left if name.lower() == meant]
    if exact and " " not in words.strip():
        return exact
    return exact + [name for name in left if name.lower().startswith(f"{meant}-")]


def _plainness(part: PadPart) -> int:
    """Single numbers are asked for first, then numbers by name, then whole lists."""
    return [int, dict, list].index(type(part.numbers.usual)) if part.numbers else 0


class EnteringPalace(Entering):
    """Asks for a palace, or for the tiles of a side that has none."""

    board: PalaceBoard

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

    # Tile by tile

    def tile_by_tile(self) -> Entry:
        if not self.is_player:
            return self._given(self.before if isinstance(self.before, Given) else Given())
        entry = self._laid(self.before if isinstance(self.before, Tiles) else Tiles())
        for part in sorted(self.board.parts, key=lambda part: not part.changes_tiles):
            entry = part.add(self, entry, self._look)
        return entry

    def _given(self, entry: Given) -> Given:
        """The tiles of a side without a palace, which lie beside the board."""
        while words := self.asking.line(self.texts.say("pad-ask-given", count=len(entry.tiles))):
            if name := self._one_tile(words, self._look(entry, ()).left, "pad-no-such-tile"):
                entry = Given(tiles=[*entry.tiles, name])
        return entry

    def _laid(self, entry: Tiles) -> Tiles:
        """Until nothing more is named."""
        self.asking.say("pad-how-to-lay")
        while True:
            found = self._look(entry)
            self._show(entry)
            if found.refusal:
                self.asking.console.print(self.teller.refusal(found.refusal), style="red")
            words = self.asking.line(self.texts.say("pad-ask-tile"))
            if not words:
                return entry
            change = self._without if words.startswith("-") else self._with
            entry = change(entry, words, found)

    def _look(self, entry: Entry, tiles: tuple[str, ...] = ("-",)) -> PadFits:
        """What can be done next; where tiles fit, if some are named."""
        return fits(self.pad.with_entry(self.round, self.side, entry), self.round, self.side, tiles)

    def _show(self, entry: Tiles, numbers: dict[tuple[int, int], str] | None = None) -> None:
        self.asking.console.print(plan(self._judged(entry).together, self.texts, numbers))

    def _judged(self, entry: Tiles) -> Judged:
        laid = laid_in(self.pad.with_entry(self.round, self.side, entry), self.round, self.side)
        return laid.laying.judged[self.side]

    def _lying(self, entry: Tiles) -> list[PadPlaced]:
        """All that was named and exists, right or wrong."""
        pieces = self.board.pieces
        return [PadPlaced(pieces.name(piece), place_of(cell)) for piece, cell in self._judged(entry).lying()]

    def _with(self, entry: Tiles, words: str, found: PadFits) -> Tiles:
        name = self._one_tile(words, found.left, "pad-no-such-tile")
        if not name:
            return entry
        (own,) = self._look(entry, (name,)).fits
        cells = [*own.cells, *own.later]
        if not cells:
            self.asking.say("pad-fits-nowhere", tile=self.teller.piece(name))
            return entry
        place = 0
        if len(cells) > 1:
            numbers = {cell: str(number) for number, cell in enumerate(cells, 1)}
            self._show(entry, numbers | {cell: f"{numbers[cell]}?" for cell in own.later})
            place = self.number(self.texts.say("pad-ask-place"), 1, len(cells), 1) - 1
        return replace(entry, palace=[*self._lying(entry), PadPlaced(name, cells[place])])

    def _without(self, entry: Tiles, words: str, found: PadFits) -> Tiles:
        lying = self._lying(entry)
        loose = [placed.tile for placed in lying if placed.cell in found.removable]
        gone = self._one_tile(words[1:].strip(), loose, "pad-stays")
        return replace(entry, palace=[placed for placed in lying if placed.tile != gone]) if gone else entry

    def _one_tile(self, words: str, left: list[str], unknown: str) -> str:
        """The tile that is meant; empty, and `unknown` said, if there is none."""
        assert isinstance(self.teller.narrator, Narrator)
        names = tiles_meant(words, left, self.teller.narrator)
        if not names:
            self.asking.say(unknown, tile=words)
            return ""
        return names[0] if len(names) == 1 else names[self.choice(self.texts.say("pad-ask-which"), names)]
