"""The one list of requests. Any transport is made from it: which there are, who may ask, and what comes back.

What a request brings is what its function takes: words of the path and of the query by their names, and the message as
`data`; bytes are taken as they come.
"""

import inspect
from collections.abc import Awaitable, Callable
from functools import cached_property, partial
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec

from sabika.desk.reckoning import Encoded
from sabika.desk.requests import afterwards, coaching, lobby, playing, records, scorepad, talking
from sabika.scorepad.pad import LARGEST

JSON: Final = "application/json"
HOUR: Final = 3600
"""In seconds: rules and set-ups change with the program only."""
REQUIRED: Final = inspect.Parameter.empty
Method = Literal["GET", "POST", "DELETE"]
Answers = Callable[..., Awaitable[Any]]
Who = Literal["anybody", "viewer", "seat"]
"""Who may ask: anybody, whoever has a seat token or may look on, or only who has a token."""


class Brought(msgspec.Struct, frozen=True):
    """A word or a message that comes with a request."""

    name: str
    kind: Any
    default: Any = REQUIRED


class Route(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A request that can be made."""

    method: Method
    path: str
    answer: Answers
    tag: str
    name: str
    who: Who = "anybody"
    status: int = 200
    media: str = JSON
    """What comes back: a message, or bytes of this type."""
    described: str = ""
    """Those bytes, in a few words."""
    file: str = ""
    """As what they are kept by who downloads them."""
    holds: int = 0
    """For so many seconds the answer stays the same."""
    largest: int | None = None
    """So many bytes may be sent, if not as many as usual."""

    @cached_property
    def brings(self) -> tuple[Brought, ...]:
        """All that comes with it, in the order of its function."""
        kinds = get_type_hints(self.answer, include_extras=True)
        taken = list(inspect.signature(self.answer).parameters.values())[1:]
        return tuple(Brought(each.name, kinds[each.name], each.default) for each in taken)

    @cached_property
    def returns(self) -> Any:
        """What the answer is, also if it comes encoded."""
        kind = get_type_hints(self.answer, include_extras=True)["return"]
        return get_args(kind)[0] if get_origin(kind) is Encoded else kind

    def in_path(self, word: Brought) -> bool:
        return f"{{{word.name}}}" in self.path

    def headers(self, **brought: object) -> dict[str, str]:
        """What is said about the answer in the words of HTTP."""
        found = {}
        if self.file:
            # Only a table that is there has got this far, and those have names of letters and digits.
            found["Content-Disposition"] = f'attachment; filename="{self.file.format(**brought)}"'
        if self.holds:
            found["Cache-Control"] = f"max-age={self.holds}"
        return found


def route(method: Method, path: str, answer: Answers, who: Who = "anybody", **more: Any) -> Route:
    return Route(method=method, path=path, answer=answer, who=who, tag="", **{"name": answer.__name__, **more})


get = partial(route, "GET")
post = partial(route, "POST")
delete = partial(route, "DELETE")


def below(path: str, tag: str, *routes: Route, largest: int | None = None) -> list[Route]:
    return [msgspec.structs.replace(route, path=path + route.path, tag=tag, largest=largest) for route in routes]


ROUTES: Final = [
    *below(
        "/api",
        "games",
        get("/games", lobby.games),
        get("/health", lobby.health),
        get("/rules/{language}", lobby.rules, holds=HOUR),
    ),
    *below(
        "/api/tables",
        "tables",
        get("", lobby.listed),
        post("", lobby.open, status=201),
        get("/{name}/qr.svg", lobby.qr, "viewer", media="image/svg+xml"),
        post("/{name}/seats", lobby.sit, status=201),
        delete("/{name}/seats/{seat}", lobby.stand, "seat"),
        post("/{name}/seats/{seat}/bot", lobby.appoint, "seat"),
        post("/{name}/begin", lobby.begin, "seat"),
        post("/{name}/shares", lobby.share, "seat"),
        post("/{name}/close", lobby.close, "seat"),
    ),
    *below(
        "/api/tables",
        "playing",
        get("/{name}", playing.look, "viewer"),
        get("/{name}/consider", playing.consider, "viewer"),
        post("/{name}/why", playing.why, "seat"),
        get("/{name}/coach", coaching.coach, "seat"),
        post("/{name}/actions", playing.act, "seat"),
        post("/{name}/intent", playing.intend, "seat"),
        post("/{name}/confirm", playing.confirm, "seat"),
        post("/{name}/undo", playing.undo, "seat"),
        post("/{name}/resign", playing.resign, "seat"),
        post("/{name}/away", playing.away, "seat"),
        post("/{name}/back", playing.back, "seat"),
        post("/{name}/hook", playing.hook, "seat"),
    ),
    *below(
        "/api/tables",
        "talking",
        post("/{name}/talk", talking.talk, "seat"),
        get("/{name}/remarks", talking.remarks, "viewer"),
        post("/{name}/remarks", talking.remark, "seat", status=201),
        get("/{name}/push", talking.pushed, "seat"),
        post("/{name}/push", talking.push, "seat"),
        post("/{name}/push/off", talking.unpush, "seat"),
        post("/{name}/push/seen", talking.seen, "seat"),
    ),
    *below(
        "/api/tables",
        "afterwards",
        post("/{name}/rematch", afterwards.rematch, "seat", status=201),
        get("/{name}/rematch", afterwards.where_rematch, "viewer"),
        get("/{name}/deal", afterwards.deal, "viewer"),
        get("/{name}/record", afterwards.record, "viewer", described="The record.", file="sabika-{name}.json"),
        get("/{name}/replay/{actions}", afterwards.replay, "viewer"),
        get("/{name}/replay/{actions}/coach", coaching.coach_afterwards, "viewer", name="coach"),
        get("/{name}/chances", coaching.chances, "viewer"),
        get("/{name}/costs/{seat}", coaching.costs, "viewer"),
        get("/{name}/story", afterwards.story, "viewer"),
        get("/{name}/statistics", afterwards.statistics, "viewer"),
        post("/{name}/fork", afterwards.fork, "viewer", status=201),
    ),
    *below(
        "/api/records",
        "records",
        post("", records.upload, status=201),
        post("/verify", records.verify),
    ),
    *below(
        "/api/scorepad",
        "scorepad",
        get("/setup", scorepad.setup, holds=HOUR),
        post("/score", scorepad.score),
        post("/fits", scorepad.fits),
        post("/csv", scorepad.csv, media="text/csv", described="The table."),
        post("/text", scorepad.text, media="text/plain", described="The result."),
        post("/replay/{actions}", scorepad.replay),
        post("/story", scorepad.story),
        post("/statistics", scorepad.statistics),
        largest=LARGEST,
    ),
]
