"""You and your opponents: the ladder of bots, one's own name at the table, shared screens, one's own games."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.people import Person
from e2e.playing import Player, asked
from e2e.tables import Tables, take_seat
from e2e.test_access import serious

Somebody = Callable[..., Person]

LADDER = ["Nur", "Idris", "Zaida", "Yusuf", "Lubna"]


def wide(page: Page) -> int:
    width: int = page.evaluate("document.documentElement.scrollWidth")
    return width


def test_an_opponent_is_chosen_on_the_ladder_and_one_finds_oneself_at_the_table(somebody: Somebody) -> None:
    page = somebody(phone=True).go("/new?players=2&bots=greedy&name=Ana&seed=ladder")
    rungs = page.get_by_role("group", name="Opponent on seat 2, from easy to hard").get_by_role("radio")
    expect(rungs).to_have_count(5)
    for place, name in enumerate(LADDER):
        expect(rungs.nth(place)).to_have_accessible_name(re.compile(f"^{name}, .*, {place + 1} of 5"))
    expect(rungs.nth(2)).to_be_checked()
    for rung in rungs.all():
        box = rung.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 40, "a finger has to hit it"
    rungs.first.check(force=True)
    expect(page.get_by_text("Nur, the gardener’s daughter. Builds what catches her eye.")).to_be_visible()
    assert wide(page) <= 390
    assert serious(page, "form") == []
    page.get_by_role("button", name="Begin the game").click()
    asked(page).wait_for()
    plate = page.locator("[data-part=palace] [data-plate]")
    expect(plate).to_have_text(re.compile(r"^Ana’s palace\s*you$"))
    opponent = page.locator("[data-part=opponents] [data-face=random]")
    expect(opponent).to_have_count(1)
    expect(page.locator("[data-part=opponents]")).to_contain_text("Nur")


def test_a_shared_screen_says_whose_turn_it_is_and_its_games_are_counted_once(
    somebody: Somebody, tables: Tables
) -> None:
    ana = tables.opened("Ana", players=3, seed="you", bots={"2": "greedy"}, youngest_first=[0, 1, 2], hints=False)
    bo = tables.sit(ana, "Bo")
    tables.begin({**ana, "version": tables.look(ana)["version"]})
    first = ["Ana", "Bo", "Zaida"][tables.look(ana)["view"]["asked"]]
    person = somebody()
    take_seat(person, {**ana, "name": "Ana"}, {**bo, "name": "Bo"})
    page = person.page
    shown = "Bo" if first == "Bo" else "Ana"
    page.get_by_role("button", name=re.compile(shown)).first.click()
    asked(page).wait_for()
    expect(page.locator("[data-part=palace] [data-plate]")).to_have_text(f"{shown}’s palace")
    expect(page.locator("[data-part=bar] [data-plate]")).to_have_text(shown)
    expect(page.locator("[data-part=track]")).to_contain_text(shown)

    for seat in (ana, bo):
        tables.away(seat)
    result = page.get_by_role("main")
    Player(page).play_until(result.get_by_text("at this screen"))
    expect(result.get_by_text("at this screen")).to_have_count(2)
    expect(result.get_by_text("the silk merchant", exact=True)).to_have_count(1)

    costly = page.get_by_role("region", name="Your three costliest moments")
    costly.get_by_role("button", name="Bo").click()
    costly.get_by_role("button", name="Find them").click()
    look = costly.get_by_role("link", name=re.compile("Look at it"))
    expect(look.first.or_(costly.get_by_text("Well played!"))).to_be_visible()
    assert look.count() <= 3
    assert serious(page, "main") == []
    for link in look.all()[:1]:
        link.click()
        expect(page).to_have_url(re.compile("show=replay&at="))
        page.go_back()
        # What the coach found is not asked for again.
        expect(costly.get_by_role("button", name="Bo")).to_be_visible()

    page.reload()
    expect(result.get_by_text("at this screen")).to_have_count(2)
    page = person.go("/")
    page.get_by_role("link", name="Your games so far").click()
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    page.get_by_role("button", name="Ana").click()
    sums = page.get_by_role("region", name="Alhambra")
    expect(sums).to_contain_text(re.compile(r"Games\s*1"))
    expect(sums).to_contain_text(re.compile(r"Longest wall\s*\d+"))
    expect(page.get_by_role("img", name="Points, game by game").locator("circle")).to_have_count(1)
    expect(page.get_by_role("region", name="Against whom")).to_contain_text("Zaida, the silk merchant")
    assert serious(page, "main") == []
    with page.expect_download() as download:
        page.get_by_role("button", name="Keep as a file").click()
    assert [game["name"] for game in json.loads(download.value.path().read_text("utf-8"))] == ["Ana", "Bo"]
    page.get_by_role("button", name="Erase all").click()
    page.get_by_role("button", name="Erase", exact=True).click()
    expect(page.get_by_text("Nothing here yet.")).to_be_visible()
    assert person.stored("sabika-games") == []
