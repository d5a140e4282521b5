"""The pages around a game: nothing jumps, nothing is cut off, and all of it is there at every size."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.people import Person
from e2e.tables import Answer, Tables, finished, take_seat
from e2e.test_access import serious
from e2e.test_scorepad import NEXT, Pencil

Somebody = Callable[..., Person]


@pytest.fixture(scope="session")
def kept(tables: Tables) -> Answer:
    return tables.kept(finished(players=3))


def address(kept: Answer, query: str = "") -> str:
    return f"/tables/{kept['table']}{query}#{kept['key']}"


@pytest.mark.parametrize("phone", [False, True])
def test_in_the_replay_the_board_stands_still_and_the_caption_is_whole(
    somebody: Somebody, kept: Answer, phone: bool
) -> None:
    page = somebody(phone=phone).go(address(kept, "?show=replay&at=0"))
    caption = page.get_by_role("region", name="What happened")
    expect(caption).to_contain_text("goes first")
    tops: set[float] = set()
    for at in range(24):
        expect(page.locator(".board:not(.waiting)")).to_be_visible()
        tops.add(page.locator(".board").evaluate("board => board.getBoundingClientRect().top + scrollY"))
        hidden = caption.evaluate("box => box.scrollHeight - box.clientHeight")
        assert hidden <= 0, (at, caption.inner_text())
        page.keyboard.press("ArrowRight")
    assert len(tops) == 1


def test_the_line_of_the_moment_stays_in_sight_when_the_coach_opens(somebody: Somebody, kept: Answer) -> None:
    page = somebody().go(address(kept, "?show=replay&at=40"))
    line = page.locator("nav [aria-current=step]")
    expect(line).to_be_in_viewport(ratio=0.9)
    page.get_by_role("button", name="What would the coach do here?").click()
    expect(page.locator(".coach li").first).to_be_visible()
    expect(line).to_be_in_viewport(ratio=0.9)
    assert inside(page, "nav:has([aria-current=step])", "[aria-current=step]")


def inside(page: Page, outer: str, inner: str) -> bool:
    """Whether all of something can be seen within what scrolls it."""
    found: bool = page.locator(outer).evaluate(
        """(outer, inner) => {
            const [frame, own] = [outer, outer.querySelector(inner)].map((each) => each.getBoundingClientRect());
            return own.top >= frame.top - 1 && own.bottom <= frame.bottom + 1;
        }""",
        inner,
    )
    return found


CUT = """() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element) => {
        for (let outer = element.parentElement; outer; outer = outer.parentElement) {
            const how = getComputedStyle(outer).overflowX;
            if ((how === "auto" || how === "scroll") && !outer.matches("main, dialog, .inside")) return true;
        }
        return false;
    };
    const cut = [...document.querySelectorAll("body *")].filter((element) => {
        const box = element.getBoundingClientRect();
        return box.width > 1 && box.height > 1 && (box.right > width + 1 || box.left < -1)
            && !element.closest("svg, [aria-hidden=true], .unseen, .skip") && !scrolls(element);
    });
    const sideways = [document.documentElement, ...document.querySelectorAll("main, dialog, .inside")]
        .filter((element) => element.scrollWidth > element.clientWidth + 1);
    return [...cut, ...sideways].map((element) => element.outerHTML.slice(0, 120));
}"""


def whole(page: Page) -> None:
    """Nothing lies outside of the window, or can be scrolled sideways but for tables and rows of pictures."""
    assert page.evaluate(CUT) == [], page.url


def enlarged(page: Page) -> Page:
    """With text twice as large as usual."""
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    return page


def test_text_at_200_percent_on_a_phone(somebody: Somebody, tables: Tables, kept: Answer) -> None:
    person = somebody(phone=True)
    pages = {
        "/": "Play now",
        "/new?name=Ana": "Begin the game",
        "/tutorial": "Begin",
        "/score/new": "Begin",
        address(kept): "Share the result",
        address(kept, "?show=replay&at=60"): "Play on from here",
    }
    for path, button in pages.items():
        page = enlarged(person.go(path))
        expect(page.get_by_role("button", name=button).or_(page.get_by_role("link", name=button)).first).to_be_visible()
        whole(page)
        if path.startswith("/new"):
            for part in page.locator("details").all():
                part.locator("summary").tap()
            whole(page)
    page = enlarged(person.go("/rules"))
    expect(page.locator("article").first).to_be_visible()
    whole(page)
    page.get_by_role("button", name="Settings").tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    whole(page)
    page = enlarged(person.go("/tutorial/alhambra"))
    expect(page.get_by_role("region", name=re.compile("Tutorial|lesson", re.IGNORECASE)).first).to_be_visible()
    card = page.locator(".card.panel")
    assert card.evaluate("card => card.scrollWidth <= card.clientWidth + 1")

    host = somebody(phone=True)
    take_seat(host, tables.opened(players=4, bots={"1": "greedy"}))
    expect(enlarged(host.page).get_by_role("heading", name="Who sits where")).to_be_visible()
    whole(host.page)


def test_the_scorepad_at_200_percent(somebody: Somebody) -> None:
    person = somebody(phone=True)
    page = person.go("/score")
    pencil = Pencil(page)
    pencil.new("Alhambra", ["Ana", "Bartholomew", "Cy"], "Workers’ huts", "Falconers", "Bonus cards")
    enlarged(page)
    whole(page)
    pencil.tap("Enter: First scoring")
    pencil.more("Tower")
    pencil.tap("Add a hut")
    pencil.tap("Tower")
    whole(page)
    pencil.tap(NEXT)
    pencil.tap("By tiles")
    pencil.lay("Tower", "Tower 13")
    whole(page)


def test_a_table_is_set_up_on_one_screen(somebody: Somebody) -> None:
    """What few people change is folded away, says what is chosen, and opens by keyboard."""
    person = somebody()
    page = person.page
    page.set_viewport_size({"width": 1280, "height": 800})
    person.go("/new?name=Ana")
    begin = page.get_by_role("button", name="Begin the game")
    expect(begin).to_be_in_viewport(ratio=1)
    bar = begin.bounding_box()
    for title in ("Modules", "Variants", "The table", "For experts"):
        summary = page.locator("summary", has_text=title)
        expect(summary).to_be_in_viewport(ratio=1)
        box = summary.bounding_box()
        assert box
        assert bar
        assert box["y"] + box["height"] <= bar["y"], title
    assert page.evaluate("document.documentElement.scrollHeight") < 1000
    modules = page.locator("summary", has_text="Modules")
    expect(modules).to_contain_text("none")
    modules.focus()
    page.keyboard.press("Enter")
    huts = page.get_by_role("checkbox", name="Workers’ huts")
    huts.focus()
    page.keyboard.press("Space")
    expect(modules).to_contain_text("Workers’ huts")
    assert serious(page) == []
    page.locator("summary", has_text="The table").click()
    page.get_by_role("radio", name="for each turn").check(force=True)
    expect(page.locator("summary", has_text="The table")).to_contain_text("for each turn")
    begin.click()
    expect(page.get_by_role("region", name="Yard")).to_be_visible()


@pytest.mark.parametrize("width", [1920, 2560])
def test_wide_screens_are_made_use_of(somebody: Somebody, kept: Answer, width: int) -> None:
    person = somebody()
    person.page.set_viewport_size({"width": width, "height": width * 9 // 16})
    for path, part in {
        "/": ".rest",
        "/new": "form",
        "/rules": ".rules",
        "/tutorial": ".inside",
        address(kept): ".result",
        address(kept, "?show=replay&at=60"): ".replay",
    }.items():
        shown = person.go(path).locator(f"main {part}").first
        shown.wait_for()
        box = shown.bounding_box()
        assert box
        assert box["width"] >= 0.64 * width, path
