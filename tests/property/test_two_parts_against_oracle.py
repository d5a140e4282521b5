"""Palaces with moats and palaces of two parts by the oracle that checks every rule again (G8, G9, C5-C11)."""

from collections import Counter
from collections.abc import Iterator

import pytest

import sabika
from oracles import two_parts as oracle
from oracles.palace import cells_around
from oracles.walls import Segment
from property.by_the_oracles import in_its_part, in_parts
from property.grown_palaces import MOATED, TASTES, TWO_PARTS, Grower, border
from property.pockets import Pocket
from property.random_games import Picks, decisions, times
from sabika.library import PalaceName
from sabika.rules.palace.cells import cell_at, place_of
from sabika.rules.palace.outline import Edge, edges_of_border, edges_of_moat, edges_of_wall
from sabika.rules.palace.palace import Palace
from sabika.rules.palace.walls import longest_trail

ALL_TASTES = {**TASTES, "border": border}
SETS = {f"both {name}": pieces for name, pieces in TWO_PARTS.items()} | {
    f"granada {name}": pieces for name, pieces in MOATED.items()
}
STEPS = 45
IN_TWO_PARTS = {"A21": "C5", "A22": "C7", "A24": "C8"}
"""What the oracle calls the rules of one part."""


def grown(pieces: str, taste: str, number: int) -> Iterator[tuple[Palace, list[int], Picks]]:
    for index in range(times(number)):
        grower = Grower(SETS[pieces], ALL_TASTES[taste], Picks(100 * number + index))
        for palace in grower.palaces(STEPS):
            yield palace, grower.left, grower.picks


def places(cells: list[int]) -> set[tuple[int, int]]:
    assert len(set(cells)) == len(cells)
    return {place_of(cell) for cell in cells}


def check_runs(palace: Palace) -> None:
    """A31, G9, C9-C11."""
    tiles, _ = in_parts(palace)
    assert palace.longest_wall() == oracle.wall_points(tiles)
    assert palace.longest_moat() == oracle.moat_points(tiles)
    assert 2 * palace.longest_border() == oracle.wall_and_moat_points(tiles)
    check_edges(palace, edges_of_wall(palace), palace.longest_wall(), oracle.outside_walls(tiles))
    check_edges(palace, edges_of_moat(palace), palace.longest_moat(), oracle.outside_moats(tiles))
    check_edges(palace, edges_of_border(palace), palace.longest_border(), oracle.walls_against_moats(tiles))


def check_edges(palace: Palace, edges: list[Edge], length: int, among: set[Segment]) -> None:
    """As many different ones as the run is long, all in one trail, each on the piece that has it."""
    segments = {oracle.segment(place_of(edge.cell), edge.side) for edge in edges}
    assert len(segments) == len(edges) == length == oracle.longest_trail(segments)
    assert segments <= among
    assert all(edge.side in palace.pieces.walls(palace.at(edge.cell)) for edge in edges)


def check_redesigning(palace: Palace, tile: int) -> None:
    tiles, starts = in_parts(palace)
    assert places(palace.removable()) == oracle.legal_removals(tiles, starts)
    assert places(palace.swaps_for(tile)) == oracle.legal_swaps(tiles, starts, in_its_part(palace.pieces, tile))


def check_building(palace: Palace, tile: int) -> None:
    tiles, starts = in_parts(palace)
    assert places(palace.cells_for(tile)) == oracle.legal_builds(tiles, starts, in_its_part(palace.pieces, tile))


def check_everything(palace: Palace, tiles: list[int]) -> None:
    assert oracle.broken_rules(*in_parts(palace)) == set()
    check_runs(palace)
    for tile in tiles:
        check_building(palace, tile)
        check_redesigning(palace, tile)


@pytest.mark.parametrize("taste", ALL_TASTES)
@pytest.mark.parametrize("pieces", SETS)
def test_grown_palaces(pieces: str, taste: str) -> None:
    """G8, G9, C5-C11: thousands of palaces; the costlier questions about some of them."""
    for number, (palace, left, picks) in enumerate(grown(pieces, taste, 2)):
        check_runs(palace)
        if number % 5 == 0:
            check_redesigning(palace, picks.one_of(left))
        if number % 9 == 0:
            check_building(palace, picks.one_of(left))


def test_palaces_that_nearly_close_around_their_other_part() -> None:
    """C5-C11: here four walls, or four moats, meet at a corner."""
    meeting: Counter[str] = Counter()
    for number in range(times(50)):
        pocket = Pocket(number)
        for palace in pocket.palaces():
            check_runs(palace)
            if pocket.picks.below(8) == 0:
                check_redesigning(palace, pocket.picks.one_of(pocket.others))
            meeting.update(crossings(palace))
        check_everything(palace, pocket.picks.some_of(pocket.others, 2))
    for what in ("3 walls", "4 walls", "3 moats", "4 moats"):
        assert meeting[what] >= 20, meeting


def crossings(palace: Palace) -> set[str]:
    """How many outside walls, or moats, meet at some corner, if more than two."""
    tiles, _ = in_parts(palace)
    found: set[str] = set()
    for what, edges in (("walls", oracle.outside_walls(tiles)), ("moats", oracle.outside_moats(tiles))):
        at_corners = Counter(corner for edge in edges for corner in edge)
        found |= {f"{number} {what}" for number in at_corners.values() if number > 2}
    return found


