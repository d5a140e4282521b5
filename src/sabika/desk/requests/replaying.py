"""A game looked at again: any moment of it, and when it is over what it was made of."""

from sabika.desk.errors import NotAllowed, Unknown
from sabika.desk.requests.considering import promised
from sabika.desk.tables.table import Table
from sabika.desk.wire import showing
from sabika.desk.wire.messages import Moment, Move, Statistics, Turn
from sabika.record.gained import gained_in
from sabika.rules.core.game import Game
from sabika.rules.core.view import SPECTATOR
from sabika.rules.palace.events import TileBought


def finished(table: Table) -> Game:
    """The game, if nothing of it is hidden any more."""
    if table.game is None or not table.game.over:
        raise NotAllowed("not-over")
    return table.game


def replayed(table: Table, actions: int, viewer: int, seat: int | None) -> Moment:
    """A game after so many actions. When it is over, as a seat saw it or as all did; until then, as the viewer did."""
    game = table.game
    if game is None:
        raise NotAllowed("table-open")
    if not 0 <= actions <= len(game.log):
        raise Unknown("no-such-moment")
    if seat is not None and not 0 <= seat < len(table.chairs):
        raise Unknown("no-such-seat")
    then = game.anew()
    by = SPECTATOR
    for action in game.log[:actions]:
        by = then.asked()
        then.play(action)
    # An action can tell more than its events (S2).
    told = actions > 0 and (game.over or by == viewer)
    return Moment(
        table=table.name,
        actions=actions,
        of=len(game.log),
        seat=by if actions else None,
        action=game.notation(game.log[actions - 1]) if told else "",
        events=showing.events(then, then.events if actions else then.opening),
        views=[showing.view(then, each) for each in _seats_to_show(table, game, viewer, seat)],
        pieces=showing.pieces(then),
    )


def _seats_to_show(table: Table, game: Game, viewer: int, seat: int | None) -> list[int | None]:
    own = viewer if viewer >= 0 else None
    if game.over:
        return [*range(len(table.chairs))] if seat is None else [seat]
    if seat not in (None, own):
        raise NotAllowed("not-over")
    return [own]


def story(table: Table) -> list[Move]:
    """A finished game, action by action."""
    game = finished(table)
    then = game.anew()
    moves = [Move(actions=0, seat=None, turn=then.turn, events=showing.events(then, then.opening))]
    for action in game.log:
        by, turn = then.asked(), then.turn
        then.play(action)
        moves.append(Move(actions=len(then.log), seat=by, turn=turn, events=showing.events(then, then.events)))
    return moves


def statistics(table: Table) -> Statistics:
    """A finished game in figures."""
    game = finished(table)
    purchases, exact = [0] * len(table.chairs), [0] * len(table.chairs)
    course: list[Turn] = []
    then = game.anew()
    for action in game.log:
        by, seat, turn = then.asked(), then.active, then.turn
        then.play(action)
        for event in then.events:
            if isinstance(event, TileBought):
                purchases[by] += 1
                exact[by] += event.exact
        if then.over or then.turn != turn:
            course.append(stood(then, seat, turn))
    return Statistics(
        turns=game.turn,
        decisions=len(game.log),
        points=game.points[:],
        winners=game.winners(),
        gained=[list(scorings) for scorings in gained_in(game)],
        purchases=purchases,
        exact=exact,
        milliseconds=table.thought[:],
        course=course,
    )


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
