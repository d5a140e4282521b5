"""What the bots of Roll & Write know: cells, places, coins, dice that are passed on, and rolls to come."""

from collections.abc import Iterator
from random import Random

import pytest

from rules.sheets import ALL, Cell, Dice, new_game, of_kind, position
from sabika.bots import bots_for
from sabika.bots.sheet.outcomes import bits, outcomes
from sabika.bots.sheet.prospects import Prospects, line_worths, place_worth, runner, turns_to_come
from sabika.bots.sheet.turns import Turn
from sabika.rules.core.majority import shares
from sabika.rules.sheet.coins import EARN
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.sheet import cell_at

PAIRS = [(blue, yellow) for yellow in range(1, 7) for blue in range(1, 7)]
ROW = [(blue, 1) for blue in range(1, 6)]
"""Five of six in the first row."""
LAST = 18
every_bot = pytest.mark.parametrize("name", ["greedy", "expecting"])


def choice(game: SheetGame, name: str) -> str:
    seat = game.asked()
    return game.notation(bots_for("roll-and-write")[name].choose(game.view(seat), game.options(), Random(0)))


def last_turn(dice: Dice, coins: int, built: list[Cell] = ROW) -> SheetGame:
    return position(1, round=LAST, dice=dice, built=[built], coins=[coins])


# Decisions


@every_bot
def test_it_completes_a_row(name: str) -> None:
    """R12."""
    assert choice(last_turn(((2, 6), (1, 4)), 0), name) == "build blue-6 yellow-1"


@every_bot
def test_it_spends_coins_to_complete_a_row(name: str) -> None:
    """R5: after the last turn a coin is worth half a point."""
    game = last_turn(((2, 4), (1, 1)), 2)
    for action in ("turn blue-4 up", "turn blue-5 up", "build blue-6 yellow-1"):
        assert choice(game, name) == action
        game.apply(game.parse(action))


@every_bot
def test_it_builds_twice_if_that_brings_more_than_three_coins(name: str) -> None:
    """R8."""
    two_rows = [*ROW, *((blue, 2) for blue in range(1, 6))]
    game = last_turn(((6, 6), (1, 2)), 3, two_rows)
    for _ in range(2):
        text = choice(game, name)
        assert text in ("build blue-6 yellow-1", "build blue-6 yellow-2")
        game.apply(game.parse(text))


@every_bot
def test_it_earns_with_four_pairings_when_little_is_to_be_built(name: str) -> None:
    """R9: the only cell left to name for its coins adds to no line and to no place."""
    built = [cell for cell in ALL if cell not in of_kind("tower")]
    game = position(
        2,
        round=LAST,
        dice=((1, 1), (5, 2)),
        built=[built, of_kind("tower")],
        coins=[0, 0],
        completed={"tower": [1, 2], "garden": [0]},
    )
    assert choice(game, name) == "earn"


@every_bot
def test_it_does_not_pass_on_what_completes_a_row_of_the_next_player(name: str) -> None:
    """R8: it has no further turn itself, and the next player no coins."""
    game = position(2, round=LAST, others=[((1,), (1,)), ((3,), (3,))], built=[ALL[12:], ROW], coins=[0, 0])
    game.apply(EARN)
    game.players[0].blue, game.players[0].yellow = (3, 6), (1, 2)
    game._options = None
    assert game.step == "keep"
    assert choice(game, name) != "keep blue-3 yellow-2"


# Places (R10, R11)


def test_at_the_end_the_place_is_what_the_rules_give() -> None:
    chance = Random(1)
    for _ in range(200):
        counts = chance.sample(range(8), 5)
        runners = [runner(count, 7, 0.0) for count in counts]
        given = {share.side: share.points for share in shares(counts, (20, 12, 5))}
        for side, own in enumerate(runners):
            others = runners[:side] + runners[side + 1 :]
            assert place_worth((20, 12, 5), own, others) == given.get(side, 0)


def test_another_building_of_a_kind_is_worth_more_where_the_race_is_close() -> None:
    """Against two sides with none, and against two that are nearly through."""
    ahead = position(3, round=12, built=[of_kind("tower", 3), of_kind("garden", 6), of_kind("garden", 6)])
    view = ahead.view(0)
    worths = Prospects(view, 0, turns_to_come(view, 0)).kinds
    tower, garden = worths[5], worths[4]
    assert tower[4] - tower[3] > garden[1] - garden[0] > 0


