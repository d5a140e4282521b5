"""Building sites: S1-S7, and what other modules make of unfinished tiles."""

from collections import Counter
from collections.abc import Sequence

import pytest

import sabika
from property.random_games import Picks, decisions, moments, random_games
from property.state import state
from property.test_conservation import TILES, money
from property.test_log_and_copies import replayed
from rules.positions import (
    Layout,
    beside,
    cards,
    hand,
    in_a_row,
    names_of,
    options,
    palace,
    play,
    play_on,
    points_for,
    position,
    refused,
    reserve,
    tiles,
)
from sabika.modules import CHOICES
from sabika.modules.sites.rules import (
    UNKNOWN,
    MoneyLost,
    Site,
    SiteBegun,
    SiteFinished,
    Sites,
    SitesView,
    TokenKept,
    TokenRevealed,
    finish,
    keep,
    sites_of,
)
from sabika.rules.core.errors import BadInput
from sabika.rules.core.scoring import Part
from sabika.rules.palace.buying import buy
from sabika.rules.palace.events import TileAwarded, TileBought
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import card_named
from sabika.rules.palace.pieces import CURRENCIES, DENAR, DIRHAM, DUCAT, FLORIN

YARD = "pavilion-8 seraglio-9 arcades-10 chambers-11"
"""Begun with 4 florins, 4 dirhams, 5 denars or 5 ducats."""
ONES = "florin-1 dirham-1 denar-1 ducat-1"
ALL_TOKENS = [FLORIN, FLORIN, DIRHAM, DIRHAM, DENAR, DENAR, DUCAT, DUCAT]
TOKEN_PLACES = ["sites: bag", "sites: drawn", "sites: tiles", "sites: out"]


def table(
    players: int = 3,
    hands: Sequence[str] = (),
    *,
    tokens: Sequence[int] = (FLORIN, DENAR),
    palaces: Sequence[Layout] = (),
    reserves: Sequence[str] = (),
    dirk: str = "",
    yard: str = YARD,
    display: str = ONES,
    bag: str | None = None,
    modules: Sequence[str] = ("sites",),
) -> PalaceGame:
    """A position with these tokens in the bag, at the beginning of the turn of seat 0."""
    game = position(
        players,
        modules=modules,
        hands=hands,
        palaces=palaces,
        reserves=reserves,
        dirk=dirk,
        yard=yard,
        display=display,
        bag=bag,
    )
    sites_of(game).bag = sorted(tokens)
    return game


def with_site(game: PalaceGame, side: int, name: str, currency: int) -> PalaceGame:
    """The position with one of its tiles unfinished."""
    tile = game.pieces.numbers[name]
    sites_of(game).sites.append(Site(side, tile, currency))
    game.unfinished |= {tile}
    game._run_to_decision()
    return game


def unfinished(game: PalaceGame) -> str:
    return tiles(game, sorted(game.unfinished))


def seen(game: PalaceGame, seat: int | None) -> SitesView:
    found = game.view(seat).extras["sites"]
    assert isinstance(found, SitesView)
    return found


def tokens_of(game: PalaceGame) -> list[int]:
    """Every token, wherever it is."""
    return sorted(token for place in TOKEN_PLACES for token in game.whereabouts()[place])


# S1


@pytest.mark.parametrize("players", range(2, 7))
def test_s1_eight_tokens_two_of_each_currency(players: int) -> None:
    game = sabika.new_game(players=players, seed="tokens", modules=("sites",))
    assert sites_of(game).bag == ALL_TOKENS
    for seat in (None, *range(players)):
        assert seen(game, seat) == SitesView((), 8, 0, (), 0, ())


def test_s1_only_where_the_module_was_chosen() -> None:
    game = position(hands=["florin-9"], yard=YARD)
    assert "sites" not in game.slots
    assert "sites" not in game.view(0).extras
    assert options(game, "buy") == {"buy 1"}
    assert refused(game, "buy 1 site") == ("S2", "no-sites")
    for text in ("finish pavilion-8", "keep florin"):
        with pytest.raises(BadInput):
            game.parse(text)
    refusal = game.why_not(finish(game.pieces.numbers["pavilion-8"]))
    assert refusal
    assert (refusal.rule, refusal.reason) == ("S4", "no-sites")


def test_the_module_changes_no_other_chance() -> None:
    plain = sabika.new_game(players=3, seed="same deal")
    game = sabika.new_game(players=3, seed="same deal", modules=("sites",))
    assert (game.bag, game.pile, game.yard, game.display) == (plain.bag, plain.pile, plain.yard, plain.display)


# S2


