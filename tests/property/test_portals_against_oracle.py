"""Palaces with portals, by the oracle: building, redesigning, walls, and where four tiles meet (P4-P10, F4)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from oracles import portals as oracle
from oracles.portals import Portal, Tile
from property.grown_palaces import TASTES, WALLS, Grower, Taste
from property.random_games import Picks, decisions, times
from sabika import new_game
from sabika.components import alhambra_pieces, with_modules
from sabika.modules.falcons.rules import NO_BLOCK, kinds_around
from sabika.modules.portals.rules import TURNS
from sabika.rules.games.alhambra import KINDS
from sabika.rules.palace.cells import cell_at, place_of
from sabika.rules.palace.halves import LEGS, cells_for_half
from sabika.rules.palace.outline import LONG, edges_of_wall
from sabika.rules.palace.palace import Palace, new_palace
from sabika.rules.palace.pieces import Extra, Pieces
from sabika.rules.palace.pieces import Tile as PrintedTile

STEPS = 40


def made_up_pieces(walls: list[str]) -> Pieces:
    """54 tiles of three kinds whose walls go through the list again and again, and eight portals of each kind."""
    kinds = ("tower", "garden", "arcades")
    tiles = [PrintedTile(kinds[number % 3], number, walls[number // 3 % len(walls)]) for number in range(54)]
    extras = [
        Extra(f"portal-{kind}-{number}-{legs}", edges, kind)
        for kind in kinds
        for number in range(8)
        for legs, edges in LEGS.items()
    ]
    return Pieces(KINDS, tiles, "made up", extras)


PIECES = {
    "as printed": with_modules(alhambra_pieces(), ("portals",)),
    "with huts": with_modules(alhambra_pieces(), ("huts", "portals")),
    "without walls": made_up_pieces([""]),
    "few walls": made_up_pieces(["", "", "", "N", "E", "S", "W"]),
    "all walls": made_up_pieces(WALLS),
}


def tile_as_oracle(pieces: Pieces, piece: int) -> Tile:
    kind = pieces.kinds[pieces.kind[piece]] if pieces.kind[piece] >= 0 else ""
    walls = "".join(letter for side, letter in enumerate("NESW") if pieces.edges[piece] >> 4 * side & 2)
    return Tile(kind, walls)


def plain(palace: Palace) -> oracle.Palace:
    """The palace as the oracle knows it."""
    pieces = palace.pieces
    found: oracle.Palace = {}
    for cell in palace.cells:
        piece = palace.at(cell)
        if pieces.half[piece]:
            legs = next(name for name, edges in LEGS.items() if edges == pieces.edges[piece])
            found[place_of(cell)] = Portal(pieces.kinds[pieces.leans_on[piece]], legs)
        else:
            found[place_of(cell)] = tile_as_oracle(pieces, piece)
    return found


def portals_of(pieces: Pieces) -> list[int]:
    """All portals, in the orientation in which they lie in the supply."""
    return [piece for piece in range(len(pieces.edges)) if pieces.half[piece]][:: len(TURNS)]


def places_for(palace: Palace, portal: int) -> list[tuple[int, int]]:
    """Cell and orientation by number."""
    return [(cell, turn) for turn in range(len(TURNS)) for cell in cells_for_half(palace, portal + turn)]


@dataclass
class PortalGrower(Grower):
    """Grows a palace with portals among the tiles."""

    portals: list[int] = field(init=False)
    """Those not built."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.portals = portals_of(self.pieces)
        self.left += [piece for piece in range(56, len(self.pieces.edges)) if not self.pieces.half[piece]]

    def step(self) -> None:
        if self.portals and self.picks.below(4) == 0:
            self.place()
        else:
            super().step()

    def place(self) -> None:
        """By the same taste as a tile."""
        portal = self.picks.one_of(self.portals)
        ways = [
            (self.taste(self.palace, cell), self.picks.below(1000), cell, turn)
            for cell, turn in places_for(self.palace, portal)
        ]
        if ways:
            _, _, cell, turn = max(ways)
            self.portals.remove(portal)
            self.palace = self.palace.with_tile(portal + turn, cell)


def grown(pieces: str, taste: Taste, number: int) -> Iterator[tuple[Palace, PortalGrower]]:
    for index in range(times(number)):
        grower = PortalGrower(PIECES[pieces], taste, Picks(7000 * number + index))
        for palace in grower.palaces(STEPS):
            yield palace, grower


def check_building(palace: Palace, plainly: oracle.Palace, tile: int, portal: int) -> None:
    cells = palace.cells_for(tile)
    assert len(set(cells)) == len(cells)
    assert {place_of(cell) for cell in cells} == oracle.legal_builds(plainly, tile_as_oracle(palace.pieces, tile))
    places = places_for(palace, portal)
    assert len(set(places)) == len(places)
    kind = palace.pieces.kinds[palace.pieces.leans_on[portal]]
    assert {(place_of(cell), TURNS[turn]) for cell, turn in places} == oracle.legal_portals(plainly, kind)


def check_redesigning(palace: Palace, plainly: oracle.Palace, tile: int) -> None:
    assert {place_of(cell) for cell in palace.removable()} == oracle.legal_removals(plainly)
    swaps = {place_of(cell) for cell in palace.swaps_for(tile)}
    assert swaps == oracle.legal_swaps(plainly, tile_as_oracle(palace.pieces, tile))


def check_wall(palace: Palace, plainly: oracle.Palace) -> None:
    best = oracle.best_wall(plainly)
    assert (palace.longest_wall(), palace.halves_in_wall()) == best
    edges = {wall_at(plainly, place_of(edge.cell), edge.side) for edge in edges_of_wall(palace)}
    assert edges <= oracle.outside_walls(plainly)
    assert (
        max((oracle.best_from(point, frozenset(edges)) for edge in edges for point in edge.ends), default=(0, 0))
        == best
    )


