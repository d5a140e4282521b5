"""`sabika site`: a folder of files with the whole game in it."""

import base64
import hashlib
import json
import os
import re
import stat
from pathlib import Path

import pytest

from cli.shell import Call
from sabika.cli.site import folder, pages

INDEX = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <style>body { margin: 0; }</style>
    <script>document.title = "Sabika";</script>
    <script type="module" crossorigin src="/assets/index-Ab12.js"></script>
  </head>
  <body><div id="first"><noscript>Allow scripts.</noscript></div> <div id="app"></div></body>
</html>
"""
MANIFEST = {"name": "Sabika", "id": "/", "start_url": "/", "scope": "/", "icons": [{"src": "/icon.svg"}]}


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """The client as the build leaves it."""
    built = tmp_path / "client"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text(INDEX)
    (built / "index.html.gz").write_bytes(b"the page of a server, packed")
    (built / "manifest.webmanifest").write_text(json.dumps(MANIFEST))
    (built / "service-worker.js").write_text(f"// keeps all that\n{pages.NO_SITE}\n")
    (built / "built-from").write_text("a digest")
    (built / "assets/index-Ab12.js").write_text("console.log('the court of the lions')")
    return built


@pytest.fixture
def tabbed(tmp_path: Path) -> Path:
    built = tmp_path / "tabbed"
    (built / "LICENSES").mkdir(parents=True)
    (built / "LICENSES/msgspec.txt").write_text("BSD")
    (built / "tab.json").write_text(json.dumps({"files": {"python.wasm": "python-Cd34.wasm"}}))
    (built / "python-Cd34.wasm").write_bytes(b"\0asm")
    return built


@pytest.fixture
def _built(monkeypatch: pytest.MonkeyPatch, client: Path, tabbed: Path) -> None:
    monkeypatch.setattr(folder, "CLIENT", client)
    monkeypatch.setattr(folder, "TABBED", tabbed)


@pytest.mark.usefixtures("_built")
def test_the_folder_is_made_and_made_anew(call: Call, tmp_path: Path) -> None:
    out = tmp_path / "web" / "dist"
    result = call("site", "--out", str(out))
    assert result.code == 0
    assert "MB" in result.out
    assert (out / "assets/index-Ab12.js").is_file()
    assert (out / "tab/python-Cd34.wasm").read_bytes() == b"\0asm"
    assert (out / "tab/LICENSES/msgspec.txt").is_file()
    assert not (out / "built-from").exists()
    (out / "of-an-earlier-version.js").touch()
    assert call("site", "--out", str(out)).code == 0
    assert not (out / "of-an-earlier-version.js").exists()
    assert [each.name for each in out.parent.iterdir()] == ["dist"]


@pytest.mark.usefixtures("_built")
def test_everything_lies_beside_the_first_page(call: Call, tmp_path: Path) -> None:
    out = tmp_path / "dist"
    call("site", "--out", str(out))
    page = (out / "index.html").read_text()
    assert not re.search(r'(href|src)="/', page)
    assert 'src="./assets/index-Ab12.js"' in page
    assert '<meta name="sabika-place" content="site" />' in page
    assert not list(out.glob("index.html.*")), "packed pages would be sent in its place"
    said = json.loads((out / "manifest.webmanifest").read_text())
    assert (said["start_url"], said["scope"], said["icons"][0]["src"]) == ("./", "./", "./icon.svg")


@pytest.mark.usefixtures("_built")
def test_pages_and_headers_say_what_may_be_loaded(call: Call, tmp_path: Path) -> None:
    out = tmp_path / "dist"
    call("site", "--out", str(out))
    page, elsewhere = (out / "index.html").read_text(), (out / "404.html").read_text()
    script, style = digest('document.title = "Sabika";'), digest("body { margin: 0; }")
    assert f"script-src 'self' 'wasm-unsafe-eval' {script}; style-src 'self' {style};" in page
    assert "frame-ancestors" not in page, "browsers ignore that in a page, and complain"
    headers = (out / "_headers").read_text()
    assert digest(pages.FIND_THE_GAME) in elsewhere
    assert all(each in headers for each in (script, style, digest(pages.FIND_THE_GAME)))
    assert "unsafe-inline" not in page + elsewhere + headers
    assert style in elsewhere
    assert '<div id="first"><noscript>Allow scripts.</noscript></div>' in elsewhere
    assert "frame-ancestors 'none'" in headers
    assert "/tab/tab.json\n  Cache-Control: no-cache" in headers


def digest(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


@pytest.mark.usefixtures("_built")
@pytest.mark.skipif(os.name == "nt", reason="Windows knows no such modes.")
@pytest.mark.parametrize("umask", [0o022, 0o077, 0o002])
def test_the_umask_says_who_may_read_it(call: Call, tmp_path: Path, client: Path, tabbed: Path, umask: int) -> None:
    """Whatever may be done with what it is made of."""
    (tabbed / "python-Cd34.wasm").chmod(0o777)
    (client / "assets/index-Ab12.js").chmod(0o400)
    (client / "assets").chmod(0o700)
    out = tmp_path / "dist"
    before = os.umask(umask)
    try:
        call("site", "--out", str(out))
    finally:
        os.umask(before)
    modes = {each: stat.S_IMODE(each.stat().st_mode) for each in (out, *out.rglob("*"))}
    assert len(modes) > 10
    assert modes == {each: (0o777 if each.is_dir() else 0o666) & ~umask for each in modes}


@pytest.mark.usefixtures("_built")
def test_what_is_kept_changes_with_what_lies_there(call: Call, tmp_path: Path, tabbed: Path) -> None:
    worker = tmp_path / "dist/service-worker.js"
    call("site", "--out", str(worker.parent))
    before = worker.read_text()
    found = re.search("const SITE = (.*);", before)
    assert found
    assert json.loads(found[1])["tab"] == ["tab/tab.json", "tab/python-Cd34.wasm"]
    call("site", "--out", str(worker.parent))
    assert worker.read_text() == before
    (tabbed / "python-Cd34.wasm").write_bytes(b"\0asm of tomorrow")
    call("site", "--out", str(worker.parent))
    assert worker.read_text() != before


@pytest.mark.usefixtures("_built")
def test_a_folder_of_something_else_is_left_alone(call: Call, tmp_path: Path) -> None:
    out = tmp_path / "photographs"
    out.mkdir()
    (out / "granada.jpg").touch()
    complaint = call("site", "--out", str(out)).complaint
    assert complaint.endswith("holds something else. Name another one with --out.")
    assert (out / "granada.jpg").exists()
    assert "is a file" in call("site", "--out", str(out / "granada.jpg")).complaint


def test_what_is_not_built_is_said(call: Call, tmp_path: Path, client: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folder, "TABBED", tmp_path / "nothing")
    monkeypatch.setattr(folder, "CLIENT", client)
    assert "python3 run.py site builds it" in call("site", "--out", str(tmp_path / "dist")).complaint
    monkeypatch.setattr(folder, "CLIENT", tmp_path / "nothing")
    assert "The game for the browser is not built." in call("site", "--out", str(tmp_path / "dist")).complaint
    assert not (tmp_path / "dist").exists()
