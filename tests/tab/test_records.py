"""Recorded games end in Pyodide as they ended here."""

import json
from pathlib import Path

import msgspec
import pytest

from sabika.record import Record, replay, verify
from tab.node import Node

pytestmark = pytest.mark.anyio

RECORDS = Path(__file__).parents[1] / "records"
GAMES = sorted([*RECORDS.glob("games/*.json"), *RECORDS.glob("version-*/*.json")])
VERIFY = """
import msgspec
from sabika.record import Record, replay, verify
record = Record.loads(given, "The record")
return msgspec.json.encode([verify(record), replay(record).digest]).decode()
"""


@pytest.mark.parametrize("file", GAMES, ids=lambda file: f"{file.parent.name}-{file.stem}")
async def test_a_recorded_game_verifies_to_the_same_end(node: Node, file: Path) -> None:
    text = file.read_text("utf-8")
    found, digest = await node.run(VERIFY, text)
    record = Record.loads(text)
    assert verify(record).ok
    assert found == builtins(verify(record))
    assert digest == builtins(replay(record).digest)


def builtins(thing: object) -> object:
    """As it comes over."""
    return json.loads(msgspec.json.encode(thing))
