"""A recorded game as decisions: what the seat that was asked could know and do, what it chose, and how it ended."""

from typing import Final, NamedTuple

import msgspec

from sabika.data.tables import Table, short_digest, table_of
from sabika.library import Components
from sabika.record import BadRecord, Record, Result, replay_steps
from sabika.record.verification import problems_beside_actions
from sabika.rules.core.action import Action
from sabika.rules.core.game import Game

NOTHING: Final = b""


class Wanted(NamedTuple):
    """What is written of each decision beside what always is."""

    rows: bool = False
    """The row of each option."""
    planes: bool = False
    """The palaces or sheets, cell by cell."""


USUAL: Final = Wanted()


class Decision(msgspec.Struct, gc=False):
    """A decision, before it is known how the game ends."""

    number: int
    """From 0, as in the list of actions of the record."""
    turn: int
    seat: int
    step: str
    points: tuple[int, ...]
    """By side, so far."""
    options: list[Action]
    """All there are, in the encoder's order."""
    features: bytes
    rows: bytes
    planes: bytes
    choice: int = -1
    """Which of the options was chosen."""


class Course(NamedTuple):
    """A game, decision by decision."""

    name: str
    """Of the game."""
    table: Table
    bots: tuple[str | None, ...]
    """By seat; None for a person."""
    decisions: list[Decision]
    result: Result | None
    """None if the game was not over."""


def course_of(record: Record, wanted: Wanted = USUAL, pieces: Components | None = None) -> Course:
    """The course of a recorded game, which is checked like `verify` does it; BadRecord if anything is wrong."""
    decisions: list[Decision] = []
    table: Table | None = None
    for moment in replay_steps(record, pieces):
        game = moment.game
        if moment.action is not None:
            decisions[-1].choice = decisions[-1].options.index(moment.action)
        if table is None:
            table = table_of(game, pieces)
        if len(game.log) < len(record.actions):
            decisions.append(seen(game, table, wanted))
    assert table is not None
    for problem in problems_beside_actions(record, game):
        raise BadRecord(problem.field, problem.said)
    return Course(game_name(record), table, tuple(player.bot for player in record.players), decisions, Result.of(game))


def game_name(record: Record) -> str:
    """By which the decisions of a game are found: the same set-up and actions give the same one."""
    return short_digest([record.setup, record.components, record.actions])


def seen(game: Game, table: Table, wanted: Wanted) -> Decision:
    """What a decision looks like before it is made."""
    encoder = table.encoder
    seat = game.asked()
    view = game.view(seat)
    options = encoder.in_order(game.options())
    return Decision(
        number=len(game.log),
        turn=game.turn,
        seat=seat,
        step=game.step,
        points=tuple(game.points),
        options=options,
        features=encoder.vector(view),
        rows=b"".join(encoder.rows.rows(view, options)) if wanted.rows else NOTHING,
        planes=encoder.grids(view) if wanted.planes else NOTHING,
    )


def share_of_win(result: Result, seat: int) -> float:
    """1 for the winner, in equal parts if there are several."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def margin(result: Result, seat: int) -> int:
    """A seat's points less those of the best other side."""
    return result.points[seat] - max([own for side, own in enumerate(result.points) if side != seat], default=0)
