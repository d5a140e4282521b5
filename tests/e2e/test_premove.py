"""What is planned while somebody else moves: nothing of it is sent before one's turn; then it is done, or refused."""

import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.people import Person
from e2e.playing import asked, tap
from e2e.tables import Answer, Tables, finished, positions, take_seat
from sabika.desk.requests.considering import plan

Somebody = Callable[..., Person]


class Waited(NamedTuple):
    """Ana waits for Bo, who is about to take money; then she could pay a tile to the coin."""

    ana: Answer
    bo: Answer
    view: Answer
    """What Ana sees."""
    takes: str
    """What Bo does."""
    space: str
    payment: list[str]
    """How Ana could buy the tile of a space then."""


@pytest.fixture
def waited(tables: Tables) -> Waited:
    played = finished(players=2)
    for actions, (takes, space, payment) in moments(played):
        kept = tables.kept(played)
        ana = tables.forked(kept, "Ana", 0, actions)
        bo = tables.sit(ana, "Bo")
        tables.begin({**ana, "version": tables.look(ana)["version"]})
        return Waited(ana, bo, tables.look(ana)["view"], takes, space, payment)
    raise AssertionError("There is no such moment in this game.")


def moments(game: Any) -> Any:
    """Where seat 1 takes one of several different cards, and seat 0 can pay a tile to the coin afterwards."""
    for actions, then in positions(game):
        if then.asked() != 1 or then.step != "act" or actions + 1 >= len(game.log):
            continue
        takes = then.notation(game.log[actions])
        after = then.copy()
        after.play(game.log[actions])
        planned = plan(after) if after.asked() == 0 and after.step == "act" else None
        if not takes.startswith("take") or not planned:
            continue
        space = planned[0].space
        after.play(next(own for own in after.options() if after.notation(own) == f"buy {space}"))
        due = after.view(0).due
        for payment in [after.notation(own).split()[1:] for own in after.options()]:
            if sum(int(card.split("-")[1]) for card in payment) == due:
                yield actions, (takes, space, payment)


def chip(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Planned: .* Take the plan back"))


def card(page: Page, name: str) -> Locator:
    return page.locator(f"[data-home=display] [data-card={name}]").first


def waits(page: Page) -> None:
    expect(page.locator("[data-part=bar]")).to_contain_text("Bo is to move")


def moves(tables: Tables, bo: Answer, action: str) -> None:
    tables.act(bo, action)
    if tables.look(bo)["held"]:
        tables.confirm(bo)


def sent_by(page: Page) -> list[str]:
    """All that the page sends from its next visit on."""
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    return sent


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_cards_are_planned_sent_and_undone(somebody: Somebody, tables: Tables, waited: Waited, phone: bool) -> None:
    person = somebody(phone=phone)
    page = person.page
    sent = sent_by(page)
    take_seat(person, waited.ana)
    waits(page)
    press = tap if phone else Locator.click
    other = next(name for name in waited.view["display"] if name not in waited.takes.split())
    before = list(sent)
    press(card(page, other))
    expect(chip(page)).to_be_visible()
    expect(card(page, other)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("status").filter(has_text="Planned: take")).to_have_count(1)
    press(chip(page))
    expect(chip(page)).to_have_count(0)
    press(card(page, other))
    expect(chip(page)).to_be_visible()
    assert not [each for each in sent[len(before) :] if "/assets/" not in each]

    moves(tables, waited.bo, waited.takes)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_visible()
    expect(chip(page)).to_have_count(0)
    assert tables.look(waited.ana)["held"]["cards"] == [other]
    undo.click()
    asked(page).wait_for()
    expect(page.get_by_role("button", name="Confirm turn")).to_have_count(0)
    assert tables.look(waited.ana)["held"] is None


def test_a_card_that_somebody_else_takes_is_planned_no_more(somebody: Somebody, tables: Tables, waited: Waited) -> None:
    person = somebody()
    page = person.page
    take_seat(person, waited.ana)
    waits(page)
    card(page, waited.takes.split()[1]).click()
    expect(chip(page)).to_be_visible()
    moves(tables, waited.bo, waited.takes)
    expect(page.locator("[data-part=bar] [aria-live]")).to_have_text("The card was taken. Choose anew.")
    asked(page).wait_for()
    assert tables.look(waited.ana)["held"] is None


def test_a_purchase_and_its_payment_are_planned_by_keys(somebody: Somebody, tables: Tables, waited: Waited) -> None:
    person = somebody()
    page = person.page
    take_seat(person, waited.ana)
    waits(page)
    space = page.locator(f"[data-yard='{waited.space}']")
    page.keyboard.press(space.get_attribute("aria-keyshortcuts") or "")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Plan to buy")).to_have_count(0)
    page.keyboard.press(space.get_attribute("aria-keyshortcuts") or "")
    expect(page.get_by_role("button", name="Plan to buy")).to_be_visible()
    page.keyboard.press("Enter")
    expect(chip(page)).to_be_visible()
    expect(space).to_have_accessible_name(re.compile(", planned"))
    hand = page.get_by_role("region", name="Your hand")
    for name in waited.payment:
        unpaid = hand.locator(f"button:not([data-planned]):has([data-flies={name}])").first
        unpaid.focus()
        page.keyboard.press("Space")
    expect(hand.get_by_role("button", pressed=True)).to_have_count(len(waited.payment))
    tile = next(place["tile"] for place in waited.view["yard"] if place["space"] == waited.space)

    moves(tables, waited.bo, waited.takes)
    expect(page.locator(f"[data-yard][data-piece={tile}]")).to_have_count(0)
    asked(page).wait_for()
    now = tables.look(waited.ana)
    assert tile in now["view"]["players"][0]["beside"]
    assert len(now["view"]["hand"]) == len(waited.view["hand"]) - len(waited.payment)


def test_nothing_is_planned_where_several_share_a_screen_or_somebody_only_looks_on(
    somebody: Somebody, tables: Tables, waited: Waited
) -> None:
    shared, looker = somebody(), somebody()
    take_seat(shared, {**waited.ana, "name": "Ana"}, {**waited.bo, "name": "Bo"})
    looker.go(f"/tables/{waited.ana['table']}#{waited.ana['key']}")
    waits(looker.page)
    first = looker.page.locator("[data-home=display] [data-card]").first
    expect(first).to_have_attribute("aria-disabled", "true")
    first.click(force=True)
    expect(chip(looker.page)).to_have_count(0)
    # Bo's hand lies behind the curtain, Ana has nothing to do before.
    shared.page.get_by_role("button", name=re.compile("Bo")).click()
    expect(shared.page.get_by_role("region", name="Your hand")).to_be_visible()
    expect(chip(shared.page)).to_have_count(0)
