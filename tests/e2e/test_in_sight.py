"""On every phone, on one's own turn: all that one decides by is in sight without scrolling, and nothing moves."""

import random
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import sabika
from e2e.people import Person
from e2e.playing import Player, asked, tap
from e2e.shifts import shifts, watch
from e2e.tables import Answer, Tables, finished, moment, take_seat
from e2e.test_screens import GAMES, LYING, UPRIGHT, Size, fingers_hit_the_cells, placing, resize, show, tabs
from sabika.bots import bot_named

Somebody = Callable[..., Person]
FINGER = 44
ROW = 56
"""The most that the turn bar is high."""
WHOLE = 10
"""So many cards of a hand are in sight."""
SHORT: Size = (390, 664)
STANDING: tuple[Size, ...] = (*UPRIGHT, (375, 667), SHORT, (412, 915))
TURNED: tuple[Size, ...] = (*LYING, (915, 412), (667, 375))
ALL_MODULES = GAMES["modules"]["modules"]
FEW_MODULES = ("exchange", "vizier")
HANDS: dict[str, tuple[dict[str, Any], tuple[int, ...]]] = {
    "2003": ({"players": 3, "edition": "2003"}, (3, 12, 20)),
    "2020": ({"players": 6, "edition": "2020"}, (12,)),
    "modules": ({"players": 3, "modules": ALL_MODULES}, (3, 12, 20)),
    "six": ({"players": 6, "modules": ALL_MODULES}, (12,)),
    "granada": ({"players": 2, "game": "granada"}, (12,)),
    "granada-modules": ({"players": 3, "game": "granada", "modules": FEW_MODULES}, (20,)),
    "combined": ({"players": 3, "game": "combined"}, (12,)),
    "combined-modules": ({"players": 6, "game": "combined", "modules": FEW_MODULES}, (20,)),
}
MOST_MOVED = 0.02
"""In a few turns: a whole game has a dozen times as many."""
TURNS = 4

SEEN = """(selectors) => {
  const told = (thing) => {
    const { left, top, right, bottom, width, height } = thing.getBoundingClientRect();
    const isWithin = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    // What is pressed to be read in full.
    const around = thing.closest("[data-part=since], .sentence")?.closest("[data-part]") ?? thing;
    return {
      isSeen: isWithin && found !== null && (around.contains(found) || found.contains(thing)),
      size: Math.round(Math.min(width, height)),
      name: (thing.ariaLabel || thing.textContent).trim().slice(0, 40),
      box: [left, top, right, bottom].map(Math.round).join(),
    };
  };
  const shown = (thing) => thing.checkVisibility({ visibilityProperty: true });
  return selectors.map((selector) => [...document.querySelectorAll(selector)].filter(shown).map(told));
}"""


class Wanted:
    """Something that has to be in sight: how many there are at least, and how large each is."""

    def __init__(self, selector: str, count: int = 1, size: int = 0) -> None:
        self.selector = selector
        self.count = count
        self.size = size


YARD = Wanted("[data-yard]", 1, FINGER)
DISPLAY = Wanted("[data-card]", 1, FINGER)
SUMS = Wanted("[data-sum]", 4)
SUPPLY = Wanted(".market .supply", 0)
LINES = (Wanted("[data-part=gauge]", 1, FINGER), Wanted("[data-part=track]"))
BAR = (
    Wanted("[data-part=bar], [data-part=bar] .sentence", 2),
    Wanted("[data-part=bar] :is(button, summary):not(.cut)", 1, FINGER),
)
TABS = Wanted("nav.tabs button", 3, FINGER)
PALACE = Wanted("[data-part=palace]")
IN_HAND = Wanted("[data-part=beside] li:first-child [data-piece]", 1, FINGER)
WAYS = Wanted("[data-part=ways] [data-primary]")


@cache
def hoarded(name: str) -> Any:
    """A game in which seat 0 takes money and nothing else, as long as that is possible."""
    chance = random.Random(name)
    setup, hands = HANDS[name]
    game = sabika.new_game(seed="in sight", **setup)
    player = bot_named("greedy", game.setup.game)
    while not game.over:
        options = game.options()
        takes = [option for option in options if option.verb == "take"]
        if game.asked() == 0 and takes and game.seats[0].hand.size < max(hands):
            game.play(max(takes, key=lambda option: len(option.cards)))
        else:
            game.play(player.choose(game.view(game.asked()), options, chance))
    return game


def with_cards(game: Any, cards: int) -> int:
    """The first turn that seat 0 begins with so many cards and could buy something."""

    def wanted(then: Any) -> bool:
        if then.step != "act" or then.seats[0].hand.size < cards:
            return False
        return any(option.verb == "buy" for option in then.options())

    return moment(game, wanted)


def seen(page: Page, *all_wanted: Wanted) -> None:
    """All of that is in sight."""
    all_found: list[list[Answer]] = page.evaluate(SEEN, [wanted.selector for wanted in all_wanted])
    for wanted, found in zip(all_wanted, all_found, strict=True):
        where = (page.viewport_size, wanted.selector)
        assert len(found) >= wanted.count, (where, found)
        assert all(thing["isSeen"] for thing in found), (where, [thing for thing in found if not thing["isSeen"]])
        assert all(thing["size"] >= wanted.size for thing in found), (where, found)


