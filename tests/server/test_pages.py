"""The client in the browser is served as it was built, and nothing else."""

import asyncio
import base64
import gzip
import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import httpx
import pytest

from sabika.server import pages
from sabika.server.pieces import PIECE, in_pieces
from server.served import serving, settings_in

SCRIPT = b"console.log('the court of the lions');" * 40
PACKED = gzip.compress(SCRIPT, mtime=0)
WORKER = b"self.addEventListener('fetch', () => undefined);"
INDEX = b"<!doctype html><title>Sabika</title>"
ADDRESSES = (
    "/",
    "/tables/abc",
    "/new",
    "/rules",
    "/rules/A21",
    "/tutorial/alhambra/3",
    "/replay/abc/17",
    "/score/abc/2/1",
)

pytestmark = pytest.mark.anyio


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client as the build leaves it. The packed files are told apart by what is in them."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(INDEX)
    (folder / "icon.svg").write_bytes(b"<svg/>")
    (folder / "service-worker.js").write_bytes(WORKER)
    (folder / "assets" / "index-Ab12.js").write_bytes(SCRIPT)
    (folder / "assets" / "index-Ab12.js.gz").write_bytes(PACKED)
    (folder / "assets" / "index-Ab12.js.br").write_bytes(b"as if packed")
    (tmp_path / "secret.txt").write_text("beside the folder")
    return folder


@asynccontextmanager
async def served(client: Path, tabbed: Path | None = None, requests: int = 20) -> AsyncIterator[httpx.AsyncClient]:
    """A server with the pages of a folder, where a client may ask for little else."""
    found = pages.pages_in(client, tabbed or client / "nothing")
    settings = settings_in(client.parent, requests_a_minute=requests)
    with patch("server.here.KEPT_PAGES", lambda *_: found):
        async with serving(settings) as server:
            yield server.client


