"""What can be paid with besides cards of one currency: two currencies, mixed by playing a card for it (X4), and stored
money, which is spent as a whole like one more card (E3)."""

from sabika.rules.palace.money import MIXING, NOTHING_STORED, STORED, VALUES, Hand, card, currency_of, value_of


def other_currency(card: int, currency: int) -> int:
    """The second of the two currencies that a card lets mix."""
    first, second = MIXING[card]
    return second if first == currency else first


def mixing_cards(hand: Hand, currency: int) -> list[int]:
    """The cards in the hand that let mix the currency with another one."""
    return [card for card in sorted(set(hand.others)) if card in MIXING and currency in MIXING[card]]


def most_money(hand: Hand, mixing: bool) -> list[int]:
    """How much can be paid at most where a currency is asked for, by currency. Not to be changed: without other means
    it is what the hand holds."""
    totals = hand.totals
    if hand.stored != NOTHING_STORED:
        totals = totals[:]
        totals[currency_of(hand.stored)] += value_of(hand.stored)
    if not mixing or not hand.others:
        return totals
    most = totals[:]
    for other in hand.others:
        if other in MIXING:
            first, second = MIXING[other]
            both = totals[first] + totals[second]
            most[first] = max(most[first], both)
            most[second] = max(most[second], both)
    return most


def stored_in(hand: Hand, currency: int) -> int:
    """How much money of a currency is stored."""
    if hand.stored == NOTHING_STORED or currency_of(hand.stored) != currency:
        return 0
    return value_of(hand.stored)


def money_in(hand: Hand, currencies: list[int]) -> list[int]:
    """All money of these currencies, cards and stored, the highest value first."""
    ascending = sorted(currencies)
    stored = 0
    for currency in ascending:
        stored += stored_in(hand, currency)
    money: list[int] = []
    for value in range(VALUES, 0, -1):
        for currency in ascending:
            for _ in range(hand.purses[currency] >> 2 * (value - 1) & 3):
                money.append(card(currency, value))
        if value == stored:
            money.append(STORED + hand.stored)
    return money


def ways_to_mix(hand: Hand, currency: int, price: int, mixing: bool) -> list[tuple[int, ...]]:
    """Every way to cover the price with stored money or with two currencies, without a superfluous card (A13)."""
    ways: list[tuple[int, ...]] = []
    if stored_in(hand, currency):
        for way in ways_to_cover(money_in(hand, [currency]), price):
            if max(way) >= STORED:
                ways.append(way)
    if mixing:
        for card in mixing_cards(hand, currency):
            other = other_currency(card, currency)
            for way in ways_to_cover(money_in(hand, [currency, other]), price):
                if other in [currency_of(money) for money in way]:
                    ways.append((*way, card))
    return ways


def mixes_exactly(hand: Hand, currency: int, price: int, mixing: bool) -> bool:
    """Whether one of the ways to mix pays the price to the coin."""
    if stored_in(hand, currency) and adds_up(hand, [currency], price):
        return True
    if mixing and hand.others:
        for card in mixing_cards(hand, currency):
            if adds_up(hand, [currency, other_currency(card, currency)], price):
                return True
    return False


def adds_up(hand: Hand, currencies: list[int], price: int) -> bool:
    """Whether some of the money of these currencies, cards and stored, is worth the price to the coin."""
    most = (2 << price) - 1
    sums = 1
    for currency in currencies:
        sums |= sums << stored_in(hand, currency) & most
        purse = hand.purses[currency]
        value = 1
        while purse:
            for _ in range(purse & 3):
                sums |= sums << value & most
            purse >>= 2
            value += 1
    return sums >> price & 1 == 1


def ways_to_cover(money: list[int], price: int) -> list[tuple[int, ...]]:
    """Every part of the money, highest value first, that covers the price without a superfluous card."""
    rests = [0]
    for piece in reversed(money):
        rests.append(rests[-1] + value_of(piece))
    found: list[tuple[int, ...]] = []
    _cover(money, rests[::-1], 0, price, (), found)
    return found


def _cover(
    money: list[int], rests: list[int], start: int, due: int, laid: tuple[int, ...], found: list[tuple[int, ...]]
) -> None:
    """Lay down from the highest value to the lowest, as for one purse: the last card is the smallest, and without it
    the price is missed. `rests` tells what the money is worth from each place on."""
    last = -1
    for place in range(start, len(money)):
        if rests[place] < due:
            return
        piece = money[place]
        if piece == last:
            continue
        last = piece
        if value_of(piece) >= due:
            found.append((*laid, piece))
        else:
            _cover(money, rests, place + 1, due - value_of(piece), (*laid, piece), found)
