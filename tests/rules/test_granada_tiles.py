"""Granada, its tiles with two faces: G1-G8, and the example K11."""

from collections import Counter

import pytest

import sabika
from rules.positions import (
    beside,
    cards,
    hand,
    names_of,
    options,
    palace,
    play,
    position,
    refused,
    reserve,
    tiles,
)
from sabika.rules.core.errors import BadInput
from sabika.rules.core.events import TurnBegan
from sabika.rules.palace.events import MarkerMoved, TileTurned, YardFilled
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.turning import turn

YARD = "arena-2-NES bath_house-4-ES market-10 school-12"
"""Backed by park 3, hostel 5, hostel 11 and arena 13."""
KINDS = "arena, bath_house, library, hostel, hospital, market, park, school, district"
ONES = "florin-1 dirham-1 denar-1 ducat-1"


def bought(money: str = "", *, others: str = "", pile: str | None = None) -> PalaceGame:
    """Seat 0 has bought the arena 2 of space 1 with a florin 9, and has this money left."""
    game = position(kind="granada", hands=[f"florin-9 {money}"], reserves=[others], yard=YARD, display=ONES, pile=pile)
    play(game, "buy 1", "pay florin-9")
    assert (game.step, beside(game, 0)) == ("place", "arena-2-NES")
    return game


# G1


def test_g1_there_are_54_tiles_of_nine_kinds() -> None:
    """G1: each kind has twelve faces, one of every price 2-13."""
    pieces = sabika.new_game("granada", players=3, seed="x").pieces
    assert len(pieces.all_tiles()) == 54
    assert ", ".join(pieces.kinds) == KINDS
    faces = Counter((face.kind, face.price) for face in pieces.tiles)
    assert faces == Counter((kind, price) for kind in pieces.kinds for price in range(2, 14))


def test_g1_the_other_face_costs_one_more_is_of_another_kind_and_has_the_same_moats() -> None:
    pieces = sabika.new_game("granada", players=3, seed="x").pieces
    for tile in pieces.all_tiles():
        other = pieces.other_face[tile]
        assert pieces.other_face[other] == tile == pieces.tile_of(tile) == pieces.tile_of(other)
        even, odd = pieces.tile(tile), pieces.tile(other)
        assert (even.price % 2, odd.price) == (0, even.price + 1)
        assert even.kind != odd.kind
        assert even.walls == odd.walls
        assert len(even.walls) <= 3
        # A tile shows what is on its back.
        assert (even.back, odd.back) == (odd.name, even.name)


def test_g1_the_start_tile_has_no_moats() -> None:
    game = position(kind="granada", hands=["florin-9 florin-3"], yard="arena-12 park-12 market-10 school-12")
    play(game, "buy 1", "pay florin-9 florin-3", "take dirham-9")
    assert options(game, "build") == {f"build arena-12 {cell}" for cell in ("0,-1", "1,0", "0,1", "-1,0")}
    assert game.pieces.walls(1) == ""


# G2


@pytest.mark.parametrize("players", range(2, 7))
def test_g2_the_first_tiles_lie_with_the_even_face_up_then_the_marker_goes_to_odd(players: int) -> None:
    drawn: set[int] = set()
    for seed in range(40):
        game = sabika.new_game("granada", players=players, seed=seed)
        assert len(game.yard) == 4
        assert all(game.pieces.price[tile] % 2 == 0 for tile in game.yard)
        assert game.marker == game.view().marker == 1
        assert names_of(game.opening)[:5] == ["YardFilled"] * 4 + ["MarkerMoved"]
        assert len(game.bag) == 54 - 4 - (6 if players == 2 else 0)
        drawn.update(game.yard)
    assert len(drawn) > 40


def test_g2_setup_is_that_of_alhambra() -> None:
    """G2: A5, A7, A9 and A10 with the scoring cards in piles 2 and 4."""
    for seed in range(20):
        game = sabika.new_game("granada", players=3, seed=seed)
        assert [palace(game, seat) for seat in range(3)] == [{(0, 0): "fountain"}] * 3
        assert all(20 <= sum(seat.hand.totals) <= 28 for seat in game.seats)
        assert len(game.display) == 4
        rest = len(game.pile) - 2
        from_the_top = {scoring: len(game.pile) - game.pile.index(35 + scoring) for scoring in (1, 2)}
        # The piles are as equal as they can be, and each scoring card makes one of them larger.
        assert rest // 5 < from_the_top[1] <= 2 * rest // 5 + 3
        assert 3 * rest // 5 < from_the_top[2] <= 4 * rest // 5 + 4


# G3


