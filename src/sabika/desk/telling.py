"""A table as a viewer may see it: what leaves the server about it, besides the game itself."""

from typing import NamedTuple

import msgspec

from sabika.desk.requests.considering import plan
from sabika.desk.tables.entries import Offer, Rematch
from sabika.desk.tables.table import Table
from sabika.desk.wire import showing
from sabika.desk.wire.messages import Chair, Happened, TableNow
from sabika.desk.wire.view import AnyView, Scoring
from sabika.rules.core.declining import asked_for_form
from sabika.rules.core.game import Game
from sabika.rules.core.taking_back import reveals

MOST_TOLD = 400
"""So many entries are told at most to somebody who comes back; the view tells the rest."""


class ForAll(NamedTuple):
    """What all viewers of a version get who have seen as much."""

    offer: Offer
    chairs: list[Chair]
    happened: list[Happened]
    hint: Scoring | None
    view: AnyView | None
    """That of a spectator, from which the others are made."""


def for_all(table: Table, since: int) -> ForAll:
    game = table.game
    return ForAll(
        shown_offer(table),
        [chair_of(table, seat) for seat in range(len(table.chairs))],
        happened_since(table, since),
        showing.hint(game) if game and table.offer.hints and not game.over else None,
        showing.view(game, None) if game else None,
    )


def table_now(table: Table, seat: int, since: int = 0, first: bool = True, everybody: ForAll | None = None) -> TableNow:
    """The table for a seat, or for a spectator."""
    everybody = everybody or for_all(table, since)
    game = table.game
    own = seat if seat >= 0 else None
    host = table.host
    asked = decides(table, seat)
    held = table.held if asked else None
    looked_at = seen_by(table, seat)
    return TableNow(
        table=table.name,
        version=table.version,
        status=table.status,
        offer=everybody.offer,
        seed_hash=table.seed_hash,
        seed_given=table.offer.seed is not None,
        chairs=everybody.chairs,
        host=host if host >= 0 else None,
        seat=own,
        running=table.clocks.running if table.clocks.running >= 0 else None,
        since=table.clocks.since,
        rematch=table.rematch,
        actions=len(game.log if game else table.offer.actions),
        happened=everybody.happened,
        view=showing.view(looked_at, own, everybody.view if looked_at is game else None) if looked_at else None,
        matter_of_form=game is not None and asked_for_form(game),
        options=showing.options(game, seat) if game and asked and held is None else [],
        held=showing.option(game, held) if game and held else None,
        can_undo=seat >= 0 and table.can_undo(seat),
        hint=everybody.hint,
        plan=plan(game) if game and asked and held is None and table.offer.hints else None,
        pieces=showing.pieces(game) if game and first else None,
    )


def decides(table: Table, seat: int) -> bool:
    """Whether the player of the seat has to decide."""
    return seat >= 0 and table.decider() == seat


def seen_by(table: Table, seat: int) -> Game | None:
    """The game; for a seat that holds a decision as it will look, unless that would show what the decision turns up."""
    game, held = table.game, table.held
    if game is None or held is None or not decides(table, seat) or reveals(game, held):
        return game
    return game.carried_out(held)


def shown_offer(table: Table) -> Offer:
    """The seed stays here until the game is over."""
    return msgspec.structs.replace(table.offer, seed=table.setup.seed if table.status == "over" else None, actions=[])


def chair_of(table: Table, seat: int) -> Chair:
    chair = table.chairs[seat]
    timed = table.offer.clock.__struct_config__.tag != "none"
    return Chair(
        name=chair.name,
        taken=chair.taken,
        bot=chair.bot,
        stand_in=chair.stand_in or chair.once,
        recorded=chair.recorded,
        milliseconds=table.clocks.left[seat] if timed else None,
    )


def happened_since(table: Table, version: int) -> list[Happened]:
    """The entries after a version. What a seat holds back is nobody's business but its own."""
    game = table.game
    found: list[Happened] = []
    for entry in table.entries[max(version, len(table.entries) - MOST_TOLD) :]:
        change = table.changes.get(entry.number)
        found.append(
            Happened(
                number=entry.number,
                at=entry.at,
                what=entry.what,
                seat=entry.seat if entry.seat >= 0 else None,
                actions=change.actions if change else None,
                events=showing.events(game, change.events) if game and change else [],
                table=entry.table if isinstance(entry, Rematch) else "",
            )
        )
    return found
