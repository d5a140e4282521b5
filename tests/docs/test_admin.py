"""The guide for whoever runs a server: every command in it does what it says, in the order in which it stands there."""

import asyncio
import re
import shlex
from pathlib import Path

import pytest

from cli.conftest import call
from cli.shell import Call
from sabika.desk.tables.entries import Offer
from sabika.server.settings import Settings
from sabika.server.store import SqlStore
from server.real_server import begun

__all__ = ["call"]

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "admin.md").read_text(encoding="utf-8")


def commands() -> list[list[str]]:
    """All that the guide calls, without the word sabika."""
    blocks = re.findall(r"^```sh\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
    return [shlex.split(line)[1:] for block in blocks for line in block.splitlines()]


async def fill(url: str) -> None:
    store = await SqlStore.open(url)
    await begun(store, "lions", Offer(players=2))
    await store.close()


def test_every_command_of_the_guide_works(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "sabika").mkdir()
    asyncio.run(fill(f"sqlite:///{tmp_path / 'sabika' / 'tables.sqlite'}"))
    for command in commands():
        result = call(*command)
        assert (result.code, result.err) == (0, ""), command
        assert result.out, command


def test_the_guide_calls_every_command() -> None:
    from sabika.cli.admin.command import admin

    known = {command.name or (command.callback and command.callback.__name__) for command in admin.registered_commands}
    assert {command[1] for command in commands()} == known


@pytest.mark.parametrize("name", re.findall(r"`(keep_\w+|least_\w+|stuck_\w+)`", GUIDE))
def test_the_settings_of_the_guide_are_there(name: str) -> None:
    assert name in Settings.__struct_fields__
