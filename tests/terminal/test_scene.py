"""What is marked as new on the board."""

from sabika.rules.palace.cells import cell_at
from sabika.rules.palace.events import DisplayFilled, MoneyTaken, TileBought, TileBuilt, TileRemoved, YardFilled
from sabika.terminal.palace.scene import Fresh


def test_new_tiles_cards_and_cells_are_fresh() -> None:
    fresh = Fresh.of(
        [
            MoneyTaken(0, (3,)),
            TileBought(1, 2, 20, (5,), 6, 6),
            TileBuilt(1, 20, cell_at(1, -1)),
            TileRemoved(1, 21, cell_at(0, 2)),
            DisplayFilled((7, 8)),
            YardFilled(3, 30),
        ]
    )
    assert fresh.cells == {1: {(1, -1), (0, 2)}}
    assert fresh.spaces == {2, 3}
    assert fresh.cards == (7, 8)
    assert fresh.buyer == 1


def test_taking_money_draws_nobody_s_attention_to_a_palace() -> None:
    assert Fresh.of([MoneyTaken(2, (3,))]).buyer is None
