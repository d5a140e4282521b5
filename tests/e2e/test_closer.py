"""Small things enlarge while the pointer or the keyboard is on them, or a finger rests there."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from e2e.people import Person
from e2e.playing import asked
from e2e.tables import Tables, finished, moment, take_seat

Somebody = Callable[..., Person]
MODULES = ["falcons", "huts", "bonus", "sites", "vizier", "certificates", "portals"]
MOST_TABS = 60
REACHED = """() => {
  const found = document.activeElement;
  return found.matches("[data-closer][role=img][aria-label]") ? found.closest("section").ariaLabel : "";
}"""
"""The part of the table in which a picture has the focus that comes closer."""


def at_the_table(person: Person, tables: Tables) -> Page:
    played = finished(players=3, modules=MODULES)
    seated = tables.going_on(played, moment(played, lambda then: then.turn > 30 and then.step == "act"))
    tables.begin(seated)
    take_seat(person, seated)
    asked(person.page).wait_for()
    return person.page


def width(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box
    return box["width"]


def test_by_pointer_and_by_keyboard(somebody: Somebody, tables: Tables) -> None:
    page = at_the_table(somebody(), tables)
    picture = page.locator(".closer")
    falcon = page.get_by_role("region", name="Falcons").get_by_role("button").first
    name = falcon.get_attribute("aria-label") or ""
    falcon.hover()
    expect(picture).to_contain_text(name)
    assert width(picture) > 2.5 * width(falcon)
    expect(falcon).to_have_accessible_name(name)
    page.mouse.move(5, 5)
    expect(picture).to_have_count(0)

    # The signs of an opponent all together, when the card has the focus.
    card = page.get_by_role("list", name="The other players").get_by_role("button").first
    page.keyboard.press("Tab")
    card.focus()
    expect(picture).to_contain_text("Vizier")
    page.keyboard.press("Tab")
    expect(picture.get_by_text("Vizier")).to_have_count(0)


def test_what_cannot_be_pressed_is_looked_at_by_keyboard(somebody: Somebody, tables: Tables) -> None:
    page = at_the_table(somebody(), tables)
    picture = page.locator(".closer")
    # Every picture that comes closer is reached, one of each list by the tab key.
    page.evaluate("() => document.querySelector('main').focus()")
    reached = set()
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        reached.add(page.evaluate(REACHED))
    sections = {"Tokens", "Bonus cards", "Vizier", "Portals"}
    assert sections <= reached, reached

    tokens = page.get_by_role("region", name="Tokens").get_by_role("img")
    tokens.first.focus()
    for place in range(2):
        name = tokens.nth(place).get_attribute("aria-label") or ""
        expect(tokens.nth(place)).to_be_focused()
        expect(picture).to_contain_text(name)
        page.keyboard.press("ArrowRight")

    # Beside another's palace the badges and falcons, too.
    page.get_by_role("list", name="The other players").get_by_role("button").first.press("Enter")
    badge = page.get_by_role("dialog").get_by_role("img", name="Vizier")
    for _ in range(MOST_TABS):
        if badge.evaluate("badge => badge.closest('p').contains(document.activeElement)"):
            break
        page.keyboard.press("Tab")
    while not badge.evaluate("badge => badge === document.activeElement"):
        page.keyboard.press("ArrowRight")
    expect(picture).to_contain_text("Vizier")


def test_by_a_long_press_which_is_no_tap(somebody: Somebody, tables: Tables) -> None:
    person = somebody(phone=True)
    page = at_the_table(person, tables)
    card = page.get_by_role("list", name="The other players").get_by_role("button").first
    facts = card.locator(".facts")
    page.get_by_role("button", name="The others").tap()
    card.tap(trial=True)
    box = facts.bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)
    there = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": there})
    expect(page.locator(".closer")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".closer")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)
    card.tap()
    expect(page.get_by_role("dialog")).to_be_visible()
