"""The scoring of walls and kinds (A30-A34)."""

from typing import TYPE_CHECKING

from sabika.rules.core.majority import shares
from sabika.rules.core.scoring import Part, Term
from sabika.rules.palace.pieces import Pieces

if TYPE_CHECKING:
    from sabika.rules.palace.game import PalaceGame

WALL = "wall"
MOAT = "moat"
BORDER = "border"


def score_walls(game: "PalaceGame", scoring: int, terms: list[Term]) -> None:
    """A point for each edge of the longest wall (A31)."""
    for side, seat in enumerate(game.seats):
        length = seat.palace.longest_wall()
        if length:
            terms.append(Term(side, length, "A31", WALL, length))


def kind_parts(game: "PalaceGame") -> list[list[list[Part]]]:
    """What counts like tiles, by seat and kind; nothing at all if no module adds any."""
    found: list[list[list[Part]]] = []
    if game.hooks.parts:
        for side in range(len(game.seats)):
            own: list[list[Part]] = [[] for _ in game.pieces.kinds]
            for add in game.hooks.parts:
                add(game, side, own)
            found.append(own)
    return found


def kind_counts(game: "PalaceGame", parts: list[list[list[Part]]]) -> list[list[int]]:
    """Tiles in the palace, by side and kind; the reserve does not count (A32)."""
    counts = [seat.palace.counts[:] for seat in game.seats]
    for side, own in enumerate(parts):
        for kind, more in enumerate(own):
            for part in more:
                counts[side][kind] += part.amount
    for count in game.hooks.counts:
        count(game, counts)
    return counts


def score_kinds(game: "PalaceGame", scoring: int, terms: list[Term]) -> None:
    """Points for most tiles of each kind (A32-A34)."""
    parts = kind_parts(game)
    counts = kind_counts(game, parts)
    table = game.kind_points[scoring - 1]
    for kind, name in enumerate(game.pieces.kinds[: len(table)]):
        for share in shares([own[kind] for own in counts], table[kind]):
            rule = "A32" if share.sharers == 1 else "A33"
            counted = tuple(parts[share.side][kind]) if share.side < len(parts) else ()
            terms.append(Term(share.side, share.points, rule, name, share.number, share.place, share.sharers, counted))


def score_moats(game: "PalaceGame", scoring: int, terms: list[Term]) -> None:
    """A point for each edge of the longest moat (G9)."""
    for side, seat in enumerate(game.seats):
        length = seat.palace.longest_moat()
        if length:
            terms.append(Term(side, length, "G9", MOAT, length))


def score_borders(game: "PalaceGame", scoring: int, terms: list[Term]) -> None:
    """Two points for each edge of the longest run where wall and moat lie against each other (C10)."""
    for side, seat in enumerate(game.seats):
        length = seat.palace.longest_border()
        if length:
            terms.append(Term(side, 2 * length, "C10", BORDER, length))


def best_prices(pieces: Pieces, tiles: list[int]) -> list[int]:
    """The highest price among some tiles, by kind; 0 where there is none."""
    best = [0] * len(pieces.kinds)
    for tile in tiles:
        kind = pieces.kind[tile]
        best[kind] = max(best[kind], pieces.price[tile])
    return best


def kind_prices(game: "PalaceGame") -> list[list[int]]:
    """The highest price of each kind, by side (G11)."""
    prices = [best_prices(game.pieces, seat.palace.tiles()) for seat in game.seats]
    for find in game.hooks.prices:
        find(game, prices)
    return prices
