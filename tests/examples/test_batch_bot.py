"""The bot that learnt in batches, with the weights that come with it: it is one, and wins more than its share."""

from pathlib import Path

from cli.conftest import call
from cli.shell import Call
from sabika.arena import play_match
from sabika.bots import bot_asked_for, bot_named
from sabika.library import new_setup

__all__ = ["call"]

EXAMPLES = Path(__file__).parents[2] / "examples"
LEARNED = f"{EXAMPLES / 'batch_bot.py'}:BatchBot"
LARGEST = 2_000_000
"""Bytes of the weights, which everybody who clones the project gets."""


def test_it_passes_the_check_of_bots(call: Call) -> None:
    ran = call("check-bot", LEARNED)
    assert ran.code == 0, ran.out
    assert ran.out.count("right ") == 4


def test_it_wins_more_than_its_share_against_two_greedy_bots() -> None:
    """An equal share would be 12 games."""
    learned, greedy = bot_asked_for(LEARNED), bot_named("greedy")
    won = 0.0
    for deal in range(12):
        setup = new_setup(players=3, seed=f"share {deal}")
        for seat in range(3):
            bots = [learned if own == seat else greedy for own in range(3)]
            winners = play_match(setup, bots).result.winners
            won += (seat in winners) / len(winners)
    assert won > 15


def test_elsewhere_it_plays_like_the_greedy_bot() -> None:
    learned, greedy = bot_asked_for(LEARNED), bot_named("greedy")
    for setup in (new_setup(players=2, seed="a"), new_setup(players=3, seed="a", modules=("huts",))):
        bots = [learned] * setup.players, [greedy] * setup.players
        first, second = [play_match(setup, own).game.log for own in bots]
        assert first == second


def test_the_weights_are_small() -> None:
    assert (EXAMPLES / "batch_learned.npz").stat().st_size < LARGEST
