"""How people hear that it is their turn: at an address that they gave, and from their browser."""

from typing import Final

from sabika.desk.tables.table import Table
from sabika.desk.wire.messages import Subscribing
from sabika.server.push import Pushes
from sabika.server.webhook import Webhooks


class TurnNotices:
    """Both ways together."""

    def __init__(self, webhooks: Webhooks, pushes: Pushes) -> None:
        self._webhooks: Final = webhooks
        self._pushes: Final = pushes

    @property
    def push_key(self) -> str:
        return self._pushes.public_key

    def check_push(self, wanted: Subscribing) -> None:
        self._pushes.check(wanted)

    def check(self, url: str) -> None:
        self._webhooks.check(url)

    def announce(self, table: Table) -> None:
        self._webhooks.announce(table)
        self._pushes.announce(table)

    async def close(self) -> None:
        await self._webhooks.close()
        await self._pushes.close()
