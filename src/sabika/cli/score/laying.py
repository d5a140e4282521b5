"""Palaces laid tile by tile on the command line: name a tile, choose one of the cells where it fits."""

from msgspec.structs import replace

from sabika.cli.score.questions import Asking
from sabika.cli.score.shown import plan
from sabika.i18n import Narrator
from sabika.scorepad import Fits, Pad, fits
from sabika.scorepad.pad import Entry, Given, PadFalcon, PadPlaced, Tiles
from sabika.scorepad.telling import PadTeller
from sabika.scorepad.writing import with_entry


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


class Laying:
    """One palace while it is laid."""

    def __init__(self, asking: Asking, teller: PadTeller, pad: Pad, round: int, side: int, entry: Tiles) -> None:
        assert isinstance(teller.narrator, Narrator)
        self.asking = asking
        self.teller = teller
        self.narrator: Narrator = teller.narrator
        self.pad = pad
        self.round = round
        self.side = side
        self.entry = entry

    def look(self, *tiles: str) -> Fits:
        return fits(with_entry(self.pad, self.round, self.side, self.entry), self.round, self.side, tiles or ("-",))

    def lay(self) -> Tiles:
        """Until nothing more is named."""
        self.asking.say("pad-how-to-lay")
        while True:
            found = self.look()
            assert found.palace is not None
            self.asking.console.print(plan(found.palace, self.asking.texts))
            if found.refusal:
                self.asking.console.print(self.teller.refusal(found.refusal), style="red")
            words = self.asking.line(self.asking.texts.say("pad-ask-tile"))
            if not words:
                return self._with_more(found)
            if words.startswith("-"):
                self._take_away(words[1:].strip(), found)
            else:
                self._build(words, found)

    def _build(self, words: str, found: Fits) -> None:
        name = self._one_tile(words, found.left)
        if not name:
            return
        (own,) = self.look(name).fits
        if not own.cells:
            self.asking.say("pad-fits-nowhere", tile=self.teller.piece(name))
            return
        place = 0
        if len(own.cells) > 1:
            assert found.palace is not None
            numbers = {cell: str(number) for number, cell in enumerate(own.cells, 1)}
            self.asking.console.print(plan(found.palace, self.asking.texts, numbers))
            place = self.asking.number(self.asking.texts.say("pad-ask-place"), 1, len(own.cells), 1) - 1
        self.entry = replace(self.entry, palace=[*found.placed, PadPlaced(name, own.cells[place])])

    def _one_tile(self, words: str, left: list[str]) -> str:
        names = tiles_meant(words, left, self.narrator)
        if not names:
            self.asking.say("pad-no-such-tile", tile=words)
            return ""
        if len(names) == 1:
            return names[0]
        return names[self.asking.choice(self.asking.texts.say("pad-ask-which"), names)]

    def _take_away(self, words: str, found: Fits) -> None:
        lying = [placed.tile for placed in found.placed if placed.cell in found.removable]
        names = tiles_meant(words, lying, self.narrator)
        if not names:
            self.asking.say("pad-stays", tile=words)
            return
        gone = names[0] if len(names) == 1 else names[self.asking.choice(self.asking.texts.say("pad-ask-which"), names)]
        self.entry = replace(self.entry, palace=[placed for placed in found.placed if placed.tile != gone])

    def _with_more(self, found: Fits) -> Tiles:
        """Sites, falcons and bonus cards, as far as there are any in this game."""
        fields = self.teller.box.fields()
        words, texts = self.narrator.words, self.asking.texts
        if "sites" in fields:
            tiles = [placed.tile for placed in found.placed if words.pieces.is_tile(words.pieces.numbers[placed.tile])]
            chosen = self.asking.several(texts.say("pad-ask-sites"), [self.teller.piece(tile) for tile in tiles])
            self.entry = replace(self.entry, sites=[tiles[index] for index in chosen])
        if "falcons" in fields:
            self.entry = replace(self.entry, falcons=[])
            self._set_falcons()
        if "bonus" in fields:
            self.entry = replace(self.entry, bonus=[])
            cards = self.look().bonus
            if cards:
                chosen = self.asking.several(texts.say("pad-ask-bonus"), [self.teller.piece(card) for card in cards])
                self.entry = replace(self.entry, bonus=[cards[index] for index in chosen])
        return self.entry

    def _set_falcons(self) -> None:
        words = self.narrator.words
        while True:
            ways = [PadFalcon(own.falcon, cell) for own in self.look().falcons for cell in own.cells]
            if not ways:
                return
            labels = [f"{words.falcon(way.falcon)} ({way.cell[0]},{way.cell[1]})" for way in ways] + [
                self.asking.texts.say("pad-no-more")
            ]
            chosen = self.asking.choice(self.asking.texts.say("pad-ask-falcon"), labels, len(ways))
            if chosen == len(ways):
                return
            self.entry = replace(self.entry, falcons=[*self.entry.falcons, ways[chosen]])


def lay_palace(asking: Asking, teller: PadTeller, pad: Pad, round: int, side: int, before: Tiles) -> Entry:
    return Laying(asking, teller, pad, round, side, before).lay()


def lay_tiles(asking: Asking, teller: PadTeller, pad: Pad, round: int, side: int, before: Given) -> Entry:
    """Dirk's tiles, which lie beside the board."""
    assert isinstance(teller.narrator, Narrator)
    held = list(before.tiles)
    while True:
        left = fits(with_entry(pad, round, side, Given(tiles=held)), round, side).left
        words = asking.line(asking.texts.say("pad-ask-given", count=len(held)))
        if not words:
            return Given(tiles=held)
        names = tiles_meant(words, left, teller.narrator)
        if not names:
            asking.say("pad-no-such-tile", tile=words)
        elif len(names) == 1:
            held.append(names[0])
        else:
            held.append(names[asking.choice(asking.texts.say("pad-ask-which"), names)])
