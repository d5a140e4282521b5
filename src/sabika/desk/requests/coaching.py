"""Requests to the coach: whom it answers, and what."""

from collections.abc import Callable
from typing import NamedTuple

from sabika.bots.planner.reasons import Reason
from sabika.desk.caller import Caller
from sabika.desk.coaching import Asking, Sifting
from sabika.desk.errors import NotAllowed, Unknown
from sabika.desk.reckoning import Encoded, played_again
from sabika.desk.requests.replaying import finished
from sabika.desk.requests.words import After, Key
from sabika.desk.tables.table import Table
from sabika.desk.telling import decides
from sabika.desk.thinking import Advised, Opinion
from sabika.desk.wire import showing
from sabika.desk.wire.messages import Chances, Coached, CoachedOption, CoachReason, Cost, Costs
from sabika.rules.core.game import Game, Setup


async def coach(caller: Caller, name: str) -> Encoded[Coached]:
    """What the coach would do in one's own place, at a table with hints."""
    caller.seat_token(name)
    return await coached_by(caller, name, "", asked_now)


async def coach_afterwards(caller: Caller, name: str, actions: int, key: Key = "") -> Encoded[Coached]:
    """What the coach would have done after so many actions of a finished game, and what it thinks of what was."""
    return await coached_by(caller, name, key, lambda table, _: asked_afterwards(table, actions))


async def chances(caller: Caller, name: str, key: Key = "") -> list[Chances]:
    """The chances to win over a finished game, turn by turn, as the coach judges them."""
    setup, played = await caller.look(name, key, lambda table, _: asked_of_all(table))
    course = await caller.desk.coaching.course(caller, setup, played)
    return [Chances(actions=at, chances=[round(chance, 3) for chance in chances]) for at, chances in course]


async def costs(caller: Caller, name: str, seat: int, key: Key = "", after: After = 0) -> Costs:
    """What the decisions of a seat in a finished game cost it, by a brief look of the coach at each. They come in
    parts: ask again after those that are done. The worst are worth a closer look."""
    sifting = await caller.look(name, key, lambda table, _: asked_of_seat(table, seat, after))
    found = await caller.desk.coaching.sifted(caller, sifting)
    told = [Cost(actions=cost.actions, turn=cost.turn, points_lost=round(cost.points, 1)) for cost in found.costs]
    return Costs(seat=seat, done=found.done, of=found.of, costs=told)


async def coached_by(caller: Caller, name: str, key: str, may_ask: Callable[[Table, int], Asking]) -> Encoded[Coached]:
    """What the coach thinks of a decision that the viewer may ask about. The table does not wait for it."""
    asking = await caller.look(name, key, may_ask)
    opinion = await caller.desk.coaching.opinion(caller, asking)
    about = ("coached", name, len(asking.played)) if asking.chosen else None
    return Encoded(await caller.desk.inquiries.answer(caller, OpinionOf(asking, opinion), about))


# What may be asked


def asked_now(table: Table, seat: int) -> Asking:
    """The decision that the viewer has to make, at a table with hints."""
    if not table.offer.hints:
        raise NotAllowed("no-hints")
    if not decides(table, seat):
        raise NotAllowed("not-your-turn")
    if table.held is not None:
        raise NotAllowed("confirm-first")
    return Asking(table.setup, tuple(table.played), "")


def asked_afterwards(table: Table, actions: int) -> Asking:
    """The decision that was made after so many actions of a finished game."""
    finished(table)
    if not 0 <= actions < len(table.played):
        raise Unknown("no-such-moment")
    return Asking(table.setup, tuple(table.played[:actions]), table.played[actions])


def asked_of_all(table: Table) -> tuple[Setup, list[str]]:
    """A finished game, in which seats had chances to win."""
    finished(table)
    if len(table.chairs) < 2:
        raise NotAllowed("alone")
    return table.setup, table.played


def asked_of_seat(table: Table, seat: int, after: int) -> Sifting:
    """All decisions of a seat in a finished game."""
    finished(table)
    if not 0 <= seat < len(table.chairs):
        raise Unknown("no-such-seat")
    return Sifting(table.setup, tuple(table.played), seat, after)


# What is answered


class OpinionOf(NamedTuple):
    """What the coach thinks, to be told in a game as it stood when the decision was to be made."""

    asking: Asking
    opinion: Opinion

    def answer(self) -> Coached:
        (setup, played, _), opinion = self
        game = played_again(setup, played).game
        return Coached(
            actions=len(played),
            seat=game.asked(),
            options=[option_of(game, one) for one in opinion.options],
            played=option_of(game, opinion.played) if opinion.played else None,
            mark=opinion.mark,  # type: ignore[arg-type]
            points_lost=round(opinion.loss, 1),
            chance_lost=round(opinion.chance_lost, 3),
        )


def option_of(game: Game, advised: Advised) -> CoachedOption:
    return CoachedOption(
        option=showing.option(game, game.parse(advised.action)),
        points=round(advised.points, 1),
        margin=round(advised.margin, 1),
        chance=None if advised.chance is None else round(advised.chance, 3),
        playouts=advised.playouts,
        reasons=[reason_of(game, reason) for reason in advised.reasons],
    )


def reason_of(game: Game, reason: Reason) -> CoachReason:
    names, said = showing.tiles(game, reason.tiles)
    return CoachReason(what=reason.what, points=reason.points, tiles=names, said=said)  # type: ignore[arg-type]
