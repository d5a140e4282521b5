"""The tables on every screen: the palace is the largest thing, fingers hit what they must, nothing is cut off."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from e2e.people import Person
from e2e.playing import asked
from e2e.tables import Tables, finished, moment, take_seat

Somebody = Callable[..., Person]
Size = tuple[int, int]
ALL_MODULES = ("bonus", "certificates", "exchange", "falcons", "huts", "portals", "sites", "vizier")
UPRIGHT: tuple[Size, ...] = ((360, 640), (390, 844))
LYING: tuple[Size, ...] = ((844, 390), (740, 360))
TABLETS: tuple[Size, ...] = ((820, 1180), (768, 1024))
SCREENS: tuple[Size, ...] = ((1280, 720), (1280, 800), (1920, 1080), (2560, 1440))
FINGER = 40
GAMES: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "six": {"players": 6},
    "granada": {"players": 3, "game": "granada"},
    "combined": {"players": 4, "game": "combined"},
    "modules": {"players": 3, "modules": ALL_MODULES},
}

CUT_OFF = """() => {
    // What cannot be brought into view: beyond the page, or beyond what clips it without scrolling.
    const scrolls = (style, axis) => /auto|scroll/.test(style["overflow" + axis]);
    const clips = (style, axis) => /hidden|clip/.test(style["overflow" + axis]);
    const found = [];
    const all = document.querySelectorAll("main :is(button, h2, h3, li, label, [role=img]):not(svg *)");
    for (const thing of all) {
        if (thing.closest(".unseen, nav") || !thing.checkVisibility({ visibilityProperty: true })) continue;
        const own = thing.getBoundingClientRect();
        if (own.width <= 1 || own.height <= 1) continue;
        let [x, y] = [true, true];
        for (let around = thing.parentElement; around && (x || y); around = around.parentElement) {
            const style = getComputedStyle(around);
            if (style.display === "contents") continue;
            const box = around === document.documentElement
                ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : around.getBoundingClientRect();
            const root = around === document.documentElement;
            if (scrolls(style, "X")) x = false;
            if (scrolls(style, "Y")) y = false;
            const over = (x && (root || clips(style, "X")) && Math.max(box.left - own.left, own.right - box.right))
                || (y && (root || clips(style, "Y")) && Math.max(box.top - own.top, own.bottom - box.bottom));
            if (over > 4) {
                const name = thing.ariaLabel || thing.textContent.trim() || thing.className;
                found.push(`${thing.tagName} ${name.slice(0, 40)}: ${Math.round(over)} px beyond ${around.className}`);
                break;
            }
        }
    }
    return found;
}"""
AREAS = """() => {
    // Of each part as much as is in view.
    const parts = "[data-part=palace], [data-part=yard], [data-part=display], [data-part=gauge], [data-part=hand],"
        + "[data-part=opponents] > li, [data-part=hint], .part[data-part=log], [data-part=beside]";
    const areas = {};
    for (const part of document.querySelectorAll(parts)) {
        let { left, top, right, bottom } = part.getBoundingClientRect();
        for (let around = part.parentElement; around; around = around.parentElement) {
            const { display, overflowX } = getComputedStyle(around);
            if (display === "contents" || overflowX === "visible") continue;
            const box = around.getBoundingClientRect();
            [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
            [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
        }
        areas[part.dataset.part ?? "opponent"] = Math.max(0, right - left) * Math.max(0, bottom - top);
    }
    return areas;
}"""
CELLS = """() => [...document.querySelectorAll("[data-part=palace] .target.can:is([data-cell], [data-point])")]
  .map((cell) => {
    const { left, top, width, height } = cell.querySelector(".area").getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const open = document.querySelector("[data-part=palace] .open").getBoundingClientRect();
    const isShown = x > open.left && x < open.right && y > open.top && y < open.bottom;
    return { size: Math.min(width, height), isShown, isHit: cell.contains(document.elementFromPoint(x, y)) };
  })"""
YARD = """() => [...document.querySelectorAll("[data-part=yard] ol > li")].map((place) => {
    const { left, top, width } = place.getBoundingClientRect();
    return [left, top, width].map(Math.round);
})"""
BESIDE_EACH_OTHER = """(names) => {
    const boxes = names.map((name) => document.querySelector(name).getBoundingClientRect());
    const [one, other] = boxes;
    return Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
        * Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left));
}"""
SHEET = """() => [...document.querySelectorAll("[data-part=sheet] [data-cell]")]
  .map((cell) => Math.round(cell.getBoundingClientRect().width))"""
SMALL_THINGS = """() => [...document.querySelectorAll(".supply :is(button, li) svg")]
  .map((thing) => thing.getBoundingClientRect().width)"""


def placing(then: Any) -> bool:
    return bool(then.step.startswith("place") and any(option.verb == "build" for option in then.options()))


def seat_at(somebody: Somebody, tables: Tables, wanted: Callable[[Any], bool], game: str, touch: bool = False) -> Page:
    """Somebody who is asked in the second half of a game."""
    played = finished(seed="screens", **GAMES[game])
    half = len(played.log) // 2
    seated = tables.going_on(played, moment(played, lambda then: len(then.log) > half and wanted(then)))
    tables.begin(seated)
    person = somebody(phone=touch, language="de" if game == "granada" else "en")
    take_seat(person, seated)
    asked(person.page).wait_for()
    return person.page


def resize(page: Page, size: Size) -> None:
    """The page has another size, and has drawn itself anew."""
    width, height = size
    page.set_viewport_size(ViewportSize(width=width, height=height))
    page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height])
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def tabs(page: Page) -> list[Locator]:
    """The way to each panel where they are one behind the other; none where all are in view."""
    return page.locator("nav.tabs button:visible").all()


def show(tab: Locator) -> None:
    tab.click()
    expect(tab).to_have_attribute("aria-current", "true")


def palace_is_largest(page: Page) -> None:
    areas = page.evaluate(AREAS)
    palace = areas.pop("palace")
    assert palace > max(areas.values()), (palace, areas)


def fingers_hit_the_cells(page: Page) -> None:
    """Those in sight are large enough and under nothing else; as many as fit are in sight."""
    cells = page.evaluate(CELLS)
    shown = [cell for cell in cells if cell["isShown"]]
    assert shown, cells
    assert all(cell["isHit"] and round(cell["size"]) >= FINGER for cell in shown), cells


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_finds_every_part(somebody: Somebody, tables: Tables, game: str) -> None:
    """On phones held upright or lying and on tablets, while a tile is to be placed."""
    page = seat_at(somebody, tables, placing, game, touch=True)
    reserve = page.locator("[data-part=beside] [data-action^=reserve]").first
    for size in (*UPRIGHT, *LYING, *TABLETS):
        resize(page, size)
        ways = tabs(page)
        assert len(ways) == (3 if size in UPRIGHT else 2 if size in LYING else 0), size
        for tab in ways:
            show(tab)
            assert page.evaluate(CUT_OFF) == [], size
        if ways:
            show(ways[-2])
        assert page.evaluate(CUT_OFF) == [], size
        fingers_hit_the_cells(page)
        palace_is_largest(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        reserve.scroll_into_view_if_needed()
        expect(reserve).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("game", ["granada", "modules"])
def test_large_letters_on_a_phone(somebody: Somebody, tables: Tables, game: str) -> None:
    """The browser writes twice as large: nothing shrinks to nothing, everything can be scrolled to."""
    page = seat_at(somebody, tables, placing, game, touch=True)
    small = page.locator("nav.tabs button").first.bounding_box()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    resize(page, UPRIGHT[1])
    large = page.locator("nav.tabs button").first.bounding_box()
    assert small
    assert large
    assert large["height"] > 1.5 * small["height"]
    market, palace, others = tabs(page)
    for tab in (palace, others, market):
        show(tab)
        assert page.evaluate(CUT_OFF) == []
    tile = page.locator("[data-yard]").first
    card = page.locator("[data-card]").first
    for thing in (tile, card):
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= FINGER, box
    show(palace)
    fingers_hit_the_cells(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_screen_is_filled(somebody: Somebody, tables: Tables, game: str) -> None:
    """The palace is the largest thing, small things can be seen, all grows with the screen, the yard stays as it is."""
    page = seat_at(somebody, tables, lambda then: then.step == "act", game)
    widths = []
    for size in SCREENS:
        resize(page, size)
        assert page.evaluate(CUT_OFF) == [], size
        palace_is_largest(page)
        assert min(page.evaluate(SMALL_THINGS), default=16) >= 15, size
        expect(page.get_by_role("heading", name="Falcons")).to_have_count(1 if game == "modules" else 0)
        yard = page.evaluate(YARD)
        widths.append(yard[0][2])
        page.evaluate("document.querySelector('[data-part=yard]').nextElementSibling.style.marginTop = '60px'")
        assert page.evaluate(YARD) == yard
        page.evaluate("document.querySelector('[data-part=yard]').nextElementSibling.style.marginTop = ''")
    assert widths[0] <= widths[1] < widths[2] < widths[3], widths


def test_the_yard_keeps_its_places_and_payment_leaves_it_in_sight(somebody: Somebody, tables: Tables) -> None:
    def affordable(then: Any) -> bool:
        return any(option.verb == "buy" for option in then.options())

    page = seat_at(somebody, tables, affordable, "two")
    before = page.evaluate(YARD)
    page.locator(".possible [data-yard]").first.click()
    sheet = page.get_by_role("region", name="Payment")
    expect(sheet).to_be_visible()
    sheet.get_by_role("button", name="Back").wait_for()
    assert page.evaluate(YARD) == before
    for part in ("yard", "hand"):
        covered = page.evaluate(BESIDE_EACH_OTHER, [".payment", f"[data-part={part}]"])
        assert covered == 0, part
    sheet.locator("[data-primary]").click()
    asked(page).wait_for()
    assert page.evaluate(YARD) == before


def test_the_sheet_has_cells_for_fingers(somebody: Somebody, tables: Tables) -> None:
    played = finished(game="roll-and-write", players=3)
    seated = tables.going_on(played, moment(played, lambda then: then.step == "act" and then.turn > 6))
    tables.begin(seated)
    person = somebody(phone=True)
    take_seat(person, seated)
    page = person.page
    asked(page).wait_for()
    for size in (*UPRIGHT, *LYING, *TABLETS):
        resize(page, size)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert min(page.evaluate(SHEET)) >= FINGER, size
        assert page.evaluate(CUT_OFF) == [], size
