"""`sabika serve`: tables for other people, on this machine or for a house or a club."""

import asyncio
import gc
import logging.config
import multiprocessing
import signal
import socket
import webbrowser
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer

from sabika.cli.alone import Alone
from sabika.rules.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    from litestar import Litestar
    from uvicorn import Config

    from sabika.server.settings import Settings

LOOPBACK = "127.0.0.1"
ANYWHERE = ("0.0.0.0", "::", "")
SECONDS_TO_END = 5
SECONDS_TO_ANSWER = 30
"""A worker that says nothing for so long hangs, and another takes its place. It needs some of them to start."""
SECONDS_KEPT_ALIVE = 75
LONGEST_MESSAGE = 16_000
"""Bytes that a client may send at once over the live channel."""
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"short": {"format": "%(asctime)s %(levelname)s %(message)s", "datefmt": "%H:%M:%S"}},
    "handlers": {"short": {"class": "logging.StreamHandler", "formatter": "short"}},
    "root": {"handlers": ["short"], "level": "WARNING"},
}


def serve(
    host: Annotated[str, typer.Option(help="0.0.0.0 lets other machines in.")] = LOOPBACK,
    port: Annotated[int, typer.Option(help="0 for any that is free.", min=0, max=65535)] = 8000,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE.")
    ] = None,
    workers: Annotated[int, typer.Option(help="Processes; several need PostgreSQL.", min=1, max=64)] = 1,
    public: Annotated[
        str, typer.Option("--address", help="Where people reach it, for links: https://alhambra.example.org.")
    ] = "",
    behind_proxy: Annotated[
        bool, typer.Option("--behind-proxy", help="A proxy in front says who asks, by X-Forwarded-For.")
    ] = False,
    open_: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Run the server until Ctrl-C. Without --database, tables are kept in a file in your data folder."""
    # The server takes a moment to load, which other commands need not wait for.
    from sabika.server.settings import Settings

    people = checked(public)
    settings = Settings(
        database=database or own_database(),
        private_hooks=host == LOOPBACK and not behind_proxy,
        trusted_proxy=behind_proxy,
        address=people,
    )
    start(settings, host, partial(bound, host, port), workers, open_)


def checked(public: str) -> str:
    """An address that links can begin with; empty for none."""
    try:
        parts = urlsplit(public)
    except ValueError:  # brackets that belong to no IPv6 address
        parts = urlsplit("")
    if public and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/") or parts.query):
        raise BadInput(f"People cannot reach a server at {public!r}. Write it like this: https://alhambra.example.org.")
    return public


def start(
    settings: "Settings",
    host: str,
    listen: "Callable[[], socket.socket]",
    workers: int = 1,
    opened: bool = False,
    page: str = "",
) -> None:
    """Serve until somebody ends it; the browser is opened at a page if that is wanted."""
    from sabika.server.database import database_url

    url = database_url(settings.database)
    alone = None
    if not url.drivername.startswith("postgresql"):
        if workers > 1:
            raise BadInput("Several workers need PostgreSQL: give it with --database, or leave --workers out.")
        alone = Alone(Path(url.database or ""))
    logging.config.dictConfig(LOGGING)
    asyncio.run(_tried(settings))
    with listen() as door:
        tell_addresses(host, door.getsockname()[1])
        here = address(LOOPBACK if host in ANYWHERE else host, door.getsockname()[1])
        if alone is not None:
            alone.tell(here)
        if opened:
            webbrowser.open(f"{here}{page}")
        run(settings, door, workers)
    if alone is not None:
        alone.end()


def own_database() -> str:
    """In the folder for the data of programs."""
    from sabika.terminal.saves import data_folder

    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(
            f"The folder {folder} cannot be made: {error.strerror or error}. Give another place with --database."
        ) from None
    return f"sqlite:///{folder / 'tables.sqlite'}"


async def _tried(settings: "Settings") -> None:
    """Reach the database and bring it up to date, before anybody is let in."""
    from sabika.server.store import SqlStore

    store = await SqlStore.open(settings.database)
    await store.close()


def bound(host: str, port: int) -> socket.socket:
    """The address, taken before anything is started."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        door = socket.create_server((host, port), family=family, backlog=2048)
        # Else an answer in two parts would wait for the client to acknowledge the first one.
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return door
    except OverflowError:
        reason = "there is no such port"
    except OSError as error:
        reason = (error.strerror or str(error)).partition(" (")[0]
    raise BadInput(f"The server cannot listen at {address(host, port)}: {reason}. Choose another --host or --port.")


def address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def tell_addresses(host: str, port: int) -> None:
    """Where the server is to be found, one address on each line."""
    if host not in ANYWHERE:
        typer.echo(f"Sabika is at {address(host, port)} (Ctrl-C ends it)")
        return
    typer.echo(f"Sabika is at {address(LOOPBACK, port)} (Ctrl-C ends it)")
    for own in own_addresses():
        typer.echo(f"from other machines at {address(own, port)}")


def own_addresses() -> list[str]:
    """What other machines may call this one."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
        # Nothing is sent: this only asks which of the own addresses leads out.
        way_out.connect(("192.0.2.1", 9))
        found.append(way_out.getsockname()[0])
    with suppress(OSError):
        found += [str(own[4][0]) for own in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [own for own in dict.fromkeys(found) if not own.startswith("127.")]


def config(app: "Callable[[], Litestar]", workers: int = 1) -> "Config":
    """How uvicorn serves an application."""
    from uvicorn import Config

    return Config(
        app,
        factory=True,
        workers=workers,
        log_config=LOGGING,
        access_log=False,
        server_header=False,
        # Who asks behind a proxy is found out by the application, which knows whether there is one.
        proxy_headers=False,
        ws_max_size=LONGEST_MESSAGE,
        timeout_graceful_shutdown=SECONDS_TO_END,
        timeout_keep_alive=SECONDS_KEPT_ALIVE,
        timeout_worker_healthcheck=SECONDS_TO_ANSWER,
    )


def worker(settings: "Settings") -> "Litestar":
    """The application, in the process that serves it."""
    from sabika.server.app import create_app

    if multiprocessing.parent_process():
        # Ctrl-C reaches every process; the first one tells the others to end.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Tables live long: to go through all of them for what can be thrown away would hold up everybody, again and again.
    gc.set_threshold(10_000, 5, 1_000)
    return create_app(settings)


def run(settings: "Settings", door: socket.socket, workers: int) -> None:
    """Until somebody ends it."""
    from uvicorn import Server
    from uvicorn.supervisors import Multiprocess

    class Patient(Server):
        """Ends in order, however often Ctrl-C is pressed: that takes a moment only."""

        def handle_exit(self, sig: int, frame: "FrameType | None") -> None:
            super().handle_exit(sig, frame)
            self.force_exit = False

    chosen = config(partial(worker, settings), workers)
    if workers > 1:
        Multiprocess(chosen, [door]).run()
        return
    server = Patient(chosen)
    # What holds again when it has ended: whoever presses Ctrl-C once more must not break off what is left to do.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server.run([door])
    if not server.started:
        raise BadInput("The server could not start; the reason stands above.")
