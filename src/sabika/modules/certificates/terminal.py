"""Exchange certificates in the terminal: stored money is shown beside the hand."""

from typing import Final

from sabika.i18n import Wording
from sabika.modules.certificates.rules import NAME, CertificatesView, Laying, StoreStep, laid_of, values_of
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.module import seen
from sabika.rules.palace.money import NOTHING_STORED, currency_of, value_of
from sabika.rules.palace.view import PalaceView
from sabika.terminal.palace.module import State, TerminalModule, paid_for


class CertificatesInTerminal(TerminalModule):
    """Tells what everybody has stored, and the tokens that are left."""

    def stored(self, view: PalaceView, seat: int) -> int:
        return seen(view, NAME, CertificatesView).stored[seat]

    def question(self, game: PalaceGame, words: Wording) -> str:
        step, say = game.agenda[-1], words.texts.say
        if isinstance(step, StoreStep):
            return say("ask-store", over=step.over)
        if isinstance(step, Laying):
            money = words.money(step.currency(game), step.price(game))
            total = sum(values_of(laid_of(game).things))
            return say("ask-lay", tile=paid_for(step.paying, game, words), money=money, total=total)
        return ""

    def lines(self, state: State) -> list[str]:
        certificates, lines = seen(state.view, NAME, CertificatesView), []
        for seat, stored in enumerate(certificates.stored):
            nothing = stored == NOTHING_STORED
            money = "" if nothing else state.words.money(currency_of(stored), value_of(stored))
            lines.append(state.player(seat, money or state.say("state-none")))
        tokens = [
            state.say("state-left", thing=state.words.currency(currency), count=count)
            for currency, count in enumerate(certificates.tokens)
        ]
        return [*lines, state.say("state-tokens", things=state.things(tokens))]


TERMINAL: Final = CertificatesInTerminal(NAME)
