"""Commands as a shell sees them: what they print, where, and how they end."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from typing import IO, NamedTuple

A_LONG_TIME = 300
"""Seconds after which a test gives up on a process that hangs."""


class Run(NamedTuple):
    """How a command ended."""

    code: int
    out: str
    err: str

    @property
    def words(self) -> str:
        """What was printed, as one line."""
        return " ".join(self.out.split())

    @property
    def complaint(self) -> str:
        """The one sentence of a command that could not do what it was asked to."""
        assert self.code == 2
        assert self.out == ""
        assert self.err.startswith("sabika: ")
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1
        return self.err.removeprefix("sabika: ").rstrip("\n")


Call = Callable[..., Run]


def plain(text: str) -> str:
    """The text without colours, which some build servers ask for."""
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


def started(*arguments: str, stdout: int | IO[str] = subprocess.PIPE) -> "subprocess.Popen[str]":
    """A command in a process of its own, which takes a moment."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LANGUAGE": "en", "COLUMNS": "80"}
    # Output waits in a buffer, as it does for most people.
    environment.pop("PYTHONUNBUFFERED", None)
    command = [sys.executable, "-m", "sabika", *arguments]
    return subprocess.Popen(
        command, stdout=stdout, stderr=subprocess.PIPE, text=True, encoding="utf-8", env=environment
    )
