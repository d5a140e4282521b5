"""What a newcomer reads first: every command on these pages can be called like that, and nothing is left out."""

import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import run
import typer
from running.packages import SPACE
from typer.core import TyperGroup

from sabika import extras
from sabika.cli.app import app
from sabika.reference.rulebook import rulebook

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = (ROOT / "docs/commands.md").read_text(encoding="utf-8")
FEATURES = (ROOT / "docs/features.md").read_text(encoding="utf-8")
PAGES = {"README.md": README, "commands.md": COMMANDS, "features.md": FEATURES}
WRONG_USE = typer.BadParameter.__base__ or Exception
RUN = ("test", "docs", "check", "compile")
"""What run.py does besides commands of sabika; its own help names them all."""


CALL = r"(?:^|\s|/)(?:sabika|run\.py(?: --yes)?) ([a-z].*)"
BLOCK = re.compile(r"^```\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def calls(text: str) -> list[str]:
    """Whatever stands in a block, behind what starts sabika."""
    lines = [line.partition("  #")[0] for block in BLOCK.findall(text) for line in block.splitlines()]
    found = [match[1] for line in lines if (match := re.search(CALL, line))]
    return [line for line in found if line.split()[0] not in RUN]


def named(text: str) -> list[str]:
    """The commands in sentences."""
    quoted = re.findall(r"`([^`\n]+)`", BLOCK.sub("", text))
    found = [match[1].split()[0] for words in quoted if (match := re.search(CALL, words))]
    return [name for name in found if name not in RUN]


def parsed(line: str) -> None:
    """Read a command with its options as a shell would give it, without doing anything."""
    words = shlex.split(line)
    command: Any = typer.main.get_command(app)
    context = None
    while isinstance(command, TyperGroup):
        context = command.make_context(command.name, words, parent=context)
        _, command, words = command.resolve_command(context, [*context._protected_args, *context.args])
    # What these mean by a database is found out before; all of them are run by the tests of their own guide.
    if not line.startswith("admin "):
        command.make_context(command.name, words, parent=context)


@pytest.mark.parametrize(("page", "line"), [(name, line) for name, text in PAGES.items() for line in calls(text)])
def test_every_command_can_be_called_as_it_stands_there(page: str, line: str) -> None:
    parsed(line)


def test_every_command_in_a_sentence_is_there() -> None:
    names = {name for text in PAGES.values() for name in named(text)}
    assert {"play", "tournament"} <= names
    assert names <= set(typer.main.get_group(app).commands)


def test_a_command_that_there_is_not_would_be_noticed() -> None:
    for line in ("dance", "admin dance", "play --dance", "simulate --players many"):
        with pytest.raises(WRONG_USE):
            parsed(line)


def test_every_command_is_on_the_page() -> None:
    known = {name for name, command in typer.main.get_group(app).commands.items() if not command.hidden}
    told = {line.split()[0] for text in PAGES.values() for line in calls(text)}
    assert known - told == set()


def test_every_extra_is_in_the_table() -> None:
    table = re.findall(r"^\| `sabika\[(\w+)\]` \|", COMMANDS, re.MULTILINE)
    assert set(table) == set(
        tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    )
    assert set(extras.PACKAGES) <= set(table)


def test_the_space_that_is_named_is_what_the_set_up_asks_for() -> None:
    for name, kind in (("MB in this folder", "playing"), ("MB and a quarter", "testing")):
        [told] = re.findall(rf"(\d[\d,]*) {name}", README)
        assert int(told.replace(",", "")) * 10**6 == SPACE[kind]


def test_every_book_of_rules_is_told_of() -> None:
    told = re.findall(r"\b([A-Z])1-\1(\d+)", FEATURES)
    known = {rule.id for rule in rulebook()}
    assert len(told) >= 4
    for letter, last in told:
        assert f"{letter}{last}" in known
        assert f"{letter}{int(last) + 1}" not in known


def test_run_py_tells_of_whatever_the_readme_starts_with_it() -> None:
    for word in re.findall(r"run\.py (\w+)", README):
        assert f"run.py {word} " in (run.__doc__ or ""), word
