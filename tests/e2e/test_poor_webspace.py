"""A web space from which something does not come, never ends or is damaged; one that is gone or newer than a page."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e import webspace
from e2e.people import Person
from e2e.playing import Player, asked
from e2e.test_site import CONFIRM, FULL, QUICK, begins, until_held

SORRY = "The game could not be downloaded"
WASM = r"asm\.wasm"
CAUSED = ("Failed to load resource", "ERR_", "Failed to fetch", "dynamically imported module")
"""What a browser writes to its console about a file that does not come."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return webspace.made(tmp_path_factory.mktemp("web") / "dist")


@pytest.fixture
def place(site: Path, tmp_path: Path) -> Path:
    """A copy of the site, to be changed."""
    webspace.put(site, tmp_path / "space")
    return tmp_path / "space"


@pytest.fixture
def mishaps() -> Iterator[webspace.Mishaps]:
    found: webspace.Mishaps = {}
    yield found
    found.clear()


@pytest.mark.parametrize(
    ("file", "how"),
    [
        (WASM, "closed"),
        (WASM, "halved"),
        (WASM, "stalls"),
        ("asm\\.mjs", "damaged"),
        (r"sabika-\w+\.packed", "cut off"),
        (r"tab\.json", "missing"),
        (r"desk\.worker", "missing"),
        (r"assets/line", "closed"),
    ],
)
def test_what_does_not_come_is_said_and_goes_on_when_it_does(
    chromium: Browser, site: Path, mishaps: webspace.Mishaps, file: str, how: webspace.Mishap
) -> None:
    """Also where the browser keeps the damaged file and the web space says that it has not changed."""
    mishaps[file] = how
    with webspace.serving(site, mishaps) as address:
        person = Person(chromium, address)
        page = person.go("/")
        expect(page.get_by_text(SORRY)).to_be_visible()
        expect(page.get_by_role("button", name="Try again")).to_be_visible()
        mishaps.clear()
        plays_in_the_end(page)
        person.leave()


def plays_in_the_end(page: Page) -> None:
    """What the browser has kept of it may have to be found wanting first: whoever is too early is told to try again."""
    while not asked(page).count():
        expect(page.locator(".notes").get_by_text(SORRY)).to_have_count(0)
        page.get_by_role("button", name="Play now").click()
        asked(page).or_(page.get_by_text(SORRY)).first.wait_for()


def test_whoever_does_not_want_to_wait_tries_again(chromium: Browser, site: Path, mishaps: webspace.Mishaps) -> None:
    mishaps[WASM] = "missing"
    with webspace.serving(site, mishaps) as address:
        person = Person(chromium, address)
        page = person.go("/")
        # It is said wherever somebody is.
        page.goto(f"{address}{QUICK}")
        expect(page.get_by_text(SORRY).first).to_be_visible()
        mishaps.clear()
        page.get_by_role("button", name="Try again").first.click()
        expect(page.get_by_text(SORRY)).to_have_count(0)
        page.get_by_role("button", name="Begin the game").click()
        asked(page).wait_for()
        person.leave()


def test_a_web_space_that_is_gone_in_mid_game_is_not_missed(chromium: Browser, site: Path) -> None:
    """To the end of the game, and through its result into the next one."""
    with webspace.serving(site) as address:
        person = Person(chromium, address, keeps=True)
        person.forgiven = CAUSED
        page = begins(person, FULL)
        person.stays()
        until_held(page)
    Player(page).play_to_the_end()
    page.get_by_role("button", name="Play again").click()
    asked(page).wait_for()
    until_held(page)
    person.leave()
    assert not person.complaints, person.complaints


def test_an_update_in_mid_game_takes_nothing_away(chromium: Browser, place: Path) -> None:
    """Where the browser has kept nothing of the version that is played, nor has the web space."""
    with webspace.serving(place) as address:
        person = Person(chromium, address)
        page = begins(person)
        until_held(page)
        webspace.newer(place)
        confirmed(page)
        until_held(page)
        said = sentence(page)
        page.reload()
        assert page.locator("meta[name=tomorrow]").count() == 1
        expect(page.locator("[data-part=bar] .sentence")).to_have_text(said)
        confirmed(page)
        until_held(page)
        person.leave()


def test_an_update_that_waits_is_taken_in_mid_turn(chromium: Browser, place: Path) -> None:
    with webspace.serving(place) as address:
        person = Person(chromium, address, keeps=True)
        person.forgiven = CAUSED
        page = begins(person)
        person.stays()
        until_held(page)
        webspace.newer(place)
        page.evaluate("async () => { await (await navigator.serviceWorker.ready).update(); }")
        take = page.get_by_role("button", name="Use it now")
        expect(take).to_be_visible()
        # Whoever does not want it yet plays on as before.
        confirmed(page)
        until_held(page)
        said = sentence(page)
        with page.expect_navigation():
            take.click()
        assert page.locator("meta[name=tomorrow]").count() == 1
        expect(page.locator("[data-part=bar] .sentence")).to_have_text(said)
        confirmed(page)
        until_held(page)
        person.leave()
        assert not person.complaints, person.complaints


def test_a_page_that_dies_in_mid_turn_has_lost_nothing(chromium: Browser, site: Path) -> None:
    """Nobody can say goodbye: neither the page nor its workers."""
    with webspace.serving(site) as address:
        person = Person(chromium, address)
        page = begins(person)
        until_held(page)
        said, table = sentence(page), page.url
        with page.expect_event("crash"):
            person.crash()
        again = page.context.new_page()
        again.goto(table)
        expect(again.locator("[data-part=bar] .sentence")).to_have_text(said)
        confirmed(again)
        until_held(again)
        person.leave()


def sentence(page: Page) -> str:
    return page.locator("[data-part=bar] .sentence").inner_text()


def confirmed(page: Page) -> None:
    """The turn is over, and the next one there."""
    page.get_by_role("button", name=CONFIRM).click()
    expect(page.get_by_role("button", name=CONFIRM)).to_have_count(0)
    asked(page).wait_for()
