"""The tutorials, by clicking what they point at: on a laptop and on a phone, by day and by night."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.people import Person
from e2e.test_access import serious

MOST_CLICKS = 120

# What a learner sees: the text of the card, the rings, and whether a dialog is open.
SEEN = """() => {
  const box = element => {
    const {left, top, width, height} = element.getBoundingClientRect();
    return [left, top, width, height];
  };
  const card = document.querySelector("section.card");
  return {
    card: card && card.innerText,
    rings: [...document.querySelectorAll("[data-ring]")].map(box),
    dialog: Boolean(document.querySelector("dialog[open]")),
    stage: card && box(card),
  };
}"""


# Once nothing moves any more and nothing is under way, so that a click meets what it is aimed at.
SEEN_AT_REST = f"""async () => {{
  for (let before = ""; ; ) {{
    const seen = ({SEEN})();
    const now = JSON.stringify(seen);
    if (now === before && !document.querySelector("[data-part=bar].mine:not([data-asked])")) return seen;
    before = now;
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));
  }}
}}"""

# Whether a click has come, and within a ring: the table may have moved under the pointer.
TO_HEAR = """() => {
  window.heard = "";
  const isIn = ({clientX, clientY}) => ring => {
    const {left, top, right, bottom} = ring.getBoundingClientRect();
    return left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
  };
  const rings = () => [...document.querySelectorAll("[data-ring]")];
  const hear = click => { window.heard = rings().some(isIn(click)) ? "hit" : "missed"; };
  addEventListener("click", hear, {once: true, capture: true});
}"""

# A step that is over in a moment was shown too.
NOTE_STEPS = """() => {
  const steps = (window.steps = []);
  const note = () => {
    const step = document.querySelector("section.card header span")?.innerText;
    if (step && !steps.includes(step)) steps.push(step);
  };
  note();
  new MutationObserver(note).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""


class Learner:
    """Somebody who reads, and clicks what is marked."""

    def __init__(self, person: Person, lesson: str, phone: bool = False) -> None:
        self.page: Page = person.page
        self.phone = phone
        person.go(f"/tutorial/{lesson}")
        self.card = self.page.get_by_role("region", name="Tutorial:")
        expect(self.page.get_by_role("region", name="Your turn")).to_be_visible()
        self.page.evaluate(NOTE_STEPS)

    @property
    def step(self) -> str:
        return self.card.locator("header span").inner_text()

    def seen(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(SEEN_AT_REST)
        return found

    def go_on(self) -> None:
        """One click, and what follows from it."""
        seen = self.seen()
        if seen["dialog"]:
            self.page.get_by_role("dialog").get_by_role("button").first.click()
        elif self.card.get_by_role("button", name="Next").is_visible():
            self.look(seen)
            self.card.get_by_role("button", name="Next").click()
        elif seen["rings"]:
            self.look(seen)
            if not self.hits(*seen["rings"][0]):
                return
        self.wait_for_a_change(seen)

    def look(self, seen: dict[str, Any]) -> None:
        """Nothing that is pointed at is covered by the card, and everything is in words."""
        assert "[web-" not in seen["card"]
        for left, top, width, height in seen["rings"]:
            x, y = left + width / 2, top + height / 2
            card_left, card_top, card_width, card_height = seen["stage"]
            assert not (card_left < x < card_left + card_width and card_top < y < card_top + card_height), self.step

    def hits(self, left: float, top: float, width: float, height: float) -> bool:
        """Click into the middle of a ring; false if that was not there any more."""
        x, y = left + width / 2, top + height / 2
        self.page.evaluate(TO_HEAR)
        if self.phone:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        return bool(self.page.wait_for_function("() => window.heard").json_value() == "hit")

    def wait_for_a_change(self, seen: dict[str, Any]) -> None:
        self.page.wait_for_function(f"before => JSON.stringify(({SEEN})()) !== JSON.stringify(before)", arg=seen)

    def go_on_to(self, step: str) -> None:
        for _ in range(MOST_CLICKS):
            if self.step == step and not self.seen()["dialog"]:
                return
            self.go_on()
        pytest.fail(f"The lesson does not go on from step {self.step}: {self.seen()['card']}")

    def go_to_the_end(self) -> None:
        last = self.step.split()[-1]
        self.go_on_to(f"{last} of {last}")
        assert self.page.evaluate("window.steps") == [f"{number} of {last}" for number in range(1, int(last) + 1)]
        expect(self.card.get_by_role("link", name="Play a game")).to_be_visible()


@pytest.mark.parametrize(
    ("lesson", "screen"),
    [
        ("alhambra", {"phone": True, "moving": True}),
        ("granada", {}),
        ("combined", {"dark": True}),
        ("roll-and-write", {"phone": True, "dark": True}),
    ],
)
def test_a_lesson_leads_through_all_its_steps(
    somebody: Callable[..., Person], lesson: str, screen: dict[str, bool]
) -> None:
    learner = Learner(somebody(**screen), lesson, screen.get("phone", False))
    learner.go_to_the_end()
    learner.card.get_by_role("link", name="Other tutorials").click()
    done = learner.page.get_by_role("listitem").filter(has=learner.page.locator(f'a[href="/tutorial/{lesson}"]'))
    expect(done).to_contain_text("done")


def test_a_lesson_goes_on_where_it_was_left(somebody: Callable[..., Person]) -> None:
    person = somebody()
    learner = Learner(person, "alhambra")
    learner.go_on_to("5 of 24")
    person.page.reload()
    expect(learner.card).to_contain_text("5 of 24")
    person.go("/")
    expect(person.page.get_by_role("heading", name="Your tables")).to_be_hidden()
    person.page.get_by_role("link", name="Learn it").click()
    person.page.get_by_role("link", name="Go on: Alhambra").click()
    expect(learner.card).to_contain_text("5 of 24")
    learner.card.get_by_role("link", name="Leave the tutorial").click()
    person.page.get_by_role("link", name="From the start: Alhambra").click()
    expect(learner.card).to_contain_text("1 of 24")


def test_whoever_does_something_else_comes_to_the_same_lesson(somebody: Callable[..., Person]) -> None:
    learner = Learner(somebody(), "alhambra")
    page = learner.page
    learner.go_on_to("4 of 24")
    page.get_by_role("region", name="Display").get_by_role("button", name="Denar 8").click()
    page.get_by_role("button", name="Take").click()
    page.get_by_role("button", name="Undo").click()
    expect(learner.card).to_contain_text("4 of 24")
    page.get_by_role("region", name="Display").get_by_role("button", name="Denar 8").click()
    page.get_by_role("button", name="Take").click()
    page.get_by_role("button", name="Confirm turn").click()
    expect(learner.card).to_contain_text("5 of 24")
    learner.card.get_by_role("button", name="Next").click()
    expect(learner.card).to_contain_text("Your game went another way")
    learner.go_on_to("7 of 24")


def test_a_lesson_can_be_used_without_a_mouse_and_without_eyes(somebody: Callable[..., Person]) -> None:
    learner = Learner(somebody(), "granada")
    learner.page.locator("body").press("Enter")
    expect(learner.card).to_contain_text("2 of 10")
    learner.card.get_by_role("button", name="Previous step").press("Enter")
    expect(learner.card).to_contain_text("1 of 10")
    expect(learner.card.locator("[aria-live=polite]")).to_contain_text("Granada is played like Alhambra")
    assert serious(learner.page, "section.card") == []
