"""A table as a viewer may see it: what leaves the server about it, besides the game itself."""

import asyncio
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec

from sabika.desk import door
from sabika.desk.presence import Presence
from sabika.desk.requests.considering import plan
from sabika.desk.tables.entries import Entry, Offer, Rematch
from sabika.desk.tables.table import Table
from sabika.desk.wire import showing
from sabika.desk.wire.facts import AnyEvent
from sabika.desk.wire.messages import Absence, Chair, DealNow, Happened, OutOfTurn, Shuffling, TableNow
from sabika.desk.wire.view import AnyView, Option, Scoring
from sabika.rules.core.declining import Decline, as_asked, asked_for_form
from sabika.rules.core.game import Game
from sabika.rules.core.taking_back import reveals

PIECE: Final = 150
"""So many events are told without a break: one or two milliseconds."""
MOST_TOLD = 400
"""So many entries are told at most to somebody who comes back; the view tells the rest."""
MOST_BEFORE = 400
"""So many events of what was played before the table began are told at most, the last ones; the replay has them all."""


class ForAll(NamedTuple):
    """What all viewers of a version get who have seen as much."""

    said: dict[str, Any]
    """Parts of the message, by name."""
    happened: list[Happened]
    hint: Scoring | None
    view: AnyView | None
    """That of a spectator, from which the others are made."""


def for_all(table: Table, presence: Presence, since: int) -> ForAll:
    game = table.game
    view = showing.view(game, None) if game else None
    return ForAll(
        said_to_all(table, presence.absences(table)), happened_since(table, since), hint_of(table, game), view
    )


def said_to_all(table: Table, absences: list[Absence | None]) -> dict[str, Any]:
    """What all viewers are told of a table, by name, but for what happened and what they see of the game."""
    game = table.game
    return {
        "table": table.name,
        "version": table.version,
        "status": table.status,
        "offer": shown_offer(table),
        "seed_hash": table.seed_hash,
        "seed_given": table.offer.seed is not None,
        "shuffling": None if game else Shuffling(promises=promises_of(table), silent=table.silent()),
        "chairs": [chair_of(table, seat) for seat in range(len(table.chairs))],
        "host": table.host if table.host >= 0 else None,
        "absences": absences,
        "thinks_since": table.waiting_since if table.asked() >= 0 else None,
        "running": table.clocks.running if table.clocks.running >= 0 else None,
        "since": table.clocks.since,
        "rematch": table.rematch,
        "actions": len(game.log if game else table.offer.actions),
        "matter_of_form": game is not None and asked_for_form(game),
        "out_of_turn": out_of_turn(table),
        "talking": table.talking,
    }


async def for_all_in_pieces(table: Table, presence: Presence, since: int) -> ForAll:
    """The same where much may have happened. Nobody may change the table meanwhile."""
    happened = await happened_in_pieces(table, since)
    return for_all(table, presence, table.version)._replace(happened=happened)


def for_seat(table: Table, seat: int) -> dict[str, Any]:
    """What a seat gets besides, or a spectator, by name, but for what it can choose and what it sees of the game."""
    held, free = table.held, chooses(table, seat)
    asked = table.game if held is not None and decides(table, seat) else None
    return {
        "seat": seat if seat >= 0 else None,
        "says": table.says(seat),
        "could": could(table, seat),
        "held": showing.option(asked, held) if asked and held else None,
        "can_undo": seat >= 0 and table.can_undo(seat),
        "plan": plan(free) if free and table.offer.hints else None,
    }


def out_of_turn(table: Table) -> OutOfTurn | None:
    """Who is asked at once, and until when: the same whatever anybody could do or has said."""
    if table.game is None or not table.game.acts_out_of_turn():
        return None
    asked = table.asked_now()
    return OutOfTurn(asked=asked, closes_at=(table.no_before() or None) if asked else None)


def could(table: Table, seat: int) -> list[Option]:
    """What the player of a seat could do out of turn, as long as that can be said."""
    game = table.game
    if game is None or seat < 0 or not table.no_before() or seat not in table.asked_now() or table.chairs[seat].player:
        return []
    return [option for option in showing.options(as_asked(game, seat), seat) if option.verb != Decline.verb]


