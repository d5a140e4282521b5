"""Palace games on the wire."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from sabika.components.modules import Row, files_of_modules
from sabika.desk.wire import view as wire
from sabika.desk.wire.board import Board, Writing
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
from sabika.rules.palace.taking import LIMIT
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
    kind = "palace"
    make_view = wire.PalaceView
    make_player = wire.Player
    own = ("seat", "hand", "extras")

    def __init__(self, pieces: Pieces) -> None:
        names = PalaceNames(pieces)
        super().__init__(names)
        self.things = PalaceThings(pieces, 0)
        self._two_faces = any(pieces.other_face)
        # Palaces never change, and the longest lines of one are found at some length.
        self._placed = lru_cache(maxsize=PALACES)(self._placed_in)
        self._lines = lru_cache(maxsize=PALACES)(shown_lines)
        writing: Writing = {
            "hand": cards,
            "yard": lambda yard: tuple([self._place(space, tile) for space, tile in enumerate(yard)]),
            "display": cards,
            "bag": names.tiles,
            "windows": lambda found: tuple([wire.Window(each.scoring, each.soonest, each.latest) for each in found]),
            "unfinished": lambda found: names.tiles(sorted(found)),
        }
        self.writing |= writing
        of_players: Writing = {
            "palace": lambda palace: self._placed(palace),
            "lines": lambda palace: self._lines(palace),
            "reserve": names.tiles,
            "beside": names.tiles,
        }
        self.writing_of_players |= of_players

    def facts(self, seen: PalaceView) -> dict[str, Any]:
        return {
            **self.of_any_game(seen, len(seen.players)),
            "hand": seen.hand,
            "players": seen.players,
            "yard": seen.yard,
            "display": seen.display,
            "pile": seen.pile,
            "discard": seen.discard,
            "bag": seen.bag,
            "marker": face(seen.marker) if self._two_faces else None,
            "windows": seen.windows,
            "unfinished": seen.unfinished,
            "paying_for": write_space(seen.paying_for) if seen.paying_for >= 0 else None,
            "due": seen.due,
            "rewarded": seen.rewarded,
            "actions_left": seen.actions_left,
            "extras": extras(seen.extras, self.names),
        }

    def facts_of_player(self, player: Player) -> dict[str, Any]:
        return {
            "palace": player.palace,
            "lines": player.palace,
            "reserve": player.reserve,
            "beside": player.beside,
            "cards": player.cards,
        }

    def own_facts(self, game: PalaceGame, seat: int | None) -> dict[str, Any]:
        own = own_of(game, SPECTATOR if seat is None else seat)
        return {"seat": seat, "hand": own.hand, "extras": extras(own.extras, self.names)}

    def _placed_in(self, palace: Palace) -> tuple[wire.Placed, ...]:
        names = self.names
        return tuple([wire.Placed(names.tile(palace.at(cell)), names.cell(cell)) for cell in palace.cells])

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
            taken_together=LIMIT,
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
