"""The greedy bot and building sites: it begins them, chooses a currency it holds, and finishes them."""

from collections import Counter
from random import Random

import sabika
from rules.positions import in_a_row, play
from rules.test_sites import table, with_site
from sabika.bots.registry import bot_named
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.pieces import DENAR, FLORIN


def choice(game: PalaceGame) -> str:
    """What the greedy bot does now."""
    view = game.view(game.asked())
    return game.notation(bot_named("greedy").choose(view, game.options(), Random(0)))


def test_it_keeps_the_token_of_the_currency_it_holds() -> None:
    for held, kept in (("denar-8", "denar"), ("florin-9", "florin")):
        game = table(hands=[f"florin-4 {held}"], tokens=[FLORIN, DENAR])
        play(game, "buy 1 site", "pay florin-4")
        assert choice(game) == f"keep {kept}"


def test_it_finishes_to_the_coin_before_anything_else() -> None:
    """Late in the game, when there is not much else left to buy."""
    game = table(hands=["denar-9 denar-3 florin-9"], palaces=[in_a_row("tower-12")], bag="garden-11 garden-10")
    with_site(game, 0, "tower-12", DENAR)
    assert choice(game) == "finish tower-12"
    play(game, "finish tower-12")
    assert choice(game) == "pay denar-3 denar-9"


def test_it_pays_no_more_than_half_for_a_site() -> None:
    """S2: as exact payment gives nothing, only what is left counts."""
    game = table(hands=["florin-4 florin-9"])
    play(game, "buy 1 site")
    assert choice(game) == "pay florin-4"


def test_sites_are_begun_and_most_of_them_finished() -> None:
    happened: Counter[str] = Counter()
    for seed in range(20):
        game = sabika.new_game(players=2 + seed % 5, seed=f"greedy sites {seed}", modules=("sites",))
        while not game.over:
            happened.update(type(event).__name__ for event in game.apply(game.parse(choice(game))))
    assert happened["SiteBegun"] > 20
    assert happened["SiteFinished"] > 0.6 * happened["SiteBegun"]
