"""What the server refuses for a moment only is asked again by itself, and the page says why it waits."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from e2e.people import Person
from e2e.tables import Tables, take_seat
from e2e.test_scorepad import NEXT, Pencil
from server.real_server import RealServer, settings_for

Somebody = Callable[..., Person]
SECONDS = 6
"""Long enough to be seen, also on a busy machine."""
REFUSED = {
    429: {"kind": "too-much", "code": "too-many-requests", "details": {"seconds": SECONDS}},
    503: {"kind": "failed", "code": "store"},
}
WHY = {429: "A lot is being asked from your network", 503: "The server cannot save anything at the moment"}
NOISE = ("status of 429", "status of 503", "ERR_FAILED")


def refuses_once(page: Page, status: int) -> list[str]:
    """Everything that is asked of the server is refused the first time; what was, in the list."""
    refused: list[str] = []

    def answer(route: Route) -> None:
        asked = f"{route.request.method} {route.request.url}"
        if asked in refused:
            route.continue_()
            return
        refused.append(asked)
        headers = {"Retry-After": str(SECONDS), "Content-Type": "application/json"}
        route.fulfill(status=status, headers=headers, body=json.dumps({"error": REFUSED[status]}))

    page.route("**/api/**", answer)
    return refused


def waits(page: Page, status: int) -> Locator:
    return page.get_by_role("status").filter(has_text=WHY[status])


@pytest.mark.parametrize("status", [429, 503])
@pytest.mark.parametrize("path", ["/", "/new", "/rules/A21"])
def test_a_page_that_was_refused_once_is_there_by_itself(somebody: Somebody, path: str, status: int) -> None:
    person = somebody()
    person.forgiven = NOISE
    # Without anything that could take over for the server.
    person.page.route("**/tab/**", lambda route: route.abort())
    refused = refuses_once(person.page, status)
    page = person.go(path)
    expect(waits(page, status)).to_be_visible()
    expect(waits(page, status)).to_have_count(0)
    expect(page.get_by_text("The server does not answer")).to_have_count(0)
    assert refused
    if path == "/new":
        expect(page.get_by_role("radio", name=re.compile("Granada")).first).to_be_attached()
    if path == "/rules/A21":
        expect(page.get_by_role("article").first).to_be_visible()


def test_a_lesson_and_a_table_come_by_themselves(somebody: Somebody) -> None:
    person = somebody()
    person.forgiven = NOISE
    refuses_once(person.page, 429)
    page = person.go("/tutorial/alhambra")
    expect(waits(page, 429)).to_be_visible()
    expect(page.get_by_role("region", name="Yard")).to_be_visible()


def test_the_scorepad_counts_by_itself(somebody: Somebody) -> None:
    person = somebody(phone=True)
    person.forgiven = NOISE
    page = person.go("/score")
    pencil = Pencil(page)
    pencil.new("Alhambra", ["Ana", "Bo", "Cy"])
    refuses_once(page, 429)
    pencil.tap("Enter: First scoring")
    pencil.more("Tower", 1)
    for _ in range(2):
        pencil.tap(NEXT)
    pencil.tap("Show the points")
    pencil.points("Ana.*[1-9]", "Bo", "Cy")


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[RealServer]:
    """A server that lets an address watch one table at a time."""
    with RealServer(settings_for(f"sqlite:///{tmp_path / 'tables.sqlite'}", sockets_a_client=1)) as started:
        yield started


def test_at_the_limit_of_live_connections_the_page_names_it_and_comes_by_itself(
    chromium: Browser, narrow: RealServer
) -> None:
    tables = Tables(f"http://{narrow.address}")
    seats = [tables.opened(players=2, bots={"1": "greedy"}) for _ in range(2)]
    tables.close()
    people = [Person(chromium, f"http://{narrow.address}") for _ in seats]
    take_seat(people[0], seats[0])
    expect(people[0].page.get_by_role("button", name="Begin the game")).to_be_visible()
    take_seat(people[1], seats[1])
    page = people[1].page
    expect(page.get_by_text("Too many tables are open from your network at once")).to_be_visible()
    expect(page.get_by_text("The server does not answer")).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text=re.compile(r"asked again in \d+ s"))).to_be_visible()
    people[0].leave()
    expect(page.get_by_role("button", name="Begin the game")).to_be_visible()
    people[1].leave()
    assert not [complaint for person in people for complaint in person.complaints]
