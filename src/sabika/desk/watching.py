"""Watching a table: each viewer is told what is new to it, as soon as it is kept. Who was away is told what it missed.

A viewer that is slower than the game gets the newest state and everything that happened since its last one, together.
Who wants differences gets the whole state once, and then only what has changed of it.
"""

import asyncio
from collections.abc import AsyncGenerator
from typing import Final

from sabika.desk.desk import Desk
from sabika.desk.errors import NoToken
from sabika.desk.tables.table import Table
from sabika.desk.tokens import SeatToken
from sabika.desk.versions import Sent, version_of
from sabika.desk.wire.messages import Hello, Remarks, Says
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
        """`TableNow` after `TableNow`, as JSON, or what has changed of it; and `Remarks` in between for who wants them.
        Whoever takes no more of them before they end closes this."""
        desk, door, name, hello = self._desk, self._desk.door, self._name, self._hello
        said = desk.seat_token(name, hello.token) if hello.token else None
        async with door.looking(name) as table:
            seat = desk.viewer_of(table, said, hello.key)
            holder = table.chairs[seat].holder if seat >= 0 else ""
        holders = self._holders(said)
        seen, away, printed, heard, listens = hello.since, None, False, hello.remarks, False
        says: Says | None = None
        sent: Sent | None = None
        with (
            door.watching(name, self._changed) as here,
            desk.conversations.listening(name, self._changed),
            desk.presence.here(name, holders),
        ):
            await desk.welcome(name, holders)
            while not self._ended:
                self._changed.clear()
                table = door.at_rest(here) or await door.current(name)
                check(table, seat, holder)
                talking = table.talking
                version = version_of(table, here, desk.presence)
                # What a player means to do out of turn is told to nobody else, not even that there is something.
                if table.version > seen or version.absences != away or table.says(seat) != says:
                    if hello.differences and sent and sent.version.number <= table.version:
                        sent, message = version.difference(seat, sent, not printed)
                    elif version.is_near(seen):
                        sent, message = version.whole(seat, min(seen, table.version), not printed)
                    else:
                        async with door.looking(name) as table:
                            check(table, seat, holder)
                            version = version_of(table, here, desk.presence)
                            await version.look_back(seen)
                            sent, message = version.whole(seat, seen, not printed)
                    # The pieces come with the first message of the game, which may begin while somebody waits.
                    seen, away, printed, says = table.version, version.absences, table.begun, table.says(seat)
                    yield message
                if heard is not None and talking:
                    fresh = await desk.conversations.after(name, heard)
                    if fresh or not listens:
                        # The first ones were said before: a viewer can tell by them what is new.
                        heard, listens = fresh[-1].number if fresh else heard, True
                        yield encoded(Remarks(remarks=fresh)).decode()
                await self._changed.wait()

    def _holders(self, said: SeatToken | None) -> set[str]:
        """Who is there by this connection: the viewer, and others at the same device."""
        further = [self._desk.tokens.read(token) for token in self._hello.also]
        return {found.holder for found in (said, *further) if found is not None and found.table == self._name}


def check(table: Table, seat: int, holder: str) -> None:
    """Whether a seat is still that of the viewer."""
    if seat >= 0 and table.chairs[seat].holder != holder:
        raise NoToken("no-valid-token")
