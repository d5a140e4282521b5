"""Alhambra, the turn: A11, and from the bought tile to the next player A15-A19."""

from collections import Counter

import pytest

import sabika
from rules.positions import (
    beside,
    cards,
    names_of,
    options,
    palace,
    play,
    position,
    refused,
    reserve,
    tiles,
)
from sabika.rules.core.errors import Refused
from sabika.rules.core.events import TurnBegan
from sabika.rules.palace.events import (
    DisplayFilled,
    Passed,
    PileReshuffled,
    ScoringTurned,
    Stopped,
    TileBuilt,
    TileRemoved,
    TileReserved,
    TilesSwapped,
    YardFilled,
)

# A11


@pytest.mark.parametrize("players", range(2, 7))
def test_a11_clockwise_from_the_first_player(players: int) -> None:
    for seed in range(5):
        game = sabika.new_game(players=players, seed=seed)
        first = game.active
        for turn in range(2 * players):
            assert (game.active, game.asked(), game.turn) == ((first + turn) % players, game.active, turn + 1)
            game.apply(next(action for action in game.legal_actions if action.verb == "take"))


def test_a11_one_action_of_three() -> None:
    """A11: take money, buy, redesign; the next player follows."""
    game = position(
        hands=["florin-9"],
        reserves=["tower-12"],
        palaces=[{(0, 1): "garden-11"}],
        yard="tower-9-NE pavilion-8 tower-11 garden-10",
    )
    assert {text.split()[0] for text in options(game)} == {"take", "buy", "build", "swap", "remove"}
    for action in ("take florin-9", "build tower-12 1,0", "swap tower-12 0,1", "remove 0,1"):
        after = game.copy()
        assert play(after, action)[-1] == TurnBegan(1, 2)


def test_a11_nothing_else_than_what_is_asked() -> None:
    game = position(hands=["florin-9 florin-1"], reserves=["tower-12"], yard="pavilion-8 tower-9-NE tower-11 garden-11")
    assert refused(game, "pay florin-9") == ("A11", "not-now")
    assert refused(game, "reserve pavilion-8") == ("A11", "not-now")
    play(game, "buy 1")
    for action in ("take florin-9", "buy 2", "build tower-12 1,0", "pass"):
        assert refused(game, action) == ("A11", "not-now")
    play(game, "pay florin-9")
    for action in ("take florin-9", "buy 2", "pay florin-1", "remove 0,0", "swap tower-12 0,0", "pass"):
        assert refused(game, action) == ("A11", "not-now")


def test_a11_a_refused_action_changes_nothing() -> None:
    game = position(hands=["florin-9"], yard="pavilion-8 tower-9-NE tower-11 garden-11")
    before = (game.view(0), len(game.log))
    with pytest.raises(Refused, match="A13: cannot-afford"):
        game.apply(game.parse("buy 2"))
    assert (game.view(0), len(game.log)) == before


# A15


def test_a15_a_bought_tile_lies_beside_the_palace_until_all_actions_are_done() -> None:
    game = position(hands=["florin-8"], palaces=[{(1, 0): "tower-12"}], yard="pavilion-8 tower-9-NE tower-11 garden-11")
    play(game, "buy 1", "pay florin-8")
    assert (beside(game, 0), reserve(game, 0)) == ("pavilion-8", "")
    assert refused(game, "build pavilion-8 0,1") == ("A16", "not-in-reserve")
    assert refused(game, "swap pavilion-8 1,0") == ("A16", "not-in-reserve")
    assert refused(game, "reserve pavilion-8") == ("A11", "not-now")
    play(game, "take florin-9")
    assert (game.active, game.step, beside(game, 0)) == (0, "place", "pavilion-8")
    play(game, "build pavilion-8 0,1")
    assert beside(game, 0) == ""


# A16


def test_a16_build_a_tile_from_the_reserve() -> None:
    game = position(reserves=["tower-12 garden-11"])
    events = play(game, "build tower-12 0,-1")
    assert events[0] == TileBuilt(0, game.pieces.numbers["tower-12"], game.seats[0].palace.cells[-1])
    assert palace(game, 0) == {(0, 0): "fountain", (0, -1): "tower-12"}
    assert reserve(game, 0) == "garden-11"


