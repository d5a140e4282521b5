"""Exchange certificates: E1-E5, K16-K18."""

from collections import Counter

import pytest

import sabika
from property.random_games import decisions, moments, random_games
from property.state import state
from property.test_conservation import TILES, money
from property.test_log_and_copies import replayed
from rules.positions import beside, cards, hand, names_of, options, play, position, refused
from sabika.library import game_from
from sabika.modules.certificates.rules import CertificatesView, MoneyStored, Store, lay, tokens_left
from sabika.rules.core.action import Action
from sabika.rules.palace.events import TileBought
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import CARDS, NOTHING_STORED, card_name, card_named
from sabika.rules.palace.pieces import CURRENCIES

MODULE = ("certificates",)
ARCADES_IN_FLORINS = "arcades-4-NES - - -"
TOWER_IN_DENARS = "- - tower-12 -"
ALL_CURRENCIES = {"store florin", "store dirham", "store denar", "store ducat"}


def stored(game: PalaceGame, seat: int = 0) -> str:
    """What is stored; `-` for nothing."""
    number = game.seats[seat].hand.stored
    return "-" if number == NOTHING_STORED else card_name(number)


def seen(game: PalaceGame, seat: int | None = None) -> CertificatesView:
    found = game.view(seat).extras["certificates"]
    assert isinstance(found, CertificatesView)
    return found


# E1


