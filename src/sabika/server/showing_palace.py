"""Palace games on the wire."""

from functools import lru_cache
from typing import Final

from sabika.rules.core.action import Action
from sabika.rules.modules import falcons, huts
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.halves import LEGS
from sabika.rules.palace.palace import Palace
from sabika.rules.palace.paying import Paying, Payment
from sabika.rules.palace.pieces import START, Pieces
from sabika.rules.palace.view import PalaceView, Player
from sabika.rules.palace.yard import SPACES, write_space
from sabika.server import wire
from sabika.server.board import Board, of_any_game
from sabika.server.names import PalaceNames, cards, currency, face
from sabika.server.showing_modules import extras

PRINTED_RIGHT: Final = "verified"
PALACES: Final = 4096
"""So many palaces are remembered as they are shown."""
LEGS_BY_EDGES: Final = {edges: legs for legs, edges in LEGS.items()}


class PalaceBoard(Board):
    """Shows palace games with the same pieces."""

    names: PalaceNames

    def __init__(self, pieces: Pieces) -> None:
        super().__init__(PalaceNames(pieces))
        # A palace never changes, and every viewer of every version sees it.
        self._palace = lru_cache(maxsize=PALACES)(self._placed)

    def view(self, seen: PalaceView) -> wire.PalaceView:
        names = self.names
        return wire.PalaceView(
            **of_any_game(seen),
            hand=cards(seen.hand),
            players=tuple([self._player(player) for player in seen.players]),
            yard=tuple([self._place(space, tile) for space, tile in enumerate(seen.yard)]),
            display=cards(seen.display),
            pile=seen.pile,
            discard=seen.discard,
            bag=names.tiles(seen.bag),
            marker=face(seen.marker) if any(names.pieces.other_face) else None,
            windows=tuple([wire.Window(window.scoring, window.soonest, window.latest) for window in seen.windows]),
            unfinished=names.tiles(sorted(seen.unfinished)),
            paying_for=write_space(seen.paying_for) if seen.paying_for >= 0 else None,
            due=seen.due,
            rewarded=seen.rewarded,
            actions_left=seen.actions_left,
            extras=extras(seen.extras, names),
        )

    def _player(self, player: Player) -> wire.Player:
        names = self.names
        return wire.Player(
            self._palace(player.palace), names.tiles(player.reserve), names.tiles(player.beside), player.cards
        )

    def _placed(self, palace: Palace) -> tuple[wire.Placed, ...]:
        names = self.names
        return tuple([wire.Placed(names.tile(palace.at(cell)), names.cell(cell)) for cell in palace.cells])

    def _place(self, space: int, tile: int) -> wire.Place:
        return wire.Place(write_space(space), currency(space % SPACES), self.names.tile_if_any(tile))

    def consequences(self, game: PalaceGame, action: Action) -> dict[str, object]:
        """The price of what has to be paid next, or whether a payment is exact."""
        if isinstance(action, Payment):
            step = game.agenda[-1]
            assert isinstance(step, Paying)
            return {"exact": action.total == step.price(game)}
        # Whatever is chosen first and paid then holds the step that asks for the cards.
        paying = getattr(action, "purchase", None) or getattr(action, "step", None)
        if not isinstance(paying, Paying):
            return {}
        facts: dict[str, object] = {"price": paying.price(game), "currency": currency(paying.currency(game))}
        space = getattr(action, "space", -1)
        return facts | ({"tile": self.names.tile(game.yard[space])} if space >= 0 else {})

    def pieces(self) -> wire.PalacePieces:
        pieces = self.names.pieces
        flock = falcons.flock_of(pieces).falcons if falcons.NAME in pieces.data else ()
        return wire.PalacePieces(
            pieces.digest,
            pieces.kinds,
            tuple([self._piece(piece) for piece in range(START, len(pieces.edges))]),
            tuple([wire.Falcon(falcon.name, falcon.colour, falcon.kinds, falcon.provenance) for falcon in flock]),
        )

    def _piece(self, piece: int) -> wire.Piece:
        pieces = self.names.pieces
        is_tile = pieces.is_tile(piece)
        kind, provenance = pieces.kind[piece], PRINTED_RIGHT
        if is_tile:
            provenance = pieces.tile(piece).provenance
        elif pieces.half[piece]:
            kind = pieces.leans_on[piece]
        elif huts.NAME in pieces.data and huts.hut_kind(pieces, piece) >= 0:
            kind = huts.hut_kind(pieces, piece)
            provenance = next(hut.provenance for hut in huts.printed_huts(pieces) if hut.name == pieces.name(piece))
        return wire.Piece(
            name=pieces.name(piece),
            is_tile=is_tile,
            provenance=provenance,
            kind=pieces.kinds[kind] if kind >= 0 else None,
            price=pieces.price[piece],
            walls=pieces.walls(piece),
            moated=pieces.moated[piece],
            back=self.names.tile_if_any(pieces.other_face[piece]),
            legs=LEGS_BY_EDGES[pieces.edges[piece]] if pieces.half[piece] else None,
        )
