"""How much a server holds: memory with 2,000 live connections at which nothing happens, with 500 tables, and after
20,000 live connections that came and went.

    python benchmarks/server_memory.py
    python benchmarks/server_memory.py --sockets 5000 --tables 1000

Each of the tables is a game of four that is half over (`server_load.py`). At first nobody has asked for any of them;
then everybody watches: the connections are spread over the tables, so that a table has as many viewers as there are
connections for it. Printed is what the system gave to the server's processes (Linux only); no bot plays.
"""

import argparse
import asyncio
import tempfile

import msgspec
from server_load import SEATS, SECRET, Live, Server, lay_out, ready, table_name

from sabika.server.descriptors import room_for
from sabika.server.settings import Settings

MEBIBYTE = 2**20
AT_ONCE = 20
"""Connections that come and go beside each other."""


class Watching:
    """A live connection that has had its first message. It goes on answering whether it is still there."""

    def __init__(self, line: Live) -> None:
        self._line = line
        self._listening = asyncio.create_task(self._listen())

    @classmethod
    async def open(cls, port: int, table: int, token: str) -> "Watching":
        line = await Live.open(port, table_name(table), msgspec.json.encode({"type": "hello", "token": token}))
        await line.receive()
        return cls(line)

    async def _listen(self) -> None:
        while True:
            await self._line.receive()

    async def close(self) -> None:
        assert not self._listening.done(), "The server has closed a connection."
        self._listening.cancel()
        self._line.close()


async def come_and_go(port: int, token: str, many: int) -> None:
    async def one() -> None:
        for _ in range(many // AT_ONCE):
            line = await Watching.open(port, 0, token)
            await line.close()

    await asyncio.gather(*(one() for _ in range(AT_ONCE)))
    await asyncio.sleep(2)


async def conduct(chosen: argparse.Namespace) -> None:
    room_for(chosen.sockets + 500)
    with tempfile.TemporaryDirectory() as folder:
        many = 10**6
        settings = Settings(
            connections_a_minute=many,
            database=f"sqlite:///{folder}/memory.sqlite",
            secret=SECRET,
            requests_a_minute=many,
            sockets_a_client=many,
            connections_a_client=many,
            connections=2 * chosen.sockets + 500,
        )
        tokens = await lay_out(settings.database, chosen.tables)
        server = Server("sabika", msgspec.json.encode(settings).decode(), "1")
        try:
            await ready(server.port)
            empty = server.memory()
            print(f"empty                                  {empty / MEBIBYTE:8.0f} MiB")
            # What is allocated once, and what the allocator keeps for later.
            await come_and_go(server.port, tokens[0][0], chosen.left // 10)
            before = server.memory()
            await come_and_go(server.port, tokens[0][0], chosen.left)
            left = (server.memory() - before) / MEBIBYTE
            print(f"{chosen.left:,} connections that came and went  {left:8.1f} MiB more")
            empty = server.memory()
            lines = [await Watching.open(server.port, 0, tokens[0][0]) for _ in range(chosen.sockets)]
            idle = server.memory()
            each = (idle - empty) / len(lines) / 1024
            print(f"{len(lines):,} idle connections at one table  {idle / MEBIBYTE:8.0f} MiB, {each:.0f} KiB each")
            for line in lines:
                await line.close()
            await asyncio.sleep(2)
            before = server.memory()
            lines = [
                await Watching.open(server.port, number % chosen.tables, tokens[number % chosen.tables][number % SEATS])
                for number in range(chosen.sockets)
            ]
            full = server.memory()
            print(f"{chosen.tables:,} tables, {len(lines):,} connections  {full / MEBIBYTE:13.0f} MiB")
            tables = (full - before) / chosen.tables / 1024
            print(f"a table, where the connections were held before    {tables:.0f} KiB")
            for line in lines:
                await line.close()
        finally:
            server.end()


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how much memory a server takes.")
    parser.add_argument("--sockets", type=int, default=2_000)
    parser.add_argument("--left", type=int, default=20_000, help="connections that come and go")
    parser.add_argument("--tables", type=int, default=500)
    asyncio.run(conduct(parser.parse_args()))


if __name__ == "__main__":
    main()
