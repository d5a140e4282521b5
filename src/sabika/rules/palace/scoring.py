"""The scoring of walls and kinds (A30-A34): first palaces are counted, then what was counted gives points."""

from typing import TYPE_CHECKING

from sabika.rules.core.majority import shares
from sabika.rules.core.scoring import Part, Term
from sabika.rules.palace.pieces import Pieces
from sabika.rules.palace.tally import Tally

if TYPE_CHECKING:
    from sabika.rules.palace.game import PalaceGame
    from sabika.rules.palace.hooks import Hooks

WALL = "wall"
MOAT = "moat"
BORDER = "border"


# Counting


def tally_of(game: "PalaceGame") -> Tally:
    """What a scoring would count now."""
    tally = Tally(game.pieces.kinds, game.kind_points)
    for count in game.hooks.tallies:
        count(game, tally)
    return tally


def count_walls(game: "PalaceGame", tally: Tally) -> None:
    tally.walls = [seat.palace.longest_wall() for seat in game.seats]


def count_moats(game: "PalaceGame", tally: Tally) -> None:
    tally.moats = [seat.palace.longest_moat() for seat in game.seats]


def count_borders(game: "PalaceGame", tally: Tally) -> None:
    tally.borders = [seat.palace.longest_border() for seat in game.seats]


def count_kinds(game: "PalaceGame", tally: Tally) -> None:
    tally.parts = kind_parts(game)
    tally.counts = kind_counts(game, tally.parts)


def count_prices(game: "PalaceGame", tally: Tally) -> None:
    """The highest price of each kind, by side (G11)."""
    tally.prices = [best_prices(game.pieces, seat.palace.tiles()) for seat in game.seats]
    for find in game.hooks.prices:
        find(game, tally.prices)


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


def best_prices(pieces: Pieces, tiles: list[int]) -> list[int]:
    """The highest price among some tiles, by kind; 0 where there is none."""
    best = [0] * len(pieces.kinds)
    for tile in tiles:
        kind = pieces.kind[tile]
        best[kind] = max(best[kind], pieces.price[tile])
    return best


# Scoring


def score(hooks: "Hooks", tally: Tally, scoring: int) -> list[Term]:
    """What a scoring gives for what was counted, term by term (A30)."""
    terms: list[Term] = []
    for add_terms in hooks.scorers:
        add_terms(tally, scoring, terms)
    return terms


def score_walls(tally: Tally, scoring: int, terms: list[Term]) -> None:
    """A point for each edge of the longest wall (A31)."""
    for side, length in enumerate(tally.walls):
        if length:
            terms.append(Term(side, length, "A31", WALL, length))


def score_kinds(tally: Tally, scoring: int, terms: list[Term]) -> None:
    """Points for most tiles of each kind (A32-A34)."""
    parts = tally.parts
    table = tally.kind_points[scoring - 1]
    for kind, name in enumerate(tally.kinds[: len(table)]):
        for share in shares([own[kind] for own in tally.counts], table[kind]):
            rule = "A32" if share.sharers == 1 else "A33"
            counted = tuple(parts[share.side][kind]) if share.side < len(parts) else ()
            terms.append(Term(share.side, share.points, rule, name, share.number, share.place, share.sharers, counted))


def score_moats(tally: Tally, scoring: int, terms: list[Term]) -> None:
    """A point for each edge of the longest moat (G9)."""
    for side, length in enumerate(tally.moats):
        if length:
            terms.append(Term(side, length, "G9", MOAT, length))


def score_borders(tally: Tally, scoring: int, terms: list[Term]) -> None:
    """Two points for each edge of the longest run where wall and moat lie against each other (C10)."""
    for side, length in enumerate(tally.borders):
        if length:
            terms.append(Term(side, 2 * length, "C10", BORDER, length))
