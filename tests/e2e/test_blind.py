"""What a screen reader says: where a cell lies and why it is refused, what a number is of, what a key has selected."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from e2e.people import Person
from e2e.playing import asked
from e2e.tables import Tables, finished, moment, take_seat

Somebody = Callable[..., Person]
WHERE = r"\d+ (north|south|east|west)(, \d+ (east|west|north|south))?"


def test_cells_say_where_they_lie_and_what_they_bring(somebody: Somebody, tables: Tables) -> None:
    played = finished(players=2)
    seated = tables.going_on(played, moment(played, lambda game: game.step == "place" and game.turn > 10))
    tables.begin(seated)
    person = somebody()
    take_seat(person, seated)
    page = person.page
    asked(page).wait_for()
    cells = page.get_by_role("application", name="Your palace").get_by_role("button")
    refused = page.get_by_role("application").locator("[aria-disabled=true]")
    expect(refused.first).to_be_attached()
    for label in refused.evaluate_all("cells => cells.map((cell) => cell.ariaLabel)"):
        assert re.match(rf"{WHERE}: .+\(A\d+\)", label), label
    offered = cells.and_(page.locator(":not([aria-disabled])"))
    for label in offered.evaluate_all("cells => cells.map((cell) => cell.ariaLabel)"):
        assert re.search(r", [+−±]\d+ points?$", label), label


def test_a_card_selected_by_its_key_is_told_and_sums_have_a_unit(somebody: Somebody, tables: Tables) -> None:
    """On a phone too, where only a coin shows what a sum is of."""
    played = finished(players=2)
    seated = tables.going_on(played, moment(played, lambda game: game.step == "act" and game.turn > 10))
    tables.begin(seated)
    person = somebody(phone=True)
    take_seat(person, seated)
    page = person.page
    asked(page).wait_for()
    told = page.get_by_role("region", name="Display").get_by_role("status")
    page.keyboard.press("Shift+Digit1")
    expect(told).to_have_text(re.compile(r"^Selected: \w+ \d, together \d\. Enter takes it\.$"))
    page.keyboard.press("Shift+Digit1")
    expect(told).to_have_text("Nothing is selected.")
    sums = page.get_by_role("region", name="Your hand").aria_snapshot()
    assert re.search(r"\d+ (florins?|dirhams?|denars?|ducats?)", sums), sums
