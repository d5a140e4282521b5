"""Measure how long a quick bot takes while somebody else keeps all bots busy, against what it takes alone.

    python benchmarks/bot_fairness.py                       # 60 tables with five strong planners each
    python benchmarks/bot_fairness.py --tables 20 --turns 10

A person plays a greedy bot at a server on this machine. First nobody else is there. Then another client opens tables
with five planners each, and the same game is played again: the same seed and the same decisions on both sides, so that
the times of a decision can be compared one by one. It counts from the entry before, which lets the bot decide, to the
bot's own, as the table has written them down.
"""

import argparse
import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import msgspec
import websockets

from sabika.cli.serve import run
from sabika.server.settings import Settings

OFTEN = 1_000_000
PATIENCE = 600.0
MOST = 3.0
"""A decision may take so many times as long as alone."""


class Client:
    """Somebody at an address of their own, as a proxy would tell it."""

    def __init__(self, host: str, address: str) -> None:
        self.host = host
        self._http = httpx.AsyncClient(
            base_url=f"http://{host}", timeout=PATIENCE, headers={"X-Forwarded-For": address}, trust_env=False
        )

    async def close(self) -> None:
        await self._http.aclose()

    async def ask(self, method: str, path: str, token: str = "", body: Any = None) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self._http.request(method, f"/api/tables{path}", headers=headers, json=body)
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found

    async def begin(self, players: int, bot: str, seed: str) -> dict[str, Any]:
        """A table with bots on all other seats, where the game is on: what the seat was told."""
        bots = {str(seat): bot for seat in range(1, players)}
        offer = {"players": players, "bots": bots, "seed": seed, "confirm": False}
        seat = await self.ask("POST", "", body={"name": "Ana", "offer": offer})
        now = await self.ask("GET", f"/{seat['table']}", seat["token"])
        await self.ask("POST", f"/{seat['table']}/begin", seat["token"], {"version": now["version"]})
        return seat

    async def take(self, seat: dict[str, Any], now: dict[str, Any]) -> None:
        """End the turn by taking money."""
        action = next(each["action"] for each in now["options"] if each["action"].startswith("take"))
        await self.ask(
            "POST", f"/{seat['table']}/actions", seat["token"], {"version": now["version"], "action": action}
        )


async def decisions(client: Client, turns: int, seed: str) -> list[int]:
    """The milliseconds of each decision of the bot."""
    seat = await client.begin(2, "greedy", seed)
    entries: list[dict[str, Any]] = []
    async with websockets.connect(f"ws://{client.host}/api/tables/{seat['table']}/live", proxy=None) as line:
        await line.send(msgspec.json.encode({"type": "hello", "token": seat["token"], "since": 0}).decode())
        while True:
            now = msgspec.json.decode(await asyncio.wait_for(line.recv(), PATIENCE))
            entries += now["happened"]
            if now["options"] and turns == 0:
                break
            if now["options"]:
                await client.take(seat, now)
                turns -= 1
    return [own["at"] - last["at"] for last, own in pairwise(entries) if own["what"] == "act" and own["seat"] == 1]


async def crowd(client: Client, tables: int) -> list[dict[str, Any]]:
    """Tables with five strong planners each, all of which are to think."""
    seats = []
    for number in range(tables):
        seat = await client.begin(6, "planner-strong", f"crowd {number}")
        now = await client.ask("GET", f"/{seat['table']}", seat["token"])
        if now["options"]:
            await client.take(seat, now)
        seats.append(seat)
    return seats


async def measure(host: str, chosen: argparse.Namespace) -> bool:
    quiet, busy = Client(host, "192.0.2.1"), Client(host, "198.51.100.1")
    try:
        await decisions(quiet, 3, "warm")
        alone = await decisions(quiet, chosen.turns, "the same")
        seats = await crowd(busy, chosen.tables)
        beside = await decisions(quiet, chosen.turns, "the same")
        waiting = 0
        for seat in seats:
            now = await busy.ask("GET", f"/{seat['table']}", seat["token"])
            waiting += not now["options"]
    finally:
        await quiet.close()
        await busy.close()
    assert len(alone) == len(beside), "not the same game"
    ratio = median(beside) / median(alone)
    print(f"{'':24}{'median ms':>12}{'longest ms':>12}")
    for name, took in (("alone", alone), (f"beside {chosen.tables} tables", beside)):
        print(f"{name:24}{median(took):12.1f}{max(took):12.1f}")
    print(f"ratio of the medians of {len(alone)} decisions {ratio:.2f}; at most {MOST:g} is wanted")
    print(f"{waiting} of {chosen.tables} tables still waited for their planners at the end")
    return ratio <= MOST


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=60, help="of the other client")
    parser.add_argument("--turns", type=int, default=20, help="of the person, alone and beside the others")
    parser.add_argument("--processes", type=int, default=0, help="for bots; as many as the server chooses if left out")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, socket.create_server(("127.0.0.1", 0), backlog=512) as door:
        settings = Settings(
            database=f"sqlite:///{Path(folder) / 'tables.sqlite'}",
            bot_processes=chosen.processes,
            requests_a_minute=OFTEN,
            tables_an_hour=OFTEN,
            trusted_proxy=True,
        )
        server = subprocess.Popen(
            [sys.executable, __file__, "--serve", str(door.fileno()), msgspec.json.encode(settings).decode()],
            pass_fds=[door.fileno()],
            start_new_session=True,
        )
        try:
            return 0 if asyncio.run(measure(f"127.0.0.1:{door.getsockname()[1]}", chosen)) else 1
        finally:
            os.killpg(server.pid, signal.SIGKILL)
            server.wait()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--serve"]:
        run(msgspec.json.decode(sys.argv[3], type=Settings), socket.socket(fileno=int(sys.argv[2])), 1)
    else:
        raise SystemExit(main())
