"""The browsers that the tests of the client click in."""

import contextlib
import os
import shutil
from typing import NamedTuple

from running.calling import SetupError, call
from running.waiting import say


class Family(NamedTuple):
    """Browsers that show pages in the same way."""

    programs: tuple[str, ...]
    """The best first."""
    packages: tuple[tuple[str, ...], ...]
    """What Debian calls them, the best first."""
    needs: tuple[str, ...] = ()
    """Further programs, without which it cannot be used."""


BROWSERS = {
    # The shell has no windows, which take as long to open as the pages in them.
    "Chromium": Family(
        ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),
        (("chromium-headless-shell",), ("chromium",)),
    ),
    # Its shell has none.
    "Chromium with settings": Family(("chromium", "chromium-browser", "google-chrome"), (("chromium",),)),
    "Firefox": Family(("firefox-esr", "firefox"), (("firefox-esr",), ("firefox",))),
    "WebKit": Family(("WebKitWebDriver",), (("webkit2gtk-driver", "xvfb"),), needs=("Xvfb",)),
}
"""What the tests of the client click in."""


def browser(name: str = "Chromium") -> str:
    """The browser of a family, or what drives it, for the tests that click in the client; empty if there is none."""
    family = BROWSERS[name]
    candidates = (os.environ.get("SABIKA_BROWSER") if name == "Chromium" else None, *family.programs)
    found = next((found for one in candidates if one and (found := shutil.which(one))), "")
    return found if all(shutil.which(one) for one in family.needs) else ""


def missing_browsers() -> list[str]:
    return [name for name in BROWSERS if not browser(name)]


def packages_of(names: list[str]) -> list[str]:
    """What Debian calls what is best for each family."""
    return [package for name in names for package in BROWSERS[name].packages[0]]


def install_browsers(names: list[str]) -> None:
    """Of what is not there the tests say that they need it."""
    if not names:
        return
    say(f"Installing {' and '.join(names)} with apt-get, for the tests of the client.")
    call(["apt-get", "update", "-qq"])
    for name in names:
        # Not every system has the first choice; where there is none, the tests say so.
        for packages in BROWSERS[name].packages:
            with contextlib.suppress(SetupError):
                call(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages])
                break
