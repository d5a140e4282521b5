"""Long games are played again a piece at a time, so that everybody else at the desk is answered in between."""

import asyncio
from collections.abc import Iterable
from typing import Final

from sabika.desk.tables.entries import Entry
from sabika.desk.tables.table import Table

PIECE: Final = 40
"""So many actions are played without a break: two or three milliseconds."""


async def carry_out(table: Table, entries: Iterable[Entry]) -> None:
    """Carry entries out one after the other. Nobody may look at the table before this returns."""
    done = 0
    for entry in entries:
        for _ in table.ahead(entry):
            done += 1
            if done % PIECE == 0:
                await asyncio.sleep(0)
        table.carry_out(entry)
        done += 1
        if done % PIECE == 0:
            await asyncio.sleep(0)


async def played_ahead(table: Table, entry: Entry) -> None:
    """Play again what an entry needs played again; carrying it out takes no time then."""
    for number, _ in enumerate(table.ahead(entry), 1):
        if number % PIECE == 0:
            await asyncio.sleep(0)
