"""What the greedy bot knows of Granada: majorities, moats, and tiles with two faces."""

from collections import Counter
from random import Random

import pytest

import sabika
from rules.positions import in_a_row, play, position
from sabika.bots import bot_named
from sabika.bots.palace.greedy import GreedyBot, Weighing
from sabika.bots.palace.kinds import Prospects
from sabika.library import PalaceName
from sabika.rules.games.granada import KINDS
from sabika.rules.palace.ending import LAST_SCORING
from sabika.rules.palace.events import TileTurned
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.pieces import NOTHING

NINES = "florin-9 dirham-9 denar-9 ducat-9"
ONES = "florin-1 dirham-1 denar-1 ducat-1"


def choice(game: PalaceGame) -> str:
    return game.notation(GreedyBot().choose(game.view(game.asked()), game.options(), Random(0)))


def expected(game: PalaceGame, side: int) -> dict[str, float]:
    """What the bot expects for each kind."""
    prospects = Prospects(game.view(0))
    return {name: prospects.points(side, kind) for kind, name in enumerate(game.pieces.kinds) if name in KINDS}


# Majorities


@pytest.mark.parametrize("name", ["granada", "combined"])
@pytest.mark.parametrize("scoring", ["normal", "simplified"])
@pytest.mark.parametrize("players", [2, 4])
def test_with_no_tile_to_come_a_kind_promises_what_it_scores(name: PalaceName, scoring: str, players: int) -> None:
    """G10, G11, G15, G16."""
    rng = Random(f"{name} {scoring} {players}")
    game = sabika.new_game(name, players=players, seed="promises", options={"scoring": scoring})
    while not game.over:
        game.apply(rng.choice(game.options()))
    game.yard = [NOTHING] * len(game.yard)
    terms = game.terms(LAST_SCORING)
    assert any(term.best_price for term in terms)
    for side in range(len(game.points)):
        gained = Counter({term.what: term.points for term in terms if term.side == side})
        assert expected(game, side) == {name: gained[name] for name in KINDS}


def test_g10_points_grow_with_the_tiles_of_others() -> None:
    towns = ["arena-12 arena-10-E", "arena-8-E"]
    for more, points in (("", 3 * 3), ("arena-2-NES", 3 * 4)):
        palaces = [in_a_row(town) for town in [*towns, more]]
        game = position(kind="granada", palaces=palaces, yard="- - - -", bag="")
        assert expected(game, 0)["arena"] == points


def test_g11_of_two_equal_faces_the_one_that_breaks_the_tie_is_worth_more() -> None:
    """Against a market 9 only the market 10 is enough."""
    game = position(kind="granada", palaces=[{}, in_a_row("market-9-S")], yard="- - - -", bag="")
    weighing = Weighing(game.view(0))
    high, low = (weighing.kind_gain(game.pieces.numbers[name]) for name in ("market-10", "market-8-N"))
    assert high == 3 * 2  # G10: two markets in all palaces
    assert low == 2 * 2


# Moats


def test_g9_a_moat_is_continued() -> None:
    """The park has several places, but only in one of them its moat goes on with that of the arena."""
    game = position(
        kind="granada",
        hands=["florin-9"],
        palaces=[{(0, -1): "arena-8-E"}],
        yard="park-9-E - - -",
        display=ONES,
        bag="school-12",
    )
    play(game, "buy 1", "pay florin-9", "take florin-1")
    assert len([option for option in game.options() if option.verb == "build"]) > 1
    assert choice(game) == "build park-9-E 0,-2"


# Two faces


SHUT = {(0, -1): "library-3-NEW", (1, 0): "arena-2-NES"}
"""Nothing with moats to the north and east can be built here."""


def bought(hand: str, town: str, bag: str | None = None, shut_in: bool = False, turning: str = "money") -> PalaceGame:
    """Seat 0 has bought the hospital 2, backed by the bath house 3, and has this hand left. Seat 1 has this town."""
    game = position(
        kind="granada",
        turning=turning,
        hands=[f"florin-9 {hand}"],
        palaces=[SHUT if shut_in else {}, in_a_row(town)],
        yard="hospital-2-NE library-10-W park-10-E school-10-S",
        display=ONES,
        bag=bag,
    )
    play(game, "buy 1", "pay florin-9")
    assert game.step == "place"
    return game


# With four of the kind in another town, even the second place gives ten points (G10).
HOSPITALS = "hospital-12 hospital-13 hospital-11-E hospital-8-W"
BATHS = "bath_house-13 bath_house-12 bath_house-10-N bath_house-8-S"


