"""Currency exchange cards: X1-X5, K7."""

import pytest

import sabika
from property.random_games import decisions, moments, random_games
from property.state import state
from property.test_conservation import money
from property.test_log_and_copies import replayed
from rules.positions import beside, cards, names_of, options, play, position, refused
from sabika.modules.exchange.rules import EXCHANGE_CARDS
from sabika.rules.palace.buying import buy
from sabika.rules.palace.events import PileReshuffled, TileBought
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import CARDS, SCORING_2, card_name, card_named
from sabika.rules.palace.turn import reshuffle

MODULE = ("exchange",)
PAIRS = ["florin-dirham", "florin-denar", "florin-ducat", "dirham-denar", "dirham-ducat", "denar-ducat"]
GARDEN_IN_DENARS = "- - garden-11 -"
GARDEN_IN_FLORINS = "garden-11 - - -"


def new_game(players: int, seed: str, modules: tuple[str, ...] = MODULE) -> PalaceGame:
    return sabika.new_game(players=players, seed=seed, modules=modules)


def held(game: PalaceGame, seat: int) -> str:
    """All cards of a hand."""
    return cards(game.seats[seat].hand.all_cards())


def exchange_cards(game: PalaceGame) -> list[int]:
    """Every exchange card, wherever it lies."""
    lying = [*game.pile, *game.display, *game.discard]
    lying += [card for seat in game.seats for card in seat.hand.all_cards()]
    return sorted(card for card in lying if card > SCORING_2)


# X1


def test_x1_six_cards_one_for_each_pair_of_currencies() -> None:
    assert [card_name(card) for card in EXCHANGE_CARDS] == PAIRS
    assert exchange_cards(new_game(3, "six")) == EXCHANGE_CARDS
    assert exchange_cards(new_game(3, "six", ())) == []


