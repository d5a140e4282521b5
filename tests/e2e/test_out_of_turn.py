"""Acting out of turn in the browser (V2)."""

import re
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
    expect(ana.page).to_have_title(re.compile("Your turn"))
    standing = ana.page.locator("[data-part=round]").get_by_role("combobox")
    standing.select_option("Not until I say so")
    asked(ana.page).and_(ana.page.locator(":has-text('Your turn')")).wait_for()
    now = tables.look(seated)
    assert (now["says"], now["view"]["step"]) == ("never", "act")
    ana.page.reload()
    expect(standing).to_have_value("never")
    standing.select_option("Ask me")
    expect(standing).to_be_enabled()
    expect(standing).to_have_value("ask")
    assert tables.look(seated)["says"] is None


def test_v2_nothing_moves_when_all_are_asked_at_once(somebody: Callable[..., Person], tables: Tables) -> None:
    """On a phone, where a finger is about to hit something."""
    played = finished(players=2, modules=("vizier",))
    asks = moment(played, lambda game: asked_at_once(game) and game.asked() == 0 and len(game.options()) > 1)
    kept = tables.kept(played)
    ana_sits = tables.forked(kept, "Ana", 0, asks)
    ben_sits = tables.sit(ana_sits, "Ben")
    ana = somebody(phone=True, language="de")
    take_seat(ana, ana_sits)
    expect(ana.page.get_by_text("Ben").first).to_be_visible()
    tables.begin({**ana_sits, "version": tables.look(ana_sits)["version"]})
    line = ana.page.locator("[data-part=round]")
    act = line.get_by_role("button", name="Mit dem Wesir kaufen")
    act.wait_for()
    places = (line, ana.page.locator("[data-part=bar]"), ana.page.locator("[data-part=hand]"))
    asked_then = [place.bounding_box() for place in places]
    act.wait_for(state="detached")
    # The page knows by its own clock that the time is over, the server by its own.
    while tables.look(ben_sits)["out_of_turn"]["asked"]:
        ana.page.wait_for_timeout(20)
    assert [place.bounding_box() for place in places] == asked_then
