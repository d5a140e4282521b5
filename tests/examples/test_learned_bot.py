"""The bot that taught itself: it is one, what it counts is what the rules count, and it beats chance."""

import sys
from collections.abc import Iterator
from itertools import chain, combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cli.conftest import call
from cli.shell import Call
from sabika.arena import play_match
from sabika.bots import ask, bot_asked_for, bot_named
from sabika.library import new_game, new_setup
from sabika.rules.core.action import Action
from sabika.rules.palace.building import Build
from sabika.rules.palace.buying import Buy
from sabika.rules.palace.money import currency_of, value_of
from sabika.rules.palace.paying import Pay
from sabika.rules.palace.taking import TakeMoney

__all__ = ["call"]

EXAMPLES = Path(__file__).parents[2] / "examples"
LEARNED = f"{EXAMPLES / 'learned_bot.py'}:LearnedBot"
LARGEST = 1_000_000
"""Bytes of the weights, which everybody who clones the project gets."""


def test_it_passes_the_check_of_bots(call: Call) -> None:
    ran = call("check-bot", LEARNED)
    assert ran.code == 0, ran.out
    assert ran.out.count("right ") == 4


def test_it_beats_chance_in_every_deal_and_from_both_seats() -> None:
    learned, other = bot_asked_for(LEARNED), bot_named("random")
    for deal in range(4):
        setup = new_setup(players=2, seed=f"learned {deal}")
        for seat, bots in enumerate([(learned, other), (other, learned)]):
            assert play_match(setup, bots).result.winners == (seat,)


def test_it_holds_its_own_against_the_greedy_bot() -> None:
    """What wins a third of all games hardly ever wins as many of these."""
    learned, other = bot_asked_for(LEARNED), bot_named("greedy")
    won = 0.0
    for deal in range(30):
        setup = new_setup(players=2, seed=f"close {deal}")
        for seat, bots in enumerate([(learned, other), (other, learned)]):
            winners = play_match(setup, bots).result.winners
            won += (seat in winners) / len(winners)
    assert won > 26


def test_what_it_chooses_is_learnt_and_not_the_greedy_bots_choice() -> None:
    learned, greedy = bot_asked_for(LEARNED), bot_named("greedy")
    game = new_game(players=2, seed="learned")
    same = choices = 0
    while not game.over:
        action = ask(learned, game, Random(0))
        choices += len(game.options()) > 1
        same += len(game.options()) > 1 and ask(greedy, game, Random(0)) is action
        game.apply(action)
    assert 0 < same < choices


def test_elsewhere_it_plays_like_the_greedy_bot() -> None:
    learned, greedy = bot_asked_for(LEARNED), bot_named("greedy")
    for setup in (new_setup(players=3, seed="a"), new_setup(players=2, seed="a", modules=("huts",))):
        bots = [learned] * setup.players, [greedy] * setup.players
        first, second = [play_match(setup, own).game.log for own in bots]
        assert first == second


def test_the_weights_are_small() -> None:
    assert (EXAMPLES / "learned.npz").stat().st_size < LARGEST


@pytest.fixture
def learned(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    sys.modules.pop("learned_bot", None)
    import learned_bot

    return learned_bot


def decisions() -> Iterator[tuple[Any, Any, list[Action]]]:
    """Games of one greedy bot against chance, in which both kinds of palaces grow: game, view and options."""
    chance = Random(5)
    for deal in range(3):
        bots = [bot_named("greedy"), bot_named("random")]
        game = new_game(players=2, seed=f"counted {deal}")
        while not game.over:
            yield game, game.view(game.asked()), game.options()
            game.apply(ask(bots[game.asked()], game, chance))


def leads_by_the_rules(game: Any, seat: int) -> list[float]:
    """What kinds bring in each scoring to come, less the same of the other player."""
    found = [0.0, 0.0, 0.0]
    for scoring in range(game.next_scoring(), 4):
        for term in game.terms(scoring):
            if term.rule != "A31" and term.side < 2:
                found[scoring - 1] += term.points if term.side == seat else -term.points
    return found


def test_it_counts_majorities_as_the_rules_do(learned: Any) -> None:
    """A32-A34, with Dirk (A42): leads now, and what a tile more brings when it is built."""
    built = 0
    for game, view, options in decisions():
        standing = learned.standing_of(view)
        if view.step == "act" and not view.players[view.seat].beside:
            assert [round(20 * own) for own in standing.leads] == leads_by_the_rules(game, view.seat)
        for action in [action for action in options if isinstance(action, Build)][:1]:
            before, after = leads_by_the_rules(game, view.seat), game.copy()
            after.apply(action)
            if not after.over and after.next_scoring() == game.next_scoring():
                gain = learned.more_of(view, standing, action).gain
                brought = [new - old for new, old in zip(leads_by_the_rules(after, view.seat), before)]
                assert [round(10 * own) for own in gain[:3]] == brought
                built += 1
    assert built > 30


def sums(cards: list[int]) -> set[int]:
    chosen = chain.from_iterable(combinations(cards, number) for number in range(len(cards) + 1))
    return {sum(value_of(card) for card in own) for own in chosen}


def test_it_counts_money_as_a_slow_count_does(learned: Any) -> None:
    """What can be paid exactly or at all, before and after; what is paid too much."""
    seen = set()
    for _, view, options in decisions():
        standing = learned.standing_of(view)
        hand = [[card for card in view.hand if currency_of(card) == own] for own in range(4)]
        before = [sums(own) for own in hand]
        if max(len(own) for own in hand) > 9:
            continue
        for action in options:
            more = learned.more_of(view, standing, action)
            if isinstance(action, Buy):
                price = view.pieces.price[view.yard[action.space]]
                assert round(9 * more.over) == min(own for own in before[action.space] if own >= price) - price
            elif isinstance(action, TakeMoney):
                exact = payable = prices = 0
                for currency in range(4):
                    after = sums(hand[currency] + [card for card in action.cards if currency_of(card) == currency])
                    prices += len(after & set(range(1, 14))) - len(before[currency] & set(range(1, 14)))
                    if tile := view.yard[currency]:
                        price = view.pieces.price[tile]
                        exact += price in after and price not in before[currency]
                        payable += max(after) >= price > max(before[currency])
                assert (more.exact, more.payable, round(13 * more.sums)) == (exact, payable, prices)
            elif isinstance(action, Pay):
                left = list(hand[action.currency])
                for card in action.cards:
                    left.remove(card)
                prices = len(sums(left) & set(range(1, 14))) - len(before[action.currency] & set(range(1, 14)))
                assert round(13 * more.sums) == prices
            else:
                continue
            seen.add(type(action))
    assert len(seen) == 3


def test_every_row_has_all_numbers(learned: Any) -> None:
    encoder = learned.encoder_for(learned.SETUP)
    for _, view, options in decisions():
        found = learned.seen(encoder, view, options)
        assert found.position.shape == (encoder.size + learned.BEYOND,)
        assert found.options.shape == (len(options), encoder.rows.width + learned.MORE)
        assert abs(found.position).max() < 10
