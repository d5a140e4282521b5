"""A scoring stays a secret until the ceremony has told it: nothing on the page gives it away, to eyes or ears."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from e2e.people import Person
from e2e.playing import Player, asked
from e2e.tables import Answer, Tables, finished, last_moment, take_seat
from e2e.test_ceremony import totals_in

Somebody = Callable[..., Person]

# All that is ever to be read or heard outside of the ceremony: the page's title, texts, and names that nobody sees.
LISTEN = """() => {
  const skipped = "dialog[open], script, style";
  const kinds = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT;
  const passed = node => node instanceof Element && node.matches(skipped);
  const only = node => passed(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
  const names = ["aria-label", "aria-description", "aria-valuetext", "title", "alt", "content"];
  window.gather = said => {
    said.add(document.title);
    const walker = document.createTreeWalker(document.documentElement, kinds, only);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) said.add(node.data);
      else for (const name of names) said.add(node.getAttribute(name) ?? "");
      if (node instanceof HTMLInputElement) said.add(node.value);
    }
    return said;
  };
  const ever = window.said = gather(new Set());
  const all = {subtree: true, childList: true, characterData: true, attributes: true};
  new MutationObserver(() => gather(ever)).observe(document, all);
}"""
SMALL = 20
WON = re.compile(r"\b[A-Z0-9]\w* (wins|won)\b|share the win")


def paused(page: Page) -> None:
    """From here on time passes only when the test says so."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 60)


def told_first(page: Page, scoring: str) -> Locator:
    """The ceremony, as soon as it tells its first step."""
    dialog = page.get_by_role("dialog", name=scoring)
    while not dialog.is_visible():
        # What leads to the scoring moves first.
        page.clock.run_for(50)
    expect(dialog.locator(".stop").first).to_have_attribute("aria-current", "step")
    return dialog


def given_away(page: Page, dialog: Locator, scoring: str) -> list[str]:
    """What tells how a scoring comes out or who won, or has a total to which the ceremony has not come yet. Small
    numbers stand for much else."""
    # What was on its way has landed by then, and the first step is still told.
    page.clock.run_for(1500)
    ever: list[str] = page.evaluate("[...window.said]")
    now: list[str] = page.evaluate("[...window.gather(new Set())]")
    told = {row.split()[-1] for row in totals_in(dialog)}
    page.keyboard.press("End")
    totals = [rf"(?<!\d){total}(?!\d)" for total in large(dialog, "Total") - told]
    # The gauge says when the scoring comes, others begin with somebody's name.
    outcome = re.compile("|".join([f"{scoring}: [A-Z]", WON.pattern, *totals]))
    # Before the scoring, hints said what it would give.
    gained = large(dialog, "Gained")
    return [text for text in ever if outcome.search(text)] + [text for text in now if text.strip() in gained]


def large(dialog: Locator, row: str) -> set[str]:
    """The large numbers in a row of the sum of a scoring."""
    cells = dialog.get_by_role("row", name=row).get_by_role("cell").all_inner_texts()
    return {number for cell in cells if int(number := cell.removeprefix("+")) > SMALL}


def over(tables: Tables, seated: Answer) -> None:
    """Let a bot play the seat to the end of the game."""
    tables.away(seated)
    while tables.look(seated)["status"] != "over":
        pass


def test_whoever_looks_at_a_table_learns_who_won_from_the_ceremony(somebody: Somebody, tables: Tables) -> None:
    """At the table, as a spectator, on a big screen and on a phone with the hand alone."""
    game = finished(seed="c1", players=3)
    seated = tables.going_on(game, last_moment(game))
    tables.begin(seated)
    here, key = f"/tables/{seated['table']}", seated["key"]
    player, spectator, screen = (somebody(moving=True) for _ in range(3))
    hand = somebody(moving=True, phone=True)
    for person in (player, spectator, screen, hand):
        person.page.clock.install()
    take_seat(player, seated)
    asked(player.page).wait_for()
    spectator.go(f"{here}#{key}")
    expect(spectator.page.get_by_role("region", name="Your turn")).to_be_visible()
    screen.go(f"{here}?show=big#{key}")
    expect(screen.page.get_by_text("Ana’s turn")).to_be_visible()
    take_seat(hand, seated)
    asked(hand.page).wait_for()
    hand.go(f"{here}?show=hand#{key}")
    asked(hand.page).wait_for()
    for person in (player, spectator, screen, hand):
        paused(person.page)
        person.page.evaluate(LISTEN)
    over(tables, seated)
    for person in (player, spectator, screen, hand):
        page = person.page
        dialog = told_first(page, "Final scoring")
        assert given_away(page, dialog, "Final scoring") == []
        page.clock.resume()
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
        # Who wants to hear no more of it has all at once.
        expect(page.get_by_text(WON).first).to_be_attached()


def test_a_replay_that_comes_to_the_end_tells_no_more_than_the_ceremony(somebody: Somebody, tables: Tables) -> None:
    game = finished(seed="c1", players=3)
    kept = tables.kept(game)
    person = somebody(moving=True)
    page = person.page
    page.clock.install()
    actions = len(game.log) - 1
    person.go(f"/tables/{kept['table']}?show=replay&at={actions}#{kept['key']}")
    expect(page.get_by_text(f"Action {actions} of")).to_be_visible()
    paused(page)
    page.evaluate(LISTEN)
    page.keyboard.press(" ")
    dialog = told_first(page, "Final scoring")
    moves = page.get_by_role("navigation", name="Moves")
    expect(moves.get_by_text("First scoring: ")).to_be_attached()
    assert given_away(page, dialog, "Final scoring") == []
    page.clock.resume()
    page.keyboard.press("Escape")
    expect(moves.get_by_text(re.compile("wins"))).to_be_attached()


def test_a_lesson_tells_no_more_than_the_ceremony(somebody: Somebody) -> None:
    person = somebody(moving=True)
    page = person.page
    page.clock.install()
    # The lesson opens a table of its own where the learner has come to.
    person.bring("sabika-tutorial", {"done": [], "left": {"alhambra": {"step": "last-turn", "table": ""}}})
    person.go("/tutorial/alhambra")
    asked(page).wait_for()
    page.evaluate(LISTEN)
    dialog = page.get_by_role("dialog", name="Final scoring")
    Player(page).play_until(dialog)
    # Who has taken it in hand goes on by hand.
    page.keyboard.press("Home")
    assert given_away(page, dialog, "Final scoring") == []