def test_g3_new_tiles_show_the_face_the_marker_names_and_then_the_marker_moves() -> None:
    game = position(kind="granada", hands=["florin-9", "florin-9"], yard=YARD, bag="park-2-NSW market-2-NES", marker=1)
    events = play(game, "buy 1", "pay florin-9", "reserve arena-2-NES")
    district = game.pieces.numbers["district-3-NSW"]
    assert events[-3:] == [YardFilled(0, district), MarkerMoved(0), TurnBegan(1, 2)]
    assert tiles(game, game.yard) == "district-3-NSW bath_house-4-ES market-10 school-12"
    assert game.view(2).marker == 0
    play(game, "buy 1", "pay florin-9", "reserve district-3-NSW")
    assert tiles(game, game.yard) == "market-2-NES bath_house-4-ES market-10 school-12"
    assert game.marker == 1


def test_g3_every_new_tile_of_one_refill_shows_the_same_face() -> None:
    game = position(
        kind="granada", hands=["florin-2 dirham-9"], yard=YARD, bag="park-2-NSW market-2-NES library-12", marker=1
    )
    play(game, "buy 1", "pay florin-2", "buy 2", "pay dirham-9", "reserve arena-2-NES", "reserve bath_house-4-ES")
    assert tiles(game, game.yard) == "district-3-NSW school-3-NES market-10 school-12"
    assert game.marker == 0


@pytest.mark.parametrize("marker", [0, 1])
def test_g3_a_refill_of_no_tile_leaves_the_marker(marker: int) -> None:
    game = position(kind="granada", yard=YARD, marker=marker)
    assert "MarkerMoved" not in names_of(play(game, "take florin-9"))
    assert game.marker == marker
    last = position(kind="granada", hands=["florin-9"], yard=YARD, bag="", marker=marker)
    assert "MarkerMoved" not in names_of(play(last, "buy 1", "pay florin-9", "reserve arena-2-NES"))
    assert last.marker == marker


# G4


def test_g4_the_face_that_lies_up_is_bought_and_priced() -> None:
    """G4: the back of the park 3 would cost 2."""
    game = position(kind="granada", hands=["florin-2 florin-3"], yard="park-3-NES arena-12 market-10 school-12")
    play(game, "buy 1")
    assert options(game) == {"pay florin-3"}
    assert refused(game, "pay florin-2") == ("A13", "too-little-money")
    play(game, "pay florin-3")
    assert (game.step, beside(game, 0)) == ("act", "park-3-NES")
    play(game, "take florin-9")
    assert "build park-3-NES 1,0" in options(game)


def test_g4_redesigning_never_turns_a_tile() -> None:
    game = position(kind="granada", palaces=[{(1, 0): "school-3-NES"}], reserves=["school-13"], yard=YARD)
    assert refused(game, "build bath_house-12 0,1") == ("A16", "not-in-reserve")
    assert refused(game, "swap bath_house-12 1,0") == ("A16", "not-in-reserve")
    taken = game.copy()
    play(taken, "remove 1,0")
    assert reserve(taken, 0) == "school-13 school-3-NES"
    play(game, "swap school-13 1,0")
    assert (palace(game, 0)[1, 0], reserve(game, 0)) == ("school-13", "school-3-NES")


# G5


def test_g5_a_bought_tile_is_built_with_the_face_it_was_bought_with() -> None:
    game = bought()
    assert "build arena-2-NES 1,0" in options(game)
    assert refused(game, "build park-3-NES 1,0") == ("G5", "other-face-up")
    assert refused(game, "turn arena-2-NES florin") == ("G5", "cannot-afford")


@pytest.mark.parametrize("currency", ["florin", "dirham", "denar", "ducat"])
def test_g5_turning_costs_three_in_a_currency_of_choice(currency: str) -> None:
    game = bought(f"{currency}-3")
    assert options(game, "turn") == {f"turn arena-2-NES {currency}"}
    play(game, f"turn arena-2-NES {currency}")
    seen = game.view(0)
    assert (game.step, seen.due, seen.rewarded, seen.paying_for) == ("pay", 3, False, -1)
    assert options(game) == {f"pay {currency}-3"}
    events = play(game, f"pay {currency}-3")
    numbers = game.pieces.numbers
    card = game.discard[-1]
    assert events == [TileTurned(0, numbers["arena-2-NES"], numbers["park-3-NES"], (card,), 3)]
    assert (beside(game, 0), hand(game, 0)) == ("park-3-NES", "")
    assert cards(game.discard) == f"florin-9 {currency}-3"
    play(game, "build park-3-NES 1,0")
    assert palace(game, 0) == {(0, 0): "fountain", (1, 0): "park-3-NES"}


