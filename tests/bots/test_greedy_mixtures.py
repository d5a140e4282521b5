"""How the greedy bot uses exchange cards and certificates (X3, X4, E2, E3)."""

from collections import Counter
from random import Random

import sabika
from rules.positions import play, position
from sabika.bots.registry import bot_named
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import SCORING_2

GREEDY = bot_named("greedy")
BOTH = ("exchange", "certificates")
LATE = "garden-10 garden-12-S tower-11 tower-13-E"
"""A bag with little else to come."""


def choice(game: PalaceGame) -> str:
    """What the bot does for the seat that is asked."""
    return game.notation(GREEDY.choose(game.view(game.asked()), game.options(), Random(0)))


def test_it_mixes_currencies_to_pay_exactly() -> None:
    game = position(modules=BOTH, hands=["denar-2 denar-7 denar-6 florin-9 florin-denar"], yard="- - garden-11 -")
    play(game, "buy 3")
    assert choice(game) == "pay florin-9 denar-2 florin-denar"


def test_it_buys_what_it_can_pay_in_two_currencies_only() -> None:
    game = position(modules=BOTH, hands=["denar-2 florin-9 florin-denar"], yard="- - garden-11 -", bag=LATE)
    assert choice(game) == "buy 3"


def test_it_spends_stored_money_to_pay_exactly() -> None:
    game = position(modules=BOTH, hands=["denar-7 denar-8"], stored=["denar-5"], yard="- - tower-12 -")
    play(game, "buy 3")
    assert choice(game) == "pay denar-7 stored-denar-5"


def test_it_stores_an_overpayment_where_it_has_least() -> None:
    hand = "florin-9 dirham-9 dirham-8 dirham-7 ducat-9 ducat-8 denar-9 denar-8 denar-7"
    game = position(modules=BOTH, hands=[hand], yard="arcades-4-NES - - -")
    play(game, "buy 1", "pay florin-9")
    assert choice(game) == "store florin"


def test_e2_it_begins_a_site_with_the_least_as_nothing_is_stored() -> None:
    game = position(modules=("certificates", "sites"), hands=["denar-6 denar-9"], yard="- - tower-12 -")
    play(game, "buy 3 site")
    assert choice(game) == "pay denar-6"


def test_it_takes_an_exchange_card_that_pays_a_tile_to_the_coin() -> None:
    game = position(
        modules=BOTH, hands=["denar-3 florin-4"], yard="- - tower-7-NEW -", display="florin-denar dirham-1", bag=LATE
    )
    assert choice(game) == "take florin-denar"


def test_in_whole_games_it_does_all_of_it() -> None:
    done: Counter[str] = Counter()
    for number in range(10):
        game = sabika.new_game(players=2 + number % 5, seed=f"mixtures {number}", modules=BOTH)
        while not game.over:
            action = GREEDY.choose(game.view(game.asked()), game.options(), Random(0))
            done[type(action).__name__] += 1
            done["exchange cards taken"] += action.verb == "take" and max(getattr(action, "cards", ())) > SCORING_2
            game.play(action)
    assert min(done[name] for name in ("PayMixed", "Store", "Lay", "exchange cards taken")) > 0
