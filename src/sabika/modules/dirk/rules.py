"""Dirk, the imaginary third player of a game of two (A40-A44)."""

from functools import cache
from typing import ClassVar, Final, final

from sabika.rules.core.action import Action, expect
from sabika.rules.core.errors import Refusal
from sabika.rules.core.events import Event
from sabika.rules.core.game import Setup
from sabika.rules.core.step import Step
from sabika.rules.palace.dealing import gather_money
from sabika.rules.palace.game import PalaceGame, Slot
from sabika.rules.palace.hooks import Hooks
from sabika.rules.palace.module import Module
from sabika.rules.palace.money import CARDS
from sabika.rules.palace.notation import read_tile
from sabika.rules.palace.pieces import Pieces
from sabika.rules.palace.scoring import best_prices
from sabika.rules.palace.yard import shown

NAME: Final = "dirk"
FIRST_TILES: Final = 6


@final
class TileGiven(Event):
    """A tile just bought was given to Dirk (A43)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "tile")
    __slots__ = __match_args__

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile


@final
class DirkDrew(Event):
    """Dirk got tiles from the bag (A41)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("tiles",)
    __slots__ = __match_args__

    def __init__(self, tiles: tuple[int, ...]) -> None:
        self.tiles: Final = tiles


@final
class DirkTiles(Slot):
    """Dirk's tiles, and how many scorings he has drawn for."""

    __slots__ = ("scorings_seen", "tiles")

    def __init__(self, tiles: list[int], scorings_seen: int) -> None:
        self.tiles = tiles
        self.scorings_seen = scorings_seen

    def copy(self) -> Slot:
        return DirkTiles(self.tiles[:], self.scorings_seen)


def dirk_of(game: PalaceGame) -> DirkTiles:
    slot = game.slots[NAME]
    assert isinstance(slot, DirkTiles)
    return slot


@final
class Dirk(Module):
    """Joins every game of two."""

    __slots__ = ()

    name: ClassVar[str] = NAME
    by_choice: ClassVar[bool] = False

    def joins(self, setup: Setup) -> bool:
        return setup.players == 2

    def plug_in(self, hooks: Hooks) -> None:
        hooks.setup.insert(hooks.setup.index(gather_money), join)  # the yard is laid out before
        hooks.setup.insert(hooks.setup.index(gather_money) + 1, take_out_cards)
        hooks.insert_after("score", DrawAfterScoring())
        hooks.placings.append(offer_gift)
        hooks.counts.append(count_tiles)
        hooks.prices.append(find_best_prices)
        hooks.tiles.append(list_tiles)
        hooks.views.append(show)
        hooks.verbs["give"] = read_give


def join(game: PalaceGame) -> None:
    """Dirk is ranked after the seats and starts with six tiles."""
    game.points.append(0)
    game.slots[NAME] = DirkTiles([], 0)
    even = [[bag.pop() for _ in range(FIRST_TILES)] for bag in game.bags]  # G14: whatever the marker names
    receive(game, [tile for tiles in even for tile in tiles])


def take_out_cards(game: PalaceGame) -> None:
    """One copy of each card leaves the game (A40)."""
    for money in range(CARDS):
        game.pile.remove(money)


def receive(game: PalaceGame, tiles: list[int]) -> None:
    if tiles:
        dirk_of(game).tiles += tiles
        game.events.append(DirkDrew(tuple(tiles)))


@final
class DrawAfterScoring(Step):
    """Six tiles after scoring 1, a third of the bag after scoring 2 (A41)."""

    __slots__ = ()

    name: ClassVar[str] = "dirk-draws"

    def finish(self, game: PalaceGame) -> None:
        dirk = dirk_of(game)
        while dirk.scorings_seen < len(game.scorings):
            scoring = game.scorings[dirk.scorings_seen].scoring
            dirk.scorings_seen += 1
            tiles: list[int] = []
            for bag in game.bags:  # C14
                for _ in range(min(FIRST_TILES, len(bag)) if scoring == 1 else len(bag) // 3):
                    tiles.append(shown(game, bag.pop()))
            receive(game, tiles)


@final
class Give(Action):
    """Give a tile just bought to Dirk (A43)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("tile",)
    __slots__ = __match_args__
    verb: ClassVar[str] = "give"
    steps: ClassVar[tuple[str, ...]] = ("place", "place-leftovers")

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def perform(self, game: PalaceGame) -> None:
        side = game.asked()
        game.seats[side].beside.remove(self.tile)
        dirk_of(game).tiles.append(self.tile)
        game.events.append(TileGiven(side, self.tile))

    def refusal(self, game: PalaceGame) -> Refusal | None:
        if NAME not in game.slots:
            return Refusal("A41", "no-dirk")
        if game.step != "place":
            return Refusal("A43", "not-bought", (("tile", game.pieces.name(self.tile)),))
        if self.tile not in game.seats[game.asked()].beside:
            return Refusal("A43", "not-beside", (("tile", game.pieces.name(self.tile)),))
        if not game.pieces.is_tile(self.tile):
            rule = "P3" if game.pieces.half[self.tile] else "H6"
            return Refusal(rule, "not-for-dirk", (("tile", game.pieces.name(self.tile)),))
        if self.tile in game.unfinished:
            return Refusal("S3", "unfinished", (("tile", game.pieces.name(self.tile)),))
        return None

    def words(self, pieces: Pieces) -> str:
        return pieces.name(self.tile)

    def __reduce__(self) -> tuple[object, ...]:
        return give, (self.tile,)


@cache
def give(tile: int) -> Give:
    """The action of giving a tile to Dirk."""
    return Give(tile)


def read_give(words: list[str], pieces: Pieces) -> Action:
    expect(words, 1, "give tower-9-ES")
    return give(read_tile(words[0], pieces))


def offer_gift(game: PalaceGame, tile: int, options: list[Action]) -> None:
    if game.pieces.is_tile(tile) and tile not in game.unfinished:
        options.append(give(tile))


def count_tiles(game: PalaceGame, counts: list[list[int]]) -> None:
    """Dirk is ranked with all his tiles (A42)."""
    own = [0] * len(game.pieces.kinds)
    for tile in dirk_of(game).tiles:
        own[game.pieces.kind[tile]] += 1
    counts.append(own)


def find_best_prices(game: PalaceGame, prices: list[list[int]]) -> None:
    """His highest price of each kind breaks ties like anybody's (G15)."""
    prices.append(best_prices(game.pieces, dirk_of(game).tiles))


def list_tiles(game: PalaceGame, places: dict[str, list[int]]) -> None:
    places[NAME] = dirk_of(game).tiles[:]


def show(game: PalaceGame, seat: int, extras: dict[str, object]) -> None:
    """His tiles lie open."""
    extras[NAME] = tuple(dirk_of(game).tiles)
