"""The client in the browser is served as it was built, and nothing else."""

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import AsyncTestClient

from sabika.server.pages import client

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


@pytest.fixture
async def browser(built: Path) -> AsyncIterator[AsyncTestClient[Litestar]]:
    async with AsyncTestClient(Litestar([client(built)])) as browser:
        yield browser


async def asked(browser: AsyncTestClient[Litestar], address: str, **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return await browser.get(address, headers={"Accept-Encoding": "", **named})


async def test_every_address_of_the_client_leads_to_its_first_page(browser: AsyncTestClient[Litestar]) -> None:
    for address in ADDRESSES:
        answer = await asked(browser, address)
        assert (answer.status_code, answer.content) == (200, INDEX), address
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"


async def test_every_page_and_file_can_be_asked_for_its_head_alone(browser: AsyncTestClient[Litestar]) -> None:
    for address in (*ADDRESSES, "/icon.svg", "/assets/index-Ab12.js"):
        answer, whole = await browser.head(address), await browser.get(address)
        assert (answer.status_code, answer.content) == (200, b""), address
        assert answer.headers["etag"] == whole.headers["etag"]
    assert (await browser.head("/missing.js")).status_code == 404


async def test_what_a_tab_needs_is_there_if_it_was_built(built: Path, tmp_path: Path) -> None:
    tabbed = tmp_path / "tabbed"
    tabbed.mkdir()
    (tabbed / "tab.json").write_bytes(b"{}")
    (tabbed / "python-Ab12.wasm").write_bytes(b"as if compiled")
    async with AsyncTestClient(Litestar([client(built, tabbed)])) as browser:
        python, listed = await browser.get("/tab/python-Ab12.wasm"), await browser.get("/tab/tab.json")
        assert (python.headers["content-type"], python.content) == ("application/wasm", b"as if compiled")
        assert "immutable" in python.headers["cache-control"]
        assert listed.headers["cache-control"] == "no-cache"
    async with AsyncTestClient(Litestar([client(built, tmp_path / "nothing")])) as browser:
        assert (await browser.get("/tab/tab.json")).status_code == 404
        assert (await browser.get("/")).content == INDEX


async def test_what_is_no_page_is_not_there(browser: AsyncTestClient[Litestar]) -> None:
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


async def test_files_with_a_hash_in_their_name_are_kept_for_ever(browser: AsyncTestClient[Litestar]) -> None:
    answer = await asked(browser, "/assets/index-Ab12.js")
    assert (answer.content, answer.headers["content-type"]) == (SCRIPT, "text/javascript; charset=utf-8")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    icon = await asked(browser, "/icon.svg")
    assert (icon.headers["cache-control"], icon.headers["content-type"]) == ("no-cache", "image/svg+xml")


async def test_the_worker_that_keeps_the_client_is_asked_for_again_and_may_do_so_for_every_page(
    browser: AsyncTestClient[Litestar],
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
    async with AsyncTestClient(Litestar([client(built)])) as browser:
        async with browser.stream("GET", "/assets/index-Ab12.js", headers={"Accept-Encoding": accepted}) as answer:
            raw = b"".join([piece async for piece in answer.aiter_raw()])
        assert answer.headers.get("content-encoding", "") == way
        assert answer.headers["vary"] == "Accept-Encoding"
        assert raw == {"gzip": PACKED, "br": b"as if packed", "": SCRIPT}[way]
        # What was not packed when it was built is sent as it is.
        assert (await asked(browser, "/icon.svg", Accept_Encoding=accepted)).content == b"<svg/>"


async def test_a_page_that_has_not_changed_is_not_sent_again(browser: AsyncTestClient[Litestar]) -> None:
    tag = (await asked(browser, "/")).headers["etag"]
    again = await asked(browser, "/tables/abc", If_None_Match=f'"other", W/{tag}')
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert (await asked(browser, "/", If_None_Match='"other"')).content == INDEX
    assert (await asked(browser, "/icon.svg")).headers["etag"] != tag


async def test_a_client_that_was_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    async with AsyncTestClient(Litestar([client(tmp_path / "nothing")])) as browser:
        for address in ADDRESSES:
            answer = await asked(browser, address)
            assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
            assert "not built: <code>python3 run.py play</code> builds it." in answer.text
        assert (await asked(browser, "/assets/index-Ab12.js")).status_code == 404
