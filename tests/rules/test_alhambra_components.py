"""Alhambra, the pieces in the box: A1-A4."""

from collections import Counter

import pytest

import sabika
from rules.positions import cards, palace, position, refused
from sabika.components import alhambra_pieces

# A1, typed in from the rulebook: kind, number of tiles, lowest and highest price.
KINDS = [
    ("pavilion", 7, 2, 8),
    ("seraglio", 7, 3, 9),
    ("arcades", 9, 4, 10),
    ("chambers", 9, 5, 11),
    ("garden", 11, 6, 12),
    ("tower", 11, 7, 13),
]


def test_a1_there_are_54_tiles() -> None:
    assert len(alhambra_pieces().tiles) == 54
    assert len(set(alhambra_pieces().all_tiles())) == 54


@pytest.mark.parametrize(("kind", "number", "lowest", "highest"), KINDS)
def test_a1_tiles_of_each_kind(kind: str, number: int, lowest: int, highest: int) -> None:
    prices = [tile.price for tile in alhambra_pieces().tiles if tile.kind == kind]
    assert len(prices) == number
    assert (min(prices), max(prices)) == (lowest, highest)


def test_a1_up_to_three_edges_carry_a_wall() -> None:
    """A1: ten tiles have no wall at all, and twenty walls face each way."""
    walls = [tile.walls for tile in alhambra_pieces().tiles]
    assert {len(letters) for letters in walls} == {0, 1, 2, 3}
    assert walls.count("") == 10
    assert Counter("".join(walls)) == {"N": 20, "E": 20, "S": 20, "W": 20}


def test_a1_a_game_has_each_tile_once() -> None:
    game = sabika.new_game(players=3, seed="box")
    everywhere = [number for place in game.whereabouts().values() for number in place]
    assert sorted(everywhere) == sorted(game.pieces.all_tiles())


def test_a2_three_of_each_money_card() -> None:
    """A2: 108 cards of four currencies with the values 1 to 9."""
    game = sabika.new_game(players=3, seed="box")
    money = [card for card in game.pile if card < 36] + game.display
    for seat in game.seats:
        money += seat.hand.cards()
    names = Counter(cards(money).split())
    assert names == {
        f"{currency}-{value}": 3 for currency in ("florin", "dirham", "denar", "ducat") for value in range(1, 10)
    }
    assert names.total() == 108


@pytest.mark.parametrize(("space", "currency"), [(1, "florin"), (2, "dirham"), (3, "denar"), (4, "ducat")])
def test_a3_each_yard_space_has_its_currency(space: int, currency: str) -> None:
    """A3: the tile of a space costs its currency and no other."""
    every = [f"{other}-8" for other in ("florin", "dirham", "denar", "ducat")]
    game = position(hands=[" ".join(every)], yard="tower-8-NES seraglio-8-S arcades-8-N chambers-8-NW")
    game.apply(game.parse(f"buy {space}"))
    for card in every:
        if not card.startswith(currency):
            assert refused(game, f"pay {card}") == ("A13", "wrong-currency")
    assert [game.notation(action) for action in game.legal_actions] == [f"pay {currency}-8"]


def test_a4_two_scoring_cards() -> None:
    game = sabika.new_game(players=3, seed="box")
    assert sorted(card for card in game.pile if card >= 36) == [36, 37]


def test_a4_every_player_has_a_start_tile_without_walls_and_kind() -> None:
    """A4: it counts for no kind, and one may build on all of its four sides."""
    game = position(6, reserves=["tower-12"])
    for seat in range(6):
        assert palace(game, seat) == {(0, 0): "fountain"}
        assert game.seats[seat].palace.counts == [0] * 6
    assert game.terms(3) == []
    for cell in ("0,-1", "1,0", "0,1", "-1,0"):
        assert game.is_legal(game.parse(f"build tower-12 {cell}"))
