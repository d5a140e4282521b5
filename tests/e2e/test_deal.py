"""The check of the deal: two people play, each from a browser of their own, and look what the cards came from."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.people import Person
from e2e.tables import Answer, Tables, finished
from sabika.record import seed_of, share_hash, verify

Somebody = Callable[..., Person]


def begun(host: Person, friend: Person) -> tuple[str, str]:
    """Two people sit down, and the host begins. Returns the table and its key."""
    page = host.go("/new?players=2&bots=greedy&name=Ana")
    page.get_by_label("Seat 2").select_option("Free for a friend")
    page.get_by_role("button", name=re.compile("table", re.IGNORECASE)).last.click()
    page.wait_for_url("**/tables/**#*")
    table, key = page.url.split("/tables/")[1].split("#")
    other = friend.go(f"/tables/{table}#{key}")
    other.get_by_role("button", name=re.compile("Sit down")).first.click()
    other.get_by_role("dialog").get_by_role("textbox").fill("Ben")
    other.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(other.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name=re.compile("Begin")).click()
    for each in (page, other):
        expect(each.get_by_role("region", name="Yard")).to_be_visible()
    return table, key


def seat_of(person: Person, table: str) -> Answer:
    """What the browser keeps of its seat."""
    found: Answer = next(seat for seat in person.stored("sabika-seats") if seat["table"] == table)
    return found


def checked(page: Page, address: str) -> Page:
    """The page, where the deal was just checked."""
    page.goto(address)
    # Who saw the game end is still shown how.
    page.reload()
    page.get_by_role("button", name="Check the deal").click()
    return page


def test_two_people_had_a_say_in_their_deal(somebody: Somebody, tables: Tables) -> None:
    ana, ben = somebody(), somebody(phone=True, dark=True)
    table, key = begun(ana, ben)
    seats = [seat_of(person, table) for person in (ana, ben)]
    tables.played_out(*seats)
    for person in (ana, ben):
        page = checked(person.page, f"{person.address}/tables/{table}#{key}")
        expect(page.get_by_text("Ana and Ben had a say in this deal.")).to_be_visible()
        expect(page.get_by_text("Everything fits")).to_be_visible()
        for seat in seats:
            expect(page.get_by_text(seat["share"])).to_be_visible()
            expect(page.get_by_text(share_hash(seat["share"]))).to_be_visible()
    record = tables.record(seats[0])
    assert verify(record).ok
    assert record.deal is not None
    assert record.seed == seed_of(record.deal.server, {0: seats[0]["share"], 1: seats[1]["share"]})

    # A browser whose value was taken, and is not the one that was used, says so.
    other = json.dumps([{**seats[0], "share": "c2" * 32, "given": "taken"}])
    ana.page.evaluate("seats => localStorage.setItem('sabika-seats', seats)", other)
    page = checked(ana.page, f"{ana.address}/tables/{table}#{key}")
    expect(page.get_by_text("This browser gave a value in time, but the deal was made without it.")).to_be_visible()


def test_a_deal_of_the_server_alone_is_called_so(somebody: Somebody, tables: Tables) -> None:
    seated = tables.opened(players=2, bots={"1": "random"}, seed=None)
    tables.begin(seated)
    tables.played_out(seated)
    person = somebody()
    page = checked(person.page, f"{person.address}/tables/{seated['table']}#{seated['key']}")
    expect(page.get_by_text("Nobody but the server had a say in this deal.")).to_be_visible()
    expect(page.get_by_text("It is the server’s value.")).to_be_visible()


@pytest.mark.parametrize("language", ["de", "fr", "nl"])
def test_what_is_only_recorded_claims_nothing(somebody: Somebody, tables: Tables, language: str) -> None:
    kept = tables.kept(finished(players=2))
    page = somebody(language=language).go(f"/tables/{kept['table']}#{kept['key']}")
    words = {"de": "Das Mischen prüfen", "fr": "Vérifier la donne", "nl": "Het schudden controleren"}
    page.get_by_role("button", name=words[language]).click()
    said = {"de": "hochgeladen", "fr": "enregistrement déposé", "nl": "als verslag geüpload"}
    expect(page.get_by_text(said[language])).to_be_visible()
