"""Payments with exchange cards and stored money against the oracle: nothing is missing and nothing is too much."""

import sabika
from oracles import payments as oracle
from property.random_games import Picks, times
from sabika.components import alhambra_pieces
from sabika.modules.certificates.rules import Lay, Store, laid_of
from sabika.modules.exchange.rules import EXCHANGE_CARDS
from sabika.rules.palace.buying import PAY_FOR_TILE, buy
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import CARDS, Hand, card_name, card_named
from sabika.rules.palace.paying import ways_to_pay
from sabika.rules.palace.pieces import CURRENCIES

MODULES = ("exchange", "certificates")


def hands(number: int) -> list[tuple[Hand, Picks]]:
    """Random hands of up to nine cards, mostly small ones, some with exchange cards, some with stored money."""
    found = []
    for index in range(times(number)):
        picks = Picks(index)
        hand = Hand()
        deck = [card for card in range(CARDS) for _ in range(3)]
        for card in picks.some_of(deck, 3 + picks.below(7)):
            hand.add(card)
        for card in picks.some_of(EXCHANGE_CARDS, picks.below(4)):
            hand.add(card)
        if picks.below(2):
            hand.stored = 9 * picks.below(4) + picks.below(6)
        found.append((hand, picks))
    return found


def named(card: int) -> tuple[str, int]:
    currency, _, value = card_name(card).partition("-")
    return currency, int(value)


def for_oracle(hand: Hand) -> tuple[list[tuple[str, int]], list[tuple[str, str]], tuple[str, int] | None]:
    pairs = [card_name(card).split("-") for card in hand.others]
    stored = named(hand.stored) if hand.stored >= 0 else None
    return [named(card) for card in hand.cards()], [(first, second) for first, second in pairs], stored


def position(hand: Hand, picks: Picks) -> tuple[PalaceGame, int]:
    """A game whose first seat has this hand, and the space of a tile."""
    game = sabika.new_game(players=3, seed=str(picks.below(1000)), modules=MODULES)
    game.active = 0
    game.seats[0].hand = hand
    game._options = None
    return game, picks.below(4)


def test_payments_are_those_of_the_oracle() -> None:
    """A13, X4, E3; without mixing only stored money is added."""
    mixed = 0
    for hand, picks in hands(400):
        currency, price = picks.below(4), 2 + picks.below(12)
        cards, pairs, stored = for_oracle(hand)
        for mixing in (False, True):
            ways = [
                tuple(sorted(way.notation(alhambra_pieces()).split()[1:]))
                for way in ways_to_pay(hand, currency, price, mixing)
            ]
            assert len(set(ways)) == len(ways)
            expected = oracle.mixed_payments(cards, pairs if mixing else [], stored, CURRENCIES[currency], price)
            assert set(ways) == expected
        mixed += any(not name[-1].isdigit() for way in ways for name in way)
    assert mixed > 20


def test_a_purchase_is_offered_exactly_if_it_can_be_paid() -> None:
    """A13: what a seat could pay at most is right whatever it holds."""
    offered = 0
    for hand, picks in hands(300):
        game, space = position(hand, picks)
        price = game.pieces.price[game.yard[space]]
        cards, pairs, stored = for_oracle(hand)
        payable = bool(oracle.mixed_payments(cards, pairs, stored, CURRENCIES[space], price))
        assert game.is_legal(buy(space)) == payable
        assert PAY_FOR_TILE[space].payable(game, 0) == payable
        offered += payable
    assert 50 < offered < times(290)


def test_paying_card_by_card_ends_in_every_payment_that_can_be_stored_and_in_no_other() -> None:
    """E2, E5: and in no dead end."""
    ended = 0
    for hand, picks in hands(300):
        game, space = position(hand, picks)
        if not game.is_legal(buy(space)):
            continue
        game.apply(buy(space))
        price = game.pieces.price[game.yard[space]]
        expected = oracle.changing_payments(*for_oracle(hand), CURRENCIES[space], price)
        assert stored_in_the_end(game) == expected
        ended += len(expected)
    assert ended > 200


def stored_in_the_end(game: PalaceGame) -> set[tuple[str, ...]]:
    """Whatever can be laid down until it is stored."""
    found: set[tuple[str, ...]] = set()
    waiting = [game]
    seen: set[tuple[str, ...]] = set()
    while waiting:
        now = waiting.pop()
        laid = tuple(sorted(card_name(thing) for thing in laid_of(now).things))
        options = [option for option in now.options() if isinstance(option, Lay | Store)]
        if laid and not options:
            raise AssertionError(f"{laid} leads nowhere")
        if any(isinstance(option, Store) for option in options):
            found.add(laid)
        for option in options:
            if isinstance(option, Lay):
                after = tuple(sorted([*laid, card_name(option.thing)]))
                if after not in seen:
                    seen.add(after)
                    later = now.copy()
                    later.play(option)
                    waiting.append(later)
    return found


def test_names_are_found_again() -> None:
    for card in [*range(CARDS), *EXCHANGE_CARDS, *range(72, 72 + CARDS)]:
        assert card_named(card_name(card)) == card
