"""One set-up at a time, whoever else starts Sabika in the same clone."""

import contextlib
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from running.waiting import Waiting


@contextlib.contextmanager
def alone(lock: Path) -> Iterator[None]:
    """While nobody else has the lock. The system takes it back when a process ends, however that happens."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with open(lock, "a+b") as file:
        if not is_locked_by_us(file):
            with Waiting("Waiting for another set-up"):
                while not is_locked_by_us(file):
                    time.sleep(0.2)
        yield


def is_locked_by_us(file: BinaryIO) -> bool:
    """From now on, until the file is closed or this process ends; not if another has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
