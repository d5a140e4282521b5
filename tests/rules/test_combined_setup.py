"""Alhambra and Granada together, its set-up and its turns: C1-C4."""

import pytest

import sabika
from rules.positions import (
    beside,
    names_of,
    options,
    palace,
    play,
    position,
    refused,
    tiles,
)
from sabika.rules.core.errors import BadInput
from sabika.rules.palace.buying import buy
from sabika.rules.palace.events import MarkerMoved, PileReshuffled, YardFilled
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import SCORING_1, SCORING_2

YARD = (
    "pavilion-2-NEW pavilion-3-SW pavilion-4-ES pavilion-5-NW arena-2-NES bath_house-2-NEW library-2-ESW hostel-2-NSW"
)
"""In spaces 1 to 4 a tile of Alhambra, then in the same spaces a tile of Granada."""
GRANADA = "arena-2-NES bath_house-2-NEW library-2-ESW hostel-2-NSW"
ONES = "florin-1 dirham-1 denar-1 ducat-1"
TEN = "florin-2 florin-3 florin-4 florin-5 florin-6 dirham-2 dirham-3 dirham-4 dirham-5 dirham-6"


# C1


@pytest.mark.parametrize("players", range(3, 7))
def test_c1_both_sets_are_in_play_in_two_bags(players: int) -> None:
    game = sabika.new_game("combined", players=players, seed=players)
    assert [len(bag) for bag in game.bags] == [50, 50]
    pieces = game.pieces
    assert [[pieces.moated[tile] for tile in bag] for bag in game.bags] == [[False] * 50, [True] * 50]
    everything = [pieces.tile_of(tile) for places in game.whereabouts().values() for tile in places]
    assert sorted(everything) == pieces.all_tiles()
    assert len(everything) == 108
    assert sorted(game.bags[0] + game.bags[1]) == list(game.view().bag)


def test_c1_each_player_starts_with_the_start_tile_of_alhambra_only() -> None:
    game = sabika.new_game("combined", players=4, seed="start")
    assert [palace(game, seat) for seat in range(4)] == [{(0, 0): "fountain"}] * 4
    start = game.seats[0].palace
    assert (start.pieces.walled[1], start.pieces.moated[1], start.second_start) == (True, False, 0)


# C2