def what_a_turn_needs(page: Page, size: Size, opponents: int, cards: int = 0, *more: Wanted) -> None:
    """The market, but on a phone held upright on which a tile is placed, what there is to do, and some more."""
    wanted = [*LINES, *BAR, *more]
    if size in TURNED or PALACE not in more:
        others = Wanted("[data-part=since], [data-part=since] li", opponents + 1)
        wanted += [YARD, DISPLAY, SUMS, SUPPLY, others]
        (hand,) = page.evaluate(SEEN, ["[data-part=hand] .card"])
        whole = [card for card in hand if card["isSeen"] and card["size"] >= FINGER]
        assert len(whole) >= min(cards, WHOLE), (size, hand)
    seen(page, *wanted, *([PALACE] if size in TURNED else []))
    bar = page.locator("[data-part=bar]").bounding_box()
    assert bar
    assert bar["height"] <= ROW, (size, bar)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("name", HANDS)
def test_all_is_in_sight_that_a_turn_needs(somebody: Somebody, tables: Tables, name: str) -> None:
    """The yard, the display, the sums, ten cards, what to do, and what the others did; also while a tile is paid."""
    setup, hands = HANDS[name]
    game = hoarded(name)
    seats = [tables.going_on(game, with_cards(game, cards)) for cards in hands]
    person = somebody(phone=True)
    page = person.page
    take_seat(person, *seats)
    for cards, seated in zip(hands, seats, strict=True):
        tables.begin(seated)
        person.go(f"/tables/{seated['table']}")
        asked(page).wait_for()
        for size in (*STANDING, *TURNED):
            resize(page, size)
            what_a_turn_needs(page, size, setup["players"] - 1, cards, *([TABS] if size in STANDING else []))
    page.locator(".possible [data-yard]").first.click()
    page.locator("[data-part=ways] [data-primary]").wait_for()
    asked(page).wait_for()
    for size in (*TURNED, *STANDING):
        resize(page, size)
        what_a_turn_needs(page, size, setup["players"] - 1, hands[-1], WAYS)


def placing_one(then: Any) -> bool:
    return len(then.seats[0].beside) == 1 and placing(then)


@pytest.mark.parametrize("game", ["two", "granada", "modules"])
def test_what_is_placed_is_in_hand_beside_the_palace(somebody: Somebody, tables: Tables, game: str) -> None:
    """Also when the phone is turned; then it is confirmed or taken back on the turn bar."""
    played = finished(seed="screens", **GAMES[game])
    half = len(played.log) // 2
    seated = tables.going_on(played, moment(played, lambda then: len(then.log) > half and placing_one(then)))
    tables.begin(seated)
    person = somebody(phone=True)
    take_seat(person, seated)
    page = person.page
    asked(page).wait_for()
    opponents = GAMES[game]["players"] - 1
    for size in (SHORT, *TURNED, *STANDING):
        resize(page, size)
        what_a_turn_needs(page, size, opponents, 0, PALACE, IN_HAND)
        fingers_hit_the_cells(page)
    resize(page, SHORT)
    show(tabs(page)[0])
    seen(page, YARD, SUMS)
    show(tabs(page)[1])
    page.locator("[data-part=palace] [role=button]:not([aria-disabled])").first.click()
    page.get_by_role("button", name="Confirm turn").wait_for()
    for size in (*STANDING, *TURNED):
        resize(page, size)
        what_a_turn_needs(page, size, opponents, 0, PALACE)
        for name in ("Confirm turn", "Undo"):
            expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("modules", [(), ALL_MODULES], ids=["none", "all"])
def test_what_five_others_did_is_a_line_each_and_opens(
    somebody: Somebody, tables: Tables, modules: tuple[str, ...]
) -> None:
    played = finished(seed="screens", players=6, modules=modules)
    half = len(played.log) // 2
    seated = tables.going_on(played, moment(played, lambda then: len(then.log) > half and then.step == "act"))
    tables.begin(seated)
    person = somebody(phone=True)
    person.page.set_viewport_size({"width": SHORT[0], "height": SHORT[1]})
    take_seat(person, seated)
    page = person.page
    asked(page).wait_for()
    names = [chair["name"] for chair in tables.look(seated)["chairs"]][1:]
    lines = page.get_by_role("region", name="Since your last turn").get_by_role("listitem")
    expect(lines).to_have_count(5)
    boxes = [line.bounding_box() for line in lines.all()]
    others = [page.locator(f"[data-part={part}]").bounding_box() for part in ("track", "yard", "display", "hand")]
    for line in boxes:
        assert line
        assert page.evaluate("([x, y]) => !!document.elementFromPoint(x, y).closest('[data-part=since]')", middle(line))
        assert all(other and apart(line, other) for other in others), (line, others)
    page.get_by_role("button", name="Since your last turn").click()
    told = page.get_by_role("dialog").get_by_role("region", name="Since your last turn")
    expect(told.get_by_role("listitem")).to_have_count(5)
    assert all(name in told.inner_text() for name in names), told.inner_text()
    expect(page.get_by_role("dialog").get_by_text("In the bag, and who has most")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def middle(box: Any) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def apart(one: Any, other: Any) -> bool:
    above = one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1
    return bool(above or one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1)


def selecting(tables: Tables, somebody: Somebody) -> tuple[Page, Answer, str]:
    """Somebody on a phone with a card of the display selected."""
    game = hoarded("2003")
    seated = tables.going_on(game, with_cards(game, 12))
    tables.begin(seated)
    person = somebody(phone=True)
    take_seat(person, seated)
    asked(person.page).wait_for()
    card = tables.look(seated)["view"]["display"][-1]
    tap(person.page.locator(f'[data-card="{card}"]').last)
    return person.page, seated, card


def is_selected(page: Page, card: str) -> None:
    expect(page.locator(f'[data-card="{card}"]').last).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name=re.compile("^Take"))).to_be_in_viewport(ratio=0.99)


