"""The bot that taught itself: it is one, it sees what the encoder shows, and it beats chance."""

from pathlib import Path
from random import Random

from cli.conftest import call
from cli.shell import Call
from sabika.arena import play_match
from sabika.bots import ask, bot_asked_for, bot_named
from sabika.library import new_game, new_setup

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
