"""Alhambra, setting up: A5-A10."""

from collections import Counter
from collections.abc import Iterator

import pytest

import sabika
from rules.positions import names_of, palace
from sabika.rules.core.errors import BadInput
from sabika.rules.core.events import StartsFirst, TurnBegan
from sabika.rules.palace.events import Dealt, DisplayFilled, YardFilled
from sabika.rules.palace.game import PalaceGame

PLAYERS = range(2, 7)


def deals(players: int, count: int = 60) -> Iterator[PalaceGame]:
    for number in range(count):
        yield sabika.new_game(players=players, seed=f"deal {number}")


def first_hands(game: PalaceGame) -> list[list[int]]:
    """The values of the cards dealt to each seat, in the order they were turned up."""
    return [[card % 9 + 1 for card in event.cards] for event in game.opening if isinstance(event, Dealt)]


# A5


@pytest.mark.parametrize("players", PLAYERS)
def test_a5_start_tile_no_points_empty_reserve(players: int) -> None:
    game = sabika.new_game(players=players, seed="begin")
    assert len(game.seats) == players
    assert set(game.points) == {0}
    for seat in range(players):
        assert palace(game, seat) == {(0, 0): "fountain"}
        assert game.seats[seat].reserve == []
        assert game.seats[seat].beside == []


@pytest.mark.parametrize("players", [0, 1, 7])
def test_a5_alhambra_is_for_two_to_six(players: int) -> None:
    with pytest.raises(BadInput, match="2 to 6 players"):
        sabika.new_game(players=players, seed="begin")


# A6


def test_a6_four_tiles_onto_the_yard_in_order() -> None:
    game = sabika.new_game(players=4, seed="yard")
    filled = [event for event in game.opening if isinstance(event, YardFilled)]
    assert [event.space for event in filled] == [0, 1, 2, 3]
    assert [event.tile for event in filled] == game.yard
    assert len(game.bag) == 50
    assert not set(game.bag) & set(game.yard)


def test_a6_tiles_are_shuffled() -> None:
    """A6: over many deals every tile comes to lie on a space, and no two bags are in the same order."""
    games = list(deals(3, 200))
    assert len({tile for game in games for tile in game.yard}) == 54
    assert len({tuple(game.bag) for game in games}) == 200


# A7


@pytest.mark.parametrize("players", PLAYERS)
def test_a7_cards_until_the_total_is_20_or_more(players: int) -> None:
    for game in deals(players):
        hands = first_hands(game)
        assert len(hands) == players
        for values in hands:
            assert 20 <= sum(values) <= 28
            assert sum(values[:-1]) < 20


def test_a7_all_totals_from_20_to_28_occur() -> None:
    assert {sum(values) for game in deals(6) for values in first_hands(game)} == set(range(20, 29))


def test_a7_whatever_the_currency() -> None:
    """A7: no purse of a single currency reaches 20 by itself, yet the dealing stops."""
    assert any(max(seat.hand.totals) < 10 for game in deals(4) for seat in game.seats)


def test_a7_money_is_dealt_from_the_shuffled_cards_without_scoring_cards() -> None:
    games = list(deals(6, 100))
    dealt = {card for game in games for event in game.opening if isinstance(event, Dealt) for card in event.cards}
    assert dealt == set(range(36))
    assert len({tuple(game.pile) for game in games}) == 100


def test_a7_first_hands_are_seen_by_all_then_held_in_secret() -> None:
    """A7: everybody is told the cards, player by player; afterwards only how many the others hold can be seen."""
    game = sabika.new_game(players=4, seed="seen")
    dealt = [event for event in game.opening if isinstance(event, Dealt)]
    assert [event.seat for event in dealt] == [0, 1, 2, 3]
    for event in dealt:
        assert tuple(sorted(event.cards)) == game.seats[event.seat].hand.cards()
        view = game.view(event.seat)
        assert view.hand == game.seats[event.seat].hand.cards()
        assert [player.cards for player in view.players] == [len(other.cards) for other in dealt]
        assert not any(hasattr(player, "hand") for player in view.players)
    assert game.view().hand == ()


