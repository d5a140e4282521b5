"""Without a network: the rules are there in every language, and the scorepad offers and says only what is certain."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.people import Person
from e2e.test_scorepad import NEXT, Pencil, scoring

Somebody = Callable[..., Person]
LOST = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED")


def test_after_the_first_page_rules_and_scorepad_open_offline(somebody: Somebody) -> None:
    person = somebody(phone=True, keeps=True)
    person.forgiven = LOST
    person.go("/")
    person.stays()
    person.offline(True)
    page = person.go("/rules")
    expect(page.get_by_role("article").first).to_be_visible()
    page.get_by_role("button", name="Settings").tap()
    page.get_by_role("dialog").get_by_role("radio", name="Deutsch").check(force=True)
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Regeln")
    expect(page.locator("article").first).to_contain_text("Gebäudeplättchen")
    page = person.go("/score")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def offers(page: Page) -> list[str]:
    found = page.get_by_role("application").get_by_role("button", name=re.compile("^Lay it here"))
    return [own.get_attribute("aria-label") or "" for own in found.all()]


def test_by_tiles_no_filled_cell_is_offered_and_old_points_say_so(somebody: Somebody) -> None:
    """Also numbers begin with what was laid."""
    person = somebody(phone=True)
    person.forgiven = LOST
    page = person.go("/score")
    pencil = Pencil(page)
    pencil.new("Alhambra", ["Ana", "Bo", "Cy"])
    pencil.tap("Enter: First scoring")
    pencil.tap("By tiles")
    pencil.lay("Tower", "Tower 13")
    for _ in range(2):
        pencil.tap(NEXT)
    pencil.tap("Show the points")
    pencil.points("Ana.*[1-9]", "Bo.*0", "Cy.*0")
    scoring(page, "First scoring").get_by_role("link", name=re.compile("^Ana")).tap()
    pencil.whose("Ana")
    expect(page.get_by_role("list", name="Counted so far")).to_contain_text("Tower 1")

    person.offline(True)
    pencil.tap(re.compile("^Garden, \\d+ left"))
    pencil.tap(re.compile("^Garden 12"))
    filled = offers(page)[0]
    page.get_by_role("application").get_by_role("button", name=filled).first.tap()
    expect(page.get_by_role("button", name=re.compile("^Garden 12"))).to_have_count(0)
    expect(page.get_by_text("only cells that are certain are offered")).to_be_visible()
    expect(page.get_by_text("No connection to the server. Everything you enter is kept")).to_be_visible()
    expect(page.get_by_role("list", name="Counted so far")).to_contain_text("not counted yet")
    pencil.tap(re.compile("^Tower, \\d+ left"))
    pencil.tap(re.compile("^Tower 11"))
    assert filled not in offers(page)
    assert offers(page)
    pencil.tap("By numbers")
    expect(page.get_by_text("As counted before the connection was lost")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Tower: 1. Choose"))).to_be_visible()
    pencil.tap("Show the points")
    expect(page.get_by_text("Points from before the latest entries")).to_be_visible()
    expect(scoring(page, "First scoring").get_by_role("link", name=re.compile("^Ana"))).to_contain_text("entered")

    # The server takes what was laid without it, and counts it when somebody goes on by numbers.
    person.offline(False)
    expect(page.get_by_text("Points from before")).to_have_count(0)
    expect(scoring(page, "First scoring")).not_to_contain_text("cannot be")
    pencil.tap("Enter: Second scoring")
    pencil.tap("By numbers")
    expect(page.get_by_text("Counted from what was entered so far")).to_be_visible()
    for what in ("Tower", "Garden"):
        expect(page.get_by_role("button", name=re.compile(f"^{what}: 1. Choose"))).to_be_visible()
    wall = page.get_by_role("button", name=re.compile("^Longest wall: \\d+. Choose"))
    expect(wall).not_to_have_accessible_name(re.compile(": 0\\."))
    pencil.more("Tower")
    expect(page.get_by_role("button", name=re.compile("^Garden: 1. Choose"))).to_be_visible()
