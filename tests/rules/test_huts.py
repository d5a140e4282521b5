"""Workers' huts: H1-H6, and the example K25."""

from collections import Counter
from collections.abc import Mapping
from itertools import product
from pathlib import Path

import pytest

import sabika
from property.random_games import choose, decisions, random_games
from property.state import state
from rules.positions import beside, in_a_row, names_of, options, palace, play, points_for, position, refused, reserve
from sabika.library import game_from
from sabika.modules.bonus.rules import bonus_of
from sabika.modules.dirk.rules import dirk_of
from sabika.modules.huts.rules import (
    Hut,
    HutsView,
    HutTaken,
    HutTurned,
    hut_kind,
    huts_held,
    printed_huts,
    stacks_of,
    take_hut,
)
from sabika.rules.core.errors import BadInput
from sabika.rules.core.scoring import Part
from sabika.rules.palace.cells import cell_at, place_of
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.pieces import DIRECTIONS, Pieces

MODULE = ["huts"]
KINDS = ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower")
NUMBERS = {"pavilion": 3, "seraglio": 3, "arcades": 4, "chambers": 4, "garden": 5, "tower": 5}
YARD = "tower-9-ES tower-9-NE tower-9-NW tower-10-W"


def on_top(game: PalaceGame, name: str) -> None:
    """Lay a hut on top of its stack."""
    stack = next(stack for stack in stacks_of(game) if game.pieces.numbers[name] in stack)
    stack.remove(game.pieces.numbers[name])
    stack.append(game.pieces.numbers[name])


def add_huts(game: PalaceGame, seat: int, layout: Mapping[tuple[int, int], str]) -> None:
    """Build huts from the stacks into a palace."""
    for (x, y), name in layout.items():
        own = game.seats[seat]
        assert own.palace.why_not_build(game.pieces.numbers[name], cell_at(x, y)) is None
        own.palace = own.palace.with_tile(from_stack(game, name), cell_at(x, y))
    game._options = None


def from_stack(game: PalaceGame, name: str) -> int:
    on_top(game, name)
    return next(stack for stack in stacks_of(game) if stack and stack[-1] == game.pieces.numbers[name]).pop()


def amount(game: PalaceGame, seat: int, kind: str) -> int:
    """How many buildings of a kind the seat is ranked with."""
    return next((term.amount for term in game.terms(3) if (term.side, term.what) == (seat, kind)), 0)


def names(game: PalaceGame, stack: list[int]) -> list[str]:
    return [game.pieces.name(hut) for hut in stack]


# H1


def test_h1_twenty_four_huts_with_one_to_three_walls() -> None:
    game = sabika.new_game(players=3, seed="huts", modules=("huts",))
    huts = printed_huts(game.pieces)
    assert len(huts) == 24
    assert Counter(hut.kind for hut in huts) == NUMBERS
    assert all(1 <= len(hut.walls) <= 3 for hut in huts)
    for hut in huts:
        piece = game.pieces.numbers[hut.name]
        assert game.pieces.walls(piece) == hut.walls
        assert not game.pieces.is_tile(piece)
        assert game.pieces.kinds[hut_kind(game.pieces, piece)] == hut.kind
    assert all(hut_kind(game.pieces, piece) == -1 for piece in (0, 1, *game.pieces.all_tiles()))


def test_h1_one_hut_is_verified_and_the_others_say_that_they_are_reconstructed() -> None:
    huts = own_huts()
    assert [hut.name for hut in huts if hut.provenance == "verified"] == ["hut-pavilion-N"]
    assert Counter(len(hut.walls) for hut in huts) == {1: 12, 2: 8, 3: 4}
    assert Counter(letter for hut in huts for letter in hut.walls) == dict.fromkeys(DIRECTIONS, 10)


def test_h1_six_shuffled_stacks_with_the_top_hut_face_up() -> None:
    orders = set()
    for seed in range(40):
        plain = sabika.new_game(players=3, seed=seed)
        game = sabika.new_game(players=3, seed=seed, modules=("huts",))
        assert (plain.bag, plain.pile, plain.active) == (game.bag, game.pile, game.active)
        stacks = stacks_of(game)
        assert [len(stack) for stack in stacks] == [NUMBERS[kind] for kind in KINDS]
        for kind, stack in enumerate(stacks):
            assert {hut_kind(game.pieces, hut) for hut in stack} == {kind}
        turned = [event.tile for event in game.opening if isinstance(event, HutTurned)]
        assert turned == [stack[-1] for stack in stacks]
        orders.add(tuple(stacks[5]))
    assert len(orders) > 25


