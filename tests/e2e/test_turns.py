"""A turn that is taken back, interrupted, or seen from two sides."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from e2e.people import Person
from e2e.tables import Answer, Tables, finished, moment, take_seat

Somebody = Callable[..., Person]


@pytest.fixture
def seated(tables: Tables) -> Answer:
    """A table at which seat 0 is in turn and can buy a tile to the coin."""
    played = finished(players=2)
    actions = moment(played, lambda game: any(option.verb == "buy" for option in game.options()))
    found = tables.going_on(played, actions)
    tables.begin(found)
    return found


def display(page: Page) -> list[str]:
    return page.get_by_role("region", name="Display").get_by_role("listitem").all_inner_texts()


def take_first_card(page: Page) -> None:
    page.get_by_role("region", name="Display").get_by_role("listitem").get_by_role("button").first.click()
    page.get_by_role("button", name=re.compile("^Take")).click()


def test_a_turn_is_taken_back_step_by_step(somebody: Somebody, tables: Tables, seated: Answer) -> None:
    person = somebody()
    take_seat(person, seated)
    page = person.page
    before = tables.look(seated)["view"]
    page.get_by_role("region", name="Yard").get_by_role("button", name=re.compile("can be bought")).first.click()
    page.get_by_role("region", name="Payment").get_by_role("button", name=re.compile("^Pay")).click()
    expect(page.get_by_role("region", name="Payment")).to_have_count(0)
    undo = page.get_by_role("button", name=re.compile("^Undo|^Take back"))
    for _ in range(2):  # The payment, then the choice of the tile.
        undo.click()
    expect(undo).to_have_count(0)
    assert tables.look(seated)["view"] == before


def test_a_turn_waits_for_its_confirmation(somebody: Somebody, tables: Tables, seated: Answer) -> None:
    person = somebody()
    take_seat(person, seated)
    take_first_card(person.page)
    confirm = person.page.get_by_role("button", name=re.compile("^Confirm|^End"))
    expect(confirm).to_be_visible()
    assert tables.look(seated)["held"]
    confirm.click()
    expect(confirm).to_have_count(0)
    assert not tables.look(seated)["held"]


def test_reloading_in_the_middle_of_a_turn_loses_nothing(somebody: Somebody, tables: Tables, seated: Answer) -> None:
    person = somebody()
    take_seat(person, seated)
    take_first_card(person.page)
    confirm = person.page.get_by_role("button", name=re.compile("^Confirm|^End"))
    expect(confirm).to_be_visible()
    person.page.reload()
    confirm.click()
    expect(confirm).to_have_count(0)
    assert tables.look(seated)["view"]["turn"] > 0


def test_a_lost_connection_is_told_and_made_up_for(somebody: Somebody, tables: Tables, seated: Answer) -> None:
    person = somebody()
    person.forgiven = ("ERR_INTERNET_DISCONNECTED", "WebSocket", "Failed to load resource")
    take_seat(person, seated)
    page = person.page
    expect(page.get_by_role("region", name="Display")).to_be_visible()
    person.offline(True)
    take_first_card(page)
    expect(page.get_by_text(re.compile("cannot be reached|connection", re.IGNORECASE)).first).to_be_visible()
    assert not tables.look(seated)["held"]
    # Meanwhile the same seat decides at another device; what was clicked may still arrive, and comes too late.
    tables.act(seated, first_take(tables, seated))
    person.offline(False)
    expect(page.get_by_role("button", name=re.compile("^Confirm|^End"))).to_be_visible()


def test_two_browsers_at_one_table_see_the_same_game(somebody: Somebody, tables: Tables) -> None:
    ana = tables.opened("Ana", players=2, seed="two browsers")
    bo = tables.sit(ana, "Bo")
    tables.begin({**ana, "version": tables.look(ana)["version"]})
    first, second = (ana, bo) if tables.look(ana)["view"]["asked"] == 0 else (bo, ana)
    one, other = somebody(), somebody()
    take_seat(one, first)
    take_seat(other, second)
    take_first_card(one.page)
    one.page.get_by_role("button", name=re.compile("^Confirm|^End")).click()
    expect(other.page.get_by_role("region", name="Your turn")).to_be_visible()
    take_first_card(other.page)
    other.page.get_by_role("button", name=re.compile("^Confirm|^End")).click()
    expect(one.page.get_by_role("button", name=re.compile("^Take"))).to_be_visible()
    expect(one.page.get_by_text("Your turn").first).to_be_visible()
    for page in (one.page, other.page):
        log = page.get_by_role("button", name="Log", exact=True)
        if log.count():
            log.click()
        expect(page.get_by_text(re.compile("takes")).first).to_be_visible()


def test_a_stale_click_is_refused_and_the_newest_state_shown(
    somebody: Somebody, tables: Tables, seated: Answer
) -> None:
    person = somebody()
    page = person.page
    sent: list[str] = []

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def quicker(message: str | bytes) -> None:
            if '"ask"' in str(message):
                tables.act(seated, first_take(tables, seated))
                sent.append(str(message))
            server.send(message)

        line.on_message(quicker)

    page.route_web_socket(re.compile("/live$"), connect)
    take_seat(person, seated)
    page.get_by_role("region", name="Display").get_by_role("listitem").get_by_role("button").first.click()
    take = page.get_by_role("button", name=re.compile("^Take"))
    expect(take).to_be_enabled()
    take.click()
    expect(page.get_by_role("button", name=re.compile("^Confirm|^End"))).to_be_visible()
    assert len(sent) == 1


def first_take(tables: Tables, seated: Answer) -> str:
    options: list[Answer] = tables.look(seated)["options"]
    return next(str(option["action"]) for option in options if option["verb"] == "take")


def test_why_a_cell_is_refused_is_said_with_the_rule(somebody: Somebody, seated: Answer) -> None:
    person = somebody()
    take_seat(person, seated)
    page = person.page
    page.get_by_role("region", name="Yard").get_by_role("button", name=re.compile("can be bought")).first.click()
    refused = page.get_by_role("application").get_by_role("button", name=re.compile(r"\(A2\d\)|A2\d")).first
    refused.hover(force=True)
    expect(page.get_by_text(re.compile(r"\bA2\d\b")).first).to_be_attached()