@pytest.mark.parametrize("players", range(2, 7))
def test_c2_scoring_card_1_goes_into_pile_3_of_five_and_card_2_is_put_aside(players: int) -> None:
    depths: set[float] = set()
    for seed in range(60):
        game = sabika.new_game("combined", players=players, seed=seed)
        assert SCORING_2 not in game.pile
        money = len(game.pile) - 1
        above = len(game.pile) - 1 - game.pile.index(SCORING_1)
        # Two piles lie above the third, which is the one that the card is shuffled into.
        assert 2 * money // 5 <= above <= -(-3 * money // 5)
        (window,) = game.view().windows
        assert (window.scoring, window.soonest <= above + 1 <= window.latest) == (1, True)
        assert window.latest - window.soonest in (money // 5, money // 5 + 1)
        depths.add(above - window.soonest + 1)
    assert len(depths) > 6


def running_out(seed: str = "position", display: str = ONES, modules: tuple[str, ...] = ()) -> PalaceGame:
    """The pile is empty after one more card, which comes after scoring card 1."""
    return position(
        kind="combined",
        seed=seed,
        yard=YARD,
        display=display,
        pile="scoring-1 ducat-9",
        discard=TEN + (" florin-dirham florin-denar denar-ducat" if modules else ""),
        modules=modules,
    )


def test_c2_when_the_pile_runs_out_card_2_is_shuffled_into_pile_2_of_five() -> None:
    """C2: of ten cards each pile has two; the second pile of five lies above three others."""
    places: set[int] = set()
    for seed in range(40):
        game = running_out(str(seed))
        play(game, "take florin-1")
        assert [scored.scoring for scored in game.scorings] == [1]
        assert (game.pile, game.view().windows) == ([], ())
        events = play(game, "take dirham-1")
        assert PileReshuffled(10) in events
        assert len(game.pile) == 10
        place = game.pile.index(SCORING_2)
        assert 6 <= place <= 8
        (window,) = game.view().windows
        # One card of the first pile has been turned up; the second card of it is still to come.
        assert (window.scoring, window.soonest, window.latest) == (2, 2, 4)
        places.add(place)
    assert places == {6, 7, 8}


def test_c2_also_when_card_1_is_the_last_card_of_the_pile() -> None:
    game = position(kind="combined", yard=YARD, display=ONES, pile="scoring-1", discard=TEN)
    events = play(game, "take florin-1")
    assert names_of(events)[1:4] == ["ScoringTurned", "PileReshuffled", "DisplayFilled"]
    assert SCORING_2 in game.pile


def test_c2_it_does_not_come_back_when_the_pile_runs_out_again() -> None:
    game = running_out()
    turned = 0
    for _ in range(60):
        game.discard += game.seats[game.active].hand.cards()
        for card in game.seats[game.active].hand.cards():
            game.seats[game.active].hand.remove(card)
        game.apply(next(action for action in game.legal_actions if action.verb == "take"))
        turned += sum(isinstance(event, PileReshuffled) for event in game.events)
        if len(game.scorings) == 2:
            assert not {SCORING_1, SCORING_2} & set(game.pile)
    assert [scored.scoring for scored in game.scorings] == [1, 2]
    assert turned >= 3


def test_c2_exchange_cards_in_the_discard_can_be_anywhere_in_the_new_pile() -> None:
    """C2, X5: nobody knows in which of the five piles they are, so a seat can imagine them in any."""
    game = running_out(modules=("exchange",))
    play(game, "take florin-1", "take dirham-1")
    places: set[int] = set()
    for number in range(100):
        twin = game.resampled(0, str(number))
        assert twin.view(0) == game.view(0)
        places.update(place for place, card in enumerate(twin.pile) if card > SCORING_2)
    assert places == set(range(len(game.pile)))


# C3


@pytest.mark.parametrize("players", [2, 3])
def test_c3_every_space_holds_a_tile_of_each_game_and_the_first_ones_of_granada_have_a_moat(players: int) -> None:
    drawn: set[int] = set()
    for seed in range(150):
        game = sabika.new_game("combined", players=players, seed=seed)
        assert len(game.yard) == 8
        assert [game.pieces.moated[tile] for tile in game.yard] == [False] * 4 + [True] * 4
        assert all(game.pieces.walls(tile) for tile in game.yard[4:])
        assert all(game.pieces.price[tile] % 2 == 0 for tile in game.yard[4:])
        filled = [event.space for event in game.opening if isinstance(event, YardFilled)]
        assert filled == [0, 4, 1, 5, 2, 6, 3, 7]
        assert game.marker == 1
        drawn.update(game.yard[4:])
    assert len(drawn) == 44


def test_c3_tiles_without_a_moat_go_back_into_the_bag() -> None:
    """C3: they are drawn later, at any time."""
    following: set[bool] = set()
    for seed in range(60):
        game = sabika.new_game("combined", players=3, seed=seed)
        bare = [tile for tile in game.bags[1] if not game.pieces.walls(tile)]
        assert len(bare) == 10
        following.add(game.bags[1][-1] in bare)
    assert following == {True, False}


def test_c3_each_refill_fills_both_places_of_each_space_in_ascending_order() -> None:
    game = position(
        kind="combined",
        hands=["florin-2 florin-2 dirham-3 dirham-9"],
        yard=YARD,
        display=ONES,
        bag="tower-12 garden-11",
        bag_with_moats="park-2-NSW market-2-NES park-12",
        marker=1,
    )
    play(game, "buy 1", "pay florin-2", "buy g1", "pay florin-2", "buy 2", "pay dirham-3", "buy g2", "pay dirham-9")
    for tile in ("pavilion-2-NEW", "arena-2-NES", "pavilion-3-SW"):
        play(game, f"reserve {tile}")
    events = play(game, "reserve bath_house-2-NEW")
    numbers = game.pieces.numbers
    assert events[1:6] == [
        YardFilled(0, numbers["tower-12"]),
        YardFilled(4, numbers["district-3-NSW"]),
        YardFilled(1, numbers["garden-11"]),
        YardFilled(5, numbers["school-3-NES"]),
        MarkerMoved(0),
    ]


def test_c3_the_marker_moves_when_a_tile_of_granada_was_added() -> None:
    game = position(kind="combined", hands=["florin-9", "dirham-9"], yard=YARD, display=ONES, marker=1)
    events = play(game, "buy 1", "pay florin-9", "reserve pavilion-2-NEW")
    assert "YardFilled" in names_of(events)
    assert "MarkerMoved" not in names_of(events)
    assert game.marker == 1
    play(game, "buy g2", "pay dirham-9", "reserve bath_house-2-NEW")
    assert game.marker == 0


# C4


def test_c4_a_turn_has_at_most_nine_actions() -> None:
    """C4: with each currency both tiles of its space, each paid to the coin."""
    game = position(
        kind="combined",
        hands=["florin-2 florin-2 dirham-3 dirham-2 denar-4 denar-2 ducat-5 ducat-2"],
        yard=YARD,
        display=ONES,
    )
    for space, price, money in ((1, 2, "florin"), (2, 3, "dirham"), (3, 4, "denar"), (4, 5, "ducat")):
        play(game, f"buy {space}", f"pay {money}-{price}", f"buy g{space}", f"pay {money}-2")
        assert (game.step, game.actions_taken) == ("act", 2 * space)
    assert tiles(game, game.yard) == "- - - - - - - -"
    play(game, "take florin-1")
    assert (game.step, game.actions_taken, len(game.seats[0].beside)) == ("place", 9, 8)
    while game.step == "place":
        game.apply(next(action for action in game.legal_actions if action.verb == "reserve"))
    assert game.active == 1
    assert "-" not in tiles(game, game.yard).split()


def test_c4_the_tile_of_granada_is_paid_in_the_currency_of_its_space() -> None:
    game = position(kind="combined", hands=["florin-9 denar-2"], yard=YARD, display=ONES)
    assert options(game, "buy") == {"buy 1", "buy g1", "buy g3"}
    assert refused(game, "buy g2") == ("A13", "cannot-afford")
    play(game, "buy g3")
    assert (options(game), game.view(0).paying_for) == ({"pay denar-2"}, 6)
    play(game, "pay denar-2")
    assert beside(game, 0) == "library-2-ESW"
    assert refused(game, "buy g3") == ("A13", "empty-space")
    refusal = game.why_not(game.parse("buy g3"))
    assert refusal is not None
    assert refusal.details == (("space", "g3"),)
    with pytest.raises(
        BadInput, match=r"^There is no yard space 'g5'\. The spaces are 1, 2, 3, 4, g1, g2, g3 and g4\.$"
    ):
        game.parse("buy g5")


@pytest.mark.parametrize("name", ["alhambra", "granada"])
def test_c4_with_one_set_there_is_no_second_tile_on_a_space(name: str) -> None:
    game = sabika.new_game(name, players=3, seed="x", modules=("vizier",))
    for text in ("buy g2", "favour g2", "buy 9", "favour 0"):
        word = text.split()[1]
        with pytest.raises(BadInput, match=rf"^There is no yard space '{word}'\. The spaces are 1, 2, 3 and 4\.$"):
            game.parse(text)
    for text in ("favour", "favour 2 nowhere"):
        with pytest.raises(BadInput, match=r"^A vizier's favour is written like this: favour 2\.$"):
            game.parse(text)


def test_c4_the_two_tiles_of_a_space_are_told_apart_in_the_notation() -> None:
    game = position(kind="combined", yard=YARD)
    for text, space in (("buy 2", 1), ("buy g2", 5)):
        assert game.parse(text) is buy(space)
        assert game.notation(buy(space)) == text
    for text in ("buy g", "buy g5", "buy 2g", "buy gg2", "buy g0", "buy G2", "buy 6"):
        with pytest.raises(BadInput, match="spaces"):
            game.parse(text)


def test_c4_one_tile_of_each_is_built_and_turned_as_in_its_own_game() -> None:
    """C4, G5: a tile of Alhambra has one face."""
    game = position(kind="combined", hands=["florin-2 florin-9 denar-3"], yard=YARD, display=ONES)
    play(game, "buy 1", "pay florin-2", "buy g1", "pay florin-9")
    assert refused(game, "turn pavilion-2-NEW denar") == ("G1", "one-face")
    assert options(game, "turn") == {"turn arena-2-NES denar"}
    assert options(game, "reserve") == {"reserve pavilion-2-NEW", "reserve arena-2-NES", "reserve park-3-NES"}