@pytest.mark.parametrize("players", range(2, 7))
def test_x1_two_cards_in_each_of_the_piles_2_3_and_4(players: int) -> None:
    places: set[tuple[int, int]] = set()
    for number in range(20):
        game = new_game(players, str(number))
        # The last part of the list is the first pile.
        parts = [game.pile[low:high] for low, high in game.parts][::-1]
        assert sum(map(len, parts)) == len(game.pile)
        found = [[card for card in part if card > SCORING_2] for part in parts]
        assert [len(part) for part in found] == [0, 2, 2, 2, 0]
        places |= {(index, parts[index].index(card)) for index in (1, 2, 3) for card in found[index]}
    # Anywhere in their piles.
    assert len(places) > 40
    for index in (1, 2, 3):
        spots = [place for pile, place in places if pile == index]
        assert min(spots) <= 2
        assert max(spots) >= min(10, len(game.pile) // 5 - 3)


def test_x1_any_card_can_be_in_any_of_these_piles() -> None:
    found: dict[int, set[int]] = {card: set() for card in EXCHANGE_CARDS}
    for number in range(60):
        game = new_game(4, str(number))
        for index, (low, high) in enumerate(game.parts):
            for card in game.pile[low:high]:
                if card > SCORING_2:
                    found[card].add(index)
    assert all(len(piles) == 3 for piles in found.values())


@pytest.mark.parametrize("edition", ["2003", "2020"])
def test_x1_the_rest_of_the_deal_stays_the_same(edition: str) -> None:
    for number in range(10):
        seed = f"deal {number}"
        without = sabika.new_game(players=3, seed=seed, edition=edition)
        with_them = sabika.new_game(players=3, seed=seed, edition=edition, modules=MODULE)
        assert [card for card in with_them.pile if card <= SCORING_2] == without.pile
        assert with_them.opening == without.opening
        for scoring, (low, high) in with_them.scoring_windows.items():
            assert low <= with_them.pile.index(CARDS + scoring - 1) < high


# X2, X3


def test_x2_a_turned_up_card_takes_one_place_of_the_display() -> None:
    game = position(modules=MODULE, pile="dirham-ducat florin-1")
    play(game, "take florin-9")
    assert cards(game.display) == "dirham-9 denar-9 ducat-9 dirham-ducat"
    assert cards(game.pile) == "florin-1"


def test_x3_it_is_taken_as_a_single_card() -> None:
    game = position(modules=MODULE, display="florin-1 dirham-1 denar-ducat florin-denar")
    assert options(game, "take") == {
        *("take florin-1", "take dirham-1", "take denar-ducat", "take florin-denar"),
        "take florin-1 dirham-1",
    }
    assert refused(game, "take florin-1 florin-denar") == ("X3", "single-card")
    assert refused(game, "take denar-ducat florin-denar") == ("X3", "single-card")
    events = play(game, "take florin-denar")
    assert names_of(events)[0] == "MoneyTaken"
    assert held(game, 0) == "florin-denar"


def test_x3_any_number_may_be_held() -> None:
    game = position(2, modules=MODULE, display=" ".join(PAIRS[:4]), pile="florin-1 " + " ".join(PAIRS[4:]))
    for number in range(3):
        play(game, f"take {PAIRS[2 * number]}", f"take {PAIRS[2 * number + 1]}")
    assert held(game, 0) == " ".join(PAIRS[::2])
    assert held(game, 1) == " ".join(PAIRS[1::2])
    assert [player.cards for player in game.view().players] == [3, 3]


# X4


@pytest.mark.parametrize(("yard", "space"), [(GARDEN_IN_DENARS, 3), (GARDEN_IN_FLORINS, 1)])
def test_k7_nine_and_two_of_two_currencies_pay_exactly(yard: str, space: int) -> None:
    """K7, X4, A3."""
    game = position(modules=MODULE, hands=["denar-7 denar-2 florin-9 florin-denar"], yard=yard)
    play(game, f"buy {space}")
    events = play(game, "pay denar-2 florin-9 florin-denar")
    bought = next(event for event in events if isinstance(event, TileBought))
    assert (bought.price, bought.paid, bought.exact) == (11, 11, True)
    assert cards(bought.cards) == "florin-9 denar-2 florin-denar"
    assert (game.step, game.asked(), beside(game, 0)) == ("act", 0, "garden-11")
    assert held(game, 0) == "denar-7"


@pytest.mark.parametrize(
    ("first", "then"),
    [
        (("buy 3", "pay denar-2 florin-9 florin-denar"), "buy 1"),
        (("buy 1", "pay denar-7 florin-denar"), "buy 3"),
    ],
)
def test_k7_the_card_serves_for_one_of_the_two_tiles(first: tuple[str, str], then: str) -> None:
    """K7, X4: the garden for 9 + 2 or the pavilion of the florin space for 7 denars; the money for the other is left,
    but the card is gone."""
    game = position(modules=MODULE, hands=["denar-7 denar-2 florin-9 florin-denar"], yard="pavilion-7-E - garden-11 -")
    assert options(game, "buy") == {"buy 1", "buy 3"}
    events = play(game, *first)
    assert [event.exact for event in events if isinstance(event, TileBought)] == [True]
    assert (game.step, game.asked()) == ("act", 0)
    assert card_named("florin-denar") in game.discard
    assert options(game, "buy") == set()
    assert refused(game, then) == ("A13", "cannot-afford")


def test_x4_any_mixture_without_a_superfluous_card() -> None:
    game = position(modules=MODULE, hands=["denar-7 denar-2 florin-9 florin-3 florin-denar"], yard=GARDEN_IN_DENARS)
    play(game, "buy 3")
    assert options(game) == {
        "pay florin-9 denar-2 florin-denar",
        "pay florin-9 denar-7 florin-denar",
        "pay florin-3 denar-2 denar-7 florin-denar",
        "pay florin-3 florin-9 florin-denar",
    }
    assert refused(game, "pay florin-9 denar-2 denar-7 florin-denar") == ("A13", "superfluous-card")
    assert refused(game, "pay florin-3 denar-7 florin-denar") == ("A13", "too-little-money")
    assert refused(game, "pay florin-denar") == ("A13", "superfluous-card")


def test_x4_the_other_currency_alone_is_a_mixture() -> None:
    """The rulebook's example: a pavilion of the florin space for 7 denars."""
    game = position(modules=MODULE, hands=["denar-7 florin-denar"], yard="pavilion-7-E - - -")
    play(game, "buy 1", "pay denar-7 florin-denar")
    assert (game.step, held(game, 0)) == ("act", "")


def test_x4_without_the_card_there_is_no_mixing() -> None:
    game = position(modules=MODULE, hands=["denar-7 denar-2 florin-9"], yard=GARDEN_IN_DENARS)
    assert refused(game, "buy 3") == ("A13", "cannot-afford")


def test_x4_only_for_a_space_of_one_of_its_two_currencies() -> None:
    game = position(
        modules=MODULE, hands=["denar-9 florin-9 dirham-2 dirham-8 florin-denar"], yard="- seraglio-9 - tower-11"
    )
    assert refused(game, "buy 4") == ("A13", "cannot-afford")
    play(game, "buy 2")
    assert options(game) == {"pay dirham-2 dirham-8"}
    assert refused(game, "pay florin-9 denar-9 florin-denar") == ("X4", "wrong-mixing-card")


def test_x4_only_its_own_two_currencies() -> None:
    game = position(modules=MODULE, hands=["denar-9 florin-9 ducat-2 florin-denar"], yard=GARDEN_IN_DENARS)
    play(game, "buy 3")
    assert options(game) == {"pay florin-9 denar-9 florin-denar"}
    assert refused(game, "pay denar-9 ducat-2 florin-denar") == ("A13", "wrong-currency")


def test_x4_one_purchase_uses_at_most_one_card() -> None:
    game = position(modules=MODULE, hands=["denar-2 florin-4 ducat-5 florin-denar denar-ducat"], yard=GARDEN_IN_DENARS)
    assert refused(game, "buy 3") == ("A13", "cannot-afford")
    game = position(modules=MODULE, hands=["denar-9 florin-4 ducat-5 florin-denar denar-ducat"], yard=GARDEN_IN_DENARS)
    play(game, "buy 3")
    assert options(game) == {"pay florin-4 denar-9 florin-denar", "pay denar-9 ducat-5 denar-ducat"}
    assert refused(game, "pay florin-4 denar-9 florin-denar denar-ducat") == ("X4", "one-mixing-card")


def test_x4_one_card_serves_one_purchase() -> None:
    game = position(
        modules=MODULE,
        hands=["denar-2 florin-9 denar-4 florin-4 florin-denar"],
        yard="pavilion-8 - garden-11 -",
    )
    play(game, "buy 3", "pay denar-2 florin-9 florin-denar")
    assert game.step == "act"
    assert refused(game, "buy 1") == ("A13", "cannot-afford")


def test_x4_a_card_that_is_not_held_cannot_be_played() -> None:
    game = position(modules=MODULE, hands=["denar-9 denar-2 florin-9", "florin-denar"], yard=GARDEN_IN_DENARS)
    play(game, "buy 3")
    assert refused(game, "pay florin-9 denar-2 florin-denar") == ("A13", "not-in-hand")


def test_x4_it_is_not_played_in_vain() -> None:
    game = position(modules=MODULE, hands=["denar-9 denar-2 florin-denar"], yard=GARDEN_IN_DENARS)
    play(game, "buy 3")
    assert refused(game, "pay denar-9 denar-2 florin-denar") == ("A13", "superfluous-card")
    assert options(game) == {"pay denar-2 denar-9"}


def test_x4_overpaying_is_allowed_and_ends_the_turn() -> None:
    """X4, A13: no change is given."""
    game = position(modules=MODULE, hands=["denar-7 florin-9 florin-denar"], yard=GARDEN_IN_DENARS)
    play(game, "buy 3", "pay denar-7 florin-9 florin-denar")
    assert game.step == "place"
    assert held(game, 0) == ""


def test_x4_and_e3_stored_money_of_the_second_currency_counts() -> None:
    """X4 with E3: the stored florins pay a tile of the denar space along with denars."""
    game = position(
        modules=["exchange", "certificates"],
        hands=["denar-7 florin-denar"],
        stored=["florin-4"],
        yard=GARDEN_IN_DENARS,
    )
    play(game, "buy 3")
    assert options(game) == {"pay denar-7 florin-denar stored-florin-4"}
    play(game, "pay denar-7 florin-denar stored-florin-4")
    assert (game.step, held(game, 0), game.seats[0].hand.stored) == ("act", "", -1)


def test_x4_and_e3_stored_money_alone_can_be_the_second_currency_but_not_without_the_card() -> None:
    """X4 with E3."""
    modules = ["exchange", "certificates"]
    game = position(modules=modules, hands=["denar-7"], stored=["florin-4"], yard=GARDEN_IN_DENARS)
    assert refused(game, "buy 3") == ("A13", "cannot-afford")
    game = position(modules=modules, hands=["florin-denar"], stored=["florin-4"], yard="- - pavilion-4-ES -")
    play(game, "buy 3", "pay stored-florin-4 florin-denar")
    assert (game.step, beside(game, 0)) == ("act", "pavilion-4-ES")


# X5


def test_x5_a_played_card_goes_to_the_discard_and_returns_with_a_reshuffle() -> None:
    game = position(
        modules=MODULE, hands=["denar-2 florin-9 florin-denar"], yard=GARDEN_IN_DENARS, pile="", discard="ducat-1"
    )
    play(game, "buy 3", "pay denar-2 florin-9 florin-denar")
    assert sorted(game.discard) == sorted(map(card_named, ["ducat-1", "denar-2", "florin-9", "florin-denar"]))
    events = play(game, "take florin-9")
    events += play(game, next(iter(options(game, "reserve"))))
    assert PileReshuffled(4) in events
    lying = [*game.pile, *game.display]
    assert card_named("florin-denar") in lying
    assert game.discard == []


def test_x5_it_has_no_value_when_leftovers_are_handed_out() -> None:
    """X5, A36: the one florin beats any number of exchange cards."""
    game = position(
        modules=MODULE,
        hands=["florin-1", "florin-dirham florin-denar florin-ducat"],
        yard="- seraglio-9 - -",
        bag="pavilion-8",
        display="dirham-9 denar-9 ducat-9 florin-9",
        active=1,
    )
    game.seats[1].hand.add(card_named("dirham-9"))
    game._options = None
    play(game, "buy 2", "pay dirham-9")
    play(game, "take denar-9")
    events = play(game, next(iter(options(game, "reserve"))))
    awarded = [(event.facts()[0], event.facts()[1]) for event in events if type(event).__name__ == "TileAwarded"]
    assert awarded == [(0, 0)]


def test_x5_it_is_no_money_for_a_price() -> None:
    game = position(modules=MODULE, hands=["florin-9 florin-denar"], yard="garden-10 - - -")
    assert game.seats[0].hand.size == 1
    assert refused(game, "buy 1") == ("A13", "cannot-afford")


def test_x5_it_finishes_no_site_but_helps_to_begin_one() -> None:
    """X5, S7: the half price is paid for a tile of the yard, finishing is not."""
    game = position(modules=["exchange", "sites"], hands=["florin-5 florin-denar"], yard=GARDEN_IN_DENARS)
    play(game, "buy 3 site", "pay florin-5 florin-denar")
    play(game, next(text for text in options(game, "keep")))
    assert beside(game, 0) == "garden-11"
    play(game, "reserve garden-11")
    game.active = 0
    for name in ("denar-9", "florin-9", "dirham-9", "ducat-9", *PAIRS):
        game.seats[0].hand.add(card_named(name))
    game._options = None
    assert refused(game, "finish garden-11") == ("S4", "cannot-afford")
    for name in ("denar-2", "florin-2", "dirham-2", "ducat-2"):
        game.seats[0].hand.add(card_named(name))
    game._options = None
    play(game, "finish garden-11")
    assert [len(payment.split()) for payment in options(game)] == [3]


# Whole games


def test_conservation_of_all_cards_in_random_games() -> None:
    """X2, X5: every exchange card lies in pile, display, discard or a hand, and is there once."""
    played = 0
    for game, picks, style in random_games(20, "exchange", MODULE):
        copies = 2 if game.setup.players == 2 else 3
        for now in decisions(game, picks, style):
            assert exchange_cards(now) == EXCHANGE_CARDS
            assert money(now) == [card for card in range(CARDS) for _ in range(copies)]
        played += sum(any(card in EXCHANGE_CARDS for card in getattr(action, "things", ())) for action in game.log)
    assert played > 20


def test_replayed_games_are_the_same() -> None:
    for game, picks, style in random_games(10, "exchange replay", MODULE):
        for _ in decisions(game, picks, style):
            pass
        assert state(replayed(game)) == state(game)


def test_views_do_not_tell_where_hidden_cards_are() -> None:
    moved = 0
    for now in moments(20, "exchange views", 25, MODULE):
        for viewer in range(-1, len(now.seats)):
            twin = now.resampled(viewer, "other")
            seat = None if viewer < 0 else viewer
            assert twin.view(seat) == now.view(seat)
            assert exchange_cards(twin) == EXCHANGE_CARDS
            assert [len(other.hand.others) for other in twin.seats] == [len(other.hand.others) for other in now.seats]
            moved += [card for card in twin.pile if card > SCORING_2] != [card for card in now.pile if card > SCORING_2]
        if not now.over:
            assert now.resampled(now.asked(), "other").options() == now.options()
    assert moved > 50


def test_x1_what_is_imagined_keeps_to_the_piles() -> None:
    """Everybody knows that two cards were put into each of three piles, and which have turned up since."""
    checked = 0
    for now in moments(20, "exchange piles", 25, MODULE):
        twin = now.resampled(0, "other")
        for low, high in now.parts:
            count = sum(card > SCORING_2 for card in now.pile[low:high])
            assert sum(card > SCORING_2 for card in twin.pile[low:high]) == count
            checked += count
    assert checked > 50
    game = new_game(3, "anywhere")
    places = [[twin.index(card) for card in EXCHANGE_CARDS] for twin in imagined(game, 400)]
    for low, high in game.parts[1:4]:
        assert {place for found in places for place in found if low <= place < high} == set(range(low, high))


def imagined(game: PalaceGame, number: int) -> list[list[int]]:
    return [game.resampled(0, str(index)).pile for index in range(number)]


def test_x5_after_a_reshuffle_a_card_can_be_anywhere() -> None:
    game = new_game(3, "reshuffled")
    game.discard = [card for card in game.pile if card not in (CARDS, SCORING_2)]
    game.pile = []
    game.scoring_windows = {}
    reshuffle(game)
    assert game.parts == ()
    places = {pile.index(EXCHANGE_CARDS[0]) for pile in imagined(game, 1500)}
    assert places == set(range(len(game.pile)))


def test_the_action_of_buying_is_offered_when_only_mixing_pays() -> None:
    game = position(modules=MODULE, hands=["denar-2 florin-9 florin-denar"], yard=GARDEN_IN_DENARS)
    assert game.is_legal(buy(2))
