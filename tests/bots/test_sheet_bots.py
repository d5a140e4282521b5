"""Bots of Roll & Write: they keep to the rules, see what their seat sees, play every mode, and play well."""

from collections.abc import Iterator
from random import Random

import pytest

import sabika
from sabika.bots import Bot, bot_named, bots_for
from sabika.bots.ladder import LADDER
from sabika.bots.planner.bot import Planner
from sabika.rules.core.action import Action
from sabika.rules.core.errors import BadInput
from sabika.rules.sheet.game import SheetGame

GAME = "roll-and-write"
BOTS = {name: bot for name, bot in bots_for(GAME).items() if not isinstance(bot, Planner)}
"""The planners have tests of their own."""
PLANNERS = ["planner-gentle", "planner-steady", "planner-strong"]
Table = tuple[int, dict[str, str]]
SOLO: list[Table] = [(1, {"dummies": dummies, "goal": goal}) for dummies in "234" for goal in ("points", "beat")]
TABLES: list[Table] = [*SOLO, *((players, dict[str, str]()) for players in range(1, 6))]
every_bot = pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)
every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: " ".join([str(table[0]), *table[1].values()]))


def new_game(table: Table, seed: str) -> SheetGame:
    return sabika.new_game("roll-and-write", players=table[0], seed=seed, options=table[1])


def play(game: SheetGame, bots: list[Bot], seed: str = "") -> Iterator[Action]:
    """Let bots play; the game stands before each choice that is told."""
    chances = [Random(f"{seed} {seat}") for seat in range(len(bots))]
    while not game.over:
        seat = game.asked()
        choice = bots[seat].choose(game.view(seat), game.options(), chances[seat])
        yield choice
        game.apply(choice)
        assert len(game.log) < 500, "the game does not end"


def played(table: Table, bots: list[Bot], seed: str) -> SheetGame:
    game = new_game(table, seed)
    for _ in play(game, bots, seed):
        pass
    return game


# By name


def test_every_game_has_its_bots() -> None:
    assert list(bots_for("alhambra")) == list(LADDER)
    assert list(bots_for(GAME)) == [*LADDER, "expecting"]
    assert bot_named("greedy", GAME) is BOTS["greedy"]
    assert bot_named("greedy", GAME) is not bot_named("greedy")


def test_a_bot_of_another_game_is_answered_with_the_bots_of_this_one() -> None:
    wanted = r"The bot 'expecting' does not play alhambra\. The bots for alhambra are: random, planner-gentle, greedy,"
    with pytest.raises(BadInput, match=wanted):
        bot_named("expecting")
    with pytest.raises(
        BadInput, match=r"There is no bot 'dirk'\. The bots are: random, planner-gentle, greedy, planner-steady,"
    ):
        bot_named("dirk", GAME)


@every_bot
def test_a_bot_says_in_four_languages_how_it_plays(bot: Bot) -> None:
    assert set(bot.blurb) == {"en", "fr", "nl", "de"}
    assert all(sentence.endswith(".") for sentence in bot.blurb.values())


# Every mode (R1, R15-R18)


@every_bot
@every_table
def test_a_bot_chooses_an_option_and_ends_the_game(bot: Bot, table: Table) -> None:
    game = new_game(table, "ends")
    for choice in play(game, [bot] * table[0]):
        assert choice in game.options()
    assert game.over


@every_bot
@pytest.mark.parametrize("players", [1, 2, 4])
def test_dice_to_come_do_not_change_a_choice(bot: Bot, players: int) -> None:
    game = new_game((players, {}), "hidden")
    for number, _ in enumerate(play(game, [bot] * players)):
        seat = game.asked()
        twin = game.resampled(seat, f"other {number}")
        choices = [bot.choose(each.view(seat), each.options(), Random(number)) for each in (game, twin)]
        assert choices[0] is choices[1]


@every_bot
def test_a_bot_plays_the_same_with_the_same_chance(bot: Bot) -> None:
    logs = [played((3, {}), [bot] * 3, "same").log for _ in range(2)]
    assert logs[0] == logs[1]


@pytest.mark.parametrize("name", ["greedy", "expecting"])
def test_every_way_to_go_on_is_used(name: str) -> None:
    """R5, R6, R8, R9."""
    used = {action.verb for number in range(5) for action in played((2, {}), [BOTS[name]] * 2, f"used {number}").log}
    assert used == {"turn", "build", "earn", "keep", "decline"}


# How well


def duel(bot: str, other: str, players: int, deals: int) -> tuple[float, float]:
    """One bot against others in every seat: its share of wins, and the points it is ahead of their mean."""
    share = ahead = 0.0
    for deal in range(deals):
        for seat in range(players):
            bots = [BOTS[bot if own == seat else other] for own in range(players)]
            game = played((players, {}), bots, f"duel {deal}")
            winners = game.winners()
            share += (seat in winners) / len(winners)
            points = game.points[:players]
            ahead += points[seat] - (sum(points) - points[seat]) / (players - 1)
    return share / deals / players, ahead / deals / players


@pytest.mark.parametrize("players", [2, 3, 5])
def test_greedy_beats_random_nearly_always(players: int) -> None:
    """It wins more than 99 games in 100 at every table, mostly by more than 40 points."""
    share, ahead = duel("greedy", "random", players, 8)
    assert share >= 0.95
    assert ahead > 30


@pytest.mark.slow
def test_expecting_beats_greedy() -> None:
    """It wins about 57 of 100 games between two, by 2 points on average."""
    share, ahead = duel("expecting", "greedy", 2, 60)
    assert share > 0.5
    assert ahead > 0.5


def test_expecting_is_no_worse_than_greedy() -> None:
    _, ahead = duel("expecting", "greedy", 2, 8)
    assert ahead > -2


@pytest.mark.parametrize(("name", "least", "most"), [("random", 45, 65), ("greedy", 92, 110), ("expecting", 94, 110)])
def test_points_of_a_player_alone(name: str, least: float, most: float) -> None:
    """R17: about 56, 98 and 99 points."""
    points = [played((1, {}), [BOTS[name]], f"alone {number}").points[0] for number in range(15)]
    assert least < sum(points) / len(points) < most


@pytest.mark.parametrize(("name", "least", "most"), [("random", 0, 1), ("greedy", 11, 15), ("expecting", 12, 15)])
def test_dummies_are_beaten(name: str, least: int, most: int) -> None:
    """R18: hardly ever by chance, and in about nine games of ten by the others."""
    ended = [played((1, {"goal": "beat"}), [BOTS[name]], f"beaten {number}") for number in range(15)]
    assert least <= sum(0 in game.winners() for game in ended) <= most
