"""Falcons in the terminal: signs on the points where they sit."""

from collections.abc import Mapping
from typing import ClassVar, Final

from sabika.i18n import Wording
from sabika.modules.falcons.rules import NAME, FalconsView, PayForFalcon, flock_of
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.pieces import Pieces
from sabika.rules.palace.view import PalaceView
from sabika.terminal.palace.module import TerminalModule
from sabika.terminal.palace.state import State

SIGNS: Final = {"white": "○", "brown": "◍", "black": "◉"}


class FalconsInTerminal(TerminalModule):
    """Draws the falcons, and tells those of the supply."""

    sources: ClassVar[Mapping[str, str]] = {f"{colour}-falcons": sign for colour, sign in SIGNS.items()}

    def on_points(self, view: PalaceView, seat: int) -> dict[int, str]:
        return {point: sign_of(view.pieces, falcon) for point, falcon in seen(view).placed[seat]}

    def question(self, game: PalaceGame, words: Wording) -> str:
        step = game.agenda[-1]
        if not isinstance(step, PayForFalcon):
            return ""
        return words.texts.say("ask-pay-falcon", falcon=words.fact("falcon", step.falcon))

    def lines(self, state: State) -> list[str]:
        flock, lines = flock_of(state.view.pieces).falcons, []
        for colour, sign in SIGNS.items():
            left = [kinds_of(state, falcon) for falcon in seen(state.view).supply if flock[falcon].colour == colour]
            lines.append(f"{sign} {state.say(f'state-{colour}', things=state.things(left))}")
        for seat, placed in enumerate(seen(state.view).placed):
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


def seen(view: PalaceView) -> FalconsView:
    found = view.extras[NAME]
    assert isinstance(found, FalconsView)
    return found


def sign_of(pieces: Pieces, falcon: int) -> str:
    return SIGNS[flock_of(pieces).falcons[falcon].colour]


def kinds_of(state: State, falcon: int) -> str:
    return "/".join(state.words.kind(kind) for kind in flock_of(state.view.pieces).falcons[falcon].kinds)


TERMINAL: Final = FalconsInTerminal(NAME)