@pytest.mark.parametrize(("players", "each"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_e1_tokens_of_each_currency_by_number_of_players(players: int, each: int) -> None:
    game = sabika.new_game(players=players, seed="tokens", modules=MODULE)
    assert tokens_left(game) == [each] * 4
    assert game.whereabouts()["certificates: middle"] == sorted(list(range(4)) * each)
    assert seen(game) == CertificatesView((-1,) * players, (each,) * 4, (), 0, True)


def test_e1_the_deal_stays_the_same() -> None:
    without = sabika.new_game(players=3, seed="deal")
    with_them = sabika.new_game(players=3, seed="deal", modules=MODULE)
    assert (with_them.pile, with_them.bag) == (without.pile, without.bag)


def test_e1_without_the_module_nothing_is_stored() -> None:
    game = position(hands=["florin-9"], yard=ARCADES_IN_FLORINS)
    play(game, "buy 1")
    refusal = game.why_not(lay(card_named("florin-9")))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("E1", "no-certificates")
    play(game, "pay florin-9")
    assert game.step == "place"


# E2


@pytest.mark.parametrize("currency", CURRENCIES)
def test_k16_five_overpaid_are_stored_in_any_currency(currency: str) -> None:
    """K16, E2."""
    game = position(modules=MODULE, hands=["florin-9"], yard=ARCADES_IN_FLORINS)
    play(game, "buy 1", "pay florin-9")
    assert (game.step, game.asked()) == ("store", 0)
    assert seen(game).over == 5
    assert options(game) == {*ALL_CURRENCIES, "store none"}
    events = play(game, f"store {currency}")
    assert MoneyStored(0, CURRENCIES.index(currency), 5) in events
    assert stored(game) == f"{currency}-5"
    assert (game.step, hand(game, 0)) == ("place", "")


def test_e2_the_player_may_store_nothing() -> None:
    game = position(modules=MODULE, hands=["florin-9"], yard=ARCADES_IN_FLORINS)
    events = play(game, "buy 1", "pay florin-9", "store none")
    assert (stored(game), game.step) == ("-", "place")
    assert "MoneyStored" not in names_of(events)


def test_e2_an_exact_payment_leaves_nothing_to_store() -> None:
    game = position(modules=MODULE, hands=["florin-4"], yard=ARCADES_IN_FLORINS)
    play(game, "buy 1", "pay florin-4")
    assert game.step == "act"


@pytest.mark.parametrize(("paid", "over"), [("denar-4 denar-9", 1), ("denar-9 denar-9", 6)])
def test_e2_from_one_to_six(paid: str, over: int) -> None:
    game = position(modules=MODULE, hands=[paid], yard=TOWER_IN_DENARS)
    play(game, "buy 3", f"pay {paid}", "store ducat")
    assert stored(game) == f"ducat-{over}"


def test_k18_seven_overpaid_store_nothing() -> None:
    """K18, E2: nor a part of it."""
    game = position(modules=MODULE, hands=["florin-9"], yard="pavilion-2-NEW - - -")
    play(game, "buy 1", "pay florin-9")
    assert (game.step, stored(game)) == ("place", "-")


def test_e2_a_token_that_is_not_in_the_middle_cannot_be_taken() -> None:
    game = position(2, modules=MODULE, hands=["florin-9"], stored=["", "denar-2"], yard=ARCADES_IN_FLORINS)
    assert tokens_left(game) == [1, 1, 0, 1]
    play(game, "buy 1", "pay florin-9")
    assert options(game) == {*ALL_CURRENCIES, "store none"} - {"store denar"}
    assert refused(game, "store denar") == ("E2", "no-token")


def test_e2_a_payment_that_will_be_stored_may_contain_superfluous_cards() -> None:
    """Ten for four: the florin 1 is superfluous, and with it six can be stored."""
    game = position(modules=MODULE, hands=["florin-9 florin-1"], yard=ARCADES_IN_FLORINS)
    play(game, "buy 1")
    assert options(game) == {"pay florin-9", "lay florin-9", "lay florin-1"}
    assert refused(game, "pay florin-1 florin-9") == ("A13", "superfluous-card")
    play(game, "lay florin-1")
    assert (game.step, seen(game).laid) == ("lay", (card_named("florin-1"),))
    assert options(game) == {"lay florin-9"}
    play(game, "lay florin-9")
    assert options(game) == ALL_CURRENCIES
    assert refused(game, "store none") == ("E2", "has-to-be-stored")
    events = play(game, "store dirham")
    bought = next(event for event in events if isinstance(event, TileBought))
    assert (cards(bought.cards), bought.paid) == ("florin-1 florin-9", 10)
    assert (stored(game), hand(game, 0), beside(game, 0)) == ("dirham-6", "", "arcades-4-NES")
    assert Counter(game.discard) == Counter([card_named("florin-1"), card_named("florin-9")])
    assert (game.step, seen(game).laid) == ("place", ())


def test_e2_only_what_can_be_stored_in_the_end_is_laid_down() -> None:
    game = position(modules=MODULE, hands=["florin-9 florin-2 florin-4"], yard=ARCADES_IN_FLORINS)
    play(game, "buy 1")
    # 9 + 2 and 9 + 4 overpay by more than six; 4 + 2 is two too much, and the 2 is superfluous.
    assert options(game) == {"pay florin-4", "pay florin-9", "lay florin-4", "lay florin-2"}
    assert refused(game, "lay florin-9") == ("E2", "leads-nowhere")
    assert refused(game, "lay dirham-1") == ("E2", "not-to-be-laid")
    play(game, "lay florin-4")
    assert refused(game, "store denar") == ("E2", "not-to-be-stored")
    assert refused(game, "lay florin-9") == ("E2", "leads-nowhere")
    play(game, "lay florin-2", "store denar")
    assert (stored(game), hand(game, 0)) == ("denar-2", "florin-9")


def test_e2_a_payment_without_a_superfluous_card_is_not_made_card_by_card() -> None:
    game = position(modules=MODULE, hands=["florin-9 florin-7"], yard="- - - -")
    game.yard[0] = game.pieces.numbers["tower-12"]
    game._options = None
    play(game, "buy 1")
    assert options(game) == {"pay florin-7 florin-9"}


def test_e2_what_is_laid_down_is_seen_by_all_and_still_in_the_hand() -> None:
    game = position(modules=MODULE, hands=["florin-9 florin-1"], yard=ARCADES_IN_FLORINS)
    play(game, "buy 1", "lay florin-1")
    for viewer in (None, 0, 1, 2):
        view = game.view(viewer)
        assert seen(game, viewer).laid == (card_named("florin-1"),)
        assert (view.players[0].cards, view.due, view.paying_for) == (2, 4, 0)


def test_e2_a_payment_with_superfluous_cards_is_never_exact() -> None:
    """E2, A14: no other action."""
    game = position(modules=MODULE, hands=["florin-4 florin-1"], yard=ARCADES_IN_FLORINS)
    play(game, "buy 1", "lay florin-4", "lay florin-1", "store florin")
    assert (game.step, stored(game)) == ("place", "florin-1")


def test_e2_with_x4_superfluous_cards_of_two_currencies() -> None:
    """E2 with X4: the exchange card is laid down first."""
    game = position(
        modules=["exchange", "certificates"],
        hands=["florin-4 dirham-3 florin-dirham"],
        yard=ARCADES_IN_FLORINS,
    )
    play(game, "buy 1")
    assert "lay florin-dirham" in options(game)
    assert "lay florin-4" not in options(game)
    play(game, "lay florin-dirham", "lay florin-4")
    assert options(game) == {"lay dirham-3"}
    play(game, "lay dirham-3", "store ducat")
    assert stored(game) == "ducat-3"
    assert game.seats[0].hand.all_cards() == ()
    assert card_named("florin-dirham") in game.discard


def test_e2_where_only_exact_payment_is_accepted_nothing_is_laid_down() -> None:
    """E2 with V2: a vizier overpays nothing, so nothing can be stored."""
    game = position(
        modules=["certificates", "vizier"],
        hands=["", "florin-4 florin-1"],
        yard="arcades-4-NES seraglio-9 garden-11 tower-12",
    )
    play(game, "take florin-9", "favour 1")
    assert (game.asked(), options(game)) == (1, {"pay florin-4"})


WITH_SITES = ("certificates", "sites")


def test_e2_beginning_a_site_stores_nothing() -> None:
    """E2, S2: half of 12 is asked for; 8 is no overpayment."""
    game = position(modules=WITH_SITES, hands=["denar-8"], yard=TOWER_IN_DENARS)
    play(game, "buy 3 site")
    assert not seen(game).stores
    play(game, "pay denar-8")
    assert (game.step, stored(game)) == ("keep", "-")
    assert refused(game, "store denar") == ("A11", "not-now")


def test_e2_beginning_a_site_accepts_no_superfluous_card() -> None:
    """E2, A13: as nothing is stored, no card is laid down for it."""
    game = position(modules=WITH_SITES, hands=["denar-8 denar-1"], yard=TOWER_IN_DENARS)
    play(game, "buy 3 site")
    assert options(game) == {"pay denar-8"}
    assert refused(game, "lay denar-1") == ("E2", "nothing-overpaid")
    assert refused(game, "pay denar-1 denar-8") == ("A13", "superfluous-card")


def test_e2_a_site_can_still_be_begun_with_stored_money() -> None:
    """E2, E3: the token returns, and the rest is lost."""
    game = position(modules=WITH_SITES, hands=["denar-8"], stored=["denar-6"], yard=TOWER_IN_DENARS)
    play(game, "buy 3 site", "pay stored-denar-6")
    assert (game.step, stored(game), hand(game, 0)) == ("keep", "-", "denar-8")


def test_e2_in_version_1_beginning_a_site_stored_what_was_too_much() -> None:
    begun = ["buy 2 site", "pay dirham-8"]
    for rules, step in ((1, "store"), (2, "keep")):
        setup = sabika.new_game(players=3, seed="site 0", modules=WITH_SITES).setup._replace(rules=rules)
        game = game_from(setup)
        play(game, *begun)
        assert game.step == step


# E3


def test_k17_stored_five_and_an_eight_pay_a_tower_of_twelve() -> None:
    """K17, E3: paid 13; the 1 may be stored at once, in any available currency."""
    game = position(modules=MODULE, hands=["denar-8"], stored=["denar-5"], yard=TOWER_IN_DENARS)
    play(game, "buy 3")
    assert options(game) == {"pay denar-8 stored-denar-5"}
    events = play(game, "pay denar-8 stored-denar-5")
    bought = next(event for event in events if isinstance(event, TileBought))
    assert (cards(bought.cards), bought.price, bought.paid) == ("denar-8", 12, 13)
    assert (game.step, stored(game), tokens_left(game)) == ("store", "-", [2, 2, 2, 2])
    play(game, "store florin")
    assert (stored(game), tokens_left(game)) == ("florin-1", [1, 2, 2, 2])


def test_e3_the_same_token_can_be_taken_again() -> None:
    game = position(2, modules=MODULE, hands=["denar-8"], stored=["denar-5"], yard=TOWER_IN_DENARS)
    assert tokens_left(game) == [1, 1, 0, 1]
    play(game, "buy 3", "pay denar-8 stored-denar-5", "store denar")
    assert stored(game) == "denar-1"


def test_e3_the_same_token_can_be_taken_again_for_superfluous_cards() -> None:
    """E3, E2: the token is back in the middle once the stored money is laid down."""
    game = position(2, modules=MODULE, hands=["denar-8 denar-2"], stored=["denar-5"], yard=TOWER_IN_DENARS)
    play(game, "buy 3", "lay stored-denar-5", "lay denar-8", "lay denar-2", "store denar")
    assert stored(game) == "denar-3"


def test_e3_stored_money_pays_exactly() -> None:
    """E3, A14."""
    game = position(modules=MODULE, hands=["denar-7"], stored=["denar-5"], yard=TOWER_IN_DENARS)
    play(game, "buy 3", "pay denar-7 stored-denar-5")
    assert (game.step, stored(game), beside(game, 0)) == ("act", "-", "tower-12")
    assert game.discard == [card_named("denar-7")]


def test_e3_stored_money_alone_can_pay() -> None:
    game = position(modules=MODULE, hands=[""], stored=["florin-4"], yard=ARCADES_IN_FLORINS)
    play(game, "buy 1", "pay stored-florin-4")
    assert (game.step, beside(game, 0), game.discard) == ("act", "arcades-4-NES", [])


def test_e3_only_money_of_the_currency_asked_for() -> None:
    game = position(modules=MODULE, hands=["denar-8 denar-9"], stored=["florin-5"], yard=TOWER_IN_DENARS)
    play(game, "buy 3")
    assert options(game) == {"pay denar-8 denar-9"}
    assert refused(game, "pay denar-8 stored-florin-5") == ("A13", "wrong-currency")
    assert refused(game, "pay denar-8 stored-denar-5") == ("A13", "not-in-hand")


def test_e3_like_one_card_it_must_not_be_superfluous() -> None:
    """E3, A13."""
    game = position(modules=MODULE, hands=["denar-8 denar-9"], stored=["denar-2"], yard=TOWER_IN_DENARS)
    play(game, "buy 3")
    assert options(game) == {"pay denar-8 denar-9"}
    assert refused(game, "pay denar-8 denar-9 stored-denar-2") == ("A13", "superfluous-card")


# E4


def test_e4_it_has_no_value_when_leftovers_are_handed_out() -> None:
    """E4, A36."""
    game = position(
        modules=MODULE,
        hands=["florin-1", "dirham-9"],
        stored=["", "florin-6"],
        yard="- seraglio-9 - -",
        bag="pavilion-8",
        active=1,
    )
    play(game, "buy 2", "pay dirham-9", "take denar-9")
    events = play(game, next(iter(options(game, "reserve"))))
    awarded = [event.facts()[0] for event in events if type(event).__name__ == "TileAwarded"]
    assert awarded == [0]


def test_e4_it_is_no_card() -> None:
    """E4: so no falcon can be paid with it."""
    block = {(1, 0): "garden-10", (0, 1): "tower-11", (1, 1): "tower-12"}
    game = position(modules=["certificates", "falcons"], hands=[""], stored=["florin-6"], palaces=[block])
    assert not options(game, "falcon")
    game.seats[0].hand.add(card_named("florin-1"))
    game._options = None
    assert options(game, "falcon")
    game.seats[0].hand.remove(card_named("florin-1"))
    assert game.seats[0].hand.all_cards() == ()
    assert game.view(0).hand == ()
    assert game.view(1).players[0].cards == 0


def test_e4_finishing_a_site_overpaid_can_be_stored() -> None:
    """E4, S4: also with stored money."""
    game = position(modules=["certificates", "sites"], hands=["denar-9 denar-8"], yard="- - tower-12 -")
    play(game, "buy 3 site", "pay denar-8")
    token = next(iter(options(game, "keep")))
    play(game, token, "reserve tower-12")
    currency = token.split()[1]
    game.active = 0
    game.seats[0].hand.stored = card_named(f"{currency}-6")
    for value in (7, 2):
        game.seats[0].hand.add(card_named(f"{currency}-{value}"))
    game._options = None
    play(game, "finish tower-12")
    assert f"pay {currency}-7 stored-{currency}-6" in options(game)
    play(game, f"pay {currency}-7 stored-{currency}-6", f"store {currency}")
    assert stored(game) == f"{currency}-1"


# E5


def test_e5_a_certificate_in_use_is_not_overwritten() -> None:
    game = position(modules=MODULE, hands=["florin-9"], stored=["denar-3"], yard=ARCADES_IN_FLORINS)
    play(game, "buy 1")
    assert options(game) == {"pay florin-9"}
    play(game, "pay florin-9")
    assert (game.step, stored(game)) == ("place", "denar-3")


def test_e5_superfluous_cards_only_if_the_stored_money_is_spent() -> None:
    """E5, E2: the stored money of another currency cannot be spent here."""
    game = position(modules=MODULE, hands=["florin-9 florin-1"], stored=["denar-3"], yard=ARCADES_IN_FLORINS)
    play(game, "buy 1")
    assert options(game) == {"pay florin-9"}
    game = position(modules=MODULE, hands=["florin-4 florin-1"], stored=["florin-3"], yard=ARCADES_IN_FLORINS)
    play(game, "buy 1")
    assert options(game, "lay") == {"lay stored-florin-3"}
    play(game, "lay stored-florin-3", "lay florin-4", "store dirham")
    assert (stored(game), hand(game, 0)) == ("dirham-3", "florin-1")


# Whole games


def test_conservation_in_random_games() -> None:
    """E1, E3: every token is in the middle or on a certificate, every card and tile in one place."""
    spent = 0
    for game, picks, style in random_games(20, "certificates", MODULE):
        copies = 2 if game.setup.players == 2 else 3
        tokens = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3}[game.setup.players]
        for now in decisions(game, picks, style):
            places = now.whereabouts()
            own = [number for place in places if ":" in place for number in places[place]]
            assert sorted(own) == sorted(list(range(4)) * tokens)
            assert sorted(tile for place in places if ":" not in place for tile in places[place]) == TILES
            assert money(now) == [card for card in range(CARDS) for _ in range(copies)]
            assert min(tokens_left(now)) >= 0
        spent += sum(any(thing >= 72 for thing in things_of(action)) for action in game.log)
    assert spent > 20


def things_of(action: Action) -> tuple[int, ...]:
    found = getattr(action, "things", ())
    assert isinstance(found, tuple)
    return found


def test_replayed_games_are_the_same() -> None:
    for game, picks, style in random_games(10, "certificates replay", MODULE):
        for _ in decisions(game, picks, style):
            pass
        assert any(isinstance(action, Store) for action in game.log)
        assert state(replayed(game)) == state(game)


def test_views_do_not_change_when_all_that_is_hidden_does() -> None:
    steps: set[str] = set()
    for now in moments(20, "certificates views", 8, MODULE):
        steps.add(now.step)
        for viewer in range(-1, len(now.seats)):
            twin = now.resampled(viewer, "other")
            seat = None if viewer < 0 else viewer
            assert twin.view(seat) == now.view(seat)
        if not now.over:
            assert now.resampled(now.asked(), "other").options() == now.options()
    assert {"store", "lay", "pay"} <= steps


def test_a_copy_stores_by_itself() -> None:
    game = position(modules=MODULE, hands=["florin-9 florin-1"], yard=ARCADES_IN_FLORINS)
    play(game, "buy 1", "lay florin-9")
    twin = game.copy()
    play(twin, "lay florin-1", "store denar")
    assert (stored(twin), stored(game)) == ("denar-6", "-")
    assert seen(game).laid == (card_named("florin-9"),)
    assert hand(game, 0) == "florin-1 florin-9"
