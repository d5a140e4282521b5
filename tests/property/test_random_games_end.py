"""Every random game comes to its end, in small decisions."""

from collections import Counter

from property.random_games import MOST_DECISIONS, decisions, random_games
from sabika.rules.core.events import Scored, TurnBegan
from sabika.rules.modules.dirk import DirkDrew
from sabika.rules.palace.events import TileAwarded, TileBought
from sabika.rules.palace.money import value_of
from sabika.rules.palace.pieces import NOTHING

MOST_OPTIONS = 250
"""So many options can still be listed. Those seen are at most about 130."""


def test_random_games_end_with_the_bag_empty_and_the_last_scoring() -> None:
    """A35, A38."""
    for game, picks, style in random_games(120, "end"):
        for now in decisions(game, picks, style):
            assert now.over == (len(now.scorings) > 0 and now.scorings[-1].scoring == 3)
        assert game.bag == []
        assert game.asked() == -1
        assert game.step == ""
        assert game.options() == []
        assert len(game.log) <= MOST_DECISIONS


def test_decisions_stay_small() -> None:
    for game, picks, style in random_games(60, "small"):
        for now in decisions(game, picks, style):
            assert len(now.options()) <= MOST_OPTIONS


def test_turns_go_round_the_table() -> None:
    """A11."""
    for game, picks, style in random_games(20, "round"):
        turns = [event for event in game.opening if isinstance(event, TurnBegan)]
        for now in decisions(game, picks, style):
            if now.log:
                turns += [event for event in now.events if isinstance(event, TurnBegan)]
        first = turns[0].seat
        assert turns == [TurnBegan((first + number) % game.setup.players, number + 1) for number in range(len(turns))]


def test_a_turn_has_one_action_and_another_for_each_exact_payment() -> None:
    """A11, A14: hence at most five."""
    for game, picks, style in random_games(40, "exact"):
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
        assert max(actions.values()) <= 5


def test_only_a_seat_that_can_do_nothing_passes() -> None:
    """A19."""
    for game, picks, style in random_games(40, "pass"):
        for now in decisions(game, picks, style):
            verbs = [action.verb for action in now.options()]
            assert "pass" not in verbs or verbs == ["pass"]


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


def test_dirk_draws_after_each_scoring_but_the_last() -> None:
    """A41: six after the first, a third of the bag after the second, never more than there are."""
    seen: Counter[int] = Counter()
    for game, picks, style in random_games(120, "dirk"):
        if game.setup.players > 2:
            continue
        for now in decisions(game, picks, style):
            if now.log:
                drawn = [event.tiles for event in now.events if isinstance(event, DirkDrew)]
                scored = [event.scoring for event in now.events if isinstance(event, Scored) and event.scoring < 3]
                bag = len(now.bag) + sum(len(tiles) for tiles in drawn)
                expected = []
                for scoring in scored:
                    expected.append(min(6, bag) if scoring == 1 else bag // 3)
                    bag -= expected[-1]
                    seen[scoring] += 1
                assert [len(tiles) for tiles in drawn] == [number for number in expected if number]
    assert seen[1]
    assert seen[2]
