"""The coach at the table and in the replay: asked, understood, followed."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from e2e.people import Person
from e2e.tables import Tables, finished, moment, take_seat
from e2e.test_access import serious

Somebody = Callable[..., Person]


def test_the_coach_shows_the_best_options_and_one_is_played(somebody: Somebody, tables: Tables) -> None:
    person = somebody()
    seat = tables.opened(players=2, bots={"1": "greedy"}, youngest_first=[0, 1], seed="coached")
    tables.begin(seat)
    page = person.page
    with page.expect_websocket(lambda opened: opened.url.endswith("/live")) as line:
        take_seat(person, seat)
    ask = page.get_by_role("button", name="Coach", exact=True)
    expect(ask).to_be_visible()
    page.keyboard.press("c")
    panel = page.get_by_role("region", name="What the coach would do")
    options = panel.get_by_role("listitem").get_by_role("button")
    expect(options).to_have_count(3)
    expect(options.first).to_contain_text(re.compile(r"Chance to win: \d+%"))
    do_it = panel.get_by_role("button", name="Do this")
    expect(do_it).to_be_disabled()
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(ask).to_be_focused()
    ask.click()
    options.first.click()
    assert serious(page, "[popover]") == []
    expect(options.first).to_have_attribute("aria-pressed", "true")
    with line.value.expect_event("framereceived", lambda text: text.startswith('{"type":"answer"')) as answer:
        do_it.click()
    assert '"status":200' in answer.value
    expect(panel).to_be_hidden()


def test_a_purist_table_has_no_coach(somebody: Somebody, tables: Tables) -> None:
    person = somebody()
    seat = tables.opened(players=2, bots={"1": "greedy"}, hints=False)
    tables.begin(seat)
    take_seat(person, seat)
    expect(person.page.get_by_role("button", name="All actions")).to_be_visible()
    expect(person.page.get_by_role("button", name="Coach", exact=True)).to_have_count(0)


def test_the_coach_explains_a_moment_of_the_replay_and_the_chances_over_the_game(
    somebody: Somebody, tables: Tables
) -> None:
    game = finished(players=2)
    kept = tables.kept(game)
    at = moment(game, lambda then: then.step == "act" and then.turn > 9)
    person = somebody(phone=True)
    page = person.go(f"/tables/{kept['table']}?show=replay&at={at}#{kept['key']}")
    page.get_by_role("button", name="What would the coach do here?").click()
    said = page.get_by_role("region", name="What the coach would do")
    expect(said.get_by_text("Player 1 is to decide")).to_be_visible()
    expect(said.get_by_role("listitem")).to_have_count(3)
    expect(said.get_by_text(re.compile("did the same|Played: "))).to_be_visible()
    page = person.go(f"/tables/{kept['table']}#{kept['key']}")
    page.get_by_role("button", name="Chance to win").click()
    expect(page.get_by_role("img", name="Chance to win").locator("path")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
