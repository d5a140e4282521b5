"""Palaces laid tile by tile onto a board of the game itself, so that its own rules say what fits and what counts."""

from typing import TYPE_CHECKING, Final

from sabika.rules.core.errors import Refusal
from sabika.rules.palace.cells import cell_at
from sabika.rules.palace.ending import FinalScore
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import Hand
from sabika.rules.palace.notation import write_cell
from sabika.rules.palace.pieces import NOTHING
from sabika.scorepad.palace.entries import Given, Tiles
from sabika.scorepad.palace.judging import Judged, Way, judge
from sabika.scorepad.palace.part import GuestPart
from sabika.scorepad.palace.parts import PARTS
from sabika.scorepad.said import PadRefused
from sabika.shown import shown_refusal

if TYPE_CHECKING:
    from sabika.scorepad.palace.board import PalaceBoard

WAITING: Final = FinalScore()
"""Keeps a board from being a game that is over."""


def empty_game(board: "PalaceBoard") -> PalaceGame:
    """The game with nothing built: all pieces are in the box. What lies in yard, display and hands, nobody has said."""
    game = board.kind.begin(board.setup, board.printed)
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
    for part in board.parts:
        part.clear(game)
    return game


class Laying:
    """The board of one round while palaces are laid onto it."""

    def __init__(self, board: "PalaceBoard", round: int) -> None:
        self.board: Final = board
        self.round: Final = round
        self.game: Final = empty_game(board)
        self.refusals: Final[list[PadRefused]] = []
        self.owners: Final[dict[str, int]] = {}
        """By piece, whole: the side that has it."""
        self.names: Final[dict[str, str]] = {}
        """By piece, whole: the face, or the way a half piece is turned, that lies there."""
        self.judged: Final[dict[int, Judged]] = {}
        """By side: its palace, if it was laid."""

    def refuse(
        self, side: int, field: str, reason: str, rule: str, because: Refusal | None = None, **details: str | int
    ) -> None:
        told = shown_refusal(because, self.board.printed) if because else None
        self.refusals.append(PadRefused(self.round, side, field, reason, rule, details, told))

    # Palaces

    def lay(self, side: int, entry: Tiles) -> None:
        """A palace and what belongs to it."""
        wanted: list[Way] = []
        for index, placed in enumerate(entry.palace):
            if piece := self._piece(side, f"palace.{index}", placed.tile):
                wanted.append(Way(piece, cell_at(*placed.cell)))
        judged = judge(self.game.pieces, wanted)
        self.judged[side] = judged
        self.game.seats[side].palace = judged.palace
        if judged.wrong:
            # A tile that only lacks its neighbour is not what is wrong.
            way, why = next((each for each in judged.wrong if each[1].reason != "not-touching"), judged.wrong[0])
            details = {"tile": self.game.pieces.name(way.piece), "cell": write_cell(way.cell)}
            self.refuse(side, f"palace.{wanted.index(way)}", "palace", why.rule, why, **details)
        for piece in judged.palace.tiles():
            self._take_out(piece)
        for part in PARTS:
            if part.tiles and part.tiles.of(entry) and part not in self.board.parts:
                self.refuse(side, part.name, "not-in-game", part.rule, what=part.name)
        for part in sorted(self.board.parts, key=lambda part: not part.changes_tiles):
            part.lay(self, side, entry)

    def _piece(self, side: int, field: str, name: str) -> int:
        """The number of a piece that nobody else has; nothing if it is refused."""
        pieces = self.game.pieces
        piece = pieces.numbers.get(name, NOTHING)
        if not piece:
            self.refuse(side, field, "unknown-piece", "A1", piece=name)
            return NOTHING
        whole = self.board.whole(piece)
        owner = self.owners.get(whole)
        if owner is not None:
            part = self.board.owner(piece)
            self.refuse(side, field, "used-twice", part.rule if part else "A1", tile=name, other=owner)
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
        elif part := self.board.owner(piece):
            part.take_out(game, piece)

    # Tiles of a side without a palace

    def give(self, guest: GuestPart, side: int, entry: Given) -> None:
        """They lie beside the board (A41)."""
        for index, name in enumerate(entry.tiles):
            field = f"tiles.{index}"
            piece = self._piece(side, field, name)
            if piece and (why := guest.why_not(self.game.pieces, piece)):
                self.refuse(side, field, *why, tile=name)
            elif piece:
                self._take_out(piece)
                guest.held(self.game).append(piece)
