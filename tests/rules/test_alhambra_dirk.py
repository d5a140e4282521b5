"""Alhambra for two players, with Dirk: A40-A44, and the example K26."""

from collections import Counter

import pytest

import sabika
from rules.positions import (
    beside,
    cards,
    in_a_row,
    names_of,
    options,
    palace,
    play,
    points_for,
    position,
    refused,
    reserve,
    tiles,
)
from sabika.modules.dirk.rules import DirkDrew, TileGiven, dirk_of, give
from sabika.rules.core.errors import BadInput, Refused
from sabika.rules.palace.game import PalaceGame

YARD = "pavilion-8 seraglio-9 arcades-10 chambers-11"


def dirks_tiles(game: PalaceGame) -> str:
    return tiles(game, dirk_of(game).tiles)


# A40


@pytest.mark.parametrize("seed", range(10))
def test_a40_one_copy_of_each_money_card_is_removed(seed: int) -> None:
    """A40: 72 cards, two of each."""
    game = sabika.new_game(players=2, seed=seed)
    money = game.display + [card for card in game.pile if card < 36]
    money += [card for seat in game.seats for card in seat.hand.cards()]
    names = Counter(cards(money).split())
    assert len(names) == 36
    assert set(names.values()) == {2}


def test_a40_only_with_two_players() -> None:
    for players in range(3, 7):
        game = sabika.new_game(players=players, seed="many")
        money = len(game.display) + len(game.pile) - 2 + sum(seat.hand.size for seat in game.seats)
        assert money == 108
        assert len(game.points) == players
        assert not any(isinstance(event, DirkDrew) for event in game.opening)


# A41


def test_a41_six_random_tiles_at_the_start() -> None:
    hands = set()
    for seed in range(100):
        game = sabika.new_game(players=2, seed=seed)
        drawn = dirk_of(game).tiles
        assert len(set(drawn)) == 6
        assert len(game.bag) == 54 - 4 - 6
        assert not set(drawn) & {*game.bag, *game.yard}
        assert [event for event in game.opening if isinstance(event, DirkDrew)] == [DirkDrew(tuple(drawn))]
        hands.add(frozenset(drawn))
    assert len({tile for drawn in hands for tile in drawn}) == 54


def test_a41_he_has_no_palace_and_takes_no_turns() -> None:
    game = sabika.new_game(players=2, seed="turns")
    assert len(game.seats) == 2
    seen = []
    for _ in range(6):
        seen.append(game.active)
        game.apply(next(action for action in game.legal_actions if action.verb == "take"))
    assert sorted(seen) == [0, 0, 0, 1, 1, 1]


def turn_up(scoring: int, bag: str | None, dirk: str = "") -> tuple[PalaceGame, list[str]]:
    """Seat 0 takes money and the scoring card turns up."""
    game = position(2, dirk=dirk, yard=YARD, pile=f"scoring-{scoring} florin-1", bag=bag)
    return game, names_of(play(game, "take florin-9"))


def test_a41_six_more_right_after_scoring_1() -> None:
    game, events = turn_up(1, None)
    assert len(dirk_of(game).tiles) == 6
    assert events[-3:] == ["Scored", "DirkDrew", "TurnBegan"]
    assert len(game.bag) == 50 - 6


def test_a41_k26_a_third_of_twenty_after_scoring_2() -> None:
    """K26 (A41): rounded down, Dirk draws 6."""
    rest = [tile.name for tile in sabika.new_game(players=2, seed="all").pieces.tiles if tile.name not in YARD.split()]
    game, events = turn_up(2, " ".join(rest[:20]))
    assert len(dirk_of(game).tiles) == 6
    assert len(game.bag) == 14
    assert events[-3:] == ["Scored", "DirkDrew", "TurnBegan"]


@pytest.mark.parametrize(("left", "drawn"), [(35, 11), (21, 7), (3, 1), (2, 0), (1, 0), (0, 0)])
def test_a41_a_third_of_the_bag_rounded_down(left: int, drawn: int) -> None:
    rest = [tile.name for tile in sabika.new_game(players=2, seed="all").pieces.tiles if tile.name not in YARD.split()]
    game, _ = turn_up(2, " ".join(rest[:left]))
    assert len(dirk_of(game).tiles) == drawn
    assert len(game.bag) == left - drawn


