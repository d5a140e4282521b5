"""What a table tells while somebody decides: points with what is held, a scoring that is due, a line that is back;
and what closes by Escape, takes Enter, or would lie in the way."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from e2e.people import Person
from e2e.playing import asked
from e2e.tables import Answer, Tables, finished, moment, take_seat

Somebody = Callable[..., Person]


def begun(tables: Tables, played: Any, wanted: Callable[[Any], bool]) -> Answer:
    seated = tables.going_on(played, moment(played, wanted))
    tables.begin(seated)
    return seated


def points_now(page: Page) -> list[str]:
    """The line of totals in "Scoring now"."""
    return page.locator("[data-part=hint] .totals td").all_inner_texts()


def promises(game: Any) -> bool:
    """Whether the only tile that was bought can be built so that scoring would give more."""
    if game.step != "place" or len(game.seats[0].beside) != 1:
        return False
    return any(points(game.carried_out(option)) != points(game) for option in game.options() if option.verb == "build")


def points(game: Any) -> int:
    return sum(term.points for term in game.terms(game.next_scoring()) if term.side == 0)


def test_scoring_now_counts_what_is_held(somebody: Somebody, tables: Tables) -> None:
    seated = begun(tables, finished(players=2), promises)
    person = somebody()
    take_seat(person, seated)
    page = person.page
    asked(page).wait_for()
    page.locator("[data-tab=hint]").click()
    before = points_now(page)
    cells = page.get_by_role("application").get_by_role("button", disabled=False)
    cells.filter(has_text=re.compile(r"\+[1-9]")).first.click()
    expect(page.get_by_role("button", name="Confirm turn")).to_be_visible()
    page.mouse.move(0, 0)
    expect(page.locator("[data-part=hint] .totals td").first).not_to_have_text(before[0])
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("[data-part=hint] .totals td").first).to_have_text(before[0])


def test_b5_a_scoring_that_is_due_is_told_with_every_answer(somebody: Somebody, tables: Tables) -> None:
    """The card of the first scoring has turned up: the gauge does not speak of the second one, and the card that can be
    revealed stands beside the no."""
    played = finished(players=2, modules=("bonus",), bot="random", seed="due 1")
    seated = begun(tables, played, lambda game: game.step == "reveal" and len(game.options()) > 1)
    person = somebody()
    take_seat(person, seated)
    page = person.page
    asked(page).wait_for()
    due = tables.look(seated)["view"]["next_scoring"]
    expect(page.locator("[data-part=gauge] .next")).to_have_text(
        f"{['', 'First', 'Second', 'Final'][due]} scoring: now"
    )
    bar = page.locator("[data-part=bar]")
    expect(bar.get_by_role("button", name="Reveal nothing now")).to_be_visible()
    expect(bar.get_by_role("button", name=re.compile("^Reveal the bonus card")).first).to_be_visible()


def test_a_connection_that_is_back_leaves_no_trouble_and_the_card_selected(somebody: Somebody, tables: Tables) -> None:
    seated = begun(tables, finished(players=2), lambda game: game.step == "act" and game.turn > 4)
    person = somebody()
    person.forgiven = ("WebSocket", "Failed to load resource")
    page = person.page
    lines: list[WebSocketRoute] = []
    broken = [False]

    def connect(line: WebSocketRoute) -> None:
        if broken[0]:
            line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    page.route_web_socket(re.compile("/live$"), connect)
    take_seat(person, seated)
    asked(page).wait_for()
    card = page.get_by_role("region", name="Display").get_by_role("listitem").get_by_role("button").first
    card.click()
    broken[0] = True
    lines[-1].close()
    expect(page.get_by_text(re.compile("connection", re.IGNORECASE)).first).to_be_visible()
    page.route("**/actions", lambda route: route.abort())
    page.get_by_role("button", name=re.compile("^Take")).click()
    wrong = page.get_by_text("The server cannot be reached")
    expect(wrong).to_be_visible()
    broken[0] = False
    expect(page.get_by_text("Connected again")).to_be_visible()
    expect(wrong).to_have_count(0)
    expect(card).to_have_attribute("aria-pressed", "true")
    page.unroute("**/actions")
    page.get_by_role("button", name=re.compile("^Take")).click()
    expect(page.get_by_role("button", name="Confirm turn")).to_be_visible()


def test_escape_closes_the_menu_and_nothing_else(somebody: Somebody, tables: Tables) -> None:
    seated = begun(tables, finished(players=2), lambda game: game.step == "act" and game.turn > 4)
    person = somebody()
    take_seat(person, seated)
    page = person.page
    asked(page).wait_for()
    card = page.get_by_role("region", name="Display").get_by_role("listitem").get_by_role("button").first
    card.click()
    menu = page.get_by_label("Menu")
    for within in (menu, page.get_by_role("button", name="Give up")):
        menu.click()
        expect(page.get_by_role("link", name="To the start page")).to_be_visible()
        within.focus()
        page.keyboard.press("Escape")
        expect(page.get_by_role("link", name="To the start page")).to_be_hidden()
        expect(menu).to_be_focused()
    expect(card).to_have_attribute("aria-pressed", "true")


def test_enter_accepts_the_name(somebody: Somebody) -> None:
    page = somebody().go("/")
    page.get_by_role("button", name="Play now").click()
    field = page.get_by_role("dialog").get_by_role("textbox")
    expect(field).to_be_focused()
    page.keyboard.type("Zoé")
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Yard")).to_be_visible()


def test_granada_has_moats_and_names_a_back_once(somebody: Somebody, tables: Tables) -> None:
    played = finished(game="granada", players=2)
    seated = begun(tables, played, lambda game: game.step == "act" and game.turn > 4)
    person = somebody()
    take_seat(person, seated)
    page = person.page
    asked(page).wait_for()
    page.locator("[data-tab=hint]").click()
    expect(page.get_by_label("Longest moat glows")).to_be_visible()
    labels = page.locator("[data-yard]").evaluate_all("tiles => tiles.map((tile) => tile.ariaLabel)")
    assert [label.count("back") for label in labels] == [1] * len(labels), labels
    expect(page.get_by_text(re.compile("^Next tiles: (even|odd) price up$"))).to_be_visible()
