"""A crew of many machines, or of the processes of one: games are played in batches on Ray (extra `cluster`).

Whatever happens to a worker, its games are played again by others; the results come out the same. Records are written
here and not where the games are played.
"""

import os
import secrets
import socket
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from logging import ERROR
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

from sabika.arena.crews import Finished
from sabika.arena.match import MatchResult
from sabika.arena.plan import Plan, play, record_of
from sabika.bots import Bot, bot_asked_for
from sabika.bots.asked_for import FILE
from sabika.extras import need
from sabika.record import Record
from sabika.record.record import made_by
from sabika.rules.core.errors import BadInput, SabikaError

BATCH_SECONDS: Final = 1.0
"""About so long a batch takes, unless a single game takes longer: what is lost with a worker is played again soon."""
MOST_CRASHES: Final = 3
"""A game that alone has ended so many workers is not tried again."""
ANSWER_SECONDS: Final = 5
AUTO: Final = "auto"
"""The address of whatever Ray is running on this machine."""
STORE_BYTES: Final = 80 * 2**20
"""For what workers are sent: about the least that Ray takes."""


class Cluster:
    """A Ray cluster as a crew, from `with` on."""

    def __init__(self, address: str | None = None, jobs: int | None = None) -> None:
        """The cluster at an address, or a new one on this machine alone; at most so many games at once."""
        if jobs is not None and jobs < 1:
            raise BadInput(f"The number of jobs has to be 1 or more, not {jobs}.")
        if address is not None:
            check(address)
        self._address: Final = address
        self._most_jobs: Final = jobs
        self._stopped = False
        self._ray: Any = None

    def __enter__(self) -> Self:
        need("cluster", "A cluster")
        if self._address is None:
            os.environ.update(private())
        import ray

        try:
            alone: dict[str, Any] = {}
            if not self._address:
                alone = {"num_cpus": self._most_jobs, "object_store_memory": STORE_BYTES, "include_dashboard": False}
            ray.init(self._address or "local", log_to_driver=False, logging_level=ERROR, **alone)
        except ConnectionError:
            where = "on this machine" if self._address == AUTO else f"at {self._address}"
            raise BadInput(f"No Ray is running {where}. Start it there with: ray start --head") from None
        except (OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
            where = f"The cluster at {self._address}" if self._address else "A cluster on this machine"
            raise BadInput(f"{where} cannot be used: {first_line(error)}") from None
        self._ray = ray
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ray.shutdown()

    @property
    def jobs(self) -> int:
        """Machines may come and go."""
        cores = int(self._ray.cluster_resources().get("CPU", 0))
        return max(1, min(cores, self._most_jobs or cores))

    def play(self, plan: Plan, numbers: Sequence[int]) -> Finished:
        ray = self._ray
        errors = ray.exceptions
        worker = ray.remote(max_retries=0)(work)
        order = ray.put(Order.of(plan))
        queue = Queue(plan, numbers)
        running: dict[Any, list[int]] = {}
        while True:
            jobs = self.jobs
            while not self._stopped and len(running) < jobs and (batch := queue.next(jobs)):
                running[worker.remote(order, batch)] = batch
            if not running:
                self._stopped = False
                return
            [ready], _ = ray.wait(list(running), num_returns=1)
            batch = running.pop(ready)
            try:
                done: Done = ray.get(ready)
            except (errors.WorkerCrashedError, errors.NodeDiedError, errors.OutOfMemoryError, errors.ObjectLostError):
                queue.put_back(batch)
                continue
            except errors.RayTaskError as error:
                raise BadInput(f"A worker cannot play: {error.cause}. Install Sabika on all machines alike.") from None
            except errors.RayError as error:
                raise BadInput(f"The cluster could not play: {first_line(error)}") from None
            for number, result, record in done.games:
                path = plan.record(number)
                if path and record:
                    record.write(path)
                queue.took(result.seconds)
                yield number, result
            if done.problem:
                raise BadInput(done.problem)

    def stop(self) -> None:
        self._stopped = True


def private() -> dict[str, str]:
    """The environment of a Ray that listens on this machine alone, to nobody but us, and reports to nobody."""
    return {
        "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": secrets.token_hex(32),
        "RAY_USAGE_STATS_ENABLED": "0",
        # Workers find the same Sabika.
        "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
    }


def check(address: str) -> None:
    """Ray itself would try for minutes to reach a cluster that is not there."""
    if address == AUTO:
        return
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or not 0 < int(port) < 2**16:
        raise BadInput(f"{address!r} is no address of a cluster. Give one such as 10.0.0.1:6379, or {AUTO}.")
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=ANSWER_SECONDS).close()
    except OSError:
        raise BadInput(f"Nothing answers at {address}. Start Ray there with: ray start --head") from None


