"""What a server can be asked about itself at /metrics, by those who may.

Each worker counts for itself. Where there are several, all leave what they counted in a folder every few seconds, and
whoever is asked answers for all.
"""

import asyncio
import os
import platform
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from sabika.desk.tables.entries import Begin, Deal, Give, Undo
from sabika.desk.tables.table import Table
from sabika.record.record import made_by
from sabika.server.checks import networks
from sabika.server.counting import MEDIA, Counts, Durations, Family, counter, gauge, labelled, written
from sabika.server.memory import Memory
from sabika.server.observing import LIVE, METHODS, OTHER, Seen, peer_of

if TYPE_CHECKING:
    from sabika.server.worker import Worker

METRICS: Final = "/metrics"
TICK: Final = 0.5
BETWEEN: Final = 5.0
"""Seconds after which a worker tells the others anew."""
STALE: Final = 60.0
"""Who has told nothing for so many seconds is gone."""
FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""What says that somebody asks through a proxy."""


class Metrics:
    """What a worker counts."""

    def __init__(self) -> None:
        self.requests: Final = Counts("sabika_requests_total", "Requests that are over.", "method", "route", "status")
        self.times: Final = Durations("sabika_request_seconds", "From a request to its answer.", "route")
        self.games: Final = Counts("sabika_games_total", "Games that began or were finished here.", "what")
        self.actions: Final = Counts("sabika_actions_total", "Actions that were played here.")
        self.lag: Final = Durations("sabika_loop_lag_seconds", "How late the event loop is.")
        self.live = 0

    def seen(self, request: Seen) -> None:
        method = request.method if request.method in METHODS else OTHER
        self.requests.add(method, request.route, str(request.status))
        if request.method != LIVE:
            self.times.add(request.seconds, request.route)

    def changed(self, table: Table) -> None:
        """A table was changed here by its last entry."""
        entry = table.entries[-1]
        if entry.number not in table.changes or isinstance(entry, Undo):
            return
        if isinstance(entry, Begin | Give | Deal):
            self.games.add("begun")
        else:
            self.actions.add()
            if table.status == "over":
                self.games.add("finished")

    def families(self, worker: "Worker") -> list[Family]:
        """All that is to be told of a worker."""
        version = made_by().removeprefix("sabika ")
        return [
            gauge("sabika_info", "Which Sabika this is.", 1, version=version, python=platform.python_version()),
            self.requests.family(),
            self.times.family(),
            worker.refusals.counts.family(),
            gauge("sabika_live_connections", "Live connections that are open.", self.live),
            gauge("sabika_tables_in_memory", "Tables that are kept in memory.", worker.desk.door.in_memory),
            self.games.family(),
            self.actions.family(),
            gauge("sabika_bot_questions_waiting", "Decisions that wait for a bot.", worker.bots.waiting),
            worker.bots.times.family(),
            gauge("sabika_reckoning_waiting", "Questions that wait to be worked out.", worker.desk.inquiries.waiting),
            self.lag.family(),
            *of_the_memory(worker.memory),
            *of_the_process(),
        ]

    async def watch_the_loop(self) -> None:
        """Until it is cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + TICK
            await asyncio.sleep(TICK)
            self.lag.add(max(0.0, loop.time() - due))


def of_the_memory(memory: Memory) -> list[Family]:
    """What a worker takes; what the system does not say is left out."""
    memory.look()
    found = []
    if memory.own:
        found.append(gauge("process_resident_memory_bytes", "Memory of the worker.", memory.own))
        found.append(gauge("sabika_processes_memory_bytes", "Memory of the processes that it started.", memory.others))
    if memory.most is not None:
        found.append(gauge("sabika_memory_limit_bytes", "With so much of both it calls itself unwell.", memory.most))
    return found


def of_the_process() -> list[Family]:
    """What the system says, by the names that everybody has for it; what it does not say is left out."""
    used = os.times()
    found = [counter("process_cpu_seconds_total", "Processor time of the worker.", used.user + used.system)]
    with suppress(OSError):
        files = len(os.listdir("/proc/self/fd"))
        found.append(gauge("process_open_fds", "Files and connections that are open.", files))
    with suppress(ImportError):
        import resource

        most, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        found.append(gauge("process_max_fds", "So many may be open.", most))
    return found


class Telling:
    """What a worker answers, for itself and for those it shares a folder with."""

    def __init__(self, worker: "Worker", folder: Path | None) -> None:
        self._worker: Final = worker
        self._folder: Final = folder
        self._name: Final = str(os.getpid())

    def text(self) -> str:
        return written([self._own(), *self._others()])

    def leave(self) -> None:
        """What the others tell for this one."""
        if self._folder:
            fresh = self._folder / f"{self._name}.new"
            fresh.write_bytes(msgspec.json.encode(self._own()))
            fresh.replace(self._folder / f"{self._name}.json")

    async def go_on(self) -> None:
        """Until it is cancelled."""
        while True:
            with suppress(OSError):
                self.leave()
            await asyncio.sleep(BETWEEN)

    def end(self) -> None:
        if self._folder:
            with suppress(OSError):
                (self._folder / f"{self._name}.json").unlink(missing_ok=True)

    def _own(self) -> list[Family]:
        return labelled(self._worker.metrics.families(self._worker), worker=self._name)

    def _others(self) -> list[list[Family]]:
        found = []
        for file in sorted(self._folder.glob("*.json")) if self._folder else ():
            with suppress(OSError, msgspec.MsgspecError):  # It may end just now.
                if file.stem != self._name and time.time() - file.stat().st_mtime < STALE:
                    found.append(msgspec.json.decode(file.read_bytes(), type=list[Family]))
        return found


@asynccontextmanager
async def measured(worker: "Worker", folder: Path | None) -> AsyncIterator[Telling]:
    """While a worker serves."""
    telling = Telling(worker, folder)
    tasks = [asyncio.create_task(work) for work in (worker.metrics.watch_the_loop(), telling.go_on())]
    try:
        yield telling
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        telling.end()


def metrics_page(allowed: Sequence[str]) -> HTTPRouteHandler:
    """For whoever asks from one of these addresses, and not through a proxy; for others it is not there."""
    known = networks(allowed)

    @get(METRICS, media_type=MEDIA, include_in_schema=False)
    async def metrics(request: "Request[Any, Any, Any]") -> Response[str]:
        try:
            peer = ip_address(peer_of(request.scope).partition("%")[0])
        except ValueError:
            raise NotFoundException from None
        peer = getattr(peer, "ipv4_mapped", None) or peer
        if not any(peer in network for network in known) or any(name in request.headers for name in FORWARDED):
            raise NotFoundException
        telling: Telling = request.app.state.telling
        return Response(telling.text(), media_type=MEDIA)

    return metrics