def table_now(table: Table, seat: int, everybody: ForAll, first: bool = True) -> TableNow:
    """The table for a seat, or for a spectator."""
    looked_at, free = seen_by(table, seat), chooses(table, seat)
    shared = everybody.view if looked_at is table.game else None
    return TableNow(
        **everybody.said,
        **for_seat(table, seat),
        options=showing.options(free, seat) if free else [],
        hint=everybody.hint if looked_at is table.game else hint_of(table, looked_at),
        view=showing.view(looked_at, seat if seat >= 0 else None, shared) if looked_at else None,
        said_at=door.now(),
        happened=everybody.happened,
        pieces=showing.pieces(table.game) if table.game and first else None,
    )


def hint_of(table: Table, game: Game | None) -> Scoring | None:
    """What scoring would give in a game as it is looked at; nothing at purist tables."""
    return showing.hint(game) if game and hints_at(table, game) else None


def hints_at(table: Table, game: Game) -> bool:
    """Whether it is told what scoring would give."""
    return table.offer.hints and not game.over


def chooses(table: Table, seat: int) -> Game | None:
    """The game, if the player of the seat has to choose what to do in it, and holds no decision yet."""
    return table.game if table.held is None and decides(table, seat) else None


def decides(table: Table, seat: int) -> bool:
    """Whether the player of the seat has to decide."""
    return seat >= 0 and table.asked() == seat and table.decider() == seat


def seen_by(table: Table, seat: int) -> Game | None:
    """The game; for a seat that holds a decision as it will look, unless that would show what the decision turns up."""
    game, held = table.game, table.held
    if game is None or held is None or not decides(table, seat) or reveals(game, held):
        return game
    return game.carried_out(held)


def shown_offer(table: Table) -> Offer:
    """The seed stays here until the game is over."""
    return msgspec.structs.replace(table.offer, seed=table.setup.seed if table.status == "over" else None, actions=[])


def promises_of(table: Table) -> list[str]:
    return [chair.promise for chair in table.chairs]


def deal_now(table: Table) -> DealNow:
    """What the deal was made of. Without the server's value nobody can work out the seed."""
    over = table.status == "over"
    return DealNow(
        server=table.drawn if over else "",
        server_hash=table.seed_hash,
        seed_given=table.offer.seed is not None,
        promises=promises_of(table),
        shares=[table.shares.get(seat, "") if table.game else "" for seat in range(len(table.chairs))],
        seed=table.setup.seed if over else "",
        seed_hash=table.game.seed_hash if table.game else "",
    )


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
    return [happened(table, entry, list(shown_events(table, entry))) for entry in entries_since(table, version)]


async def happened_in_pieces(table: Table, version: int) -> list[Happened]:
    """The same, a piece at a time, so that everybody else is answered in between. Nobody may change the table
    meanwhile."""
    found: list[Happened] = []
    done = 0
    for entry in entries_since(table, version):
        events: list[AnyEvent] = []
        for event in shown_events(table, entry):
            events.append(event)
            done += 1
            if done % PIECE == 0:
                await asyncio.sleep(0)
        found.append(happened(table, entry, events))
    # To encode all of it takes as long as to tell a piece.
    await asyncio.sleep(0)
    return found


def entries_since(table: Table, version: int) -> list[Entry]:
    return table.entries[max(version, len(table.entries) - MOST_TOLD) :]


def shown_events(table: Table, entry: Entry) -> Iterator[AnyEvent]:
    change = table.changes.get(entry.number)
    return showing.one_by_one(table.game, change.events[-MOST_BEFORE:]) if table.game and change else iter(())


def happened(table: Table, entry: Entry, events: list[AnyEvent]) -> Happened:
    change = table.changes.get(entry.number)
    return Happened(
        number=entry.number,
        at=entry.at,
        what=entry.what,
        seat=entry.seat if entry.seat >= 0 else None,
        actions=change.actions if change else None,
        events=events,
        table=entry.table if isinstance(entry, Rematch) else "",
    )
