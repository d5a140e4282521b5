"""A pad looked at again, in the words in which finished games of tables are shown."""

from sabika.desk.errors import Unknown
from sabika.desk.wire import showing
from sabika.desk.wire.messages import Moment, Move, Statistics, Turn
from sabika.record.gained import gained_in
from sabika.scorepad.replaying import Looking


def moment(looking: Looking, actions: int) -> Moment:
    """The game after so many steps, as everybody at the table saw it."""
    if not 0 <= actions < len(looking.moments):
        raise Unknown("no-such-moment")
    now = looking.moments[actions]
    return Moment(
        table="",
        actions=actions,
        of=len(looking.moments) - 1,
        seat=_actor(looking, actions),
        action="",
        events=showing.events(now.game, now.events),
        views=[showing.view(now.game, None)],
        pieces=showing.pieces(now.game),
    )


def story(looking: Looking) -> list[Move]:
    """The game, step by step."""
    return [
        Move(
            actions=actions,
            seat=_actor(looking, actions),
            turn=_round(looking, actions),
            events=showing.events(now.game, now.events),
        )
        for actions, now in enumerate(looking.moments)
    ]


def statistics(looking: Looking) -> Statistics:
    """The game in figures. What was bought and how, nobody wrote down."""
    game, seats = looking.game, len(looking.names)
    nothing = [0] * seats
    return Statistics(
        turns=len(looking.rounds),
        decisions=len(looking.moments) - 1,
        points=game.points[:],
        winners=looking.scored.winners,
        gained=[list(scorings) for scorings in gained_in(game)],
        purchases=nothing,
        exact=nothing,
        milliseconds=nothing,
        course=[_stood(looking, number, place) for number, place in enumerate(looking.rounds, 1)],
    )


def _actor(looking: Looking, actions: int) -> int | None:
    return looking.moments[actions - 1].game.active if actions else None


def _round(looking: Looking, actions: int) -> int:
    """Between scorings the turns are not known: all up to a scoring are one."""
    return 1 + sum(place < actions for place in looking.rounds)


def _stood(looking: Looking, number: int, place: int) -> Turn:
    game = looking.moments[place].game
    return Turn(
        turn=number,
        seat=0,
        actions=place,
        points=game.points[:],
        promised=[0] * len(game.points),
        **showing.board_with(game.printed()).figures(game),
    )
