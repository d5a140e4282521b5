"""Where tiles may be built, swapped and taken away, and how long the wall is, by the oracles (A16, A20-A25, A31)."""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oracles import walls
from oracles.palace import START, broken_rules, build_refusals, cells_around, legal_builds, legal_removals, legal_swaps
from oracles.palace import Palace as PlainPalace
from property.by_the_oracles import plain
from property.grown_palaces import PIECES, TASTES, WALLS, Grower, made_up_pieces
from property.random_games import THOROUGH, Picks, decisions, random_games, times
from sabika.rules.palace.cells import cell_at, place_of
from sabika.rules.palace.palace import Palace, new_palace

SHAPES = [(pieces, taste) for pieces in PIECES for taste in TASTES]
STEPS = 45


def grown(pieces: str, taste: str, number: int) -> Iterator[tuple[Palace, list[int], Picks]]:
    """Palaces of a shape, each with the tiles left over and picks to go on with."""
    for index in range(times(number)):
        grower = Grower(PIECES[pieces], TASTES[taste], Picks(1000 * number + index))
        for palace in grower.palaces(STEPS):
            yield palace, grower.left, grower.picks


def check_building(palace: Palace, oracle: PlainPalace, tile: int) -> None:
    cells = palace.cells_for(tile)
    assert len(set(cells)) == len(cells)
    assert {place_of(cell) for cell in cells} == legal_builds(oracle, palace.pieces.tile(tile).walls)


def check_redesigning(palace: Palace, oracle: PlainPalace, tile: int) -> None:
    assert {place_of(cell) for cell in palace.removable()} == legal_removals(oracle)
    swaps = {place_of(cell) for cell in palace.swaps_for(tile)}
    assert swaps == legal_swaps(oracle, palace.pieces.tile(tile).walls)


def check_everything(palace: Palace, tiles: list[int]) -> None:
    oracle = plain(palace)
    assert broken_rules(oracle) == set()
    for tile in tiles:
        check_building(palace, oracle, tile)
        check_redesigning(palace, oracle, tile)
    assert palace.longest_wall() == walls.longest_wall(oracle)


def reason_to_build(palace: Palace, oracle: PlainPalace, tile: int, spot: tuple[int, int]) -> str:
    """The rule that refuses the build, which must be one of those that the oracle finds broken; empty if legal."""
    refusal = palace.why_not_build(tile, cell_at(*spot))
    broken = build_refusals(oracle, palace.pieces.tile(tile).walls, spot)
    if refusal is None:
        assert broken == set()
        return ""
    assert refusal.reason == "occupied" if "occupied" in broken else refusal.rule in broken
    return f"{refusal.rule} {refusal.reason}"


@pytest.mark.parametrize(("pieces", "taste"), SHAPES)
def test_grown_palaces(pieces: str, taste: str) -> None:
    """A16, A20-A25, A31: thousands of palaces; everything about every third, with a tile that is left over."""
    sizes: list[int] = []
    for number, (palace, left, picks) in enumerate(grown(pieces, taste, 4)):
        sizes.append(len(palace.cells) - 1)
        tile = picks.one_of(left)
        oracle = plain(palace)
        check_redesigning(palace, oracle, tile)
        if number % 3 == 0:
            check_building(palace, oracle, tile)
            assert palace.longest_wall() == walls.longest_wall(oracle)
    assert max(sizes) >= 12


def test_reasons_for_refused_builds() -> None:
    """A21-A24: one reason, and a true one."""
    seen: Counter[str] = Counter()
    for pieces, taste in SHAPES:
        for palace, left, picks in grown(pieces, taste, 2):
            oracle = plain(palace)
            for spot in picks.some_of(cells_around(oracle, 2), 6):
                seen[reason_to_build(palace, oracle, picks.one_of(left), spot)] += 1
    for reason in ("", "A21 edges-differ", "A22 not-walkable", "A23 occupied", "A23 not-touching", "A24 hole"):
        assert seen[reason] >= 10, seen


def test_reasons_for_refused_removals_and_swaps() -> None:
    """A16, A21, A22, A24."""
    seen: Counter[str] = Counter()
    for pieces, taste in SHAPES:
        for palace, left, picks in grown(pieces, taste, 1):
            oracle = plain(palace)
            for spot in picks.some_of(cells_around(oracle, 1), 6):
                seen[reason_to_remove(palace, oracle, spot)] += 1
                seen[reason_to_swap(palace, oracle, picks.one_of(left), spot)] += 1
    for reason in ("", "A16 empty-cell", "A16 start-tile", "A21 edges-differ", "A22 cut-off", "A24 hole"):
        assert seen[reason] >= 10, seen


def reason_to_remove(palace: Palace, oracle: PlainPalace, spot: tuple[int, int]) -> str:
    refusal = palace.why_not_remove(cell_at(*spot))
    broken = broken_rules({cell: edges for cell, edges in oracle.items() if cell != spot})
    return checked_reason(oracle, spot, broken, refusal and (refusal.rule, refusal.reason))