@pytest.mark.parametrize("left", [0, 1, 5, 6])
def test_a41_never_more_than_there_are(left: int) -> None:
    rest = [tile.name for tile in sabika.new_game(players=2, seed="all").pieces.tiles if tile.name not in YARD.split()]
    game, _ = turn_up(1, " ".join(rest[:left]))
    assert dirks_tiles(game).split() == rest[:left]
    assert game.bag == []
    # An empty bag alone does not end the game.
    assert not game.over


def test_a41_he_draws_after_the_refill_of_the_turn() -> None:
    """A41: the yard takes the next tile of the bag, Dirk those after it."""
    game = position(
        2,
        hands=["florin-9"],
        yard=YARD,
        display="dirham-1 denar-1 ducat-1",
        pile="scoring-1 florin-1",
        bag="tower-12 tower-11",
    )
    play(game, "buy 1", "pay florin-9", "reserve pavilion-8")
    assert tiles(game, game.yard) == "tower-12 seraglio-9 arcades-10 chambers-11"
    assert dirks_tiles(game) == "tower-11"


def test_a41_the_new_tiles_come_too_late_for_that_scoring() -> None:
    game = position(
        2, palaces=[in_a_row("tower-13-E")], yard=YARD, pile="scoring-1 florin-1", bag="tower-12 tower-11 tower-11-N"
    )
    play(game, "take florin-9")
    assert dirks_tiles(game) == "tower-12 tower-11 tower-11-N"
    assert game.points == [7, 0, 0]


def test_a41_he_draws_once_for_each_scoring() -> None:
    game = position(
        2,
        yard=YARD,
        display="florin-9 dirham-9 denar-9 ducat-9",
        pile="scoring-1 florin-1 florin-2 scoring-2 florin-3 florin-4",
    )
    drawn = []
    for card in ("florin-9", "dirham-9", "denar-9", "ducat-9"):
        play(game, f"take {card}")
        drawn.append(len(dirk_of(game).tiles))
    # 50 tiles in the bag: six, then a third of the 44 that are left.
    assert drawn == [6, 6, 6 + 14, 6 + 14]


# A42


def test_a42_dirk_is_ranked_with_all_his_tiles() -> None:
    """A42: he needs no palace; third place counts him too."""
    game = position(
        2, dirk="tower-12 tower-11 tower-8-NES", palaces=[in_a_row("tower-13-E"), in_a_row("tower-9-ES tower-9-NE")]
    )
    assert points_for(game, 1, "tower") == [0, 0, 6]
    assert points_for(game, 2, "tower") == [0, 6, 13]
    assert points_for(game, 3, "tower") == [6, 13, 21]


def test_a42_dirk_takes_part_in_ties() -> None:
    game = position(2, dirk="tower-12 garden-11", palaces=[in_a_row("tower-13-E"), in_a_row("garden-10 garden-9-E")])
    assert points_for(game, 1, "tower") == [3, 0, 3]
    assert points_for(game, 2, "tower") == [9, 0, 9]
    assert points_for(game, 2, "garden") == [0, 12, 5]
    three = position(2, dirk="tower-12", palaces=[in_a_row("tower-13-E"), in_a_row("tower-11")])
    assert points_for(three, 3, "tower") == [13, 13, 13]


def test_a42_without_a_tile_of_the_kind_he_gets_nothing() -> None:
    game = position(2, dirk="garden-11", palaces=[in_a_row("tower-13-E")])
    assert points_for(game, 3, "tower") == [21, 0, 0]


def test_a42_he_scores_no_wall() -> None:
    game = position(2, dirk="tower-8-NES tower-7-NEW garden-6-ESW")
    for scoring in (1, 2, 3):
        assert points_for(game, scoring, "wall") == [0, 0, 0]


