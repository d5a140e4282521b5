"""Checks a record: the seed, what it was made of, the pieces, every action and the result."""

from collections.abc import Iterator

import msgspec

from sabika.i18n.sentence import Sentence, sentence
from sabika.i18n.texts import Texts
from sabika.library import Components
from sabika.record.errors import BadRecord, printable
from sabika.record.record import Record, Result
from sabika.record.replay import replay_steps
from sabika.rules.core.chance import seed_hash
from sabika.rules.core.game import Game


class Problem(msgspec.Struct, frozen=True):
    """Something in a record that is not as it should be."""

    field: str
    said: Sentence

    @property
    def sentence(self) -> str:
        """In English."""
        return Texts().tell(self.said)


class Verification(msgspec.Struct, frozen=True):
    """What the check of a record found. The figures are those of the game as far as it could be replayed."""

    problems: list[Problem]
    actions: int = 0
    turns: int = 0
    points: list[int] = []
    winners: list[int] | None = None
    """None if the game is not over."""

    @property
    def ok(self) -> bool:
        return not self.problems


def verify(record: Record, pieces: Components | None = None) -> Verification:
    """Check a record against itself, the pieces and the rules."""
    problems = list(_problems_of_seed(record))
    game = None
    try:
        for moment in replay_steps(record, pieces):
            game = moment.game
    except BadRecord as error:
        problems.append(Problem(error.field, error.said))
    if game is None:
        return Verification(problems)
    for stream, times in record.draws.items():
        drawn = game.chance.used.get(stream, 0)
        if len(times) > drawn:
            problems.append(
                Problem(
                    f"draws.{stream}",
                    sentence("record-too-many-draws", stream=printable(stream), times=len(times), drawn=drawn),
                )
            )
    if len(game.log) == len(record.actions):
        problems += _problems_of_result(record, game)
    winners = game.winners() if game.over else None
    return Verification(problems, len(game.log), game.turn, game.points[:], winners)


def problems_beside_actions(record: Record, game: Game) -> Iterator[Problem]:
    """What is wrong with a record whose actions were all replayed, for whoever replays it for another purpose."""
    yield from _problems_of_seed(record)
    yield from _problems_of_result(record, game)


def _problems_of_seed(record: Record) -> Iterator[Problem]:
    if record.seed_hash != seed_hash(record.seed):
        yield Problem("seed_hash", sentence("record-seed-hash"))
    if record.deal and (wrong := record.deal.wrong(record.seed, len(record.players))):
        yield Problem(*wrong)


def _problems_of_result(record: Record, game: Game) -> Iterator[Problem]:
    """The result against the game, which has been replayed to the end of the record."""
    replayed = Result.of(game)
    if record.result is None or replayed is None:
        if record.result:
            yield Problem("result", sentence("record-not-over"))
        if replayed:
            yield Problem("result", sentence("record-no-result"))
        return
    yield from _differences("result", msgspec.to_builtins(record.result), msgspec.to_builtins(replayed))


def _differences(field: str, recorded: object, replayed: object) -> Iterator[Problem]:
    if isinstance(recorded, dict) and isinstance(replayed, dict):
        for key in replayed:
            yield from _differences(f"{field}.{key}", recorded[key], replayed[key])
    elif isinstance(recorded, list) and isinstance(replayed, list) and len(recorded) == len(replayed):
        for index, pair in enumerate(zip(recorded, replayed)):
            yield from _differences(f"{field}[{index}]", *pair)
    elif recorded != replayed:
        both = {"recorded": _short(recorded), "replayed": _short(replayed)}
        yield Problem(field, sentence("record-differs", field=field, **both))


def _short(value: object) -> str:
    text = str(value)
    return text if len(text) <= 60 else text[:59] + "…"
