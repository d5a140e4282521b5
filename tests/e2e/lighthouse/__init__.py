"""What Lighthouse, by which people judge pages, finds on ours. It is installed here when it is needed first: nobody who
plays needs it."""

import json
import runpy
import subprocess
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from running.browsers import browser
from running.places import ROOT

from e2e.conftest import FLAGS
from tab.node import node

HERE = Path(__file__).parent
Found = dict[str, Any]


class NotInstalled(Exception):
    """It is not here, and cannot be had."""


class Address(NamedTuple):
    """A page, and what the browser keeps already when somebody opens it."""

    address: str
    stored: Mapping[str, Any] = MappingProxyType({})


def install() -> None:
    """From the registry, unless that was done before."""
    try:
        runpy.run_path(str(ROOT / "web/node.py"))["install"](HERE)
    except SystemExit as error:
        raise NotInstalled(str(error)) from error


def audited(*pages: Address, **flags: Any) -> list[Found]:
    """What Lighthouse says of each page."""
    asked = {
        "browser": browser(),
        "args": FLAGS,
        "flags": flags,
        "pages": [{"address": address, "stored": dict(stored)} for address, stored in pages],
    }
    told = subprocess.run(
        [str(node()), str(HERE / "audit.mjs")],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    if told.returncode:
        raise RuntimeError(told.stderr[-2000:])
    found: list[Found] = json.loads(told.stdout)
    return found
