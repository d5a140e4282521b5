"""The client in every family of browsers: Chromium, Firefox and WebKit, on a desk, a tablet and a phone."""

import os
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser
from running.browsers import browser

from e2e import webspace
from e2e.engines import chromium as with_chromium
from e2e.engines import firefox as with_firefox
from e2e.engines import webkit as with_webkit
from e2e.engines.window import Visitor, Window
from e2e.playing import MOST_CLICKS
from e2e.tables import Answer, Tables, finished, last_moment, moment
from server.real_server import RealServer

SIZES: Final = {"desk": (1280, 800), "tablet": (820, 1180), "phone": (390, 844)}
ASKED = "document.querySelector('[data-part=bar][data-asked]')"
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
"""By how much a page is wider than its window."""

CHOICES = (
    ("dialog[open] button", "Skip"),
    ("dialog[open] button", "Go on"),
    ("[data-primary]:not(:disabled)", ""),
    ("[role=application] [role=button]:not([aria-disabled=true])", ""),
    ("[data-part=yard] button[aria-label*='can be bought']", ""),
    ("[data-part=display] li button:not(:disabled):not([aria-disabled=true])", ""),
    ("[data-action]:not(:disabled):not([aria-disabled=true])", ""),
)
"""What somebody in a hurry clicks on, what matters most first."""


@pytest.fixture(scope="module", params=["Chromium", "Firefox", "WebKit"])
def window(
    request: pytest.FixtureRequest, chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Window]:
    """A window of each browser. Where tests must not be left out, a missing one is a failure."""
    name = request.param
    program = browser(name)
    if not program:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(f"there is no {name}")
    with opened(name, program, chromium, tmp_path_factory) as started:
        yield started


def opened(
    name: str, program: str, chromium: Browser, folders: pytest.TempPathFactory
) -> AbstractContextManager[Window]:
    if name == "Firefox":
        return with_firefox.opened(program, folders.mktemp("firefox"))
    if name == "WebKit":
        return with_webkit.opened(program)
    return with_chromium.opened(chromium)


@pytest.fixture(params=list(SIZES))
def visitor(request: pytest.FixtureRequest, window: Window, server: RealServer) -> Visitor:
    """Somebody who plays in English and without movement, on a screen of this size."""
    window.resize(*SIZES[request.param])
    somebody = Visitor(window, f"http://{server.address}")
    somebody.bring(sabika_settings=SETTINGS)
    return somebody


SETTINGS = {"name": "Ana", "language": "en", "speed": "off", "confirming": "on", "sound": False}


@pytest.fixture(scope="module")
def game() -> Any:
    return finished(game="alhambra", players=2)


def sit(visitor: Visitor, seat: Answer) -> None:
    visitor.bring(sabika_settings=SETTINGS, sabika_seats=[{"name": "Ana", "at": 1, **seat}])
    visitor.go(f"/tables/{seat['table']}")


def play_until(visitor: Visitor, wanted: str) -> list[str]:
    """Click on what the game asks for until something is seen; what was clicked, in order."""
    clicked: list[str] = []
    while len(clicked) < MOST_CLICKS:
        selector, text = visitor.until(lambda: choice(visitor, wanted), wanted)
        if selector == wanted:
            return clicked
        visitor.click(selector, text)
        clicked.append(selector)
    raise AssertionError(clicked[-20:])


def choice(visitor: Visitor, wanted: str) -> tuple[str, str] | None:
    """What is to be clicked now: nothing while nobody is asked."""
    if visitor.see(f"Boolean({wanted})"):
        return wanted, ""
    if not visitor.see(f"Boolean({ASKED} ?? document.querySelector('dialog[open]'))"):
        return None
    return next((found for found in CHOICES if visitor.reachable(*found)), None)


