"""Who is refused is named in the log, and nobody can fill it."""

import logging

import pytest

from sabika.server import refusals
from sabika.server.refusals import EVERY, MOST_KNOWN, MOST_NAMED, Refusals


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    time = [1000.0]
    monkeypatch.setattr(refusals, "monotonic", lambda: time[0])
    return time


def test_what_was_left_out_is_counted(clock: list[float], caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    noted = Refusals()
    for _ in range(3):
        noted.note("192.0.2.1", "too-many-requests", "GET /api/games 429")
    noted.note("192.0.2.1", "banned")
    assert caplog.messages == [
        "Refused (too-many-requests): GET /api/games 429 from 192.0.2.1",
        "Refused (banned): from 192.0.2.1",
    ]
    clock[0] += EVERY
    noted.note("192.0.2.1", "too-many-requests")
    assert caplog.messages[2:] == ["Refused (too-many-requests): from 192.0.2.1, and 2 before"]
    counted = {sample.labels["reason"]: sample.value for sample in noted.counts.family().samples}
    assert counted == {"too-many-requests": 4, "banned": 1}


def test_clients_that_are_too_many_are_not_named(clock: list[float], caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    noted = Refusals()
    for number in range(MOST_NAMED + 7):
        noted.note(f"2001:db8::{number:x}", "banned")
    assert len(caplog.messages) == MOST_NAMED
    clock[0] += EVERY
    noted.note("192.0.2.1", "banned")
    assert caplog.messages[MOST_NAMED] == "Refused 7 times more: clients that are too many to be named"


def test_clients_of_long_ago_are_forgotten(clock: list[float]) -> None:
    noted = Refusals()
    for number in range(MOST_KNOWN + 10):
        clock[0] += EVERY
        noted.note(str(number), "banned")
    assert len(noted._since) == MOST_KNOWN
