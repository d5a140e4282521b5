"""Seeded, streamed chance: deals never change, streams do not disturb each other, every order is equally likely."""

import hashlib
from collections import Counter
from itertools import permutations

import sabika
from property.random_games import Picks, choose, decisions, random_games, times
from sabika.modules.dirk.rules import DirkDrew, dirk_of
from sabika.rules.core.chance import Chance, seed_hash
from sabika.rules.palace.events import YardFilled
from sabika.rules.palace.money import CARDS, card_name

# --- Typed-in values: whoever changes one of these changes the deals of all recorded games.


def test_numbers_of_a_seed_never_change() -> None:
    chance = Chance("granada")
    assert chance.below("tiles", [6, 6, 6, 6, 6, 6, 6, 6]) == [4, 2, 1, 1, 2, 1, 4, 1]
    assert chance.below("tiles", [1000, 1_000_000, 2**32]) == [642, 181090, 1736965194]
    assert Chance("Sabīka").below("money", [100, 100, 100]) == [2, 80, 54]


def test_shuffles_of_a_seed_never_change() -> None:
    things = list(range(12))
    Chance("granada").shuffle("money", things)
    assert things == [9, 10, 2, 6, 0, 1, 8, 5, 3, 11, 4, 7]


def test_the_deal_of_a_seed_never_changes() -> None:
    game = sabika.new_game(players=3, seed="granada")
    assert [game.pieces.name(tile) for tile in game.yard] == [
        "arcades-10",
        "pavilion-7-E",
        "chambers-9-W",
        "arcades-8-E",
    ]
    assert [[card_name(money) for money in seat.hand.cards()] for seat in game.seats] == [
        ["dirham-1", "denar-5", "denar-9", "ducat-6"],
        ["florin-1", "florin-5", "dirham-3", "dirham-6", "ducat-5"],
        ["dirham-7", "dirham-8", "denar-3", "ducat-2"],
    ]
    assert [card_name(money) for money in game.display] == ["denar-8", "florin-4", "florin-6", "denar-5"]
    assert game.active == 2
    assert {card - CARDS + 1: game.pile.index(card) for card in (CARDS, CARDS + 1)} == {1: 73, 2: 20}


def test_the_published_hash_never_changes() -> None:
    """Anyone can check it with the tools at hand: printf 'sabika seed granada' | sha256sum."""
    typed_in = "fbf4a2fc20bfa53cd19666ba81b8dea831f99430767db723b720dc615310af4f"
    assert seed_hash("granada") == typed_in
    assert hashlib.sha256(b"sabika seed granada").hexdigest() == typed_in
    assert sabika.new_game(players=2, seed="granada").seed_hash == typed_in
    assert sabika.new_game(players=2, seed="granada").view().seed_hash == typed_in


# --- Uniform


def test_numbers_are_below_their_limits_and_spread_evenly() -> None:
    for limit in (1, 2, 3, 7, 36, 54):
        numbers = Chance(f"even {limit}").below("test", [limit] * 500 * limit)
        counts = Counter(numbers)
        assert set(counts) == set(range(limit))
        off = sum((counts[number] - 500) ** 2 / 500 for number in range(limit))
        # Mean limit - 1, variance 2 * (limit - 1): five deviations are far out.
        assert off <= limit - 1 + 5 * (2 * (limit - 1)) ** 0.5