def first_line(error: Exception) -> str:
    """What Ray says at length, as far as it fits into a sentence."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return f"{(lines or [type(error).__name__])[0].rstrip('.')}."


class Queue:
    """The games that are not begun, shared out in batches."""

    def __init__(self, plan: Plan, numbers: Sequence[int]) -> None:
        self._plan: Final = plan
        self._left: Final = list(reversed(numbers))
        self._again: Final[list[int]] = []
        """To be played each in a batch of its own, to see which of them ends its worker."""
        self._crashes: Final[Counter[int]] = Counter()
        self._seconds = 0.0
        self._finished = 0

    def next(self, jobs: int) -> list[int]:
        """A batch for one of so many workers; empty if no game is left."""
        if self._again:
            return [self._again.pop()]
        share = -(-len(self._left) // jobs)
        size = min(share, self._size())
        return [self._left.pop() for _ in range(size)]

    def _size(self) -> int:
        """One game until it is known how long games take."""
        return max(1, int(BATCH_SECONDS * self._finished / self._seconds)) if self._seconds else 1

    def took(self, seconds: float) -> None:
        """A game is finished."""
        self._seconds += seconds
        self._finished += 1

    def put_back(self, batch: list[int]) -> None:
        """The worker that played these is gone."""
        if len(batch) == 1:
            [number] = batch
            self._crashes[number] += 1
            if self._crashes[number] == MOST_CRASHES:
                raise BadInput(
                    f"Game {number} (seed {self._plan.setup(number).seed}) ended {MOST_CRASHES} workers, one after the "
                    "other. Finished games are kept."
                )
        self._again.extend(reversed(batch))


# On the worker


class Done(NamedTuple):
    """What has become of a batch."""

    games: list[tuple[int, MatchResult, Record | None]]
    problem: str
    """What is wrong with the game after these; empty if nothing is."""


class BotFile(NamedTuple):
    """A file of a bot."""

    path: str
    """In full, on the machine that shares out the work."""
    content: bytes


class Order(NamedTuple):
    """All that a worker has to know."""

    plan: Plan
    made_by: str
    bot_files: Mapping[str, BotFile]
    """By the path as it was given."""

    @classmethod
    def of(cls, plan: Plan) -> Self:
        paths = {name.rpartition(":")[0] for name in plan.bots if FILE in name}
        files = {path: BotFile(str(Path(path).resolve()), Path(path).read_bytes()) for path in paths}
        return cls(plan, made_by(), files)


def work(order: Order, numbers: list[int]) -> Done:
    """Play a batch."""
    done = Done([], "")
    if made_by() != order.made_by:
        return done._replace(
            problem=f"A machine of the cluster has {made_by()}, not {order.made_by}. Install it there."
        )

    def bot_for(name: str, game: str) -> Bot:
        path, _, own_class = name.rpartition(":")
        known = path in order.bot_files
        return bot_asked_for(f"{unpacked(order.bot_files[path])}:{own_class}" if known else name, game)

    try:
        for number in numbers:
            match = play(order.plan, number, bot_for)
            record = record_of(order.plan, number, match) if order.plan.records else None
            done.games.append((number, match.result, record))
    except SabikaError as error:
        return done._replace(problem=str(error))
    return done


@cache
def unpacked(file: BotFile) -> Path:
    """The file on this machine: itself, if it is there and the same, or a copy."""
    original = Path(file.path)
    if original.is_file() and original.read_bytes() == file.content:
        return original
    copy = Path(tempfile.mkdtemp(prefix="sabika-bot-"), original.name)
    copy.write_bytes(file.content)
    return copy
