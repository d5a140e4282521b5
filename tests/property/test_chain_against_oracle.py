"""The longest chain of exact purchases, by the oracle that tries everything (A13, A14)."""

from collections import Counter

import sabika
from oracles.chain import longest_chain as all_chains
from property.random_games import Picks, decisions, times
from sabika.library import PalaceName
from sabika.rules.palace.buying import buy
from sabika.rules.palace.chain import longest_chain
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import Hand, card, purse_cards, purse_total
from sabika.rules.palace.paying import pay_part
from sabika.rules.palace.pieces import CURRENCIES, NOTHING

GAMES: tuple[PalaceName, ...] = ("alhambra", "granada", "combined")
MOST_CARDS = 6


def random_hand(picks: Picks, currencies: int, most: int = MOST_CARDS) -> tuple[Hand, list[tuple[str, int]]]:
    """Some cards, never more than three alike."""
    hand = Hand()
    cards: list[tuple[str, int]] = []
    for _ in range(most):
        currency, value = picks.below(currencies), 1 + picks.below(9)
        if cards.count((CURRENCIES[currency], value)) < 3:
            hand.add(card(currency, value))
            cards.append((CURRENCIES[currency], value))
    return hand, cards


def test_as_long_and_as_cheap_as_the_oracle_says() -> None:
    lengths: Counter[int] = Counter()
    for name in GAMES:
        game = sabika.new_game(name, players=2, seed="chains")
        tiles = game.pieces.all_tiles()
        for number in range(times(60)):
            picks = Picks(number)
            yard = [picks.one_of([NOTHING, *tiles]) for _ in game.yard]
            # With cards of a single currency, two tiles of its space get in each other's way.
            hand, cards = random_hand(picks, 1 + picks.below(2), 5 if len(yard) > 4 else MOST_CARDS)
            offers = [
                (space, (CURRENCIES[space % 4], game.pieces.price[tile])) for space, tile in enumerate(yard) if tile
            ]
            held = {currency for currency, _ in cards}
            chain = longest_chain(hand.purses, yard, game.pieces)
            used = sum(len(purse_cards(link.space % 4, link.part)) for link in chain)
            # Tiles of currencies that are not held at all would only cost the oracle time.
            assert (len(chain), used) == all_chains(cards, [offer for _, offer in offers if offer[0] in held])
            for link in chain:
                assert purse_total(link.part) == game.pieces.price[yard[link.space]]
            lengths[len(chain)] += 1
    assert lengths[0] > 10
    assert lengths[1] > 10
    assert lengths[2] > 10


def test_a_chain_can_be_played_in_one_turn() -> None:
    """A14: every purchase of it is legal, and leaves an action for the next one."""
    lengths: Counter[int] = Counter()
    for number in range(times(20)):
        for name in GAMES:
            game = sabika.new_game(name, players=3, seed=f"chains {number}")
            picks = Picks(number)
            for now in decisions(game, picks, "any"):
                if now.step == "act" and picks.below(10) == 0:
                    lengths[played(now.copy())] += 1
    assert lengths[1] > 20
    assert lengths[2] + lengths[3] > 3


def played(game: PalaceGame) -> int:
    seat, turn = game.asked(), game.turn
    chain = longest_chain(game.seats[seat].hand.purses, game.yard, game.pieces)
    for link in chain:
        assert (game.asked(), game.turn, game.step) == (seat, turn, "act")
        game.apply(buy(link.space))
        game.apply(pay_part(link.space % 4, link.part))
    return len(chain)