def test_h1_everybody_sees_the_top_huts_and_which_are_below_in_no_order() -> None:
    game = sabika.new_game(players=3, seed="seen", modules=("huts",))
    seen = game.view(0).extras["huts"]
    assert seen == game.view().extras["huts"]
    assert isinstance(seen, HutsView)
    assert seen.open == tuple(stack[-1] for stack in stacks_of(game))
    assert seen.below == tuple(tuple(sorted(stack[:-1])) for stack in stacks_of(game))
    below = {tuple(stacks_of(game.resampled(0, str(number)))[5]) for number in range(400)}
    assert {order[-1] for order in below} == {stacks_of(game)[5][-1]}
    assert len(below) == 24  # Every order of the four others.


def hut_file(path: Path, entries: list[tuple[str, str, str]]) -> Path:
    lines = [
        f'[[hut]]\nkind = "{kind}"\nwalls = "{walls}"\nprovenance = "{provenance}"\n'
        for kind, walls, provenance in entries
    ]
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def own_huts() -> tuple[Hut, ...]:
    return printed_huts(sabika.new_game(players=3, seed="huts", modules=("huts",)).pieces)


def load_huts(path: Path) -> Pieces:
    return sabika.load_pieces(path, modules=("huts",))


def entries() -> list[tuple[str, str, str]]:
    return [(hut.kind, hut.walls, hut.provenance) for hut in own_huts()]


def test_h1_huts_printed_alike_are_told_apart_and_the_order_of_a_file_does_not_matter(tmp_path: Path) -> None:
    changed = entries()
    changed[-5:] = [("tower", "WN", "verified")] * 5
    pieces = load_huts(hut_file(tmp_path / "huts.toml", changed))
    huts = printed_huts(pieces)
    assert [hut.name for hut in huts][-5:] == ["hut-tower-NW", *(f"hut-tower-NW-{number}" for number in range(2, 6))]
    assert len({extra.name for extra in pieces.extras}) == 24
    turned = load_huts(hut_file(tmp_path / "turned.toml", changed[::-1]))
    assert (turned.extras, printed_huts(turned)) == (pieces.extras, huts)


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        (("stable", "N", "verified"), "hut 1: there is no kind 'stable'. The kinds are pavilion, "),
        (("pavilion", "X", "verified"), "hut 1: walls 'X' are not letters out of N, E, S, W."),
        (("pavilion", "", "verified"), r"hut 1: a hut has one to three walls \(H1\), not ''."),
        (("pavilion", "NESW", "verified"), r"hut 1: a hut has one to three walls \(H1\), not 'NESW'."),
        (("pavilion", "N", "guessed"), "hut 1: provenance is 'verified' or 'reconstructed', not 'guessed'."),
        (("tower", "N", "verified"), r"has 2 huts of kind pavilion, but there are 3 \(H1\)."),
    ],
)
def test_h1_a_file_that_cannot_be_the_set_of_huts_is_refused(
    tmp_path: Path, entry: tuple[str, str, str], sentence: str
) -> None:
    with pytest.raises(BadInput, match=sentence):
        load_huts(hut_file(tmp_path / "huts.toml", [entry, *entries()[1:]]))


def test_h1_a_file_that_is_none_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "huts.toml"
    with pytest.raises(BadInput, match="cannot be read"):
        load_huts(path)
    path.write_text("[[tile]]\n", encoding="utf-8")
    with pytest.raises(BadInput, match=r"is not a file of tiles: .*Correct a copy of alhambra_tiles.toml."):
        load_huts(path)


# H2


def test_h2_taking_an_open_hut_is_an_action_and_the_next_one_is_turned_up_at_once() -> None:
    game = position(3, modules=MODULE, yard=YARD)
    stack = stacks_of(game)[5]
    top, following, size = stack[-1], stack[-2], len(stack)
    assert options(game, "hut") == {f"hut {kind}" for kind in KINDS}
    assert play(game, "hut tower") == [HutTaken(0, top), HutTurned(following)]
    assert (stack[-1], len(stack)) == (following, size - 1)
    assert game.seats[0].beside == [top]
    # It was the only action: now it is placed.
    assert (game.step, game.asked()) == ("place", 0)


