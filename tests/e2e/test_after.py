"""After the game: the result, the replay, going on from a moment, the record."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from e2e.people import Person
from e2e.tables import Answer, Tables, finished

Somebody = Callable[..., Person]

# How wide a tile of the palace that is shown large is.
LARGEST_TILE = """() => {
  const svg = document.querySelector(".stage .palace svg[data-box]");
  const [,, width, height] = svg.dataset.box.split(" ").map(Number);
  const room = svg.getBoundingClientRect();
  return 100 * Math.min(room.width / width, room.height / height);
}"""
IS_WHOLE = """hint => {
  const {left, top, right, bottom} = hint.getBoundingClientRect();
  const around = hint.closest(".controls").getBoundingClientRect();
  return hint.scrollWidth <= hint.clientWidth + 1 && left >= around.left && right <= around.right + 0.5
    && top >= 0 && bottom <= innerHeight;
}"""


@pytest.fixture
def kept(tables: Tables) -> Answer:
    return tables.kept(finished(players=3))


def address(kept: Answer, query: str = "") -> str:
    return f"/tables/{kept['table']}{query}#{kept['key']}"


def test_every_point_is_explained(somebody: Somebody, kept: Answer) -> None:
    page = somebody().go(address(kept))
    expect(page.get_by_role("heading", name=re.compile("wins with"))).to_be_visible()
    page.get_by_role("button", name=re.compile("Wall: .* points")).first.click()
    expect(page.get_by_text(re.compile("A31")).first).to_be_visible()


def test_the_replay_is_steered_by_keys_and_links_to_a_move(somebody: Somebody, kept: Answer) -> None:
    page = somebody().go(address(kept, "?show=replay&at=10"))
    expect(page.get_by_text("Action 10 of")).to_be_visible()
    page.keyboard.press("ArrowRight")
    # A purchase is one step, although it is two decisions.
    expect(page.get_by_text(re.compile(r"Action 1[12] of"))).to_be_visible()
    expect(page).to_have_url(re.compile(r"at=1[12]\b"))
    page.keyboard.press("End")
    expect(page.get_by_text(re.compile(r"Action (\d+) of \1"))).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
def test_in_the_replay_the_keys_are_told_whole_or_not_at_all(somebody: Somebody, kept: Answer, language: str) -> None:
    """A lone fountain is no larger than a tile of a usual palace."""
    page = somebody(language=language).go(address(kept, "?show=replay&at=0"))
    expect(page.locator(".stage .palace svg[data-box]")).to_be_visible()
    assert page.evaluate(LARGEST_TILE) < 130
    hint = page.locator(".controls .keys")
    shown = 0
    for width in (1024, 1280, 1366, 1440, 1920):
        page.set_viewport_size({"width": width, "height": 720})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        if hint.is_visible():
            shown += 1
            assert hint.evaluate(IS_WHOLE), (width, hint.inner_text())
    assert shown >= 2


def test_somebody_plays_on_from_a_moment(somebody: Somebody, tables: Tables, kept: Answer) -> None:
    page = somebody().go(address(kept, "?show=replay&at=100"))
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button").last.click()
    page.wait_for_url(lambda url: kept["table"] not in url)
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()


def test_the_record_is_downloaded_as_it_was(somebody: Somebody, kept: Answer) -> None:
    page = somebody().go(address(kept))
    with page.expect_download() as download:
        page.get_by_role("button", name=re.compile("[Rr]ecord")).or_(
            page.get_by_role("link", name=re.compile("[Rr]ecord"))
        ).first.click()
    record = json.loads(download.value.path().read_text("utf-8"))
    assert record["seed"] == "e2e"


def test_the_deal_is_checked(somebody: Somebody, kept: Answer) -> None:
    page = somebody().go(address(kept))
    page.get_by_role("button", name=re.compile("[Cc]heck")).click()
    # What the server gave, and the seed made of it: nobody else gave anything.
    for role in ("definition", "code"):
        expect(page.get_by_role(role).filter(has_text=re.compile("^e2e$"))).to_be_visible()
