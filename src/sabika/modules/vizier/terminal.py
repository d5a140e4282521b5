"""Viziers in the terminal."""

from typing import Final

from sabika.i18n import Wording
from sabika.modules.vizier.rules import NAME, Favour, FavourPurchase
from sabika.rules.core.declining import DECLINE
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.module import seen
from sabika.rules.palace.paying import Paying
from sabika.terminal.palace.module import ASIDE_KEY, State, TerminalModule, paid_for


class VizierInTerminal(TerminalModule):
    """Tells who is awake."""

    def help(self) -> list[tuple[str, str]]:
        return [*super().help(), (ASIDE_KEY, "stand-aside")]

    def question(self, game: PalaceGame, words: Wording) -> str:
        others = [option for option in game.options() if not isinstance(option, Favour)]
        return words.texts.say("ask-favour") if others == [DECLINE] and len(game.options()) > 1 else ""

    def paid_for(self, step: Paying, game: PalaceGame, words: Wording) -> str:
        return paid_for(step.purchase, game, words) if isinstance(step, FavourPurchase) else ""

    def lines(self, state: State) -> list[str]:
        awake = enumerate(seen(state.view, NAME, tuple))
        return [state.player(seat, state.say("vizier.awake" if up else "vizier.asleep")) for seat, up in awake]


TERMINAL: Final = VizierInTerminal(NAME)
