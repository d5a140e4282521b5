"""After an exact payment: another action is a right, given up by a button, a tap or a key (A14)."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from e2e.people import PHONE, Person
from e2e.playing import asked, tap
from e2e.tables import Answer, Tables, finished, moment, take_seat
from e2e.test_keyboard import PalaceTypist
from e2e.test_tutorial import Learner
from sabika.rules.palace.chain import longest_chain
from sabika.rules.palace.game import PalaceGame

Somebody = Callable[..., Person]
CHOICE = "Paid exactly: take another action, or end your actions."
NEVER_ANSWER = """
    window.answers = 0;
    window.isSilent = false;
    const ask = window.fetch;
    window.fetch = async (...asked) => {
        const answer = await ask(...asked);
        if (!window.isSilent || !String(asked[0]).endsWith("/actions")) return answer;
        window.answers += 1;
        return new Promise(() => {});
    };
    const { get, set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
    const heard = (hear) => (message) => {
        if (!window.isSilent || !message.data.startsWith('{"type":"answer"')) hear(message);
        else window.answers += 1;
    };
    Object.defineProperty(WebSocket.prototype, "onmessage", {
        get,
        set(hear) { set.call(this, heard(hear)); },
    });
"""
"""What a decision leads to is shown by the live channel; its own answer does not come."""


def can_build_what_is_paid_exactly(game: PalaceGame) -> bool:
    """At the beginning of a turn of seat 0."""
    if game.step != "act" or game.actions_taken:
        return False
    chain = longest_chain(game.seats[0].hand.purses, game.yard, game.pieces)
    return bool(chain) and bool(game.seats[0].palace.cells_for(game.yard[chain[0].space]))


@pytest.fixture
def seated(tables: Tables) -> Answer:
    """A table at which seat 0 is in turn and can pay a tile to the coin that fits into its palace."""
    played = finished(players=3)
    found = tables.going_on(played, moment(played, can_build_what_is_paid_exactly))
    tables.begin(found)
    return found


def first_of_the_plan(tables: Tables, seated: Answer) -> str:
    return f'[data-yard="{tables.look(seated)["plan"][0]["space"]}"]'


def bar(page: Page) -> Locator:
    return page.get_by_role("region", name="Your turn")


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found
    return found


@pytest.mark.parametrize("phone", [False, True])
def test_a14_a_turn_is_over_without_another_action(
    somebody: Somebody, tables: Tables, seated: Answer, phone: bool
) -> None:
    person = somebody(phone=phone)
    take_seat(person, seated)
    page = person.page
    press: Callable[[Locator], None] = tap if phone else Locator.click
    if phone:
        asked(page).wait_for()
    asked(page).wait_for()
    expect(page.get_by_role("button", name="End my actions")).to_have_count(0)
    press(page.locator(first_of_the_plan(tables, seated)))
    press(page.get_by_role("region", name="Payment").get_by_role("button", name=re.compile("^Pay.*another action")))
    end = bar(page).get_by_role("button", name="End my actions")
    expect(bar(page).locator("[aria-live]")).to_contain_text(CHOICE)
    if phone:
        # The thumb reaches it, whatever panel is shown, and nothing of the palace is under it.
        page.get_by_role("button", name="My palace").tap()
        assert box(end)["y"] > PHONE["height"] * 0.7
        ground = box(page.locator("[data-part=palace]"))
        assert box(bar(page))["y"] >= ground["y"] + ground["height"]
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    press(end)
    place = page.get_by_role("application").get_by_role("button", disabled=False).first
    expect(place).to_be_visible()
    assert tables.look(seated)["view"]["step"] == "place"
    press(bar(page).get_by_role("button", name=re.compile("^Undo")))
    expect(end).to_be_visible()
    press(end)
    press(place)
    press(bar(page).get_by_role("button", name="Confirm turn"))
    expect(bar(page).get_by_role("button", name="Confirm turn")).to_have_count(0)
    # Nothing moves any more once the others have played.
    asked(page).wait_for()
    now = tables.look(seated)
    assert not now["view"]["players"][0]["beside"]
    assert not now["held"]
    if phone:
        asked(page).wait_for()
        tap(page.get_by_role("button", name="What happened"))
    expect(page.get_by_text("Ana takes no further action.").first).to_be_attached()


def test_a14_by_keys_alone(somebody: Somebody, tables: Tables, seated: Answer) -> None:
    person = somebody()
    take_seat(person, seated)
    page = person.page
    asked(page).wait_for()
    typist = PalaceTypist(page)
    number = page.locator(first_of_the_plan(tables, seated)).get_attribute("aria-keyshortcuts")
    typist.press("e")
    assert not tables.look(seated)["can_undo"]
    typist.press(f"Digit{number}")
    expect(page.get_by_role("region", name="Payment")).to_be_visible()
    asked(page).wait_for()
    typist.press("Enter")
    expect(bar(page)).to_contain_text(CHOICE)
    asked(page).wait_for()
    typist.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("end your actions, after an exact payment")
    typist.press("Escape", "e")
    expect(page.get_by_role("region", name="To be placed")).to_be_visible()
    asked(page).wait_for()
    typist.place()
    expect(bar(page)).to_contain_text("Is that your turn?")
    typist.press("Enter")
    expect(bar(page)).not_to_contain_text("Is that your turn?")


def test_the_next_decision_does_not_wait_for_the_answer_to_the_last(
    somebody: Somebody, tables: Tables, seated: Answer
) -> None:
    person = somebody()
    page = person.page
    page.add_init_script(NEVER_ANSWER)
    take_seat(person, seated)
    asked(page).wait_for()
    page.locator(first_of_the_plan(tables, seated)).click()
    expect(page.get_by_role("region", name="Payment")).to_be_visible()
    asked(page).wait_for()
    page.evaluate("window.isSilent = true")
    typist = PalaceTypist(page)
    typist.press("Enter")
    expect(bar(page)).to_contain_text(CHOICE)
    typist.press("e")
    expect(bar(page)).to_contain_text("Where does")
    typist.place()
    expect(bar(page)).to_contain_text("Is that your turn?")
    typist.press("Enter")
    expect(bar(page)).not_to_contain_text("Is that your turn?")
    assert page.evaluate("window.answers") >= 3, "each decision was answered, whichever way it went"


def test_a14_a_lesson_leads_back_to_the_action_that_it_needs(somebody: Somebody) -> None:
    learner = Learner(somebody(), "alhambra")
    learner.go_on_to("7 of 24")
    end = bar(learner.page).get_by_role("button", name="End my actions")
    end.click()
    expect(learner.card).to_contain_text("Your game went another way")
    expect(learner.card).to_contain_text("7 of 24")
    learner.go_on_to("9 of 24")
    expect(learner.card).to_contain_text("“End my actions” would give it up.")
    end.click()
    expect(learner.card).to_contain_text("10 of 24")