def test_a42_dirk_scores_when_a_card_turns_up_and_at_the_end() -> None:
    game = position(
        2,
        hands=["florin-9"],
        dirk="tower-12",
        yard=YARD,
        display="dirham-1 denar-1 ducat-1",
        pile="scoring-1 florin-1",
        bag="",
    )
    play(game, "buy 1", "pay florin-9", "reserve pavilion-8")
    assert game.over
    assert game.points == [0, 0, 6 + 21]


# A43


def test_a43_a_tile_just_bought_may_be_given_to_dirk() -> None:
    """A43: instead of building or reserving it."""
    game = position(2, hands=["florin-9"], dirk="tower-12", yard=YARD)
    play(game, "buy 1", "pay florin-9")
    assert "give pavilion-8" in options(game)
    events = play(game, "give pavilion-8")
    assert events[0] == TileGiven(0, game.pieces.numbers["pavilion-8"])
    assert dirks_tiles(game) == "tower-12 pavilion-8"
    assert (beside(game, 0), reserve(game, 0), palace(game, 0)) == ("", "", {(0, 0): "fountain"})
    assert game.active == 1


def test_a43_of_several_tiles_some() -> None:
    game = position(2, hands=["florin-8 dirham-9 dirham-1"], yard=YARD)
    play(game, "buy 1", "pay florin-8", "buy 2", "pay dirham-9", "take florin-9", "give seraglio-9")
    assert (dirks_tiles(game), beside(game, 0)) == ("seraglio-9", "pavilion-8")
    play(game, "build pavilion-8 1,0")
    assert game.active == 1


def test_a43_not_before_all_actions_are_done() -> None:
    game = position(2, hands=["florin-8"], yard=YARD)
    play(game, "buy 1", "pay florin-8")
    assert refused(game, "give pavilion-8") == ("A11", "not-now")


def test_a43_only_a_tile_just_bought() -> None:
    game = position(2, hands=["florin-9"], reserves=["tower-12"], palaces=[{(1, 0): "tower-11"}], yard=YARD)
    assert refused(game, "give tower-12") == ("A11", "not-now")
    play(game, "buy 1", "pay florin-9")
    for tile in ("tower-12", "tower-11", "seraglio-9"):
        assert refused(game, f"give {tile}") == ("A43", "not-beside")


def test_a43_tiles_received_at_the_end_cannot_be_given_away() -> None:
    """A43 (ruling): they are not bought (A36)."""
    game = position(2, hands=["florin-9 dirham-1"], yard=YARD, display="dirham-1 denar-1 ducat-1 florin-1", bag="")
    play(game, "buy 1", "pay florin-9", "give pavilion-8")
    assert (game.step, beside(game, 0)) == ("place-leftovers", "seraglio-9")
    assert options(game, "give") == set()
    assert refused(game, "give seraglio-9") == ("A43", "not-bought")


def test_a43_without_dirk_nothing_can_be_given() -> None:
    game = position(3, hands=["florin-9"], yard=YARD)
    play(game, "buy 1", "pay florin-9")
    with pytest.raises(BadInput):
        game.parse("give pavilion-8")
    with pytest.raises(Refused, match="A41: no-dirk"):
        game.apply(give(game.pieces.numbers["pavilion-8"]))


# A44


def test_a44_dirks_points_are_shown_but_he_cannot_win() -> None:
    """A44 (ruling)."""
    game = position(
        2,
        hands=["florin-9"],
        palaces=[in_a_row("seraglio-8-S"), in_a_row("garden-11")],
        dirk="tower-12 chambers-10",
        yard=YARD,
        display="dirham-1 denar-1 ducat-1 florin-1",
        bag="",
    )
    play(game, "buy 1", "pay florin-9", "reserve pavilion-8")
    assert game.over
    assert game.points == [17 + 1, 20, 21 + 19]
    assert game.view().points == (18, 20, 40)
    assert game.winners() == [1]
    assert game.view(0).winners == (1,)


def test_a44_the_two_players_can_share_the_win() -> None:
    game = position(
        2, hands=["florin-9"], dirk="tower-12", yard=YARD, display="dirham-1 denar-1 ducat-1 florin-1", bag=""
    )
    play(game, "buy 1", "pay florin-9", "reserve pavilion-8")
    assert game.points == [0, 0, 21]
    assert game.winners() == [0, 1]