def wall_at(palace: oracle.Palace, cell: oracle.Cell, side: str) -> oracle.Wall:
    piece = palace[cell]
    ends = oracle.LONG_SIDE[piece.legs] if isinstance(piece, Portal) else oracle.ENDS[side]
    assert (side == LONG) == isinstance(piece, Portal)
    return oracle.Wall(frozenset((cell[0] + x, cell[1] + y) for x, y in ends), side == LONG)


def check_meeting_points(palace: Palace, plainly: oracle.Palace) -> None:
    """A point is named by the cell north-west of it."""
    points = oracle.meeting_points(plainly)
    for cell in palace.cells:
        x, y = place_of(cell)
        kinds = kinds_around(palace, cell)
        assert (kinds != NO_BLOCK) == ((x + 1, y + 1) in points)
        if kinds != NO_BLOCK:
            found = {tile.kind for tile in points[x + 1, y + 1]} - {""}
            assert kinds == sum(1 << KINDS.index(kind) for kind in found)


@pytest.mark.parametrize("pieces", PIECES)
@pytest.mark.parametrize("taste", TASTES)
def test_grown_palaces(pieces: str, taste: str) -> None:
    """P4-P10: thousands of palaces; where everything may go for every third of them."""
    most = 0
    for number, (palace, grower) in enumerate(grown(pieces, TASTES[taste], 4)):
        plainly = plain(palace)
        most = max(most, len(palace.halves))
        assert oracle.broken_rules(plainly) == set()
        tile = grower.picks.one_of(grower.left)
        check_redesigning(palace, plainly, tile)
        check_wall(palace, plainly)
        check_meeting_points(palace, plainly)
        if number % 3 == 0:
            check_building(palace, plainly, tile, grower.picks.one_of(grower.portals or portals_of(grower.pieces)))
    assert most >= 3


def test_no_corner_has_more_than_two_walls() -> None:
    """A25 holds with portals too (P8, P10): the outline never touches itself."""
    for pieces in PIECES:
        for taste in TASTES.values():
            for palace, _ in grown(pieces, taste, 2):
                corners = Counter(corner for wall in palace.outside_walls() for corner in wall)
                assert max(corners.values(), default=0) <= 2


def test_reasons() -> None:
    """P4-P9: one reason for every refusal, and none for what is legal."""
    seen: Counter[str] = Counter()
    for pieces in PIECES:
        for taste in TASTES.values():
            for palace, grower in grown(pieces, taste, 1):
                for reason in reasons(palace, grower):
                    seen[reason] += 1
    wanted = ["", "P4 not-at-its-kind", "P5 edges-differ", "P6 half-cell", "P8 hole", "P9 never-moved", "P9 leaned-on"]
    wanted += ["A21 edges-differ", "A22 cut-off", "A22 not-walkable", "A23 not-touching", "A23 occupied", "A24 hole"]
    for reason in wanted:
        assert seen[reason] >= 10, seen


def reasons(palace: Palace, grower: PortalGrower) -> Iterator[str]:
    plainly = plain(palace)
    picks = grower.picks
    tile = picks.one_of(grower.left)
    first = picks.one_of(portals_of(grower.pieces))
    for spot in picks.some_of(oracle.cells_around(plainly, 1), 6):
        cell = cell_at(*spot)
        refusal = palace.why_not_build(tile, cell)
        assert (refusal is None) == (cell in palace.cells_for(tile))
        yield f"{refusal.rule} {refusal.reason}" if refusal else ""
        for portal in range(first, first + len(TURNS)):
            refusal = palace.why_not_build(portal, cell)
            assert (refusal is None) == (cell in cells_for_half(palace, portal))
            yield f"{refusal.rule} {refusal.reason}" if refusal else ""
        for refusal, cells in (
            (palace.why_not_remove(cell), palace.removable()),
            (palace.why_not_swap(tile, cell), palace.swaps_for(tile)),
        ):
            assert (refusal is None) == (cell in cells)
            yield f"{refusal.rule} {refusal.reason}" if refusal else ""


def test_what_is_asked_first_does_not_matter() -> None:
    """What a palace has worked out is the same whatever it was built from."""
    for palace, grower in grown("few walls", TASTES["bays"], 2):
        fresh = new_palace(palace.pieces)
        for cell in grower.picks.some_of(palace.cells, len(palace.cells)):
            if palace.at(cell) > 1:
                fresh = fresh.with_tile(palace.at(cell), cell)
        tile = grower.picks.one_of(grower.left)
        assert set(fresh.removable()) == set(palace.removable())
        assert set(fresh.swaps_for(tile)) == set(palace.swaps_for(tile))
        assert set(fresh.cells_for(tile)) == set(palace.cells_for(tile))
        assert (fresh.longest_wall(), fresh.halves_in_wall()) == (palace.longest_wall(), palace.halves_in_wall())


def test_palaces_of_random_games() -> None:
    """P4-P10: as they arise in play."""
    portals = 0
    for index in range(times(12)):
        game = new_game(players=2 + index % 5, seed=f"portals {index}", modules=("portals",))
        picks = Picks(index)
        for now in decisions(game, picks, ("any", "verb", "builder")[index % 3]):
            if picks.below(30) == 0:
                palace = picks.one_of(now.seats).palace
                plainly = plain(palace)
                tile = picks.below(54) + 2
                check_building(palace, plainly, tile, picks.one_of(portals_of(now.pieces)))
                check_redesigning(palace, plainly, tile)
                check_wall(palace, plainly)
        portals += sum(len(seat.palace.halves) for seat in game.seats)
    assert portals
