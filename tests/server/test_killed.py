"""Nothing acknowledged is lost: the server is killed again and again while people and bots play.

With SABIKA_THOROUGH=1 at 50 tables; `-s` prints the figures.
"""

import asyncio
import os

import httpx
import msgspec
import pytest

from desk.patience import HANG
from sabika.server.store import SqlStore
from server.killing import Killer, Survivor
from server.real_server import RealServer, begun, check_kept, late_in_a_game, settings_for

THOROUGH = os.environ.get("SABIKA_THOROUGH") == "1"
TABLES = 50 if THOROUGH else 6
KILLS = 20 if THOROUGH else 3
DECISIONS = 150 if THOROUGH else 40
"""About so many are played at each table."""
GAMES = (("alhambra", 3), ("granada", 2), ("alhambra", 2), ("combined", 3))

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


async def test_killed_again_and_again_nothing_is_lost_and_all_go_on(database_url: str) -> None:
    store = await SqlStore.open(database_url)
    names = [f"table-{number}" for number in range(TABLES)]
    for number, name in enumerate(names):
        game, players = GAMES[number % len(GAMES)]
        offer = late_in_a_game(game, players, name, DECISIONS)
        # The first seat is a person's; of the others every second one.
        bots = {str(seat): "random" for seat in range(1, players) if (number + seat) % 2}
        await begun(store, name, msgspec.structs.replace(offer, bots=bots, confirm=number % 3 > 0))
    async with httpx.AsyncClient(timeout=HANG, trust_env=False) as http:
        with RealServer(settings_for(database_url)) as server:
            killer = Killer(server, database_url.partition(":")[0])
            people = killer.people = [
                Survivor(http, server.address, name, seat)
                for name in names
                for seat, chair in enumerate((await store.load(name)).chairs)
                if not chair.bot
            ]
            for person in people:
                person.killer = killer
                person.on_acknowledged = killer.count
            killer.expect()
            # All kills come in the first half of the games.
            killing = asyncio.create_task(killer.kill(KILLS, max(1, TABLES * DECISIONS // KILLS // 4)))
            async with asyncio.timeout(HANG * (10 if THOROUGH else 1)):
                await asyncio.gather(*(person.play() for person in people))
                await killing
    acknowledged = 0
    for person in people:
        table = await store.load(person.table)
        assert table.status == "over"
        assert table.version == person.seen
        check_kept(person, table.entries)
        acknowledged += len(person.acknowledged)
    await store.close()
    # Some games may be over before the last kill.
    assert sum(person.resumed - 1 for person in people) > len(people) * KILLS / 2
    print(
        f"\n{TABLES} tables, killed {KILLS} times: {acknowledged} acknowledged actions, none lost; "
        f"the next action after at most {max(killer.resumed_after):.1f} s"
    )
