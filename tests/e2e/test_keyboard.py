"""Playing without a pointer: every decision by keys, and the focus always to be seen."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.people import Person
from e2e.playing import Player
from e2e.tables import Tables, finished, late_moment, take_seat

Somebody = Callable[..., Person]
MOST_TABS = 60
MOST_STEPS = 40

UNSEEN = """() => {
    const found = document.activeElement;
    if (found === document.body) return "nowhere";
    if (found.matches("dialog[open], main")) return "";
    const ring = found.querySelector(":scope > .ring");
    const marked = ring ? getComputedStyle(ring).stroke !== "none" : getComputedStyle(found).outlineStyle !== "none";
    const { left, top, right, bottom } = found.getBoundingClientRect();
    const inView = right > Math.max(left, 0) && bottom > Math.max(top, 0) && left < innerWidth && top < innerHeight;
    return marked && inView ? "" : found.outerHTML.slice(0, 200);
}"""
"""What has the focus, if that cannot be seen. Nobody overlooks a dialog or a new page."""
ON_A_LEGAL_CELL = "() => document.activeElement.matches('.target.can')"
TOWARDS_A_LEGAL_CELL = """() => {
    const found = [...document.querySelectorAll(".target[data-cell]")];
    const cells = new Map(found.map((cell) => [cell.dataset.cell, cell]));
    const steps = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]};
    const begin = document.activeElement.dataset.cell;
    const seen = new Set([begin]);
    const ways = [[begin, ""]];
    for (const [at, first] of ways) {
        if (cells.get(at).matches(".can")) return first;
        const [x, y] = at.split(",").map(Number);
        for (const [key, [right, down]] of Object.entries(steps)) {
            const next = `${x + right},${y + down}`;
            if (!cells.has(next) || seen.has(next)) continue;
            seen.add(next);
            ways.push([next, first || key]);
        }
    }
}"""
"""The arrow key that leads to the nearest cell where the tile can go."""


class Typist(Player):
    """Somebody who has eyes and a keyboard."""

    def look_around(self) -> None:
        if self.clicked:
            assert not self.page.evaluate(UNSEEN), self.clicked[-5:]

    def decide(self) -> None:
        assert self.answer(), self.clicked[-5:]

    def answer(self) -> bool:
        """Press what answers the game; false if nothing is asked."""
        raise NotImplementedError

    def press(self, *keys: str) -> bool:
        for key in keys:
            self.page.keyboard.press(key)
            self.clicked.append(key)
        return True

    def sees(self, selector: str) -> bool:
        return self.page.locator(selector).locator("visible=true").count() > 0


class PalaceTypist(Typist):
    def answer(self) -> bool:
        if self.sees("dialog[open]"):
            return self.press("Escape")
        if self.sees("[data-primary]:enabled"):
            return self.press("Enter")
        if self.sees("[data-part='beside']") and self.sees(".target.can"):
            return self.place()
        affordable = self.page.get_by_role("button", name=re.compile("can be bought now"))
        if affordable.count():
            return self.press(f"Digit{affordable.first.get_attribute('aria-keyshortcuts')}")
        if self.sees("[data-part='display'] .possible"):
            return self.press("Shift+Digit1", "Enter")
        return self.sees("[aria-keyshortcuts='a']") and self.choose_from_the_list()

    def place(self) -> bool:
        self.press("p")
        for _ in range(MOST_STEPS):
            if self.page.evaluate(ON_A_LEGAL_CELL):
                return self.press("Enter")
            self.press(self.page.evaluate(TOWARDS_A_LEGAL_CELL))
        raise AssertionError(self.clicked)

    def choose_from_the_list(self) -> bool:
        self.press("a")
        tab_to(self.page, self.page.get_by_role("dialog").get_by_role("listitem").get_by_role("button").first)
        return self.press("Enter")


class SheetTypist(Typist):
    def answer(self) -> bool:
        if self.sees("dialog[open]"):
            return self.press("Escape")
        if self.sees("[data-part='sheet'] [aria-disabled=false]"):
            return self.press("s", "Enter")
        if self.sees("[data-primary]:enabled"):
            return self.press("r")
        if self.sees("[data-part='bar'] [data-action=decline]"):
            return self.press("n")
        return self.sees("[data-part='bar'] [data-action=earn]") and self.press("e")


def tab_to(page: Page, wanted: Locator) -> None:
    for _ in range(MOST_TABS):
        if wanted.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
        assert not page.evaluate(UNSEEN)
    raise AssertionError("The tab key does not lead there.")


@pytest.mark.parametrize(
    ("game", "typist", "verb"), [("alhambra", PalaceTypist, "buy"), ("roll-and-write", SheetTypist, "build")]
)
def test_a_game_is_played_by_keys_alone(
    somebody: Somebody, tables: Tables, game: str, typist: type[Typist], verb: str
) -> None:
    played = finished(game=game, players=2)
    seated = tables.going_on(played, late_moment(played, 15, verb))
    tables.begin(seated)
    person = somebody()
    take_seat(person, seated)
    player = typist(person.page)
    player.play_to_the_end()
    assert "Enter" in player.clicked
    assert tables.look(seated)["status"] == "over"


def test_to_a_table_and_away_from_it_by_tab_and_enter(somebody: Somebody) -> None:
    page = somebody().go("/")
    tab_to(page, page.get_by_role("button", name="Play now"))
    page.keyboard.press("Enter")
    menu = page.get_by_label("Menu")
    expect(menu).to_be_visible()
    tab_to(page, menu)
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("link", name="To the start page"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
