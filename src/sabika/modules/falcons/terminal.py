"""Falcons in the terminal: signs on the points where they sit."""

from collections.abc import Mapping
from typing import ClassVar, Final

from sabika.i18n import Wording
from sabika.modules.falcons.rules import NAME, FalconsView, PayForFalcon, flock_of
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.module import seen
from sabika.rules.palace.pieces import Pieces
from sabika.rules.palace.view import PalaceView
from sabika.terminal.palace.module import State, TerminalModule

SIGNS: Final = {"white": "○", "brown": "◍", "black": "◉"}


class FalconsInTerminal(TerminalModule):
    """Draws the falcons, and tells those of the supply."""

    sources: ClassVar[Mapping[str, str]] = {f"{colour}-falcons": sign for colour, sign in SIGNS.items()}

    def on_points(self, view: PalaceView, seat: int) -> dict[int, str]:
        return {point: sign_of(view.pieces, falcon) for point, falcon in seen(view, NAME, FalconsView).placed[seat]}

    def question(self, game: PalaceGame, words: Wording) -> str:
        step = game.agenda[-1]
        if not isinstance(step, PayForFalcon):
            return ""
        return words.texts.say("ask-pay-falcon", falcon=words.fact("falcon", step.falcon))

    def lines(self, state: State) -> list[str]:
        flock, table, lines = flock_of(state.view.pieces).falcons, seen(state.view, NAME, FalconsView), []
        for colour, sign in SIGNS.items():
            left = [kinds_of(state, falcon) for falcon in table.supply if flock[falcon].colour == colour]
            lines.append(f"{sign} {state.say(f'state-{colour}', things=state.things(left))}")
        for seat, placed in enumerate(table.placed):
            if placed:
                own = [
                    state.say(
                        "state-falcon",
                        falcon=f"{sign_of(state.view.pieces, falcon)} {kinds_of(state, falcon)}",
                        cell=state.words.cell(point),
                    )
                    for point, falcon in placed
                ]
                lines.append(state.player(seat, "; ".join(own)))
        return lines


def sign_of(pieces: Pieces, falcon: int) -> str:
    return SIGNS[flock_of(pieces).falcons[falcon].colour]


def kinds_of(state: State, falcon: int) -> str:
    return "/".join(state.words.kind(kind) for kind in flock_of(state.view.pieces).falcons[falcon].kinds)


TERMINAL: Final = FalconsInTerminal(NAME)
