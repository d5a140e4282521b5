"""A scoring is an event: no points move before it is told, the table waits for it; the end has a winner's moment."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.people import Person
from e2e.playing import Player, asked
from e2e.tables import Answer, Tables, finished, last_moment, positions, take_seat

Somebody = Callable[..., Person]

DESKTOP = (1280, 800)
NAMES = ("Ana", "Zaida", "Hafsa")
STEP = 1000
SIDE = 450
"""Milliseconds that a step is told for, and longer for each side that it is about."""


def before_the_first_scoring(game: Any) -> int:
    """After how many actions of a finished game seat 0 is asked for what brings the first scoring."""
    mine: list[int] = []
    for actions, then in positions(game):
        if then.scorings:
            break
        mine = [actions] if then.asked() == 0 else []
    assert mine, "Somebody else brings the first scoring in this game."
    return mine[0]


def points_on(page: Page) -> list[str]:
    """The standing as the score track tells it, behind everything else."""
    said = page.locator("[data-part=track] [role=img]").first.get_attribute("aria-label") or ""
    return sorted(said.split(", "))


def totals_in(dialog: Locator) -> list[str]:
    """The standing as the ceremony tells it."""
    rows = dialog.locator("li:has(.bar)")
    return sorted(f"{row.locator('.clipped').inner_text()} {row.locator('b').inner_text()}" for row in rows.all())


def opened(somebody: Somebody, phone: bool, moving: bool) -> Person:
    person = somebody(phone=phone, moving=moving)
    if not phone:
        person.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    return person


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_points_move_as_a_scoring_is_told(somebody: Somebody, tables: Tables, phone: bool) -> None:
    """Track, opponents and log stand still until then; the others may go on, which is said; one key shows the rest."""
    game = finished(seed="c1", players=3)
    actions = before_the_first_scoring(game)
    seated = tables.going_on(game, actions)
    tables.begin(seated)
    person = opened(somebody, phone, moving=True)
    page = person.page
    page.clock.install()
    take_seat(person, seated)
    asked(page).wait_for()
    before = points_on(page)
    tables.act(seated, game.notation(game.log[actions]))
    confirm = page.locator("[data-primary]:enabled").first
    confirm.wait_for()
    # From here on time passes only when the test says so.
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 60)
    confirm.click()
    dialog = page.get_by_role("dialog", name="First scoring")
    while not dialog.is_visible():
        # What leads to the scoring moves first.
        page.clock.run_for(50)
    steps = dialog.locator(".stop").count() - 1
    seen = [before]
    for step in range(steps):
        totals = totals_in(dialog)
        expect(dialog.locator(".stop").nth(step)).to_have_attribute("aria-current", "step")
        assert points_on(page) == totals
        seen.append(totals)
        if step == 0:
            # Nothing is hurried: only so much later the next step is told.
            page.clock.run_for(STEP + SIDE * dialog.locator(".step li").count())
            continue
        page.keyboard.press("ArrowRight")
        if step == 1:
            # Who has taken it in hand goes on by hand.
            page.clock.resume()
            expect(dialog.get_by_role("status")).to_contain_text(re.compile(r"The others have gone on: \d+ moves wait"))
            expect(dialog.get_by_role("status")).to_contain_text("It is your turn")
            assert points_on(page) != points_after(tables, seated)
            assert page.get_by_text(re.compile("First scoring: ")).count() == 0
    assert len({str(points) for points in seen}) > 3, seen
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    asked(page).wait_for()
    assert points_on(page) == points_after(tables, seated)
    if not phone:  # A phone has no room for the log until somebody asks for it.
        expect(page.get_by_text(re.compile("First scoring: ")).first).to_be_attached()
    # What was done since lies over the track of a phone, until it has been read.
    page.locator("[data-part=bar] .sentence").click()
    page.get_by_role("button", name="Show again: First scoring").click()
    expect(dialog).to_be_visible()
    assert points_on(page) == points_after(tables, seated)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def points_after(tables: Tables, seated: Answer) -> list[str]:
    now = tables.look(seated)
    return sorted(f"{name} {points}" for name, points in zip(NAMES, now["view"]["points"], strict=True))


def test_the_end_has_a_moment_for_the_winner_and_a_line_for_the_second(somebody: Somebody, tables: Tables) -> None:
    """On the own screen, on a phone with the hand alone, and on a big screen that nobody sits at."""
    game = finished(seed="c1", players=3)
    seated = tables.going_on(game, last_moment(game))
    tables.begin(seated)
    here = f"/tables/{seated['table']}"
    big = somebody().go(f"{here}?show=big#{seated['key']}")
    expect(big.get_by_text("Ana’s turn")).to_be_visible()
    phone = opened(somebody, phone=True, moving=False)
    take_seat(phone, seated)
    asked(phone.page).wait_for()
    hand = phone.go(f"{here}?show=hand#{seated['key']}")
    asked(hand).wait_for()
    person = opened(somebody, phone=False, moving=False)
    take_seat(person, seated)
    page = person.page
    Player(page).play_until(page.get_by_role("dialog", name="Final scoring"))
    points = tables.look(seated)["view"]["points"]
    assert points[0] == sorted(points)[-2], points

    page.keyboard.press("Escape")
    line = re.compile(f"^Second, by {max(points) - points[0]} points?; .*(your|you) .*[^;]\\.$")
    expect(page.get_by_text(line)).to_be_visible()
    actions = page.locator(".actions").get_by_role("button").or_(page.locator(".actions").get_by_role("link"))
    expect(actions.first).to_have_text("Play again")
    expect(page.locator(".actions .primary")).to_have_count(1)

    expect(hand.get_by_role("dialog", name="Final scoring")).to_be_visible()
    hand.get_by_role("button", name="Go on").tap()
    expect(hand.get_by_text(line)).to_be_visible()
    assert hand.evaluate("document.documentElement.scrollWidth") <= phone.page.viewport_size["width"]  # type: ignore[index]

    expect(big.get_by_role("dialog", name="Final scoring")).to_be_visible()
    won = big.locator("footer strong").filter(has_text=re.compile("wins|won"))
    assert won.count() == 0
    big.keyboard.press("Escape")
    winner = big.get_by_role("dialog", name=re.compile(f"wins with {max(points)} points"))
    expect(winner).to_be_visible()
    expect(winner.get_by_role("figure")).to_have_count(1)
    big.keyboard.press("Escape")
    expect(winner).to_be_hidden()
    expect(won).to_be_visible()


def test_a_replay_tells_the_scorings_that_it_comes_to(somebody: Somebody, tables: Tables) -> None:
    """Where it plays; who steps through it by hand can ask for it."""
    game = finished(seed="c1", players=3)
    actions = before_the_first_scoring(game)
    kept = tables.kept(game)
    page = somebody().go(f"/tables/{kept['table']}?show=replay&at={actions}#{kept['key']}")
    expect(page.get_by_text(f"Action {actions} of")).to_be_visible()
    page.keyboard.press("s")
    expect(page.get_by_text(f"Action {actions + 1} of")).to_be_visible()
    show = page.get_by_role("button", name="Show the scoring")
    expect(show).to_be_visible()
    dialog = page.get_by_role("dialog", name="First scoring")
    assert dialog.count() == 0
    show.click()
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()

    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text(f"Action {actions} of")).to_be_visible()
    expect(show).to_be_hidden()
    page.keyboard.press(" ")
    expect(dialog).to_be_visible()
    expect(page.get_by_text(f"Action {actions + 1} of")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.get_by_text(f"Action {actions + 1} of")).to_be_hidden()
