"""How few taps a turn takes: what leaves no choice is not asked, what ends a turn goes on by itself, and undo stays."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.people import Person
from e2e.playing import Player, asked, tap
from e2e.tables import Answer, Tables, finished, moment, take_seat
from sabika.desk.requests.considering import plan

Somebody = Callable[..., Person]
TURNS = 8
A_WHILE = 60_000
"""Milliseconds that are skipped: longer than anything waits before it goes on by itself."""


class Hurried(Player):
    """Plays as the client is at first, and lets it go on by itself where it does."""

    def decide(self) -> None:
        if confirm(self.page).count():
            self.page.clock.fast_forward(A_WHILE)
            expect(confirm(self.page)).to_have_count(0)
        else:
            super().decide()

    def on_the_board(self) -> Iterator[tuple[str, Locator]]:
        page = self.page
        yield "take", page.get_by_role("button", name=re.compile("^Take"), disabled=False)
        yield from super().on_the_board()


def confirm(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Confirm turn"))


def cards(page: Page) -> Locator:
    return page.get_by_role("region", name="Display").get_by_role("listitem").get_by_role("button")


def at(tables: Tables, wanted: Callable[[Any], bool]) -> Answer:
    """A table at which seat 0 begins a turn in a position as wanted."""
    played = finished(players=2)
    seated = tables.going_on(played, moment(played, lambda game: game.step == "act" and wanted(game)))
    tables.begin(seated)
    return seated


def small_and_large(game: Any) -> bool:
    """Whether the display has a card that others can join, and one that is taken alone."""
    takes = [game.notation(option).split()[1:] for option in game.options() if option.verb == "take"]
    joining = {card for take in takes if len(take) > 1 for card in take}
    return bool(joining) and any(take[0] not in joining for take in takes)


def places(seated: Answer) -> tuple[int, int]:
    """Where in the display a card lies that others can join, and one that is taken alone."""
    display = seated["view"]["display"]
    takes = [option["cards"] for option in seated["options"] if option["verb"] == "take"]
    joining = {card for take in takes if len(take) > 1 for card in take}
    small = next(place for place, card in enumerate(display) if card in joining)
    return small, next(place for place, card in enumerate(display) if card not in joining)


def test_a_mean_turn_takes_at_most_three_clicks(somebody: Somebody, tables: Tables) -> None:
    seated = at(tables, lambda game: game.turn > 4)
    person = somebody(hurried=True)
    person.page.clock.install()
    take_seat(person, seated)
    player = Hurried(person.page)
    first = tables.look(seated)["view"]["turn"]
    while tables.look(seated)["view"]["turn"] < first + 2 * TURNS:
        asked(person.page).wait_for()
        player.decide()
    clicks = [name for name in player.clicked if name != "ceremony"]
    assert clicks.count("cell") > 1, clicks
    assert len(clicks) <= 3 * TURNS, clicks


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_a_card_is_taken_by_two_taps_and_can_be_taken_back(somebody: Somebody, tables: Tables, phone: bool) -> None:
    """By a double press, by a tap and Take, by Enter twice; each time undone."""
    seated = at(tables, small_and_large)
    person = somebody(phone=phone)
    page = person.page
    # However long the test takes between two presses.
    page.clock.set_fixed_time(0)
    take_seat(person, seated)
    asked(page).wait_for()
    small, _ = places(tables.look(seated))
    card = cards(page).nth(small)
    press = tap if phone else Locator.click

    def by_two_presses() -> None:
        press(card)
        press(card)

    def by_the_button() -> None:
        press(card)
        press(page.get_by_role("button", name=re.compile("^Take")))

    def by_keys() -> None:
        card.focus()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")

    for take in (by_two_presses, by_the_button, by_keys):
        take()
        expect(confirm(page)).to_be_visible()
        assert tables.look(seated)["held"]["verb"] == "take"
        page.get_by_role("button", name="Undo").click()
        expect(confirm(page)).to_have_count(0)
        asked(page).wait_for()
    assert not tables.look(seated)["held"]


def test_a_card_that_is_taken_alone_is_one_tap_and_the_turn_goes_on(somebody: Somebody, tables: Tables) -> None:
    seated = at(tables, small_and_large)
    person = somebody(phone=True, hurried=True)
    page = person.page
    page.clock.install()
    take_seat(person, seated)
    asked(page).wait_for()
    now = tables.look(seated)
    tap(cards(page).nth(places(now)[1]))
    expect(confirm(page)).to_be_visible()
    page.clock.fast_forward(A_WHILE)
    expect(confirm(page)).to_have_count(0)
    assert tables.look(seated)["view"]["turn"] > now["view"]["turn"]


def test_an_exact_purchase_is_one_tap_and_is_undone_step_by_step(somebody: Somebody, tables: Tables) -> None:
    """The tile comes with the money that pays it to the coin; the payment is asked for again after an undo."""
    seated = at(tables, pays_one_way)
    person = somebody(hurried=True)
    page = person.page
    take_seat(person, seated)
    asked(page).wait_for()
    bought = tables.look(seated)["plan"][0]
    page.locator(f'[data-yard="{bought["space"]}"]').click()
    expect(page.get_by_text("Paid exactly: take another action, or end your actions.")).to_be_visible()
    undo = page.get_by_role("button", name="Undo")
    undo.click()
    payment = page.get_by_role("region", name="Payment")
    expect(payment.get_by_role("button", name=re.compile("^Pay.*another action"))).to_be_visible()
    payment.get_by_role("button", name="Back").click()
    expect(undo).to_have_count(0)


def pays_one_way(game: Any) -> bool:
    """Whether the first tile of the plan can be paid to the coin in one way only."""
    planned = plan(game)
    if not planned:
        return False
    then = game.copy()
    then.play(next(own for own in game.options() if game.notation(own).startswith(f"buy {planned[0].space}")))
    payments = [then.notation(own).split()[1:] for own in then.options()]
    totals = [sum(int(card.split("-")[1]) for card in cards) for cards in payments]
    return totals.count(then.view(0).due) == 1
