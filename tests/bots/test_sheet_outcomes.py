"""What the bots of Roll & Write take for possible in a turn is possible, and they overlook no building (R5-R9)."""

from collections.abc import Iterator
from random import Random

import pytest

from rules.positions import play
from rules.sheets import ALL, options, position
from sabika.bots import bots_for
from sabika.bots.sheet.judging import SheetJudgement
from sabika.bots.sheet.outcomes import Outcome, outcomes
from sabika.rules.sheet.building import Build
from sabika.rules.sheet.game import SheetGame

POSITIONS = 60


def in_the_middle_of_turning(rules: int = 2) -> Iterator[SheetGame]:
    """Random sheets, dice and coins, after a few dice were turned."""
    chance = Random(5)
    for number in range(POSITIONS):
        blue, other_blue, yellow, other_yellow = chance.choices(range(1, 7), k=4)
        dice = tuple(sorted((blue, other_blue))), tuple(sorted((yellow, other_yellow)))
        game = position(
            1 + number % 3, dice=dice, built=[chance.sample(ALL, 18)], coins=[chance.randrange(9)], rules=rules
        )
        for _ in range(chance.randrange(5)):
            if turns := options(game, "turn"):
                play(game, chance.choice(turns))
        yield game


def ways_out(game: SheetGame) -> list[Outcome]:
    return outcomes(game.view(game.asked()))


@pytest.mark.parametrize("rules", [1, 2])
def test_r5_every_end_of_a_turn_that_bots_plan_for_is_reached_by_legal_actions(rules: int) -> None:
    """Step by step: after an action its end is still among those to be reached."""
    turned = 0
    for game in in_the_middle_of_turning(rules):
        for outcome in ways_out(game):
            assert game.is_legal(outcome.action)
            if outcome.action.verb == "turn":
                assert outcome[1:] in [end[1:] for end in ways_out(game.carried_out(outcome.action))]
                turned += len(game.turned) > 1
    assert turned > 100


@pytest.mark.parametrize("rules", [1, 2])
def test_r5_no_building_within_reach_is_overlooked(rules: int) -> None:
    """R6, R8: whatever can be built by turning dice in any order, with as many coins left."""
    for game in in_the_middle_of_turning(rules):
        built = game.players[game.active].built
        planned: dict[int, int] = {}
        for outcome in ways_out(game):
            planned[outcome.built] = max(planned.get(outcome.built, 0), outcome.coins)
        del planned[built]
        assert planned == best_buildings(game)


def best_buildings(game: SheetGame) -> dict[int, int]:
    """By what is built at the end of the turn: the most coins that can be left."""
    found: dict[int, int] = {}
    seat, seen, open_ends = game.active, set[object](), [game]
    while open_ends:
        now = open_ends.pop()
        own = now.players[seat]
        state = own.blue, own.yellow, own.coins, now.turned
        if state in seen:
            continue
        seen.add(state)
        for action in now.options():
            if action.verb == "turn":
                open_ends.append(now.carried_out(action))
            elif isinstance(action, Build):
                once = now.carried_out(action)
                built, coins = once.players[seat].built, own.coins
                found[built] = max(found.get(built, 0), coins)
                once._run_to_decision()
                if once.step == "build-again":
                    once.play(once.options()[0])
                    built = once.players[seat].built
                    found[built] = max(found.get(built, 0), coins - 3)
    return found


@pytest.mark.parametrize("name", ["greedy", "expecting"])
def test_r5_bots_choose_among_what_is_allowed_after_two_dice_were_turned(name: str) -> None:
    bot = bots_for("roll-and-write")[name]
    for game in in_the_middle_of_turning():
        seat = game.asked()
        assert game.is_legal(bot.choose(game.view(seat), game.options(), Random(0)))
        assert set(SheetJudgement().ranked(game, game.options())) == set(game.options())
