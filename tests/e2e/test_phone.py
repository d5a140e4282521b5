"""On a phone, by touch: the three panels, a turn, the last turns of a game, and nothing wider than the screen."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.people import PHONE, Person
from e2e.playing import Player, SheetPlayer, asked, tap
from e2e.tables import Answer, Tables, finished, moment, take_seat
from sabika.desk.requests.considering import plan

Somebody = Callable[..., Person]
STEPS = 14
TOO_SMALL = """
() => [...document.querySelectorAll("button, a, select, summary, label:has(input), input:not(label input)")]
  .filter((thing) => thing.checkVisibility({ visibilityProperty: true }) && !thing.closest(".unseen"))
  .map((thing) => [thing, thing.getBoundingClientRect()])
  .filter(([, { width, height }]) => width > 1 && Math.round(Math.min(width, height)) < 40)
  .map(([thing, { width, height }]) => `${thing.ariaLabel ?? thing.textContent}: ${width} x ${height}`)
"""
ALL_MODULES = ("bonus", "certificates", "exchange", "falcons", "huts", "portals", "sites", "vizier")


def tab(page: Page, name: str) -> Locator:
    return page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name=name)


def swipe(page: Page, begin: Locator) -> None:
    """A finger goes from there to the left, so that the next panel comes."""
    x, y = place(begin, 0.8)
    slide(page, (x, y), (x - 280, y))


def slide(page: Page, begin: tuple[float, float], end: tuple[float, float]) -> None:
    """A finger goes from one place to another."""
    finger = page.context.new_cdp_session(page)
    for step in range(STEPS + 1):
        x, y = (start + (stop - start) * step / STEPS for start, stop in zip(begin, end, strict=True))
        touch = {"type": "touchMove" if step else "touchStart", "touchPoints": [{"x": x, "y": y}]}
        finger.send("Input.dispatchTouchEvent", touch)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def place(thing: Locator, across: float = 0.5) -> tuple[float, float]:
    """Where a thing is on the screen."""
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] * across, box["y"] + box["height"] / 2


def nothing_is_too_wide(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def nothing_is_too_small(page: Page) -> None:
    """For a finger. The cells of a palace can be zoomed."""
    assert page.evaluate(TOO_SMALL) == []


@pytest.mark.parametrize("path", ["/", "/new", "/rules/A21", "/tutorial", "/about"])
def test_no_page_is_wider_than_the_screen(somebody: Somebody, path: str) -> None:
    page = somebody(phone=True).go(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    nothing_is_too_wide(page)


@pytest.mark.parametrize(
    "setup",
    [
        {"players": 6},
        {"players": 3, "modules": ALL_MODULES},
        {"players": 3, "game": "combined"},
        {"players": 5, "game": "roll-and-write"},
    ],
    ids=["six", "modules", "combined", "roll-and-write"],
)
def test_no_table_is_wider_than_the_screen(somebody: Somebody, tables: Tables, setup: dict[str, Any]) -> None:
    played = finished(**setup)
    seated = tables.going_on(played, moment(played, lambda game: len(game.log) > len(played.log) * 2 // 3))
    tables.begin(seated)
    person = somebody(phone=True)
    take_seat(person, seated)
    asked(person.page).wait_for()
    nothing_is_too_wide(person.page)
    nothing_is_too_small(person.page)


def test_the_result_is_not_wider_than_the_screen(somebody: Somebody, tables: Tables) -> None:
    kept = tables.kept(finished(players=6))
    page = somebody(phone=True).go(f"/tables/{kept['table']}#{kept['key']}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    nothing_is_too_wide(page)


def test_the_panels_are_reached_by_tabs_and_by_swiping(somebody: Somebody, tables: Tables) -> None:
    seated = tables.opened(players=3, bots={"1": "greedy", "2": "greedy"}, seed="phone")
    tables.begin(seated)
    person = somebody(phone=True)
    take_seat(person, seated)
    page = person.page
    panels = {
        "Market": page.get_by_role("region", name="Yard"),
        "My palace": page.get_by_role("application", name="Your palace"),
        "The others": page.get_by_role("list", name="The other players"),
    }
    expect(panels["Market"]).to_be_in_viewport()
    for name in ("My palace", "The others", "Market"):
        tab(page, name).tap()
        expect(panels[name]).to_be_in_viewport(ratio=0.9)
        expect(tab(page, name)).to_have_attribute("aria-current", "true")
    asked(page).wait_for()
    tile = page.get_by_role("button", name=re.compile("can be bought now")).last
    for begin, name in [(tile, "My palace"), (panels["My palace"], "The others")]:
        swipe(page, begin)
        expect(panels[name]).to_be_in_viewport(ratio=0.9)
        expect(tab(page, name)).to_have_attribute("aria-current", "true")
    assert not tables.look(seated)["can_undo"]


def test_a_turn_by_touch(somebody: Somebody, tables: Tables) -> None:
    """A tile is bought to the coin, money taken with the action that this gives, and the tile placed."""
    played = finished(players=2)
    seated = tables.going_on(played, moment(played, lambda game: bool(plan(game))))
    tables.begin(seated)
    person = somebody(phone=True)
    take_seat(person, seated)
    page = person.page
    bought = tables.look(seated)["plan"][0]
    expect(page.get_by_role("region", name="Yard")).to_be_visible()
    asked(page).wait_for()
    page.locator(f'[data-yard="{bought["space"]}"]').tap()
    page.get_by_role("region", name="Payment").get_by_role(
        "button", name=re.compile("^Pay.*another action")
    ).first.tap()
    expect(page.get_by_text("Paid exactly: take another action, or end your actions.")).to_be_visible()
    page.get_by_role("region", name="Display").get_by_role("listitem").get_by_role("button").first.tap()
    page.get_by_role("button", name=re.compile("^Take")).tap()
    cell = page.get_by_role("application").get_by_role("button", disabled=False).first
    expect(cell).to_be_in_viewport()
    cell.tap()
    page.get_by_role("button", name="Confirm turn").tap()
    expect(page.get_by_role("button", name="Confirm turn")).to_have_count(0)
    palace = tables.look(seated)["view"]["players"][0]["palace"]
    assert bought["tile"] in [placed["tile"] for placed in palace]


def redesigning(somebody: Somebody, tables: Tables, verb: str) -> tuple[Page, Answer, dict[str, Any]]:
    """Somebody with the own palace on the phone, and a way to redesign it."""
    played = finished(bot="random", players=3)
    seated = tables.going_on(
        played, moment(played, lambda game: any(game.notation(own).startswith(verb) for own in game.options()))
    )
    tables.begin(seated)
    person = somebody(phone=True)
    take_seat(person, seated)
    expect(person.page.get_by_role("region", name="Yard")).to_be_visible()
    asked(person.page).wait_for()
    tab(person.page, "My palace").tap()
    expect(person.page.get_by_role("application", name="Your palace")).to_be_in_viewport(ratio=0.9)
    return person.page, seated, next(own for own in tables.look(seated)["options"] if own["verb"] == verb)


def cell_of(page: Page, option: Answer) -> Locator:
    x, y = option["cell"]
    return page.get_by_role("application", name="Your palace").locator(f'[data-cell="{x},{y}"]')


def stays_in_the_reserve(page: Page, tile: str) -> None:
    page.get_by_role("button", name="Confirm turn").tap()
    expect(page.get_by_role("region", name="Reserve").locator(f'[data-piece="{tile}"]')).to_be_visible()


def test_a_tile_is_taken_out_of_the_palace_by_touch(somebody: Somebody, tables: Tables) -> None:
    page, _, remove = redesigning(somebody, tables, "remove")
    page.get_by_role("button", name="Redesign").tap()
    cell_of(page, remove).tap()
    stays_in_the_reserve(page, remove["old"])


def test_a_tile_is_dragged_out_of_the_palace_by_a_finger(somebody: Somebody, tables: Tables) -> None:
    page, _, remove = redesigning(somebody, tables, "remove")
    page.get_by_role("button", name="Redesign").tap()
    slide(page, place(cell_of(page, remove)), place(page.get_by_role("heading", name="Reserve")))
    stays_in_the_reserve(page, remove["old"])


def test_a_tile_of_the_reserve_is_swapped_by_touch(somebody: Somebody, tables: Tables) -> None:
    page, _, swap = redesigning(somebody, tables, "swap")
    page.get_by_role("region", name="Reserve").locator(f'[data-piece="{swap["tile"]}"]').tap()
    cell_of(page, swap).tap()
    stays_in_the_reserve(page, swap["old"])


@pytest.mark.parametrize(("game", "player", "left"), [("alhambra", Player, 20), ("roll-and-write", SheetPlayer, 10)])
def test_a_game_is_played_to_its_end_by_touch(
    somebody: Somebody, tables: Tables, game: str, player: type[Player], left: int
) -> None:
    played = finished(game=game, players=2)
    last_turns = len(played.log) - left
    seated = tables.going_on(played, moment(played, lambda then: then.step == "act" and len(then.log) > last_turns))
    tables.begin(seated)
    person = somebody(phone=True)
    take_seat(person, seated)
    player(person.page, tap).play_to_the_end()
    assert tables.look(seated)["status"] == "over"
    nothing_is_too_wide(person.page)
