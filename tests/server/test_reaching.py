"""The server answers by its own names, and does nothing for pages that are not its own."""

import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from desk.people import checked
from sabika.rules.core.errors import BadInput
from sabika.server.checks import check_name
from sabika.server.reaching import NoHost, Reaching, WrongHost, WrongOrigin
from server.real_server import PATIENT
from server.served import ServedOverHttp, serving, settings_in

pytestmark = pytest.mark.anyio

OWN = "gamebox.fritz.box"


@pytest.fixture(autouse=True)
def _named(monkeypatch: pytest.MonkeyPatch) -> None:
    """What this machine is called."""
    monkeypatch.setattr(socket, "gethostname", lambda: OWN)


def reached(folder: Path, *hosts: str, origin: str = "", method: str = "POST", **chosen: Any) -> None:
    headers = [(b"host", host.encode()) for host in hosts] + [(b"Origin", origin.encode())] * bool(origin)
    scope: Any = {"type": "http", "method": method, "headers": headers}
    Reaching(settings_in(folder, **chosen)).check(scope)


LOOPBACK = (
    "localhost",
    "localhost:5173",
    "LOCALHOST.",
    "sabika.localhost:8000",
    "127.0.0.1",
    "127.0.0.1:1",
    "127.9.9.9",
)
LOOPBACK_6 = ("[::1]", "[::1]:8000", "[0:0::1]")
NUMBERS = ("192.168.1.20:8000", "10.0.0.1", "203.0.113.9", "[2001:db8::1]:8000")
HOME = ("gamebox:8000", "gamebox.local", "GameBox.local:80", OWN)
ELSEWHERE = (
    "evil.example",
    "evil.example:8000",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "127.1",
    "2130706433",
)


@pytest.mark.parametrize("bound", ["127.0.0.1", "::1", "localhost"])
def test_a_server_for_this_machine_goes_by_its_names_alone(tmp_path: Path, bound: str) -> None:
    for host in (*LOOPBACK, *LOOPBACK_6):
        reached(tmp_path, host, host=bound)
    for host in (*NUMBERS, *HOME, *ELSEWHERE):
        with pytest.raises(WrongHost):
            reached(tmp_path, host, host=bound)


@pytest.mark.parametrize("bound", ["0.0.0.0", "::", "192.168.1.20", ""])
def test_a_server_for_the_house_goes_by_numbers_and_by_the_name_of_the_machine(tmp_path: Path, bound: str) -> None:
    for host in (*LOOPBACK, *LOOPBACK_6, *NUMBERS, *HOME):
        reached(tmp_path, host, host=bound)
    for host in (*ELSEWHERE, "gamebox.evil.example"):
        with pytest.raises(WrongHost):
            reached(tmp_path, host, host=bound)


def test_a_server_goes_by_its_address_and_by_the_names_it_is_given(tmp_path: Path) -> None:
    chosen: dict[str, Any] = {"address": "https://club.example.org:8443/", "hosts": ("Games.example.org", "10.0.0.9")}
    for bound in ("127.0.0.1", "0.0.0.0"):
        for host in ("club.example.org", "club.example.org:8443", "games.example.org:80", "10.0.0.9", "localhost:1"):
            reached(tmp_path, host, host=bound, **chosen)
        for host in ("10.0.0.1", "gamebox", "example.org", "evil.example"):
            with pytest.raises(WrongHost):
                reached(tmp_path, host, host=bound, **chosen)
    reached(tmp_path, "10.0.0.1", host="0.0.0.0", address="https://club.example.org")
    reached(tmp_path, "mybox.lan", host="mybox.lan")
    reached(tmp_path, "xn--caf-dma.example", address="https://café.example", origin="https://xn--caf-dma.example")
    for host in ("10.0.0.1", "evil.example"):
        reached(tmp_path, host, hosts=("*",))


@pytest.mark.parametrize(
    "said", [[], ["localhost", "localhost"], [""], ["local host"], ["a/b"], ["a@b"], ["a:"], ["."], ["[::1"]]
)
def test_who_does_not_say_where_to_is_not_understood(tmp_path: Path, said: list[str]) -> None:
    with pytest.raises(NoHost):
        reached(tmp_path, *said)


