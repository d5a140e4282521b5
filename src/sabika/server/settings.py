"""How a server is to run.

Every field can be chosen by a flag, in the environment and in a file (`sources.py`), and stands in docs/running.md with
the sentence that stands below it here: `python -m sabika.server.sources docs/running.md` writes the table there anew.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Seconds = Annotated[float, Meta(gt=0, le=86_400)]
Many = Annotated[int, Meta(ge=1)]
Processes = Annotated[int, Meta(ge=0, le=256)]
Form = Literal["text", "json"]
Level = Literal["debug", "info", "warning", "error"]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What can be chosen when a server is started. A number without bounds of its own is 0 or more."""

    database: str
    """`sqlite:///FILE` or `postgresql://USER:PASSWORD@HOST/DATABASE`; a file in the folder for data if left out."""
    database_file: str = ""
    """A file that holds `database`, or only the password that is missing there."""
    secret: Annotated[str, Meta(min_length=16)] = ""
    """What tokens are signed with; kept in the database if left out."""
    secret_file: str = ""
    """A file that holds `secret`."""
    grace: float = 10.0
    """Seconds without a connection after which a player is away."""
    bot_processes: Processes = 0
    """In which bots think; as many as fit the machine if 0."""
    bot_seconds: Seconds = 30.0
    """A bot that thinks for longer is not waited for."""
    bot_modules: tuple[str, ...] = ()
    """Modules of Python that add bots of one's own when they are imported."""
    coach_budget: str = "1s"
    """How long the coach thinks: playouts, or seconds with an s."""
    coach_questions_a_minute: Many = 30
    """How many questions a client may ask the coach."""
    private_hooks: bool = False
    """Whether turn notices may go to machines of the own network. Whoever has a seat can then make it ask there."""
    push_seconds: float = 4.0
    """So long somebody who looks at the page has time to say so before a turn is pushed to browsers."""
    private_pushes: bool = False
    """Whether browsers may name push services of the own network, and without https: for tests."""
    contact: str = ""
    """Where push services reach whoever runs the server: `mailto:` or `https:`; as the address if left out."""
    largest_body: Many = 200_000
    """Bytes that a request may bring. A record of the longest game is smaller."""
    requests_a_minute: Many = 3_000
    """How many requests a client may make, besides those for the files of the page; in short bursts as many at once."""
    tables_an_hour: Many = 300
    """How many tables a client may open. A lesson of the tutorial takes two."""
    sockets_a_client: Many = 150
    """How many live connections a client may have."""
    sockets: Many = 5_000
    """How many live connections there may be in all, for each worker."""
    connections: Many = 6_000
    """How many connections of all kinds are let in at a time, by each worker."""
    connections_a_client: Many = 400
    """How many of them one address may have, never more than half of all; behind a proxy, requests under way."""
    connections_a_minute: Many = 3_000
    """How many connections one address may open, where no proxy is in front."""
    headers_seconds: Seconds = 10.0
    """So long a client may take to say what it asks for, from connecting or from the first byte on."""
    body_seconds: Seconds = 20.0
    """So long it may take to send the body, and longer by what `body_rate` allows for."""
    body_rate: Many = 1_000
    """Bytes a second that are fast enough."""
    unread_seconds: Seconds = 30.0
    """An answer of which a client takes nothing for so long is given up."""
    records_an_hour: Many = 200
    """How many records a client may have checked or kept."""
    reckoning_processes: Processes = 0
    """In which games are looked at again and records read; as many as fit the machine if 0."""
    reckoning_seconds: Seconds = 30.0
    """What takes longer to work out is given up."""
    reckoned_a_minute: Annotated[float, Meta(gt=0)] = 20.0
    """So many seconds of a processor may be spent on what a client asks."""
    keep_over_days: float = 180
    """So long a table is kept after its last change once its game is over, or was given up before it began; 0 for
    ever. So are the next two."""
    keep_waiting_days: float = 180
    """A table whose game never began."""
    keep_abandoned_days: float = 0
    """A table whose game was left in the middle."""
    least_free_megabytes: int = 100
    """With less room on the disk of an SQLite database the server calls itself unwell."""
    most_megabytes: Annotated[int, Meta(ge=0)] = 0
    """With so much memory, all workers and their processes together, the server calls itself unwell; nine tenths of
    what the unit, the container or the machine allows if 0."""
    stuck_seconds: float = 180.0
    """If bots or what works things out answer nothing for so long while somebody waits, the server calls itself unwell.
    A bot that is not waited for takes `bot_seconds`, twice that if it is asked again."""
    trusted_proxy: bool = False
    """Whether a proxy in front says, by X-Forwarded-For and X-Forwarded-Proto, who asks and how."""
    host: str = "127.0.0.1"
    """What the server listens at. At a loopback address it goes by no name of the house."""
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000
    """Where it listens; any that is free if 0."""
    workers: Annotated[int, Meta(ge=1, le=64)] = 1
    """Processes that serve; several need PostgreSQL."""
    hosts: tuple[str, ...] = ()
    """Names by which people reach the server, besides that of `address` and the machine itself; `*` for any."""
    address: str = ""
    """Where people reach the server, for links: `https://alhambra.example.org`. As they asked for it if left out."""
    log: Form = "text"
    """How the log is written: lines to read, or an object of JSON on each."""
    log_level: Level = "warning"
    """What is logged at least. Refusals are warnings."""
    access_log: bool = False
    """Whether every request is logged, without its query, whatever the level."""
    metrics: bool = False
    """Whether `/metrics` is there, for those in `metrics_for` alone."""
    metrics_for: tuple[str, ...] = ("127.0.0.0/8", "::1")
    """Addresses and networks that may read the metrics, if they ask without a proxy."""
