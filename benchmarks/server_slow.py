"""Slow headers: one address opens more connections than the server may have files, and never finishes a request.

    python benchmarks/server_slow.py                # 1,100 of them, and 1,024 files

Beside them `/api/health` is asked from another address, each time by a new connection, as somebody does who just came.
What counts is that all are answered, and the median against that before: at most three times as much.
"""

import argparse
import asyncio
import multiprocessing
import resource
import tempfile
import time
from contextlib import suppress
from multiprocessing.connection import Connection
from statistics import median

import msgspec
from server_load import Server, ready

from sabika.server.settings import Settings

HOSTILE, OTHER = "127.0.0.1", "127.0.0.2"
MOST = 3.0
PAUSE = 5.0
"""Seconds between two letters, and until one that was closed comes again."""
UNFINISHED = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
ASK = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


async def health(port: int, seconds: float) -> tuple[list[float], int]:
    """Milliseconds of each answer, and how many were refused."""
    found: list[float] = []
    refused = 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        began = time.perf_counter()
        try:
            async with asyncio.timeout(10):
                reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(OTHER, 0))
                writer.write(ASK)
                answer = await reader.read()
                writer.close()
            assert answer.startswith(b"HTTP/1.1 200")
            found.append((time.perf_counter() - began) * 1000)
        except (OSError, TimeoutError, AssertionError):
            refused += 1
        await asyncio.sleep(0.1)
    return found, refused


def crowd(port: int, number: int, line: Connection) -> None:
    """In a process of its own: so many slow ones, until somebody asks what they were told."""

    async def gather() -> None:
        counted: dict[str, int] = {}
        tasks = [asyncio.create_task(slow(port, counted)) for _ in range(number)]
        await asyncio.to_thread(line.recv)
        line.send(counted)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    asyncio.run(gather())


async def slow(port: int, counted: dict[str, int]) -> None:
    """One that says a letter every now and then. When it is closed another one comes."""
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(HOSTILE, 0))
            writer.write(UNFINISHED)
            trickle = asyncio.create_task(trickled(writer))
            answer = await reader.read()
            trickle.cancel()
            writer.close()
            status = answer[9:12].decode() or "closed"
            counted[status] = counted.get(status, 0) + 1
        await asyncio.sleep(PAUSE)


async def trickled(writer: asyncio.StreamWriter) -> None:
    while not writer.is_closing():
        await asyncio.sleep(PAUSE)
        writer.write(b"x")


async def conduct(chosen: argparse.Namespace) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite:///{folder}/slow.sqlite", requests_a_minute=10**6)
        server = Server("sabika", msgspec.json.encode(settings).decode(), "1")
        # Before it has begun to read its own limits, which takes a second or more.
        resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (chosen.files, chosen.files))
        try:
            await ready(server.port)
            await health(server.port, 1)
            before, _ = await health(server.port, chosen.seconds / 2)
            line, far_end = multiprocessing.Pipe()
            process = multiprocessing.Process(target=crowd, args=(server.port, chosen.slow, far_end), daemon=True)
            process.start()
            await asyncio.sleep(2)
            during, refused = await health(server.port, chosen.seconds)
            line.send("enough")
            counted = line.recv()
            process.join()
        finally:
            server.end()
    ratio = median(during) / median(before) if during else float("inf")
    print(f"{chosen.slow} slow headers from one address, {chosen.files} files; /api/health from another one")
    print(f"median before {median(before):.1f} ms, during {median(during) if during else 0:.1f} ms, ratio {ratio:.1f}")
    print(f"answered {len(during)}, not answered {refused}; the slow ones were told {counted}")
    return ratio <= MOST and not refused


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure what slow headers do to others.")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--slow", type=int, default=1_100)
    parser.add_argument("--files", type=int, default=1_024)
    good = asyncio.run(conduct(parser.parse_args()))
    print(f"The median is at most {MOST:g} times that before and all are answered: {'yes' if good else 'NO'}.")
    raise SystemExit(not good)


if __name__ == "__main__":
    main()
