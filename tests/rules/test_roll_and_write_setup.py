"""Roll & Write: sheets, dice, coins and dummies at the start, and tables that there are not (R1-R3, R15, R18)."""

import re
from collections import Counter
from itertools import pairwise

import pytest

import sabika
from rules.sheets import ALL, KINDS, built, dice, kind_of, new_game, rolls
from sabika.components.sheet import sheet
from sabika.rules.core.errors import BadInput
from sabika.rules.core.events import StartsFirst
from sabika.rules.core.game import Setup
from sabika.rules.games import roll_and_write
from sabika.rules.sheet.events import CellBuilt, DummyBuilt, RoundBegan, TurnBegan
from sabika.rules.sheet.sheet import cell_at, dice_of


def test_r1_one_to_five_players_and_at_least_three_sides() -> None:
    sides = {players: new_game(players).sides for players in range(1, 6)}
    assert sides == {1: 3, 2: 3, 3: 3, 4: 4, 5: 5}
    assert [len(new_game(players).dummies) for players in range(1, 6)] == [2, 1, 0, 0, 0]


@pytest.mark.parametrize("players", [-1, 0, 6])
def test_r1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(BadInput, match="for 1 to 5 players"):
        new_game(players)


def test_r1_rounds_by_number_of_sides() -> None:
    assert {players: new_game(players).rounds for players in range(1, 6)} == {1: 18, 2: 18, 3: 18, 4: 15, 5: 12}


def test_r1_blue_names_the_column_and_yellow_the_row() -> None:
    assert [kind_of((blue, 2)) for blue in range(1, 7)] == [
        "chambers",
        "garden",
        "tower",
        "pavilion",
        "seraglio",
        "arcades",
    ]
    assert [dice_of(cell_at(blue, yellow)) for blue, yellow in ALL] == ALL
    assert {kind_of(cell) for cell in ALL} == set(KINDS)


@pytest.mark.parametrize("players", range(1, 6))
def test_r2_everyone_builds_three_cells_by_dice_and_leaves_a_pair(players: int) -> None:
    again = 0
    for number in range(30):
        game = new_game(players, f"start {number}")
        for seat in range(players):
            rolled = rolls(game.opening, seat)
            own = [event for event in game.opening if isinstance(event, CellBuilt) and event.seat == seat]
            cells = [(blue[0], yellow[0]) for blue, yellow in rolled]
            pairs = 2 if seat == game.first else 1
            # The first three different cells rolled, the others were rolled again.
            assert [dice_of(event.cell) for event in own] == list(dict.fromkeys(cells[:-pairs]))
            assert built(game, seat) == {dice_of(event.cell) for event in own}
            assert len(own) == 3
            again += len(cells) - pairs - 3
            left = cells[-pairs:]
            assert dice(game, seat) == (
                tuple(sorted(blue for blue, _ in left)),
                tuple(sorted(yellow for _, yellow in left)),
            )
    assert again


def test_r2_the_first_player_is_chosen_by_lot_and_has_four_dice() -> None:
    firsts = Counter[int]()
    for number in range(100):
        game = new_game(5, f"lot {number}")
        firsts[game.first] += 1
        assert game.active == game.asked() == game.first
        assert game.opening[0] == StartsFirst(game.first)
        assert game.opening[-2:] == [RoundBegan(1), TurnBegan(game.first, 1)]
        assert [len(player.blue) for player in game.players].count(2) == 1
        assert len(game.players[game.first].blue) == len(game.players[game.first].yellow) == 2
    assert set(firsts) == set(range(5))
    assert max(firsts.values()) < 40


def test_r2_all_values_are_rolled_about_equally_often() -> None:
    values = Counter[int]()
    for number in range(200):
        game = new_game(3, f"values {number}")
        for blue, yellow in rolls(game.opening, 1):
            values.update(blue + yellow)
    assert set(values) == set(range(1, 7))
    assert max(values.values()) < 1.3 * min(values.values())


def test_r3_everyone_starts_with_three_coins() -> None:
    game = new_game(4)
    assert [player.coins for player in game.players] == [3, 3, 3, 3]
    assert [player.coins_to_earn for player in game.view().players] == [12, 12, 12, 12]


