"""Requests of the scorepad. Nothing is kept: a pad comes in whole, and what it comes to goes back."""

from sabika.desk.caller import Caller
from sabika.desk.requests import replaying_scorepad
from sabika.desk.requests.words import Players, Word, Words
from sabika.desk.wire.messages import Moment, Move, Statistics
from sabika.desk.wire.scorepad import FitsForm, PadForm, PadSetup, PadTextForm, setting_up
from sabika.i18n import Texts
from sabika.library import new_setup
from sabika.rules.core.errors import BadInput
from sabika.scorepad.export import as_csv, as_text
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
    setup = new_setup(
        game,
        players=players,
        seed="",
        edition=edition or None,
        modules=tuple(_listed(modules)),
        options=chosen,
    )
    return setting_up(setup)


async def score(caller: Caller, data: PadForm) -> ScoredPad:
    """The points of a pad, and what in it cannot be."""
    return scored(data.pad)


async def fits(caller: Caller, data: FitsForm) -> PadFits:
    """Where tiles fit into a palace that is being laid, and what is still in the box."""
    return fitting(data.pad, data.round, data.side, data.tiles)


async def csv(caller: Caller, data: PadTextForm) -> bytes:
    """The points as a table for other programs."""
    return as_csv(data.pad, Texts(data.language)).encode()


async def text(caller: Caller, data: PadTextForm) -> bytes:
    """The result in a few lines, to be sent to friends."""
    return as_text(data.pad, Texts(data.language)).encode()


async def replay(caller: Caller, data: PadForm, actions: int) -> Moment:
    """A game that was entered tile by tile, after so many steps."""
    return replaying_scorepad.moment(Looking(data.pad), actions)


async def story(caller: Caller, data: PadForm) -> list[Move]:
    """A game that was entered tile by tile, step by step."""
    return replaying_scorepad.story(Looking(data.pad))


async def statistics(caller: Caller, data: PadForm) -> Statistics:
    """A game that was entered tile by tile, in figures."""
    return replaying_scorepad.statistics(Looking(data.pad))


def _listed(words: str) -> list[str]:
    return [word.strip() for word in words.split(",") if word.strip()]


def _option(word: str) -> tuple[str, str]:
    name, colon, value = word.partition(":")
    if not colon:
        raise BadInput(f"{word[:40]!r} is not an option. Write its name and what you choose, as in scoring:simplified.")
    return name, value
