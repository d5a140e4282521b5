"""Money in hand, by currency with totals."""

from collections.abc import Sequence

from rich.text import Text

from sabika.rules.palace.money import CARDS, MIXING, NOTHING_STORED, currency_of, value_of
from sabika.rules.palace.pieces import CURRENCIES
from sabika.terminal.palace.module import modules_in
from sabika.terminal.palace.scene import Panel, Scene
from sabika.terminal.palace.signs import CURRENCY_SIGNS, CURRENCY_STYLES, MIXING_SIGN, MIXING_STYLE, STORED_SIGN


class HandPanel(Panel):
    """One hand with a line for each currency where there is room, or a line for each hand."""

    def title(self, scene: Scene) -> str:
        hands = self._hands(scene)
        if len(hands) != 1:
            return scene.narrator.texts.say("panel-hands")
        seat, cards = hands[0]
        return scene.narrator.texts.say("panel-hand", name=scene.narrator.words.name(seat), count=len(cards))

    def picture(self, scene: Scene) -> Text:
        hands = self._hands(scene)
        if len(hands) == 1 and self.content_size.height >= len(CURRENCIES):
            lines = [self._purse(scene, *hands[0], currency) for currency in range(len(CURRENCIES))]
        else:
            lines = [self._hand(scene, seat, cards, len(hands) > 1) for seat, cards in hands]
        return Text("\n", no_wrap=True).join(lines)

    def _hands(self, scene: Scene) -> Sequence[tuple[int, tuple[int, ...]]]:
        """All that may be seen, or that of the player shown large if there is no room for all."""
        if len(scene.hands) <= max(self.content_size.height, 1):
            return scene.hands
        return [hand for hand in scene.hands if hand[0] == scene.watched]

    def _purse(self, scene: Scene, seat: int, cards: tuple[int, ...], currency: int) -> Text:
        """All cards of one currency with the name and the total."""
        name = scene.narrator.words.currency(currency)
        line = Text(f"{CURRENCY_SIGNS[currency]} {name:<8}", no_wrap=True)
        values = money_of(cards, currency)
        line.append(f"{sum(values):>3}  ", self.palette.strong if values else self.palette.quiet)
        for value in values:
            line.append(f" {value} ", CURRENCY_STYLES[currency])
            line.append(" ")
        for card in cards:
            if card in MIXING and MIXING[card][0] == currency:
                line.append(f" {mixing_sign(card)} ", MIXING_STYLE)
                line.append(" ")
        stored = stored_by(scene, seat)
        if stored != NOTHING_STORED and currency_of(stored) == currency:
            line.append(f"{STORED_SIGN}{value_of(stored)}", self.palette.strong)
        return line

    def _hand(self, scene: Scene, seat: int, cards: tuple[int, ...], named: bool) -> Text:
        """All cards in one line, set closer where there are many."""
        name = f"{scene.narrator.words.name(seat)[:10]:<11}" if named else ""
        stored = stored_by(scene, seat)
        wide = self._purses(name, cards, stored, " ", "  ")
        return wide if wide.cell_len <= self.content_size.width else self._purses(name, cards, stored, "", " ")

    def _purses(self, name: str, cards: tuple[int, ...], stored: int, between: str, gap: str) -> Text:
        line = Text(name, no_wrap=True)
        for currency, sign in enumerate(CURRENCY_SIGNS):
            values = money_of(cards, currency)
            line.append(f"{sign} {between.join(map(str, values)) or '–'} ", CURRENCY_STYLES[currency])
            if len(values) > 1:
                line.append(f"={sum(values)}", self.palette.strong)
            if stored != NOTHING_STORED and currency_of(stored) == currency:
                line.append(f"{STORED_SIGN}{value_of(stored)}", self.palette.strong)
            line.append(gap)
        for card in cards:
            if card in MIXING:
                line.append(mixing_sign(card), MIXING_STYLE)
                line.append(gap)
        return line


def money_of(cards: tuple[int, ...], currency: int) -> list[int]:
    """The values of the money of one currency."""
    return [value_of(card) for card in cards if card < CARDS and currency_of(card) == currency]


def mixing_sign(card: int) -> str:
    """A card that lets mix currencies, in three characters."""
    first, second = MIXING[card]
    return f"{CURRENCY_SIGNS[first]}{MIXING_SIGN}{CURRENCY_SIGNS[second]}"


def stored_by(scene: Scene, seat: int) -> int:
    """What a seat has stored."""
    found = (module.stored(scene.view, seat) for module in modules_in(scene.view))
    return next((money for money in found if money != NOTHING_STORED), NOTHING_STORED)
