"""What the greedy bot knows of Alhambra and Granada together: two parts of a palace, and two tiles on each space."""

from collections import Counter
from random import Random

import sabika
from rules.positions import Layout, play, play_on, position
from sabika.bots import bot_named
from sabika.bots.palace.greedy import GreedyBot
from sabika.bots.palace.scorings import scorings_to_come
from sabika.bots.palace.sites import room_in
from sabika.rules.palace.events import TileBought
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.palace import new_palace

NINES = "florin-9 dirham-9 denar-9 ducat-9"
ONES = "florin-1 dirham-1 denar-1 ducat-1"
NONE = "- - - -"


def choice(game: PalaceGame) -> str:
    return game.notation(GreedyBot().choose(game.view(game.asked()), game.options(), Random(0)))


def table(hand: str, palace: Layout, yard: str, modules: tuple[str, ...] = ()) -> PalaceGame:
    """Late in the game, when there is not much else left to buy."""
    return position(
        kind="combined",
        hands=[hand],
        palaces=[palace],
        yard=yard,
        display=ONES,
        bag="garden-10 tower-12",
        bag_with_moats="school-12 park-12",
        modules=modules,
    )


def test_c6_a_granada_is_begun_where_there_is_a_wall_for_it() -> None:
    """The moat to the west lies against the wall to the east."""
    game = table("florin-9", {(1, 0): "garden-9-E"}, f"{NONE} library-9-W - - -")
    assert choice(game) == "buy g1"
    play(game, "buy g1", "pay florin-9", "take florin-1")
    assert choice(game) == "build library-9-W 2,0"


def test_c6_a_wall_facing_outward_makes_room_for_granada_tiles() -> None:
    """Around the fountain alone there is room for Alhambra tiles, which are half of all."""
    pieces = sabika.new_game("combined", players=3, seed="room").pieces
    palace = new_palace(pieces)
    assert room_in(palace) == 0.5
    garden = pieces.numbers["garden-9-E"]
    assert room_in(palace.with_tile(garden, palace.cells_for(garden)[0])) > 0.5


def test_c10_a_border_of_wall_and_moat_is_lengthened() -> None:
    """Of the places for the hostel, only the one beside the wall gives two points more in each scoring."""
    palace = {(1, 0): "garden-9-E", (1, 1): "tower-13-E", (2, 0): "library-9-W"}
    game = table("florin-9", palace, f"{NONE} hostel-9-W - - -")
    play(game, "buy g1", "pay florin-9", "take florin-1")
    before = game.seats[0].palace.longest_border()
    play(game, choice(game))
    assert game.seats[0].palace.longest_border() == before + 1


def test_c4_both_tiles_of_a_space_are_paid_to_the_coin() -> None:
    palace = {(1, 0): "garden-9-E"}
    game = table("florin-9 florin-8 florin-2", palace, "seraglio-9 - - - library-10-W - - -")
    bought = []
    while game.step == "act" and choice(game).startswith("buy"):
        bought.append(choice(game))
        play(game, bought[-1])
        play(game, choice(game))
    assert sorted(bought) == ["buy 1", "buy g1"]


def test_x4_granada_tiles_are_paid_in_two_currencies_too() -> None:
    palace = {(1, 0): "garden-9-E"}
    yard = f"{NONE} - - library-10-W -"
    game = table("denar-8 dirham-2 dirham-9 dirham-denar", palace, yard, modules=("exchange",))
    assert choice(game) == "buy g3"
    play(game, "buy g3")
    assert choice(game) == "pay dirham-2 denar-8 dirham-denar"


def test_v2_a_vizier_waits_while_every_space_has_a_tile() -> None:
    """C12: an empty place does not end the game if another tile lies on its space."""
    game = position(
        4,
        kind="combined",
        modules=["vizier"],
        hands=["", "ducat-9 ducat-2"],
        yard="- - - tower-11 library-9-W park-12 school-12 -",
        display=ONES,
        bag="",
        bag_with_moats="market-10 arena-10-E hospital-10-N district-10-S",
    )
    play_on(game, "take florin-1")
    assert (game.step, choice(game)) == ("out-of-turn", "decline")


def test_c2_the_second_scoring_is_expected_before_its_card_is_in_the_pile() -> None:
    game = sabika.new_game("combined", players=3, seed="second scoring")
    game.discard, game.pile = game.pile[:-10], game.pile[-10:]
    game.scoring_windows = {}
    scorings = {scoring: drawn for scoring, _, drawn in scorings_to_come(game.view(0))}
    assert sorted(scorings) == [2, 3]
    assert 0 < scorings[2] < scorings[3] == 1


# Whole games


def test_in_whole_games_both_parts_are_bought_and_tiles_turned() -> None:
    """Nearly every seat starts a Granada (C6), and builds it as far as its Alhambra."""
    happened: Counter[str] = Counter()
    for number in range(8):
        game = sabika.new_game("combined", players=2 + number % 5, seed=f"both parts {number}")
        moated = game.pieces.moated
        while not game.over:
            for event in game.apply(GreedyBot().choose(game.view(game.asked()), game.options(), Random(0))):
                happened[type(event).__name__] += 1
                if isinstance(event, TileBought):
                    happened["granada" if moated[event.tile] else "alhambra"] += 1
        happened["seats"] += len(game.seats)
        happened["started"] += sum(seat.palace.second_start > 0 for seat in game.seats)
        happened["built"] += sum(moated[tile] for seat in game.seats for tile in seat.palace.tiles())
        happened["border"] += sum(seat.palace.longest_border() for seat in game.seats)
    assert happened["started"] >= happened["seats"] - 1
    assert happened["alhambra"] > 8 * 40
    assert happened["granada"] > 8 * 40
    assert happened["built"] > 0.8 * happened["granada"]
    assert happened["TileTurned"] > 8 * 2
    assert happened["border"] > 1.5 * happened["seats"]


def test_greedy_beats_random_in_the_combined_game() -> None:
    greedy, chance = bot_named("greedy"), bot_named("random")
    wins = 0
    for number in range(12):
        players = 2 + number % 3
        seat = number % players
        game = sabika.new_game("combined", players=players, seed=f"beats {number}")
        rng = Random(number)
        while not game.over:
            bot = greedy if game.asked() == seat else chance
            game.apply(bot.choose(game.view(game.asked()), game.options(), rng))
        wins += game.winners() == [seat]
    assert wins >= 11
