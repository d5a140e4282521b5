"""Playing by clicking what the screen offers, the way a person in a hurry would."""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress

from playwright.sync_api import Locator, Page, TimeoutError

MOST_CLICKS = 600
MOST_LOOKS = 200
"""In a row, without finding anything to click."""
A_MOMENT = 50
"""Milliseconds until somebody looks again, while others play."""
SOON = 1_000


class Player:
    """Somebody who clicks on whatever the game asks for until the result is shown."""

    def __init__(self, page: Page, click: Callable[[Locator], None] = lambda found: found.click(timeout=SOON)) -> None:
        self.page = page
        self._click = click
        self.clicked: list[str] = []
        """What was clicked, in order."""

    def play_to_the_end(self) -> None:
        self.play_until(self.page.get_by_role("button", name="Play again").or_(self.page.get_by_text("Final table")))

    def play_until(self, wanted: Locator) -> None:
        looks = 0
        while not wanted.count():
            before = len(self.clicked)
            self.decide()
            looks = looks + 1 if len(self.clicked) == before else 0
            assert looks < MOST_LOOKS, self.clicked[-20:]
            assert before < MOST_CLICKS, self.clicked[-20:]

    def decide(self) -> None:
        for name, choice in self.choices():
            found = choice.locator("visible=true").first
            # What was there a moment ago may be gone: the others play on.
            with suppress(TimeoutError):
                if found.count() and found.is_enabled(timeout=SOON):
                    self._click(found)
                    self.clicked.append(name)
                    return
        self.page.wait_for_timeout(A_MOMENT)

    def choices(self) -> Iterator[tuple[str, Locator]]:
        """What can be clicked, what matters most first."""
        page = self.page
        yield "ceremony", page.get_by_role("dialog").get_by_role("button", name=re.compile("Close|Skip|Go on"))
        yield "primary", page.locator("[data-primary]:enabled")
        yield from self.on_the_board()
        yield "all actions", page.get_by_role("dialog").get_by_role("listitem").get_by_role("button")
        yield "all actions", page.get_by_role("button", name="All actions")

    def on_the_board(self) -> Iterator[tuple[str, Locator]]:
        page = self.page
        yield "cell", page.get_by_role("application").get_by_role("button", disabled=False)
        yield "yard", page.get_by_role("region", name="Yard").get_by_role("button", name=re.compile("can be bought"))
        yield "take", page.get_by_role("button", name=re.compile("^Take"))
        yield "display", page.get_by_role("region", name="Display").get_by_role("listitem").get_by_role("button")


class SheetPlayer(Player):
    """Plays Roll & Write: any cell that can be chosen."""

    def on_the_board(self) -> Iterator[tuple[str, Locator]]:
        yield "cell", self.page.get_by_role("grid").get_by_role("button", name=re.compile("can be chosen"))
        yield "other", self.page.locator("[data-action]:enabled:not([aria-disabled=true])")
