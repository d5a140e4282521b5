"""Requests of the scorepad. Nothing is kept: a pad comes in whole, and what it comes to goes back."""

from typing import Annotated, Final

from litestar import Controller, Response, get, post
from litestar.datastructures import CacheControlHeader
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from sabika.desk.requests.replaying_scorepad import moment, statistics, story
from sabika.desk.wire import scorepad as showing
from sabika.desk.wire.messages import Moment, Move, Statistics
from sabika.desk.wire.scorepad_messages import FitsForm, PadFits, PadForm, PadSetup, PadTextForm, ScoredPad
from sabika.i18n import Texts
from sabika.library import new_setup
from sabika.rules.core.errors import BadInput
from sabika.scorepad import box_for, fits, score
from sabika.scorepad.export import as_csv, as_text
from sabika.scorepad.pad import LARGEST
from sabika.scorepad.replaying import Looking
from sabika.server.asking import WRONG, Number

Words = Annotated[str, QueryParameter(max_length=300)]
Word = Annotated[str, QueryParameter(max_length=40)]
Players = Annotated[int, QueryParameter(ge=1, le=6)]
HOUR: Final = 3600
"""In seconds: the set-up changes with the program only."""
TABLE: Final = ResponseSpec(bytes, media_type="text/csv", description="The table.", generate_examples=False)
LETTER: Final = ResponseSpec(bytes, media_type="text/plain", description="The result.", generate_examples=False)


class Scorepad(Controller):
    """For the game on the real table."""

    path = "/api/scorepad"
    tags = ("scorepad",)
    request_max_body_size = LARGEST

    @get("/setup", responses=WRONG, cache_control=CacheControlHeader(max_age=HOUR))
    async def setup(
        self, game: Word, players: Players, edition: Word = "", modules: Words = "", options: Words = ""
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
        return showing.setting_up(box_for(setup))

    @post("/score", status_code=200, responses=WRONG)
    async def score(self, data: JSONBody[PadForm]) -> ScoredPad:
        """The points of a pad, and what in it cannot be."""
        return showing.scored(score(data.pad))

    @post("/fits", status_code=200, responses=WRONG)
    async def fits(self, data: JSONBody[FitsForm]) -> PadFits:
        """Where tiles fit into a palace that is being laid, and what is still in the box."""
        return showing.fitting(fits(data.pad, data.round, data.side, data.tiles))

    @post("/csv", status_code=200, responses=WRONG | {200: TABLE}, media_type="text/csv")
    async def csv(self, data: JSONBody[PadTextForm]) -> Response[bytes]:
        """The points as a table for other programs."""
        return Response(as_csv(data.pad, Texts(data.language)).encode(), media_type="text/csv")

    @post("/text", status_code=200, responses=WRONG | {200: LETTER}, media_type="text/plain")
    async def text(self, data: JSONBody[PadTextForm]) -> Response[bytes]:
        """The result in a few lines, to be sent to friends."""
        return Response(as_text(data.pad, Texts(data.language)).encode(), media_type="text/plain")

    @post("/replay/{actions:int}", status_code=200, responses=WRONG)
    async def replay(self, data: JSONBody[PadForm], actions: Number) -> Moment:
        """A game that was entered tile by tile, after so many steps."""
        return moment(Looking(data.pad), actions)

    @post("/story", status_code=200, responses=WRONG)
    async def story(self, data: JSONBody[PadForm]) -> list[Move]:
        """A game that was entered tile by tile, step by step."""
        return story(Looking(data.pad))

    @post("/statistics", status_code=200, responses=WRONG)
    async def statistics(self, data: JSONBody[PadForm]) -> Statistics:
        """A game that was entered tile by tile, in figures."""
        return statistics(Looking(data.pad))


def _listed(words: str) -> list[str]:
    return [word.strip() for word in words.split(",") if word.strip()]


def _option(word: str) -> tuple[str, str]:
    name, colon, value = word.partition(":")
    if not colon:
        raise BadInput(f"{word[:40]!r} is not an option. Write its name and what you choose, as in scoring:simplified.")
    return name, value
