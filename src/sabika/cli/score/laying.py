"""Palaces laid tile by tile on the command line: name a tile, choose one of the cells where it fits."""

from msgspec.structs import replace

from sabika.cli.score.questions import Asking
from sabika.cli.score.shown import plan
from sabika.i18n import Narrator
from sabika.scorepad.pad import Pad
from sabika.scorepad.palace.entries import Given, PadPlaced, Tiles
from sabika.scorepad.palace.fitting import fits, laid_in
from sabika.scorepad.result import PadFits
from sabika.scorepad.telling import PadTeller


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


def one_tile(asking: Asking, teller: PadTeller, words: str, left: list[str], unknown: str) -> str:
    """The tile that is meant; empty, and `unknown` said, if there is none."""
    assert isinstance(teller.narrator, Narrator)
    names = tiles_meant(words, left, teller.narrator)
    if not names:
        asking.say(unknown, tile=words)
        return ""
    return names[0] if len(names) == 1 else names[asking.choice(asking.texts.say("pad-ask-which"), names)]


class Laying:
    """One palace while it is laid."""

    def __init__(self, asking: Asking, teller: PadTeller, pad: Pad, round: int, side: int) -> None:
        self.asking = asking
        self.teller = teller
        self.pad = pad
        self.round = round
        self.side = side
        self.entry = Tiles()

    def look(self, *tiles: str) -> PadFits:
        return fits(self.pad.with_entry(self.round, self.side, self.entry), self.round, self.side, tiles or ("-",))

    def look_at(self, entry: Tiles) -> PadFits:
        """What can be done next with another entry."""
        self.entry = entry
        return self.look()

    def _show(self, numbers: dict[tuple[int, int], str] | None = None) -> None:
        laid = laid_in(self.pad.with_entry(self.round, self.side, self.entry), self.round, self.side)
        self.asking.console.print(plan(laid.game.seats[self.side].palace, self.asking.texts, numbers))

    def lay(self, entry: Tiles) -> None:
        """Until nothing more is named."""
        self.entry = entry
        self.asking.say("pad-how-to-lay")
        while True:
            found = self.look()
            self._show()
            if found.refusal:
                self.asking.console.print(self.teller.refusal(found.refusal), style="red")
            words = self.asking.line(self.asking.texts.say("pad-ask-tile"))
            if not words:
                return
            if words.startswith("-"):
                self._take_away(words[1:].strip(), found)
            else:
                self._build(words, found)

    def _build(self, words: str, found: PadFits) -> None:
        name = one_tile(self.asking, self.teller, words, found.left, "pad-no-such-tile")
        if not name:
            return
        (own,) = self.look(name).fits
        if not own.cells:
            self.asking.say("pad-fits-nowhere", tile=self.teller.piece(name))
            return
        place = 0
        if len(own.cells) > 1:
            self._show({cell: str(number) for number, cell in enumerate(own.cells, 1)})
            place = self.asking.number(self.asking.texts.say("pad-ask-place"), 1, len(own.cells), 1) - 1
        self.entry = replace(self.entry, palace=[*found.placed, PadPlaced(name, own.cells[place])])

    def _take_away(self, words: str, found: PadFits) -> None:
        lying = [placed.tile for placed in found.placed if placed.cell in found.removable]
        if gone := one_tile(self.asking, self.teller, words, lying, "pad-stays"):
            self.entry = replace(self.entry, palace=[placed for placed in found.placed if placed.tile != gone])


def tiles_given(asking: Asking, teller: PadTeller, pad: Pad, round: int, side: int, before: Given) -> Given:
    """The tiles of a side without a palace, which lie beside the board."""
    held = list(before.tiles)
    while True:
        left = fits(pad.with_entry(round, side, Given(tiles=held)), round, side).left
        words = asking.line(asking.texts.say("pad-ask-given", count=len(held)))
        if not words:
            return Given(tiles=held)
        if name := one_tile(asking, teller, words, left, "pad-no-such-tile"):
            held.append(name)