def test_h2_it_is_free_and_never_exact() -> None:
    game = position(3, modules=MODULE, hands=["florin-9"], yard=YARD)
    play(game, "hut tower")
    assert (game.actions_left, game.seats[0].hand.size) == (0, 1)


def test_h2_also_after_an_exact_payment() -> None:
    game = position(3, modules=MODULE, hands=["florin-9"], yard=YARD)
    play(game, "buy 1", "pay florin-9", "hut garden")
    assert game.step == "place"
    assert len(game.seats[0].beside) == 2


def test_h2_nobody_has_to_take_one_after_an_exact_payment() -> None:
    """A14."""
    game = position(3, modules=MODULE, hands=["florin-9"], yard=YARD)
    play(game, "buy 1", "pay florin-9", "stop")
    assert game.step == "place"
    assert beside(game, 0) == "tower-9-ES"


def test_h2_an_empty_stack_stays_empty() -> None:
    game = position(3, modules=MODULE, yard=YARD)
    pavilions = stacks_of(game)[0]
    for seat in range(3):
        assert len(pavilions) == 3 - seat
        events = play(game, "hut pavilion")
        assert ("HutTurned" in names_of(events)) == (seat < 2)
        play(game, f"reserve {beside(game, seat)}")
    assert pavilions == []
    assert refused(game, "hut pavilion") == ("H2", "no-hut-left")
    seen = game.view(0).extras["huts"]
    assert isinstance(seen, HutsView)
    assert (seen.open[0], seen.below[0]) == (0, ())


def test_h2_only_in_ones_turn_and_only_with_the_module() -> None:
    game = position(3, modules=MODULE, hands=["florin-9"], yard=YARD)
    play(game, "buy 1")
    assert refused(game, "hut tower") == ("A11", "not-now")
    refusal = position(3).why_not(take_hut(5))
    assert refusal
    assert (refusal.rule, refusal.reason) == ("H1", "no-huts")


@pytest.mark.parametrize("text", ["hut", "hut stable", "hut tower garden"])
def test_h2_what_cannot_be_read_is_answered_with_how_to_write_it(text: str) -> None:
    game = sabika.new_game(players=3, seed="read", modules=("huts",))
    with pytest.raises(BadInput, match=r"hut tower|The huts are pavilion"):
        game.parse(text)


# H3


def test_h3_a_hut_is_placed_with_the_tiles_bought_in_any_order() -> None:
    game = position(3, modules=MODULE, hands=["florin-9"], yard=YARD)
    on_top(game, "hut-tower-N")
    play(game, "buy 1", "pay florin-9", "hut tower")
    assert beside(game, 0) == "tower-9-ES hut-tower-N"
    play(game, "build hut-tower-N 1,0", "build tower-9-ES 0,1")
    assert palace(game, 0) == {(0, 0): "fountain", (1, 0): "hut-tower-N", (0, 1): "tower-9-ES"}
    assert game.active == 1


def test_h3_it_may_be_reserved() -> None:
    game = position(3, modules=MODULE, yard=YARD)
    on_top(game, "hut-tower-N")
    play(game, "hut tower", "reserve hut-tower-N")
    assert reserve(game, 0) == "hut-tower-N"
    assert game.active == 1


def test_h3_it_is_built_by_the_rules_of_building() -> None:
    """H3, A20-A24: never turned, edges agree, walkable, touching, no hole."""
    game = position(3, modules=MODULE, yard=YARD, palaces=[{(1, 0): "garden-9-E"}])
    on_top(game, "hut-tower-W")
    play(game, "hut tower")
    assert options(game, "build") == {f"build hut-tower-W {cell}" for cell in ("-1,0", "0,1", "0,-1", "1,1", "1,-1")}
    assert refused(game, "build hut-tower-W 5,5") == ("A23", "not-touching")
    assert refused(game, "build hut-tower-W 1,0") == ("A23", "occupied")
    assert refused(game, "build hut-tower-W 2,0") == ("A22", "not-walkable")


