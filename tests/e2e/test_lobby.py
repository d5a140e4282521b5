"""From the first page to a table: alone, with friends, as somebody who watches."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from e2e.people import Person
from e2e.tables import Tables, finished, last_moment, take_seat
from sabika.record import Record

Somebody = Callable[..., Person]


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_a_newcomer_sits_at_a_table_after_one_click(somebody: Somebody, phone: bool) -> None:
    page = somebody(phone=phone).go("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("region", name="Yard")).to_be_visible()
    expect(page.get_by_role("list", name="The other players").get_by_role("listitem")).to_have_count(2)
    expect(page.get_by_text(re.compile("^Guest")).first).to_be_attached()


def test_a_name_is_asked_for_where_others_read_it(somebody: Somebody) -> None:
    page = somebody().go("/new?players=2&bots=greedy")
    name = page.get_by_role("textbox", name="You")
    begin = page.get_by_role("button", name=re.compile("table|Begin")).last
    expect(name).to_have_attribute("placeholder", "Guest")
    expect(begin).to_be_enabled()
    page.get_by_label("Seat 2").select_option("Free for a friend")
    expect(name).to_have_attribute("placeholder", re.compile("for example [A-Z]"))
    expect(page.get_by_role("status").filter(has_text="Give yourself a name")).to_be_visible()
    expect(begin).to_be_disabled()
    name.fill("Ana")
    begin.click()
    page.wait_for_url("**/tables/**#*")


def test_friends_join_by_link_and_both_see_the_game_begin(somebody: Somebody) -> None:
    host = somebody().go("/new?players=2&bots=greedy&name=Ana")
    host.get_by_label("Seat 2").select_option("Free for a friend")
    host.get_by_role("button", name=re.compile("table", re.IGNORECASE)).last.click()
    expect(host.get_by_text("Ana").first).to_be_visible()
    host.wait_for_url("**/tables/**#*")
    link = host.url

    friend = somebody().go(link.split("/", 3)[3].join(["/", ""]))
    friend.get_by_role("button", name=re.compile("Sit down")).first.click()
    name = friend.get_by_role("dialog").get_by_role("textbox")
    expect(name).to_have_value("")
    expect(name).to_have_attribute("placeholder", re.compile("for example [A-Z]"))
    name.fill("Bo")
    friend.get_by_role("dialog").get_by_role("button", name="Sit down").click()

    host.get_by_role("button", name=re.compile("Begin")).click()
    for page in (host, friend):
        expect(page.get_by_role("region", name="Yard")).to_be_visible()
    expect(host.get_by_role("button", name=re.compile("Bo: 0 points"))).to_be_visible()
    expect(friend.get_by_role("button", name=re.compile("Ana: 0 points"))).to_be_visible()


def test_an_address_can_want_a_certain_table(somebody: Somebody) -> None:
    page = somebody().go(
        "/new?game=granada&players=4&modules=vizier&options=scoring%3Dsimplified%2Cturning%3Dcard&language=nl&name=Zo%C3%A9"
    )
    expect(page.get_by_role("radio", name=re.compile("^Granada"))).to_be_checked()
    expect(page.get_by_role("radio", name="4", exact=True)).to_be_checked()
    for folded in ("Modules", "Varianten"):
        page.get_by_role("heading", name=folded).click()
    expect(page.get_by_role("checkbox", name=re.compile("izier"))).to_be_checked()
    expect(page.get_by_role("radio", name="vaste punten")).to_be_checked()
    expect(page.get_by_role("radio", name="één kaart")).to_be_checked()
    expect(page.get_by_role("textbox").first).to_have_value("Zoé")
    expect(page.locator("html")).to_have_attribute("lang", "nl")


def test_a8_the_youngest_is_named_before_the_game_begins(somebody: Somebody, tables: Tables) -> None:
    """By whoever opens a table where nobody else is to come, else by the host when all are there. By lot the other one
    would begin."""
    page = somebody().go("/new?players=2&bots=greedy&name=Ana&seed=ages+24")
    ages = page.get_by_role("group", name="Who is the youngest?")
    ages.get_by_role("button", name="Zaida").click()
    ages.get_by_role("button", name="Ana").click()
    ages.get_by_role("button", name="Zaida, number 1 by age").click()
    expect(ages.get_by_role("button", name="Ana, number 1 by age")).to_be_visible()
    page.get_by_role("button", name="Begin the game").click()
    expect(page.get_by_text("Ana goes first.").first).to_be_attached()

    host = tables.opened("Ana", players=2, seed="ages 24")
    person = somebody()
    take_seat(person, {**host, "name": "Ana"})
    page = person.page
    expect(page.get_by_role("heading", name="Who sits where")).to_be_visible()
    expect(page.get_by_role("group", name="Who is the youngest?")).to_have_count(0)
    tables.sit(host, "Bo")
    page.get_by_role("group", name="Who is the youngest?").get_by_role("button", name="Ana").click()
    page.get_by_role("button", name=re.compile("Begin")).click()
    expect(page.get_by_role("region", name="Yard")).to_be_visible()
    now = tables.look(host)
    assert (now["view"]["asked"], now["offer"]["youngest_first"]) == (0, [0])


def test_a_private_table_is_not_there_without_its_key(somebody: Somebody, tables: Tables) -> None:
    seated = tables.opened(players=2)
    stranger = somebody()
    stranger.forgiven = ("404", "4404", "WebSocket")
    page = stranger.go(f"/tables/{seated['table']}")
    expect(
        page.get_by_text(re.compile("no (such )?table|not there|cannot be found", re.IGNORECASE)).first
    ).to_be_visible()


def test_who_has_the_link_but_no_seat_watches(somebody: Somebody, tables: Tables) -> None:
    seated = tables.opened(players=2, bots={"1": "greedy"})
    tables.begin(seated)
    page = somebody().go(f"/tables/{seated['table']}#{seated['key']}")
    expect(page.get_by_role("region", name="Yard")).to_be_visible()
    expect(page.get_by_role("region", name="Your hand")).to_have_count(0)


def test_a_big_screen_goes_on_to_the_rematch(somebody: Somebody, tables: Tables) -> None:
    played = finished(players=2)
    seated = tables.going_on(played, last_moment(played))
    tables.begin(seated)
    page = somebody().go(f"/tables/{seated['table']}?show=big#{seated['key']}")
    expect(page.get_by_role("region", name="Yard")).to_be_visible()
    tables.away(seated)
    expect(page.get_by_role("dialog", name="Final scoring")).to_be_visible()
    fresh = tables.rematch(seated)
    expect(page).to_have_url(re.compile(rf"/tables/{fresh['table']}\?show=big#{fresh['key']}$"))
    expect(page.get_by_text("Ana").first).to_be_visible()


def test_a_record_is_opened_from_the_first_page(somebody: Somebody) -> None:
    page = somebody().go("/")
    record = Record.from_game(finished(players=2), ["Ana", "Bo"]).dumps().encode()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a file").click()
    chooser.value.set_files({"name": "game.json", "mimeType": "application/json", "buffer": record})
    expect(page.get_by_role("heading", name=re.compile("Ana|Bo")).first).to_be_visible()


def test_a_file_that_is_no_record_gets_one_sentence(somebody: Somebody) -> None:
    person = somebody()
    person.forgiven = ("400",)
    page = person.go("/")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose a file").click()
    chooser.value.set_files({"name": "game.json", "mimeType": "application/json", "buffer": b"{}"})
    expect(page.get_by_role("alert").filter(has_text=re.compile("record|file", re.IGNORECASE)).first).to_be_visible()


def test_a_name_cannot_bring_markup_into_a_page(somebody: Somebody) -> None:
    page = somebody().go("/new?players=2&bots=greedy")
    page.get_by_role("textbox", name="You").fill("<img src=x onerror=alert(1)>")
    page.get_by_role("button", name="Begin the game").click()
    expect(page.get_by_role("region", name="Yard")).to_be_visible()
    assert page.locator("img[src=x]").count() == 0