def test_g5_k11_three_of_one_currency_or_a_single_five_but_not_of_two_currencies() -> None:
    """K11 (G5): 3 of one currency, or a single 5; 2 + 1 of two currencies is refused."""
    for money, payment in (("denar-2 denar-1", "pay denar-1 denar-2"), ("denar-5", "pay denar-5")):
        game = bought(money)
        play(game, "turn arena-2-NES denar")
        assert options(game) == {payment}
        play(game, payment)
        assert (beside(game, 0), hand(game, 0)) == ("park-3-NES", "")
    game = bought("denar-2 ducat-1")
    assert options(game, "turn") == set()
    assert refused(game, "turn arena-2-NES denar") == ("G5", "cannot-afford")
    assert refused(game, "turn arena-2-NES ducat") == ("G5", "cannot-afford")
    with pytest.raises(BadInput, match="one currency"):
        game.parse("pay denar-2 ducat-1")


def test_g5_any_number_of_cards_but_none_too_many() -> None:
    game = bought("ducat-2 dirham-1 dirham-1 dirham-2 dirham-2 denar-9")
    play(game, "turn arena-2-NES dirham")
    assert options(game) == {"pay dirham-1 dirham-2", "pay dirham-2 dirham-2"}
    assert refused(game, "pay dirham-1 dirham-1 dirham-2") == ("A13", "superfluous-card")
    assert refused(game, "pay dirham-2") == ("A13", "too-little-money")
    assert refused(game, "pay denar-9") == ("A13", "wrong-currency")
    assert refused(game, "pay dirham-3") == ("A13", "not-in-hand")


@pytest.mark.parametrize("paid", [3, 9])
def test_g5_no_change_and_no_extra_action(paid: int) -> None:
    game = bought(f"ducat-{paid}")
    play(game, "turn arena-2-NES ducat", f"pay ducat-{paid}")
    assert (game.step, hand(game, 0), game.actions_left) == ("place", "", 0)
    events = play(game, "build park-3-NES 1,0")
    assert events[-1] == TurnBegan(1, 2)


def test_g5_each_tile_is_paid_for_separately() -> None:
    game = position(
        kind="granada", hands=["florin-2 dirham-9 denar-6 ducat-3"], yard=YARD, display=ONES, bag="park-2-NSW park-12"
    )
    play(game, "buy 1", "pay florin-2", "buy 2", "pay dirham-9", "turn arena-2-NES denar", "pay denar-6")
    assert beside(game, 0) == "park-3-NES bath_house-4-ES"
    assert refused(game, "build hostel-5-ES 1,0") == ("G5", "other-face-up")
    play(game, "turn bath_house-4-ES ducat", "pay ducat-3", "build hostel-5-ES 0,1", "build park-3-NES 1,0")
    assert palace(game, 0) == {(0, 0): "fountain", (0, 1): "hostel-5-ES", (1, 0): "park-3-NES"}


def test_g5_money_taken_this_turn_may_be_used() -> None:
    game = position(kind="granada", hands=["florin-2"], yard=YARD, display="florin-1 dirham-1 denar-3 ducat-1")
    play(game, "buy 1", "pay florin-2", "take denar-3")
    assert options(game, "turn") == {"turn arena-2-NES denar"}
    play(game, "turn arena-2-NES denar", "pay denar-3", "build park-3-NES 1,0")
    assert palace(game, 0)[1, 0] == "park-3-NES"


def test_g5_a_tile_that_was_turned_is_not_turned_back() -> None:
    game = bought("denar-3 ducat-3")
    play(game, "turn arena-2-NES denar", "pay denar-3")
    assert options(game, "turn") == set()
    assert refused(game, "turn park-3-NES ducat") == ("G5", "turned-already")
    assert refused(game, "turn arena-2-NES ducat") == ("A17", "not-beside")
    assert refused(game, "build arena-2-NES 1,0") == ("G5", "other-face-up")


def test_g5_only_a_tile_just_bought_is_turned_and_only_when_it_is_placed() -> None:
    game = position(kind="granada", hands=["florin-2 denar-3"], reserves=["park-12"], yard=YARD, display=ONES)
    for action in ("turn arena-2-NES denar", "turn park-12 denar"):
        assert refused(game, action) == ("A11", "not-now")
    play(game, "buy 1")
    assert refused(game, "turn arena-2-NES denar") == ("A11", "not-now")
    play(game, "pay florin-2")
    assert refused(game, "turn arena-2-NES denar") == ("A11", "not-now")


def test_g5_turning_is_written_and_read() -> None:
    game = bought("denar-3")
    action = game.parse("turn arena-2-NES denar")
    assert action is turn(game.pieces.numbers["arena-2-NES"], 2)
    assert game.notation(action) == "turn arena-2-NES denar"
    for text in (
        "turn arena-2-NES",
        "turn arena-2-NES denar denar",
        "turn",
        "turn arena-2-NES 3",
        "turn arena-2 denar",
    ):
        with pytest.raises(BadInput):
            game.parse(text)
    with pytest.raises(BadInput, match="not an action"):
        position().parse("turn tower-12 denar")