def test_the_first_page_leads_to_a_game(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.until(lambda: visitor.reachable("main :is(button, a)", "Play now"), "Play now")
    assert visitor.see(SIDEWAYS) <= 0


CELL = "[role=application] [role=button]:not([aria-disabled=true])"
CHANGES_UNDER_A_FINGER = """
    const ask = window.fetch;
    window.fetch = async (...asked) => {
        const answer = await ask(...asked);
        if (!String(asked[0]).includes("/consider")) return answer;
        document.body.dataset.considered = asked[0];
        await new Promise((goOn) => addEventListener("pointerdown", goOn, { once: true, capture: true }));
        return answer;
    };
"""
"""What cells would bring is told by the server at once, and written there when something is pressed."""


def about_to_buy(visitor: Visitor, tables: Tables, game: Any) -> Answer:
    can_buy = moment(game, lambda then: any(option.verb == "buy" for option in then.options()))
    seat = tables.going_on(game, can_buy)
    tables.begin(seat)
    sit(visitor, seat)
    visitor.wait(ASKED)
    return seat


def build(visitor: Visitor, tables: Tables, seat: Answer, ready: str = "true") -> None:
    """Buy a tile and put it into a cell, as soon as that is ready."""
    before = tables.look(seat)["view"]["players"][0]
    visitor.click("[data-part=yard] button[aria-label*='can be bought']")
    visitor.click("section [data-primary]")
    visitor.wait(f"{ASKED} && !document.querySelector('section [data-primary]') && {ready}")
    visitor.click(CELL)

    def built() -> bool:
        """Whether the tile lies in its cell; until then whatever is asked is confirmed."""
        if confirm := visitor.reachable("[data-part=bar] [data-primary]:not(:disabled)"):
            visitor.window.press(**confirm)
        return len(tables.look(seat)["view"]["players"][0]["palace"]) == len(before["palace"]) + 1

    visitor.until(built, "the tile in its cell")


def test_a_tile_is_bought_and_built(visitor: Visitor, tables: Tables, game: Any) -> None:
    seat = about_to_buy(visitor, tables, game)
    assert visitor.see(SIDEWAYS) <= 0
    assert_the_yard_is_large(visitor)
    build(visitor, tables, seat)


@pytest.mark.parametrize("visitor", ["phone"], indirect=True)
def test_a_cell_that_changes_under_a_finger_is_chosen(visitor: Visitor, tables: Tables, game: Any) -> None:
    seat = about_to_buy(visitor, tables, game)
    visitor.window.run(CHANGES_UNDER_A_FINGER)
    build(visitor, tables, seat, "document.body.dataset.considered")


def assert_the_yard_is_large(visitor: Visitor) -> None:
    """The four tiles on sale are squares of one size, more or less, which take up the room that the yard has."""
    tiles = "[...document.querySelectorAll('[data-part=yard] li button')].map((one) => one.getBoundingClientRect())"
    sizes = visitor.see(f"{tiles}.map(({{ width, height }}) => [Math.round(width), Math.round(height)])")
    sides = [side for pair in sizes for side in pair]
    assert max(sides) < 1.1 * min(sides), sizes
    yard = visitor.see("document.querySelector('[data-part=yard]').getBoundingClientRect().toJSON()")
    assert len(sizes) * min(sides) ** 2 > 0.3 * yard["width"] * yard["height"], (sizes, yard)


def test_a_game_ends_with_a_scoring_and_its_result(visitor: Visitor, tables: Tables, game: Any) -> None:
    seat = tables.going_on(game, last_moment(game))
    tables.begin(seat)
    sit(visitor, seat)
    clicked = play_until(visitor, "document.querySelector('main')?.innerText.includes('Play again')")
    assert any(selector.startswith("dialog") for selector in clicked), clicked
    assert visitor.see(SIDEWAYS) <= 0


def test_the_scorepad_counts(visitor: Visitor) -> None:
    visitor.go("/score")
    visitor.click("a", "New game")
    visitor.click("label:has([type=radio])", "Alhambra")
    visitor.click("button", "Begin")
    visitor.click("a, button", "Enter: First scoring")
    visitor.click("button[aria-label='Tower: one more']")
    visitor.click("button[aria-label='Tower: one more']")
    assert visitor.see(SIDEWAYS) <= 0
    for following in ("Next", "Next", "Show the points"):
        visitor.click("a, button", following)
    # The first place for towers, alone.
    visitor.wait("document.querySelector('ol.panel')?.innerText.match(/\\b6\\b/)")


def test_the_tutorial_begins(visitor: Visitor) -> None:
    visitor.go("/tutorial/alhambra")
    visitor.wait(ASKED)
    before = visitor.wait("document.querySelector('[aria-label^=Tutorial] p')?.innerText")

    def goes_on() -> bool:
        """Whether the next step is told; its button may still be on its way under the pointer."""
        if visitor.see("document.querySelector('[aria-label^=Tutorial] p').innerText") != before:
            return True
        if following := visitor.reachable("[aria-label^=Tutorial] button", "Next"):
            visitor.window.press(**following)
        return False

    visitor.until(goes_on, "the second step")


CONFIRM: Final = ("[data-part=bar][data-asked] [data-primary]", "Confirm turn")
HELD = f"document.querySelector({CONFIRM[0]!r})?.innerText.includes({CONFIRM[1]!r})"
"""Whether the turn waits to be confirmed."""
SENTENCE = "document.querySelector('[data-part=bar] .sentence').innerText"
PARTS = "[data-part=yard], [data-part=display], [data-part=hand], [data-part=palace], [data-part=bar] .sentence"
PASSING = "part.querySelector('.verdict')?.innerText ?? ''"
TABLE = f"[...document.querySelectorAll({PARTS!r})].map((part) => part.innerText.replace({PASSING}, '').trim())"
"""What lies where, and what is said about it, but for what a finger that has just been there was told."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return webspace.made(tmp_path_factory.mktemp("web") / "dist")


@pytest.mark.parametrize("window", ["Firefox", "WebKit"], indirect=True)
def test_without_a_server_a_game_is_kept_and_needs_no_network(window: Window, site: Path) -> None:
    """What test_site.py tells of Chromium in detail."""
    window.resize(*SIZES["phone"])
    with webspace.serving(site) as address:
        visitor = Visitor(window, address)
        visitor.bring(sabika_settings=SETTINGS)
        visitor.go("/new?players=2&bots=greedy&name=Ana&seed=site")
        visitor.click("button:not(:disabled)", "Begin the game")
        assert play_until(visitor, HELD)
        visitor.click(*CONFIRM)
        visitor.wait(f"!{HELD}")
        assert play_until(visitor, HELD)
        visitor.wait("navigator.serviceWorker.controller !== null")
    # From here on nobody answers at this address.
    before = visitor.see(TABLE)
    window.reload()
    visitor.wait(HELD)
    visitor.until(lambda: visitor.see(TABLE) == before, "the table as it was")
    visitor.click(*CONFIRM)
    visitor.wait(f"!{SENTENCE}.includes('Is that your turn?')")
