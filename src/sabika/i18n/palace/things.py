"""How the things on the table of a palace game are called, as parts of sentences: tiles, cells, money."""

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Final

from sabika.i18n.palace.module import modules_words
from sabika.i18n.sentence import Mention, Mentions, Sentence, sentence
from sabika.i18n.things import Things
from sabika.rules.core.action import Action
from sabika.rules.core.events import Event
from sabika.rules.palace.cells import place_of
from sabika.rules.palace.money import CARDS, MIXING, STORED, currency_of, value_of
from sabika.rules.palace.pieces import CURRENCIES, START, Pieces
from sabika.rules.palace.yard import SPACES

MENTIONS: Final = 4096
"""So many tiles and sums of money are remembered as sentences mention them."""


class PalaceThings(Things):
    """Names the things of games with these pieces."""

    def __init__(self, pieces: Pieces, seats: int) -> None:
        super().__init__(seats)
        self.pieces = pieces

    def other(self, number: int) -> Sentence:
        side = modules_words().side
        assert side is not None
        return side

    # Tiles

    def tile(self, piece: int) -> Sentence:
        """The tile as something that is built or paid for, within a sentence."""
        return _tile(self, piece)

    def tile_label(self, piece: int) -> Sentence:
        """The tile by itself: `Tower 9`."""
        if piece == START:
            return sentence("fountain.label")
        if not self.pieces.is_tile(piece):
            return sentence(self.message_of_extra(piece))
        tile = self.pieces.tile(piece)
        return sentence("tile-label", kind=self.kind(tile.kind), price=tile.price)

    def tile_in_full(self, piece: int) -> Sentence:
        """The tile by itself with its walls, or with its moats and its back: `Tower 9 with walls N and E`."""
        label, walls = self.tile_label(piece), self.pieces.walls(piece)
        barrier = "moats" if self.pieces.moated[piece] else "walls"
        full = sentence(f"tile-without-{barrier}", tile=label)
        if walls:
            mentions: Mentions = {"tile": label, barrier: self.sides(walls), "count": len(walls)}
            full = sentence(f"tile-with-{barrier}", **mentions)
        back = self.pieces.other_face[piece]
        return sentence("tile-with-back", tile=full, back=self.tile_label(back)) if back else full

    def tiles(self, pieces: Iterable[int]) -> Mention:
        """Several tiles within a sentence."""
        return self.listed([self.tile(piece) for piece in pieces])

    def thing(self, name: str) -> Mention:
        """What the rules name so, by itself: a piece in words, anything else as it is."""
        piece = self.pieces.numbers.get(name)
        return name if piece is None else self.tile_label(piece)

    def message_of_extra(self, piece: int) -> str:
        """The message that names a piece of a module: `tent-tower` for `tent-tower-NW`."""
        words = self.pieces.name(piece).split("-")
        return "-".join(word for word in words if word.islower())

    def sides(self, letters: str) -> Mention:
        """The sides of a tile that the rules call `NE`."""
        return self.listed([sentence(f"side-{letter.lower()}") for letter in letters])

    # Places

    def space(self, space: int) -> Mention:
        """A place of the yard, counted from 0: `2`, or `2 (Granada)` where two tiles lie on each space (C3)."""
        number = space % SPACES + 1
        if not self.pieces.two_parts:
            return str(number)
        return sentence("space-alhambra" if space < SPACES else "space-granada", space=number)

    def cell(self, cell: int) -> Sentence:
        """Where a cell lies, seen from the fountain: `2 east, 1 north`."""
        return _cell(cell)

    # Money

    def currency(self, currency: int) -> Sentence:
        """`Denar`."""
        return sentence(f"currency-{CURRENCIES[currency]}")

    def currencies(self, currency: int) -> Sentence:
        """`denars`."""
        return sentence(f"currency-{CURRENCIES[currency]}.plural")

    def money(self, currency: int, total: int, shown: str = "") -> Sentence:
        """`10 denars`, or the cards it is made of: `6 + 4 denars`."""
        return _money(currency, total, shown or str(total))

    def cards(self, cards: Sequence[int]) -> Mention:
        """Cards by currency, then those that are not money: `1 + 3 florins and 2 dirhams`."""
        return self.listed([*self._by_currency(cards), *(self.card(card) for card in cards if card >= CARDS)])

    def payment(self, cards: Sequence[int], paid: int) -> Mention:
        """What was paid: `10 denars (6 + 4)`. What the cards are not worth was stored money (E3)."""
        currencies = {currency_of(card) for card in cards if card < CARDS}
        stored = paid - sum(value_of(card) for card in cards if card < CARDS)
        if len(currencies) == 1 and len(cards) > 1 and max(cards) < CARDS and not stored:
            currency = currency_of(cards[0])
            return sentence("bracketed", text=self.money(currency, paid), more=_added(_values(cards, currency)))
        more = [sentence("stored-money", amount=stored)] if stored else []
        money = self.listed([*self._by_currency(cards), *more])
        played = [sentence("mixing-card.played", **self._mixed(card)) for card in cards if card in MIXING]
        return sentence("bracketed", text=money, more=self.listed(played)) if played else money

    def card(self, card: int) -> Sentence:
        """One card within a sentence: `the denar 7`. Stored money is named like one."""
        if card in MIXING:
            return sentence("mixing-card.card", **self._mixed(card))
        if card >= STORED:
            return sentence("stored-money.card", money=self.money(currency_of(card), value_of(card)))
        return sentence(f"currency-{CURRENCIES[currency_of(card)]}.card", value=value_of(card))

    def card_label(self, card: int) -> Sentence:
        """One card by itself: `Denar 7`."""
        if card in MIXING:
            return sentence("mixing-card", **self._mixed(card))
        label = sentence("card-label", currency=self.currency(currency_of(card)), value=value_of(card))
        return sentence("stored-money.label", card=label) if card >= STORED else label

    def _mixed(self, card: int) -> Mentions:
        first, second = MIXING[card]
        return {"first": self.currency(first), "second": self.currency(second)}

    def _by_currency(self, cards: Sequence[int]) -> list[Sentence]:
        currencies = sorted({currency_of(card) for card in cards if card < CARDS})
        own = [(currency, _values(cards, currency)) for currency in currencies]
        return [self.money(currency, sum(values), _added(values)) for currency, values in own]

    # Anything, by the name that the rules give it

    def fact(self, name: str, value: Any) -> Mention:
        """A fact of an event, an action or a refusal. Numbers and texts of other names are mentioned as they are."""
        call = CALLED.get(name) or modules_words().facts.get(name)
        return call(self, value) if call else value if isinstance(value, int | str) else ""

    def facts(self, told: Event | Action) -> Mentions:
        """All facts of an event or an action, and what follows from them: a payment, money."""
        facts = {name: getattr(told, name) for name in told.__match_args__}
        found: Mentions = {}
        if "paid" in facts:
            paid = facts.pop("paid")
            found["payment"] = self.payment(facts.pop("cards"), paid)
            if "price" in facts:
                found["over"] = paid - facts.pop("price")
        if "amount" in facts:
            found["money"] = self.money(facts.pop("currency"), facts.pop("amount"))
        return found | {MENTIONED.get(name, name): self.fact(name, value) for name, value in facts.items()}


