"""Who is there, who thinks, bots that sit in, and free seats that become bots."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.people import Person
from e2e.playing import Player
from e2e.tables import Answer, Tables, take_seat

Somebody = Callable[..., Person]
SIZES = [pytest.param((1280, 800), id="laptop"), pytest.param((390, 844), id="phone")]
SOON = 1_000
"""Milliseconds after which a bot may sit in at these tables."""


def at(somebody: Somebody, size: tuple[int, int], *seats: Answer, name: str, language: str = "en") -> Person:
    person = somebody(phone=size[0] < 600, language=language)
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    take_seat(person, *seats, name=name)
    return person


def fits(page: Page) -> None:
    """Nothing makes the page wider than the screen."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", SIZES)
def test_a_bot_sits_in_for_a_friend_who_closed_the_page_until_she_is_back(
    somebody: Somebody, tables: Tables, size: tuple[int, int]
) -> None:
    ana = tables.opened("Ana", players=2, stand_in_after=SOON, youngest_first=[1])
    eva = tables.sit(ana, "Eva")
    host, friend = at(somebody, size, ana, name="Ana"), at(somebody, size, eva, name="Eva")
    page = host.page
    seat = page.get_by_role("listitem").filter(has_text="Eva")
    expect(seat).to_be_visible()
    expect(friend.page.get_by_text("Who sits where")).to_be_visible()
    expect(seat.locator("[data-part=away]")).to_have_count(0)
    friend.go("/rules")
    expect(seat.locator("[data-part=away]")).to_be_visible()
    friend.go(f"/tables/{eva['table']}")
    expect(seat.locator("[data-part=away]")).to_have_count(0)

    page.get_by_role("button", name=re.compile("Begin")).click()
    expect(page.locator("[data-part=bar]").get_by_text("Eva is to move.")).to_be_visible()
    thinking = page.locator("[data-part=bar] [data-part=thinking]")
    expect(thinking).to_have_text(re.compile(r"thinking · \d+ (s|min)"))
    expect(thinking).to_have_attribute("aria-hidden", "true")
    card = page.get_by_role("button", name=re.compile("^Eva: 0 points"))
    expect(card.locator("[data-part=thinking]")).to_be_attached()

    friend.go("/rules")
    notice = page.get_by_role("group", name="Eva is away")
    expect(notice).to_be_visible()
    expect(card).to_have_accessible_name(re.compile("Eva is away"))
    expect(card.locator("[data-part=away]")).to_have_text(re.compile(r"away · \d+ (s|min)"))
    fits(page)
    notice.get_by_role("button", name="Let a bot sit in for Eva").click()
    expect(notice).to_have_count(0)
    expect(page.locator("[data-part=bar][data-asked]")).to_be_visible()
    played = tables.look(ana)
    assert played["chairs"][1]["stand_in"]
    assert played["actions"] > 0

    friend.go(f"/tables/{eva['table']}")
    expect(page.get_by_role("status").get_by_text("Eva is back.")).to_be_attached()
    expect(card.locator("[data-part=away]")).to_have_count(0)
    assert not tables.look(ana)["chairs"][1]["stand_in"]
    version = tables.look(ana)["version"]
    action = played["options"][0]["action"]
    tables.act(ana, action)
    if tables.look(ana)["held"]:
        page.get_by_role("button", name=re.compile("Confirm")).first.click()
    expect(friend.page.locator("[data-part=bar][data-asked]")).to_be_visible()
    assert tables.look(ana)["version"] > version
    Player(friend.page).decide()
    expect(friend.page.locator("[data-part=bar]")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_without_the_host_those_who_are_there_agree(somebody: Somebody, tables: Tables, size: tuple[int, int]) -> None:
    """Who only looks on sees it too, and so does the big screen; nobody decides there."""
    ana = tables.opened("Ana", players=3, stand_in_after=SOON)
    eva, jan = tables.sit(ana, "Eva"), tables.sit(ana, "Jan")
    tables.begin({**ana, "version": jan["version"]})
    one, other = at(somebody, size, eva, name="Eva"), at(somebody, size, jan, name="Jan")
    big = somebody().go(f"/tables/{ana['table']}?show=big#{ana['key']}")
    expect(big.get_by_role("region", name="Ana").locator("[data-part=away]")).to_be_visible()
    notice = one.page.get_by_role("group", name="Ana is away")
    expect(notice.get_by_text("All who are here have to agree")).to_be_visible()
    notice.get_by_role("button", name="Let a bot sit in for Ana").click()
    expect(notice.get_by_text("You agreed. Still missing: Jan.")).to_be_visible()
    asked = other.page.get_by_role("group", name="Ana is away")
    expect(asked.get_by_text("Eva would let a bot sit in. Do you agree?")).to_be_visible()
    fits(other.page)
    asked.get_by_role("button", name="Let a bot sit in for Ana").click()
    for page in (one.page, other.page):
        expect(page.get_by_role("group", name="Ana is away")).to_have_count(0)
    assert tables.look(eva)["chairs"][0]["stand_in"]


@pytest.mark.parametrize("size", SIZES)
def test_the_host_gives_free_seats_to_bots_and_takes_them_back(
    somebody: Somebody, tables: Tables, size: tuple[int, int]
) -> None:
    ana = tables.opened("Ana", players=3)
    page = at(somebody, size, ana, name="Ana").page
    page.get_by_label("Let a bot take seat 2").select_option("greedy")
    page.get_by_label("Let a bot take seat 3").select_option("random")
    expect(page.get_by_role("button", name="Begin the game")).to_be_enabled()
    fits(page)
    page.get_by_role("button", name=re.compile("^Make .* seat free")).last.click()
    expect(page.get_by_label("Let a bot take seat 3")).to_be_visible()
    expect(page.get_by_role("button", name="Begin the game")).to_be_disabled()
    assert [chair["bot"] for chair in tables.look(ana)["chairs"]] == ["", "greedy", ""]
    page.get_by_label("Let a bot take seat 3").select_option("random")
    page.get_by_role("button", name="Begin the game").click()
    expect(page.get_by_role("region", name="Yard")).to_be_visible()

    longest = at(somebody, size, tables.opened("Ana", players=2, bots={"1": "greedy"}), name="Ana", language="de").page
    longest.get_by_role("button", name=re.compile("^Den Platz von")).click()
    for found in (longest.get_by_role("combobox"), longest.get_by_role("button", name="Noch jemand")):
        expect(found).to_be_visible()
        box = found.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= size[0], "inside of the screen"


def test_people_at_one_device_are_all_there(somebody: Somebody, tables: Tables) -> None:
    ana = tables.opened("Ana", players=3, stand_in_after=SOON)
    ben, eva = tables.sit(ana, "Ben"), tables.sit(ana, "Eva")
    at(somebody, (1280, 800), {**ana, "name": "Ana"}, {**ben, "name": "Ben"}, name="Ana")
    page = at(somebody, (1280, 800), eva, name="Eva").page
    for name in ("Ana", "Ben"):
        seat = page.get_by_role("listitem").filter(has_text=name)
        expect(seat).to_be_visible()
        expect(seat.locator("[data-part=away]")).to_have_count(0)


def test_a_table_chooses_after_how_long_somebody_is_replaced(somebody: Somebody) -> None:
    page = somebody().go("/new?players=2&bots=greedy&name=Ana")
    absent = page.get_by_role("group", name="If somebody is away")
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    expect(absent).to_have_count(0)
    page.get_by_label("Seat 2").select_option("Free for a friend")
    page.get_by_role("heading", name="The table").click()
    expect(absent.get_by_role("radio", name="3 minutes")).to_be_checked()
    absent.get_by_role("radio", name="wait for them").check()
    with page.expect_request(lambda asked: asked.method == "POST" and asked.url.endswith("/api/tables")) as opened:
        page.get_by_role("button", name=re.compile("table", re.IGNORECASE)).last.click()
    sent = opened.value.post_data_json
    assert sent is not None
    assert sent["offer"]["stand_in_after"] is None
    expect(page.get_by_text("Ana").first).to_be_visible()
