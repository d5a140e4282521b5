"""Bots that do not come with Sabika: from a file, from a package, and what is said of a class that is none."""

from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest

import sabika
from sabika.bots import bot_asked_for, bot_named, bots_for, enlist, registry
from sabika.bots.registry import ENLISTED
from sabika.rules.core.errors import BadInput

BOT = """
class Last:
    name = "last"
    level = "gentle"
    blurb = {language: "Takes the last option." for language in ("en", "fr", "nl", "de")}

    def choose(self, view, options, rng):
        return options[-1]
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "last.py"
    path.write_text(BOT, "utf-8")
    return path


def written(tmp_path: Path, old: str, new: str) -> str:
    """A file with a class that is not quite a bot."""
    path = tmp_path / "odd.py"
    path.write_text(BOT.replace(old, new), "utf-8")
    return f"{path}:Last"


def test_a_bot_is_loaded_from_a_file(file: Path) -> None:
    bot = bot_asked_for(f"{file}:Last", "granada")
    options = sabika.new_game("granada", players=2, seed="last").options()
    assert bot.name == "last"
    assert bot.choose(None, options, Random(0)) is options[-1]


def test_a_bot_that_was_asked_for_is_found_by_its_name(file: Path) -> None:
    try:
        assert enlist(f"{file}:Last") == "last"
        assert enlist(f"{file}:Last") == "last"
        assert bot_named("last").name == "last"
        assert "last" in bots_for("roll-and-write")
        assert enlist("greedy") == "greedy"
    finally:
        ENLISTED.clear()


def test_no_bot_takes_the_place_of_another(tmp_path: Path) -> None:
    with pytest.raises(
        BadInput, match=r"There already is a bot 'greedy'\. Give the one of .*odd\.py:Last another name"
    ):
        enlist(written(tmp_path, '"last"', '"greedy"'))


def test_a_name_never_runs_a_file(file: Path) -> None:
    """Names come from everywhere: over the network, out of records."""
    with pytest.raises(BadInput, match="There is no bot"):
        bot_named(f"{file}:Last")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('name = "last"', 'name = "the last"', "it needs a name"),
        ('"nl", ', "", "it needs a blurb, a dictionary with a sentence for each of en, fr, nl, de"),
        ('"gentle"', '"easy"', "it needs a level, one of gentle, steady, strong"),
        ("def choose", "def chose", r"it needs a method choose\(self, view, options, rng\)"),
        ("    level", '    games = ("chess",)\n    level', "it plays 'chess', but the games are: alhambra"),
        ("class Last:", "class Last(Missing):", "cannot be loaded: NameError"),
        ("class Last:", "raise SystemExit(3)\nclass Last:", "cannot be loaded: SystemExit: 3"),
        ("class Last:", "class First:", "There is no class Last in"),
        ("\nclass", "\nLast = 3\nclass Other: pass\nclass", ""),
    ],
)
def test_a_class_that_is_no_bot_is_told_what_it_lacks(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    text = written(tmp_path, old, new)
    if not sentence:
        assert bot_asked_for(text).name == "last"
        return
    with pytest.raises(BadInput, match=sentence):
        bot_asked_for(text)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="There is no file"):
        bot_asked_for(f"{tmp_path}/none.py:Last")


def test_a_bot_plays_the_games_it_names(tmp_path: Path) -> None:
    text = written(tmp_path, "    level", '    games = ("granada",)\n    level')
    assert bot_asked_for(text, "granada").name == "last"
    with pytest.raises(BadInput, match="does not play alhambra"):
        bot_asked_for(text, "alhambra")


def test_packages_add_bots_by_an_entry_point(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(file.parent)
    point = EntryPoint("last", "last:Last", "sabika.bots")
    monkeypatch.setattr(registry, "entry_points", lambda group: [point] if group == "sabika.bots" else [])
    registry.added_bots.cache_clear()
    try:
        assert bot_named("last", "combined").name == "last"
        assert list(bots_for("alhambra"))[-1] == "last"
    finally:
        monkeypatch.undo()
        registry.added_bots.cache_clear()


def test_a_package_that_cannot_be_loaded_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("lost", "no_such_package:Bot", "sabika.bots")
    monkeypatch.setattr(registry, "entry_points", lambda group: [point])
    registry.added_bots.cache_clear()
    try:
        with pytest.raises(BadInput, match=r"The bot 'lost' \(no_such_package:Bot\) cannot be loaded: ModuleNotFound"):
            bots_for("alhambra")
    finally:
        monkeypatch.undo()
        registry.added_bots.cache_clear()
