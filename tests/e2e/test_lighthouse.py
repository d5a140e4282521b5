"""Lighthouse has nothing to say against how accessible the pages are, nor against what they do."""

import os
from typing import Any

import pytest
from playwright.sync_api import Browser

from e2e.lighthouse import Address, Found, NotInstalled, audited, install
from e2e.tables import Tables, finished
from server.real_server import RealServer

CATEGORIES = ("accessibility", "best-practices")


@pytest.fixture(scope="module", autouse=True)
def lighthouse() -> None:
    """Where tests must not be left out, it has to be there."""
    try:
        install()
    except NotInstalled as error:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(str(error))


def lacking(found: Found) -> dict[str, Any]:
    """The audits that lower a score, with what they found."""
    counted = [ref["id"] for name in CATEGORIES for ref in found["categories"][name]["auditRefs"] if ref["weight"]]
    audits = [found["audits"][name] for name in counted]
    return {audit["id"]: audit.get("details", {}).get("items") for audit in audits if audit["score"] not in (None, 1)}


def test_lighthouse_finds_nothing_to_improve(chromium: Browser, server: RealServer, tables: Tables) -> None:
    """In one go: the browser is started once."""
    played = finished(players=3)
    seated = tables.going_on(played, len(played.log) // 2)
    tables.begin(seated)
    here = f"http://{server.address}"
    seat = [{"name": "Ana", "at": 1, **seated}]
    pages = [
        *(Address(f"{here}{path}") for path in ("/", "/rules", "/score")),
        Address(f"{here}/tables/{seated['table']}", {"sabika-seats": seat}),
    ]
    found = audited(*pages, onlyCategories=CATEGORIES)
    assert {one["finalDisplayedUrl"]: wrong for one in found if (wrong := lacking(one))} == {}
    scores = [one["categories"][name]["score"] for one in found for name in CATEGORIES]
    assert scores == [1] * len(scores)
