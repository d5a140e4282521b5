"""What axe-core finds on the pages: nothing serious, in light and dark."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from running.places import ROOT

from e2e.people import Person
from e2e.playing import asked
from e2e.tables import Tables, finished, take_seat

Somebody = Callable[..., Person]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"


def serious(page: Page, within: str = "html") -> list[str]:
    """What axe finds that keeps somebody from using the page, or the part of it that a selector names."""
    # The policy of the page lets no script be written into it; a real browser console may do so.
    page.evaluate(Path(AXE).read_text("utf-8") + "; null")
    return found_by_axe(page, within, {})


def serious_in_light_and_dark(page: Page) -> list[str]:
    """In the dark only the colours are others."""
    found = serious(page)
    page.emulate_media(color_scheme="dark")
    return found + found_by_axe(page, "html", {"runOnly": ["color-contrast"]})


def found_by_axe(page: Page, within: str, options: dict[str, Any]) -> list[str]:
    run_axe = "([part, options]) => axe.run(part, options).then(found => found.violations)"
    found: list[dict[str, Any]] = page.evaluate(run_axe, [within, options])
    return [
        json.dumps({"id": each["id"], "nodes": [node["html"][:200] for node in each["nodes"]][:4]})
        for each in found
        if each["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("path", ["/", "/new", "/rules", "/rules/A21", "/tutorial", "/about"])
def test_pages(somebody: Somebody, path: str) -> None:
    page = somebody().go(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert serious_in_light_and_dark(page) == []


@pytest.mark.parametrize("game", ["alhambra", "combined", "roll-and-write"])
def test_tables(somebody: Somebody, tables: Tables, game: str) -> None:
    played = finished(game=game, players=3)
    seated = tables.going_on(played, len(played.log) // 2)
    tables.begin(seated)
    person = somebody()
    take_seat(person, seated)
    asked(person.page).wait_for()
    assert serious_in_light_and_dark(person.page) == []


def test_after_the_game(somebody: Somebody, tables: Tables) -> None:
    kept = tables.kept(finished(players=3))
    page = somebody().go(f"/tables/{kept['table']}#{kept['key']}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert serious_in_light_and_dark(page) == []
