"""How much memory a worker takes with the processes that it started, and how much it may."""

import logging
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Final

from sabika.desk.wellbeing import Troubles

MEGABYTE: Final = 10**6
SECONDS: Final = 5.0
"""Between two looks."""
SHARE: Final = 0.9
"""So much of what it may take is nearly all."""
PROCESSES: Final = Path("/proc")
GROUPS: Final = Path("/sys/fs/cgroup")
LIMITS: Final = ("memory.max", "memory.high", "memory.limit_in_bytes")
"""What a unit of systemd or a container may take; from the second one on it is slowed down. The third is the older name
of the first."""

log = logging.getLogger(__name__)


class Memory:
    """What a worker takes, and what is its part of the limit."""

    def __init__(self, megabytes: int, workers: int) -> None:
        whole = megabytes * MEGABYTE if megabytes else usual_limit()
        self.most: Final = whole // workers if whole else None
        """Bytes; none if nobody knows."""
        self.own = 0
        """Bytes of the worker itself, at the last look; 0 if the system does not say."""
        self.others = 0
        """Those of the processes that it started."""
        self._looked_at = -SECONDS
        self._told = False

    def look(self) -> None:
        if monotonic() - self._looked_at < SECONDS:
            return
        self._looked_at = monotonic()
        self.own = resident(os.getpid())
        self.others = sum(map(resident, started_by(os.getpid())))

    def troubles(self) -> Troubles:
        """In words alone: everybody may ask. The figures are in the log and among the metrics."""
        self.look()
        used = self.own + self.others
        if self.most is None or used < self.most:
            self._told = False
            return {}
        if not self._told:
            self._told = True
            log.warning(
                "The worker takes %d MB of memory with its processes, %d MB of it by itself, and should take less than"
                " %d MB (most_megabytes).",
                used // MEGABYTE,
                self.own // MEGABYTE,
                self.most // MEGABYTE,
            )
        return {"memory": "nearly used up"}


def resident(process: int) -> int:
    """Bytes of memory that a process takes; 0 where the system does not say, or if it has ended."""
    with suppress(OSError, ValueError, IndexError, AttributeError):
        pages = int((PROCESSES / str(process) / "statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")
    return 0


def started_by(process: int) -> Iterator[int]:
    """The processes that a process has started, and those that they have."""
    for children in (PROCESSES / str(process) / "task").glob("*/children"):
        with suppress(OSError, ValueError):
            for child in map(int, children.read_text(encoding="ascii").split()):
                yield child
                yield from started_by(child)


def usual_limit() -> int | None:
    """Nearly all of what the unit or the container may take, or of what the machine has; none if nobody knows."""
    known = [*limits_of_groups(), *physical()]
    return int(SHARE * min(known)) if known else None


def limits_of_groups() -> Iterator[int]:
    """What the control group of the process may take, and each that it lies in."""
    said: list[str] = []
    with suppress(OSError):
        said = (PROCESSES / "self/cgroup").read_text(encoding="utf-8").splitlines()
    for line in said:
        _, controllers, path = line.split(":", 2)
        if controllers in ("", "memory"):
            top = GROUPS / controllers
            folder = top / path.lstrip("/")
            for each in (folder, *folder.parents):
                yield from limits_in(each)
                if each == top:
                    break


def limits_in(folder: Path) -> Iterator[int]:
    for name in LIMITS:
        with suppress(OSError, ValueError):  # `max` is no number.
            yield int((folder / name).read_text(encoding="ascii"))


def physical() -> Iterator[int]:
    with suppress(OSError, ValueError, AttributeError):
        yield os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
