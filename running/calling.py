"""Runs other programs, and says in a sentence why one failed."""

import contextlib
import os
import re
import subprocess
from collections.abc import Callable

from running.places import BUILD_LOG, PYTHON, ROOT

CAUSES = (
    (
        r"(?i)No space left on device|not enough space on the disk",
        "The disk is full: free some space, then start again.",
    ),
    (
        r"DO NOT MATCH THE HASHES",
        "A downloaded package differs from the pinned one: check the package index in use, then start again.",
    ),
    (
        r"ConnectionError|NameResolutionError|Timeout|timed out|ProxyError|SSLError|Network is unreachable"
        r"|npm error network",
        "The packages could not be downloaded: check the network connection, then start again.",
    ),
    (
        r"(?i)Permission denied",
        f"You may not read or write a file that is needed: make those in {ROOT} your own, or copy the folder to a place"
        " of your own, then start it there.",
    ),
    (
        r"(?i)Read-only file system",
        "The disk is read-only: copy the folder to a place where you may write, then start it there.",
    ),
)


class SetupError(Exception):
    """The set-up cannot go on; the text tells the person at the keyboard what to do."""


def pip(*arguments: str, heard: Callable[[str], None] | None = None, **environment: str) -> None:
    options = ["--no-input", "--progress-bar=off", "--disable-pip-version-check", "--retries=2"]
    call([str(PYTHON), "-m", "pip", *arguments, *options], heard, **environment)


def call(command: list[str], heard: Callable[[str], None] | None = None, **environment: str) -> None:
    """Run a command silently, but for who hears its lines; when it fails, say why as shortly as possible."""
    lines: list[str] = []
    with subprocess.Popen(
        command,
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as running:
        for line in running.stdout or ():
            lines.append(line)
            if heard:
                heard(line)
    if running.returncode != 0:
        output = "".join(lines)
        # A full disk must not hide the sentence about the full disk.
        with contextlib.suppress(OSError):
            BUILD_LOG.write_text(output, encoding="utf-8")
        tail = "\n".join(output.strip().splitlines()[-15:])
        raise SetupError(cause(output) or f"{tail}\nThe set-up stopped here. Remove .venv and start again.")


def cause(output: str) -> str | None:
    """A sentence for the well-known reasons of a failure."""
    return next((sentence for pattern, sentence in CAUSES if re.search(pattern, output)), None)
