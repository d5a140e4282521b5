"""The rules with pictures: they are there, within the page, and the rule that was asked for stays in view."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from e2e.people import Person
from e2e.test_access import serious

Somebody = Callable[..., Person]


@pytest.mark.parametrize("screen", [{"phone": True}, {"dark": True}], ids=["phone", "dark"])
def test_rules_about_geometry_payment_and_scoring_are_shown(somebody: Somebody, screen: dict[str, bool]) -> None:
    page = somebody(**screen).go("/rules/A21")
    picture = page.get_by_role("group", name="Rule A21 in pictures")
    expect(picture.get_by_role("figure")).to_have_count(3)
    expect(picture.get_by_role("img", name="Does not fit")).to_have_count(2)
    expect(page.locator("#A21")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious(page) == []
    for rule, words in {"P7": "Build Garden 10", "R9": "Ana earns 2 coins.", "A33": "shared first place"}.items():
        shown = page.get_by_role("group", name=f"Rule {rule} in pictures")
        shown.scroll_into_view_if_needed()
        expect(shown).to_contain_text(words)
