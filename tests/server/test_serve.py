"""`sabika serve`: it says where it is, ends when told to, and says in one sentence why it cannot start."""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from cli.conftest import call
from cli.shell import Call
from desk.patience import HANG

__all__ = ["call"]

WRONG = 2


def sabika(*arguments: str, home: Path) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-m", "sabika", "serve", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(sys.path),
            "XDG_DATA_HOME": str(home),
            "PYTHONUNBUFFERED": "1",
        },
    )


def complaint(*arguments: str, home: Path) -> str:
    """The one sentence with which it does not start."""
    process = sabika(*arguments, home=home)
    out, said = process.communicate(timeout=HANG)
    assert process.returncode == WRONG, said
    assert out == ""
    assert len(said.splitlines()) == 1, said
    return said


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """A server with its own database, and its address."""
    process = sabika("--port", "0", home=tmp_path)
    assert process.stdout is not None
    yield process, process.stdout.readline().split()[3]
    process.kill()
    process.communicate()


def test_it_serves_and_ends_cleanly(served: tuple["subprocess.Popen[str]", str], tmp_path: Path) -> None:
    process, address = served
    assert httpx.get(address, trust_env=False, timeout=HANG).status_code == 200
    assert httpx.get(f"{address}api/games", trust_env=False, timeout=HANG).status_code == 200
    process.send_signal(signal.SIGINT)
    out, said = process.communicate(timeout=HANG)
    assert (process.returncode, out, said) == (0, "", "")
    assert (tmp_path / "sabika" / "tables.sqlite").is_file()


@pytest.mark.usefixtures("without_extras")
def test_it_serves_without_any_extra(tmp_path: Path) -> None:
    process = sabika("--port", "0", home=tmp_path)
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split()[3]
        opened = httpx.post(f"{address}api/tables", json={"name": "Ana"}, trust_env=False, timeout=HANG)
        assert opened.is_success
    finally:
        process.kill()
        process.communicate()


def test_it_ends_quietly_however_often_it_is_told_to(served: tuple["subprocess.Popen[str]", str]) -> None:
    process, address = served
    assert httpx.get(f"{address}api/health", trust_env=False, timeout=HANG).status_code == 200
    while process.poll() is None:
        process.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            process.wait(0.01)
    out, said = process.communicate(timeout=HANG)
    assert (process.returncode, out, said) == (0, "", "")


def test_behind_a_proxy_links_have_its_address(tmp_path: Path) -> None:
    process = sabika("--port", "0", "--behind-proxy", "--address", "https://club.example.org/", home=tmp_path)
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split()[3]
        answer = httpx.post(f"{address}api/tables", json={"name": "Ana"}, trust_env=False, timeout=HANG)
        assert answer.json()["link"].startswith("https://club.example.org/tables/")
    finally:
        process.kill()
        process.communicate()


def test_it_goes_by_the_names_it_is_given(tmp_path: Path) -> None:
    given = ("--allowed-host", "club.example.org", "--allowed-host", "games.example.org")
    process = sabika("--port", "0", "--host", "0.0.0.0", *given, home=tmp_path)
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split()[3]
        names = ("club.example.org", "games.example.org:80", "localhost", "192.0.2.1", "evil.example")
        found = [httpx.get(address, headers={"Host": name}, trust_env=False, timeout=HANG) for name in names]
        assert [answer.status_code for answer in found] == [200, 200, 200, 421, 421]
    finally:
        process.kill()
        process.communicate()


def test_in_a_house_people_type_numbers(tmp_path: Path) -> None:
    process = sabika("--port", "0", "--host", "0.0.0.0", home=tmp_path)
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split()[3]
        names = ("192.0.2.1", f"{socket.gethostname()}:8000", "evil.example")
        found = [httpx.get(address, headers={"Host": name}, trust_env=False, timeout=HANG) for name in names]
        assert [answer.status_code for answer in found] == [200, 200, 421]
    finally:
        process.kill()
        process.communicate()


def test_it_runs_by_a_file_and_logs_as_that_says(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('port = 0\nlog = "json"\nlog_level = "info"\naccess_log = true\nmetrics = true\n', encoding="utf-8")
    process = sabika("--settings", str(file), "--set", "requests_a_minute=2", home=tmp_path)
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split()[3]
        found = [httpx.get(f"{address}metrics", trust_env=False, timeout=HANG) for _ in range(3)]
        assert [answer.status_code for answer in found] == [200, 200, 429]
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=HANG)
    finally:
        process.kill()
        process.communicate()
    lines = [json.loads(line) for line in said.splitlines()]
    assert [line["status"] for line in lines if line["logger"] == "sabika.access"] == [200, 200, 429]
    assert [line["reason"] for line in lines if "reason" in line] == ["too-many-requests"]
    assert any(line["logger"] == "uvicorn.error" for line in lines)


def test_two_servers_do_not_share_a_file(served: tuple["subprocess.Popen[str]", str], tmp_path: Path) -> None:
    assert "Another server uses" in complaint("--port", "0", home=tmp_path)


def test_an_address_in_use_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        said = complaint("--port", str(taken.getsockname()[1]), home=tmp_path)
    assert "already in use" in said
    assert "--port" in said


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--workers", "2"], "PostgreSQL"),
        (["--database", "mysql://somewhere"], "postgresql://"),
        (["--database", "sqlite:////nowhere/at/all/tables.sqlite"], "cannot be written to"),
        (["--database", "sqlite:////tmp"], "unable to open"),
        (["--database", "postgresql://nobody@127.0.0.1:1/nothing"], "cannot be used"),
        (["--host", "203.0.113.77", "--port", "0"], "cannot listen"),
        (["--address", "club.example.org"], "https://"),
        (["--address", "https://club.example.org/games"], "https://"),
        (["--address", "https://["], "https://"),
        (["--allowed-host", "https://club.example.org"], "alhambra.example.org"),
        (["--port", "65536"], "--port: 65536 is not a whole number from 0 to 65535"),
        (["--log", "xml"], "--log: 'xml' is not one of"),
        (["--set", "colour=blue"], "--set colour: there is no such setting"),
        (["--set", "bot_modules=nosuchmod"], "bot_modules: nosuchmod cannot be imported (No module named 'nosuchmod')"),
        (["--settings", "/nowhere/settings.toml"], "/nowhere/settings.toml cannot be read"),
        (["--database-file", "/nowhere/password"], "--database-file: the file /nowhere/password cannot be read"),
    ],
)
def test_what_cannot_be_served_is_refused_with_a_sentence(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], reason: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert reason in call("serve", *arguments).complaint


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "cannot be made" in complaint(home=tmp_path / "file")