@pytest.mark.parametrize(
    ("tile", "half"),
    [
        ("pavilion-2-NEW", 1),
        ("seraglio-3-ESW", 1),
        ("pavilion-8", 4),
        ("seraglio-9", 4),
        ("tower-12", 6),
        ("tower-13-E", 6),
    ],
)
def test_s2_half_of_the_price_rounded_down(tile: str, half: int) -> None:
    others = "seraglio-8-S arcades-10 chambers-11"
    enough = table(hands=[f"florin-{half}"], yard=f"{tile} {others}")
    assert options(enough, "buy") == {"buy 1 site"}
    play(enough, "buy 1 site")
    assert enough.view(0).due == half
    assert options(enough) == {f"pay florin-{half}"}
    if half > 1:
        short = table(hands=[f"florin-{half - 1}"], yard=f"{tile} {others}")
        assert refused(short, "buy 1 site") == ("A13", "cannot-afford")


def test_s2_in_the_currency_of_the_space() -> None:
    game = table(hands=["florin-4 dirham-3 denar-5"])
    assert options(game, "buy") == {"buy 1 site", "buy 3 site"}
    play(game, "buy 3 site")
    assert refused(game, "pay florin-4") == ("A13", "wrong-currency")


def test_s2_at_least_half_of_it_without_a_superfluous_card() -> None:
    game = table(hands=["florin-1 florin-3 florin-6"])
    play(game, "buy 1 site")
    assert options(game) == {"pay florin-1 florin-3", "pay florin-6"}
    assert refused(game, "pay florin-3") == ("A13", "too-little-money")
    assert refused(game, "pay florin-1 florin-6") == ("A13", "superfluous-card")


def test_s2_the_full_price_can_be_paid_as_well() -> None:
    game = table(hands=["florin-4 florin-8"])
    assert options(game, "buy") == {"buy 1", "buy 1 site"}
    events = play(game, "buy 1", "pay florin-8")
    assert isinstance(events[0], TileBought)
    assert unfinished(game) == ""
    assert game.step == "act"


@pytest.mark.parametrize("payment", ["florin-4", "florin-8"])
def test_s2_it_never_counts_as_exact(payment: str) -> None:
    """S2: neither the half price nor the full one gives another action."""
    game = table(hands=[payment])
    play(game, "buy 1 site")
    assert not game.view(0).rewarded
    play(game, f"pay {payment}", "keep denar")
    assert game.step == "place"
    assert game.actions_left == 0


def test_s2_what_happens_in_order() -> None:
    game = table(hands=["florin-6"])
    tile = game.pieces.numbers["pavilion-8"]
    events = play(game, "buy 1 site", "pay florin-6")
    assert events == [SiteBegun(0, 0, tile, (card_named("florin-6"),), 4, 6)]
    assert (beside(game, 0), unfinished(game), hand(game, 0)) == ("pavilion-8", "pavilion-8", "")
    assert (cards(game.discard), tiles(game, game.yard).split()[0]) == ("florin-6", "-")
    assert play(game, "keep denar") == [TokenKept(0, tile, 1)]
    assert options(game) >= {"build pavilion-8 1,0", "reserve pavilion-8"}


def test_s2_two_tokens_are_drawn_one_is_kept_the_other_returned() -> None:
    game = table(hands=["florin-4"], tokens=[FLORIN, DENAR])
    play(game, "buy 1 site", "pay florin-4")
    assert (game.step, game.asked()) == ("keep", 0)
    assert sites_of(game).bag == []
    assert options(game) == {"keep florin", "keep denar"}
    assert refused(game, "keep ducat") == ("S2", "token-not-drawn")
    play(game, "keep denar")
    assert sites_of(game).bag == [FLORIN]
    assert sites_of(game).sites == [Site(0, game.pieces.numbers["pavilion-8"], DENAR)]
    assert sites_of(game).drawn == []


def test_s2_only_two_of_many_are_drawn() -> None:
    game = table(hands=["florin-4"], tokens=ALL_TOKENS)
    play(game, "buy 1 site", "pay florin-4")
    assert len(sites_of(game).drawn) == 2
    assert len(sites_of(game).bag) == 6
    assert options(game) == {f"keep {CURRENCIES[token]}" for token in sites_of(game).drawn}
    assert tokens_of(game) == ALL_TOKENS


def test_s2_any_two_tokens_can_be_drawn() -> None:
    """S2: by chance, from the seed: two different currencies in 24 of 28 draws."""
    pairs: Counter[tuple[int, ...]] = Counter()
    for seed in range(400):
        game = sabika.new_game(players=3, seed=seed, modules=("sites",))
        while not any(buy(space, "site") in game.legal_actions for space in range(4)):
            play(game, sorted(options(game, "take"))[0])
        play(game, sorted(text for text in options(game, "buy") if text.endswith("site"))[0])
        play(game, sorted(options(game, "pay"))[0])
        pairs[tuple(sorted(sites_of(game).drawn))] += 1
    assert len(pairs) == 10
    same = sum(number for (one, other), number in pairs.items() if one == other)
    assert 30 <= same <= 90


