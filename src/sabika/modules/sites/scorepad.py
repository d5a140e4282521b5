"""Building sites on the pad: unfinished tiles, which do not count as buildings."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar, Final

import msgspec
from msgspec.structs import replace

from sabika.modules.sites.rules import NAME, TOKENS_EACH, Site, sites_of
from sabika.rules.palace.pieces import CURRENCIES, FLORIN, NOTHING
from sabika.scorepad.entry import Count, Field, Word
from sabika.scorepad.palace.part import BESIDE_THE_YARD, Longer, Look, PadPart, PlacedStep, Questions
from sabika.scorepad.said import PadRefused, step

if TYPE_CHECKING:
    from sabika.scorepad.palace.board import PalaceBoard
    from sabika.scorepad.palace.counting import Counting
    from sabika.scorepad.palace.entries import Tiles
    from sabika.scorepad.palace.laying import Laying
    from sabika.scorepad.palace.scoring import PalaceRound

TOKENS: Final = len(CURRENCIES) * TOKENS_EACH
"""Building sites there can be at once (S1)."""
COUNTED: Final[Field[int]] = Field(NAME, Count, 0)
LAID: Final[Field[list[str]]] = Field(NAME, Annotated[list[Word], msgspec.Meta(max_length=60)], [])


class SitesOnPad(PadPart):
    """No more than there are tokens."""

    name: ClassVar[str] = NAME
    rule: ClassVar[str] = "S1"
    order: ClassVar[int] = 5
    changes_tiles: ClassVar[bool] = True
    numbers = COUNTED
    tiles = LAID
    figures = Field(NAME, int, 0)

    def steps(self, board: "PalaceBoard") -> Iterator[PlacedStep]:
        yield BESIDE_THE_YARD + 5, step("site-tokens", "S1", each=TOKENS_EACH, tokens=TOKENS)

    def limit(self, board: "PalaceBoard") -> int:
        return TOKENS

    def impossible(self, counting: "Counting") -> Iterator[PadRefused]:
        number = COUNTED.of(counting.entry)
        if number > TOKENS:
            yield counting.refused("sites", "too-many-sites", "S1", number=number, most=TOKENS)

    def longer(self, counting: "Counting") -> Longer:
        number = COUNTED.of(counting.entry)
        return Longer(sum(sorted(counting.walls_left(), reverse=True)[:number]), number)

    def lay(self, laying: "Laying", side: int, entry: "Tiles") -> None:
        game = laying.game
        for index, name in enumerate(LAID.of(entry)):
            tile = game.pieces.numbers.get(name, NOTHING)
            if not game.pieces.is_tile(tile) or tile not in game.seats[side].palace.tiles():
                laying.refuse(side, f"sites.{index}", "site-not-built", "S3", piece=name)
            elif tile not in game.unfinished:
                game.unfinished |= {tile}
                # Which currency its token shows, nobody has said.
                sites_of(game).sites.append(Site(side, tile, FLORIN))

    def contradictions(self, round: "PalaceRound") -> Iterator[PadRefused]:
        number = sum(round.counted_by(COUNTED).values()) + len(round.game.unfinished)
        if number > TOKENS:
            yield round.refused(None, "sites", "too-many-sites", "S1", number=number, most=TOKENS)

    def figure(self, round: "PalaceRound", side: int) -> int:
        if side in round.counted:
            return COUNTED.of(round.counted[side].entry)
        entry = round.entries[side]
        return len(LAID.of(entry)) if entry else 0

    def add(self, asking: Questions, entry: "Tiles", look: Look) -> "Tiles":
        pieces, teller = asking.board.pieces, asking.teller
        tiles = [placed.tile for placed in look(entry).placed if pieces.is_tile(pieces.numbers[placed.tile])]
        chosen = asking.several(teller.say("pad-ask-sites"), [teller.piece(tile) for tile in tiles])
        return replace(entry, sites=[tiles[index] for index in chosen])


PAD: Final = SitesOnPad()
