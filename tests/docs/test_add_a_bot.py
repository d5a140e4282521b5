"""The guide for new bots tells what is so: its bots pass the check and play."""

import re
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from cli.conftest import call
from cli.shell import Call
from sabika.bots import bot_asked_for, bot_named, registry

__all__ = ["call"]

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "add-a-bot.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """With the file of the guide in it."""
    (tmp_path / "hoarder.py").write_text("\n\n".join(blocks("python")), "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def commands() -> list[list[str]]:
    """All that the guide calls, without the word sabika."""
    lines = [line for block in blocks("sh") for line in block.splitlines()]
    assert all(line.startswith("sabika ") for line in lines)
    return [line.split()[1:] for line in lines]


@pytest.mark.parametrize("bot", ["Hoarder", "Dreamer"])
def test_the_bots_of_the_guide_pass_the_check(folder: Path, call: Call, bot: str) -> None:
    assert ["check-bot", "hoarder.py:Hoarder"] in commands()
    ran = call("check-bot", f"hoarder.py:{bot}")
    assert ran.code == 0, ran.out
    assert ran.out.count("right ") == 12


def test_the_bot_of_the_guide_plays_in_a_simulation(folder: Path, call: Call) -> None:
    [arguments] = [words for words in commands() if words[0] == "simulate"]
    assert arguments[-2:] == ["--games", "100"]
    ran = call(*arguments[:-1], "2", "--jobs", "1")
    assert ran.code == 0, ran.err


def test_the_commands_of_the_guide_have_these_options(call: Call) -> None:
    for words in commands():
        told = call(words[0], "--help").out
        assert all(word in told for word in words if word.startswith("--")), words


def test_the_entry_point_of_the_guide_makes_the_bot_known(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    [block] = blocks("toml")
    [(group, points)] = tomllib.loads(block)["project"]["entry-points"].items()
    found = [EntryPoint(name, value, group) for name, value in points.items()]
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setattr(registry, "entry_points", lambda group: found if group == registry.GROUP else [])
    registry.added_bots.cache_clear()
    try:
        assert bot_named("hoarder").level == "gentle"
    finally:
        monkeypatch.undo()
        registry.added_bots.cache_clear()


def test_the_budgets_of_the_guide_can_be_asked_for() -> None:
    budgets = re.findall(r"`(planner-\w+@[\w.]+)`", GUIDE)
    assert len(budgets) == 2
    assert all(bot_asked_for(text) for text in budgets)


def test_the_files_that_the_guide_names_are_there() -> None:
    paths = re.findall(r"`(src/[\w/.]+)`", GUIDE)
    assert len(paths) == 2
    assert all((ROOT / path).is_file() for path in paths)