# G6


def test_g6_a_bought_tile_is_laid_into_the_reserve_with_either_face_free_of_charge() -> None:
    for face in ("arena-2-NES", "park-3-NES"):
        game = bought()
        assert options(game, "reserve") == {"reserve arena-2-NES", "reserve park-3-NES"}
        play(game, f"reserve {face}")
        assert (reserve(game, 0), beside(game, 0)) == (face, "")
        assert game.active == 1


def test_g6_also_after_paying_for_the_other_face() -> None:
    game = bought("denar-3")
    play(game, "turn arena-2-NES denar", "pay denar-3")
    assert options(game, "reserve") == {"reserve arena-2-NES", "reserve park-3-NES"}
    play(game, "reserve arena-2-NES")
    assert reserve(game, 0) == "arena-2-NES"


def test_g6_only_what_was_bought() -> None:
    game = bought(others="park-12")
    assert refused(game, "reserve park-12") == ("A17", "not-beside")
    assert refused(game, "reserve library-13") == ("A17", "not-beside")


# G7


def test_g7_in_the_reserve_a_tile_is_never_turned_again() -> None:
    game = bought("denar-3", others="park-12")
    assert refused(game, "turn park-12 denar") == ("A17", "not-beside")
    play(game, "reserve park-3-NES", "take dirham-1", "take denar-1")
    assert game.active == 0
    assert options(game, "build") == {
        *(f"build park-12 {cell}" for cell in ("0,-1", "1,0", "0,1", "-1,0")),
        "build park-3-NES 1,0",
    }
    assert refused(game, "build arena-2-NES 1,0") == ("A16", "not-in-reserve")
    assert refused(game, "build library-13 1,0") == ("A16", "not-in-reserve")


def test_g7_built_or_taken_away_a_tile_is_never_turned_again() -> None:
    game = position(kind="granada", hands=["denar-9"], palaces=[{(1, 0): "school-3-NES"}], yard=YARD, display=ONES)
    assert options(game, "turn") == set()
    play(game, "remove 1,0")
    assert reserve(game, 0) == "school-3-NES"
    play(game, "take dirham-1", "take denar-1")
    assert options(game, "build") == {"build school-3-NES 1,0"}


# G8


def test_g8_two_touching_edges_both_have_a_moat_or_both_are_bare() -> None:
    """G8 (A21): beside the park 10 with a moat to the east."""
    game = position(kind="granada", palaces=[{(1, 0): "park-10-E"}], reserves=["hospital-8-W park-12"], yard=YARD)
    assert refused(game, "build park-12 2,0") == ("A21", "edges-differ")
    assert refused(game, "build hospital-8-W 2,0") != ("A21", "edges-differ")
    assert "build park-12 1,1" in options(game)


def test_g8_every_tile_is_reached_on_foot_without_crossing_a_moat() -> None:
    """G8 (A22): moat lies against moat, but nobody can walk there."""
    game = position(kind="granada", palaces=[{(1, 0): "park-10-E"}], reserves=["hospital-8-W"], yard=YARD)
    assert refused(game, "build hospital-8-W 2,0") == ("A22", "not-walkable")
    row = position(kind="granada", palaces=[{(1, 0): "park-12", (2, 0): "arena-12"}], yard=YARD)
    assert refused(row, "remove 1,0") == ("A22", "cut-off")
    assert options(row, "remove") == {"remove 2,0"}


def test_g8_moats_may_lie_back_to_back() -> None:
    game = position(
        kind="granada", palaces=[{(0, -1): "park-10-E", (1, 0): "park-12"}], reserves=["hospital-8-W"], yard=YARD
    )
    play(game, "build hospital-8-W 1,-1")
    assert palace(game, 0)[1, -1] == "hospital-8-W"


def test_g8_tiles_are_never_rotated() -> None:
    """G8 (A20): with moats to the north, east and south there is one place."""
    assert options(bought(), "build") == {"build arena-2-NES 1,0"}


def test_g8_tiles_share_an_edge_and_leave_no_hole() -> None:
    """G8 (A23, A24)."""
    ring = {
        (1, 0): "park-12",
        (2, 0): "arena-12",
        (2, 1): "library-12",
        (2, 2): "hostel-12",
        (1, 2): "hospital-12",
        (0, 2): "market-12",
    }
    game = position(kind="granada", palaces=[ring], reserves=["district-12"], yard=YARD)
    assert refused(game, "build district-12 0,1") == ("A24", "hole")
    assert refused(game, "build district-12 -1,-1") == ("A23", "not-touching")
    assert refused(game, "build district-12 1,0") == ("A23", "occupied")
    assert "build district-12 1,1" in options(game)