def test_a_kind_that_was_paid_is_worth_nothing_more() -> None:
    """R10."""
    game = position(3, built=[of_kind("tower")], completed={"tower": [0]})
    assert Prospects(game.view(0), 0, 10).kinds[5] == [0.0] * 8


def test_places_that_are_given_away_are_not_counted_on() -> None:
    """R10: of three places two are gone, so 6 points are left."""
    game = position(5, round=12, built=[of_kind("tower", 6)], completed={"tower": [1, 2]})
    worths = Prospects(game.view(0), 0, 0).kinds[5]
    assert worths[7] - worths[6] < 6


# Lines, coins and turns


def test_lines_at_the_end_and_with_everything_to_come() -> None:
    """R12."""
    assert line_worths(0.0) == [0, 0, 0, 0, 2, 5, 10]
    assert line_worths(1.0) == [10] * 7


def test_coins_are_worth_more_while_they_can_be_spent() -> None:
    """R13."""
    view = position(3).view(0)
    assert Prospects(view, 0, 0).coins[:6] == [0, 0, 1, 1, 2, 2]
    early, late = Prospects(view, 0, 10).coins, Prospects(view, 0, 1).coins
    assert early[4] - early[3] > late[4] - late[3] == 0.5


def test_turns_to_come() -> None:
    """R4: the seats before the active one have had their turn of the round."""
    view = position(3, active=1, round=17).view(1)
    assert [turns_to_come(view, seat) for seat in range(3)] == [1, 1, 2]


# Dice


def turns(coins: int) -> Iterator[tuple[SheetGame, Prospects, Turn]]:
    """Turns in the middle of random games, with so many coins."""
    for number in range(6):
        game = new_game(2, f"turns {number}")
        chance = Random(number)
        while game.round < 4 + 2 * number or game.step != "act":
            game.apply(chance.choice(game.options()))
        own = game.players[game.active]
        own.coins, own.coins_had = coins, 9
        game._options = None
        prospects = Prospects(game.view(game.active), game.active, 5)
        yield game, prospects, Turn(prospects, own.built, coins, 6)


@pytest.mark.parametrize("coins", [0, 2])
def test_a_turn_is_worth_its_best_end(coins: int) -> None:
    """R5, R6, R9. To turn dice and then earn is left out when a turn to come is weighed."""
    for game, prospects, turn in turns(coins):
        own = game.players[game.active]
        now = prospects.worth(own.built, coins)
        ends = [end for end in outcomes(game.view(game.active)) if end.action is EARN or end.built != own.built]
        best = max(prospects.worth(end.built, end.coins) for end in ends) - now
        (blue, other_blue), (yellow, other_yellow) = own.blue, own.yellow
        assert turn.with_dice((blue, yellow), (other_blue, other_yellow)) == pytest.approx(best)


def test_a_second_building_is_counted_on() -> None:
    """R8: but equal pairs name the same cell."""
    for _, prospects, turn in turns(3):
        cells = [cell for cell in range(36) if not turn.built >> cell & 1]
        first = cells[0]
        second = next(cell for cell in cells if cell % 6 != first % 6 and cell // 6 != first // 6)
        pairs = [(cell % 6 + 1, cell // 6 + 1) for cell in (first, second)]
        both = turn.gains[first] + turn.gains[second] - (prospects.coins[3] - prospects.coins[0])
        assert turn.with_dice(pairs[0], pairs[1]) >= both
        assert turn.with_dice(pairs[0], pairs[0]) == max(turn.named()[first], turn.earned[0])


@pytest.mark.parametrize("coins", [0, 4])
def test_expectations_are_means_over_all_rolls(coins: int) -> None:
    """R7-R9."""
    for _, _, turn in turns(coins):
        by_pair = {pair: sum(turn.with_dice(pair, rolled) for rolled in PAIRS) / 36 for pair in PAIRS}
        assert by_pair == pytest.approx({pair: turn.with_pair(pair) for pair in PAIRS})
        assert turn.with_two_rolled() == pytest.approx(sum(by_pair.values()) / 36)
        best_kept = sum(
            max(by_pair[b, y] for b in (first[0], second[0]) for y in (first[1], second[1]))
            for first in PAIRS
            for second in PAIRS
        )
        assert turn.with_best_kept() == pytest.approx(best_kept / 36**2)


def test_cells_as_bits() -> None:
    assert bits([0, cell_at(6, 6)]) == 1 | 1 << 35