def test_s2_the_last_token_is_taken() -> None:
    """S2: nothing to choose."""
    game = table(hands=["florin-4"], tokens=[DUCAT])
    events = play(game, "buy 1 site", "pay florin-4")
    assert names_of(events) == ["SiteBegun", "TokenKept"]
    assert game.step == "place"
    assert [site.currency for site in sites_of(game).sites] == [DUCAT]
    assert sites_of(game).bag == []


def test_s2_without_tokens_it_is_not_possible() -> None:
    game = table(hands=["florin-9"], tokens=[])
    assert options(game, "buy") == {"buy 1"}
    assert refused(game, "buy 1 site") == ("S2", "no-tokens")


def test_s2_from_an_empty_space_nothing_is_begun() -> None:
    game = table(hands=["florin-9 dirham-9"], yard="- seraglio-9 arcades-10 chambers-11")
    assert refused(game, "buy 1 site") == ("A13", "empty-space")


def test_s2_the_tokens_are_looked_at_in_secret() -> None:
    """S2: the others see that two tokens are drawn and that one lies on the tile, not which."""
    game = table(hands=["florin-4"], tokens=ALL_TOKENS)
    tile = game.pieces.numbers["pavilion-8"]
    events = play(game, "buy 1 site", "pay florin-4")
    drawn = tuple(sorted(sites_of(game).drawn))
    assert seen(game, 0) == SitesView((), 6, tile, drawn, 0, ())
    for other in (None, 1, 2):
        assert seen(game, other) == SitesView((), 6, tile, (), 0, ())
    events += play(game, f"keep {CURRENCIES[drawn[0]]}")
    assert seen(game, 0).sites == (Site(0, tile, drawn[0]),)
    for other in (None, 1, 2):
        assert seen(game, other) == SitesView((Site(0, tile, UNKNOWN),), 7, 0, (), 0, ())
    for event in events:
        assert not hasattr(event, "currency")


def test_s2_the_buyer_is_asked_even_if_both_tokens_are_the_same() -> None:
    """S2: else the others would know them."""
    game = table(hands=["florin-4"], tokens=[DENAR, DENAR])
    play(game, "buy 1 site", "pay florin-4")
    assert options(game) == {"keep denar"}
    play(game, "keep denar")
    assert sites_of(game).bag == [DENAR]


def test_s2_notation() -> None:
    game = table()
    assert game.notation(buy(1, "site")) == "buy 2 site"
    assert game.parse("buy 2 site") is buy(1, "site")
    assert game.parse("keep denar") is keep(DENAR)
    assert game.parse("finish tower-9-ES") is finish(game.pieces.numbers["tower-9-ES"])
    for text in (
        "keep",
        "keep 1",
        "keep denar ducat",
        "keep denar-1",
        "finish",
        "finish 1,0",
        "buy site",
        "buy 1 sites",
    ):
        with pytest.raises(BadInput):
            game.parse(text)


# S3


def test_s3_the_tile_is_built_or_reserved_as_usual() -> None:
    game = table(hands=["florin-4"], palaces=[{(1, 0): "tower-12"}])
    play(game, "buy 1 site", "pay florin-4", "keep denar")
    plain = position(hands=["florin-9"], palaces=[{(1, 0): "tower-12"}], yard=YARD)
    play(plain, "buy 1", "pay florin-9")
    assert options(game) == options(plain)
    reserved = game.copy()
    play(game, "build pavilion-8 0,1")
    assert palace(game, 0)[0, 1] == "pavilion-8"
    assert (game.active, unfinished(game)) == (1, "pavilion-8")
    play(reserved, "reserve pavilion-8")
    assert (reserve(reserved, 0), unfinished(reserved)) == ("pavilion-8", "pavilion-8")


def test_s3_it_is_not_given_to_dirk() -> None:
    """S3 (ruling)."""
    game = table(2, hands=["florin-8 dirham-4"], dirk="tower-12")
    play(game, "buy 1", "pay florin-8", "buy 2 site", "pay dirham-4", "keep denar")
    assert options(game, "give") == {"give pavilion-8"}
    assert refused(game, "give seraglio-9") == ("S3", "unfinished")


def test_s3_its_walls_count() -> None:
    game = with_site(table(palaces=[in_a_row("tower-13-E")]), 0, "tower-13-E", DENAR)
    assert points_for(game, 1, "wall") == [1, 0, 0]


def test_s3_as_a_building_it_does_not_count() -> None:
    """S3: not in the ranking of A32, in any scoring; the term says what is left out."""
    game = table(palaces=[in_a_row("tower-12 tower-11"), in_a_row("tower-11-N")])
    assert points_for(game, 2, "tower") == [13, 6, 0]
    with_site(game, 0, "tower-12", DENAR)
    assert points_for(game, 2, "tower") == [9, 9, 0]
    [term] = [term for term in game.terms(2) if term.what == "tower" and term.side == 0]
    assert term.amount == 1
    assert term.parts == (Part("S3", "tower-12", -1),)
    with_site(game, 0, "tower-11", DENAR)
    for scoring, first in ((1, 6), (2, 13), (3, 21)):
        assert points_for(game, scoring, "tower") == [0, first, 0]


