"""Alhambra, taking and spending money: A12-A14, with the rulebook's examples K4, K5 and K6."""

import pytest

from rules.positions import (
    beside,
    cards,
    hand,
    options,
    play,
    position,
    refused,
    tiles,
)
from sabika.rules.core.errors import Refused
from sabika.rules.core.events import TurnBegan
from sabika.rules.palace.events import MoneyTaken, TileBought

# A12: taking money


def test_a12_k4_two_and_three_together_but_not_two_and_six() -> None:
    """K4 (A12): the display 2 3 6 7."""
    game = position(display="denar-2 dirham-3 ducat-6 florin-7")
    assert refused(game, "take denar-2 ducat-6") == ("A12", "too-much-money")
    assert options(game, "take") == {
        "take denar-2",
        "take dirham-3",
        "take ducat-6",
        "take florin-7",
        "take dirham-3 denar-2",
    }
    play(game, "take denar-2 dirham-3")
    assert hand(game, 0) == "dirham-3 denar-2"


def test_a12_one_card_of_any_value() -> None:
    game = position(display="denar-5 dirham-6 ducat-8 florin-9")
    assert options(game, "take") == {"take denar-5", "take dirham-6", "take ducat-8", "take florin-9"}
    assert MoneyTaken(0, (8,)) in play(game, "take florin-9")
    assert hand(game, 0) == "florin-9"
    assert game.active == 1


def test_a12_several_cards_total_at_most_five_whatever_the_currency() -> None:
    game = position(display="florin-1 dirham-1 denar-1 ducat-2")
    assert len(options(game, "take")) == 15
    play(game, "take florin-1 dirham-1 denar-1 ducat-2")
    assert hand(game, 0) == "florin-1 dirham-1 denar-1 ducat-2"


@pytest.mark.parametrize("pair", ["florin-5 dirham-1", "florin-2 dirham-4", "florin-3 florin-3"])
def test_a12_a_total_of_six_is_too_much(pair: str) -> None:
    game = position(display=f"{pair} denar-9 ducat-9")
    assert refused(game, f"take {pair}") == ("A12", "too-much-money")
    with pytest.raises(Refused) as refusal:
        game.apply(game.parse(f"take {pair}"))
    assert refusal.value.refusal.details == (("total", 6), ("limit", 5))


def test_a12_equal_cards_are_two_cards_but_one_choice() -> None:
    game = position(display="denar-2 denar-2 ducat-7 ducat-9")
    takes = [game.notation(action) for action in game.legal_actions if game.notation(action).startswith("take")]
    assert sorted(takes) == ["take denar-2", "take denar-2 denar-2", "take ducat-7", "take ducat-9"]


def test_a12_only_what_lies_in_the_display() -> None:
    game = position(display="denar-2 ducat-1 ducat-7 ducat-9")
    assert refused(game, "take denar-3") == ("A12", "not-in-display")
    assert refused(game, "take denar-2 denar-2") == ("A12", "not-in-display")
    assert refused(game, "take denar-2 florin-1") == ("A12", "not-in-display")


def test_a12_the_display_is_not_refilled_before_the_end_of_the_turn() -> None:
    """A12: an exact purchase, money taken, and the tile still to be placed: three cards lie there."""
    game = position(
        hands=["florin-8"],
        yard="tower-8-NES tower-12 tower-11 garden-11",
        display="denar-2 ducat-1 ducat-7 ducat-9",
        pile="dirham-5 dirham-6",
    )
    play(game, "buy 1", "pay florin-8", "take ducat-9")
    assert cards(game.display) == "denar-2 ducat-1 ducat-7"
    play(game, "reserve tower-8-NES")
    assert cards(game.display) == "denar-2 ducat-1 ducat-7 dirham-5"


# A13: buying


def test_a13_k5_seven_and_four_for_a_garden_of_ten() -> None:
    """K5 (A13, A14): bought, the turn ends, no change is given."""
    game = position(hands=["denar-7 denar-4 ducat-1"], yard="tower-12 tower-11 garden-10-N garden-11")
    (bought,) = play(game, "buy 3", "pay denar-7 denar-4")
    assert bought == TileBought(0, 2, game.pieces.numbers["garden-10-N"], (21, 24), 10, 11)
    assert hand(game, 0) == "ducat-1"
    assert game.step == "place"
    assert TurnBegan(1, 2) in play(game, "build garden-10-N 1,0")


def test_a13_k6_six_and_four_for_a_garden_of_ten() -> None:
    """K6 (A13, A14): bought, and another action."""
    game = position(hands=["denar-6 denar-4 ducat-1"], yard="tower-12 tower-11 garden-10-N garden-11")
    play(game, "buy 3", "pay denar-6 denar-4")
    assert hand(game, 0) == "ducat-1"
    assert (game.active, game.step, beside(game, 0)) == (0, "act", "garden-10-N")


def test_a13_any_cards_of_the_currency_that_cover_the_price() -> None:
    """A13: 9 florins out of 1 2 4 5 8: the ways without a card too many."""
    game = position(
        hands=["florin-1 florin-2 florin-4 florin-5 florin-8 dirham-9"], yard="tower-9-NE tower-12 tower-11 garden-11"
    )
    play(game, "buy 1")
    assert options(game) == {
        "pay florin-4 florin-5",
        "pay florin-1 florin-8",
        "pay florin-2 florin-8",
        "pay florin-4 florin-8",
        "pay florin-5 florin-8",
    }


