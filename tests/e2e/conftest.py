"""A real server with the built client, a real Chromium, and people who click in it."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from running.browsers import browser

import sabika
from e2e.people import PATIENCE, Person
from e2e.tables import Tables
from server.real_server import RealServer, settings_for

CLIENT = Path(sabika.__file__).parent / "client/index.html"
MANY = 100_000
"""More than all tests ask for, which come from one address."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser. Where tests must not be left out, a missing one is a failure."""
    missing = "" if browser() else "there is no Chromium"
    missing = missing or ("" if CLIENT.exists() else "the client is not built: python web/node.py build")
    if missing:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(missing)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=browser(), args=FLAGS, timeout=PATIENCE)
        yield started
        started.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    """A server with tables of its own. Its bots are waited for, so that no decision is left to chance."""
    folder = tmp_path_factory.mktemp("server")
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    settings = settings_for(
        database,
        bot_seconds=PATIENCE / 1000,
        grace=1.0,
        tables_an_hour=MANY,
        records_an_hour=MANY,
        requests_a_minute=MANY,
    )
    with RealServer(settings) as started:
        yield started


@pytest.fixture
def somebody(chromium: Browser, server: RealServer) -> Iterator[Callable[..., Person]]:
    """Opens a browser window for a person; what goes wrong in its page fails the test."""
    people: list[Person] = []

    def opened(**chosen: Any) -> Person:
        people.append(Person(chromium, f"http://{server.address}", **chosen))
        return people[-1]

    yield opened
    for person in people:
        person.leave()
    complaints = [complaint for person in people for complaint in person.complaints]
    assert not complaints, complaints


@pytest.fixture(scope="session")
def tables(server: RealServer) -> Iterator[Tables]:
    """Another client, which prepares tables."""
    client = Tables(f"http://{server.address}")
    yield client
    client.close()
