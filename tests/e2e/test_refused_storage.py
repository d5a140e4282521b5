"""Browsers that keep nothing, by their own settings, and one without room: what is played goes on, and that is said."""

import os
import re
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect
from running.browsers import browser

from e2e import webspace
from e2e.engines import chromium as with_chromium
from e2e.engines import firefox as with_firefox
from e2e.engines import webkit as with_webkit
from e2e.engines.window import Visitor, Window
from e2e.people import Person
from e2e.playing import asked
from e2e.test_engines import ASKED
from e2e.test_poor_webspace import confirmed, sentence
from e2e.test_site import NO_FILE, QUICK, begins, until_held
from sabika.record import Record

BLOCK: Final = 2
"""What Chromium and Firefox call it."""
FORGETS: Final = "your games are gone when this tab is closed"
FULL: Final = "This browser has no room left"
CLICKS: Final = 12
"""Several turns."""
TAKES: Final = (
    ("dialog[open] button", "Skip"),
    ("dialog[open] button", "Go on"),
    ("[data-part=bar] [data-primary]:not(:disabled)", ""),
    ("[data-part=display] li button:not(:disabled):not([aria-disabled=true])", ""),
)
"""What somebody clicks on who only takes cards, what matters most first."""
SAID: Final = f"[...document.querySelectorAll('.notes p')].filter((one) => one.innerText.includes({FORGETS!r})).length"


class Refusing(NamedTuple):
    """A browser, and what somebody has chosen in its settings."""

    name: str
    chosen: Any


REFUSING: Final = {
    "Chromium without cookies": Refusing(
        "Chromium with settings", {"profile": {"default_content_setting_values": {"cookies": BLOCK}}}
    ),
    "Firefox without cookies": Refusing("Firefox", {"network.cookie.cookieBehavior": BLOCK}),
    "Firefox without storage": Refusing("Firefox", {"dom.storage.enabled": False, "dom.indexedDB.enabled": False}),
    "WebKit without storage": Refusing(
        "WebKit", ("--cookies-policy=never", "--enable-html5-local-storage=false", "--enable-html5-database=false")
    ),
}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return webspace.made(tmp_path_factory.mktemp("web") / "dist")


@pytest.fixture(params=REFUSING)
def window(request: pytest.FixtureRequest, chromium: Browser, tmp_path: Path) -> Iterator[Window]:
    """Where tests must not be left out, a missing browser is a failure."""
    name, chosen = REFUSING[request.param]
    program = browser(name)
    if not program:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(f"there is no {name}")
    with opened(name, program, chromium, tmp_path, chosen) as started:
        yield started


def opened(name: str, program: str, chromium: Browser, folder: Path, chosen: Any) -> AbstractContextManager[Window]:
    if name == "Firefox":
        return with_firefox.opened(program, folder, chosen)
    if name == "WebKit":
        return with_webkit.opened(program, *chosen)
    return with_chromium.with_settings(chromium, program, folder, chosen)


def test_where_nothing_may_be_kept_a_game_is_played_and_that_is_said_once(window: Window, site: Path) -> None:
    window.resize(390, 844)
    with webspace.serving(site) as address:
        visitor = Visitor(window, address)
        visitor.go("/")
        visitor.until(lambda: visitor.reachable("main :is(button, a)", "Play now"), "Play now")
        visitor.wait(f"{SAID} === 1")
        for path in ("/score", "/you", "/tutorial", "/rules"):
            visitor.go(path)
            visitor.wait("document.querySelector('main h1')")
        visitor.go(QUICK)
        visitor.click(".notes button", "I see")
        visitor.wait(f"{SAID} === 0")
        visitor.click("button:not(:disabled)", "Begin the game")
        for _ in range(CLICKS):
            visitor.click(*visitor.until(lambda: to_take(visitor), "something to decide"))
        assert visitor.see(SAID) == 0


def to_take(visitor: Visitor) -> tuple[str, str] | None:
    """What is to be clicked now: nothing while nobody is asked."""
    if not visitor.see(f"Boolean({ASKED} ?? document.querySelector('dialog[open]'))"):
        return None
    return next((found for found in TAKES if visitor.reachable(*found)), None)


def room(page: Page, size: int | None) -> None:
    """So many bytes the browser keeps of this website at most; as many as it usually does by none."""
    origin = page.evaluate("location.origin")
    quota = {} if size is None else {"quotaSize": size}
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", {"origin": origin, **quota})


def test_a_full_storage_is_told_and_the_game_goes_on_and_is_kept_when_there_is_room(
    chromium: Browser, site: Path, tmp_path: Path
) -> None:
    with webspace.serving(site) as address:
        person = Person(chromium, address, phone=True)
        person.forgiven = (NO_FILE,)
        page = begins(person)
        until_held(page)
        room(page, 1)
        confirmed(page)
        expect(page.get_by_text(FULL)).to_be_visible()
        until_held(page)
        with page.expect_download() as download:
            page.get_by_role("button", name="Save as files").click()
        saved = tmp_path / "game.json"
        download.value.save_as(saved)
        record = Record.loads(saved.read_text("utf-8"))
        assert record.actions
        assert record.result is None
        page.get_by_role("button", name="I see").click()
        expect(page.get_by_text(FULL)).to_have_count(0)
        confirmed(page)
        until_held(page)
        room(page, None)
        confirmed(page)
        until_held(page)
        said = sentence(page)
        page.reload()
        expect(page.locator("[data-part=bar] .sentence")).to_have_text(said)
        person.leave()
        assert not person.complaints, person.complaints
        goes_on_from(Person(chromium, address), saved)


def goes_on_from(person: Person, saved: Path) -> None:
    page = person.go("/")
    page.locator("input[type=file]").first.set_input_files(saved)
    page.get_by_role("button", name=re.compile("Sit down|Join|Take")).first.wait_for()
    person.leave()


def test_a_full_storage_of_settings_and_seats_is_told_too(chromium: Browser, site: Path) -> None:
    with webspace.serving(site) as address:
        person = Person(chromium, address)
        page = person.go("/")
        page.evaluate(
            """() => {
                for (let size = 2 ** 22; size >= 1; size /= 2)
                    try {
                        for (let number = 0; ; number++) localStorage.setItem(`${size} ${number}`, "x".repeat(size));
                    } catch {}
            }"""
        )
        page = begins(person)
        expect(page.get_by_text(FULL)).to_be_visible()
        until_held(page)
        asked(page).wait_for()
        person.leave()
