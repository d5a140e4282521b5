"""Roll & Write on every phone: on one's own turn dice, coins, the question and the own sheet are in sight at once."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.people import Person
from e2e.playing import asked
from e2e.tables import Tables, finished, moment, take_seat
from e2e.test_screens import resize

Somebody = Callable[..., Person]
Size = tuple[int, int]

UPRIGHT: list[Size] = [(360, 640), (375, 667), (390, 664), (390, 844), (412, 915)]
LYING: list[Size] = [(844, 390), (740, 360), (915, 412), (667, 375)]
FINGER = 44

# What is not wholly in sight of what a turn needs: outside the screen or what scrolls it, or under something else.
UNSEEN = """() => {
  const needed = {
    die: "[data-part=dice] button.face", arrow: "[data-part=dice] [data-action]", coins: ".coins",
    cell: "[data-part=sheet] [data-cell]", question: "[data-part=bar] .sentence",
    button: "[data-part=bar] [data-action]",
  };
  const isClear = thing => ([x, y]) => {
    const found = document.elementFromPoint(x, y);
    return found !== null && (thing.contains(found) || found.contains(thing));
  };
  const isSeen = thing => {
    const {left, top, width, height} = thing.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    const points = parts.flatMap(x => parts.map(y => [left + width * x, top + height * y]));
    const isInside = left >= 0 && top >= 0 && left + width <= innerWidth + 0.5 && top + height <= innerHeight + 0.5;
    return isInside && points.every(isClear(thing));
  };
  const about = thing => thing.dataset.action ?? thing.dataset.cell ?? thing.className;
  return Object.entries(needed).flatMap(([name, selector]) => {
    const things = [...document.querySelectorAll(selector)];
    if (!things.length && name !== "button") return [`no ${name}`];
    return things.filter(thing => !isSeen(thing)).map(thing => `${name} ${about(thing)}`);
  });
}"""
TARGETS = "[data-part=dice] button, [data-part=sheet] [data-cell]"
SMALL = f"""() => [...document.querySelectorAll({TARGETS!r})].map(thing => thing.getBoundingClientRect())
  .filter(({{width, height}}) => Math.round(Math.min(width, height)) < {FINGER})
  .map(({{width, height}}) => `${{width}} x ${{height}}`)"""

# How large the letters of each tab are, and whether all of its label can be seen.
LABELS = """() => [...document.querySelectorAll("nav.tabs button")]
  .map(tab => [parseFloat(getComputedStyle(tab).fontSize), tab.scrollWidth <= tab.clientWidth + 1])"""


def at_my_turn(somebody: Somebody, tables: Tables, players: int, **screen: Any) -> Page:
    """Late enough for coins, and for a choice of cells and dice to turn."""
    played = finished(game="roll-and-write", players=players)
    late = len(played.log) // 3
    seated = tables.going_on(
        played,
        moment(played, lambda then: then.step == "act" and len(then.log) > late and len(then.options()) > 6),
    )
    tables.begin(seated)
    person = somebody(phone=True, **screen)
    take_seat(person, seated)
    asked(person.page).wait_for()
    return person.page


@pytest.mark.parametrize("players", [2, 5])
def test_a_turn_needs_no_scrolling(somebody: Somebody, tables: Tables, players: int) -> None:
    """Also when the phone is turned in mid-turn: what was begun is still there."""
    page = at_my_turn(somebody, tables, players)
    die = page.locator("[data-part=dice] button.face").first
    die.tap()
    for size in (*UPRIGHT, *LYING):
        resize(page, size)
        expect(die).to_have_attribute("aria-pressed", "true")
        assert page.evaluate(UNSEEN) == [], size
        assert page.evaluate(SMALL) == [], size
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_the_others_are_a_tap_away(somebody: Somebody, tables: Tables) -> None:
    """Where the phone lies, dice and turn bar stay beside them."""
    page = at_my_turn(somebody, tables, 5)
    others = page.get_by_role("list", name="The sheets of the others").or_(page.get_by_role("list", name="The others"))
    for size in (UPRIGHT[0], LYING[0]):
        resize(page, size)
        for name, shown in (("Standings", others.first), ("Log", page.locator("[data-part=log]"))):
            tab = page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name=name)
            tab.tap()
            expect(tab).to_have_attribute("aria-current", "true")
            expect(shown).to_be_in_viewport()
            if size in LYING:
                expect(page.locator("[data-part=dice]")).to_be_in_viewport(ratio=1)
        page.get_by_role("button", name=re.compile("My sheet")).tap()
        expect(page.locator("[data-part=sheet]")).to_be_in_viewport(ratio=0.95)


@pytest.mark.parametrize("size", [UPRIGHT[0], UPRIGHT[2], LYING[0]], ids=str)
def test_dice_and_turn_bar_stay_where_letters_are_large(somebody: Somebody, tables: Tables, size: Size) -> None:
    page = at_my_turn(somebody, tables, 2)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    resize(page, size)
    for cell in ("1,1", "6,6", "3,3"):
        page.locator(f"[data-part=sheet] [data-cell='{cell}']").scroll_into_view_if_needed()
        for part in ("dice", "bar"):
            expect(page.locator(f"[data-part={part}]")).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
def test_the_labels_of_the_tabs_grow_with_the_text(somebody: Somebody, tables: Tables, language: str) -> None:
    page = at_my_turn(somebody, tables, 2, language=language)
    for size in (UPRIGHT[0], UPRIGHT[2]):
        page.evaluate("document.documentElement.style.fontSize = ''")
        resize(page, size)
        small = page.evaluate(LABELS)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        resize(page, size)
        for (before, _), (after, is_whole) in zip(small, page.evaluate(LABELS), strict=True):
            assert after >= 1.8 * before, size
            assert is_whole, size