# A8


def claims(game: PalaceGame) -> list[tuple[int, int]]:
    """Number of cards and total of each first hand."""
    return [(len(values), sum(values)) for values in first_hands(game)]


def tied(game: PalaceGame) -> list[int]:
    """The seats with fewest cards and the lowest total among those."""
    return [seat for seat, claim in enumerate(claims(game)) if claim == min(claims(game))]


def test_a8_fewest_cards_begin() -> None:
    alone = 0
    for game in deals(3, 200):
        numbers = [number for number, _ in claims(game)]
        if numbers.count(min(numbers)) == 1:
            alone += 1
            assert game.active == numbers.index(min(numbers))
    assert alone > 50


def test_a8_among_equally_few_cards_the_lowest_total_begins() -> None:
    decided = 0
    for game in deals(3, 200):
        numbers = [number for number, _ in claims(game)]
        if numbers.count(min(numbers)) > 1 and len(tied(game)) == 1:
            decided += 1
            assert game.active == tied(game)[0]
    assert decided > 20


def test_a8_among_equal_hands_the_youngest_begins() -> None:
    """A8: whatever the order of ages, if the table gives one."""
    ties = [game.setup.seed for game in deals(6, 200) if len(tied(game)) > 1]
    assert len(ties) > 20
    for seed in ties:
        for ages in ((0, 1, 2, 3, 4, 5), (5, 4, 3, 2, 1, 0), (3, 0, 5, 1, 4, 2)):
            game = sabika.new_game(players=6, seed=seed, youngest_first=ages)
            assert game.active == next(seat for seat in ages if seat in tied(game))


def test_a8_ages_matter_only_in_the_last_tie() -> None:
    for game in deals(4, 50):
        if len(tied(game)) == 1:
            youngest = (game.active + 1) % 4
            ages = (youngest, *(seat for seat in range(4) if seat != youngest))
            assert sabika.new_game(players=4, seed=game.setup.seed, youngest_first=ages).active == game.active


def test_a8_without_ages_the_last_tie_is_drawn_by_lot() -> None:
    """A8 (ruling): among the tied, by the game's seed, and not always the same one of them."""
    drawn: Counter[int] = Counter()
    for game in deals(6, 300):
        if len(tied(game)) == 2:
            drawn[tied(game).index(game.active)] += 1
            assert sabika.new_game(players=6, seed=game.setup.seed).active == game.active
    assert min(drawn[0], drawn[1]) > 0.3 * drawn.total() > 3


def test_a8_the_first_player_is_announced_and_begins() -> None:
    for game in deals(5, 20):
        assert StartsFirst(game.active) in game.opening
        assert game.opening[-1] == TurnBegan(game.active, 1)
        assert game.asked() == game.active


def test_a8_whoever_is_named_is_younger_than_whoever_is_left_out() -> None:
    """A8: who is the youngest can be answered with one name, or with a few of them."""
    ties = [game for game in deals(6, 200) if len(tied(game)) > 1]
    assert len(ties) > 20
    for lot in ties:
        for seat in tied(lot):
            older = next(other for other in tied(lot) if other != seat)
            for ages in ((seat,), (seat, older)):
                assert sabika.new_game(players=6, seed=lot.setup.seed, youngest_first=ages).active == seat


def test_a8_a_tie_among_those_left_out_is_drawn_by_the_same_lot() -> None:
    """A8 (ruling): those who are named have no part in it, and change nothing in it."""
    drawn = Counter[int]()
    for lot in deals(6, 300):
        others = tuple(seat for seat in range(6) if seat not in tied(lot))
        if len(tied(lot)) == 2:
            game = sabika.new_game(players=6, seed=lot.setup.seed, youngest_first=others)
            assert game.active == lot.active
            drawn[tied(lot).index(game.active)] += 1
    assert min(drawn[0], drawn[1]) > 3


