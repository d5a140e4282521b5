"""Palaces laid tile by tile onto a board of the game itself, so that its own rules say what fits and what counts."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sabika.modules.bonus import rules as bonus
from sabika.modules.dirk import rules as dirk
from sabika.modules.falcons import rules as falcons
from sabika.modules.huts import rules as huts
from sabika.modules.portals import rules as portals
from sabika.modules.sites import rules as sites
from sabika.rules.core.errors import Refusal
from sabika.rules.palace.cells import cell_at
from sabika.rules.palace.ending import FinalScore
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import Hand
from sabika.rules.palace.notation import write_cell
from sabika.rules.palace.palace import Palace
from sabika.rules.palace.pieces import FLORIN, NOTHING
from sabika.scorepad.box import Box, whole_of
from sabika.scorepad.pad import Given, PadPlaced, Tiles
from sabika.scorepad.result import PadRefusal

WAITING: Final = FinalScore()
"""Keeps a board from being a game that is over."""


def empty_board(box: Box) -> PalaceGame:
    """The game with nothing built: all pieces are in the box. What lies in yard, display and hands, nobody has said."""
    game = box.kind.begin(box.setup, box.printed)
    assert isinstance(game, PalaceGame)
    game.agenda = [WAITING]
    game.active = 0
    game.events = []
    game.opening = []
    game.yard = [NOTHING] * len(game.yard)
    game.bags = game.pieces.sets()
    game.display, game.pile, game.discard = [], [], []
    game.scoring_windows, game.parts = {}, ()
    for seat in game.seats:
        seat.hand = Hand()
    if box.dirk:
        dirk.dirk_of(game).tiles = []
    if box.has(bonus.NAME):
        cards = bonus.bonus_of(game)
        cards.aside = sorted([*cards.aside, *(card for hand in cards.hidden for card in hand)])
        cards.hidden = [[] for _ in game.seats]
    return game


class Way(NamedTuple):
    """A piece and its cell, by number."""

    piece: int
    cell: int


class Built(NamedTuple):
    """What became of a palace that was written down in some order."""

    palace: Palace
    order: list[Way]
    """An order in which it can be built."""
    left: list[tuple[Way, Refusal]]
    """What does not fit, and why."""


def build(palace: Palace, wanted: Sequence[Way]) -> Built:
    """Build as much as possible. What does not fit yet waits for the rest, so any order will do."""
    order: list[Way] = []
    waiting = list(wanted)
    while waiting:
        left: list[tuple[Way, Refusal]] = []
        for way in waiting:
            refusal = palace.why_not_build(*way)
            if refusal:
                left.append((way, refusal))
            else:
                palace = palace.with_tile(*way)
                order.append(way)
        if len(left) == len(waiting):
            return Built(palace, order, left)
        waiting = [way for way, _ in left]
    return Built(palace, order, [])


class Laying:
    """The board of one round while palaces are laid onto it."""

    def __init__(self, box: Box, round: int) -> None:
        self.box: Final = box
        self.round: Final = round
        self.game: Final = empty_board(box)
        self.refusals: Final[list[PadRefusal]] = []
        self.owners: Final[dict[str, int]] = {}
        """By piece, whole: the side that has it."""
        self.names: Final[dict[str, str]] = {}
        """By piece, whole: the face, or the way a portal is turned, that lies there."""

    def refuse(
        self, side: int, field: str, reason: str, rule: str, because: Refusal | None = None, **details: str | int
    ) -> None:
        self.refusals.append(PadRefusal(self.round, side, field, reason, rule, details, because))

    # Palaces

    def lay(self, side: int, entry: Tiles) -> None:
        """A palace and what belongs to it."""
        wanted = [way for index, placed in enumerate(entry.palace) if (way := self._way(side, index, placed))]
        seat = self.game.seats[side]
        built = build(seat.palace, wanted)
        seat.palace = built.palace
        if built.left:
            # A tile that only lacks its neighbour is not what is wrong.
            (piece, cell), why = next((each for each in built.left if each[1].reason != "not-touching"), built.left[0])
            field = f"palace.{[Way(*way) for way in wanted].index(Way(piece, cell))}"
            details = {"tile": self.game.pieces.name(piece), "cell": write_cell(cell)}
            self.refuse(side, field, "palace", why.rule, why, **details)
        for piece, _ in built.order:
            self._take_out(piece)
        self._check_huts(side)
        self._mark_sites(side, entry.sites)
        self._set_falcons(side, entry)
        self._reveal(side, entry.bonus)

    def _way(self, side: int, index: int, placed: PadPlaced) -> Way | None:
        piece = self._piece(side, f"palace.{index}", placed.tile)
        return Way(piece, cell_at(*placed.cell)) if piece else None

    def _piece(self, side: int, field: str, name: str) -> int:
        """The number of a piece that nobody else has; nothing if it is refused."""
        pieces = self.game.pieces
        piece = pieces.numbers.get(name, NOTHING)
        if not piece:
            self.refuse(side, field, "unknown-piece", "A1", piece=name)
            return NOTHING
        whole = whole_of(pieces, piece)
        owner = self.owners.get(whole)
        if owner is not None:
            rule = "P1" if pieces.half[piece] else "A1" if pieces.is_tile(piece) else "H1"
            self.refuse(side, field, "used-twice", rule, tile=name, other=owner)
            return NOTHING
        self.owners[whole] = side
        self.names[whole] = name
        return piece

    def _take_out(self, piece: int) -> None:
        """Out of the box, so that what is left there is what nobody has."""
        game = self.game
        pieces = game.pieces
        if pieces.is_tile(piece):
            for bag in game.bags:
                if pieces.tile_of(piece) in bag:
                    bag.remove(pieces.tile_of(piece))
        elif pieces.half[piece]:
            supply = portals.supply_of(game).portals
            supply.remove(pieces.numbers[f"{whole_of(pieces, piece)}-{portals.TURNS[0]}"])
        else:
            huts.stacks_of(game)[huts.hut_kind(pieces, piece)].remove(piece)

    def _check_huts(self, side: int) -> None:
        if not self.box.has(huts.NAME):
            return
        number = huts.huts_held(self.game.pieces, self.game.seats[side])
        if number > huts.MOST_HUTS:
            self.refuse(side, "palace", "too-many-huts", "H4", number=number, most=huts.MOST_HUTS)

    # What lies on palaces

    def _mark_sites(self, side: int, names: Sequence[str]) -> None:
        game = self.game
        for index, name in enumerate(names):
            field = f"sites.{index}"
            tile = game.pieces.numbers.get(name, NOTHING)
            if not self.box.has(sites.NAME):
                self.refuse(side, "sites", "not-in-game", "S1", what="sites")
                return
            if not game.pieces.is_tile(tile) or tile not in game.seats[side].palace.tiles():
                self.refuse(side, field, "site-not-built", "S3", piece=name)
            elif tile not in game.unfinished:
                game.unfinished |= {tile}
                # Which currency its token shows, nobody has said.
                sites.sites_of(game).sites.append(sites.Site(side, tile, FLORIN))

    def _set_falcons(self, side: int, entry: Tiles) -> None:
        game = self.game
        for index, placed in enumerate(entry.falcons):
            field = f"falcons.{index}"
            if not self.box.has(falcons.NAME):
                self.refuse(side, "falcons", "not-in-game", "F1", what="falcons")
                return
            falcon = falcons.flock_of(game.pieces).numbers.get(placed.falcon)
            if falcon is None:
                self.refuse(side, field, "unknown-piece", "F1", piece=placed.falcon)
                continue
            point = cell_at(*placed.cell)
            if why := falcons.why_not_here(game, side, falcon, point):
                self.refuse(side, field, "rules", why.rule, why)
                continue
            slot = falcons.falcons_of(game)
            slot.supply.remove(falcon)
            slot.placed[side][point] = falcon

    def _reveal(self, side: int, names: Sequence[str]) -> None:
        game = self.game
        if names and not self.box.has(bonus.NAME):
            self.refuse(side, "bonus", "not-in-game", "B1", what="bonus")
            return
        if not names:
            return
        slot = bonus.bonus_of(game)
        for index, name in enumerate(names):
            field = f"bonus.{index}"
            if name not in self.box.bonus_cards():
                self.refuse(side, field, "no-such-card", "B1", piece=name)
                continue
            tile = game.pieces.numbers[name]
            if tile not in slot.aside:
                self.refuse(side, field, "card-twice", "B1", tile=name)
                continue
            slot.hidden[side] = [tile]
            why = bonus.why_not_reveal(game, side, tile)
            slot.hidden[side] = []
            if why:
                self.refuse(side, field, "rules", why.rule, why)
            else:
                slot.aside.remove(tile)
                slot.revealed[side].append(tile)
        most = bonus.CARDS_EACH[len(game.seats)]
        if len(slot.revealed[side]) > most:
            self.refuse(side, "bonus", "too-many-cards", "B2", number=len(slot.revealed[side]), most=most)

    # Dirk

    def give(self, side: int, entry: Given) -> None:
        """Dirk's tiles lie beside the board (A41)."""
        for index, name in enumerate(entry.tiles):
            field = f"tiles.{index}"
            piece = self._piece(side, field, name)
            if piece and not self.game.pieces.is_tile(piece):
                self.refuse(side, field, "not-for-dirk", "H6", tile=name)
            elif piece:
                self._take_out(piece)
                dirk.dirk_of(self.game).tiles.append(piece)
