"""Portals in the terminal: `o` turns one, `x` returns it."""

from collections.abc import Mapping
from typing import ClassVar, Final

from sabika.i18n import Wording
from sabika.modules.portals.rules import (
    NAME,
    TURNS,
    PlacePortal,
    PortalPlaced,
    PortalPurchase,
    PortalsView,
    ReturnPortal,
    legs_of,
    place_portal,
    portal_name,
    return_portal,
)
from sabika.rules.core.action import Action
from sabika.rules.core.events import Event
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.module import seen
from sabika.rules.palace.paying import Paying
from sabika.rules.palace.pieces import Pieces
from sabika.terminal.palace.module import Handling, Placement, State, TerminalModule
from sabika.terminal.palace.signs import HALF_SIGNS


class PortalInHand(Handling):
    """Goes into half a cell, turned some way, or back to the supply."""

    thing: ClassVar[str] = "portal"
    away_key: ClassVar[str] = "return"
    actions: ClassVar[tuple[type[Action], ...]] = (PlacePortal, ReturnPortal)

    def handles(self, pieces: Pieces, piece: int) -> bool:
        return pieces.leans_on[piece] >= 0

    def placement(self, action: Action, pieces: Pieces, piece: int) -> Placement | None:
        if isinstance(action, PlacePortal) and action.kind == pieces.leans_on[piece]:
            return Placement(action.cell, piece + action.turn)
        return None

    def place(self, pieces: Pieces, piece: int, cell: int) -> Action:
        return place_portal(pieces.leans_on[piece], cell, TURNS.index(legs_of(pieces, piece)))

    def put_away(self, pieces: Pieces, piece: int) -> Action:
        return return_portal(pieces.leans_on[piece])


class PortalsInTerminal(TerminalModule):
    """Tells the supply, and what a portal costs."""

    sources: ClassVar[Mapping[str, str]] = {NAME: HALF_SIGNS["NE"]}
    handling: ClassVar[Handling | None] = PortalInHand()

    def paid_for(self, step: Paying, game: PalaceGame, words: Wording) -> str:
        if not isinstance(step, PortalPurchase):
            return ""
        return f"{words.tile_label(game.yard[step.space])} + {words.texts.say('portal')}"

    def new_cell(self, event: Event) -> tuple[int, int] | None:
        return (event.seat, event.cell) if isinstance(event, PortalPlaced) else None

    def lines(self, state: State) -> list[str]:
        portals, pieces = seen(state.view, NAME, PortalsView), state.view.pieces
        left = [
            state.say(
                "state-left",
                thing=state.words.tile_label(pieces.numbers[portal_name(kind, 1, TURNS[0])]),
                count=portals.supply[number],
            )
            for number, kind in enumerate(pieces.kinds)
        ]
        return [
            state.say("state-surcharge", amount=portals.surcharge),
            state.say("state-supply", things=state.things(left)),
        ]


TERMINAL: Final = PortalsInTerminal(NAME)
