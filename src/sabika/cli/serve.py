"""`sabika serve`: tables for other people, on this machine or for a house or a club."""

import asyncio
import gc
import logging.config
import socket
import sys
import webbrowser
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated

import typer

from sabika.rules.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar import Litestar
    from uvicorn import Config

    from sabika.server.settings import Settings

LOOPBACK = "127.0.0.1"
ANYWHERE = ("0.0.0.0", "::", "")
SECONDS_TO_END = 5
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
    open_: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Run the server until Ctrl-C. Without --database, tables are kept in a file in your data folder."""
    # The server takes a moment to load, which other commands need not wait for.
    from sabika.server.database import database_url
    from sabika.server.settings import Settings

    settings = Settings(database=database or own_database(), private_hooks=host == LOOPBACK)
    url = database_url(settings.database)
    alone = None
    if not url.drivername.startswith("postgresql"):
        if workers > 1:
            raise BadInput("Several workers need PostgreSQL: give it with --database, or leave --workers out.")
        alone = locked(Path(url.database or ""))
    logging.config.dictConfig(LOGGING)
    asyncio.run(_tried(settings))
    with bound(host, port) as door:
        tell_addresses(host, door.getsockname()[1])
        if open_:
            webbrowser.open(address(LOOPBACK if host in ANYWHERE else host, door.getsockname()[1]))
        run(settings, door, workers)
    if alone is not None:
        alone.close()


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


def locked(file: Path) -> IO[str]:
    """One server for each file: two would not hear of each other. The system unlocks it when this one ends, however."""
    path = file.with_name(f"{file.name}.lock")
    try:
        lock = path.open("a")
    except OSError as error:
        raise BadInput(
            f"The folder of {file} cannot be written to: {error.strerror or error}. Give another place with --database."
        ) from None
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise BadInput(f"Another server uses {file}. End that one, or give another file with --database.") from None
    return lock


async def _tried(settings: "Settings") -> None:
    """Reach the database and bring it up to date, before anybody is let in."""
    from sabika.server.store import Store

    store = await Store.open(settings.database)
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


def config(app: "Callable[[], Litestar]", workers: int = 1, trusted_proxy: bool = False) -> "Config":
    """How uvicorn serves an application."""
    from uvicorn import Config

    return Config(
        app,
        factory=True,
        workers=workers,
        log_config=LOGGING,
        access_log=False,
        server_header=False,
        proxy_headers=trusted_proxy,
        ws_max_size=LONGEST_MESSAGE,
        timeout_graceful_shutdown=SECONDS_TO_END,
        timeout_keep_alive=SECONDS_KEPT_ALIVE,
    )


def worker(settings: "Settings") -> "Litestar":
    """The application, in the process that serves it."""
    from sabika.server.app import create_app

    # Tables live long: to go through all of them for what can be thrown away would hold up everybody, again and again.
    gc.set_threshold(10_000, 5, 1_000)
    return create_app(settings)


def run(settings: "Settings", door: socket.socket, workers: int) -> None:
    """Until somebody ends it."""
    from uvicorn import Server
    from uvicorn.supervisors import Multiprocess

    chosen = config(partial(worker, settings), workers, settings.trusted_proxy)
    if workers > 1:
        Multiprocess(chosen, [door]).run()
        return
    server = Server(chosen)
    with suppress(KeyboardInterrupt):
        server.run([door])
    if not server.started:
        raise BadInput("The server could not start; the reason stands above.")
