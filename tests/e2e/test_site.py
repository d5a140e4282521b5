"""The whole game without a server: a folder of files in a subfolder of a web space, in a real browser."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from e2e import webspace
from e2e.people import Person
from e2e.playing import Player, asked
from e2e.tables import Tables, finished, take_seat
from e2e.test_scorepad import NEXT, Pencil
from sabika.record import Record, verify

Visitor = Callable[..., Person]
NO_FILE = "404 (Not Found)"
"""A web space says so of every address within the game; the page that it shows leads there."""
LOST = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED", NO_FILE)
CONFIRM = "Confirm turn"
QUICK = "/new?players=2&bots=greedy&name=Ana&seed=site"
"""A table at which nobody thinks for long."""
FULL = "/new?players=6&bots=greedy,greedy,greedy,greedy,greedy&name=Ana&seed=site"
"""The same, where the turns of one person are few."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return webspace.made(tmp_path_factory.mktemp("web") / "dist")


@pytest.fixture
def address(site: Path) -> Iterator[str]:
    with webspace.serving(site) as address:
        yield address


@pytest.fixture
def visitor(chromium: Browser, address: str) -> Iterator[Visitor]:
    """Opens a browser; what goes wrong in its first page fails the test."""
    people: list[Person] = []

    def opened(**chosen: Any) -> Person:
        person = Person(chromium, address, **chosen)
        person.forgiven = (NO_FILE,)
        people.append(person)
        return person

    yield opened
    for person in people:
        person.leave()
    complaints = [complaint for person in people for complaint in person.complaints]
    assert not complaints, complaints


def sits_down(person: Person) -> Page:
    """Against two bots, by one click."""
    page = person.go("/")
    page.get_by_role("button", name="Play now").click()
    # What the pointer rests on would be offered.
    page.mouse.move(0, 0)
    expect(page.get_by_role("region", name="Yard")).to_be_visible()
    asked(page).wait_for()
    return page


def begins(person: Person, table: str = QUICK) -> Page:
    """A game at a table that an address wants."""
    page = person.go(table)
    page.get_by_role("button", name="Begin the game").click()
    asked(page).wait_for()
    return page


def until_held(page: Page) -> None:
    """Decide until the turn waits to be confirmed."""
    player = Player(page)
    while not page.get_by_role("button", name=CONFIRM).count():
        player.decide()
        asked(page).wait_for()