def test_a16_take_a_tile_from_the_palace_into_the_reserve() -> None:
    game = position(reserves=["garden-11"], palaces=[{(0, -1): "tower-12", (0, 1): "tower-11-S"}])
    events = play(game, "remove 0,-1")
    assert isinstance(events[0], TileRemoved)
    assert palace(game, 0) == {(0, 0): "fountain", (0, 1): "tower-11-S"}
    assert reserve(game, 0) == "garden-11 tower-12"


def test_a16_swap_in_exactly_the_vacated_cell() -> None:
    game = position(reserves=["garden-11"], palaces=[{(0, -1): "tower-12", (0, 1): "tower-11-S"}])
    events = play(game, "swap garden-11 0,1")
    assert isinstance(events[0], TilesSwapped)
    assert palace(game, 0) == {(0, 0): "fountain", (0, -1): "tower-12", (0, 1): "garden-11"}
    assert reserve(game, 0) == "tower-11-S"


def test_a16_a_tile_may_be_swapped_though_it_could_not_be_taken_away() -> None:
    """A16: only afterwards the palace has to obey the rules of building."""
    game = position(reserves=["garden-11"], palaces=[{(0, 1): "tower-12", (0, 2): "tower-11"}])
    assert refused(game, "remove 0,1") == ("A22", "cut-off")
    play(game, "swap garden-11 0,1")
    assert palace(game, 0) == {(0, 0): "fountain", (0, 1): "garden-11", (0, 2): "tower-11"}


def test_a16_the_start_tile_is_never_moved() -> None:
    game = position(reserves=["garden-11"], palaces=[{(0, 1): "tower-12"}])
    assert refused(game, "remove 0,0") == ("A16", "start-tile")
    assert refused(game, "swap garden-11 0,0") == ("A16", "start-tile")
    assert options(game, "remove") == {"remove 0,1"}
    assert options(game, "swap") == {"swap garden-11 0,1"}
    alone = position(reserves=["garden-11"])
    assert refused(alone, "remove 0,0") == ("A16", "start-tile")
    assert options(alone, "remove") | options(alone, "swap") == set()


def test_a16_there_has_to_be_a_tile() -> None:
    game = position(reserves=["garden-11"], palaces=[{(0, 1): "tower-12"}])
    assert refused(game, "remove 1,0") == ("A16", "empty-cell")
    assert refused(game, "swap garden-11 1,0") == ("A16", "empty-cell")
    assert refused(game, "build tower-12 1,0") == ("A16", "not-in-reserve")
    assert refused(game, "swap tower-12 0,1") == ("A16", "not-in-reserve")


def test_a16_each_player_redesigns_the_own_palace_from_the_own_reserve() -> None:
    game = position(active=1, reserves=["garden-11", "garden-10"], palaces=[{(0, 1): "tower-12"}, {(1, 0): "tower-11"}])
    assert refused(game, "build garden-11 0,-1") == ("A16", "not-in-reserve")
    assert refused(game, "remove 0,1") == ("A16", "empty-cell")
    play(game, "swap garden-10 1,0")
    assert palace(game, 1) == {(0, 0): "fountain", (1, 0): "garden-10"}


# A17


def test_a17_every_bought_tile_is_built_or_reserved_in_any_order() -> None:
    start = position(hands=["florin-8 ducat-9 ducat-2"], yard="pavilion-8 tower-9-NE tower-11 garden-11")
    play(start, "buy 1", "pay florin-8", "buy 4", "pay ducat-9 ducat-2", "take florin-9")
    for first, second in (("pavilion-8", "garden-11"), ("garden-11", "pavilion-8")):
        game = start.copy()
        assert isinstance(play(game, f"build {first} 1,0")[0], TileBuilt)
        assert (game.active, game.step, beside(game, 0)) == (0, "place", second)
        assert options(game) == {
            f"reserve {second}",
            *(f"build {second} {cell}" for cell in ("0,-1", "0,1", "-1,0", "2,0", "1,1", "1,-1")),
        }
        assert isinstance(play(game, f"reserve {second}")[0], TileReserved)
        assert reserve(game, 0) == second
        assert palace(game, 0) == {(0, 0): "fountain", (1, 0): first}
        assert game.active == 1


