"""The greedy bot and portals: it buys them, puts them into its wall, and gains by them."""

from collections import Counter
from random import Random

import sabika
from rules.positions import play
from rules.test_portals import bought, table
from sabika.bots.registry import bot_named
from sabika.rules.core.action import Action
from sabika.rules.palace.buying import Buy
from sabika.rules.palace.game import PalaceGame


def choice(game: PalaceGame, without_portals: bool = False) -> Action:
    """What the greedy bot does now, if need be without ever buying a portal."""
    view = game.view(game.asked())
    allowed = game.options()
    if without_portals:
        allowed = [action for action in allowed if not (isinstance(action, Buy) and action.way == "portal")]
    return bot_named("greedy").choose(view, allowed, Random(0))


def chosen(game: PalaceGame) -> str:
    return game.notation(choice(game))


def test_it_pays_a_portal_to_the_coin() -> None:
    """Late in the game, when money is worth less."""
    game = table(hands=["ducat-9 ducat-9 ducat-8"], built={(1, 0): "tower-11"})
    del game.bag[6:]
    assert chosen(game) == "buy 4 portal"
    play(game, "buy 4 portal")
    assert chosen(game) == "pay ducat-9 ducat-9"


def test_it_goes_on_with_its_wall() -> None:
    """The portal that joins the wall is worth three points in each scoring."""
    game = bought(built={(1, 0): "tower-11-S", (0, 1): "garden-10"})
    play(game, "reserve tower-12")
    text = chosen(game)
    assert text.startswith("portal tower")
    play(game, text)
    assert game.seats[0].palace.longest_wall() == 2
    assert game.seats[0].palace.halves_in_wall() == 1


def test_it_returns_a_portal_only_when_all_else_is_placed() -> None:
    game = bought()
    assert chosen(game).startswith("build tower-12")
    play(game, "reserve tower-12")
    assert chosen(game) == "return tower"


def test_portals_are_bought_and_most_of_them_stand_in_the_wall() -> None:
    happened: Counter[str] = Counter()
    scored = standing = 0
    for seed in range(20):
        game = sabika.new_game(players=2 + seed % 5, seed=f"greedy portals {seed}", modules=("portals",))
        while not game.over:
            happened.update(type(event).__name__ for event in game.apply(choice(game)))
        scored += sum(term.amount for term in game.scorings[-1].terms if term.what == "portals")
        standing += sum(len(seat.palace.halves) for seat in game.seats)
    assert happened["PortalBought"] > 100
    assert happened["PortalReturned"] < 0.1 * happened["PortalBought"]
    assert scored > 0.3 * standing


def test_who_buys_portals_gains_by_it() -> None:
    """One of three players never buys any."""
    gained = 0
    for seed in range(24):
        game = sabika.new_game(players=3, seed=f"with or without {seed}", modules=("portals",))
        while not game.over:
            game.apply(choice(game, without_portals=game.asked() == seed % 3))
        others = sum(game.points) - game.points[seed % 3]
        gained += others // 2 - game.points[seed % 3]
    assert gained / 24 > 3