CALLED: Final[dict[str, Callable[[PalaceThings, Any], Mention]]] = {
    "card": PalaceThings.card,
    "cards": lambda things, cards: cards if isinstance(cards, int) else things.cards(cards),
    "cell": PalaceThings.cell,
    "currency": PalaceThings.currencies,
    "edges": PalaceThings.sides,
    "old": PalaceThings.tile,
    "point": PalaceThings.cell,
    "seat": PalaceThings.name,
    "space": PalaceThings.space,
    "thing": PalaceThings.card,
    "tile": PalaceThings.tile,
    "tiles": lambda things, tiles: things.listed([things.tile_label(tile) for tile in tiles]),
    "winners": PalaceThings.names,
}
"""How facts of the games and of several modules are called, by name."""
MENTIONED: Final = {"point": "cell", "thing": "card"}
"""Facts that sentences mention by another name."""


# What is mentioned again and again is put together once.


@lru_cache(maxsize=MENTIONS)
def _tile(things: PalaceThings, piece: int) -> Sentence:
    if piece == START:
        return sentence("fountain")
    if not things.pieces.is_tile(piece):
        return sentence(f"{things.message_of_extra(piece)}.tile")
    tile = things.pieces.tile(piece)
    return sentence(f"kind-{tile.kind}.tile", price=tile.price)


@lru_cache(maxsize=MENTIONS)
def _money(currency: int, total: int, shown: str) -> Sentence:
    return sentence(f"currency-{CURRENCIES[currency]}.amount", total=total, shown=shown)


@lru_cache(maxsize=MENTIONS)
def _cell(cell: int) -> Sentence:
    x, y = place_of(cell)
    direction = ("n" if y < 0 else "s" if y else "") + ("w" if x < 0 else "e" if x else "")
    if not direction:
        return sentence("cell-of-the-fountain")
    steps: Mentions = {"x": abs(x), "y": abs(y)}
    return Sentence(f"cell-{direction}", {name: count for name, count in steps.items() if count})


def _values(cards: Sequence[int], currency: int) -> list[int]:
    own = [value_of(card) for card in cards if card < CARDS and currency_of(card) == currency]
    return sorted(own, reverse=True)


def _added(values: list[int]) -> str:
    return " + ".join(map(str, values))
