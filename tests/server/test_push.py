"""Turns are pushed to browsers whose page is closed: once, readable for them alone, and never to the own network."""

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import http_ece  # type: ignore[import-untyped]
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from desk.kept import new_table
from desk.patience import HANG
from desk.people import Seat, asked_of, checked
from sabika.desk.pushing import MOST_DEVICES, Subscription
from sabika.desk.store import Store
from sabika.server import outside, push
from sabika.server.push import packed, unpacked
from server.served import ServedOverHttp, serving, settings_in

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "SECONDS", HANG)


class BrowserAtHome:
    """A browser that has subscribed at a push service, which is both here."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen bytes ok"
        self.heard: asyncio.Queue[tuple[dict[str, str], bytes]] = asyncio.Queue()
        self.status = "201 Created"
        self.port = 0

    @property
    def endpoint(self) -> str:
        return f"http://127.0.0.1:{self.port}/push/one"

    def subscribing(self, **more: str) -> dict[str, str]:
        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": self.endpoint,
            "p256dh": packed(point),
            "auth": packed(self._auth),
            "language": "de",
            **more,
        }

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head.splitlines()[1:])}
        self.heard.put_nowait((headers, await reader.readexactly(int(headers["content-length"]))))
        writer.write(f"HTTP/1.1 {self.status}\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async def next(self) -> tuple[dict[str, str], dict[str, Any]]:
        headers, body = await asyncio.wait_for(self.heard.get(), HANG)
        read = http_ece.decrypt(body, private_key=self._private, auth_secret=self._auth, version="aes128gcm")
        return headers, json.loads(read)


@asynccontextmanager
async def at_home() -> AsyncIterator[BrowserAtHome]:
    browser = BrowserAtHome()
    server = await asyncio.start_server(browser.meet, "127.0.0.1", 0)
    browser.port = server.sockets[0].getsockname()[1]
    yield browser
    server.close()


def claims_of(headers: dict[str, str], key: str) -> dict[str, Any]:
    """What the server says of itself, if it is signed with its key."""
    scheme, _, rest = headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    signed, _, signature = parts["t"].rpartition(".")
    raw = unpacked(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(key))
    both = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public.verify(both, signed.encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(unpacked(signed.split(".")[1]))
    return found


async def take(people: list[Seat]) -> Seat:
    """Whoever is asked takes money; returns the other, who is asked then."""
    person, now = await asked_of(people)
    action = next(option["action"] for option in now["options"] if option["verb"] == "take")
    await person.done("actions", version=now["version"], action=action)
    return people[1 - person.seat]


async def settled(served: ServedOverHttp) -> None:
    while served.worker.pushes._tasks:
        await asyncio.gather(*served.worker.pushes._tasks, return_exceptions=True)


def pushing(folder: Path, **chosen: Any) -> Any:
    return settings_in(folder, **{"private_pushes": True, "push_seconds": 0, **chosen})


async def test_a_closed_page_hears_once_that_it_is_its_turn(tmp_path: Path) -> None:
    async with at_home() as browser, serving(pushing(tmp_path, contact="mailto:host@example.org")) as served:
        people = await served.begun(confirm=False)
        person, _ = await asked_of(people)
        other = people[1 - person.seat]
        key = (await other.ask("push")).json()["key"]
        answer = await other.tell("push", **browser.subscribing())
        assert answer.json() == {"key": key, "devices": 1}
        assert await take(people) is other
        headers, notice = await browser.next()
        assert notice == {
            "table": other.table,
            "title": "Du bist an der Reihe",
            "body": f"Alhambra mit {'Ben' if other.seat == 0 else 'Ana'}",
        }
        claims = claims_of(headers, key)
        assert (claims["aud"], claims["sub"]) == (f"http://127.0.0.1:{browser.port}", "mailto:host@example.org")
        assert (headers["topic"], headers["content-encoding"]) == (other.table, "aes128gcm")
        await settled(served)
        # Asked again in the same turn, and by another worker: it has been told.
        table = await served.table(other.table)
        table.newly_asked = True
        served.worker.pushes.announce(table)
        await settled(served)
        await take(people)  # its own turn, so that the other is asked
        await settled(served)
        assert browser.heard.empty()
        await take(people)
        await browser.next()


async def test_who_looks_at_the_page_or_wants_no_more_is_not_told(tmp_path: Path) -> None:
    async with at_home() as browser, serving(pushing(tmp_path)) as served:
        people = await served.begun(confirm=False)
        other = people[1 - (await asked_of(people))[0].seat]
        await other.tell("push", **browser.subscribing())
        released = asyncio.Event()
        waited = asyncio.Event()

        async def wait(seconds: float) -> None:
            waited.set()
            await released.wait()

        served.worker.pushes.wait = wait
        await take(people)
        await asyncio.wait_for(waited.wait(), HANG)
        assert (await other.tell("push/seen")).status_code == 200
        released.set()
        await settled(served)
        assert browser.heard.empty()
        await take(people)
        assert (await other.tell("push/off", endpoint=browser.endpoint)).json()["devices"] == 0
        await take(people)
        await settled(served)
        assert browser.heard.empty()


async def test_a_browser_that_is_gone_is_forgotten_and_nothing_fails(tmp_path: Path) -> None:
    async with at_home() as browser, serving(pushing(tmp_path)) as served:
        people = await served.begun(confirm=False)
        other = people[1 - (await asked_of(people))[0].seat]
        await other.tell("push", **browser.subscribing())
        await other.tell("push", **browser.subscribing(endpoint="http://127.0.0.1:1/nobody/there"))
        browser.status = "410 Gone"
        assert await take(people) is other
        await browser.next()
        await settled(served)
        assert (await other.ask("push")).json()["devices"] == 1, "only the one that says so"


async def test_only_push_services_of_the_web_are_reached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def resolve(host: str, port: object, **rest: object) -> list[Any]:
        return [(2, 1, 6, "", ("127.0.0.1", port or 0))]

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolve)
    async with at_home() as browser, serving(settings_in(tmp_path, push_seconds=0)) as served:
        people = await served.begun(confirm=False)
        other = people[1 - (await asked_of(people))[0].seat]
        wrong = [
            {"endpoint": browser.endpoint},
            {"endpoint": ""},
            {"endpoint": f"https://127.0.0.1:{browser.port}/x"},
            {"endpoint": f"https://localhost:{browser.port}/x"},
            {"endpoint": "https://push.example.org/x", "p256dh": "AAAA"},
            {"endpoint": "https://push.example.org/x", "auth": "AAAA"},
        ]
        for each in wrong:
            error = checked(await other.tell("push", **browser.subscribing(**each)), 400)
            assert error["code"] == "no-such-push"
        inside = f"https://push.example.org:{browser.port}/x"
        assert (await other.tell("push", **browser.subscribing(endpoint=inside))).status_code == 200
        asked: list[str] = []
        send = served.worker.pushes._outside.post

        async def watched(url: str, content: bytes, headers: dict[str, str]) -> int | None:
            asked.append(url)
            status = await send(url, content, headers)
            assert status is None, "nothing was sent"
            return status

        served.worker.pushes._outside.post = watched  # type: ignore[assignment,method-assign]
        await take(people)
        await settled(served)
        assert asked == [inside]
        assert browser.heard.empty()


async def test_strangers_and_who_left_the_seat_hear_nothing(tmp_path: Path) -> None:
    async with at_home() as browser, serving(pushing(tmp_path)) as served:
        ana = await served.open(players=2, seed="begun", confirm=False)
        gone = await served.join(ana, "Ben")
        stranger = await served.client.post(f"/api/tables/{ana.table}/push?key={ana.key}", json=browser.subscribing())
        assert checked(stranger, 401)["code"] == "no-valid-token"
        for seat in (ana, gone):
            await seat.tell("push", **browser.subscribing())
        await served.client.delete(f"/api/tables/{ana.table}/seats/1", headers=gone.headers)
        eva = await served.join(ana, "Eva")
        await ana.tell("push/off", endpoint=browser.endpoint)
        await ana.done("begin", version=(await ana.now())["version"])
        for _ in range(2):
            await take([ana, eva])
        await settled(served)
        assert browser.heard.empty()


async def test_what_was_subscribed_for_is_forgotten_when_the_game_is_over(tmp_path: Path) -> None:
    async with at_home() as browser, serving(pushing(tmp_path)) as served:
        people = await served.over()
        await people[0].tell("push", **browser.subscribing())
        served.worker.pushes.announce(await served.table(people[0].table))
        await settled(served)
        assert (await people[0].ask("push")).json()["devices"] == 0


async def test_the_key_is_made_once_and_not_shown(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(pushing(tmp_path)) as served:
        ana = await served.open(players=2)
        first = (await ana.ask("push")).json()["key"]
        private = served.worker.pushes._key
    async with serving(pushing(tmp_path)) as served:
        assert (await Seat(served.client, ana.said).ask("push")).json()["key"] == first
    assert len(base64.urlsafe_b64decode(first + "=")) == 65
    assert private not in caplog.text


async def test_a_server_without_the_package_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "missing", lambda extra: ["pywebpush"])
    async with at_home() as browser, serving(pushing(tmp_path)) as served:
        ana = await served.open(players=2)
        assert (await ana.ask("push")).json() == {"key": "", "devices": 0}
        assert checked(await ana.tell("push", **browser.subscribing()), 400)["code"] == "no-push"


async def test_a_seat_has_so_many_devices_and_a_turn_is_claimed_once(two_workers: tuple[Store, Store]) -> None:
    one, two = two_workers
    await one.create(new_table("lions"))
    for at in range(MOST_DEVICES + 2):
        await one.pushes.add("lions", Subscription(0, "ana", f"https://push.example.org/{at}", "p", "a", "en"))
    await one.pushes.add("lions", Subscription(1, "ben", "https://push.example.org/ben", "p", "a", "en"))
    assert await two.pushes.count("lions", 0) == MOST_DEVICES
    claimed = await asyncio.gather(*(store.pushes.claim("lions", 0, 3) for store in two_workers))
    ends = sorted(each.endpoint[-1] for found in claimed for each in found)
    assert ends == [str(at) for at in range(2, MOST_DEVICES + 2)]
    assert await one.pushes.claim("lions", 0, 3) == []
    assert len(await one.pushes.claim("lions", 0, 4)) == MOST_DEVICES
    await two.pushes.forget("lions")
    assert await one.pushes.count("lions", 1) == 0