def test_a17_only_tiles_bought_this_turn() -> None:
    game = position(hands=["florin-9"], reserves=["tower-12"], yard="pavilion-8 tower-9-NE tower-11 garden-11")
    play(game, "buy 1", "pay florin-9")
    assert refused(game, "build tower-12 1,0") == ("A17", "not-beside")
    assert refused(game, "reserve tower-12") == ("A17", "not-beside")
    assert refused(game, "reserve tower-11") == ("A17", "not-beside")


def test_a17_the_reserve_has_no_limit() -> None:
    """A17: fifty tiles in the reserve, and the next one goes there too."""
    everything = sabika.new_game(players=3, seed="all").pieces.tiles
    yard = ["pavilion-8", "tower-9-NE", "tower-11", "garden-11"]
    rest = [tile.name for tile in everything if tile.name not in yard]
    game = position(hands=["florin-9"], reserves=[" ".join(rest)], yard=" ".join(yard))
    assert len(game.seats[0].reserve) == 50
    play(game, "buy 1", "pay florin-9", "reserve pavilion-8")
    assert len(game.seats[0].reserve) == 51


# A18


def test_a18_display_then_yard_then_scoring_then_the_next_player() -> None:
    """A18: the order of the end of a turn."""
    game = position(
        hands=["florin-8 denar-7"],
        yard="pavilion-8 tower-9-NE chambers-7-NE garden-11",
        display="ducat-1 ducat-2 ducat-8 ducat-9",
        pile="florin-1 scoring-1 florin-2 florin-3",
        bag="tower-12 tower-11",
    )
    play(game, "buy 3", "pay denar-7", "buy 1", "pay florin-8", "take ducat-1 ducat-2", "reserve pavilion-8")
    events = play(game, "reserve chambers-7-NE")
    assert names_of(events) == [
        "TileReserved",
        "ScoringTurned",
        "DisplayFilled",
        "YardFilled",
        "YardFilled",
        "Scored",
        "TurnBegan",
    ]
    assert events[3:5] == [
        YardFilled(0, game.pieces.numbers["tower-12"]),
        YardFilled(2, game.pieces.numbers["tower-11"]),
    ]
    assert tiles(game, game.yard) == "tower-12 tower-9-NE tower-11 garden-11"
    assert cards(game.display) == "ducat-8 ducat-9 florin-1 florin-2"


def test_a18_a_scoring_card_is_set_aside_for_good_and_another_card_is_turned() -> None:
    game = position(display="ducat-1 ducat-2 ducat-8 ducat-9", pile="scoring-1 florin-1")
    events = play(game, "take ducat-9")
    assert ScoringTurned(1) in events
    assert DisplayFilled((0,)) in events
    assert cards(game.display) == "ducat-1 ducat-2 ducat-8 florin-1"
    assert game.pile == game.discard == []
    assert [seat.hand.size for seat in game.seats] == [1, 0, 0]


def test_a18_a_scoring_card_below_the_cards_that_are_needed_stays() -> None:
    game = position(display="ducat-1 ducat-2 ducat-8 ducat-9", pile="florin-1 scoring-1")
    assert "Scored" not in names_of(play(game, "take ducat-9"))
    assert len(game.pile) == 1


def test_a18_an_empty_pile_is_made_of_the_discard() -> None:
    """A18: in the middle of the refill, with what was paid this turn; set-aside scoring cards do not come back."""
    game = position(
        hands=["florin-8"],
        yard="pavilion-8 tower-9-NE tower-11 garden-11",
        display="ducat-1 ducat-2 ducat-8 ducat-9",
        pile="scoring-2 dirham-1",
        discard="denar-1 denar-2 denar-3 denar-4",
    )
    play(game, "buy 1", "pay florin-8", "take ducat-1 ducat-2")
    events = play(game, "reserve pavilion-8")
    assert PileReshuffled(5) in events
    assert cards(game.display[:3]) == "ducat-8 ducat-9 dirham-1"
    assert game.discard == []
    assert len(game.pile) == 4
    left = Counter(cards([*game.pile, game.display[3]]).split())
    assert left == Counter(["florin-8", "denar-1", "denar-2", "denar-3", "denar-4"])