@pytest.mark.parametrize("name", ["granada", "combined"])
def test_palaces_of_random_games(name: PalaceName) -> None:
    """G8, G9, C5-C11: as they arise in play, the largest of each game at its end."""
    in_two_parts = 0
    for number in range(times(5)):
        game = sabika.new_game(name, players=2 + number, seed=f"palaces {number}")
        picks = Picks(number)
        for now in decisions(game, picks, "verb" if number % 2 else "builder"):
            if picks.below(60) == 0:
                check_everything(picks.one_of(now.seats).palace, [picks.one_of(now.pieces.all_tiles())])
        largest = max((seat.palace for seat in game.seats), key=lambda palace: len(palace.cells))
        in_two_parts += largest.second_start > 0
        check_everything(largest, picks.some_of(game.pieces.all_tiles(), 3))
    assert (in_two_parts > 0) == (name == "combined")


def test_the_longest_trail_through_any_walls() -> None:
    """C11: also through walls that meet in more ways than those of a palace."""
    edges = [((x, y), (x + 1, y)) for x in range(3) for y in range(4)]
    edges += [((x, y), (x, y + 1)) for x in range(4) for y in range(3)]
    for number in range(times(200)):
        picks = Picks(number)
        some = picks.some_of(edges, 4 + picks.below(11))
        corners = [(4 * y + x, 4 * other_y + other_x) for (x, y), (other_x, other_y) in some]
        trail = [frozenset(some[index]) for index in longest_trail(corners)]
        assert len(trail) == oracle.longest_trail([frozenset(edge) for edge in some])
        assert len(trail) == oracle.longest_trail(trail)


def test_reasons_for_refused_builds() -> None:
    """C5-C8: one reason, and a true one."""
    seen: Counter[str] = Counter()
    for pieces in ("both few walls", "both all walls", "both as printed"):
        for taste in ALL_TASTES:
            for palace, left, picks in grown(pieces, taste, 1):
                tiles, starts = in_parts(palace)
                for spot in picks.some_of(cells_around(dict.fromkeys(tiles, ""), 1), 4):
                    seen[reason_to_build(palace, tiles, starts, picks.one_of(left), spot)] += 1
    wanted = ["", "A23 not-touching", "A23 occupied", "A24 hole"]
    for reason in (*wanted, "C5 edges-differ", "C6 not-beside-wall", "C7 not-walkable"):
        assert seen[reason] >= 5, seen


def reason_to_build(
    palace: Palace, tiles: oracle.Palace, starts: oracle.Starts, tile: int, spot: tuple[int, int]
) -> str:
    """The rule that refuses the build, which must be one of those that the oracle finds broken; empty if legal."""
    refusal = palace.why_not_build(tile, cell_at(*spot))
    broken = oracle.build_refusals(tiles, starts, in_its_part(palace.pieces, tile), spot)
    if refusal is None:
        assert broken == set()
        return ""
    if refusal.rule == "C6":
        # To border by C5 is more than to border somewhere.
        assert broken & {"C5", "C6"}
    else:
        assert refusal.reason == "occupied" or IN_TWO_PARTS.get(refusal.rule, refusal.rule) in broken
    assert (refusal.reason == "occupied") == (broken == {"occupied"})
    return f"{refusal.rule} {refusal.reason}"


def test_reasons_for_refused_removals_and_swaps() -> None:
    """A16, C5-C8: one reason, and a true one."""
    seen: Counter[str] = Counter()
    for pieces in ("both few walls", "both all walls", "both as printed"):
        for taste in ALL_TASTES:
            for palace, left, picks in grown(pieces, taste, 1):
                tiles, starts = in_parts(palace)
                for spot in picks.some_of(sorted(tiles), 3):
                    tile = picks.one_of(left)
                    seen[reason_to_remove(palace, tiles, starts, spot)] += 1
                    seen[reason_to_swap(palace, tiles, starts, tile, spot)] += 1
    wanted = ["", "A16 start-tile", "A22 cut-off", "A24 hole", "C5 edges-differ"]
    for reason in (*wanted, "C6 parts-apart", "C6 start-tile", "C7 cut-off"):
        assert seen[reason] >= 5, seen


def reason_to_remove(palace: Palace, tiles: oracle.Palace, starts: oracle.Starts, spot: tuple[int, int]) -> str:
    refusal = palace.why_not_remove(cell_at(*spot))
    broken = oracle.broken_rules(oracle.without(tiles, spot), starts) if len(tiles) > 1 else set()
    return checked(starts, spot, broken, refusal and (refusal.rule, refusal.reason))


def reason_to_swap(
    palace: Palace, tiles: oracle.Palace, starts: oracle.Starts, tile: int, spot: tuple[int, int]
) -> str:
    refusal = palace.why_not_swap(tile, cell_at(*spot))
    broken = oracle.broken_rules({**tiles, spot: in_its_part(palace.pieces, tile)}, starts)
    return checked(starts, spot, broken, refusal and (refusal.rule, refusal.reason))


def checked(starts: oracle.Starts, spot: tuple[int, int], broken: set[str], refusal: tuple[str, str] | None) -> str:
    """The reason, after a look at whether it is true."""
    if spot in starts.values():
        assert refusal == ("A16" if spot == (0, 0) else "C6", "start-tile")
    elif refusal is None:
        assert broken == set()
    else:
        assert IN_TWO_PARTS.get(refusal[0], refusal[0]) in broken
    return " ".join(refusal or ())
