"""Palaces far from the fountain: all 108 tiles of both sets in one line, and shapes at the end of a long arm.

What is out there is judged as the same thing near the fountain is, in every direction.
"""

import pickle

import pytest

from oracles import walls
from oracles.palace import STEP, Cell, legal_builds, legal_removals, neighbour
from property.by_the_oracles import plain
from property.grown_palaces import FEW, WALLS
from property.random_games import Picks, times
from sabika.rules.core.errors import BadInput
from sabika.rules.games.alhambra import KINDS
from sabika.rules.palace.building import build
from sabika.rules.palace.cells import cell_at, place_of
from sabika.rules.palace.notation import read_cell, write_cell
from sabika.rules.palace.outline import edges_of_wall
from sabika.rules.palace.palace import Palace, new_palace
from sabika.rules.palace.pieces import Pieces, Tile
from sabika.rules.palace.redesign import remove, swap

ALL_TILES = 108
NEAR, FAR = 3, 80
"""Tiles of an arm."""
STEPS = 28


def tiles_with(edges: list[str], number: int) -> list[Tile]:
    return [Tile("tower", price, edges[price % len(edges)]) for price in range(number)]


def in_line(side: str, steps: int) -> Cell:
    x, y = STEP[side]
    return x * steps, y * steps


# All tiles in one line


