"""Plays a record again, action by action, through the same door as a person."""

from collections.abc import Iterator
from typing import NamedTuple

from sabika.i18n.sentence import Mentions, sentence
from sabika.i18n.sentences import sentences_of
from sabika.library import Components, game_from
from sabika.record.errors import BadRecord, printable
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
        raise BadRecord("components", sentence("record-other-pieces"))
    return game


def _act(game: Game, index: int, text: str) -> tuple[Action, list[Event]]:
    field = f"actions[{index}]"
    where: Mentions = {"number": index + 1, "action": printable(text)}
    try:
        action = game.parse(text)
        return action, game.apply(action)
    except BadDraw as error:
        raise BadRecord("draws", sentence("record-cannot-draw", **where, why=printable(str(error)))) from None
    except BadInput as error:
        raise BadRecord(field, sentence("record-no-action", **where, why=printable(str(error)))) from None
    except Refused as error:
        told = sentences_of(game).refusal(error.refusal)
        version = game.setup.rules
        if version == RULES:
            raise BadRecord(field, sentence("record-refused", **where, because=told)) from None
        raise BadRecord(field, sentence("record-refused.earlier", **where, version=version, because=told)) from None