def test_s3_a_site_in_the_reserve_takes_nothing_away() -> None:
    game = with_site(table(palaces=[in_a_row("tower-12")], reserves=["tower-11"]), 0, "tower-11", DENAR)
    assert points_for(game, 1, "tower") == [6, 0, 0]


def test_s3_it_counts_when_finished() -> None:
    game = table(hands=["denar-9 denar-3 florin-6"], palaces=[in_a_row("tower-12")])
    with_site(game, 0, "tower-12", DENAR)
    assert points_for(game, 1, "tower") == [0, 0, 0]
    play(game, "finish tower-12", "pay denar-3 denar-9")
    assert points_for(game, 1, "tower") == [6, 0, 0]


def test_s3_a_site_can_be_redesigned_and_stays_one() -> None:
    game = table(palaces=[{(1, 0): "tower-12"}], reserves=["tower-11"])
    with_site(game, 0, "tower-12", DENAR)
    swapped = game.copy()
    play(game, "remove 1,0")
    assert (reserve(game, 0), unfinished(game)) == ("tower-11 tower-12", "tower-12")
    assert points_for(game, 1, "tower") == [0, 0, 0]
    play(swapped, "swap tower-11 1,0")
    assert (reserve(swapped, 0), unfinished(swapped)) == ("tower-12", "tower-12")
    assert points_for(swapped, 1, "tower") == [6, 0, 0]
    assert sites_of(swapped).sites == sites_of(game).sites


# S4


def test_s4_finishing_is_an_action_at_the_full_price_in_the_currency_of_the_token() -> None:
    game = table(hands=["denar-9 denar-4 florin-9"], palaces=[in_a_row("tower-12")])
    tile = game.pieces.numbers["tower-12"]
    with_site(game, 0, "tower-12", DENAR)
    assert options(game, "finish") == {"finish tower-12"}
    assert play(game, "finish tower-12") == []
    assert (game.step, game.view(0).due, game.view(0).paying_for) == ("pay", 12, -1)
    assert options(game) == {"pay denar-4 denar-9"}
    assert refused(game, "pay florin-9") == ("A13", "wrong-currency")
    assert refused(game, "pay denar-9") == ("A13", "too-little-money")
    events = play(game, "pay denar-4 denar-9")
    paid = tuple(card_named(name) for name in ("denar-4", "denar-9"))
    assert events[0] == SiteFinished(0, tile, paid, 12, 13)
    assert (unfinished(game), hand(game, 0), cards(game.discard)) == ("", "florin-9", "denar-4 denar-9")
    assert game.active == 1


def test_s4_exact_payment_gives_another_action() -> None:
    game = table(hands=["denar-9 denar-3 florin-4"], palaces=[in_a_row("tower-12")])
    with_site(game, 0, "tower-12", DENAR)
    play(game, "finish tower-12")
    assert game.view(0).rewarded
    play(game, "pay denar-3 denar-9")
    assert (game.step, game.active, game.actions_left) == ("act", 0, 1)
    play(game, "buy 1 site", "pay florin-4")
    assert beside(game, 0) == "pavilion-8"


def test_s4_the_action_that_an_exact_payment_gives_can_be_given_up() -> None:
    """A14."""
    game = table(hands=["denar-9 denar-3 florin-4"], palaces=[in_a_row("tower-12")])
    with_site(game, 0, "tower-12", DENAR)
    assert refused(game, "stop") == ("A19", "may-not-stop")
    play(game, "finish tower-12", "pay denar-3 denar-9", "stop")
    assert (unfinished(game), game.active, hand(game, 0)) == ("", 1, "florin-4")


def test_s4_it_can_follow_an_exact_payment() -> None:
    game = table(hands=["florin-8 denar-9 denar-4"], palaces=[in_a_row("tower-12")])
    with_site(game, 0, "tower-12", DENAR)
    play(game, "buy 1", "pay florin-8", "finish tower-12", "pay denar-4 denar-9")
    assert (game.step, beside(game, 0), unfinished(game)) == ("place", "pavilion-8", "")


def test_s4_the_token_leaves_the_game() -> None:
    """S4: it does not return into the bag; everybody has seen its currency."""
    game = table(hands=["denar-9 denar-4"], palaces=[in_a_row("tower-12")], tokens=[])
    with_site(game, 0, "tower-12", DENAR)
    play(game, "finish tower-12", "pay denar-4 denar-9")
    assert (sites_of(game).bag, sites_of(game).sites, sites_of(game).finished) == ([], [], [DENAR])
    for seat in (None, 0, 1, 2):
        assert seen(game, seat).finished == (DENAR,)


