"""What the greedy bot knows of the game."""

from random import Random

import pytest

import sabika
from rules.positions import play, position
from sabika.arena import play_match
from sabika.bots import bot_named
from sabika.bots.palace.greedy import GreedyBot, Weighing
from sabika.bots.palace.kinds import chance_ahead, expected_points
from sabika.bots.palace.money import exact_share, purse_worth
from sabika.bots.palace.sites import room_in, sites
from sabika.components import alhambra_pieces
from sabika.rules.core.action import Action
from sabika.rules.core.game import Setup
from sabika.rules.core.majority import shares
from sabika.rules.palace.building import Build, Reserve
from sabika.rules.palace.buying import buy
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import Hand, card_named
from sabika.rules.palace.palace import new_palace
from sabika.rules.palace.paying import Pay, pay
from sabika.rules.palace.pieces import DENAR, NOTHING
from sabika.rules.palace.taking import take_money
from sabika.rules.palace.turn import STOP

PIECES = alhambra_pieces()


def cards(words: str) -> tuple[int, ...]:
    return tuple(card_named(word) for word in words.split())


def purse(*values: int) -> int:
    return sum(1 << 2 * (value - 1) for value in values)


def table(yard: list[str | None], display: str, hand: str, players: int = 3) -> PalaceGame:
    """A game at its first decision, with yard, display and the asked seat's hand laid out by hand."""
    game = sabika.new_game(players=players, seed="table")
    game.yard = [PIECES.numbers[name] if name else NOTHING for name in yard]
    game.bag = [tile for tile in PIECES.all_tiles() if tile not in game.yard]
    game.display = list(cards(display))
    own = Hand()
    for money in cards(hand):
        own.add(money)
    game.seats[game.asked()].hand = own
    game._options = None
    return game


def choice(game: PalaceGame) -> Action:
    return GreedyBot().choose(game.view(game.asked()), game.options(), Random(0))


def test_greedy_beats_random_nearly_always() -> None:
    greedy, chance = bot_named("greedy"), bot_named("random")
    wins = 0
    for number in range(40):
        players = 2 + number % 5
        seat = number % players
        bots = [greedy if side == seat else chance for side in range(players)]
        result = play_match(Setup("alhambra", players, f"beats {number}", "2003"), bots).result
        wins += result.winners == (seat,)
    assert wins >= 38


@pytest.mark.parametrize(("players", "points"), [(3, 124), (4, 94), (5, 75), (6, 63)])
def test_games_of_greedy_bots_are_like_those_of_good_players(players: int, points: int) -> None:
    """About 84 turns, most purchases exact, and these mean points."""
    results = [
        play_match(Setup("alhambra", players, f"figures {number}", "2003"), [GreedyBot()] * players).result
        for number in range(12)
    ]
    purchases = sum(sum(result.purchases) for result in results)
    assert sum(sum(result.points) for result in results) / 12 / players == pytest.approx(points, rel=0.1)
    assert sum(result.turns for result in results) / 12 == pytest.approx(84, rel=0.15)
    assert 0.6 < sum(sum(result.exact) for result in results) / purchases < 0.95


def test_an_exact_purchase_comes_before_taking_money() -> None:
    game = table(["tower-9-ES", None, None, None], "denar-9 ducat-9 dirham-9 florin-9", "florin-5 florin-4 ducat-3")
    assert choice(game) is buy(0)


def test_an_exact_payment_is_preferred() -> None:
    game = table([None, None, "garden-10", None], "ducat-1 ducat-2 dirham-1 florin-1", "denar-6 denar-4 denar-7")
    game.apply(buy(DENAR))
    assert choice(game) is pay(cards("denar-6 denar-4"))


def test_of_two_exact_payments_the_one_that_keeps_small_cards_is_preferred() -> None:
    game = table(
        [None, None, "garden-10", None], "ducat-1 ducat-2 dirham-1 florin-1", "denar-8 denar-2 denar-9 denar-1"
    )
    game.apply(buy(DENAR))
    kept = {}
    for option in game.options():
        assert isinstance(option, Pay)
        if option.total == 10:
            kept[option] = purse_worth(purse(1, 2, 8, 9) - option.part, PIECES)
    assert len(kept) == 2
    assert choice(game) is max(kept, key=lambda option: kept[option])


def test_the_card_that_makes_a_payment_exact_is_taken() -> None:
    game = table(["tower-9-ES", None, None, None], "florin-4 florin-3 denar-6 ducat-6", "florin-5 dirham-2")
    assert choice(game) is take_money(cards("florin-4"))


def test_a_tile_is_built_rather_than_reserved() -> None:
    game = table(["tower-9-ES", None, None, None], "florin-1 denar-1 ducat-1 dirham-1", "florin-9 dirham-2")
    game.apply(buy(0))
    game.apply(pay(cards("florin-9")))
    game.apply(take_money(cards("florin-1")))
    assert any(isinstance(option, Reserve) for option in game.options())
    assert isinstance(choice(game), Build)


def test_a_reserve_tile_is_built_when_that_gains_more_than_money() -> None:
    game = table([None, None, None, None], "florin-1", "florin-9 denar-9 dirham-9 ducat-9")
    game.seats[game.asked()].reserve.append(PIECES.numbers["tower-9-ES"])
    assert isinstance(choice(game), Build)


