"""Acting out of turn in the browser (V2)."""

from collections.abc import Callable

from playwright.sync_api import expect

from e2e.people import Person
from e2e.playing import asked
from e2e.tables import Tables, finished, moment, take_seat
from sabika.rules.core.declining import asked_at_once


def test_v2_who_wants_nothing_until_they_say_so_is_asked_no_more(
    somebody: Callable[..., Person], tables: Tables
) -> None:
    played = finished(players=2, modules=("vizier",))
    asks = moment(played, lambda game: asked_at_once(game) and game.asked() == 0 and len(game.options()) > 1)
    seated = tables.going_on(played, asks)
    ana = somebody()
    tables.begin(seated)
    take_seat(ana, seated)
    line = ana.page.locator("[data-part=round]")
    line.get_by_role("button", name="Not until I say so").click()
    expect(line).to_contain_text("You do nothing out of turn until you say so.")
    asked(ana.page).wait_for()
    now = tables.look(seated)
    assert (now["says"], now["view"]["step"]) == ("never", "act")
    ana.page.reload()
    line.get_by_role("button", name="Ask me again").click()
    expect(line).to_have_count(0)
    assert tables.look(seated)["says"] is None
