"""Every bot keeps to the rules, sees its seat's view alone, and brings games to an end."""

from collections.abc import Iterator
from random import Random

import pytest

import sabika
from sabika.bots import BOTS, Bot, bot_named
from sabika.rules.core.action import Action
from sabika.rules.core.errors import BadInput
from sabika.rules.palace.game import PalaceGame

LANGUAGES = {"en", "fr", "nl", "de"}
TABLES = [(players, edition) for players in range(2, 7) for edition in ("2003", "2020")]
every_bot = pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
every_table = pytest.mark.parametrize(("players", "edition"), TABLES)


def play(game: PalaceGame, bot: Bot, rng: Random) -> Iterator[Action]:
    """Let a bot play all seats; the game stands before each choice that is told."""
    while not game.over:
        choice = bot.choose(game.view(game.asked()), game.options(), rng)
        yield choice
        game.apply(choice)
        assert len(game.log) < 5000, "the game does not end"


def test_bots_are_found_by_name() -> None:
    assert bot_named("random").name == "random"
    assert bot_named("greedy").name == "greedy"


def test_an_unknown_bot_is_answered_with_the_list_of_bots() -> None:
    with pytest.raises(BadInput, match=r"There is no bot 'dirk'\. The bots are: random, greedy\."):
        bot_named("dirk")


@every_bot
def test_a_bot_says_in_four_languages_how_it_plays(bot: Bot) -> None:
    assert set(bot.blurb) == LANGUAGES
    assert all(sentence.endswith(".") for sentence in bot.blurb.values())


@every_bot
@every_table
def test_a_bot_chooses_an_option_and_ends_the_game(bot: Bot, players: int, edition: str) -> None:
    game = sabika.new_game(players=players, seed="ends", edition=edition)
    steps = set()
    for choice in play(game, bot, Random(1)):
        assert choice in game.options()
        steps.add(game.step)
    assert game.over
    assert {"act", "pay", "place"} <= steps


@every_bot
def test_a_bot_places_tiles_that_are_left_over(bot: Bot) -> None:
    """A37: the one step that does not come in every game."""
    for seed in range(50):
        game = sabika.new_game(players=3, seed=f"left over {seed}")
        for choice in play(game, bot, Random(seed)):
            if game.step == "place-leftovers":
                assert choice in game.options()
                return
    pytest.fail("no tile was left over in 50 games")


@every_bot
def test_a_bot_plays_the_same_with_the_same_chance(bot: Bot) -> None:
    logs = []
    for _ in range(2):
        game = sabika.new_game(players=4, seed="same")
        logs.append(list(play(game, bot, Random("same"))))
    assert logs[0] == logs[1]


@every_bot
@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_is_hidden_does_not_change_a_choice(bot: Bot, players: int) -> None:
    game = sabika.new_game(players=players, seed="hidden")
    for number, choice in enumerate(play(game, bot, Random(7))):
        seat = game.asked()
        twin = game.resampled(seat, f"other {number}")
        before = Random(number)
        after = Random(number)
        assert bot.choose(game.view(seat), game.options(), before) is bot.choose(twin.view(seat), twin.options(), after)
        assert choice in game.options()


@every_bot
def test_a_bot_leaves_view_and_options_as_they_are(bot: Bot) -> None:
    game = sabika.new_game(players=2, seed="untouched")
    for _ in play(game, bot, Random(3)):
        view = game.view(game.asked())
        options = game.options()[:]
        counts = [player.palace.counts[:] for player in view.players]
        bot.choose(view, options, Random(0))
        assert options == game.options()
        assert counts == [player.palace.counts for player in view.players]
        assert view == game.view(game.asked())
