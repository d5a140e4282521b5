"""Playing by clicking what the screen offers, the way a person in a hurry would."""

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Locator, Page

MOST_CLICKS = 600
# A ceremony that was closed is taken out of the page a moment later, and another may follow.
AT_REST = "body:not(:has(dialog[aria-labelledby]:not([open])))"
ASKED = f"{AT_REST} :is([data-part=bar][data-asked], dialog[open])"
"""What shows that somebody is to decide: as long as nobody does, nothing of it changes."""
TO_HEAR = """() => {
    window.heard = false;
    addEventListener("click", () => { window.heard = true; }, {once: true});
}"""


def asked(page: Page) -> Locator:
    """Is there as soon as somebody is to decide and nothing is under way."""
    return page.locator(ASKED).first


def tap(found: Locator) -> None:
    """Touch something until the page knows: it makes a click of that, but in its own time."""
    found.page.evaluate(TO_HEAR)
    found.tap()
    found.page.wait_for_function("() => window.heard")


class Player:
    """Somebody who clicks on whatever the game asks for until the result is shown."""

    def __init__(self, page: Page, click: Callable[[Locator], None] = lambda found: found.click()) -> None:
        self.page = page
        self._click = click
        self.clicked: list[str] = []
        """What was clicked, in order."""

    def play_to_the_end(self) -> None:
        self.play_until(self.page.get_by_role("button", name="Play again").or_(self.page.get_by_text("Final table")))

    def play_until(self, wanted: Locator) -> None:
        while True:
            asked(self.page).or_(wanted).first.wait_for()
            self.look_around()
            if wanted.count():
                return
            self.decide()
            assert len(self.clicked) < MOST_CLICKS, self.clicked[-20:]

    def look_around(self) -> None:
        """What is to be seen whenever the page is at rest."""

    def decide(self) -> None:
        for name, choice in self.choices():
            found = choice.locator("visible=true").first
            if found.count() and found.is_enabled():
                self._click(found)
                self.clicked.append(name)
                # What the pointer rests on would be offered as well.
                self.page.mouse.move(0, 0)
                return
        raise AssertionError("There is nothing to click.", self.clicked[-20:])

    def choices(self) -> Iterator[tuple[str, Locator]]:
        """What can be clicked, what matters most first."""
        page = self.page
        yield "ceremony", page.get_by_role("dialog").get_by_role("button", name=re.compile("Skip|Go on"))
        yield "primary", page.locator("[data-primary]:enabled")
        yield from self.on_the_board()
        yield "other", page.locator("[data-action]:enabled:not([aria-disabled=true])")

    def on_the_board(self) -> Iterator[tuple[str, Locator]]:
        page = self.page
        yield "cell", page.get_by_role("application").get_by_role("button", disabled=False)
        yield "yard", page.get_by_role("region", name="Yard").get_by_role("button", name=re.compile("can be bought"))
        yield "display", page.get_by_role("region", name="Display").get_by_role("listitem").get_by_role("button")


class SheetPlayer(Player):
    """Plays Roll & Write: any cell that can be chosen."""

    def on_the_board(self) -> Iterator[tuple[str, Locator]]:
        yield "cell", self.page.get_by_role("grid").get_by_role("button", name=re.compile("can be chosen"))
