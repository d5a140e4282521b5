"""Palace games on the wire."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from sabika.components.modules import Row, files_of_modules
from sabika.desk.wire import view as wire
from sabika.desk.wire.board import Board
from sabika.desk.wire.modules import wire_of_modules
from sabika.desk.wire.names import PalaceNames, cards, currency, face
from sabika.i18n.palace.things import PalaceThings
from sabika.rules.core.action import Action
from sabika.rules.core.view import SPECTATOR
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.halves import LEGS
from sabika.rules.palace.palace import Palace
from sabika.rules.palace.paying import Paying, Payment
from sabika.rules.palace.pieces import START, Pieces
from sabika.rules.palace.redesign import Remove, Swap
from sabika.rules.palace.view import PalaceView, Player, own_of
from sabika.rules.palace.yard import PLACES, SPACES, write_space
from sabika.shown import shown_lines

PRINTED_RIGHT: Final = "verified"
PALACES: Final = 4096
"""So many palaces are remembered as they are shown."""
WIRE: Final = wire_of_modules()
SHOW: Final = {name: own.show for name, own in WIRE.items() if own.show}
CONSEQUENCES: Final = {action: told for own in WIRE.values() for action, told in own.consequences.items()}
LEGS_BY_EDGES: Final = {edges: legs for legs, edges in LEGS.items()}


class PalaceBoard(Board):
    """Shows palace games with the same pieces."""

    names: PalaceNames
    own = ("seat", "hand", "extras")

    def __init__(self, pieces: Pieces) -> None:
        super().__init__(PalaceNames(pieces))
        self.things = PalaceThings(pieces, 0)
        # Most players are as they were in the version before, and a palace never changes.
        self._player = lru_cache(maxsize=PALACES)(self._shown_player)
        self._palace = lru_cache(maxsize=PALACES)(self._shown)

    def view(self, seen: PalaceView) -> wire.PalaceView:
        names = self.names
        return wire.PalaceView(
            **self.of_any_game(seen, len(seen.players)),
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

    def own_view(self, game: PalaceGame, seat: int | None) -> dict[str, Any]:
        own = own_of(game, SPECTATOR if seat is None else seat)
        return {"seat": seat, "hand": cards(own.hand), "extras": extras(own.extras, self.names)}

    def _shown_player(self, player: Player) -> wire.Player:
        names = self.names
        placed, lines = self._palace(player.palace)
        return wire.Player(placed, lines, names.tiles(player.reserve), names.tiles(player.beside), player.cards)

    def _shown(self, palace: Palace) -> tuple[tuple[wire.Placed, ...], tuple[wire.Line, ...]]:
        names = self.names
        placed = [wire.Placed(names.tile(palace.at(cell)), names.cell(cell)) for cell in palace.cells]
        return tuple(placed), shown_lines(palace)

    def _place(self, space: int, tile: int) -> wire.Place:
        return wire.Place(write_space(space), currency(space % SPACES), self.names.tile_if_any(tile))

    def figures(self, game: PalaceGame) -> dict[str, Any]:
        return {
            "tiles": [sum(seat.palace.counts) for seat in game.seats],
            "cards": [seat.hand.size + len(seat.hand.others) for seat in game.seats],
            "lines": [lengths(seat.palace) for seat in game.seats],
        }

    def consequences(self, game: PalaceGame, action: Action) -> dict[str, object]:
        """What it costs, whether a payment is exact, which tile leaves its cell, and what modules know besides."""
        if isinstance(action, Remove | Swap):
            return {"old": self.names.tile(game.seats[game.asked()].palace.at(action.cell))}
        if type(action) in CONSEQUENCES:
            return CONSEQUENCES[type(action)](game, action)
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
        files = {name: file for name, file in files_of_modules().items() if name in pieces.data}
        printed = {row.name: row for name, file in files.items() for row in file.rows(pieces.data[name])}
        things = {
            name: tuple(own.printed(self.things)) if name in pieces.data else ()
            for name, own in WIRE.items()
            if own.thing
        }
        spaces = range(PLACES if pieces.two_parts else SPACES)
        return wire.PalacePieces(
            pieces.digest,
            pieces.kinds,
            tuple([self._piece(piece, printed) for piece in range(START, len(pieces.edges))]),
            {write_space(space): self.things.space(space) for space in spaces},
            **things,
        )

    def _piece(self, piece: int, printed: Mapping[str, Row]) -> wire.Piece:
        pieces, things = self.names.pieces, self.things
        legs = legs_of(pieces, piece)
        is_tile = pieces.is_tile(piece)
        own = printed.get(pieces.name(piece))
        kind, provenance = pieces.kind[piece], PRINTED_RIGHT
        if is_tile:
            provenance = pieces.tile(piece).provenance
        elif pieces.half[piece]:
            kind = pieces.leans_on[piece]
        elif own:
            kind, provenance = pieces.kinds.index(own.kinds[0]), own.provenance
        return wire.Piece(
            name=pieces.name(piece),
            is_tile=is_tile,
            provenance=provenance,
            said=things.tile(piece),
            label=things.tile_label(piece),
            in_full=things.tile_in_full(piece),
            kind=pieces.kinds[kind] if kind >= 0 else None,
            price=pieces.price[piece],
            walls=pieces.walls(piece),
            moated=pieces.moated[piece],
            back=self.names.tile_if_any(pieces.other_face[piece]),
            legs=legs,
            sides=things.sides(legs) if legs else None,
        )


def extras(seen: Mapping[str, object], names: PalaceNames) -> wire.Extras:
    """What the modules of a game add."""
    return wire.Extras(**{name: SHOW[name](shown, names) for name, shown in seen.items() if name in SHOW})


def legs_of(pieces: Pieces, piece: int) -> str | None:
    """The sides of the legs of a half piece."""
    return LEGS_BY_EDGES[pieces.edges[piece]] if pieces.half[piece] else None


def lengths(palace: Palace) -> dict[wire.LineName, int]:
    """How long the longest lines of a palace are; those without any edge are left out."""
    found: dict[wire.LineName, int] = {
        "wall": palace.longest_wall(),
        "moat": palace.longest_moat(),
        "border": palace.longest_border(),
    }
    return {what: length for what, length in found.items() if length}