def test_s4_while_paying_the_currency_is_still_hidden() -> None:
    game = table(hands=["denar-9 denar-4"], palaces=[in_a_row("tower-12")])
    with_site(game, 0, "tower-12", DENAR)
    tile = game.pieces.numbers["tower-12"]
    play(game, "finish tower-12")
    assert [seen(game, seat).finishing for seat in (None, 0, 1)] == [tile, tile, tile]
    assert [seen(game, seat).sites[0].currency for seat in (None, 0, 1)] == [UNKNOWN, DENAR, UNKNOWN]


def test_s4_sites_in_the_reserve_may_be_finished_too() -> None:
    """S4 (ruling)."""
    game = with_site(table(hands=["denar-9 denar-4"], reserves=["tower-12"]), 0, "tower-12", DENAR)
    play(game, "finish tower-12", "pay denar-4 denar-9")
    assert (unfinished(game), reserve(game, 0)) == ("", "tower-12")


def test_s4_only_ones_own_sites() -> None:
    game = table(hands=["denar-9 denar-4"], palaces=[in_a_row("tower-11"), in_a_row("tower-12")])
    with_site(game, 1, "tower-12", DENAR)
    assert options(game, "finish") == set()
    for tile in ("tower-12", "tower-11", "pavilion-8"):
        assert refused(game, f"finish {tile}") == ("S4", "no-site")


def test_s4_not_without_the_money() -> None:
    game = with_site(table(hands=["denar-9 florin-9"], palaces=[in_a_row("tower-12")]), 0, "tower-12", DENAR)
    assert refused(game, "finish tower-12") == ("S4", "cannot-afford")


def test_s4_only_as_an_action_of_the_turn() -> None:
    game = with_site(table(hands=["denar-9 denar-4 florin-9"], palaces=[in_a_row("tower-12")]), 0, "tower-12", DENAR)
    play(game, "buy 1", "pay florin-9")
    assert refused(game, "finish tower-12") == ("A11", "not-now")


def test_s4_of_several_sites_each_has_its_own_currency() -> None:
    game = table(hands=["denar-9 denar-4 ducat-9 ducat-2"], palaces=[in_a_row("tower-12 tower-11 garden-11")])
    for tile, currency in (("tower-12", DENAR), ("tower-11", DUCAT), ("garden-11", FLORIN)):
        with_site(game, 0, tile, currency)
    assert options(game, "finish") == {"finish tower-12", "finish tower-11"}
    play(game, "finish tower-11", "pay ducat-2 ducat-9", "finish tower-12", "pay denar-4 denar-9")
    assert unfinished(game) == "garden-11"


# S5

LAST = ["buy 1", "pay florin-9", "reserve pavilion-8"]
"""Ends the game if the bag is empty."""


def test_s5_tokens_in_palaces_are_revealed_before_the_leftovers_are_handed_out() -> None:
    """S5: all money of those currencies is discarded first, so the leftover goes to another player (A36)."""
    game = table(hands=["florin-9 dirham-9 denar-2", "dirham-1"], palaces=[in_a_row("tower-12")], bag="", display=ONES)
    with_site(game, 0, "tower-12", DIRHAM)
    tile = game.pieces.numbers["tower-12"]
    events = play(game, *LAST)
    assert events[-4:] == [
        TokenRevealed(0, tile, DIRHAM),
        MoneyLost(0, (card_named("dirham-9"),)),
        TileAwarded(1, 1, game.pieces.numbers["seraglio-9"]),
        TileAwarded(0, 2, game.pieces.numbers["arcades-10"]),
    ]
    assert (hand(game, 0), hand(game, 1)) == ("denar-2", "dirham-1")
    assert cards(game.discard) == "florin-9 dirham-9"


def test_s5_each_owner_loses_all_cards_of_each_revealed_currency() -> None:
    game = table(
        hands=["florin-9 dirham-1 dirham-9 denar-2 ducat-5", "dirham-3 denar-4 florin-2"],
        palaces=[in_a_row("tower-12 tower-11 garden-11"), in_a_row("garden-10")],
        bag="",
    )
    for side, tile, currency in [(0, "tower-12", DIRHAM), (0, "tower-11", DENAR), (0, "garden-11", DIRHAM)]:
        with_site(game, side, tile, currency)
    with_site(game, 1, "garden-10", FLORIN)
    events = play(game, *LAST)
    assert names_of(events).count("TokenRevealed") == 4
    lost = [(event.seat, cards(event.cards)) for event in events if isinstance(event, MoneyLost)]
    assert lost == [(0, "dirham-1 dirham-9 denar-2"), (1, "florin-2")]
    assert (hand(game, 0), hand(game, 1)) == ("ducat-5", "dirham-3 denar-4")
    assert game.seats[0].hand.totals == [0, 0, 0, 5]
    assert game.seats[0].hand.size == 1