def test_h3_redesigning_includes_huts() -> None:
    game = position(3, modules=MODULE, yard=YARD, palaces=[{(-1, 0): "tower-12"}], reserves=["garden-10-W"])
    add_huts(game, 0, {(1, 0): "hut-tower-E"})
    assert {"remove 1,0", "remove -1,0"} <= options(game)
    play(game, "remove 1,0")
    assert reserve(game, 0) == "garden-10-W hut-tower-E"
    play(game, "take florin-9", "take dirham-9")
    # From the reserve: built again, or swapped with a tile.
    assert {"build hut-tower-E 1,0", "swap hut-tower-E -1,0"} & options(game) == {"build hut-tower-E 1,0"}
    play(game, "build hut-tower-E 1,0")
    assert palace(game, 0)[1, 0] == "hut-tower-E"
    assert reserve(game, 0) == "garden-10-W"


def test_h3_huts_and_tiles_can_be_swapped() -> None:
    game = position(3, modules=MODULE, yard=YARD, palaces=[{(1, 0): "tower-13-E"}])
    game.seats[0].reserve.append(from_stack(game, "hut-garden-E"))
    game._options = None
    play(game, "swap hut-garden-E 1,0")
    assert palace(game, 0)[1, 0] == "hut-garden-E"
    assert reserve(game, 0) == "tower-13-E"
    play(game, "take florin-9", "take dirham-9", "swap tower-13-E 1,0")
    assert palace(game, 0)[1, 0] == "tower-13-E"


def test_h3_a_hut_may_lie_on_the_way_to_other_tiles() -> None:
    """H3, A22: without it they could not be reached."""
    game = position(3, modules=MODULE, yard=YARD)
    add_huts(game, 0, {(1, 0): "hut-tower-N"})
    own = game.seats[0]
    own.palace = own.palace.with_tile(game.pieces.numbers["tower-12"], cell_at(2, 0))
    game.bag.remove(game.pieces.numbers["tower-12"])
    game._options = None
    assert refused(game, "remove 1,0") == ("A22", "cut-off")


# H4


@pytest.mark.parametrize("built", [0, 1, 3])
def test_h4_at_most_three_huts_counting_the_reserve(built: int) -> None:
    game = position(3, modules=MODULE, yard=YARD)
    huts = ["hut-tower-E", "hut-garden-S", "hut-arcades-N"]
    places = [(1, 0), (0, 1), (0, -1)]
    add_huts(game, 0, dict(zip(places[:built], huts[:built], strict=True)))
    game.seats[0].reserve += [from_stack(game, name) for name in huts[built:]]
    game._options = None
    assert huts_held(game.pieces, game.seats[0]) == 3
    assert options(game, "hut") == set()
    assert refused(game, "hut tower") == ("H4", "enough-huts")
    play(game, "take florin-9")
    assert options(game, "hut") == {f"hut {kind}" for kind in KINDS}


def test_h4_those_still_to_be_placed_count_too() -> None:
    game = position(3, modules=MODULE, hands=["florin-9"], yard=YARD)
    game.seats[0].reserve += [from_stack(game, "hut-tower-E"), from_stack(game, "hut-garden-S")]
    game.seats[0].beside.append(from_stack(game, "hut-arcades-N"))
    game._options = None
    assert refused(game, "hut tower") == ("H4", "enough-huts")


def test_h4_two_leave_room_for_a_third() -> None:
    game = position(3, modules=MODULE, yard=YARD)
    game.seats[0].reserve += [from_stack(game, "hut-tower-E"), from_stack(game, "hut-garden-S")]
    game._options = None
    play(game, "hut tower")
    assert huts_held(game.pieces, game.seats[0]) == 3


# H5


def test_h5_k25_a_hut_beside_two_arcades_and_one_behind_a_wall_counts_two() -> None:
    """K25 (H5): arcades in the north and in the east, and in the west behind a wall."""
    game = position(
        3,
        modules=MODULE,
        yard=YARD,
        palaces=[{(1, 0): "arcades-9", (2, 0): "chambers-10", (2, 1): "arcades-10", (0, 1): "arcades-8-E"}],
    )
    assert amount(game, 0, "arcades") == 3
    add_huts(game, 0, {(1, 1): "hut-arcades-W"})
    assert amount(game, 0, "arcades") == 3 + 2
    term = next(term for term in game.terms(3) if term.what == "arcades")
    assert term.parts == (Part("H5", "hut-arcades-W", 2),)


