"""Several people at one screen: a curtain hangs between them, and nothing of the other's hand is behind it."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.people import Person
from e2e.tables import Tables, take_seat

Somebody = Callable[..., Person]


def take_money(page: Page) -> None:
    page.get_by_role("region", name="Display").get_by_role("listitem").get_by_role("button").first.click()
    page.get_by_role("button", name=re.compile("^Take")).click()
    page.get_by_role("button", name=re.compile("^Confirm|^End")).click()


def test_the_curtain_covers_the_hand_until_the_next_person_is_there(somebody: Somebody, tables: Tables) -> None:
    ana = tables.opened("Ana", players=2, seed="hot seat")
    bo = tables.sit(ana, "Bo")
    tables.begin({**ana, "version": tables.look(ana)["version"]})
    asked = tables.look(ana)["view"]["asked"]
    first, second = ("Ana", "Bo") if asked == 0 else ("Bo", "Ana")

    person = somebody()
    take_seat(person, {**ana, "name": "Ana"}, {**bo, "name": "Bo"})
    page = person.page
    page.get_by_role("button", name=re.compile(first)).click()
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()
    take_money(page)

    ready = page.get_by_role("button", name=re.compile(second))
    expect(ready).to_be_visible()
    expect(page.get_by_role("region", name="Your hand")).to_have_count(0)
    ready.click()
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()
    take_money(page)
    expect(page.get_by_role("button", name=re.compile(first))).to_be_visible()