def test_s5_tokens_in_reserves_are_ignored() -> None:
    game = table(hands=["florin-9 dirham-9"], reserves=["tower-12"], bag="")
    with_site(game, 0, "tower-12", DIRHAM)
    events = play(game, *LAST)
    assert "TokenRevealed" not in names_of(events)
    assert "MoneyLost" not in names_of(events)
    assert hand(game, 0) == "dirham-9"
    assert beside(game, 0) == "seraglio-9"


def test_s5_then_everybody_knows_the_tokens_in_palaces_and_only_those() -> None:
    game = table(hands=["florin-9 ducat-1"], palaces=[in_a_row("tower-12")], reserves=["tower-11"], bag="")
    with_site(with_site(game, 0, "tower-12", DIRHAM), 0, "tower-11", DENAR)
    play(game, *LAST)
    assert game.step == "place-leftovers"
    assert [site.currency for site in seen(game, 1).sites] == [DIRHAM, UNKNOWN]
    assert [site.currency for site in seen(game, 0).sites] == [DIRHAM, DENAR]


def test_s5_without_money_of_the_currency_nothing_is_lost() -> None:
    game = table(hands=["florin-9 ducat-1"], palaces=[in_a_row("tower-12")], bag="")
    with_site(game, 0, "tower-12", DIRHAM)
    events = play(game, *LAST)
    assert "TokenRevealed" in names_of(events)
    assert "MoneyLost" not in names_of(events)


def test_s5_the_site_does_not_count_in_the_last_scoring() -> None:
    game = table(hands=["florin-9"], palaces=[in_a_row("tower-12"), in_a_row("tower-11")], bag="")
    with_site(game, 0, "tower-12", DIRHAM)
    play(game, *LAST)
    assert game.over
    assert game.points == [0, 21, 0]


def test_s5_not_at_the_scorings_before() -> None:
    """S5: only at the end."""
    game = table(hands=["dirham-9"], palaces=[in_a_row("tower-12")])
    game.pile = [card_named("florin-2"), 36]
    game.scoring_windows = {1: (1, 2)}
    with_site(game, 0, "tower-12", DIRHAM)
    events = play(game, "take florin-1")
    assert "Scored" in names_of(events)
    assert "TokenRevealed" not in names_of(events)
    assert hand(game, 0) == "florin-1 dirham-9"


# S6, S7, and other modules


def test_s6_a_vizier_cannot_start_a_site() -> None:
    """S6, V6: not with the half price, which could be paid to the coin."""
    game = table(modules=["sites", "vizier"], hands=["", "florin-4 dirham-9"])
    play_on(game, "take florin-1")
    assert (game.step, game.asked()) == ("out-of-turn", 1)
    assert options(game) == {"favour 2", "decline"}


@pytest.mark.parametrize("modules", [("sites", "vizier"), CHOICES], ids=["two modules", "all modules"])
def test_v5_at_the_end_viziers_act_before_the_tokens_are_revealed(modules: Sequence[str]) -> None:
    """V5, S5: so the owner of a site still buys with the money that its token takes away."""
    game = table(
        modules=modules, hands=["florin-8 dirham-9 dirham-1"], palaces=[in_a_row("tower-12")], bag="", display=ONES
    )
    with_site(game, 0, "tower-12", DIRHAM)
    events = play_on(game, "buy 1", "pay florin-8", "stop", "reserve pavilion-8")
    assert game.ending
    assert "TokenRevealed" not in names_of(events)
    assert (game.step, game.asked()) == ("out-of-turn", 0)
    events = play_on(game, "favour 2", "pay dirham-9", "reserve seraglio-9")
    assert names_of(events)[:5] == ["FavourUsed", "TileBought", "TileReserved", "TokenRevealed", "MoneyLost"]
    assert [cards(event.cards) for event in events if isinstance(event, MoneyLost)] == ["dirham-1"]


def test_v5_a_vizier_that_ends_the_game_still_buys_before_the_tokens_are_revealed() -> None:
    """V5, V7, S5: after the purchase whose space stays empty the others decide again, and only then comes S5."""
    game = table(
        modules=("sites", "vizier"),
        hands=["dirham-9", "denar-9 denar-1"],
        palaces=[in_a_row("tower-12")],
        bag="",
        display=ONES,
    )
    with_site(game, 0, "tower-12", DIRHAM)
    play_on(game, "take florin-1", "favour 3", "pay denar-1 denar-9")
    assert "TokenRevealed" not in names_of(play_on(game, "reserve arcades-10"))
    assert (game.ending, game.step, game.asked()) == (True, "out-of-turn", 0)
    events = play_on(game, "favour 2", "pay dirham-9", "reserve seraglio-9")
    assert names_of(events)[:4] == ["FavourUsed", "TileBought", "TileReserved", "TokenRevealed"]
    assert "MoneyLost" not in names_of(events)