def reason_to_swap(palace: Palace, oracle: PlainPalace, tile: int, spot: tuple[int, int]) -> str:
    refusal = palace.why_not_swap(tile, cell_at(*spot))
    broken = broken_rules({**oracle, spot: palace.pieces.tile(tile).walls})
    return checked_reason(oracle, spot, broken, refusal and (refusal.rule, refusal.reason))


def checked_reason(
    oracle: PlainPalace, spot: tuple[int, int], broken: set[str], refusal: tuple[str, str] | None
) -> str:
    """The reason, after a look at whether it is true."""
    if spot not in oracle:
        assert refusal == ("A16", "empty-cell")
    elif spot == START:
        assert refusal == ("A16", "start-tile")
    elif refusal is None:
        assert broken == set()
    else:
        assert refusal[0] in broken
    return " ".join(refusal or ())


def test_the_edges_named_in_a_refusal_are_those_that_differ() -> None:
    """A21."""
    tiles = made_up_pieces(WALLS)
    palace = new_palace(tiles)
    for tile in tiles.all_tiles()[: len(WALLS)]:
        own = tiles.tile(tile).walls
        for side, spot in {"S": (0, -1), "W": (1, 0), "N": (0, 1), "E": (-1, 0)}.items():
            refusal = palace.why_not_build(tile, cell_at(*spot))
            assert (refusal is not None) == (side in own)
            assert refusal is None or refusal.details == (("edges", side),)


STEP = st.tuples(st.integers(0, len(WALLS) - 1), st.integers(0, 9), st.integers(0, 200))


@settings(max_examples=400 if THOROUGH else 80)
@given(steps=st.lists(STEP, min_size=1, max_size=25), probe=st.integers(0, len(WALLS) - 1))
def test_palaces_of_any_history(steps: list[tuple[int, int, int]], probe: int) -> None:
    """A16, A20-A25, A31: builds, swaps and removals as they come."""
    # A tile for each step, then one of each walls to ask about.
    tiles = made_up_pieces([WALLS[edges] for edges, _, _ in steps] + WALLS)
    palace = new_palace(tiles)
    for tile, (_, what, which) in zip(tiles.all_tiles(), steps, strict=False):
        if what == 0 and palace.removable():
            palace = palace.without(palace.removable()[which % len(palace.removable())])
        elif what == 1 and palace.swaps_for(tile):
            palace = palace.swapped(tile, palace.swaps_for(tile)[which % len(palace.swaps_for(tile))])
        elif palace.cells_for(tile):
            palace = palace.with_tile(tile, palace.cells_for(tile)[which % len(palace.cells_for(tile))])
    check_everything(palace, [tiles.all_tiles()[len(steps) + probe]])


def test_palaces_of_random_games() -> None:
    """A16, A20-A25, A31: as they arise in play; the largest of each game with every tile."""
    for game, picks, style in random_games(12, "palaces"):
        for now in decisions(game, picks, style):
            if picks.below(25) == 0:
                check_everything(picks.one_of(now.seats).palace, [picks.below(54) + 2])
        largest = max((seat.palace for seat in game.seats), key=lambda palace: len(palace.cells))
        check_everything(largest, game.pieces.all_tiles()[::6])


def test_what_is_asked_first_does_not_matter() -> None:
    """What a palace has worked out is the same whatever was worked out before it."""
    for palace, _, picks in grown("as printed", "bays", 2):
        tiles = picks.some_of(palace.pieces.all_tiles(), 4)
        spots = picks.some_of(palace.cells, len(palace.cells))
        fresh = new_palace(palace.pieces)
        for cell in spots:
            if palace.at(cell) > 1:
                fresh = fresh.with_tile(palace.at(cell), cell)
        assert fresh.longest_wall() == palace.longest_wall()
        assert set(fresh.removable()) == set(palace.removable())
        for tile in reversed(tiles):
            assert set(fresh.swaps_for(tile)) == set(palace.swaps_for(tile))
            assert set(fresh.cells_for(tile)) == set(palace.cells_for(tile))


def test_a_palace_never_changes() -> None:
    """Building, taking away and swapping give a new palace and leave the old one alone."""
    for palace, left, picks in grown("few walls", "anywhere", 2):
        before = (palace.grid, tuple(palace.cells), tuple(palace.counts), palace.longest_wall())
        tile = picks.one_of(left)
        for cell in palace.cells_for(tile)[:2]:
            palace.with_tile(tile, cell)
        for cell in palace.swaps_for(tile)[:2]:
            palace.swapped(tile, cell)
        for cell in palace.removable()[:2]:
            palace.without(cell)
        assert (palace.grid, tuple(palace.cells), tuple(palace.counts), palace.longest_wall()) == before
