"""Every bot keeps to the rules, sees its seat's view alone, and brings games to an end."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

import sabika
from sabika.bots import BOTS, Bot, Level, bot_named
from sabika.bots.planner.bot import Planner
from sabika.library import GAMES, PALACE_GAMES, PalaceName
from sabika.rules.core.action import Action
from sabika.rules.core.errors import BadInput
from sabika.rules.palace.game import PalaceGame

LANGUAGES = {"en", "fr", "nl", "de"}


class Table(NamedTuple):
    """What is played."""

    game: PalaceName
    edition: str | None = None
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return " ".join([self.game, self.edition or "", *self.modules, *(value for _, value in self.options)])

    def new_game(self, players: int, seed: str) -> PalaceGame:
        return sabika.new_game(
            self.game,
            players=players,
            seed=seed,
            edition=self.edition,
            modules=self.modules,
            options=dict(self.options),
        )


OTHERWISE = (("scoring", "simplified"), ("turning", "card"))
OTHERS: tuple[PalaceName, ...] = ("granada", "combined")
TABLES = [
    *(Table("alhambra", edition) for edition in GAMES["alhambra"].editions),
    *(Table(name) for name in OTHERS),
    *(Table(name, modules=GAMES[name].modules, options=OTHERWISE) for name in OTHERS),
]
QUICK = {name: bot for name, bot in BOTS.items() if not isinstance(bot, Planner)}
"""The planners have tests of their own."""
every_bot = pytest.mark.parametrize("bot", QUICK.values(), ids=QUICK)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_game = pytest.mark.parametrize("name", PALACE_GAMES)


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
    with pytest.raises(BadInput, match=r"There is no bot 'dirk'\. The bots are: random, planner-gentle, greedy,"):
        bot_named("dirk")


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
def test_a_bot_says_in_four_languages_how_it_plays(bot: Bot) -> None:
    assert set(bot.blurb) == LANGUAGES
    assert bot.level in Level
    assert all(sentence.endswith(".") for sentence in bot.blurb.values())


@every_bot
@every_table
@pytest.mark.parametrize("players", range(2, 7))
def test_a_bot_chooses_an_option_and_ends_the_game(bot: Bot, players: int, table: Table) -> None:
    game = table.new_game(players, "ends")
    steps = set()
    for choice in play(game, bot, Random(1)):
        assert choice in game.options()
        steps.add(game.step)
    assert game.over
    assert {"act", "pay", "place"} <= steps


@every_bot
@every_game
def test_a_bot_places_tiles_that_are_left_over(bot: Bot, name: PalaceName) -> None:
    """A37, G13, C13: the one step that does not come in every game."""
    for seed in range(50):
        game = sabika.new_game(name, players=3, seed=f"left over {seed}")
        for choice in play(game, bot, Random(seed)):
            if game.step == "place-leftovers":
                assert choice in game.options()
                return
    pytest.fail("no tile was left over in 50 games")


@every_bot
@every_game
def test_a_bot_plays_the_same_with_the_same_chance(bot: Bot, name: PalaceName) -> None:
    logs = []
    for _ in range(2):
        game = sabika.new_game(name, players=4, seed="same")
        logs.append(list(play(game, bot, Random("same"))))
    assert logs[0] == logs[1]


@every_bot
@every_table
@pytest.mark.parametrize("players", [2, 5])
def test_what_is_hidden_does_not_change_a_choice(bot: Bot, table: Table, players: int) -> None:
    game = table.new_game(players, "hidden")
    for number, choice in enumerate(play(game, bot, Random(7))):
        seat = game.asked()
        twin = game.resampled(seat, f"other {number}")
        before = Random(number)
        after = Random(number)
        assert bot.choose(game.view(seat), game.options(), before) is bot.choose(twin.view(seat), twin.options(), after)
        assert choice in game.options()


@every_bot
@every_game
def test_a_bot_leaves_view_and_options_as_they_are(bot: Bot, name: PalaceName) -> None:
    game = sabika.new_game(name, players=2, seed="untouched")
    for _ in play(game, bot, Random(3)):
        view = game.view(game.asked())
        options = game.options()[:]
        counts = [player.palace.counts[:] for player in view.players]
        bot.choose(view, options, Random(0))
        assert options == game.options()
        assert counts == [player.palace.counts for player in view.players]
        assert view == game.view(game.asked())
