"""Picking cards, tiles and cells."""

import pytest

from sabika.library import PalaceName, new_game
from sabika.rules.palace.building import Build, build
from sabika.rules.palace.buying import buy
from sabika.rules.palace.cells import cell_at, place_of
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import value_of
from sabika.rules.palace.paying import Pay
from sabika.rules.palace.redesign import Remove, Swap
from sabika.terminal.palace.choice import ON_THE_BOARD, Choice
from terminal.driving import game_where


def to_place(game: PalaceGame) -> bool:
    return game.step == "place" and any(isinstance(option, Build) for option in game.options())


def test_cards_are_picked_and_put_back() -> None:
    choice = Choice(new_game(players=3, seed="a"))
    choice.toggle_card(0)
    choice.toggle_card(2)
    assert choice.money_total == value_of(choice.game.display[0]) + value_of(choice.game.display[2])
    choice.toggle_card(0)
    assert choice.money == [2]
    choice.toggle_card(2)
    assert choice.take() is None


def test_a_card_that_is_not_there_cannot_be_picked() -> None:
    choice = Choice(new_game(players=3, seed="a"))
    choice.toggle_card(9)
    assert choice.money == []


def test_offers_are_the_tiles_one_can_pay_with_the_least_overpayment() -> None:
    game = game_where(lambda game: game.step == "act" and any(option is buy(1) for option in game.options()))
    game.play(buy(1))
    price = game.pieces.price[game.yard[1]]
    least = min(option.total for option in game.options() if isinstance(option, Pay))
    assert Choice(game.undone()).offers()[1] == least - price


def test_payments_come_exact_first() -> None:
    game = game_where(lambda game: game.step == "pay" and len(game.options()) > 2)
    totals = [way.total for way in Choice(game).payments()]
    assert totals == sorted(totals)
    assert len(totals) == len(game.options())


def test_a_tile_to_place_is_picked_and_the_cursor_stands_where_it_fits() -> None:
    choice = Choice(game_where(to_place))
    assert choice.tile in choice.loose_tiles()
    assert choice.at_cursor() in choice.options


def test_the_cells_are_the_options() -> None:
    choice = Choice(game_where(to_place))
    assert set(choice.cells().values()) == {
        option for option in choice.options if isinstance(option, Build) and option.tile == choice.tile
    }


def test_outcomes_say_how_much_longer_the_wall_gets() -> None:
    choice = Choice(game_where(to_place))
    for (x, y), outcome in choice.outcomes().items():
        after = choice.game.copy()
        after.play(build(choice.tile, cell_at(x, y)))
        assert int(outcome) == after.seats[0].palace.longest_wall() - choice.palace.longest_wall()
    assert choice.outlook(choice.tile) == choice.outcomes()


def test_next_cell_goes_through_all_cells_and_back() -> None:
    choice = Choice(game_where(lambda game: to_place(game) and len(Choice(game).cells()) > 1))
    start, seen = choice.cursor, set()
    for _ in choice.cells():
        choice.next_cell()
        seen.add(choice.cursor)
    assert choice.cursor == start
    assert seen == set(choice.cells())
    choice.next_cell(-1)
    choice.next_cell(1)
    assert choice.cursor == start


def test_the_cursor_stays_within_a_step_of_the_palace() -> None:
    choice = Choice(game_where(to_place))
    for _ in range(100):
        choice.move(1, 0)
    xs = [place_of(cell)[0] for cell in choice.palace.cells]
    assert choice.cursor[0] == max(xs) + 1


def test_an_illegal_cell_is_explained_by_the_rules() -> None:
    choice = Choice(game_where(to_place))
    choice.cursor = (0, 0)
    refusal = choice.game.why_not(choice.at_cursor())
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("A23", "occupied")


def test_a_reserve_tile_is_built_or_swapped_depending_on_the_cell() -> None:
    game = game_where(
        lambda game: (
            game.step == "act"
            and any(isinstance(option, Swap) for option in game.options())
            and any(isinstance(option, Build) for option in game.options())
        )
    )
    choice = Choice(game)
    assert choice.tile == 0
    assert all(isinstance(action, Remove) for action in choice.cells().values())
    swap = next(option for option in game.options() if isinstance(option, Swap))
    choice.pick_tile(swap.tile)
    assert {type(action) for action in choice.cells().values()} <= {Build, Swap}
    choice.cursor = place_of(swap.cell)
    assert choice.at_cursor() is swap
    choice.drop_tile()
    assert choice.tile == 0


@pytest.mark.parametrize(
    ("kind", "players"), [("alhambra", 2), ("alhambra", 3), ("alhambra", 6), ("granada", 2), ("combined", 3)]
)
def test_every_option_can_be_chosen_somehow(kind: PalaceName, players: int) -> None:
    """What is neither on the board nor listed, at once or by a key, could not be chosen at all."""
    game = new_game(kind, players=players, seed="all options")
    while not game.over:
        choice = Choice(game)
        listed = choice.listed() or (choice.more() if game.step == "act" else [])
        for option in game.options():
            assert isinstance(option, ON_THE_BOARD) or option in listed
        game.play(game.options()[len(game.log) % len(game.options())])
