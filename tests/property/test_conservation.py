"""After every action every tile and every money card is in exactly one place (A1, A2, A18, A40)."""

from collections import Counter

from property.random_games import decisions, random_games
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import CARDS

TILES = list(range(2, 56))
"""54 tiles, numbered after nothing and the start tile (A1)."""


def money(game: PalaceGame) -> list[int]:
    """Every card by number, wherever it lies: in hands, display, pile or discard. Scoring cards are not money."""
    held = [card for seat in game.seats for card in seat.hand.cards()]
    return sorted(card for card in [*held, *game.display, *game.pile, *game.discard] if card < CARDS)


def scoring_cards(game: PalaceGame) -> list[int]:
    """The scorings whose card is still in the pile."""
    return sorted(card - CARDS + 1 for card in game.pile if card >= CARDS)


def test_every_tile_is_in_one_place_after_every_action() -> None:
    """A1."""
    for game, picks, style in random_games(40, "tiles"):
        for now in decisions(game, picks, style):
            assert sorted(tile for tiles in now.whereabouts().values() for tile in tiles) == TILES


def test_palaces_count_the_tiles_that_stand_in_them() -> None:
    """A32 rests on these counts."""
    for game, picks, style in random_games(20, "counts"):
        for now in decisions(game, picks, style):
            for seat in now.seats:
                kinds = Counter(now.pieces.kind[tile] for tile in seat.palace.tiles())
                assert list(seat.palace.counts) == [kinds[kind] for kind in range(6)]


def test_every_card_is_in_one_place_after_every_action() -> None:
    """A2: three of each; A40: two of each with two players."""
    for game, picks, style in random_games(40, "cards"):
        copies = 2 if game.setup.players == 2 else 3
        all_cards = [card for card in range(36) for _ in range(copies)]
        assert len(all_cards) == (72 if copies == 2 else 108)
        for now in decisions(game, picks, style):
            assert money(now) == all_cards


def test_hands_add_up() -> None:
    """A2: the size of a hand and its total in each currency are those of its cards."""
    for game, picks, style in random_games(20, "hands"):
        for now in decisions(game, picks, style):
            for seat in now.seats:
                cards = seat.hand.cards()
                assert seat.hand.size == len(cards)
                totals = [sum(card % 9 + 1 for card in cards if card // 9 == currency) for currency in range(4)]
                assert list(seat.hand.totals) == totals


def test_a_scoring_card_is_in_the_pile_until_its_scoring_and_then_gone_for_good() -> None:
    """A18: set aside for good; A30: scored once; A39: or never turned up."""
    seen = 0
    for game, picks, style in random_games(40, "scoring cards"):
        for now in decisions(game, picks, style):
            scored = [scoring.scoring for scoring in now.scorings]
            assert sorted(scoring_cards(now) + [scoring for scoring in scored if scoring < 3]) == [1, 2]
            assert scored == sorted(set(scored))
            assert not set(now.display + now.discard) & {CARDS, CARDS + 1}
        seen += len(game.scorings) == 3
    assert seen, "in none of the games both scoring cards turned up"
