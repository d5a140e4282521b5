"""What people say is kept with its table, in the order in which it was said, and heard by every worker."""

import asyncio
from pathlib import Path

import pytest

from desk.kept import new_table
from desk.patience import HANG
from desk.people import Seat
from sabika.desk.door import now
from sabika.desk.remarks import MOST_KEPT
from sabika.desk.store import Store
from sabika.desk.wire.messages import Remark
from sabika.rules.core.errors import Gone
from sabika.server.store import SqlStore
from server.served import serving, settings_in

pytestmark = pytest.mark.anyio


def remark(text: str) -> Remark:
    return Remark(number=0, at=1, seat=0, name="Ana", text=text)


async def test_two_workers_number_them_together(two_workers: tuple[Store, Store]) -> None:
    one, two = two_workers
    table = new_table("lions")
    await one.create(table)
    await asyncio.gather(*(store.remarks.add("lions", remark(f"{at}")) for at in range(6) for store in (one, two)))
    found = await two.remarks.after("lions", 0)
    assert [each.number for each in found] == list(range(1, 13))
    assert await one.remarks.after("lions", 10) == found[10:]


async def test_they_go_with_their_table(store: SqlStore) -> None:
    with pytest.raises(Gone):
        await store.remarks.add("nowhere", remark("hello"))
    table = new_table("lions")
    await store.create(table)
    for _ in range(MOST_KEPT + 2):
        last = await store.remarks.add("lions", remark("hello"))
    assert len(await store.remarks.after("lions", 0)) == MOST_KEPT
    assert last.number == MOST_KEPT + 2
    assert await store.delete_before(now() + 1) == ["lions"]
    assert await store.remarks.after("lions", 0) == []


async def test_whoever_is_at_another_worker_hears_them_too(postgresql_url: str, tmp_path: Path) -> None:
    settings = settings_in(tmp_path, database=postgresql_url)
    async with serving(settings) as one, serving(settings) as two:
        ana, ben = await one.begun()
        async with asyncio.timeout(HANG), two.watching(ben.table, token=ben.token, remarks=0) as viewer:
            await viewer.next()
            assert await viewer.next() == {"remarks": []}
            await ana.tell("remarks", text="hello")
            assert [each["text"] for each in (await viewer.next())["remarks"]] == ["hello"]
            await Seat(two.client, ben.said).tell("remarks", reaction="thanks")
            assert [each["reaction"] for each in (await viewer.next())["remarks"]] == ["thanks"]
        heard = (await one.client.get(f"/api/tables/{ana.table}/remarks", headers=ana.headers)).json()["remarks"]
        assert [each["number"] for each in heard] == [1, 2]
