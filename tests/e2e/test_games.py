"""A whole game of each kind against bots, by clicking."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from e2e.people import Person
from e2e.playing import Player, SheetPlayer, asked
from e2e.tables import Tables, finished, late_moment, moment, take_seat

Somebody = Callable[..., Person]


@pytest.mark.parametrize(
    "setup",
    [
        {"game": "alhambra", "players": 3},
        {"game": "granada", "players": 2},
        {"game": "combined", "players": 3},
    ],
    ids=lambda setup: setup["game"],
)
def test_a_palace_game_to_its_end(somebody: Somebody, tables: Tables, setup: dict[str, Any]) -> None:
    played = finished(**setup)
    seated = tables.going_on(played, late_moment(played, 18, "buy"))
    tables.begin(seated)
    person = somebody()
    take_seat(person, seated)
    player = Player(person.page)
    player.play_to_the_end()
    assert {"primary", "cell"} <= set(player.clicked), player.clicked
    assert tables.look(seated)["status"] == "over"


@pytest.mark.parametrize(("players", "left"), [(1, 4), (3, 9)])
def test_roll_and_write_to_its_end(somebody: Somebody, tables: Tables, players: int, left: int) -> None:
    played = finished(game="roll-and-write", players=players)
    seated = tables.going_on(played, late_moment(played, left, "build"))
    tables.begin(seated)
    person = somebody()
    take_seat(person, seated)
    player = SheetPlayer(person.page)
    player.play_to_the_end()
    assert {"primary", "cell"} <= set(player.clicked), player.clicked
    assert tables.look(seated)["status"] == "over"


@pytest.mark.parametrize("phone", [False, True])
def test_r5_a_third_die_is_not_turned(somebody: Somebody, tables: Tables, phone: bool) -> None:
    """Its arrows do nothing but say why; what was turned can be turned on, and taken back."""
    played = finished(game="roll-and-write", players=2)

    def dice_apart(then: Any) -> bool:
        own = then.players[0]
        apart = all(dice[-1] - dice[0] > 1 for dice in (own.blue, own.yellow))
        return apart and then.step == "act" and bool(own.coins > 2)

    seated = tables.going_on(played, moment(played, dice_apart))
    tables.begin(seated)
    person = somebody(phone=phone)
    take_seat(person, seated)
    page = person.page
    asked(page).wait_for()
    own = tables.look(seated)["view"]["players"][0]
    blue, yellow = own["blue"], own["yellow"]
    tray = page.get_by_role("region", name="Ana’s dice")
    turned = tray.get_by_role("button", name="already turned")
    page.locator(f"[data-action='turn blue-{blue[0]} up']").click()
    expect(turned).to_have_count(1)
    page.locator(f"[data-action='turn yellow-{yellow[0]} up']").click()
    expect(turned).to_have_count(2)
    third = tray.get_by_role("button", name=f"Two dice are turned: the blue {blue[1]} stays as it is")
    expect(third).to_have_count(2)
    third.first.click(force=True)
    expect(page.get_by_text("You have already turned two dice")).to_be_visible()
    page.locator(f"[data-action='turn blue-{blue[0] + 1} down']").click()
    expect(page.locator(f"[data-action='turn blue-{blue[0]} up']")).to_be_enabled()
    now = tables.look(seated)["view"]
    assert (now["turned"], now["players"][0]["blue"]) == ([f"blue-{blue[0]}", f"yellow-{yellow[0] + 1}"], blue)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(f"[data-action='turn blue-{blue[0] + 1} up']")).to_be_enabled()
    page.get_by_role("button", name="Undo").click()
    expect(turned).to_have_count(1)
