"""How a server is, besides what the desk knows of it: the file of its database and the room on its disk, and whether
anybody is answered."""

import shutil
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Final

from sabika.desk.wellbeing import Troubles
from sabika.server.database import database_url

MEGABYTE: Final = 10**6
SECONDS: Final = 5.0
"""Between two looks at the disk."""


class Room:
    """A database, where that is a file: whether it is still there, and what is left on its disk."""

    def __init__(self, database: str, least: int) -> None:
        url = database_url(database)
        self._file: Final = Path(url.database or "").absolute() if url.drivername.startswith("sqlite") else None
        self._used: Final = identity(self._file)
        self._replaced = False
        self._least: Final = least * MEGABYTE
        self._looked_at = -SECONDS
        self.free: int | None = None
        """Bytes, at the last look; none if nobody knows."""

    def look(self) -> None:
        if self._file is None or monotonic() - self._looked_at < SECONDS:
            return
        self._looked_at = monotonic()
        self._replaced = identity(self._file) != self._used
        try:
            self.free = shutil.disk_usage(self._file.parent).free
        except OSError:
            self.free = None

    def troubles(self) -> Troubles:
        self.look()
        found: Troubles = {}
        if self._replaced:
            # What is written now is in a file that nobody finds.
            found["store"] = "its file was replaced"
        if self.free is not None and self.free < self._least:
            found["disk"] = "nearly full"
        return found


def identity(file: Path | None) -> tuple[int, int] | None:
    """Which file has the name; none if there is no such file."""
    try:
        known = file and file.stat()
    except OSError:
        return None
    return (known.st_dev, known.st_ino) if known else None


def waits_for(where: str, idles_for: Callable[[], float], most: float) -> Callable[[], Troubles]:
    """Whether whoever answers there has answered nothing for too many seconds while somebody waited."""

    def troubles() -> Troubles:
        return {where: "stuck"} if idles_for() > most else {}

    return troubles
