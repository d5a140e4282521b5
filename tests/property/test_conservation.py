"""After every action every tile and every money card is in exactly one place (A1, A2, A18, A40, G1, C1)."""

from collections import Counter

import pytest

from property.random_games import GAMES, decisions, random_games
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import CARDS, SCORING_1, SCORING_2

TILES = list(range(2, 56))
"""54 tiles of Alhambra, numbered after nothing and the start tile (A1)."""
NUMBER_OF_TILES = {"alhambra": 54, "granada": 54, "combined": 108}


def money(game: PalaceGame) -> list[int]:
    """Every card by number, wherever it lies: in hands, display, pile or discard. Scoring cards are not money."""
    held = [card for seat in game.seats for card in seat.hand.cards()]
    return sorted(card for card in [*held, *game.display, *game.pile, *game.discard] if card < CARDS)


def scoring_cards(game: PalaceGame) -> list[int]:
    """The scorings whose card is still in the pile."""
    return sorted(card - CARDS + 1 for card in game.pile if card in (SCORING_1, SCORING_2))


@pytest.mark.parametrize("name", GAMES)
def test_every_tile_is_in_one_place_after_every_action(name: str) -> None:
    """A1, G1, C1: whichever face lies up."""
    for game, picks, style in random_games(40, "tiles", game=name):
        for now in decisions(game, picks, style):
            tiles = sorted(now.pieces.tile_of(tile) for tiles in now.whereabouts().values() for tile in tiles)
            assert tiles == now.pieces.all_tiles()
        assert len(tiles) == NUMBER_OF_TILES[name]


@pytest.mark.parametrize("name", GAMES)
def test_palaces_count_the_tiles_that_stand_in_them(name: str) -> None:
    """A32 rests on these counts."""
    for game, picks, style in random_games(20, "counts", game=name):
        for now in decisions(game, picks, style):
            for seat in now.seats:
                kinds = Counter(now.pieces.kind[tile] for tile in seat.palace.tiles())
                assert list(seat.palace.counts) == [kinds[kind] for kind in range(len(now.pieces.kinds))]


@pytest.mark.parametrize("name", GAMES)
def test_every_card_is_in_one_place_after_every_action(name: str) -> None:
    """A2: three of each; A40: two of each with two players."""
    for game, picks, style in random_games(40, "cards", game=name):
        copies = 2 if game.setup.players == 2 else 3
        all_cards = [card for card in range(36) for _ in range(copies)]
        assert len(all_cards) == (72 if copies == 2 else 108)
        for now in decisions(game, picks, style):
            assert money(now) == all_cards


@pytest.mark.parametrize("name", GAMES)
def test_hands_add_up(name: str) -> None:
    """A2: the size of a hand and its total in each currency are those of its cards."""
    for game, picks, style in random_games(20, "hands", game=name):
        for now in decisions(game, picks, style):
            for seat in now.seats:
                cards = seat.hand.cards()
                assert seat.hand.size == len(cards)
                totals = [sum(card % 9 + 1 for card in cards if card // 9 == currency) for currency in range(4)]
                assert list(seat.hand.totals) == totals


@pytest.mark.parametrize("name", GAMES)
def test_a_scoring_card_is_in_the_pile_until_its_scoring_and_then_gone_for_good(name: str) -> None:
    """A18: set aside for good; A30: scored once; A39: or never turned up. C2: the second one may still be aside."""
    seen = 0
    for game, picks, style in random_games(40, "scoring cards", game=name):
        for now in decisions(game, picks, style):
            scored = [scoring.scoring for scoring in now.scorings]
            known = sorted(scoring_cards(now) + [scoring for scoring in scored if scoring < 3])
            assert known == [1, 2] or (name == "combined" and known == [1])
            assert scored == sorted(set(scored))
            assert not set(now.display + now.discard) & {CARDS, CARDS + 1}
        seen += len(game.scorings) == 3
    assert seen, "in none of the games both scoring cards turned up"
