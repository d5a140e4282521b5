"""What only a server has: an address that links lead to, and an end that its tables outlive."""

from pathlib import Path

import pytest

from desk.people import JSON, asked_of, recorded
from sabika.desk import door, keeper
from server.served import serving, settings_in

pytestmark = pytest.mark.anyio


async def test_a_link_leads_to_a_page(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path)) as served:
        seat = await served.open(players=2)
        assert seat.link == f"{served.address}/tables/{seat.table}#{seat.key}"
        assert (await served.client.get(f"/tables/{seat.table}")).status_code == 200


async def test_the_link_can_have_an_address_of_its_own(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path, address="https://club.example.org/")) as served:
        seat = await served.open(players=2)
        assert seat.link == f"https://club.example.org/tables/{seat.table}#{seat.key}"


async def test_a_table_outlives_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # However long the server takes to end and to start: no clock gets time back.
    for module in (door, keeper):
        monkeypatch.setattr(module, "now", lambda: 10**12)
    settings = settings_in(tmp_path)
    async with serving(settings) as served:
        people = await served.begun(clock={"type": "move", "milliseconds": 3_600_000})
        kept = (
            await served.client.post(
                "/api/records", content=recorded(("A" * 150, "Ben"), "x" * 200).dumps(), headers=JSON
            )
        ).json()
        person, before = await asked_of(people)
    async with serving(settings) as served:
        person.client = served.client
        assert await person.now() == before
        again = await served.client.get(f"/api/tables/{kept['table']}", params={"key": kept["key"]})
        assert again.json()["status"] == "over"
