"""Workers' huts in the terminal: a roof above the sign of their kind."""

from typing import Final

from sabika.modules.huts.rules import NAME, HutsView, hut_kind
from sabika.rules.palace.module import seen
from sabika.rules.palace.pieces import NOTHING, Pieces
from sabika.terminal.palace.module import Look, State, TerminalModule

SIGN: Final = "▴"


class HutsInTerminal(TerminalModule):
    """Tells the stacks, and draws a hut in the colour of its kind."""

    def look(self, pieces: Pieces, piece: int) -> Look | None:
        kind = hut_kind(pieces, piece) if NAME in pieces.data else -1
        return Look(SIGN, kind) if kind >= 0 else None

    def lines(self, state: State) -> list[str]:
        huts, lines = seen(state.view, NAME, HutsView), []
        for kind, hut in enumerate(huts.open):
            if hut == NOTHING:
                lines.append(state.say("state-hut-gone", kind=state.words.kind(state.view.pieces.kinds[kind])))
            else:
                lines.append(state.say("state-hut", tile=state.words.tile_in_full(hut), count=len(huts.below[kind])))
        return lines


TERMINAL: Final = HutsInTerminal(NAME)
