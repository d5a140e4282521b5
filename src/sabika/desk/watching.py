"""Watching a table: each viewer is told what is new to it, as soon as it is kept. Who was away is told what it missed.

A viewer that is slower than the game gets the newest state and everything that happened since its last one, together.
"""

import asyncio
from collections.abc import AsyncGenerator
from typing import Final

from sabika.desk.desk import Desk
from sabika.desk.door import TableInMemory
from sabika.desk.errors import NoToken
from sabika.desk.tables.table import Table
from sabika.desk.telling import for_all, table_now
from sabika.desk.wire.messages import Hello
from sabika.desk.wire.showing import encoded


class Watching:
    """A viewer of a table."""

    def __init__(self, desk: Desk, name: str, hello: Hello) -> None:
        self._desk: Final = desk
        self._name: Final = name
        self._hello: Final = hello
        self._changed: Final = asyncio.Event()
        self._ended = False

    def end(self) -> None:
        """Tell no more."""
        self._ended = True
        self._changed.set()

    async def told(self) -> AsyncGenerator[str, None]:
        """`TableNow` after `TableNow`, as JSON. Whoever takes no more of them before they end closes this."""
        desk, door, name, hello = self._desk, self._desk.door, self._name, self._hello
        said = desk.seat_token(name, hello.token) if hello.token else None
        async with door.looking(name) as table:
            seat = desk.viewer_of(table, said, hello.key)
            holder = table.chairs[seat].holder if seat >= 0 else ""
        seen, greeted, printed = hello.since, False, False
        with door.watching(name, self._changed) as here:
            while not self._ended:
                self._changed.clear()
                table = door.at_rest(here) or await door.current(name)
                if seat >= 0 and table.chairs[seat].holder != holder:
                    raise NoToken("no-valid-token")
                if not greeted or table.version > seen:
                    message = shown(table, here, seat, min(seen, table.version), not printed)
                    # The pieces come with the first message of the game, which may begin while somebody waits.
                    seen, greeted, printed = table.version, True, table.begun
                    yield message
                await self._changed.wait()


def shown(table: Table, here: TableInMemory, seat: int, since: int, first: bool) -> str:
    """The message for a viewer; what several get is made once."""
    wanted = (seat, since, first)
    if wanted not in here.shown:
        if since not in here.shown:
            here.shown[since] = for_all(table, since)
        here.shown[wanted] = encoded(table_now(table, seat, since, first, here.shown[since])).decode()
    message: str = here.shown[wanted]
    return message
