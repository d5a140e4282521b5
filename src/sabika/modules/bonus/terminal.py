"""Bonus cards in the terminal."""

from typing import Final

from sabika.modules.bonus.rules import NAME, BonusView
from sabika.rules.palace.module import seen
from sabika.terminal.palace.module import State, TerminalModule


class BonusInTerminal(TerminalModule):
    """Tells one's own hidden cards, and what everybody knows of the others."""

    def lines(self, state: State) -> list[str]:
        bonus, lines = seen(state.view, NAME, BonusView), []
        if state.view.seat >= 0:
            own = [state.words.tile_in_full(tile) for tile in bonus.hand]
            lines.append(state.say("state-own", things=state.things(own)))
        for seat, hidden in enumerate(bonus.hidden):
            name = state.words.name(seat)
            if seat != state.view.seat:
                lines.append(state.say("state-hidden", name=name, count=hidden))
            if bonus.known[seat]:
                lines.append(state.say("state-known", name=name, things=state.tiles(bonus.known[seat])))
            if bonus.revealed[seat]:
                lines.append(state.say("state-revealed", name=name, things=state.tiles(bonus.revealed[seat])))
        return lines


TERMINAL: Final = BonusInTerminal(NAME)
