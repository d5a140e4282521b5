"""What a browser downloads to play in a tab: all that is needed, nothing else, and not too much of it."""

import base64
import gzip
import hashlib
import json
import os
import re
import stat
import tarfile
from pathlib import Path

import pytest

from desk.people import Served
from tab.node import ROOT, Node

pytestmark = pytest.mark.anyio

LARGEST = 9_000_000
"""Bytes, compressed."""
ABSENT = ("babel", "fluent", "httpx", "litestar", "rich", "segno", "sqlalchemy", "textual", "typer", "uvicorn")
ELSEWHERE = ("arena", "batch", "cli", "client", "data", "encoding", "envs", "server", "tabbed", "terminal")


def names_in(bundle: Path, role: str) -> list[str]:
    with tarfile.open(bundle / files_of(bundle)[role]) as archive:
        return archive.getnames()


def files_of(bundle: Path) -> dict[str, str]:
    found: dict[str, str] = json.loads((bundle / "tab.json").read_bytes())["files"]
    return found


def test_it_is_small_enough(bundle: Path) -> None:
    sizes = {name: len(gzip.compress((bundle / name).read_bytes(), 9)) for name in files_of(bundle).values()}
    assert sum(sizes.values()) <= LARGEST, sizes


def test_every_file_is_named_after_its_content(bundle: Path) -> None:
    there = {file.relative_to(bundle).as_posix() for file in bundle.rglob("*") if file.is_file()}
    listed = set(files_of(bundle).values())
    assert {name for name in there if not name.startswith("LICENSES/")} == {*listed, "tab.json", "built-from"}
    assert all(re.search(r"-[0-9a-f]{16}(\.packed|/pyodide[.\w]*)$", name) for name in listed), listed


def test_who_keeps_it_can_tell_whether_it_is_whole(bundle: Path) -> None:
    listed = json.loads((bundle / "tab.json").read_bytes())
    contents = {role: (bundle / name).read_bytes() for role, name in listed["files"].items()}
    assert listed["checks"] == {
        role: {"bytes": len(content), "sha256": base64.b64encode(hashlib.sha256(content).digest()).decode()}
        for role, content in contents.items()
    }


@pytest.mark.skipif(os.name == "nt", reason="Windows knows no such modes.")
def test_others_may_not_change_it(bundle: Path) -> None:
    modes = {file: file.stat().st_mode for file in bundle.rglob("*") if file.is_file()}
    assert not [file for file, mode in modes.items() if mode & (stat.S_IWOTH | stat.S_IXUSR)]


def test_it_holds_bytecode_and_no_sources(bundle: Path) -> None:
    for role in ("library", "sabika"):
        assert not [name for name in names_in(bundle, role) if name.endswith(".py")]


def test_it_does_without_what_the_desk_does_without(bundle: Path) -> None:
    ours = [name.removeprefix("lib/sabika/") for name in names_in(bundle, "sabika")]
    assert {name.partition("/")[0].partition("-")[0] for name in ours} == {"msgspec", "sabika"}
    assert not [name for name in ours if name.split("/")[1] in ELSEWHERE]
    assert not [name for name in ours if name.startswith("sabika/modules/") and Path(name).stem in ELSEWHERE]
    library = [name.removeprefix("lib/python3.14/") for name in names_in(bundle, "library")]
    assert "json/decoder.pyc" in library
    assert not [name for name in library if name.startswith(("unittest/", "sqlite3/"))]


def test_it_names_the_licences_of_what_is_in_it(bundle: Path) -> None:
    texts = {file.stem: file.read_text("utf-8") for file in (bundle / "LICENSES").iterdir()}
    assert texts.keys() == {"MPL-2.0", "PSF-2.0", "README", "Sabika", "libraries", "msgspec"}
    assert texts["Sabika"] == (ROOT / "LICENSE").read_text("utf-8")
    assert "Mozilla Public License Version 2.0" in texts["MPL-2.0"]
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in texts["PSF-2.0"]
    assert '"Copyright (c) 2001 Python Software Foundation; All Rights Reserved"' in texts["PSF-2.0"]  # as of 3.14
    assert "Redistribution and use in source and binary forms" in texts["msgspec"]


def test_it_names_the_libraries_in_python(bundle: Path) -> None:
    """With their versions, where they tell them: another Pyodide may bring others."""
    (code,) = bundle.glob("pyodide*/pyodide.asm.wasm")
    inside, named = code.read_bytes(), (bundle / "LICENSES/libraries.txt").read_text("utf-8")
    for mark, library in {
        b"inflate 1.3.1 Copyright 1995-2024": "zlib 1.3.1",
        b"expat_2.7.3": "Expat 2.7.3",
        b"bzip2/libbzip2": "bzip2",
        b"liblzma": "liblzma",
        b"Zstandard": "Zstandard",
        b"libmpdec": "libmpdec",
        b"Hacl_Hash": "HACL*",
        b"mimalloc": "mimalloc",
        b"sqlite3": "SQLite",
        b"hiwire": "hiwire",
        b"by Secret Labs AB": "by Secret Labs AB",
    }.items():
        assert mark in inside
        assert library in named


async def test_nothing_else_is_there_when_all_was_asked_for(node: Node) -> None:
    """The same that showed, when it was built, what has to be in it."""
    exercise = (ROOT / "web/tab/exercise.py").read_text("utf-8")
    given = {"text": exercise, "absent": ABSENT}
    found = await node.run(
        "import json, sys\n"
        "space = {'__name__': 'exercise'}\n"
        "exec(compile(given['text'], 'exercise.py', 'exec'), space)\n"
        "await space['exercise']()\n"
        "return json.dumps([name for name in given['absent'] if name in sys.modules])",
        given,
    )
    assert found == []


async def test_a_table_in_a_tab_is_known_by_its_name_and_no_picture_leads_there(served: Served) -> None:
    seat = await served.open(players=2)
    assert seat.table.startswith("tab-")
    assert seat.link == f"{served.address}/tables/{seat.table}#{seat.key}"
    answer = await seat.ask("qr.svg")
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-input")
    assert "sabika serve" in answer.json()["error"]["details"]["sentence"]


async def test_the_program_knows_its_version(served: Served) -> None:
    version = (await served.client.get("/api/health")).json()["version"]
    assert re.fullmatch(r"sabika \d+\.\d+\.\d+", version)
