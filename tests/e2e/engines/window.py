"""A window of any browser, and a visitor who finds things in it, waits for them and clicks on them."""

import json
import time
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from e2e.people import PATIENCE

T = TypeVar("T")
LOOKING = 0.05
"""Seconds between two looks at a page that is not yet as it will be."""

PRESSED = 0.08
"""Seconds for which a finger or a button of the mouse is down: the page may change meanwhile."""

STANDS_STILL = """
    const found = [...document.querySelectorAll(%(selector)s)].find((one) =>
        one.textContent.includes(%(text)s) && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
    if (!found) return null;
    found.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    if (document.getAnimations().some((one) => one.playState === "running" && one.effect?.target?.contains(found)))
        return null;
    const { x, y, width, height } = found.getBoundingClientRect();
    const place = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    const hit = document.elementFromPoint(place.x, place.y);
    return hit && (found.contains(hit) || hit.contains(found)) ? place : null;
"""
"""Where something can be clicked: it is there, does not move, and nothing lies on it."""


class Window(Protocol):
    """What the ways to drive a browser have in common."""

    def resize(self, width: int, height: int) -> None:
        """Give the page about this room."""

    def go(self, address: str) -> None:
        """Open a page, and wait until it is loaded."""

    def reload(self) -> None:
        """Open the same page anew, and wait until it is loaded."""

    def run(self, body: str) -> Any:
        """What the body of a function returns in the page."""

    def press(self, x: int, y: int) -> None:
        """Click with the pointer."""

    def picture(self) -> bytes:
        """The page as it looks, as PNG."""


class Visitor:
    """Somebody who uses a window, whatever browser it belongs to."""

    def __init__(self, window: Window, address: str) -> None:
        self.window = window
        self.address = address

    def go(self, path: str) -> None:
        self.window.go(f"{self.address}{path}")

    def bring(self, **stored: object) -> None:
        """Have these things and nothing else in the browser's storage."""
        kept = {name.replace("_", "-"): json.dumps(value) for name, value in stored.items()}
        self.go("/icon.svg")
        self.window.run(f"localStorage.clear(); Object.assign(localStorage, {json.dumps(kept)});")

    def see(self, expression: str) -> Any:
        """What an expression is in the page."""
        return self.window.run(f"return ({expression});")

    def until(self, look: Callable[[], T | None], what: str) -> T:
        """What is seen as soon as there is something to see."""
        last = time.monotonic() + PATIENCE / 1000
        while not (seen := look()):
            assert time.monotonic() < last, f"{what}: never seen on {self.see('location.pathname')}"
            time.sleep(LOOKING)
        return seen

    def wait(self, expression: str) -> Any:
        """What an expression is as soon as it is something; a thing of the page is said to be there."""
        return self.until(lambda: self.see(f"((seen) => seen instanceof Node || seen)({expression})"), expression)

    def reachable(self, selector: str, text: str = "") -> dict[str, int] | None:
        """Where something can be clicked, if it can be."""
        found: dict[str, int] | None = self.window.run(
            STANDS_STILL % {"selector": json.dumps(selector), "text": json.dumps(text)}
        )
        return found

    def click(self, selector: str, text: str = "") -> None:
        self.window.press(**self.until(lambda: self.reachable(selector, text), f"{selector} {text}"))