@pytest.mark.parametrize(("north", "east", "south"), list(product([False, True], repeat=3)))
def test_h5_none_to_three(north: bool, east: bool, south: bool) -> None:
    """H5: as many as there are towers on its free sides."""
    layout = {
        (1, 0): "tower-12" if north else "garden-10",
        (2, 0): "chambers-10",
        (2, 1): "tower-11" if east else "garden-11",
        (2, 2): "chambers-11",
        (1, 2): "tower-10-W" if south else "garden-10-W",
    }
    game = position(3, modules=MODULE, yard="tower-9-ES tower-9-NE tower-9-NW tower-7-NEW", palaces=[layout])
    add_huts(game, 0, {(1, 1): "hut-tower-W"})
    assert amount(game, 0, "tower") == 2 * (north + east + south)


def test_h5_other_huts_do_not_count() -> None:
    game = position(3, modules=MODULE, yard=YARD, palaces=[{(1, 0): "tower-12"}])
    add_huts(game, 0, {(1, 1): "hut-tower-E", (0, 1): "hut-tower-W"})
    # Only the one below the tower counts.
    assert amount(game, 0, "tower") == 1 + 1


def test_h5_buildings_of_another_kind_and_the_fountain_do_not_count() -> None:
    game = position(3, modules=MODULE, yard=YARD, palaces=[{(1, 0): "garden-10"}])
    add_huts(game, 0, {(0, 1): "hut-tower-W", (1, 1): "hut-garden-S"})
    assert amount(game, 0, "tower") == 0
    assert amount(game, 0, "garden") == 1 + 1


def test_h5_the_reserve_does_not_count() -> None:
    game = position(3, modules=MODULE, yard=YARD, palaces=[{(1, 0): "tower-12"}])
    game.seats[0].reserve.append(from_stack(game, "hut-tower-E"))
    assert amount(game, 0, "tower") == 1


def test_h5_an_unfinished_building_site_next_to_it_does_not_count() -> None:
    """H5 with S3: it counts neither by itself nor for the hut, until it is finished."""
    game = position(
        3,
        modules=["huts", "sites"],
        hands=["florin-5 florin-9 florin-2 dirham-9 dirham-2 denar-9 denar-2 ducat-9 ducat-2"],
        yard="tower-11 tower-9-NE tower-9-NW tower-10-W",
        palaces=[{(1, 0): "tower-12", (2, 0): "garden-10"}],
    )
    add_huts(game, 0, {(1, 1): "hut-tower-W"})
    play(game, "buy 1 site", "pay florin-5")
    while game.step != "place":
        game.apply(game.options()[0])
    play(game, "build tower-11 2,1")
    assert amount(game, 0, "tower") == 1 + 1
    while game.active != 0:
        game.apply(next(action for action in game.options() if action.verb == "take"))
    game.apply(next(action for action in game.options() if action.verb == "finish"))
    game.apply(next(action for action in game.options() if action.verb == "pay"))
    assert amount(game, 0, "tower") == 2 + 2


def test_h5_a_hut_can_decide_a_majority() -> None:
    game = position(
        3, modules=MODULE, yard=YARD, palaces=[{(1, 0): "tower-12"}, {(1, 0): "tower-11"}, in_a_row("tower-13-E")]
    )
    assert points_for(game, 2, "tower") == [6, 6, 6]
    add_huts(game, 0, {(1, 1): "hut-tower-E"})
    assert points_for(game, 2, "tower") == [13, 3, 3]


def test_h5_its_own_walls_count() -> None:
    """H5, A31: as outside walls, and back to back they count nothing."""
    game = position(3, modules=MODULE, yard=YARD)
    add_huts(game, 0, {(1, 0): "hut-seraglio-NES"})
    assert points_for(game, 1, "wall") == [3, 0, 0]
    add_huts(game, 0, {(0, -1): "hut-tower-E"})
    assert points_for(game, 1, "wall") == [4, 0, 0]


# H6


def test_h6_huts_cannot_be_given_to_dirk() -> None:
    game = position(2, modules=MODULE, hands=["florin-9"], yard=YARD)
    on_top(game, "hut-tower-N")
    play(game, "buy 1", "pay florin-9", "hut tower")
    assert options(game, "give") == {"give tower-9-ES"}
    assert refused(game, "give hut-tower-N") == ("H6", "not-for-dirk")
    play(game, "give tower-9-ES")
    assert options(game, "give") == set()
    play(game, "reserve hut-tower-N")
    assert [game.pieces.name(tile) for tile in dirk_of(game).tiles] == ["tower-9-ES"]