def test_a18_the_discard_is_shuffled() -> None:
    orders = set()
    for seed in range(40):
        game = position(seed=str(seed), pile="", discard="denar-1 denar-2 denar-3 denar-4")
        play(game, "take ducat-9")
        orders.add((cards(game.display[3:]), cards(game.pile)))
    assert len(orders) > 15
    assert len({turned for turned, _ in orders}) == 4


def test_a18_no_shuffling_before_a_card_is_needed() -> None:
    game = position(display="ducat-1 ducat-2 ducat-8 ducat-9", pile="florin-1", discard="denar-1 denar-2")
    assert "PileReshuffled" not in names_of(play(game, "take ducat-9"))
    assert (game.pile, cards(game.discard)) == ([], "denar-1 denar-2")
    assert PileReshuffled(2) in play(game, "take ducat-8")


# A19


def test_a19_without_pile_and_discard_the_display_stays_short() -> None:
    """A19 (ruling)."""
    game = position(display="ducat-1 ducat-2 ducat-8 ducat-9", pile="", discard="denar-7")
    play(game, "take ducat-1 ducat-2")
    assert cards(game.display) == "ducat-8 ducat-9 denar-7"
    play(game, "take ducat-9")
    assert cards(game.display) == "ducat-8 denar-7"


def test_a19_a_player_who_can_do_nothing_passes() -> None:
    game = position(hands=["florin-7"], display="", pile="", yard="pavilion-8 tower-9-NE tower-11 garden-11")
    assert options(game) == {"pass"}
    events = play(game, "pass")
    assert events == [Passed(0), TurnBegan(1, 2)]


def test_a19_a_player_who_can_do_nothing_more_after_an_exact_payment_gives_up_the_action() -> None:
    game = position(hands=["florin-8"], display="", pile="", yard="pavilion-8 tower-9-NE tower-11 garden-11")
    play(game, "buy 1", "pay florin-8")
    assert options(game) == {"stop"}
    play(game, "stop")
    assert (game.active, game.step) == (0, "place")


@pytest.mark.parametrize(
    ("hands", "palaces", "reserves", "display"),
    [
        ("", {}, "", "ducat-9"),
        ("florin-8", {}, "", ""),
        ("", {}, "tower-12", ""),
        ("", {(1, 0): "tower-12"}, "", ""),
    ],
    ids=["money", "tile", "building", "removal"],
)
def test_a19_a_seat_may_never_pass_otherwise(
    hands: str, palaces: dict[tuple[int, int], str], reserves: str, display: str
) -> None:
    """A19: as long as there is money to take, a tile to buy, or something to redesign."""
    game = position(
        hands=[hands],
        palaces=[palaces],
        reserves=[reserves],
        display=display,
        pile="",
        yard="pavilion-8 tower-9-NE tower-11 garden-11",
    )
    assert "pass" not in options(game)
    assert refused(game, "pass") == ("A19", "may-not-pass")


def test_a14_the_right_to_another_action_can_be_given_up() -> None:
    """A14: what was bought is placed, and the next seat is in turn."""
    game = position(hands=["florin-8"], yard="pavilion-8 tower-9-NE tower-11 garden-11")
    play(game, "buy 1", "pay florin-8")
    assert refused(game, "pass") == ("A19", "may-not-pass")
    assert play(game, "stop") == [Stopped(0)]
    assert (game.active, game.step) == (0, "place")
    play(game, "reserve pavilion-8")
    assert game.active == 1


def test_a19_the_first_action_of_a_turn_cannot_be_given_up() -> None:
    game = position(hands=["florin-8"], yard="pavilion-8 tower-9-NE tower-11 garden-11")
    assert "stop" not in options(game)
    assert refused(game, "stop") == ("A19", "may-not-stop")
    play(game, "buy 1")
    assert refused(game, "stop") == ("A11", "not-now")