@pytest.mark.parametrize("side", "NESW")
def test_all_tiles_of_both_sets_fit_in_one_line(side: str) -> None:
    along = "NS" if side in "EW" else "EW"
    pieces = Pieces(KINDS, tiles_with([along, ""], ALL_TILES), "made up")
    open_tile, walled = pieces.numbers["tower-1"], pieces.numbers[f"tower-0-{along}"]
    palace = new_palace(pieces)
    line = [(0, 0)]
    for steps, tile in enumerate(sorted(pieces.all_tiles(), key=lambda tile: not pieces.walls(tile)), 1):
        spot = in_line(side, steps)
        assert palace.why_not_build(tile, cell_at(*spot)) is None
        palace = palace.with_tile(tile, cell_at(*spot))
        line.append(spot)
        assert {place_of(cell) for cell in palace.removable()} == {spot}
        around = {neighbour(own, letter) for own in line for letter in "NESW"} - set(line)
        bare = [own for own in line if own == (0, 0) or not pieces.walls(palace.at(cell_at(*own)))]
        beside_bare = {neighbour(own, letter) for own in bare for letter in "NESW"}
        ends = {in_line(side, -1), in_line(side, steps + 1)}
        assert {place_of(cell) for cell in palace.cells_for(open_tile)} == around & (beside_bare | ends)
        assert {place_of(cell) for cell in palace.cells_for(walled)} == ends
        assert palace.longest_wall() == min(steps, ALL_TILES // 2)
    assert [place_of(cell) for cell in palace.cells] == line
    for spot in line:
        assert palace.at(cell_at(*spot))
    assert palace.without(cell_at(*line[-1])).at(cell_at(*line[-1])) == 0


# The same near and far


class Arm:
    """A palace whose tiles are all at the end of an arm of open tiles."""

    def __init__(self, pieces: Pieces, side: str, length: int) -> None:
        self.side = side
        self.length = length
        self.palace = new_palace(pieces)
        for steps in range(1, length + 1):
            self.palace = self.palace.with_tile(pieces.numbers[f"garden-{steps}"], self.cell((0, 0), steps - length))

    def cell(self, spot: Cell, back: int = 0) -> int:
        """The cell of a spot, which is counted from the end of the arm."""
        x, y = in_line(self.side, self.length + back)
        return cell_at(spot[0] + x, spot[1] + y)

    def spots(self, cells: list[int]) -> list[Cell]:
        """Those that lie beyond the end of the arm, counted from there."""
        x, y = in_line(self.side, self.length)
        found = [(place_of(cell)[0] - x, place_of(cell)[1] - y) for cell in cells]
        return [spot for spot in found if spot[0] * STEP[self.side][0] + spot[1] * STEP[self.side][1] > 0]

    def seen(self, tile: int) -> list[object]:
        """All that is known about what is beyond the end of the arm."""
        palace = self.palace
        return [
            self.spots(palace.cells_for(tile)),
            self.spots(palace.swaps_for(tile)),
            self.spots(palace.removable()),
            self.spots(palace.meeting_points()),
            self.spots(palace.cells),
            palace.longest_wall(),
            sorted((*self.spots([edge.cell])[0], edge.side) for edge in edges_of_wall(palace)),
        ]


def pieces_for_arms(edges: list[str]) -> Pieces:
    arm = [Tile("garden", price, "") for price in range(1, FAR + 1)]
    return Pieces(KINDS, [*tiles_with(edges, 54), *arm], "made up")


def change(near: Palace, picks: Picks, tile: int, arm: Arm) -> tuple[str, Cell] | None:
    """Something that can be done beyond the end of the arm; mostly building."""
    verb = picks.one_of(("build", "build", "build", "swap", "remove"))
    cells = {"build": near.cells_for(tile), "swap": near.swaps_for(tile), "remove": near.removable()}[verb]
    spots = arm.spots(cells)
    return (verb, picks.one_of(spots)) if spots else None


@pytest.mark.parametrize("edges", [FEW, WALLS], ids=["few walls", "all walls"])
@pytest.mark.parametrize("side", "NESW")
def test_a_palace_far_out_is_judged_like_the_same_near_the_fountain(side: str, edges: list[str]) -> None:
    pieces = pieces_for_arms(edges)
    largest = 0
    for seed in range(times(4)):
        picks = Picks(seed)
        near, far = Arm(pieces, side, NEAR), Arm(pieces, side, FAR)
        left = [pieces.numbers[tile.name] for tile in tiles_with(edges, 54)]
        for _ in range(STEPS):
            tile = picks.one_of(left)
            assert near.seen(tile) == far.seen(tile)
            changed = change(near.palace, picks, tile, near)
            if changed is None:
                continue
            verb, spot = changed
            for arm in (near, far):
                cell = arm.cell(spot)
                if verb == "build":
                    arm.palace = arm.palace.with_tile(tile, cell)
                elif verb == "swap":
                    arm.palace = arm.palace.swapped(tile, cell)
                else:
                    arm.palace = arm.palace.without(cell)
            if verb != "remove":
                left.remove(tile)
        for spot in [(x, y) for x in range(-6, 7) for y in range(-6, 7)]:
            if near.spots([near.cell(spot)]):
                for tile in left[:3]:
                    assert near.palace.why_not_build(tile, near.cell(spot)) == far.palace.why_not_build(
                        tile, far.cell(spot)
                    )
        largest = max(largest, len(far.palace.cells) - FAR)
    assert largest > 8


@pytest.mark.parametrize("side", "NESW")
def test_a_palace_far_out_is_judged_as_by_the_oracles(side: str) -> None:
    pieces = pieces_for_arms(WALLS)
    picks = Picks(7)
    arm = Arm(pieces, side, 70)
    left = [pieces.numbers[tile.name] for tile in tiles_with(WALLS, 54)]
    for tile in picks.some_of(left, 30):
        spots = arm.spots(arm.palace.cells_for(tile))
        if spots and len(arm.palace.cells) < 82:
            arm.palace = arm.palace.with_tile(tile, arm.cell(picks.one_of(spots)))
    oracle = plain(arm.palace)
    assert {place_of(cell) for cell in arm.palace.removable()} == legal_removals(oracle)
    tile = next(tile for tile in left if tile not in arm.palace.tiles() and pieces.walls(tile))
    assert {place_of(cell) for cell in arm.palace.cells_for(tile)} == legal_builds(oracle, pieces.walls(tile))
    assert arm.palace.longest_wall() == walls.longest_wall(oracle) > 0


# Actions


def test_actions_far_out_are_written_and_read() -> None:
    for x, y in ((108, 0), (-108, 0), (0, 108), (0, -108), (60, -60), (-111, 110)):
        cell = cell_at(x, y)
        assert (place_of(cell), write_cell(cell), read_cell(f"{x},{y}")) == ((x, y), f"{x},{y}", cell)
        for action in (build(5, cell), swap(5, cell), remove(cell)):
            assert pickle.loads(pickle.dumps(action)) is action
        assert build(5, cell) is build(5, cell) is not build(6, cell)
        assert swap(5, cell) is swap(5, cell) is not swap(6, cell)


@pytest.mark.parametrize("text", ["111,0", "-112,0", "0,111", "0,-112", "999,999"])
def test_what_is_too_far_out_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match=rf"^The cell {text} is too far .* Coordinates go from -111 to 110\.$"):
        read_cell(text)
    with pytest.raises(BadInput, match=r"'1000,0' is not a cell\."):
        read_cell("1000,0")


@pytest.mark.parametrize("side", "NESW")
def test_tiles_can_be_laid_in_any_order(side: str) -> None:
    """A palace is also laid again from the outside in."""
    pieces = Pieces(KINDS, tiles_with([""], ALL_TILES), "made up")
    palace = backwards = new_palace(pieces)
    for steps, tile in enumerate(pieces.all_tiles(), 1):
        palace = palace.with_tile(tile, cell_at(*in_line(side, steps)))
    for steps, tile in reversed([*enumerate(pieces.all_tiles(), 1)]):
        backwards = backwards.with_tile(tile, cell_at(*in_line(side, steps)))
    assert set(backwards.cells_for(tile)) == set(palace.cells_for(tile))
    assert backwards.removable() == palace.removable()