def test_the_palace_is_not_taken_apart() -> None:
    greedy = bot_named("greedy")
    for players in (2, 3, 6):
        game = play_match(Setup("alhambra", players, "taken apart", "2003"), [greedy] * players).game
        assert not {"remove", "swap"} & {action.verb for action in game.log}


@pytest.mark.parametrize("counts", [[2, 1, 0], [2, 2, 1], [1, 1, 1], [0, 3, 3], [3, 0, 0, 3, 3, 3]])
@pytest.mark.parametrize("places", [(5,), (12, 5), (20, 12, 5)])
def test_with_no_tile_to_come_the_expected_points_are_those_of_the_scoring(
    counts: list[int], places: tuple[int, ...]
) -> None:
    """A32-A34, but for rounding down."""
    paid = {share.side: share.points for share in shares(counts, places)}
    for side, own in enumerate(counts):
        ahead = tuple(sorted(other - own for index, other in enumerate(counts) if index != side))
        expected = expected_points(places, own, ahead, 0.0)
        tied = sum(lead == 0 for lead in ahead)
        if tied <= 1 or own == 0:
            assert int(expected) == paid.get(side, 0)


def test_more_tiles_never_promise_fewer_points() -> None:
    for each in (0.0, 0.5, 2.0):
        worth = [expected_points((20, 12, 5), own, (2 - own, 3 - own), each) for own in range(7)]
        assert worth == sorted(worth)


def test_a_lead_is_safer_the_fewer_tiles_are_to_come() -> None:
    assert chance_ahead(0, 0.0) == chance_ahead(0, 3.0) == 0.5
    assert 0.5 < chance_ahead(1, 3.0) < chance_ahead(1, 1.0) < chance_ahead(1, 0.0) == 1.0
    assert chance_ahead(-1, 1.0) == pytest.approx(1 - chance_ahead(1, 1.0))


def test_a_purse_pays_exactly_what_its_cards_add_up_to() -> None:
    sums = {2, 3, 5}
    prices = [tile.price for tile in PIECES.tiles]
    assert exact_share(purse(2, 3), PIECES) == sum(price in sums for price in prices) / len(prices)
    assert exact_share(0, PIECES) == 0


def test_every_card_more_is_worth_something() -> None:
    hand = 0
    for value in (3, 9, 1, 9, 5):
        more = hand + purse(value)
        assert purse_worth(more, PIECES) > purse_worth(hand, PIECES)
        hand = more


def test_sites_tell_how_wall_and_room_change() -> None:
    palace = new_palace(PIECES)
    tile = PIECES.numbers["tower-8-NES"]
    assert room_in(palace) == 1
    west = [site for site in sites(palace, tile) if palace.with_tile(tile, site.cell).longest_wall() == 3]
    assert [site.wall for site in west] == [3]
    assert all(site.room <= 0 for site in west)


# Giving up the right to another action (A14)


LATE = "garden-10 tower-11 chambers-11 arcades-10 arcades-9 seraglio-8-S"
"""The bag late in a game."""


def after_an_exact_payment(
    hand: str = "", display: str = "", yard: str = "- - -", reserve: str = "", bag: str | None = LATE
) -> PalaceGame:
    """Seat 0, with a tower and a garden, has bought a pavilion to the coin and has another action."""
    game = position(
        hands=[f"florin-8 {hand}"],
        palaces=[{(1, 0): "tower-12", (0, 1): "garden-11"}],
        reserves=[reserve],
        yard=f"pavilion-8 {yard}",
        display=display,
        pile="",
        bag=bag,
    )
    play(game, "buy 1", "pay florin-8")
    return game


def chosen(game: PalaceGame) -> str:
    return game.notation(choice(game))


def test_a14_greedy_stops_rather_than_take_its_palace_apart() -> None:
    game = after_an_exact_payment()
    assert {option.verb for option in game.options()} == {"remove", "stop"}
    assert chosen(game) == "stop"


def test_a14_greedy_stops_rather_than_pay_more_than_a_tile_is_worth() -> None:
    """Early in the game, when there is much to come for which the money will do."""
    game = after_an_exact_payment("dirham-9 dirham-9", yard="chambers-10 - -", bag=None)
    own = Weighing(game.view(0))
    assert own.worth(buy(1)) < own.worth(STOP) == 0
    assert chosen(game) == "stop"


@pytest.mark.parametrize("display", ["denar-1", "florin-1 denar-9", "ducat-5 ducat-6 dirham-2 dirham-3"])
def test_a14_greedy_does_not_stop_where_it_can_take_money(display: str) -> None:
    assert chosen(after_an_exact_payment(display=display)).startswith("take")


def test_a14_greedy_does_not_stop_where_it_can_buy_to_the_coin() -> None:
    assert chosen(after_an_exact_payment("dirham-9", yard="seraglio-9 - -")) == "buy 2"


def test_a14_greedy_does_not_stop_where_a_tile_of_its_reserve_can_be_built() -> None:
    assert chosen(after_an_exact_payment(reserve="chambers-10")).startswith("build chambers-10")