def test_p4_a_portal_may_lie_against_a_site() -> None:
    """P4 (ruling): the site that was begun before is the only tower in the palace; it serves for the portal that is
    bought along with another tower, and for keeping it (P9)."""
    game = table(
        2,
        modules=("sites", "portals"),
        hands=["florin-5 ducat-9 ducat-9"],
        yard="tower-11 - - tower-12",
        display=ONES,
    )
    play(game, "buy 1 site", "pay florin-5", "keep denar", "build tower-11 1,0", "take florin-1")
    assert unfinished(game) == "tower-11"
    play(game, "buy 4 portal", "pay ducat-9 ducat-9", "stop", "reserve tower-12", "portal tower 2,0 NW")
    assert palace(game, 0)[2, 0] == "portal-tower-1-NW"
    play(game, "take dirham-1")
    assert (unfinished(game), game.asked()) == ("tower-11", 0)
    assert refused(game, "remove 1,0") == ("P9", "leaned-on")


def test_s6_a_portal_cannot_be_bought_with_one() -> None:
    """S6, P2."""
    game = table(modules=["sites", "portals"], hands=["florin-9 florin-9 florin-9"])
    bought = options(game, "buy")
    assert "buy 1 site" in bought
    assert not [text for text in bought if "site" in text and text != "buy 1 site"]
    play(game, "buy 1 site", "pay florin-9", "keep denar")
    assert {text.split()[1] for text in options(game)} == {"pavilion-8"}


def test_s7_an_exchange_card_may_be_used_for_the_half_price() -> None:
    """S7, X4."""
    game = table(modules=["sites", "exchange"], hands=["denar-2 florin-2"])
    game.seats[0].hand.add(card_named("florin-denar"))
    game._run_to_decision()
    assert options(game, "buy") == {"buy 1 site"}
    play(game, "buy 1 site")
    assert options(game) == {"pay florin-2 denar-2 florin-denar"}
    events = play(game, "pay florin-2 denar-2 florin-denar", "keep denar")
    assert names_of(events)[0] == "SiteBegun"
    assert game.step == "place"


def test_s7_but_not_for_finishing() -> None:
    """S7, X5."""
    game = table(modules=["sites", "exchange"], hands=["denar-9 florin-4"], palaces=[in_a_row("tower-12")])
    game.seats[0].hand.add(card_named("florin-denar"))
    with_site(game, 0, "tower-12", DENAR)
    assert refused(game, "finish tower-12") == ("S4", "cannot-afford")
    game.seats[0].hand.add(card_named("denar-3"))
    with_site(game, 0, "tower-12", DENAR)
    play(game, "finish tower-12")
    assert options(game) == {"pay denar-3 denar-9"}
    assert refused(game, "pay florin-4 denar-9 florin-denar") == ("X5", "no-mixing-here")


def test_s5_an_exchange_card_is_not_lost() -> None:
    """S5, X5: it is not money."""
    game = table(
        modules=["sites", "exchange"], hands=["florin-9 denar-9 ducat-1"], palaces=[in_a_row("tower-12")], bag=""
    )
    game.seats[0].hand.add(card_named("florin-denar"))
    with_site(game, 0, "tower-12", DENAR)
    play(game, *LAST)
    assert hand(game, 0) == "ducat-1"
    assert game.seats[0].hand.others == [card_named("florin-denar")]


def test_s4_stored_money_can_finish_a_site() -> None:
    """S4, E4: also exactly; a certificate is not a card, so S5 leaves it alone."""
    game = table(
        modules=["sites", "certificates"], hands=["denar-7 florin-9 dirham-1"], palaces=[in_a_row("tower-12")], bag=""
    )
    game.seats[0].hand.stored = card_named("denar-5")
    with_site(game, 0, "tower-12", DENAR)
    lost = game.copy()
    play(game, "finish tower-12", "pay denar-7 stored-denar-5")
    assert (unfinished(game), game.step, game.actions_left) == ("", "act", 1)
    events = play(lost, *LAST)
    assert [cards(event.cards) for event in events if isinstance(event, MoneyLost)] == ["denar-7"]
    assert lost.seats[0].hand.stored == card_named("denar-5")


# Random games


def eager(game: PalaceGame, picks: Picks) -> None:
    """Play on, with a liking for sites."""
    wanted = [
        action for action in game.options() if action.verb == "finish" or action.notation(game.pieces)[-4:] == "site"
    ]
    game.apply(picks.one_of(wanted if wanted and picks.below(2) else game.options()))