def test_a13_a_superfluous_card_is_not_accepted() -> None:
    """A13 (ruling): a card that could be left out with the price still covered."""
    game = position(hands=["florin-1 florin-2 florin-9 florin-9"], yard="tower-9-NE tower-12 tower-11 garden-11")
    play(game, "buy 1")
    assert refused(game, "pay florin-1 florin-9") == ("A13", "superfluous-card")
    assert refused(game, "pay florin-9 florin-9") == ("A13", "superfluous-card")
    why = game.why_not(game.parse("pay florin-9 florin-2"))
    assert why is not None
    assert why.details == (("card", "florin-2"),)
    assert options(game) == {"pay florin-9"}


def test_a13_small_cards_are_not_superfluous_where_all_are_needed() -> None:
    game = position(hands=["florin-1 florin-2 florin-4"], yard="tower-7-NEW tower-12 tower-11 garden-11")
    play(game, "buy 1")
    assert options(game) == {"pay florin-1 florin-2 florin-4"}


def test_a13_too_little_money() -> None:
    game = position(hands=["florin-4 florin-5"], yard="tower-9-NE tower-12 tower-11 garden-11")
    play(game, "buy 1")
    assert refused(game, "pay florin-5") == ("A13", "too-little-money")
    why = game.why_not(game.parse("pay florin-4"))
    assert why is not None
    assert why.details == (("total", 4), ("price", 9))


def test_a13_money_that_is_not_in_the_hand() -> None:
    game = position(hands=["florin-9"], yard="tower-9-NE tower-12 tower-11 garden-11")
    play(game, "buy 1")
    assert refused(game, "pay florin-3 florin-6") == ("A13", "not-in-hand")
    assert refused(game, "pay florin-9 florin-9") == ("A13", "not-in-hand")


def test_a13_another_currency_does_not_pay() -> None:
    game = position(hands=["florin-9 ducat-9"], yard="tower-9-NE tower-12 tower-11 garden-11")
    play(game, "buy 1")
    assert refused(game, "pay ducat-9") == ("A13", "wrong-currency")
    assert game.why_not(game.parse("pay ducat-9")) == ("A13", "wrong-currency", (("currency", "florin"),))


def test_a13_a_tile_one_cannot_afford() -> None:
    """A13: money of other currencies does not help."""
    game = position(hands=["florin-3 florin-5 dirham-9 ducat-9"], yard="tower-9-NE tower-12 tower-11 garden-11")
    assert refused(game, "buy 1") == ("A13", "cannot-afford")
    why = game.why_not(game.parse("buy 1"))
    assert why is not None
    assert why.details == (("price", 9), ("held", 8), ("currency", "florin"))
    assert options(game, "buy") == set()


def test_a13_an_empty_space_sells_nothing() -> None:
    game = position(hands=["florin-9"], yard="- tower-12 tower-11 garden-11")
    assert refused(game, "buy 1") == ("A13", "empty-space")


def test_a13_the_cards_go_to_the_discard() -> None:
    game = position(
        hands=["dirham-9 dirham-3 dirham-5"], yard="tower-9-NE tower-12 tower-11 garden-11", discard="ducat-1", pile=""
    )
    play(game, "buy 2", "pay dirham-9 dirham-3")
    assert sorted(cards(game.discard).split()) == ["dirham-3", "dirham-9", "ducat-1"]
    assert hand(game, 0) == "dirham-5"


def test_a13_the_yard_is_not_refilled_before_the_end_of_the_turn() -> None:
    game = position(
        hands=["florin-9 ducat-9 ducat-3"], yard="tower-9-NE tower-12 tower-11 garden-11", bag="pavilion-8 seraglio-9"
    )
    play(game, "buy 1", "pay florin-9")
    assert tiles(game, game.yard) == "- tower-12 tower-11 garden-11"
    assert refused(game, "buy 1") == ("A13", "empty-space")
    play(game, "buy 4", "pay ducat-3 ducat-9", "reserve tower-9-NE")
    assert tiles(game, game.yard) == "- tower-12 tower-11 -"
    play(game, "reserve garden-11")
    assert tiles(game, game.yard) == "pavilion-8 tower-12 tower-11 seraglio-9"


# A14: exact payment

RICH = "florin-9 dirham-8 denar-7 ducat-6"
CHEAP = "tower-9-NE garden-8-NE chambers-7-NE arcades-6-NE"


def test_a14_exact_payment_gives_another_action_any_of_the_three() -> None:
    game = position(hands=[RICH], reserves=["tower-12"], palaces=[{(0, 1): "garden-11"}], yard=CHEAP)
    play(game, "buy 1", "pay florin-9")
    assert (game.active, game.step) == (0, "act")
    assert {text.split()[0] for text in options(game)} == {"take", "buy", "build", "remove", "swap", "stop"}


def test_a14_paying_more_gives_none() -> None:
    game = position(hands=["florin-9 florin-1"], yard="pavilion-8 tower-12 tower-11 garden-11")
    play(game, "buy 1", "pay florin-9")
    assert game.step == "place"
    assert refused(game, "take florin-9") == ("A11", "not-now")


def test_a14_taking_money_and_redesign_give_none() -> None:
    game = position(hands=[RICH], reserves=["tower-12"], yard=CHEAP)
    play(game, "build tower-12 1,0")
    assert game.active == 1
    play(game, "take florin-9")
    assert game.active == 2


def test_a14_at_most_five_actions_in_a_turn() -> None:
    """A14: four exact purchases empty the yard, and then the fifth action is another one."""
    game = position(hands=[RICH], yard=CHEAP)
    for space, payment in enumerate(RICH.split(), 1):
        assert game.step == "act"
        play(game, f"buy {space}", f"pay {payment}")
    assert (game.active, game.step) == (0, "act")
    assert options(game, "buy") == set()
    play(game, "take ducat-9")
    assert game.step == "place"
    assert beside(game, 0) == CHEAP
    play(game, *(f"reserve {tile}" for tile in CHEAP.split()))
    assert (game.active, game.turn) == (1, 2)