def test_a_record_is_opened_replayed_coached_and_gone_on_with(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor().go("/")
    file = tmp_path / "game.json"
    file.write_text(Record.from_game(finished(players=3), ("Ana", "Bo", "Cy")).dumps(), "utf-8")
    page.locator("input[type=file]").first.set_input_files(file)
    expect(page.get_by_role("heading", name=re.compile("wins with"))).to_be_visible()
    page.get_by_role("button", name="Replay").or_(page.get_by_role("link", name="Replay")).first.click()
    expect(page.get_by_text(re.compile(r"Action \d+ of"))).to_be_visible()
    page.get_by_role("button", name="What would the coach do here?").click()
    expect(page.locator(".coach li").first).to_be_visible()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button").last.click()
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()


def test_reloading_in_the_middle_of_a_turn_loses_nothing(visitor: Visitor) -> None:
    page = begins(visitor())
    until_held(page)
    said = page.locator("[data-part=bar] .sentence").inner_text()
    page.reload()
    expect(page.locator("[data-part=bar] .sentence")).to_have_text(said)
    page.get_by_role("button", name=CONFIRM).click()
    expect(page.get_by_role("button", name=CONFIRM)).to_have_count(0)
    asked(page).wait_for()


def test_two_tabs_share_a_table_and_one_goes_on_without_the_other(visitor: Visitor) -> None:
    person = visitor()
    first = begins(person)
    second = first.context.new_page()
    second.goto(first.url)
    asked(second).wait_for()
    until_held(second)
    expect(first.get_by_role("button", name=CONFIRM)).to_be_visible()
    first.close()
    second.get_by_role("button", name=CONFIRM).click()
    expect(second.get_by_role("button", name=CONFIRM)).to_have_count(0)
    asked(second).wait_for()
    until_held(second)


def test_after_the_first_visit_it_needs_no_network(chromium: Browser, site: Path) -> None:
    """A deep address opens, a pad is written to its end with its points, and a game is played to its end and leaves its
    record."""
    with webspace.serving(site) as address:
        person = Person(chromium, address, phone=True, keeps=True)
        person.forgiven = LOST
        person.go("/")
        person.stays()
        # Whatever the first page still wanted of the web space, nobody waits for it. An empty page wants nothing, not
        # even a picture for its tab, which the web space might no longer answer.
        person.page.goto("about:blank")
    person.offline(True)
    page = person.go("/rules/A21")
    expect(page.get_by_role("article").first).to_be_visible()
    page = person.go("/score")
    pencil = Pencil(page)
    pencil.new("Alhambra", ["Ana", "Bo", "Cy"])
    for number, name in enumerate(("First scoring", "Second scoring", "Final scoring")):
        pencil.tap(f"Enter: {name}")
        pencil.more("Tower", number + 1)
        for _ in range(2):
            pencil.tap(NEXT)
        pencil.tap("Show the points")
        pencil.points("Ana.*[1-9]", "Bo", "Cy")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ana wins with")
    sits_down(person)
    page = begins(person, FULL)
    Player(page).play_to_the_end()
    with page.expect_download() as download:
        page.get_by_role("button", name=re.compile("[Rr]ecord")).or_(
            page.get_by_role("link", name=re.compile("[Rr]ecord"))
        ).first.click()
    record = Record.loads(download.value.path().read_text("utf-8"))
    assert record.result
    assert not verify(record).problems
    person.leave()
    assert not person.complaints, person.complaints


def test_where_nothing_may_be_kept_a_game_is_played_and_that_is_said(visitor: Visitor) -> None:
    person = visitor()

    def forgetful(route: Route) -> None:
        answer = route.fetch()
        refusing = (
            "Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } });\n"
        )
        route.fulfill(response=answer, body=refusing + answer.text())

    person.page.route(re.compile(r"desk\.worker"), forgetful)
    page = sits_down(person)
    expect(page.get_by_text("your games are gone when this tab is closed")).to_be_visible()
    until_held(page)


def test_an_address_within_the_game_leads_there(visitor: Visitor) -> None:
    person = visitor()
    page = person.go("/rules/A21?from=a-friend")
    expect(page.get_by_role("article").first).to_be_visible()
    assert page.url.startswith(f"{person.address}/rules")
    page = person.go("/nowhere/at/all")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_what_needs_a_server_says_so_where_one_looks_for_it(visitor: Visitor) -> None:
    page = visitor().go("/")
    expect(page.get_by_text("To play with friends by link").first).to_be_visible()
    expect(page.get_by_text("sabika serve").first).to_be_visible()


def test_nothing_moves_when_python_is_ready(visitor: Visitor) -> None:
    """Somebody may be about to tap."""
    person = visitor(phone=True)
    held: list[Route] = []
    person.page.route(re.compile(r"tab/tab\.json"), lambda route: held.append(route))
    page = person.go("/")
    getting_ready = page.get_by_text("Sabika is getting ready")
    expect(getting_ready).to_be_visible()
    play = page.get_by_role("button", name="Play now")
    before = play.bounding_box()
    held[0].continue_()
    expect(getting_ready).to_have_count(0)
    assert play.bounding_box() == before


def test_a_new_version_is_offered_and_taken_whole(chromium: Browser, site: Path, tmp_path: Path) -> None:
    place = tmp_path / "space"
    webspace.put(site, place)
    with webspace.serving(place) as address:
        person = Person(chromium, address, keeps=True)
        person.forgiven = LOST
        page = person.go("/")
        person.stays()
        webspace.newer(place)
        page.evaluate("async () => { await (await navigator.serviceWorker.ready).update(); }")
        expect(page.get_by_text("A new version of Sabika is there.")).to_be_visible()
        assert page.locator("meta[name=tomorrow]").count() == 0
        with page.expect_navigation():
            page.get_by_role("button", name="Use it now").click()
        expect(page.get_by_role("button", name="Play now")).to_be_visible()
        assert page.locator("meta[name=tomorrow]").count() == 1
        person.leave()
        assert not person.complaints, person.complaints


def test_a_page_of_a_server_goes_on_in_the_tab_when_the_server_is_away(
    site: Path, somebody: Visitor, tables: Tables
) -> None:
    """What was begun there stays there when the server is back, and what is on the server is still there."""
    person = somebody(keeps=True)
    person.forgiven = LOST
    take_seat(person, tables.opened(players=2, bots={"1": "greedy"}))
    person.stays()
    page = person.page
    person.keeps_python()
    person.offline(True)
    sits_down(person)
    expect(page.get_by_text("The server cannot be reached. What you play alone")).to_be_visible()
    until_held(page)
    table = page.url
    assert "/tables/tab-" in table
    person.offline(False)
    expect(page.get_by_text("The server cannot be reached. What you play alone")).to_have_count(0)
    page.goto(table)
    expect(page.get_by_role("button", name=CONFIRM)).to_be_visible()
    page = person.go("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile("/tables/(?!tab-)"))
