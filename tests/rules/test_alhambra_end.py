"""Alhambra, the end of the game: A35-A39."""

import pytest

from rules.positions import beside, hand, in_a_row, names_of, options, palace, play, position, refused, reserve, tiles
from sabika.rules.core.events import Event, GameEnded, Scored, TurnBegan
from sabika.rules.palace.events import TileAwarded, YardFilled
from sabika.rules.palace.game import PalaceGame

YARD = "pavilion-8 seraglio-9 arcades-10 chambers-11"


def last_turn(
    *hands: str, palaces: list[dict[tuple[int, int], str]] | None = None, players: int = 3
) -> tuple[PalaceGame, list[Event]]:
    """Seat 0 buys the pavilion of space 1 with a florin 9 for the reserve, the bag is empty: the game ends."""
    first, *others = hands or ("",)
    game = position(
        players,
        hands=[f"florin-9 {first}", *others],
        palaces=palaces or [],
        yard=YARD,
        display="florin-1 dirham-1 denar-1 ducat-1",
        bag="",
    )
    return game, play(game, "buy 1", "pay florin-9", "reserve pavilion-8")


# A35


def test_a35_the_game_ends_when_the_bag_cannot_refill_every_space() -> None:
    game, events = last_turn()
    assert game.over
    assert (game.asked(), game.step, options(game)) == (-1, "", set())
    assert "TurnBegan" not in names_of(events)


def test_a35_the_yard_is_filled_as_far_as_it_goes() -> None:
    """A35: two spaces are empty, one tile is left."""
    game = position(hands=["florin-8 ducat-9 ducat-3"], yard=YARD, bag="tower-12")
    play(game, "buy 1", "pay florin-8", "buy 4", "pay ducat-9 ducat-3", "reserve pavilion-8")
    events = play(game, "reserve chambers-11")
    assert YardFilled(0, game.pieces.numbers["tower-12"]) in events
    assert names_of(events).count("YardFilled") == 1
    assert game.over
    assert tiles(game, game.yard) == "tower-12 seraglio-9 arcades-10 -"


def test_a35_filling_it_exactly_with_the_last_tile_does_not_end_the_game() -> None:
    game = position(hands=["florin-9", "florin-9 florin-4"], yard=YARD, bag="tower-12")
    events = play(game, "buy 1", "pay florin-9", "reserve pavilion-8")
    assert events[-1] == TurnBegan(1, 2)
    assert game.bag == []
    assert tiles(game, game.yard) == "tower-12 seraglio-9 arcades-10 chambers-11"
    play(game, "buy 1", "pay florin-9 florin-4", "reserve tower-12")
    assert game.over


def test_a35_an_empty_bag_alone_does_not_end_the_game() -> None:
    """A35: as long as nobody buys."""
    game = position(yard=YARD, bag="")
    for card in ("florin-9", "dirham-9", "denar-9"):
        assert names_of(play(game, f"take {card}"))[-1] == "TurnBegan"


@pytest.mark.parametrize("scoring", [1, 2])
def test_a35_a_scoring_revealed_by_the_same_refill_happens_first(scoring: int) -> None:
    game = position(
        hands=["florin-9", "dirham-5"],
        palaces=[{}, in_a_row("tower-12")],
        yard=YARD,
        display="florin-1 dirham-1 denar-1",
        pile=f"scoring-{scoring} ducat-1",
        bag="",
    )
    events = play(game, "buy 1", "pay florin-9", "build pavilion-8 1,0")
    assert names_of(events)[-4:] == ["ScoringTurned", "DisplayFilled", "Scored", "TileAwarded"]
    assert game.points == [{1: 1, 2: 8}[scoring], {1: 6, 2: 13}[scoring], 0]
    play(game, "build seraglio-9 0,1")
    assert [scored.scoring for scored in game.scorings] == [scoring, 3]


# A36


def test_a36_a_leftover_tile_goes_to_whoever_holds_most_of_its_currency() -> None:
    """A36: free of charge, space by space."""
    game, events = last_turn("dirham-3 ducat-2", "denar-9 dirham-4", "ducat-1 ducat-3")
    numbers = game.pieces.numbers
    assert [event for event in events if isinstance(event, TileAwarded)] == [
        TileAwarded(1, 1, numbers["seraglio-9"]),
        TileAwarded(1, 2, numbers["arcades-10"]),
        TileAwarded(2, 3, numbers["chambers-11"]),
    ]
    assert (beside(game, 0), beside(game, 1), beside(game, 2)) == ("", "seraglio-9 arcades-10", "chambers-11")
    assert tiles(game, game.yard) == "- - - -"


def test_a36_money_counts_by_value_not_by_cards() -> None:
    game, _ = last_turn("dirham-1 dirham-2 dirham-3", "dirham-7")
    assert beside(game, 1) == "seraglio-9"


def test_a36_other_currencies_do_not_count() -> None:
    game, _ = last_turn("dirham-2 denar-1", "dirham-1 florin-8 denar-1")
    assert beside(game, 0) == "seraglio-9"


def test_a36_a_tie_leaves_the_tile() -> None:
    game, _ = last_turn("dirham-4", "dirham-1 dirham-3", "dirham-3")
    assert game.over
    assert tiles(game, game.yard) == "- seraglio-9 arcades-10 chambers-11"


def test_a36_nobody_with_such_money_leaves_the_tile() -> None:
    game, events = last_turn("", "florin-9", "florin-8")
    assert "TileAwarded" not in names_of(events)
    assert tiles(game, game.yard) == "- seraglio-9 arcades-10 chambers-11"


