"""Plays a record again, action by action, through the same door as a person."""

from collections.abc import Iterator
from typing import NamedTuple

from sabika.library import Components, game_from
from sabika.record.errors import BadRecord
from sabika.record.record import Record
from sabika.rules.core.action import Action
from sabika.rules.core.errors import BadDraw, BadInput, Refused
from sabika.rules.core.events import Event
from sabika.rules.core.game import RULES, Game


class Moment(NamedTuple):
    """A game after an action, and what the action caused. The first moment is the set-up and has no action."""

    game: Game
    action: Action | None
    events: list[Event]


def replay(record: Record, pieces: Components | None = None) -> Game:
    """The recorded game as it stood when it was recorded."""
    for moment in replay_steps(record, pieces):
        game = moment.game
    return game


def replay_steps(record: Record, pieces: Components | None = None) -> Iterator[Moment]:
    """The recorded game from its set-up on. It is one game that moves on: copy it to keep a moment."""
    game = set_up(record, pieces)
    yield Moment(game, None, game.opening)
    for index, text in enumerate(record.actions):
        action, events = _act(game, index, text)
        yield Moment(game, action, events)


def set_up(record: Record, pieces: Components | None = None) -> Game:
    """The recorded game before its first action."""
    try:
        game = game_from(record.setup, pieces)
    except BadDraw as error:
        raise BadRecord("draws", str(error)) from None
    except BadInput as error:
        raise BadRecord("game", str(error)) from None
    if game.digest != record.components:
        raise BadRecord(
            "components",
            "The game was played with other pieces. Give the file of its pieces with --components.",
        )
    return game


def _act(game: Game, index: int, text: str) -> tuple[Action, list[Event]]:
    field = f"actions[{index}]"
    try:
        action = game.parse(text)
        return action, game.apply(action)
    except BadDraw as error:
        raise BadRecord("draws", f"After action {index + 1}, {text!r}: {error}") from None
    except BadInput as error:
        raise BadRecord(field, f"Action {index + 1}, {text!r}, cannot be read: {error}") from None
    except Refused as error:
        version = game.setup.rules
        by_rules = "" if version == RULES else f" by version {version} of the rules, that of the record"
        raise BadRecord(field, f"Action {index + 1}, {text!r}, is not allowed{by_rules}: {error}.") from None
