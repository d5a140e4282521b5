"""`sabika serve`: tables for other people, on this machine or for a house or a club."""

import asyncio
import gc
import logging.config
import multiprocessing
import os
import signal
import socket
import webbrowser
from contextlib import nullcontext, suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated, Any

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
LONGEST_EVENT = 65_536
"""Bytes of a part of a request that h11 keeps until it is whole."""


def serve(
    host: Annotated[str | None, typer.Option(help="0.0.0.0 lets other machines in.", show_default=LOOPBACK)] = None,
    port: Annotated[int | None, typer.Option(help="0 for any that is free.", show_default="8000")] = None,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/DATABASE.")
    ] = None,
    database_file: Annotated[
        str | None, typer.Option(metavar="FILE", help="Holds the database's address, or only its password.")
    ] = None,
    workers: Annotated[int | None, typer.Option(help="Processes; several need PostgreSQL.", show_default="1")] = None,
    public: Annotated[
        str | None, typer.Option("--address", help="Where people reach it, for links: https://alhambra.example.org.")
    ] = None,
    behind_proxy: Annotated[
        bool | None,
        typer.Option("--behind-proxy", help="A proxy in front says who asks, by X-Forwarded-For."),
    ] = None,
    names: Annotated[
        list[str] | None,
        typer.Option(
            "--allowed-host",
            metavar="NAME",
            help="A name by which people reach it, besides that of --address and of this machine; once for each."
            " * allows any.",
        ),
    ] = None,
    log: Annotated[str | None, typer.Option(metavar="FORM", help="How the log looks: text or json.")] = None,
    log_level: Annotated[
        str | None,
        typer.Option(metavar="LEVEL", help="What is logged at least: debug, info, warning or error."),
    ] = None,
    access_log: Annotated[bool | None, typer.Option("--access-log", help="Log every request.")] = None,
    metrics: Annotated[bool | None, typer.Option("--metrics", help="Let this machine read /metrics.")] = None,
    settings_file: Annotated[
        str | None, typer.Option("--settings", metavar="FILE", help="Settings in a file; also SABIKA_SETTINGS.")
    ] = None,
    more: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="Any setting; once for each. All are in docs/running.md."),
    ] = None,
    show: Annotated[
        bool, typer.Option("--show-settings", help="Say which settings hold and where each comes from, and end.")
    ] = False,
    open_: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Run the server until Ctrl-C. Without --database, tables are kept in a file in your data folder. Every setting can
    also be given in the environment, as SABIKA_PORT, and in a file; a flag comes before both."""
    # The server takes a moment to load, which other commands need not wait for.
    from sabika.server.settings import Settings
    from sabika.server.sources import gathered, shown, usually

    flags = {
        "host": ("--host", host),
        "port": ("--port", port),
        "database": ("--database", database),
        "database_file": ("--database-file", database_file),
        "workers": ("--workers", workers),
        "address": ("--address", public),
        "trusted_proxy": ("--behind-proxy", behind_proxy),
        "hosts": ("--allowed-host", tuple(names) if names else None),
        "log": ("--log", log),
        "log_level": ("--log-level", log_level),
        "access_log": ("--access-log", access_log),
        "metrics": ("--metrics", metrics),
    }
    found = usually(gathered(flags, more or (), os.environ, settings_file), own_database)
    if show:
        typer.echo(shown(found))
        return
    settings = Settings(**{field: given.value for field, given in found.items()})
    start(settings, settings.host, partial(bound, settings.host, settings.port), settings.workers, open_)


def start(
    settings: "Settings",
    host: str,
    listen: "Callable[[], socket.socket]",
    workers: int = 1,
    opened: bool = False,
    page: str = "",
) -> None:
    """Serve until somebody ends it; the browser is opened at a page if that is wanted."""
    from sabika.server.bots import import_all
    from sabika.server.database import database_url
    from sabika.server.logs import logging_of

    import_all(settings.bot_modules)
    url = database_url(settings.database)
    alone = None
    if not url.drivername.startswith("postgresql"):
        if workers > 1:
            raise BadInput("Several workers need PostgreSQL: give it with --database, or leave --workers out.")
        alone = Alone(Path(url.database or ""))
    logging.config.dictConfig(logging_of(settings))
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
            f"The folder {folder} cannot be made: {error.strerror or error}. Give another file with --database"
            " sqlite:///FILE."
        ) from None
    return f"sqlite:///{folder / 'tables.sqlite'}"


async def _tried(settings: "Settings") -> None:
    """Reach the database and bring it up to date, before anybody is let in."""
    from sabika.server.store import SqlStore

    store = await SqlStore.open(settings.database)
    try:
        # What every worker begins with.
        await store.secret()
        await store.last_heartbeat()
        await store.playing()
        await store.bans.all()
    finally:
        await store.close()


def bound(host: str, port: int, advice: str = "Choose another --host or --port.") -> socket.socket:
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
    raise BadInput(f"The server cannot listen at {address(host, port)}: {reason}. {advice}")


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


def config(app: "Callable[[], Litestar]", workers: int = 1, logs: "dict[str, Any] | None" = None) -> "Config":
    """How uvicorn serves an application, and what it logs."""
    from uvicorn import Config

    from sabika.server.logs import logging_as

    return Config(
        app,
        factory=True,
        workers=workers,
        log_config=logs or logging_as(),
        access_log=False,
        server_header=False,
        # With an entrance in front: not everybody is let in, nor for ever.
        http="sabika.server.speaking:OverHttp",
        ws="sabika.server.speaking:OverWebSocket",
        # Long before it would say by itself that it cannot read a head, the client is told that it is too long.
        h11_max_incomplete_event_size=LONGEST_EVENT,
        # Who asks behind a proxy is found out by the application, which knows whether there is one.
        proxy_headers=False,
        ws_max_size=LONGEST_MESSAGE,
        timeout_graceful_shutdown=SECONDS_TO_END,
        timeout_keep_alive=SECONDS_KEPT_ALIVE,
        timeout_worker_healthcheck=SECONDS_TO_ANSWER,
    )


def worker(settings: "Settings", folder: Path | None = None, ledger: str = "") -> "Litestar":
    """The application, in the process that serves it."""
    from sabika.server.app import create_app

    if multiprocessing.parent_process():
        # Ctrl-C reaches every process; the first one tells the others to end.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Tables live long: to go through all of them for what can be thrown away would hold up everybody, again and again.
    # What is new is gone through often, for a moment each time: every version of a table lives until the next.
    gc.set_threshold(500, 10, 10_000)
    return create_app(settings, folder, ledger)


def run(settings: "Settings", door: socket.socket, workers: int) -> None:
    """Until somebody ends it."""
    from msgspec.structs import replace
    from uvicorn import Server
    from uvicorn.supervisors import Multiprocess

    from sabika.server.descriptors import room_for
    from sabika.server.ledger import shared
    from sabika.server.logs import logging_of

    class Patient(Server):
        """Ends in order, however often Ctrl-C is pressed: that takes a moment only."""

        def handle_exit(self, sig: int, frame: "FrameType | None") -> None:
            super().handle_exit(sig, frame)
            self.force_exit = False

    logs = logging_of(settings)
    settings = replace(settings, connections=room_for(settings.connections))
    if workers > 1:
        with (
            TemporaryDirectory(prefix="sabika-metrics-") if settings.metrics else nullcontext() as folder,
            shared() as ledger,
        ):
            app = partial(worker, settings, Path(folder) if folder else None, ledger)
            Multiprocess(config(app, workers, logs), [door]).run()
        return
    server = Patient(config(partial(worker, settings), workers, logs))
    # What holds again when it has ended: whoever presses Ctrl-C once more must not break off what is left to do.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server.run([door])
    if not server.started:
        raise BadInput("The server could not start; the reason stands above.")