def test_g5_a_tile_is_turned_where_the_other_face_is_worth_more_than_the_money() -> None:
    game = bought("dirham-9 dirham-8 denar-3", BATHS, bag="district-12")
    assert choice(game) == "turn hospital-2-NE denar"
    play(game, "turn hospital-2-NE denar")
    assert choice(game) == "pay denar-3"
    play(game, "pay denar-3")
    assert choice(game).startswith("build bath_house-3-NE ")


def test_g5_a_tile_is_not_turned_for_a_face_that_is_worth_less() -> None:
    game = bought("dirham-9 dirham-8 denar-3", HOSPITALS, bag="district-12")
    assert choice(game).startswith("build hospital-2-NE ")


def test_g5_a_little_more_is_worth_money_only_to_those_who_have_plenty() -> None:
    """A second bath house gives one point more than a first hospital."""
    late = "district-12"
    assert choice(bought("denar-3", "bath_house-12", late)).startswith("build hospital-2-NE ")
    plenty = "dirham-9 dirham-8 denar-9 ducat-9 ducat-8"
    assert choice(bought(plenty, "bath_house-12", late)).startswith("turn hospital-2-NE ")


def test_g5_where_a_single_card_is_asked_for_small_change_turns_nothing() -> None:
    """G5: a tile whose back cannot be paid for is worth less than one whose back can."""
    worths = []
    for turning, money in (("money", "denar-2 denar-1"), ("card", "denar-2 denar-1"), ("card", "denar-3")):
        palaces = [{}, in_a_row(BATHS)]
        yard = "hospital-2-NE - - -"
        game = position(kind="granada", turning=turning, hands=[money], palaces=palaces, yard=yard, bag="district-12")
        worths.append(Weighing(game.view(0)).tile_worth(game.pieces.numbers["hospital-2-NE"]))
    assert worths[0] > worths[1] + 1
    assert worths[2] > worths[1] + 1


def test_g5_the_single_card_that_is_missed_least_turns_a_tile() -> None:
    game = bought("dirham-9 dirham-8 denar-1 denar-2 denar-3 denar-9", BATHS, bag="district-12", turning="card")
    assert choice(game) == "turn hospital-2-NE denar"
    play(game, "turn hospital-2-NE denar")
    assert choice(game) == "pay denar-3"


def test_g6_the_better_face_goes_into_the_reserve() -> None:
    """The tile fits nowhere, and turning would not help."""
    for town, face in ((BATHS, "bath_house-3-NE"), (HOSPITALS, "hospital-2-NE")):
        game = bought("denar-3", town, shut_in=True)
        assert {option.verb for option in game.options()} == {"reserve", "turn"}
        assert choice(game) == f"reserve {face}"


def test_g5_a_tile_is_worth_what_its_other_face_is_worth_too() -> None:
    """As long as turning it can be paid."""
    worths = []
    for town, money in (("", NINES), (BATHS, NINES), (BATHS, "")):
        palaces = [{}, in_a_row(town)]
        game = position(kind="granada", hands=[money], palaces=palaces, yard="hospital-2-NE - - -", bag="district-12")
        worths.append(Weighing(game.view(0)).tile_worth(game.pieces.numbers["hospital-2-NE"]))
    assert worths[1] > worths[2] + 1
    assert worths[2] >= worths[0] > 0


# Whole games


@pytest.mark.parametrize(("scoring", "turning"), [("normal", "money"), ("normal", "card"), ("simplified", "card")])
def test_tiles_are_turned_in_whole_games(scoring: str, turning: str) -> None:
    """G5: several in every game."""
    turned = 0
    for number in range(8):
        options = {"scoring": scoring, "turning": turning}
        game = sabika.new_game("granada", players=2 + number % 5, seed=f"turns {number}", options=options)
        while not game.over:
            events = game.apply(GreedyBot().choose(game.view(game.asked()), game.options(), Random(0)))
            turned += sum(isinstance(event, TileTurned) for event in events)
    assert turned > 8 * 2


def test_greedy_beats_random_in_granada() -> None:
    greedy, chance = bot_named("greedy"), bot_named("random")
    for number in range(15):
        players = 2 + number % 5
        seat = number % players
        game = sabika.new_game("granada", players=players, seed=f"beats {number}")
        rng = Random(number)
        while not game.over:
            bot = greedy if game.asked() == seat else chance
            game.apply(bot.choose(game.view(game.asked()), game.options(), rng))
        assert game.winners() == [seat]
