"""A program of its own that appends entries, for tests that kill it, race it or take its disk away.

    appender.py go URL TABLE...       append to every table at once until killed
    appender.py race URL TABLE LAST   append one entry when told to, and, when told so again, as long as the table has
                                      fewer than LAST entries
    appender.py full URL TABLE BYTES  append until no file may grow beyond so many bytes, then go on without that limit

It prints a line for every entry when, and only when, the store has acknowledged it.
"""

import asyncio
import os
import resource
import sys

from desk.kept import versions
from sabika.desk.store import StoreFailed
from sabika.desk.tables.entries import Hook
from sabika.rules.core.errors import Conflict
from sabika.server.store import SqlStore


def entry(number: int) -> Hook:
    return Hook(number, 1_000 + number, 0, url=f"https://example.org/{os.getpid()}/{number}")


async def append(store: SqlStore, table: str, number: int) -> None:
    await store.append(table, entry(number), "open")
    print(table, number, flush=True)


async def go(store: SqlStore, *tables: str) -> None:
    async def go_on(table: str, version: int) -> None:
        while True:
            version += 1
            await append(store, table, version)

    known = await versions(store, tables)
    await asyncio.gather(*(go_on(table, known[table]) for table in tables))


async def race(store: SqlStore, table: str, last: str) -> None:
    print("ready", flush=True)
    sys.stdin.readline()
    won = False
    while (version := (await versions(store, [table]))[table]) < int(last):
        try:
            await append(store, table, version + 1)
        except Conflict:
            continue
        if not won:
            won = True
            sys.stdin.readline()


async def full(store: SqlStore, table: str, size: str) -> None:
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (int(size), usual[1]))
    number = 0
    try:
        while True:
            number += 1
            await append(store, table, number)
    except StoreFailed as error:
        print("failed", error, flush=True)
    resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    number = (await versions(store, [table]))[table]
    await append(store, table, number + 1)


async def main(what: str, url: str, *arguments: str) -> None:
    store = await SqlStore.open(url)
    if what == "go":
        await go(store, *arguments)
    elif what == "race":
        await race(store, *arguments)
    else:
        await full(store, *arguments)
    await store.close()


asyncio.run(main(*sys.argv[1:]))
