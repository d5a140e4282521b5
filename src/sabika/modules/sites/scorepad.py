"""Building sites on the pad: unfinished tiles, which do not count as buildings."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar, Final

import msgspec
from msgspec.structs import replace

from sabika.modules.sites.rules import NAME, TOKENS_EACH, Site, sites_of
from sabika.rules.palace.pieces import CURRENCIES, FLORIN, NOTHING
from sabika.scorepad.entry import Count, Word, own_part
from sabika.scorepad.palace.entries import Tiles
from sabika.scorepad.palace.part import BESIDE_THE_YARD, Longer, PadPart, PlacedStep, Questions
from sabika.scorepad.refusal import PadRefused
from sabika.scorepad.steps import step

if TYPE_CHECKING:
    from sabika.scorepad.palace.box import PalaceBox
    from sabika.scorepad.palace.counting import Counting
    from sabika.scorepad.palace.laying import Laying
    from sabika.scorepad.palace.scoring import PalaceRound
    from sabika.scorepad.result import PadFits

TOKENS: Final = len(CURRENCIES) * TOKENS_EACH
"""Building sites there can be at once (S1)."""


class SiteNumbers(msgspec.Struct, frozen=True):
    """How many unfinished tiles there are."""

    sites: Count = 0


class SiteTiles(msgspec.Struct, frozen=True):
    """The unfinished tiles."""

    sites: Annotated[list[Word], msgspec.Meta(max_length=60)] = []


class SiteFigures(msgspec.Struct, frozen=True):
    """How many unfinished tiles a player has."""

    sites: int = 0


class SitesOnPad(PadPart):
    """No more than there are tokens."""

    name: ClassVar[str] = NAME
    rule: ClassVar[str] = "S1"
    order: ClassVar[int] = 5
    changes_tiles: ClassVar[bool] = True
    numbers = SiteNumbers
    tiles = SiteTiles
    figures = SiteFigures

    def steps(self, box: "PalaceBox") -> Iterator[PlacedStep]:
        yield BESIDE_THE_YARD + 5, step("site-tokens", "S1", each=TOKENS_EACH, tokens=TOKENS)

    def limits(self, box: "PalaceBox") -> dict[str, int]:
        return {NAME: TOKENS}

    def impossible(self, counting: "Counting") -> Iterator[PadRefused]:
        number = counting.own(SiteNumbers).sites
        if number > TOKENS:
            yield counting.refused("sites", "too-many-sites", "S1", number=number, most=TOKENS)

    def longer(self, counting: "Counting") -> Longer:
        number = counting.own(SiteNumbers).sites
        return Longer(sum(sorted(counting.walls_left(), reverse=True)[:number]), number)

    def lay(self, laying: "Laying", side: int, entry: Tiles) -> None:
        game = laying.game
        for index, name in enumerate(own_part(SiteTiles, entry).sites):
            tile = game.pieces.numbers.get(name, NOTHING)
            if not game.pieces.is_tile(tile) or tile not in game.seats[side].palace.tiles():
                laying.refuse(side, f"sites.{index}", "site-not-built", "S3", piece=name)
            elif tile not in game.unfinished:
                game.unfinished |= {tile}
                # Which currency its token shows, nobody has said.
                sites_of(game).sites.append(Site(side, tile, FLORIN))

    def contradictions(self, round: "PalaceRound") -> Iterator[PadRefused]:
        counted = sum(own.sites for own in round.counted_by(SiteNumbers).values())
        number = counted + len(round.game.unfinished)
        if number > TOKENS:
            yield round.refused(None, "sites", "too-many-sites", "S1", number=number, most=TOKENS)

    def figure(self, round: "PalaceRound", side: int) -> SiteFigures:
        if side in round.counted:
            return SiteFigures(round.counted[side].own(SiteNumbers).sites)
        entry = round.entries[side]
        return SiteFigures(len(own_part(SiteTiles, entry).sites) if entry else 0)

    def add(self, asking: Questions, entry: Tiles, look: "Callable[[Tiles], PadFits]") -> Tiles:
        pieces, teller = asking.box.pieces, asking.teller
        tiles = [placed.tile for placed in look(entry).placed if pieces.is_tile(pieces.numbers[placed.tile])]
        chosen = asking.several(teller.say("pad-ask-sites"), [teller.piece(tile) for tile in tiles])
        return replace(entry, sites=[tiles[index] for index in chosen])


PAD: Final = SitesOnPad()
