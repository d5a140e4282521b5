"""Requests of the scorepad. Nothing is kept: a pad comes in whole, and what it comes to goes back."""

from collections.abc import Callable
from importlib.util import find_spec
from typing import NamedTuple

from msgspec.structs import asdict

from sabika.desk.caller import Caller
from sabika.desk.errors import Unknown
from sabika.desk.reckoning import Encoded
from sabika.desk.requests.words import Players, Word, Words
from sabika.desk.tables.names import called
from sabika.desk.wire import showing
from sabika.desk.wire.messages import Moment, Move, Statistics, Turn
from sabika.desk.wire.scorepad import FitsForm, PadForm, PadSetup, PadTextForm
from sabika.i18n import Texts
from sabika.languages import Language
from sabika.library import new_setup
from sabika.record.gained import gained_in
from sabika.rules.core.errors import BadInput
from sabika.scorepad.boards import board_for
from sabika.scorepad.export import as_csv, as_text
from sabika.scorepad.pad import Pad
from sabika.scorepad.palace.fitting import fits as fitting
from sabika.scorepad.replaying import Looking
from sabika.scorepad.result import PadFits, ScoredPad
from sabika.scorepad.scoring import score as scored


async def setup(
    caller: Caller, game: Word, players: Players, edition: Word = "", modules: Words = "", options: Words = ""
) -> PadSetup:
    """How to set this mixture up, and what is written down at its scorings. Modules and options are separated by
    commas, options written as `scoring:simplified`."""
    chosen = dict([_option(word) for word in _listed(options)])
    own = tuple(_listed(modules))
    setup = new_setup(game, players=players, seed="", edition=edition or None, modules=own, options=chosen)
    board = board_for(setup)
    return PadSetup(**asdict(board.game()), pieces=showing.board_with(board.printed).pieces())


async def score(caller: Caller, data: PadForm) -> Encoded[ScoredPad]:
    """The points of a pad, and what in it cannot be."""
    return Encoded(await answer(caller, OfPad(scored, data.pad)))


async def fits(caller: Caller, data: FitsForm) -> Encoded[PadFits]:
    """Where tiles fit into a palace that is being laid, and what is still in the box."""
    question = OfPad(fitting, data.pad, (data.round, data.side, data.tiles))
    return Encoded(await answer(caller, question))


async def csv(caller: Caller, data: PadTextForm) -> bytes:
    """The points as a table for other programs."""
    return await answer(caller, OfPad(csv_of, data.pad, (data.language,)))


async def text(caller: Caller, data: PadTextForm) -> bytes:
    """The result in a few lines, to be sent to friends."""
    return await answer(caller, OfPad(text_of, data.pad, (data.language,)))


async def replay(caller: Caller, data: PadForm, actions: int) -> Encoded[Moment]:
    """A game that was entered tile by tile, after so many steps."""
    return Encoded(await answer(caller, OfPad(moment_of, data.pad, (actions,))))


async def story(caller: Caller, data: PadForm) -> Encoded[list[Move]]:
    """A game that was entered tile by tile, step by step."""
    return Encoded(await answer(caller, OfPad(story_of, data.pad)))


async def statistics(caller: Caller, data: PadForm) -> Encoded[Statistics]:
    """A game that was entered tile by tile, in figures."""
    return Encoded(await answer(caller, OfPad(statistics_of, data.pad)))


async def answer(caller: Caller, question: "OfPad") -> bytes:
    """What comes of a pad whose players can be called as they are."""
    for player in question.pad.players:
        called(player.name)
    return await caller.desk.inquiries.answer(caller, question)


class OfPad(NamedTuple):
    """Something to be worked out of a pad."""

    work_out: Callable[..., object]
    pad: Pad
    more: tuple[object, ...] = ()

    def answer(self) -> object:
        return self.work_out(self.pad, *self.more)


def csv_of(pad: Pad, language: Language) -> bytes:
    return as_csv(pad, _texts(language)).encode()


def text_of(pad: Pad, language: Language) -> bytes:
    return as_text(pad, _texts(language)).encode()


def moment_of(pad: Pad, actions: int) -> Moment:
    looking = Looking(pad)
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


def story_of(pad: Pad) -> list[Move]:
    looking = Looking(pad)
    return [
        Move(
            actions=actions,
            seat=_actor(looking, actions),
            # Between scorings the turns are not known: all up to a scoring are one.
            turn=1 + sum(place < actions for place in looking.rounds),
            events=showing.events(now.game, now.events),
        )
        for actions, now in enumerate(looking.moments)
    ]


def statistics_of(pad: Pad) -> Statistics:
    looking = Looking(pad)
    # What was bought and how, nobody wrote down.
    nothing = [0] * len(looking.names)
    return Statistics(
        turns=len(looking.rounds),
        decisions=len(looking.moments) - 1,
        points=looking.game.points[:],
        winners=looking.scored.winners,
        gained=[list(scorings) for scorings in gained_in(looking.game)],
        purchases=nothing,
        exact=nothing,
        milliseconds=nothing,
        course=[_stood(looking, number, place) for number, place in enumerate(looking.rounds, 1)],
    )


def _texts(language: Language) -> Texts:
    if find_spec("fluent") is None:
        raise BadInput("There are no words here to write it in: whoever shows the points writes them.")
    return Texts(language)


def _actor(looking: Looking, actions: int) -> int | None:
    return looking.moments[actions - 1].game.active if actions else None


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


def _listed(words: str) -> list[str]:
    return [word.strip() for word in words.split(",") if word.strip()]


def _option(word: str) -> tuple[str, str]:
    name, colon, value = word.partition(":")
    if not colon:
        raise BadInput(f"{word[:40]!r} is not an option. Write its name and what you choose, as in scoring:simplified.")
    return name, value