@pytest.fixture
async def browser(built: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with served(built) as browser:
        yield browser


async def asked(browser: httpx.AsyncClient, address: str, **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return await browser.get(address, headers={"Accept-Encoding": "", **named})


async def test_every_address_of_the_client_leads_to_its_first_page(browser: httpx.AsyncClient) -> None:
    for address in ADDRESSES:
        answer = await asked(browser, address)
        assert (answer.status_code, answer.content) == (200, INDEX), address
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"


async def test_of_what_stands_in_a_page_its_policy_allows_just_that(built: Path) -> None:
    """Also what is said to those who have it already: browsers go by the newest."""
    script, style = "document.title = 'Sabika';", "body { margin: 0; }"
    inside = f"<style>{style}</style><script>{script}</script><script src='/x.js'></script>"
    (built / "index.html").write_text(f"<!doctype html>{inside}<title>Sabika</title>")
    (built / "index.html.gz").write_bytes(b"as if packed")
    known = {text: base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() for text in (script, style)}
    async with served(built) as browser:
        whole = await asked(browser, "/tables/abc")
        answers = [whole, await asked(browser, "/", If_None_Match=whole.headers["etag"])]
        answers.append(await browser.head("/", headers={"Accept-Encoding": "gzip"}))
        assert [answer.status_code for answer in answers] == [200, 304, 200]
        for answer in answers:
            (policy,) = answer.headers.get_list("content-security-policy")
            assert f"script-src 'self' 'wasm-unsafe-eval' 'sha256-{known[script]}'; " in policy
            assert f"style-src 'self' 'sha256-{known[style]}'; " in policy
        assert "sha256" not in (await asked(browser, "/icon.svg")).headers["content-security-policy"]


async def test_every_page_and_file_can_be_asked_for_its_head_alone(browser: httpx.AsyncClient) -> None:
    for address in (*ADDRESSES, "/icon.svg", "/assets/index-Ab12.js"):
        answer, whole = await browser.head(address), await browser.get(address)
        assert (answer.status_code, answer.content) == (200, b""), address
        assert answer.headers["etag"] == whole.headers["etag"]
    assert (await browser.head("/missing.js")).status_code == 404


async def test_a_file_costs_a_client_nothing_and_what_is_none_does(built: Path) -> None:
    async with served(built, requests=2) as browser:
        for _ in range(20):
            for address in (*ADDRESSES, "/icon.svg", "/assets/index-Ab12.js", "/service-worker.js"):
                assert (await asked(browser, address)).status_code == 200, address
        assert (await asked(browser, "/missing.js")).status_code == 404
        assert (await asked(browser, "/api/games")).status_code == 200
        assert (await asked(browser, "/api/games")).status_code == 429
        assert (await asked(browser, "/missing.js")).status_code == 429
        assert (await browser.post("/")).status_code == 429
        assert (await asked(browser, "/icon.svg")).status_code == 200


async def test_a_file_is_no_page_for_strangers_nor_for_those_by_a_wrong_name(browser: httpx.AsyncClient) -> None:
    assert (await asked(browser, "/icon.svg", Host="evil.example")).status_code == 421


async def test_a_large_file_is_handed_over_in_pieces_and_others_are_answered_in_between(built: Path) -> None:
    """Whoever does not read it holds little of it."""
    large = bytes(range(256)) * 1_000
    (built / "assets" / "large-Ab12.wasm").write_bytes(large)
    found = pages.Pages(built, built / "nothing")
    sent: list[tuple[str, Any]] = []

    async def ask(who: str) -> None:
        scope: Any = {"type": "http", "method": "GET", "path": "/assets/large-Ab12.wasm", "headers": []}
        page = found.asked_for(scope)
        assert page

        async def send(message: Any) -> None:
            sent.append((who, message))

        await found.answer(page, scope, in_pieces(send))

    await asyncio.gather(ask("Ana"), ask("Bo"))
    pieces = [message for who, message in sent if who == "Ana" and message["type"] == "http.response.body"]
    assert b"".join(message["body"] for message in pieces) == large
    assert max(len(message["body"]) for message in pieces) == PIECE
    assert [message["more_body"] for message in pieces] == [True] * (len(pieces) - 1) + [False]
    whose = [who for who, _ in sent]
    assert whose.index("Bo") < whose.index("Ana", 3)


async def test_what_a_tab_needs_is_there_if_it_was_built(built: Path, tmp_path: Path) -> None:
    tabbed = tmp_path / "tabbed"
    tabbed.mkdir()
    (tabbed / "tab.json").write_bytes(b"{}")
    (tabbed / "python-Ab12.wasm").write_bytes(b"as if compiled")
    async with served(built, tabbed) as browser:
        python, listed = await browser.get("/tab/python-Ab12.wasm"), await browser.get("/tab/tab.json")
        assert (python.headers["content-type"], python.content) == ("application/wasm", b"as if compiled")
        assert "immutable" in python.headers["cache-control"]
        assert listed.headers["cache-control"] == "no-cache"
    async with served(built) as browser:
        assert (await browser.get("/tab/tab.json")).status_code == 404
        assert (await browser.get("/")).content == INDEX


async def test_what_is_no_page_is_not_there(browser: httpx.AsyncClient) -> None:
    missing = (
        "/missing.js",
        "/assets/old-Ab12.js",
        "/assets/index-Ab12.js.gz",
        "/api",
        "/api/nothing",
        "/../secret.txt",
    )
    for address in (*missing, "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/tables/.git/config"):
        answer = await asked(browser, address)
        assert answer.status_code == 404, address
        assert "beside the folder" not in answer.text


async def test_files_with_a_hash_in_their_name_are_kept_for_ever(browser: httpx.AsyncClient) -> None:
    answer = await asked(browser, "/assets/index-Ab12.js")
    assert (answer.content, answer.headers["content-type"]) == (SCRIPT, "text/javascript; charset=utf-8")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    icon = await asked(browser, "/icon.svg")
    assert (icon.headers["cache-control"], icon.headers["content-type"]) == ("no-cache", "image/svg+xml")


async def test_the_worker_that_keeps_the_client_is_asked_for_again_and_may_do_so_for_every_page(
    browser: httpx.AsyncClient,
) -> None:
    # Browsers let a worker keep what lies beside it and below: at the root, that is all of the client.
    answer = await asked(browser, "/service-worker.js")
    assert (answer.content, answer.headers["content-type"]) == (WORKER, "text/javascript; charset=utf-8")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "way"),
    [
        ("gzip", "gzip"),
        ("gzip, deflate, br, zstd", "br"),
        ("GZIP;q=0.5", "gzip"),
        ("br;q=0, gzip;q=0.1", "gzip"),
        ("br;q=0.0,gzip; q=0", ""),
        ("zstd", ""),
    ],
)
async def test_files_come_packed_as_the_browser_can_take_them(built: Path, accepted: str, way: str) -> None:
    async with served(built) as browser:
        async with browser.stream("GET", "/assets/index-Ab12.js", headers={"Accept-Encoding": accepted}) as answer:
            raw = b"".join([piece async for piece in answer.aiter_raw()])
        assert answer.headers.get("content-encoding", "") == way
        assert answer.headers["vary"] == "Accept-Encoding"
        assert raw == {"gzip": PACKED, "br": b"as if packed", "": SCRIPT}[way]
        # What was not packed when it was built is sent as it is.
        assert (await asked(browser, "/icon.svg", Accept_Encoding=accepted)).content == b"<svg/>"


async def test_a_page_that_has_not_changed_is_not_sent_again(browser: httpx.AsyncClient) -> None:
    tag = (await asked(browser, "/")).headers["etag"]
    again = await asked(browser, "/tables/abc", If_None_Match=f'"other", W/{tag}')
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert (await asked(browser, "/", If_None_Match='"other"')).content == INDEX
    assert (await asked(browser, "/icon.svg")).headers["etag"] != tag


async def test_a_client_that_was_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    async with served(tmp_path / "nothing") as browser:
        for address in ADDRESSES:
            answer = await asked(browser, address)
            assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
            assert "not built: <code>python3 run.py play</code> builds it." in answer.text
        assert (await asked(browser, "/assets/index-Ab12.js")).status_code == 404
