"""A module lives in its own folder: outside of it and of the one list of modules, no source knows that it exists."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from sabika.modules import MODULES

ROOT = Path(__file__).parents[1]
SOURCES = ("src/sabika", "web/src")
SUFFIXES = {".py", ".ts", ".svelte", ".css", ".ftl", ".toml"}
BUILT = ROOT / "src/sabika/client"
LISTS = (ROOT / "src/sabika/modules/__init__.py", ROOT / "web/src/modules/index.ts")
"""The one list, in both languages."""

WORDS = {
    "bonus": r"bonus",
    "certificates": r"certificate",
    "dirk": r"dirk",
    # To exchange something is a word like any other.
    "exchange": r"exchange[ _-]?cards?|exchanges\b|modules?\W{0,3}exchange",
    "falcons": r"falcon",
    # Nor is it one where something is shut.
    "huts": r"(?-i:(?<![a-z])huts?(?![a-z])|Huts?(?![a-z])|HUTS?(?![A-Z]))",
    "portals": r"portal",
    # So are sites, on which anything can be built.
    "sites": r"(building|unfinished)[ _-]?sites?|site[ _-]?token",
    "vizier": r"vizier",
}
"""What a module is called, where that is not just its name."""


def sources() -> Iterator[Path]:
    for top in SOURCES:
        for path in sorted((ROOT / top).rglob("*")):
            if path.suffix in SUFFIXES and path.is_file() and BUILT not in path.parents and path not in LISTS:
                yield path


BATCH = ROOT / "src/sabika/batch"
"""A second implementation of one game (adr 15), to which the module belongs that always joins its games of two."""


def is_room(path: Path, module: str) -> bool:
    """Whether it lies in the folder of the module."""
    parts = path.relative_to(ROOT).parts
    return ("modules", module) in pairwise(parts) or (module == "dirk" and BATCH in path.parents)


def naming(module: str) -> list[str]:
    """The files outside its room that name a module."""
    word = re.compile(WORDS.get(module, module), re.IGNORECASE)
    found = [path for path in sources() if not is_room(path, module) and word.search(path.read_text(encoding="utf-8"))]
    return [path.relative_to(ROOT).as_posix() for path in found]


def test_there_are_sources_and_rooms() -> None:
    assert len(list(sources())) > 500
    for module in MODULES:
        assert any(is_room(path, module) for path in sources())


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("bonus", "BonusCard"),
        ("certificates", "the certificate"),
        ("dirk", "is_dirk"),
        ("exchange", "EXCHANGE_CARDS"),
        ("falcons", "own_falcons"),
        ("huts", "HutStack"),
        ("huts", "TakeHut(kind)"),
        ("huts", "a hut."),
        ("portals", "PortalsView"),
        ("sites", "building-site"),
        ("vizier", "the vizier's favour"),
    ],
)
def test_a_name_is_found_however_it_is_written(module: str, text: str) -> None:
    assert re.search(WORDS[module], text, re.IGNORECASE)


@pytest.mark.parametrize(
    ("module", "text"),
    [
        ("exchange", "Cards can be exchanged."),
        ("huts", "shut, shutil, is_shut_in"),
        ("sites", "for site in sites(tile)"),
    ],
)
def test_a_word_that_is_none_of_its_names_is_not_found(module: str, text: str) -> None:
    assert not re.search(WORDS[module], text, re.IGNORECASE)


@pytest.mark.parametrize("module", MODULES)
def test_no_source_outside_its_room_names_a_module(module: str) -> None:
    assert naming(module) == []