def test_r15_each_dummy_starts_with_three_buildings_by_dice() -> None:
    twice = 0
    for number in range(60):
        game = new_game(1, f"dummies {number}")
        for side in (1, 2):
            ticked = [event.kind for event in game.opening if isinstance(event, DummyBuilt) and event.side == side]
            cells = [(blue[0], yellow[0]) for blue, yellow in rolls(game.opening, side)]
            assert [KINDS[kind] for kind in ticked] == [kind_of(cell) for cell in cells]
            assert sum(game.dummies[side - 1]) == len(ticked) == 3
            assert Counter(ticked) == {kind: own for kind, own in enumerate(game.dummies[side - 1]) if own}
            twice += len(set(cells)) < 3
    assert twice, "the same cell may come twice"


def test_r18_a_player_alone_may_choose_three_or_four_dummies() -> None:
    tables = {dummies: new_game(1, dummies=dummies) for dummies in ("", "2", "3", "4")}
    assert {chosen: len(game.dummies) for chosen, game in tables.items()} == {"": 2, "2": 2, "3": 3, "4": 4}
    assert {chosen: game.rounds for chosen, game in tables.items()} == {"": 18, "2": 18, "3": 15, "4": 12}
    assert [len(game.points) for game in tables.values()] == [3, 3, 4, 5]


def test_every_side_rolls_by_itself() -> None:
    """R2, R15: what one side rolls does not depend on how many others there are."""
    starts = [new_game(players, "same seed") for players in (3, 4, 5)]
    for seat in range(3):
        assert len({game.players[seat].built for game in starts}) == 1
    alone, beaten = new_game(1, "same seed"), new_game(1, "same seed", dummies="4", goal="beat")
    assert alone.players[0].built == beaten.players[0].built == starts[0].players[0].built
    assert alone.dummies == beaten.dummies[:2]
    assert all(one != other for one, other in pairwise(beaten.dummies))


@pytest.mark.parametrize(
    ("players", "chosen", "sentence"),
    [
        (3, {"dummies": "2"}, "Only a player alone chooses the number of dummies (R18). Leave out the option dummies."),
        (2, {"dummies": "3"}, "Only a player alone chooses the number of dummies (R18). Leave out the option dummies."),
        (
            2,
            {"goal": "beat"},
            "Only a player alone chooses whether to beat the dummies (R18). Leave out the option goal.",
        ),
        (1, {"dummies": "1"}, "'1' is no choice for the option dummies. Choose one of: 2, 3, 4."),
        (1, {"goal": "fun"}, "'fun' is no choice for the option goal. Choose one of: points, beat."),
        (1, {"scoring": "normal"}, "Roll & Write has no option 'scoring'. Its options are: dummies, goal."),
    ],
)
def test_options_that_there_are_not_are_refused(players: int, chosen: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadInput, match=f"^{re.escape(sentence)}$"):
        new_game(players, **chosen)


def test_the_default_of_an_option_can_be_said_at_every_table() -> None:
    game = new_game(4, dummies="", goal="points")
    assert (game.rounds, game.dummies) == (15, [])


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        (Setup("roll-and-write", 3, "x", edition="2020"), "only one edition"),
        (Setup("roll-and-write", 3, "x", modules=("huts",)), "no modules. Leave out: huts"),
        (Setup("roll-and-write", 3, "x", youngest_first=(0, 1, 2)), "chosen by lot"),
        (Setup("roll-and-write", 1, "x", options=(("goal", "beat"), ("goal", "points"))), "more than once"),
    ],
)
def test_what_other_games_have_is_refused(setup: Setup, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        sabika.game_from(setup)
    with pytest.raises(BadInput, match=sentence):
        roll_and_write.check(setup)


def test_sheets_and_tiles_are_not_mixed_up() -> None:
    with pytest.raises(BadInput, match="not the pieces of Roll & Write"):
        sabika.game_from(Setup("roll-and-write", 3, "x"), sabika.new_game(players=3).pieces)
    with pytest.raises(BadInput, match="not the pieces of Alhambra"):
        sabika.game_from(Setup("alhambra", 3, "x", "2003"), sheet())
