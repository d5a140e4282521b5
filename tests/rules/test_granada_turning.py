"""The table option of G5: turning a tile is paid with money, any number of cards, or with a single card."""

import pytest

import sabika
from rules.positions import beside, hand, options, palace, play, position, refused, tiles
from sabika.library import PalaceName
from sabika.modules.dirk.rules import dirk_of
from sabika.rules.core.events import TurnBegan
from sabika.rules.palace.game import PalaceGame

YARD = "arena-2-NES bath_house-4-ES market-10 school-12"
"""The arena 2 is backed by the park 3."""
BOTH_YARDS = f"pavilion-8 arcades-9 chambers-10 garden-10 {YARD}"
ONES = "florin-1 dirham-1 denar-1 ducat-1"
TWO_FACED = ("granada", "combined")


def bought(money: str, turning: str = "card", *, kind: PalaceName = "granada", players: int = 3) -> PalaceGame:
    """Seat 0 has bought the arena 2 of the florin space with a florin 9, and has this money left."""
    both = kind == "combined"
    yard = BOTH_YARDS if both else YARD
    game = position(players, kind=kind, turning=turning, hands=[f"florin-9 {money}"], yard=yard, display=ONES)
    play(game, "buy g1" if both else "buy 1", "pay florin-9")
    assert (game.step, beside(game, 0)) == ("place", "arena-2-NES")
    return game


@pytest.mark.parametrize("kind", TWO_FACED)
def test_g5_two_and_one_pay_as_money_but_not_as_a_card(kind: PalaceName) -> None:
    assert options(bought("denar-2 denar-1", "money", kind=kind), "turn") == {"turn arena-2-NES denar"}
    game = bought("denar-2 denar-1", kind=kind)
    assert options(game, "turn") == set()
    assert refused(game, "turn arena-2-NES denar") == ("G5", "no-card-to-turn")
    assert refused(game, "turn arena-2-NES ducat") == ("G5", "no-card-to-turn")
    assert refused(game, "build park-3-NES 1,0") == ("G5", "other-face-up-card")


@pytest.mark.parametrize("kind", TWO_FACED)
@pytest.mark.parametrize("value", [3, 4, 9])
def test_g5_a_single_card_of_three_or_more_turns_a_tile(kind: PalaceName, value: int) -> None:
    game = bought(f"ducat-2 ducat-2 denar-2 denar-{value}", kind=kind)
    assert options(game, "turn") == {"turn arena-2-NES denar"}
    play(game, "turn arena-2-NES denar")
    assert options(game) == {f"pay denar-{value}"}
    play(game, f"pay denar-{value}")
    assert (game.step, beside(game, 0), hand(game, 0)) == ("place", "park-3-NES", "denar-2 ducat-2 ducat-2")


def test_g5_the_card_need_not_be_the_smallest() -> None:
    game = bought("denar-1 denar-3 denar-5 denar-5 denar-9")
    play(game, "turn arena-2-NES denar")
    assert options(game) == {"pay denar-3", "pay denar-5", "pay denar-9"}
    play(game, "pay denar-9")
    assert hand(game, 0) == "denar-1 denar-3 denar-5 denar-5"
    assert play(game, "build park-3-NES 1,0")[-1] == TurnBegan(1, 2)
    assert palace(game, 0)[1, 0] == "park-3-NES"


@pytest.mark.parametrize("two", ["denar-1 denar-2", "denar-2 denar-2", "denar-1 denar-3"])
def test_g5_two_cards_are_refused_where_a_single_one_is_asked_for(two: str) -> None:
    game = bought("denar-1 denar-2 denar-2 denar-3")
    play(game, "turn arena-2-NES denar")
    assert refused(game, f"pay {two}") == ("G5", "one-card-to-turn")
    assert refused(game, "pay denar-2") == ("G5", "one-card-to-turn")
    assert refused(game, "pay denar-4") == ("A13", "not-in-hand")
    assert refused(game, "pay ducat-3") == ("A13", "wrong-currency")


def test_g5_several_cards_still_buy_a_tile() -> None:
    """G5: the option is about turning alone."""
    game = position(kind="granada", turning="card", hands=["florin-1 florin-1"], yard=YARD, display=ONES)
    play(game, "buy 1", "pay florin-1 florin-1")
    assert beside(game, 0) == "arena-2-NES"


def test_g14_dirk_is_given_a_turned_tile_after_paying_as_the_table_chose() -> None:
    poor = bought("denar-2 denar-1", players=2)
    assert options(poor, "turn") == set()
    assert refused(poor, "turn arena-2-NES denar") == ("G5", "no-card-to-turn")
    game = bought("denar-4", players=2)
    play(game, "turn arena-2-NES denar", "pay denar-4", "give park-3-NES")
    assert tiles(game, dirk_of(game).tiles) == "park-3-NES"


def test_x5_an_exchange_card_does_not_stand_for_the_single_card() -> None:
    hands = ["florin-9 denar-2 ducat-1 denar-ducat"]
    game = position(kind="granada", turning="card", modules=["exchange"], hands=hands, yard=YARD, display=ONES)
    play(game, "buy 1", "pay florin-9")
    assert options(game, "turn") == set()
    hands = ["florin-9 denar-5 denar-2 ducat-1 denar-ducat"]
    rich = position(kind="granada", turning="card", modules=["exchange"], hands=hands, yard=YARD, display=ONES)
    play(rich, "buy 1", "pay florin-9", "turn arena-2-NES denar")
    assert options(rich) == {"pay denar-5"}
    assert refused(rich, "pay denar-2 ducat-1 denar-ducat") == ("X5", "no-mixing-here")


@pytest.mark.parametrize("kind", TWO_FACED)
def test_g5_a_table_chooses_how_turning_is_paid(kind: PalaceName) -> None:
    usual = sabika.new_game(kind, players=3, seed="x")
    chosen = sabika.new_game(kind, players=3, seed="x", options={"turning": "card"})
    assert (usual.view().options["turning"], chosen.view().options["turning"]) == ("money", "card")
    with pytest.raises(sabika.BadInput, match="The option turning is one of: money, card; not 'gold'"):
        sabika.new_game(kind, players=3, options={"turning": "gold"})
    with pytest.raises(sabika.BadInput, match="no option 'turning' for Alhambra"):
        sabika.new_game(players=3, options={"turning": "card"})


def test_g5_a_game_that_does_not_say_is_paid_with_money() -> None:
    """G5: as in records from before there was a choice."""
    game = bought("denar-2 denar-1", turning="")
    assert "turning" not in dict(game.setup.options)
    play(game, "turn arena-2-NES denar", "pay denar-1 denar-2")
    assert beside(game, 0) == "park-3-NES"
