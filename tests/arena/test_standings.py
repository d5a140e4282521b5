"""Standings are shares of games, with intervals that are honest about deals."""

import pytest

from arena.tournaments import game
from sabika.arena.played import Played
from sabika.arena.standings import head_to_head, share_of, shares_by_turn, standings


def test_wins_are_shares_of_games_and_a_tie_counts_in_parts() -> None:
    games = [game(1, "a b b", 1, points=(9, 4, 2)), game(1, "b b a", 1, 3, points=(7, 1, 7)), game(2, "b a b", 3)]
    first, second = standings(games)
    assert (first.bot, first.wins.number, first.wins.share, first.points.mean) == ("a", 3, 0.5, 16 / 3)
    assert (second.bot, second.wins.share, second.fair) == ("b", 0.5, 2 / 3)
    assert first.fair == 1 / 3
    assert first.rating.mu > second.rating.mu


def test_an_interval_is_never_nothing_and_wider_if_deals_decide() -> None:
    alike = [game(deal, "a b", 1 + deal % 2) for deal in range(40) for _ in range(2)]
    mixed = [game(deal, "a b", winner) for deal in range(40) for winner in (1, 2)]
    always = [game(deal, "a b", 1) for deal in range(40)]

    def width(games: list[Played]) -> float:
        wins = standings(games)[0].wins
        return wins.high - wins.low

    assert 0 < width(always) < width(mixed) < width(alike) < 0.4


def test_a_single_deal_tells_nothing_about_others() -> None:
    wins = standings([game(1, "a b", 1), game(1, "b a", 2)])[0].wins
    assert (wins.share, wins.low, wins.high) == (1, 0, 1)


def test_a_share_of_nothing_is_no_error() -> None:
    assert share_of([(1, 0, 0), (2, 0, 0)]) == (0, 0, 0, 1)


def test_parts_of_different_wholes_are_weighed() -> None:
    share = share_of([(1, 1, 2), (2, 9, 10), (2, 0, 8)])
    assert (share.number, share.share) == (20, 0.5)
    assert 0 < share.low < 0.5 < share.high < 1


def test_head_to_head_compares_places_seat_by_seat() -> None:
    games = [game(1, "a b b", 1, points=(9, 8, 7)), game(2, "b a b", 1, points=(9, 7, 7)), game(3, "b c b", 1)]
    met = head_to_head(games, "a", "b")
    assert met is not None
    assert met.number == 2
    assert met.share == pytest.approx((1 + 0.25) / 2)
    against = head_to_head(games, "b", "a")
    assert against is not None
    assert against.share == pytest.approx(1 - met.share)
    assert head_to_head(games, "a", "c") is None


def test_an_advantage_is_one_of_turns_and_not_of_seats() -> None:
    games = [game(1, "a b c", 2, first=2), game(2, "a b c", 3, first=3), game(3, "a b c", 1, 2, first=1)]
    assert [one.share for one in shares_by_turn(games)] == pytest.approx([2.5 / 3, 0.5 / 3, 0])
