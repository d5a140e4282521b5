"""The board on a big screen, a hand on a phone: a tile is bought, paid and placed by touch on every phone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from e2e.people import Person
from e2e.playing import asked, tap
from e2e.tables import Tables, finished, moment
from e2e.test_screens import resize
from sabika.desk.requests.considering import plan

Somebody = Callable[..., Person]
PHONES: list[ViewportSize] = [
    {"width": 390, "height": 844},
    {"width": 360, "height": 640},
    {"width": 844, "height": 390},
]
ENOUGH = 0.45
"""The share of a box that its tiles fill."""

# How much of the box around the yard its tiles fill.
FILLED = """() => {
  const boxes = [...document.querySelectorAll("[data-yard]")].map(tile => tile.getBoundingClientRect());
  const [left, top] = ["left", "top"].map(side => Math.min(...boxes.map(box => box[side])));
  const [right, bottom] = ["right", "bottom"].map(side => Math.max(...boxes.map(box => box[side])));
  const around = document.querySelector("section[data-home=yard]").getBoundingClientRect();
  return (right - left) * (bottom - top) / (around.width * around.height);
}"""


def test_the_tiles_of_a_hand_fill_their_box(somebody: Somebody, tables: Tables) -> None:
    """On phones and tablets, upright and lying; yard and display are in sight together."""
    played = finished(players=3)
    late = len(played.log) // 2
    seated = tables.going_on(played, moment(played, lambda game: game.step == "act" and len(game.log) > late))
    tables.begin(seated)
    person = somebody(phone=True)
    person.bring("sabika-seats", [{"name": "Ana", "at": 1, **seated}])
    page = person.go(f"/tables/{seated['table']}?show=hand")
    asked(page).wait_for()
    yard, display = (page.locator(f"section[data-home={name}]") for name in ("yard", "display"))
    for size in [(390, 844), (412, 915), (844, 390), (915, 412), (768, 1024), (1024, 768)]:
        resize(page, size)
        assert page.evaluate(FILLED) > ENOUGH, size
        for part in (yard, display):
            expect(part).to_be_in_viewport(ratio=0.95)


@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size['width']}x{size['height']}")
def test_a_hand_on_a_phone_buys_a_tile(somebody: Somebody, tables: Tables, size: ViewportSize) -> None:
    played = finished(players=2)
    seated = tables.going_on(played, moment(played, lambda game: bool(plan(game))))
    tables.begin(seated)
    bought = tables.look(seated)["plan"][0]

    person = somebody(phone=True)
    person.page.set_viewport_size(size)
    person.bring("sabika-seats", [{"name": "Ana", "at": 1, **seated}])
    page = person.go(f"/tables/{seated['table']}?show=hand")
    asked(page).wait_for()
    # Whose hand it is, also where several phones lie on the table.
    plate = page.locator("header [data-plate='0']")
    expect(plate).to_have_text(re.compile("^Ana"))
    expect(plate).to_be_in_viewport(ratio=1)
    tap(page.locator(f'[data-yard="{bought["space"]}"]'))
    payment = page.get_by_role("region", name="Payment")
    pay = payment.get_by_role("button", name=re.compile("^Pay.*another action")).first
    expect(pay).to_be_in_viewport(ratio=1)
    tap(pay)
    # Paid exactly: the hand can also give up the other action.
    tap(page.locator("[data-action=stop]"))
    cell = page.get_by_role("application", name="Your palace").get_by_role("button", disabled=False).first
    expect(cell).to_be_in_viewport(ratio=0.9)
    tap(cell)
    tap(page.get_by_role("button", name="Confirm turn"))
    expect(page.get_by_role("button", name="Confirm turn")).to_have_count(0)
    palace = tables.look(seated)["view"]["players"][0]["palace"]
    assert bought["tile"] in [placed["tile"] for placed in palace]
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
