"""What run.py does not do to a machine without being allowed to: install packages of the system."""

import contextlib
import os
import shutil
import sys
from collections.abc import Sequence

YES = "--yes"
"""Before the command, as in `run.py --yes play`: what comes behind it is the command's own."""


class Consent:
    """Whether somebody has allowed it already."""

    given = False


def may_install(packages: Sequence[str], why: str) -> bool:
    """Allowed by --yes and in CI; otherwise somebody at the terminal is asked. Only root can, and only where there is
    apt-get."""
    if not has_apt() or os.geteuid() != 0:
        return False
    if Consent.given or os.environ.get("CI"):
        return True
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    with contextlib.suppress(EOFError):
        answer = input(f"{why} needs packages of Debian: {' '.join(packages)}. Install them with apt-get now? [y/N] ")
        return answer.strip().casefold() in ("y", "yes")
    return False


def has_apt() -> bool:
    return os.name == "posix" and bool(shutil.which("apt-get"))


def line_to_run(packages: Sequence[str]) -> str:
    """What installs them by hand."""
    sudo = "" if os.geteuid() == 0 else "sudo "
    return f"{sudo}apt-get install {' '.join(packages)}"
