"""A table as a viewer may see it: what leaves the server about it, besides the game itself."""

from typing import NamedTuple

import msgspec

from sabika.arena.match import gained_in
from sabika.rules.core.action import Action
from sabika.rules.core.chance import seed_hash
from sabika.rules.core.game import Game
from sabika.rules.core.taking_back import leading_to, reveals
from sabika.rules.palace.events import TileBought
from sabika.server import showing
from sabika.server.entries import Offer
from sabika.server.messages import Chair, Happened, Moment, Statistics, TableNow
from sabika.server.table import NotAllowed, Table
from sabika.server.wire import Scoring

SPECTATOR = -1
MOST_TOLD = 400
"""So many entries are told at most to somebody who comes back; the view tells the rest."""


class ForAll(NamedTuple):
    """What all viewers of a version get who have seen as much."""

    offer: Offer
    chairs: list[Chair]
    happened: list[Happened]
    hint: Scoring | None


def for_all(table: Table, since: int) -> ForAll:
    game = table.game
    return ForAll(
        shown_offer(table),
        [chair_of(table, seat) for seat in range(len(table.chairs))],
        happened_since(table, since),
        showing.hint(game) if game and table.offer.hints and not game.over else None,
    )


def table_now(table: Table, seat: int, since: int = 0, first: bool = True, everybody: ForAll | None = None) -> TableNow:
    """The table for a seat, or for a spectator."""
    everybody = everybody or for_all(table, since)
    game = table.game
    own = seat if seat >= 0 else None
    asked = seat >= 0 and table.asked() == seat and not table.chairs[seat].player
    held = table.held if asked else None
    looked_at = with_held(game, held) if game and held else game
    return TableNow(
        table=table.name,
        version=table.version,
        status=table.status,  # type: ignore[arg-type]
        offer=everybody.offer,
        seed_hash=seed_hash(table.setup.seed),
        seed_given=table.offer.seed is not None,
        chairs=everybody.chairs,
        host=table.host if table.host >= 0 else None,
        seat=own,
        running=table.clocks.running if table.clocks.running >= 0 else None,
        since=table.clocks.since,
        rematch=table.rematch,
        happened=everybody.happened,
        view=showing.view(looked_at, own) if looked_at else None,
        options=showing.options(game, seat) if game and asked and held is None else [],
        held=showing.option(game, held) if game and held else None,
        can_undo=asked and table.can_undo(seat),
        hint=everybody.hint,
        pieces=showing.pieces(game) if game and first else None,
    )


def with_held(game: Game, held: Action) -> Game:
    """The game as it will look, unless that would show what the held decision turns up, or who is asked next out of
    turn."""
    return game if not leading_to(game) or reveals(game, held) else game.carried_out(held)


def finished(table: Table) -> Game:
    """The game, if nothing of it is hidden any more."""
    if table.game is None or not table.game.over:
        raise NotAllowed("not-over")
    return table.game


def replayed(table: Table, actions: int, seat: int | None) -> Moment:
    """A finished game after so many actions."""
    game = finished(table)
    if not 0 <= actions <= len(game.log):
        raise NotAllowed("no-such-moment")
    if seat is not None and not 0 <= seat < len(table.chairs):
        raise NotAllowed("no-such-seat")
    then = game.anew()
    by = -1
    for action in game.log[:actions]:
        by = then.asked()
        then.play(action)
    seats = range(len(table.chairs)) if seat is None else [seat]
    return Moment(
        table=table.name,
        actions=actions,
        of=len(game.log),
        seat=by if by >= 0 else None,
        action=game.notation(game.log[actions - 1]) if actions else "",
        events=showing.events(then, then.events if actions else then.opening),
        views=[showing.view(then, each) for each in seats],
        pieces=showing.pieces(then),
    )


def statistics(table: Table) -> Statistics:
    """A finished game in figures."""
    game = finished(table)
    purchases, exact = [0] * len(table.chairs), [0] * len(table.chairs)
    then = game.anew()
    for action in game.log:
        by = then.asked()
        then.play(action)
        for event in then.events:
            if isinstance(event, TileBought):
                purchases[by] += 1
                exact[by] += event.exact
    return Statistics(
        turns=game.turn,
        decisions=len(game.log),
        points=game.points[:],
        winners=game.winners(),
        gained=[list(scorings) for scorings in gained_in(game)],
        purchases=purchases,
        exact=exact,
        milliseconds=table.thought[:],
    )


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
    told = dict(table.told)
    found: list[Happened] = []
    for entry in table.entries[max(version, len(table.entries) - MOST_TOLD) :]:
        events = showing.events(game, told.get(entry.number, ())) if game else []
        found.append(
            Happened(
                number=entry.number,
                at=entry.at,
                what=entry.what,
                seat=entry.seat if entry.seat >= 0 else None,
                events=events,
                table=entry.table,
            )
        )
    return found
