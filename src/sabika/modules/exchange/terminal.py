"""Currency exchange cards in the terminal. In the hand and in the display they look like money."""

from typing import Final

from sabika.modules.exchange.rules import NAME
from sabika.rules.palace.money import MIXING
from sabika.terminal.palace.module import State, TerminalModule


class ExchangeInTerminal(TerminalModule):
    """Tells one's own."""

    def lines(self, state: State) -> list[str]:
        own = [state.words.card_label(card) for card in state.view.hand if card in MIXING]
        return [state.say("state-exchange", things=state.things(own))] if state.view.seat >= 0 else []


TERMINAL: Final = ExchangeInTerminal(NAME)
