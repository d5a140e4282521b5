"""How a server is, besides what the desk knows of it: room on its disk, and whether anybody is answered."""

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
    """What is left on the disk of a database, where that is a file."""

    def __init__(self, database: str, least: int) -> None:
        url = database_url(database)
        self._folder: Final = (
            Path(url.database or "").absolute().parent if url.drivername.startswith("sqlite") else None
        )
        self._least: Final = least * MEGABYTE
        self._looked_at = -SECONDS
        self.free: int | None = None
        """Bytes, at the last look; none if nobody knows."""

    def look(self) -> int | None:
        """Bytes that are free."""
        if self._folder is not None and monotonic() - self._looked_at >= SECONDS:
            self._looked_at = monotonic()
            try:
                self.free = shutil.disk_usage(self._folder).free
            except OSError:
                self.free = None
        return self.free

    def troubles(self) -> Troubles:
        free = self.look()
        return {} if free is None or free >= self._least else {"disk": "nearly full"}


def waits_for(where: str, idles_for: Callable[[], float], most: float) -> Callable[[], Troubles]:
    """Whether whoever answers there has answered nothing for too many seconds while somebody waited."""

    def troubles() -> Troubles:
        return {where: "stuck"} if idles_for() > most else {}

    return troubles