# With other modules


def test_v6_a_vizier_cannot_take_a_hut() -> None:
    """V6, H2: out of turn only tiles of the yard can be bought."""
    game = position(3, modules=["huts", "vizier"], hands=["", "florin-9"], yard=YARD)
    play(game, "take florin-9")
    assert game.step not in ("act", "place")
    assert game.asked() == 1
    assert options(game, "hut") == set()
    assert refused(game, "hut tower") == ("A11", "not-now")


def test_huts_and_bonus_cards_add_up() -> None:
    """H5, B3: a term tells both."""
    game = position(3, modules=["huts", "bonus"], yard=YARD, palaces=[{(1, 0): "tower-12"}])
    add_huts(game, 0, {(1, 1): "hut-tower-E"})
    bonus_of(game).hidden[0] = [game.pieces.numbers["tower-12"]]
    game._options = None
    play(game, "reveal tower-12")
    term = next(term for term in game.terms(3) if term.what == "tower")
    assert term.amount == 1 + 1 + 1
    assert sorted(term.parts) == [Part("B3", "tower-12", 1), Part("H5", "hut-tower-E", 1)]


# Whole games


def neighbours_by_hand(game: PalaceGame, seat: int, x: int, y: int) -> int:
    """H5 from the printed walls alone."""
    own = game.seats[seat].palace
    built = {place_of(cell): own.at(cell) for cell in own.cells}
    hut = built[x, y]
    kind = hut_kind(game.pieces, hut)
    found = 0
    for letter, (dx, dy) in {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}.items():
        other = built.get((x + dx, y + dy), 0)
        found += letter not in game.pieces.walls(hut) and game.pieces.kind[other] == kind
    return found


def test_h1_to_h5_in_whole_games() -> None:
    """No hut is lost, nobody has more than three, and each counts what stands around it."""
    seen: Counter[str] = Counter()
    counting: Counter[int] = Counter()
    for game, picks, style in random_games(30, "huts", ("huts",)):
        huts = sorted(game.pieces.numbers[hut.name] for hut in printed_huts(game.pieces))
        for now in decisions(game, picks, style):
            places = now.whereabouts()
            found = [piece for pieces in places.values() for piece in pieces]
            assert sorted(found) == [*now.pieces.all_tiles(), *huts]
            for seat in now.seats:
                assert huts_held(now.pieces, seat) <= 3
            seen.update(names_of(now.events))
        for side, seat in enumerate(game.seats):
            more = [0] * 6
            for cell in seat.palace.cells:
                kind = hut_kind(game.pieces, seat.palace.at(cell))
                if kind >= 0:
                    number = neighbours_by_hand(game, side, *place_of(cell))
                    more[kind] += number
                    counting[number] += 1
            for term in game.scorings[-1].terms:
                if term.side == side and term.what != "wall":
                    kind = KINDS.index(term.what)
                    assert term.amount == seat.palace.counts[kind] + more[kind]
                    assert sum(part.amount for part in term.parts) == more[kind]
    assert seen["HutTaken"] > 100
    assert counting[1] > 10
    assert counting[2]


def test_views_and_options_do_not_tell_the_order_of_the_stacks() -> None:
    for game, picks, style in random_games(10, "hut secrets", ("huts",)):
        for number, now in enumerate(decisions(game, picks, style)):
            if number % 25:
                continue
            for viewer in range(-1, len(now.seats)):
                twin = now.resampled(viewer, f"other {number}")
                seat = None if viewer < 0 else viewer
                assert twin.view(seat) == now.view(seat)
                if viewer == now.asked():
                    assert twin.options() == now.options()


def test_games_with_huts_replay_to_the_last_hut() -> None:
    for game, picks, style in random_games(10, "hut replay", ("huts",)):
        while not game.over:
            game.apply(choose(game.options(), picks, style))
        again = game_from(game.setup)
        for action in game.log:
            again.apply(again.parse(game.notation(action)))
        assert state(again) == state(game)


def test_copies_with_huts_go_their_own_way() -> None:
    for game, picks, style in random_games(6, "huts copies", ("huts",)):
        for number, now in enumerate(decisions(game, picks, style)):
            if number % 30 == 0:
                before = state(now)
                twin = now.copy()
                for _ in range(40):
                    if not twin.over:
                        twin.apply(choose(twin.options(), picks, "verb"))
                assert state(now) == before