@pytest.mark.parametrize(
    ("host", "origin", "chosen"),
    [
        ("localhost:8000", "http://localhost:8000", {}),
        ("localhost:5173", "http://localhost:5173", {}),
        ("[::1]:8000", "http://[::1]:8000", {}),
        ("127.0.0.1", "http://127.0.0.1:80", {}),
        ("gamebox.local:8000", "http://gamebox.local:8000", {"host": "0.0.0.0"}),
        ("club.example.org", "https://club.example.org", {"address": "https://club.example.org"}),
        ("club.example.org:443", "https://Club.example.org", {"address": "https://club.example.org"}),
        ("127.0.0.1:8000", "https://club.example.org", {"address": "https://club.example.org"}),
        ("127.0.0.1:8000", "https://games.example.org:8443", {"hosts": ("games.example.org",)}),
        ("anything.example", "http://anything.example", {"hosts": ("*",)}),
    ],
)
def test_its_own_pages_may_ask_for_anything(tmp_path: Path, host: str, origin: str, chosen: dict[str, Any]) -> None:
    reached(tmp_path, host, origin=origin, **chosen)


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "https://club.example.org.evil.example",
        "https://club.example.org:8443",
        "http://localhost:3000",
        "http://localhost",
        "http://127.0.0.1:8000",
        "null",
        "file://",
        "chrome-extension://localhost:8000",
        "localhost:8000",
        "http://localhost:8000/",
    ],
)
def test_pages_of_others_may_only_look(tmp_path: Path, origin: str) -> None:
    settings: dict[str, Any] = {"address": "https://club.example.org", "hosts": ("*",)}
    for method in ("POST", "DELETE", "PUT", "PATCH", "BREW"):
        with pytest.raises(WrongOrigin):
            reached(tmp_path, "localhost:8000", origin=origin, method=method, **settings)
    for method in ("GET", "HEAD", "OPTIONS"):
        reached(tmp_path, "localhost:8000", origin=origin, method=method, **settings)


async def test_a_page_whose_name_suddenly_leads_here_is_told_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(settings_in(tmp_path)) as served:
        for path in ("/", "/api/games", "/api/schema/openapi.json", "/nothing"):
            error = checked(await served.client.get(path, headers={"Host": "evil.example:8000"}), 421)
            assert (error["kind"], error["code"]) == ("not-allowed", "wrong-host")
            sentence = "Start the server with --allowed-host evil.example"
            assert error["details"] == {"host": "evil.example", "sentence": sentence}
        assert "Refused (wrong-host): Host 'evil.example:8000'" in capsys.readouterr().err
        checked(await served.client.post("/api/tables", json={"name": "Ana"}, headers={"Host": "evil.example"}), 421)
        assert (await served.client.get("/api/tables")).json() == []


async def test_a_page_from_elsewhere_opens_no_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with serving(settings_in(tmp_path)) as served:
        opening: dict[str, Any] = {"name": "Ana", "offer": {"public": True}}
        answer = await served.client.post("/api/tables", json=opening, headers={"Origin": "http://evil.example"})
        assert checked(answer, 403)["code"] == "wrong-origin"
        assert "--allowed-host" in answer.json()["error"]["details"]["sentence"]
        logged = capsys.readouterr().err
        assert "Refused (wrong-origin)" in logged
        assert "http://evil.example" in logged
        assert (await served.client.get("/api/tables")).json() == []
        for headers in ({"Origin": served.address}, {}):
            assert (await served.client.post("/api/tables", json=opening, headers=headers)).status_code == 201


async def said_to(served: ServedOverHttp, **headers: str) -> int:
    """The status with which the live channel is opened."""
    address = f"{served.address.replace('http', 'ws', 1)}/api/tables/x/live"
    options = dict(PATIENT)
    if host := headers.pop("Host", ""):
        options |= {"host": "127.0.0.1", "port": httpx.URL(served.address).port}
        address = f"ws://{host}/api/tables/x/live"
    try:
        async with websockets.connect(address, additional_headers=headers, **options):
            return 101
    except websockets.InvalidStatus as error:
        return error.response.status_code


async def test_pages_of_others_hear_nothing_of_a_table(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path)) as served:
        assert await said_to(served) == 101
        assert await said_to(served, Origin=served.address) == 101
        assert await said_to(served, Host="localhost:8000", Origin="http://localhost:8000") == 101
        assert await said_to(served, Origin="http://evil.example") == 403
        assert await said_to(served, Origin="null") == 403
        assert await said_to(served, Host="evil.example") == 403
        assert await said_to(served, Host="evil.example", Origin="http://evil.example") == 403


async def test_who_is_refused_is_counted_like_everybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sabika.server.limits.monotonic", lambda: 100.0)
    async with serving(settings_in(tmp_path, requests_a_minute=3)) as served:
        answers = [await served.client.get("/api/games", headers={"Host": "evil.example"}) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [421] * 3 + [429] * 2


def test_names_are_given_as_people_type_them() -> None:
    for name in ("*", "club.example.org", "gamebox", "10.0.0.1", "::1", "[2001:db8::1]", "my_box"):
        check_name(name)
    for name in ("", "https://club.example.org", "club.example.org:8000", "club.example.org/games", "a b", "[::1]:80"):
        with pytest.raises(BadInput, match="by the name"):
            check_name(name)