def test_every_order_is_equally_likely() -> None:
    chance = Chance("orders")
    rounds = 200 * 24
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(rounds):
        things = [0, 1, 2, 3]
        chance.shuffle("test", things)
        counts[tuple(things)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert sum((number - 200) ** 2 / 200 for number in counts.values()) < 23 + 5 * 46**0.5


def test_limits_that_do_not_divide_the_range_are_not_biased() -> None:
    """Three quarters of 2**32: taking the remainder alone would give the lowest third twice as often."""
    numbers = Chance("bias").below("test", [3 * 2**30] * 6000)
    lowest_third = sum(number < 2**30 for number in numbers)
    assert 1800 < lowest_third < 2200


def test_nothing_and_one_thing_can_be_shuffled() -> None:
    for things in ([], [7]):
        shuffled = list(things)
        Chance("few").shuffle("test", shuffled)
        assert shuffled == things


# --- Streams


def test_streams_do_not_disturb_each_other() -> None:
    alone = Chance("streams")
    mixed = Chance("streams")
    expected = [alone.below("tiles", [1000] * 5) for _ in range(4)]
    found: list[list[int]] = []
    for turn in range(4):
        for _ in range(turn):
            mixed.below("money", [10] * 20)
        found.append(mixed.below("tiles", [1000] * 5))
    assert found == expected


def test_each_use_of_a_stream_and_each_stream_is_different() -> None:
    chance = Chance("different")
    draws = [tuple(chance.below(stream, [2**32] * 4)) for stream in ("a", "b") for _ in range(50)]
    draws += [tuple(Chance(f"different {number}").below("a", [2**32] * 4)) for number in range(50)]
    assert len(set(draws)) == 150


def test_a_copy_goes_on_alone() -> None:
    chance = Chance("copy")
    chance.below("a", [10])
    copy = chance.copy()
    first = copy.below("a", [2**32])
    assert chance.below("a", [2**32]) == first
    assert chance.below("a", [2**32]) != first


def test_editions_differ_only_in_where_the_second_scoring_card_lies() -> None:
    """A10: same seed, same tiles, same hands, same money."""
    for number in range(times(30)):
        for players in range(2, 7):
            old = sabika.new_game(players=players, seed=f"editions {number}", edition="2003")
            new = sabika.new_game(players=players, seed=f"editions {number}", edition="2020")
            assert old.bag == new.bag
            assert old.yard == new.yard
            assert old.display == new.display
            assert old.active == new.active
            assert [seat.hand.cards() for seat in old.seats] == [seat.hand.cards() for seat in new.seats]
            assert [card for card in old.pile if card < CARDS] == [card for card in new.pile if card < CARDS]
            assert old.pile != new.pile


def test_a_scoring_card_can_lie_anywhere_in_its_window() -> None:
    """A10: shuffled into its pile, so also on top of it and at its bottom, as often as anywhere else."""
    for edition in ("2003", "2020"):
        games = [sabika.new_game(players=3, seed=f"window {number}", edition=edition) for number in range(500)]
        for scoring in (1, 2):
            places: Counter[tuple[int, int]] = Counter()
            for game in games:
                low, high = game.scoring_windows[scoring]
                place = game.pile.index(CARDS + scoring - 1)
                places[place - low, high - 1 - place] += 1
            assert min(min(place) for place in places) == 0
            top = sum(number for place, number in places.items() if place[1] == 0)
            bottom = sum(number for place, number in places.items() if place[0] == 0)
            assert 10 < top < 50
            assert 10 < bottom < 50


def test_the_number_of_players_does_not_change_the_order_of_the_tiles() -> None:
    for number in range(times(30)):
        games = {players: sabika.new_game(players=players, seed=f"players {number}") for players in range(2, 7)}
        for players in range(3, 7):
            assert games[players].yard == games[3].yard
            assert games[players].bag == games[3].bag
            # The money is dealt seat by seat, so further seats change nothing for those before them.
            for seat in range(3):
                assert games[players].seats[seat].hand.cards() == games[3].seats[seat].hand.cards()
        assert games[2].yard == games[3].yard
        assert games[2].bag == games[3].bag[:-6]
        assert dirk_of(games[2]).tiles == games[3].bag[:-7:-1]


def test_tiles_come_in_the_order_of_the_bag_however_the_game_is_played() -> None:
    for game, picks, style in random_games(20, "bag"):
        bag = game.bag[:]
        drawn: list[int] = []
        while not game.over:
            for event in game.apply(choose(game.options(), picks, style)):
                if isinstance(event, YardFilled):
                    drawn.append(event.tile)
                elif isinstance(event, DirkDrew):
                    drawn += event.tiles
        assert game.bag + drawn[::-1] == bag


def test_what_is_paid_in_which_order_does_not_change_the_reshuffle() -> None:
    """A18: the new pile depends on which cards were discarded, not on their order."""
    tried = 0
    for game, picks, style in random_games(6, "reshuffle"):
        while not game.over:
            twin = game.copy()
            twin.discard.reverse()
            action = choose(game.options(), picks, style)
            game.apply(action)
            if not twin.discard or len(game.pile) <= len(twin.pile):
                continue
            twin.apply(action)
            assert twin.pile == game.pile
            assert twin.display == game.display
            tried += 1
    assert tried


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    def play(seed: str) -> tuple[list[int], list[str]]:
        game = sabika.new_game(players=4, seed=seed)
        *_, end = decisions(game, Picks(1))
        return end.points, [game.notation(action) for action in game.log]

    assert play("one") == play("one")
    assert play("one") != play("two")