def test_a8_to_name_all_but_the_oldest_is_to_name_all() -> None:
    for lot in deals(6, 100):
        whole = (3, 0, 5, 1, 4, 2)
        games = [sabika.new_game(players=6, seed=lot.setup.seed, youngest_first=ages) for ages in (whole, whole[:-1])]
        assert games[0].active == games[1].active


@pytest.mark.parametrize("ages", [(0, 1, 1), (1, 1), (3,), (-1,), (1, 2, 3), (0, 1, 2, 3)])
def test_a8_the_order_of_ages_names_seats_once(ages: tuple[int, ...]) -> None:
    with pytest.raises(BadInput, match="order of ages"):
        sabika.new_game(players=3, seed="ages", youngest_first=ages)


# A9


def test_a9_four_more_cards_form_the_display() -> None:
    """A9: after the hands, and out of the same cards."""
    for game in deals(4, 20):
        assert len(game.display) == 4
        assert DisplayFilled(tuple(game.display)) in game.opening
        order = names_of(game.opening)
        assert order.index("DisplayFilled") > max(place for place, name in enumerate(order) if name == "Dealt")
        money = game.display + [card for card in game.pile if card < 36]
        money += [card for seat in game.seats for card in seat.hand.cards()]
        assert sorted(money) == [card for card in range(36) for _ in range(3)]


# A10


def cards_above(game: PalaceGame, scoring: int) -> int:
    """How many money cards lie above a scoring card."""
    from_the_top = game.pile[::-1]
    return sum(card < 36 for card in from_the_top[: from_the_top.index(35 + scoring)])


@pytest.mark.parametrize(("edition", "second"), [("2003", 4), ("2020", 5)])
@pytest.mark.parametrize("players", PLAYERS)
def test_a10_scoring_cards_lie_in_their_piles(players: int, edition: str, second: int) -> None:
    """A10: card 1 in the second of five nearly equal piles, card 2 in the fourth, in the 2020 edition in the fifth."""
    for number in range(60):
        game = sabika.new_game(players=players, seed=number, edition=edition)
        money = len(game.pile) - 2
        small, large = money // 5, -(-money // 5)
        for scoring, pile in ((1, 2), (2, second)):
            assert (pile - 1) * small <= cards_above(game, scoring) <= pile * large
            window = game.scoring_windows[scoring]
            assert small + 1 <= window[1] - window[0] <= large + 1


def test_a10_the_scoring_cards_are_shuffled_into_their_piles() -> None:
    """A10: over many deals they lie anywhere in the pile, from its top to its bottom, about equally often."""
    for edition, second in (("2003", 4), ("2020", 5)):
        places: dict[int, list[float]] = {1: [], 2: []}
        for number in range(400):
            game = sabika.new_game(players=4, seed=number, edition=edition)
            size = (len(game.pile) - 2) / 5
            for scoring, pile in ((1, 2), (2, second)):
                places[scoring].append(cards_above(game, scoring) / size - (pile - 1))
        for found in places.values():
            assert min(found) < 0.1
            assert max(found) > 0.9
            assert 0.45 < sum(found) / len(found) < 0.55


def test_a10_pile_4_is_the_default() -> None:
    for seed in range(20):
        assert sabika.new_game(players=3, seed=seed).pile == sabika.new_game(players=3, seed=seed, edition="2003").pile


def test_a10_players_know_between_which_cards_a_scoring_comes() -> None:
    """A10: everybody has seen into which pile a scoring card went."""
    for game in deals(4):
        from_the_top = game.pile[::-1]
        for window in game.view().windows:
            drawn = from_the_top.index(35 + window.scoring) + 1
            assert window.soonest <= drawn <= window.latest
            assert window.latest - window.soonest in (
                len(game.pile) // 5 - 1,
                len(game.pile) // 5,
                len(game.pile) // 5 + 1,
            )


def test_a10_an_unknown_edition_is_refused() -> None:
    with pytest.raises(BadInput, match="2003, 2020"):
        sabika.new_game(players=3, seed="edition", edition="1999")