def eager_moments(number: int, name: str, one_in: int) -> list[PalaceGame]:
    """Copies of games at random moments."""
    found = []
    for index in range(number):
        game = sabika.new_game(players=2 + index % 5, seed=f"{name} {index}", modules=("sites",))
        picks = Picks(index)
        while not game.over:
            eager(game, picks)
            if game.step == "keep" or game.ending or picks.below(one_in) == 0:
                found.append(game.copy())
    return found


def test_tiles_cards_and_tokens_are_conserved() -> None:
    happened: Counter[str] = Counter()
    for index in range(20):
        game = sabika.new_game(players=2 + index % 5, seed=index, modules=("sites",))
        all_money = money(game)
        picks = Picks(index)
        while not game.over:
            eager(game, picks)
            happened.update(names_of(game.events))
            assert money(game) == all_money
            assert tokens_of(game) == ALL_TOKENS
            places = game.whereabouts()
            assert sorted(tile for place, there in places.items() if ":" not in place for tile in there) == TILES
            slot = sites_of(game)
            waiting = {slot.begun} - {0}
            assert game.unfinished == {site.tile for site in slot.sites} | waiting
            for site in slot.sites:
                seat = game.seats[site.side]
                assert site.tile in [*seat.palace.tiles(), *seat.reserve, *seat.beside]
    assert {"SiteBegun", "TokenKept", "SiteFinished", "TokenRevealed", "MoneyLost"} <= happened.keys()


def test_the_log_gives_the_game_again() -> None:
    for game, picks, style in random_games(10, "replayed sites", ("sites",)):
        *_, last = decisions(game, picks, style)
        assert state(replayed(last)) == state(last)


def test_a_copy_is_independent() -> None:
    for now in eager_moments(3, "copies", 60):
        before = state(now)
        twin = now.copy()
        picks = Picks(1)
        while not twin.over:
            eager(twin, picks)
        assert state(now) == before


def test_a_view_tells_nothing_hidden() -> None:
    """S2: whatever the tokens of the others and those in the bag are, a seat sees and can do the same."""
    changed = 0
    for now in eager_moments(10, "leaks", 12):
        for viewer in range(-1, len(now.seats)):
            twin = now.resampled(viewer, "other")
            seat = None if viewer < 0 else viewer
            assert twin.view(seat) == now.view(seat)
            assert tokens_of(twin) == ALL_TOKENS
            changed += state(twin.slots["sites"]) != state(now.slots["sites"])
            if viewer >= 0 and viewer == now.asked():
                assert twin.options() == now.options()
    assert changed > 100


def test_s2_the_others_can_imagine_any_tokens() -> None:
    """S2: those that somebody chooses from, and those on the tiles of others; one's own stay as they are."""
    game = table(hands=["florin-4"], tokens=ALL_TOKENS[1:], palaces=[{}, in_a_row("tower-12")])
    with_site(game, 1, "tower-12", FLORIN)
    play(game, "buy 1 site", "pay florin-4")
    imagined = {viewer: [sites_of(game.resampled(viewer, str(seed))) for seed in range(60)] for viewer in (0, 1, 2)}
    drawn = {viewer: {tuple(sorted(slot.drawn)) for slot in slots} for viewer, slots in imagined.items()}
    on_tile = {viewer: {slot.sites[0].currency for slot in slots} for viewer, slots in imagined.items()}
    assert drawn[0] == {tuple(sorted(sites_of(game).drawn))}
    assert len(drawn[1]) > 5
    assert len(drawn[2]) > 5
    assert (len(on_tile[0]), on_tile[1], len(on_tile[2])) == (4, {FLORIN}, 4)


def test_the_events_of_beginning_tell_nothing_hidden() -> None:
    """S2: also when the tokens that are drawn are others."""
    compared = 0
    for now in eager_moments(5, "events", 5):
        if now.step == "act":
            for space in range(4):
                if buy(space, "site") in now.legal_actions:
                    twin = now.resampled(now.active, "other")
                    seen_events = []
                    for game in (now.copy(), twin):
                        play(game, f"buy {space + 1} site")
                        seen_events.append(game.apply(game.options()[0]))
                    assert seen_events[0] == seen_events[1]
                    compared += 1
    assert compared > 20


def test_an_imagined_game_can_be_played_to_its_end() -> None:
    for now in eager_moments(5, "imagined", 60):
        if not now.over:
            twin = now.resampled(now.asked(), "other")
            picks = Picks(7)
            while not twin.over:
                eager(twin, picks)
            assert tokens_of(twin) == ALL_TOKENS


def test_a_slot_copies_everything() -> None:
    slot = Sites()
    slot.bag, slot.begun, slot.drawn, slot.finished, slot.revealed = [1], 7, [2], [3], True
    slot.sites = [Site(0, 5, 1)]
    assert state(slot.copy()) == state(slot)


def test_moments_of_random_games_have_sites() -> None:
    """Without this the tests on random games could not fail."""
    assert any(sites_of(now).sites for now in moments(10, "sites", 10, ("sites",)))
