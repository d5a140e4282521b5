"""The log: dated lines for people or programs, requests and refusals, nothing secret, no line that a client wrote."""

import json
import logging
import logging.config
import re
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import httpx
import pytest
import websockets

from desk.patience import HANG
from sabika.server.logs import Json, Text, logging_as
from server import here
from server.real_server import PATIENT
from server.served import serving, settings_in

pytestmark = pytest.mark.anyio

LINE = re.compile(r"(?P<time>\S+) (?P<level>[A-Z]+) (?P<process>\d+) (?P<logger>[\w.]+): (?P<message>.*)")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """What a test does to the log is undone."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:], root.level = handlers, level
    for name in ("sabika", "sabika.access", "uvicorn.error"):
        logging.getLogger(name).setLevel(logging.NOTSET)
        logging.getLogger(name).filters.clear()


def record(message: str, *arguments: object, error: BaseException | None = None) -> logging.LogRecord:
    trace = (type(error), error, error.__traceback__) if error else None
    return logging.LogRecord("sabika.tests", logging.WARNING, __file__, 1, message, arguments, trace)


def test_a_line_has_date_zone_level_process_and_name() -> None:
    found = LINE.fullmatch(Text().format(record("Hello %s", "Ana")))
    assert found
    assert datetime.fromisoformat(found["time"]).utcoffset() is not None
    assert (found["level"], found["logger"], found["message"]) == ("WARNING", "sabika.tests", "Hello Ana")
    said = json.loads(Json().format(record("Hello %s", "Ana")))
    assert datetime.fromisoformat(said["time"]).utcoffset() is not None
    assert (said["level"], said["logger"], said["message"]) == ("warning", "sabika.tests", "Hello Ana")


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\x0b", "\x1b[2K", "\x85", "\u2028", "\u202e", "\0"])
def test_nobody_writes_lines_of_their_own(ending: str) -> None:
    forged = f"x{ending}2026-01-01T00:00:00+00:00 WARNING 1 sabika: all is well"
    try:
        raise ValueError(forged)
    except ValueError as error:
        texts = Text().format(record("%s", forged, error=error)), Json().format(record("%s", forged, error=error))
    first, *others = texts[0].splitlines()
    assert LINE.fullmatch(first)
    assert all(line.startswith("    ") for line in others)
    assert all(line.isprintable() for line in (first, *others))
    assert texts[1].isprintable()
    assert json.loads(texts[1])["message"] == forged


def chosen_lines(text: str, logger: str) -> list[str]:
    return [
        found["message"] for line in text.splitlines() if (found := LINE.fullmatch(line)) and found["logger"] == logger
    ]


async def test_requests_are_logged_if_that_is_wanted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = logging_as(access=True)
    monkeypatch.setattr("sabika.server.logs.logging_as", lambda *_: wanted)
    async with serving(settings_in(tmp_path)) as served:
        await served.client.get("/api/health?key=the-key-of-a-table", headers={"Authorization": "Bearer a-token"})
        await served.client.post("/api/tables", json={"name": "a-name-in-the-body"})
        await served.client.get("/no%0Asuch%0Dpage.html")
    err = capsys.readouterr().err
    health, opened, missing = chosen_lines(err, "sabika.access")
    assert re.fullmatch(r"GET /api/health 200 [\d.]+ ms [1-9]\d* bytes 127\.0\.0\.1", health)
    assert opened.startswith("POST /api/tables 201 ")
    assert missing.startswith("GET /no%0Asuch%0Dpage.html 404 ")
    assert not any(word in err for word in ("the-key", "a-token", "a-name"))


async def test_requests_are_not_logged_unless_that_is_wanted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(settings_in(tmp_path)) as served:
        await served.client.get("/api/health")
    assert capsys.readouterr().err == ""


async def test_a_live_connection_is_logged_when_it_is_over_without_what_was_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = logging_as("json", "debug", access=True)
    monkeypatch.setattr("sabika.server.logs.logging_as", lambda *_: wanted)
    async with (
        here.serving(settings_in(tmp_path)) as (host, _),
        websockets.connect(f"ws://{host}/api/tables/x/live?key=the-key", **PATIENT) as connection,
    ):
        await connection.send('{"type": "hello", "token": "a-token"}')
        await connection.recv()
        await connection.wait_closed()
    err = capsys.readouterr().err
    said = [json.loads(line) for line in err.splitlines()]
    [live] = [each for each in said if each["logger"] == "sabika.access"]
    assert (live["method"], live["path"], live["status"]) == ("LIVE", "/api/tables/x/live", 4403)
    assert [each["reason"] for each in said if "reason" in each] == ["no-valid-token"]
    assert any(each["logger"] == "uvicorn.error" for each in said)
    assert not any(word in err for word in ("the-key", "a-token"))


async def test_refusals_are_logged_with_their_reason_and_seldom(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(settings_in(tmp_path, requests_a_minute=3)) as served:
        await served.client.put("/api/tables", json={})
        await served.client.post("/api/tables", content=b"{}", headers={"Content-Type": "text/plain"})
        answers = [await served.client.get("/api/health") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200] + [429] * 4
    wrong, kind, often = chosen_lines(capsys.readouterr().err, "sabika.server.refusals")
    assert wrong == "Refused (not-here): PUT /api/tables 405 from 127.0.0.1"
    assert kind == "Refused (wrong-type): POST /api/tables 415 from 127.0.0.1"
    assert often == "Refused (too-many-requests): GET /api/health 429 from 127.0.0.1"


async def test_what_is_part_of_playing_is_no_refusal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with serving(settings_in(tmp_path)) as served:
        assert (await served.client.get("/api/tables/nothing")).status_code == 404
    assert capsys.readouterr().err == ""


async def test_a_name_with_a_newline_stays_in_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with here.serving(settings_in(tmp_path)) as (host, _), httpx.AsyncClient(timeout=HANG) as client:
        origin = "http://evil\x85\x1b.example".encode("latin-1")
        answer = await client.post(f"http://{host}/api/tables", json={"name": "Ana"}, headers={b"Origin": origin})
        assert answer.status_code in (400, 403)
    for line in capsys.readouterr().err.splitlines():
        assert LINE.fullmatch(line)
        assert line.isprintable()


def test_only_the_server_itself_says_more_than_warnings() -> None:
    logging.config.dictConfig(logging_as(level="debug"))
    assert logging.getLogger("sabika.desk.door").isEnabledFor(logging.DEBUG)
    for name in ("httpx", "httpcore", "websockets", "aiosqlite", "sqlalchemy.engine", "asyncio"):
        assert not logging.getLogger(name).isEnabledFor(logging.INFO)
    assert not logging.getLogger("uvicorn.error").isEnabledFor(logging.DEBUG)
    assert not logging.getLogger("sabika.access").isEnabledFor(logging.INFO)
    logging.config.dictConfig(logging_as(level="error"))
    assert not logging.getLogger("sabika.desk.door").isEnabledFor(logging.WARNING)
    assert not logging.getLogger("anything").isEnabledFor(logging.WARNING)


def test_what_a_test_sets_up_closes_nothing_that_others_log_to() -> None:
    """Or whatever pytest keeps could be closed, and every test after it fails."""
    closed: list[bool] = []

    class Closing(logging.NullHandler):
        def close(self) -> None:
            closed.append(True)
            super().close()

    other = Closing()
    logging.config.dictConfig(logging_as())
    assert not closed
    other.close()
    assert closed
