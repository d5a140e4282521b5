"""The guide for new modules tells what is so: its code stands in the source, and every module is where it says."""

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from sabika.i18n import LANGUAGES
from sabika.i18n.texts import Texts
from sabika.modules import CHOICES

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "add-a-module.md").read_text(encoding="utf-8")
GAP = "..."
"""A line of a block that stands for lines that are left out."""


class Block(NamedTuple):
    """A block of the guide and the file that it quotes."""

    path: str
    text: str


def blocks() -> list[Block]:
    """All blocks whose first line names a file."""
    found = re.findall(r"^```\w+ (\S+)\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
    return [Block(path, text) for path, text in found]


def paths_named() -> set[str]:
    """What the guide calls a path of the project; `<name>` stands for any module."""
    return set(re.findall(r"`((?:src|docs|tests)/[\w/.<>-]+)`", GUIDE))


def test_the_guide_quotes_the_source() -> None:
    assert len(blocks()) > 10
    assert len(re.findall(r"^```\w", GUIDE, re.MULTILINE)) == len(blocks()), "every block in a language names its file"


@pytest.mark.parametrize(
    "block", blocks(), ids=[f"{index}-{Path(block.path).name}" for index, block in enumerate(blocks())]
)
def test_every_block_stands_in_its_file(block: Block) -> None:
    """In one piece, or in several one after the other."""
    source = (ROOT / block.path).read_text(encoding="utf-8")
    reached = 0
    for piece in block.text.split(f"{GAP}\n"):
        assert f"\n{piece}" in source[reached:], piece
        reached = source.index(f"\n{piece}", reached) + len(piece)


@pytest.mark.parametrize("module", CHOICES)
def test_every_module_is_where_the_guide_says(module: str) -> None:
    assert len(paths_named()) >= 6
    for path in paths_named():
        assert (ROOT / path.replace("<name>", module)).exists(), path


@pytest.mark.parametrize("module", CHOICES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_module_has_a_name_and_explains_itself_in_two_lines(module: str, language: str) -> None:
    texts = Texts(language, strict=True)
    assert texts.say(f"module-{module}")
    assert len(texts.say(f"module-{module}.blurb").splitlines()) == 2


def test_the_hooks_that_the_guide_names_are_there() -> None:
    hooks = (ROOT / "src/sabika/rules/palace/hooks.py").read_text(encoding="utf-8")
    named = set(re.findall(r"hooks\.(\w+)[.\[`]", GUIDE)) - {"py"}
    assert named >= {"choices", "scorers", "hidden", "views", "tiles", "redesigned"}
    for name in named:
        assert f"self.{name}: " in hooks
