"""How the things on the table are called in a sentence: players, tiles, money, cells."""

from collections.abc import Sequence

from sabika.i18n.texts import Texts
from sabika.i18n.words import Words
from sabika.rules.palace.cells import place_of
from sabika.rules.palace.money import CARDS, MIXING, STORED, currency_of, value_of
from sabika.rules.palace.pieces import CURRENCIES, START, Pieces
from sabika.rules.palace.yard import SPACES


class Wording(Words):
    """Names things in the language of its texts. `names` are those of the players, by seat."""

    def __init__(self, texts: Texts, pieces: Pieces, names: Sequence[str]) -> None:
        super().__init__(texts, names)
        self.pieces = pieces

    def name(self, side: int) -> str:
        """Who sits there; the side after the last seat is Dirk's (A42)."""
        return super().name(side) if side < len(self.names) else self.texts.say("dirk")

    # Tiles

    def tile(self, piece: int) -> str:
        """The tile as something that is built or paid for, within a sentence."""
        if piece == START:
            return self.texts.say("fountain")
        if not self.pieces.is_tile(piece):
            return self.texts.say(f"{self._message_of_extra(piece)}.tile")
        tile = self.pieces.tile(piece)
        return self.texts.say(f"kind-{tile.kind}.tile", price=tile.price)

    def tile_label(self, piece: int) -> str:
        """The tile by itself: `Tower 9`."""
        if piece == START:
            return self.texts.say("fountain.label")
        if not self.pieces.is_tile(piece):
            return self.texts.say(self._message_of_extra(piece))
        tile = self.pieces.tile(piece)
        return self.texts.say("tile-label", kind=self.kind(tile.kind), price=tile.price)

    def tile_in_full(self, piece: int) -> str:
        """The tile by itself with its walls, or with its moats and its back: `Tower 9 with walls N and E`."""
        walls = self.pieces.walls(piece)
        label = self.tile_label(piece)
        if self.pieces.moated[piece]:
            return self._with_moats(piece, label, walls)
        if not walls:
            return self.texts.say("tile-without-walls", tile=label)
        return self.texts.say("tile-with-walls", tile=label, walls=self.sides(walls), count=len(walls))

    def _with_moats(self, piece: int, label: str, moats: str) -> str:
        if moats:
            label = self.texts.say("tile-with-moats", tile=label, moats=self.sides(moats), count=len(moats))
        else:
            label = self.texts.say("tile-without-moats", tile=label)
        back = self.pieces.other_face[piece]
        return self.texts.say("tile-with-back", tile=label, back=self.tile_label(back)) if back else label

    def space(self, space: int) -> str:
        """A place of the yard, counted from 0: `2`, or `2 (Granada)` where two tiles lie on each space (C3)."""
        number = space % SPACES + 1
        if not self.pieces.two_parts:
            return str(number)
        return self.texts.say("space-alhambra" if space < SPACES else "space-granada", space=number)

    def thing(self, name: str) -> str:
        """What the rules name so, by itself: a piece in words, anything else as it is."""
        piece = self.pieces.numbers.get(name)
        return name if piece is None else self.tile_label(piece)

    def _message_of_extra(self, piece: int) -> str:
        """The message that names a piece of a module: `hut-tower` for `hut-tower-NW`."""
        words = self.pieces.name(piece).split("-")
        return "-".join(word for word in words if word.islower())

    def sides(self, letters: str) -> str:
        """The sides of a tile that the rules call `NE`."""
        return self.listed(self.texts.say(f"side-{letter.lower()}") for letter in letters)

    def cell(self, cell: int) -> str:
        """Where a cell lies, seen from the fountain: `2 east, 1 north`."""
        x, y = place_of(cell)
        across = self.texts.say("steps-east" if x > 0 else "steps-west", count=abs(x))
        down = self.texts.say("steps-south" if y > 0 else "steps-north", count=abs(y))
        if x and y:
            return f"{across}, {down}"
        elif x or y:
            return across if x else down
        else:
            return self.texts.say("cell-of-the-fountain")

    def falcon(self, name: str) -> str:
        """The falcon that the rules call `white-garden-tower`, as something that is placed, within a sentence."""
        colour, *kinds = name.split("-")
        return self.texts.say(f"falcon-{colour}", kinds=self.listed(self.kind(kind) for kind in kinds))

    # Money

    def currency(self, currency: int) -> str:
        """`Denar`."""
        return self.texts.say(f"currency-{CURRENCIES[currency]}")

    def currencies(self, currency: int) -> str:
        """`denars`."""
        return self.texts.say(f"currency-{CURRENCIES[currency]}.plural")

    def money(self, currency: int, total: int) -> str:
        """`10 denars`."""
        return self._money(currency, total, str(total))

    def cards(self, cards: Sequence[int]) -> str:
        """Cards by currency, then those that are not money: `1 + 3 florins and 2 dirhams`."""
        if not cards:
            return ""
        return self.listed([*self._by_currency(cards), *(self.card(card) for card in cards if card >= CARDS)])

    def payment(self, cards: Sequence[int], paid: int) -> str:
        """What was paid: `10 denars (6 + 4)`. What the cards are not worth was stored money (E3)."""
        currencies = {currency_of(card) for card in cards if card < CARDS}
        stored = paid - sum(value_of(card) for card in cards if card < CARDS)
        if len(currencies) == 1 and len(cards) > 1 and max(cards) < CARDS and not stored:
            currency = currency_of(cards[0])
            return f"{self.money(currency, paid)} ({_added(_values(cards, currency))})"
        more = [self.texts.say("stored-money", amount=stored)] if stored else []
        money = self.listed([*self._by_currency(cards), *more])
        played = [self.texts.say("exchange-card.played", **self._mixed(card)) for card in cards if card in MIXING]
        return f"{money} ({self.listed(played)})" if played else money

    def card(self, card: int) -> str:
        """One card within a sentence: `the denar 7`. Stored money is named like one."""
        if card in MIXING:
            return self.texts.say("exchange-card.card", **self._mixed(card))
        if card >= STORED:
            return self.texts.say("stored-money.card", money=self.money(currency_of(card), value_of(card)))
        return self.texts.say(f"currency-{CURRENCIES[currency_of(card)]}.card", value=value_of(card))

    def card_label(self, card: int) -> str:
        """One card by itself: `Denar 7`."""
        if card in MIXING:
            return self.texts.say("exchange-card", **self._mixed(card))
        label = self.texts.say("card-label", currency=self.currency(currency_of(card)), value=value_of(card))
        return self.texts.say("stored-money.label", card=label) if card >= STORED else label

    def _mixed(self, card: int) -> dict[str, str | int]:
        first, second = MIXING[card]
        return {"first": self.currency(first), "second": self.currency(second)}

    def _by_currency(self, cards: Sequence[int]) -> list[str]:
        currencies = sorted({currency_of(card) for card in cards if card < CARDS})
        return [
            self._money(currency, sum(values), _added(values))
            for currency in currencies
            for values in [_values(cards, currency)]
        ]

    def _money(self, currency: int, total: int, shown: str) -> str:
        return self.texts.say(f"currency-{CURRENCIES[currency]}.amount", total=total, shown=shown)


def _values(cards: Sequence[int], currency: int) -> list[int]:
    own = [value_of(card) for card in cards if card < CARDS and currency_of(card) == currency]
    return sorted(own, reverse=True)


def _added(values: list[int]) -> str:
    return " + ".join(map(str, values))
