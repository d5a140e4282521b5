"""Every random game comes to its end, in small decisions."""

from collections import Counter

import pytest

from property.random_games import GAMES, MOST_DECISIONS, decisions, random_games
from sabika.modules.dirk.rules import DirkDrew
from sabika.rules.core.events import Scored, TurnBegan
from sabika.rules.palace.events import TileAwarded, TileBought
from sabika.rules.palace.money import value_of
from sabika.rules.palace.pieces import NOTHING

MOST_OPTIONS = 250
"""So many options can still be listed. Those seen are at most about 150."""
MOST_ACTIONS = {"alhambra": 5, "granada": 5, "combined": 9}
"""In a turn (A14, C4)."""


@pytest.mark.parametrize("name", GAMES)
def test_random_games_end_with_the_bag_empty_and_the_last_scoring(name: str) -> None:
    """A35, A38, C12."""
    for game, picks, style in random_games(120, "end", game=name):
        for now in decisions(game, picks, style):
            assert now.over == (len(now.scorings) > 0 and now.scorings[-1].scoring == 3)
        assert not any(game.bags)
        assert game.asked() == -1
        assert game.step == ""
        assert game.options() == []
        assert len(game.log) <= MOST_DECISIONS


@pytest.mark.parametrize("name", GAMES)
def test_decisions_stay_small(name: str) -> None:
    for game, picks, style in random_games(60, "small", game=name):
        for now in decisions(game, picks, style):
            assert len(now.options()) <= MOST_OPTIONS


@pytest.mark.parametrize("name", GAMES)
def test_turns_go_round_the_table(name: str) -> None:
    """A11."""
    for game, picks, style in random_games(20, "round", game=name):
        turns = [event for event in game.opening if isinstance(event, TurnBegan)]
        for now in decisions(game, picks, style):
            if now.log:
                turns += [event for event in now.events if isinstance(event, TurnBegan)]
        first = turns[0].seat
        assert turns == [TurnBegan((first + number) % game.setup.players, number + 1) for number in range(len(turns))]


@pytest.mark.parametrize("name", GAMES)
def test_a_turn_has_one_action_and_another_for_each_exact_payment(name: str) -> None:
    """A11, A14: hence at most five; C4: or nine."""
    for game, picks, style in random_games(40, "exact", (), game=name):
        actions: Counter[int] = Counter()
        allowed: Counter[int] = Counter()
        for now in decisions(game, picks, style):
            if now.step == "act":
                actions[now.turn] += 1
            for event in now.events:
                if isinstance(event, TurnBegan):
                    allowed[event.turn] += 1
                elif isinstance(event, TileBought) and event.paid == event.price:
                    allowed[now.turn] += 1
        assert actions == allowed
        assert max(actions.values()) <= MOST_ACTIONS[name]


@pytest.mark.parametrize("name", GAMES)
def test_only_a_seat_that_can_do_nothing_passes(name: str) -> None:
    """A19."""
    for game, picks, style in random_games(40, "pass", game=name):
        for now in decisions(game, picks, style):
            verbs = [action.verb for action in now.options()]
            assert "pass" not in verbs or verbs == ["pass"]


@pytest.mark.parametrize("name", GAMES)
def test_all_actions_but_the_first_of_a_turn_can_be_given_up(name: str) -> None:
    """A14, A19."""
    stopped = 0
    for game, picks, style in random_games(40, "stop", game=name):
        acted_in = 0
        for now in decisions(game, picks, style):
            first = now.turn != acted_in
            verbs = [action.verb for action in now.options()]
            assert ("stop" in verbs) == (now.step == "act" and not first)
            if now.step == "act":
                acted_in = now.turn
            if now.log and now.log[-1].verb == "stop":
                stopped += 1
                assert now.step != "act" or first
    assert stopped > 2


def test_leftover_tiles_go_to_the_only_seat_with_most_money_of_the_currency() -> None:
    """A36: a tie, or nobody holding any, leaves the tile; the money is kept."""
    awarded = left = 0
    for game, picks, style in random_games(60, "leftovers"):
        ends = next(now for now in decisions(game, picks, style) if now.ending)
        awards = {event.space: event.seat for event in ends.events if isinstance(event, TileAwarded)}
        for space in range(4):
            owned = [sum(value_of(money) for money in seat.hand.cards() if money // 9 == space) for seat in ends.seats]
            if space in awards:
                assert all(owned[awards[space]] > own for side, own in enumerate(owned) if side != awards[space])
                assert owned[awards[space]] > 0
                assert ends.yard[space] == NOTHING
                awarded += 1
            elif ends.yard[space]:
                assert max(owned) == 0 or owned.count(max(owned)) > 1
                left += 1
    assert awarded
    assert left


@pytest.mark.parametrize("name", ["granada", "combined"])
def test_leftover_tiles_are_handed_out_one_by_one(name: str) -> None:
    """G13, C13: space by space, each dealt with before the next; by A36."""
    awarded = left = 0
    for game, picks, style in random_games(60, "one by one", game=name):
        ending = (now for now in decisions(game, picks, style) if now.ending)
        order: list[int] = []
        for now in ending:
            assert sum(len(seat.beside) for seat in now.seats) <= 1
            for event in now.events:
                if isinstance(event, TileAwarded):
                    owned = [seat.hand.totals[event.space % 4] for seat in now.seats]
                    assert owned[event.seat] > max(own for side, own in enumerate(owned) if side != event.seat)
                    order.append(event.space)
        assert order == sorted(order, key=lambda place: (place % 4, place))
        for place, tile in enumerate(game.yard):
            owned = [seat.hand.totals[place % 4] for seat in game.seats]
            assert not tile or max(owned) == 0 or owned.count(max(owned)) > 1
            left += tile != NOTHING
        awarded += len(order)
    assert awarded
    assert left


@pytest.mark.parametrize("name", GAMES)
def test_dirk_draws_after_each_scoring_but_the_last(name: str) -> None:
    """A41: six after the first, a third of the bag after the second, never more than there are; C14: of each bag."""
    seen: Counter[int] = Counter()
    for game, picks, style in random_games(120, "dirk", (), game=name):
        if game.setup.players > 2:
            continue
        for now in decisions(game, picks, style):
            if now.log:
                drawn = [event.tiles for event in now.events if isinstance(event, DirkDrew)]
                scored = [event.scoring for event in now.events if isinstance(event, Scored) and event.scoring < 3]
                seen.update(scored)
                for bag, own in zip(now.bags, now.pieces.sets(), strict=True):
                    from_it = [sum(now.pieces.tile_of(tile) in own for tile in tiles) for tiles in drawn]
                    rest = len(bag) + sum(from_it)
                    expected = []
                    for scoring in scored:
                        expected.append(min(6, rest) if scoring == 1 else rest // 3)
                        rest -= expected[-1]
                    assert sum(from_it) == sum(expected)
    assert seen[1]
    assert seen[2]