def test_a_phone_that_is_turned_keeps_what_is_selected(somebody: Somebody, tables: Tables) -> None:
    page, _, card = selecting(tables, somebody)
    for size in (*TURNED, *STANDING):
        resize(page, size)
        is_selected(page, card)


def test_a_page_that_was_thrown_out_of_memory_comes_back_as_it_was(somebody: Somebody, tables: Tables) -> None:
    """With what was selected, and with a decision that waits to be confirmed."""
    page, seated, card = selecting(tables, somebody)
    page.reload()
    asked(page).wait_for()
    is_selected(page, card)
    tap(page.get_by_role("button", name=re.compile("^Take")))
    page.get_by_role("button", name="Confirm turn").wait_for()
    page.reload()
    expect(page.get_by_role("button", name="Confirm turn")).to_be_in_viewport()
    tap(page.get_by_role("button", name="Undo"))
    expect(page.get_by_role("button", name="Confirm turn")).to_have_count(0)
    asked(page).wait_for()
    assert not tables.look(seated)["held"]
    page.reload()
    asked(page).wait_for()
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(0)


def test_large_letters_leave_the_sums_and_the_turn_bar_in_sight(somebody: Somebody, tables: Tables) -> None:
    """The rest can be scrolled to, and a sentence that is cut short is read by pressing it."""
    game = hoarded("modules")
    seated = tables.going_on(game, with_cards(game, 12))
    tables.begin(seated)
    person = somebody(phone=True)
    take_seat(person, seated)
    page = person.page
    asked(page).wait_for()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for size in ((390, 844), (360, 640), (844, 390)):
        resize(page, size)
        seen(page, SUMS, Wanted("[data-part=bar] .sentence"))
        tile = page.locator("[data-yard]").first
        tile.scroll_into_view_if_needed()
        expect(tile).to_be_in_viewport(ratio=0.9)
        seen(page, SUMS)
    resize(page, (360, 640))
    page.get_by_role("button", name="The whole sentence").click()
    whole = page.locator("[data-part=bar] .whole")
    expect(whole).to_be_in_viewport(ratio=0.99)
    expect(whole).to_have_text("Your turn: take money, buy a tile, or redesign.")


def test_with_all_modules_a_small_screen_shows_all_of_the_market(somebody: Somebody, tables: Tables) -> None:
    game = hoarded("modules")
    seated = tables.going_on(game, with_cards(game, 12))
    tables.begin(seated)
    person = somebody()
    take_seat(person, seated)
    page = person.page
    asked(page).wait_for()
    seen(
        page,
        Wanted(".market :is([data-piece], [data-card])", 20),
        Wanted(".market .supply [role=img], [data-part=gauge]", 7),
        Wanted("[data-part=hand] .purse p", 3),
    )


class Watcher(Player):
    """Plays by touch, and notes the turn whenever the page is at rest."""

    def __init__(self, page: Page, tables: Tables, seated: Answer) -> None:
        super().__init__(page, tap)
        self._turn: Callable[[], int] = lambda: int(tables.look(seated)["view"]["turn"])

    def play(self, turns: int) -> None:
        last = self._turn() + turns
        while self._turn() < last:
            asked(self.page).wait_for()
            self.decide()


@pytest.mark.parametrize("modules", [(), ALL_MODULES], ids=["none", "all"])
def test_nothing_moves_on_a_phone_but_the_game(somebody: Somebody, tables: Tables, modules: tuple[str, ...]) -> None:
    """From the first sight of the table; see shifts.py for a whole game."""
    played = finished(players=3, modules=modules)
    seated = tables.going_on(played, moment(played, lambda then: then.step == "act" and then.turn > 5))
    tables.begin(seated)
    person = somebody(phone=True)
    page = person.page
    page.set_viewport_size({"width": SHORT[0], "height": SHORT[1]})
    watch(page)
    take_seat(person, seated)
    asked(page).wait_for()
    Watcher(page, tables, seated).play(TURNS * 3)
    moved = shifts(page)
    assert sum(value for value, _ in moved) < MOST_MOVED, moved