def test_a36_the_money_is_not_spent() -> None:
    game, _ = last_turn("", "dirham-4 denar-2 florin-9")
    play(game, "reserve seraglio-9", "reserve arcades-10")
    assert game.over
    assert hand(game, 1) == "florin-9 dirham-4 denar-2"


def test_a36_the_price_does_not_matter() -> None:
    """A36: a ducat 1 is enough for chambers that cost 11."""
    game, _ = last_turn("", "", "ducat-1")
    play(game, "build chambers-11 1,0")
    assert palace(game, 2) == {(0, 0): "fountain", (1, 0): "chambers-11"}


# A37


def test_a37_the_receiver_builds_or_reserves_in_any_order() -> None:
    start, _ = last_turn("", "dirham-4 denar-2")
    assert (start.asked(), start.step) == (1, "place-leftovers")
    for first, second in (("seraglio-9", "arcades-10"), ("arcades-10", "seraglio-9")):
        game = start.copy()
        play(game, f"build {first} 0,1")
        assert (game.asked(), beside(game, 1)) == (1, second)
        play(game, f"reserve {second}")
        assert palace(game, 1) == {(0, 0): "fountain", (0, 1): first}
        assert reserve(game, 1) == second
        assert game.over


def test_a37_each_receiver_is_asked() -> None:
    game, _ = last_turn("dirham-4", "", "denar-2")
    assert game.asked() == 0
    play(game, "reserve seraglio-9")
    assert game.asked() == 2
    # The last scoring waits until all are placed (A38).
    assert game.scorings == []
    assert refused(game, "reserve seraglio-9") == ("A17", "not-beside")
    play(game, "reserve arcades-10")
    assert game.over


def test_a37_building_obeys_the_rules_of_building() -> None:
    game, _ = last_turn("", "dirham-4", palaces=[{}, {(1, 0): "tower-13-E"}])
    assert refused(game, "build seraglio-9 2,0") == ("A21", "edges-differ")
    assert refused(game, "build seraglio-9 1,0") == ("A23", "occupied")
    assert refused(game, "build seraglio-9 -1,-1") == ("A23", "not-touching")
    assert options(game) == {
        "reserve seraglio-9",
        *(f"build seraglio-9 {cell}" for cell in ("0,-1", "1,-1", "-1,0", "0,1", "1,1")),
    }


def test_a37_only_the_received_tiles_are_placed() -> None:
    game, _ = last_turn("dirham-4", palaces=[{(1, 0): "tower-13-E"}])
    assert refused(game, "build pavilion-8 0,1") == ("A17", "not-beside")
    for action in ("remove 1,0", "take florin-1", "swap pavilion-8 1,0", "buy 2", "pass"):
        assert refused(game, action) == ("A11", "not-now")


# A38


def test_a38_the_third_scoring_comes_last_and_counts_the_leftover_tiles() -> None:
    game, _ = last_turn("", "dirham-4", palaces=[in_a_row("tower-12")])
    events = play(game, "build seraglio-9 1,0")
    assert names_of(events) == ["TileBuilt", "Scored", "GameEnded"]
    scored = events[1]
    assert isinstance(scored, Scored)
    assert scored.scoring == 3
    assert game.points == [21, 17, 0]


def test_a38_most_points_win() -> None:
    game, events = last_turn(palaces=[in_a_row("pavilion-7-E"), in_a_row("tower-12"), in_a_row("tower-11 tower-13-E")])
    assert game.points == [16 + 1, 13, 21 + 1]
    assert game.winners() == [2]
    assert events[-1] == GameEnded((2,))
    assert game.view().winners == (2,)


def test_a38_points_of_earlier_scorings_count() -> None:
    game = position(palaces=[{}, in_a_row("tower-12")], hands=["florin-9"], yard=YARD, bag="")
    game.points[0] = 22
    play(game, "buy 1", "pay florin-9", "reserve pavilion-8")
    assert game.points == [22, 21, 0]
    assert game.winners() == [0]


def test_a38_equal_points_share_the_win() -> None:
    game, events = last_turn(palaces=[{}, in_a_row("tower-12"), in_a_row("tower-11")])
    assert game.points == [0, 17, 17]
    assert game.winners() == [1, 2]
    assert events[-1] == GameEnded((1, 2))


def test_a38_nothing_can_be_done_after_the_end() -> None:
    game, _ = last_turn()
    for action in ("take florin-1", "pass", "reserve pavilion-8"):
        assert refused(game, action) == ("A38", "game-over")


# A39


@pytest.mark.parametrize(
    ("pile", "scorings"),
    [
        ("florin-2 scoring-1 florin-3 scoring-2", [3]),
        ("scoring-1 florin-3 florin-4 scoring-2", [1, 3]),
        ("scoring-1 florin-3 scoring-2 florin-4", [1, 3]),
    ],
)
def test_a39_a_scoring_card_that_never_turned_up_is_never_scored(pile: str, scorings: list[int]) -> None:
    """A39 (ruling)."""
    game = position(
        hands=["florin-9"],
        palaces=[in_a_row("tower-12")],
        yard=YARD,
        display="dirham-1 denar-1 ducat-1",
        pile=pile,
        bag="",
    )
    play(game, "buy 1", "pay florin-9", "reserve pavilion-8")
    assert game.over
    assert [scored.scoring for scored in game.scorings] == scorings
    assert game.points == [{1: 6, 3: 21}[scorings[0]] + (21 if len(scorings) == 2 else 0), 0, 0]
