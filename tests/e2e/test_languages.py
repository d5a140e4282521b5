"""The whole client in four languages, switched without loading the page anew."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from e2e.people import Person
from e2e.tables import Tables, take_seat

Somebody = Callable[..., Person]


@pytest.mark.parametrize(("language", "yard"), [("fr", "Chantier"), ("nl", "Bouwplaats"), ("de", "Bauhof")])
def test_the_language_of_the_browser_is_spoken(somebody: Somebody, tables: Tables, language: str, yard: str) -> None:
    seated = tables.opened(players=2, bots={"1": "greedy"})
    tables.begin(seated)
    person = somebody(language=language)
    take_seat(person, seated)
    expect(person.page.get_by_role("region", name=yard)).to_be_attached()
    expect(person.page.locator("html")).to_have_attribute("lang", language)


def test_the_language_is_switched_in_the_middle_of_a_turn(somebody: Somebody, tables: Tables) -> None:
    seated = tables.opened(players=2, bots={"1": "greedy"}, seed="language")
    tables.begin(seated)
    person = somebody()
    take_seat(person, seated)
    page = person.page
    page.evaluate("window.stillTheSamePage = true")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("radio", name="Deutsch").check(force=True)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("dialog").get_by_role("heading", name="Einstellungen")).to_be_visible()
    assert page.evaluate("window.stillTheSamePage")
