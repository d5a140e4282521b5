"""Refused clients wait a second for the answer, so that asking again at once costs them time and nobody else."""

import asyncio
from typing import Final

PAUSE: Final = 1.0
"""Seconds."""
MOST: Final = 200
"""So many answers to one client are held back at a time. Behind a proxy each of them takes up a connection."""


class Tarpit:
    """That of a worker."""

    def __init__(self) -> None:
        self._held: Final[dict[str, int]] = {}

    async def hold(self, client: str) -> None:
        """Wait, unless too many answers to the client are held back already."""
        held = self._held.get(client, 0)
        if held >= MOST:
            return
        self._held[client] = held + 1
        try:
            await asyncio.sleep(PAUSE)
        finally:
            self._held[client] -= 1
            if not self._held[client]:
                del self._held[client]
