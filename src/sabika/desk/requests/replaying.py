"""A game looked at again: any moment of it, and when it is over what it was made of. All of it is worked out from the
set-up and the actions alone, wherever there is time for it."""

from typing import NamedTuple

from sabika.desk.errors import NotAllowed, Unknown
from sabika.desk.reckoning import Again, played_again
from sabika.desk.requests.considering import promised
from sabika.desk.tables.table import Table
from sabika.desk.wire import showing
from sabika.desk.wire.messages import Moment, Move, Statistics, Turn
from sabika.record import Record
from sabika.record.deal import Deal, deal_of
from sabika.record.gained import gained_in
from sabika.rules.core.game import Game, Setup
from sabika.rules.palace.events import TileBought


def finished(table: Table) -> Game:
    """The game, if nothing of it is hidden any more."""
    if table.game is None or not table.game.over:
        raise NotAllowed("not-over")
    return table.game


# What may be asked


def asked_moment(table: Table, actions: int, viewer: int, seat: int | None) -> "MomentOf":
    """A game after so many actions. When it is over, as a seat saw it or as all did; until then, as the viewer did."""
    game = table.game
    if game is None:
        raise NotAllowed("table-open")
    if not 0 <= actions <= len(game.log):
        raise Unknown("no-such-moment")
    if seat is not None and not 0 <= seat < len(table.chairs):
        raise Unknown("no-such-seat")
    seats = _seats_to_show(table, game, viewer, seat)
    return MomentOf(
        table.name, table.setup, tuple(table.played[:actions]), len(game.log), None if game.over else viewer, seats
    )


def asked_story(table: Table) -> "StoryOf":
    finished(table)
    return StoryOf(table.setup, tuple(table.played))


def asked_statistics(table: Table) -> "StatisticsOf":
    finished(table)
    return StatisticsOf(table.setup, tuple(table.played), tuple(table.thought))


def asked_record(table: Table, told_all: bool = False) -> "RecordOf":
    """Before the end, a record would tell the deal, which is for those alone who have it anyway."""
    if not told_all or table.game is None:
        finished(table)
    names = tuple([chair.name or chair.bot.capitalize() for chair in table.chairs])
    bots = tuple([chair.bot or None for chair in table.chairs])
    deal = deal_of(table.drawn, [chair.promise for chair in table.chairs], table.shares)
    return RecordOf(table.setup, tuple(table.played), names, bots, deal)


def _seats_to_show(table: Table, game: Game, viewer: int, seat: int | None) -> tuple[int | None, ...]:
    own = viewer if viewer >= 0 else None
    if game.over:
        return (*range(len(table.chairs)),) if seat is None else (seat,)
    if seat not in (None, own):
        raise NotAllowed("not-over")
    return (own,)


# What is answered


class MomentOf(NamedTuple):
    """A game after some of its actions."""

    table: str
    setup: Setup
    played: tuple[str, ...]
    of: int
    viewer: int | None
    """Who looks while the game is on; none when it is over."""
    seats: tuple[int | None, ...]
    """Whose views are shown."""

    def answer(self) -> Moment:
        again = played_again(self.setup, self.played)
        then, actions = again.game, len(self.played)
        # An action can tell more than its events (S2).
        told = actions > 0 and self.viewer in (None, again.by)
        return Moment(
            table=self.table,
            actions=actions,
            of=self.of,
            seat=again.by if actions else None,
            action=self.played[-1] if told else "",
            events=showing.events(then, then.events if actions else then.opening),
            views=[showing.view(then, each) for each in self.seats],
            pieces=showing.pieces(then),
        )


class StoryOf(NamedTuple):
    """A finished game, action by action."""

    setup: Setup
    played: tuple[str, ...]

    def answer(self) -> list[Move]:
        again = Again(self.setup)
        then = again.game
        moves = [Move(actions=0, seat=None, turn=then.turn, events=showing.events(then, then.opening))]
        for text in self.played:
            turn = then.turn
            again.go_on([text])
            events = showing.events(then, then.events)
            moves.append(Move(actions=len(then.log), seat=again.by, turn=turn, events=events))
        return moves


class StatisticsOf(NamedTuple):
    """A finished game in figures."""

    setup: Setup
    played: tuple[str, ...]
    thought: tuple[int, ...]

    def answer(self) -> Statistics:
        seats = self.setup.players
        purchases, exact = [0] * seats, [0] * seats
        course: list[Turn] = []
        again = Again(self.setup)
        then = again.game
        for text in self.played:
            seat, turn = then.active, then.turn
            again.go_on([text])
            for event in then.events:
                if isinstance(event, TileBought):
                    purchases[again.by] += 1
                    exact[again.by] += event.exact
            if then.over or then.turn != turn:
                course.append(stood(then, seat, turn))
        return Statistics(
            turns=then.turn,
            decisions=len(then.log),
            points=then.points[:],
            winners=then.winners(),
            gained=[list(scorings) for scorings in gained_in(then)],
            purchases=purchases,
            exact=exact,
            milliseconds=[*self.thought],
            course=course,
        )


class RecordOf(NamedTuple):
    """The record of a finished game."""

    setup: Setup
    played: tuple[str, ...]
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    deal: Deal | None

    def answer(self) -> bytes:
        game = played_again(self.setup, self.played).game
        return Record.from_game(game, [*self.names], [*self.bots], self.deal).dumps().encode()


def stood(game: Game, seat: int, turn: int) -> Turn:
    """How the sides stand now that a seat's turn is over."""
    board = showing.board_with(game.printed())
    return Turn(
        turn=turn,
        seat=seat,
        actions=len(game.log),
        points=game.points[:],
        promised=[0] * len(game.points) if game.over else promised(game),
        **board.figures(game),
    )
