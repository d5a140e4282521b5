"""The server opens no more connections than the system lets it open files."""

import os
import subprocess
import sys

import pytest

from desk.patience import HANG

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no such limit")

TRIED = """
import logging, resource, sys
from sabika.server.descriptors import room_for
logging.basicConfig(format="%(message)s")
soft, hard, wanted = map(int, sys.argv[1:])
resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
print(room_for(wanted), resource.getrlimit(resource.RLIMIT_NOFILE)[0])
"""


def tried(soft: int, hard: int, wanted: int) -> tuple[str, str]:
    """In a process of its own: what was lowered cannot be raised again."""
    command = [sys.executable, "-c", TRIED, str(soft), str(hard), str(wanted)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    found = subprocess.run(command, capture_output=True, text=True, timeout=HANG, check=True, env=env)
    return found.stdout.strip(), found.stderr.strip()


def test_the_limit_is_raised_as_far_as_it_has_to_be() -> None:
    assert tried(100, 1_000, 500) == ("500 628", "")
    assert tried(900, 1_000, 500) == ("500 900", "")


def test_where_it_cannot_be_raised_so_far_fewer_are_let_in() -> None:
    found, logged = tried(100, 1_024, 6_000)
    assert found == "896 1024"
    assert logged == (
        "The system allows 1024 open files: 896 connections are let in at a time and not 6000."
        " Raise the limit (ulimit -n, LimitNOFILE) to 6128."
    )
    assert tried(64, 64, 6_000)[0] == "48 64"
