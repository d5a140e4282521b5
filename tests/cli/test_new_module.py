"""`sabika new-module`: a folder that can be played everywhere at once, and that tells what to do next."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cli.shell import A_LONG_TIME, Call

ROOT = Path(__file__).parents[2]
NOT_NEEDED = shutil.ignore_patterns("client", "__pycache__", "*.so", "*.pyd", ".*", "e2e")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The project, as somebody has it who wants to write a module."""
    for folder in ("src", "tests", "docs"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=NOT_NEEDED)
    for file in ("pyproject.toml", "run.py"):
        shutil.copy(ROOT / file, tmp_path / file)
    return tmp_path


def run(clone: Path, *command: str) -> str:
    """What a command prints that is run in the clone and must end well."""
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=clone,
        env=os.environ | {"PYTHONPATH": "src"},
        capture_output=True,
        text=True,
        timeout=A_LONG_TIME,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_new_module_passes_its_tests_and_can_be_played_at_once(clone: Path) -> None:
    said = run(clone, "sabika", "new-module", "city_gates")
    assert "src/sabika/modules/city_gates/rules.py" in said
    assert "docs/add-a-module.md" in said
    assert "passed" in run(clone, "pytest", "-q", "-p", "no:cacheprovider", "tests/rules/test_city_gates.py")
    assert "City gates" in run(clone, "sabika", "modules")
    assert "games" in run(
        clone, "sabika", "simulate", "--bots", "greedy,greedy,random", "--modules", "city_gates", "--games", "2"
    )
    assert not run(clone, "ruff", "check", "-q", "--no-cache", "src/sabika/modules", "tests/rules/test_city_gates.py")
    assert not run(clone, "ruff", "format", "-q", "--no-cache", "src/sabika/modules", "tests/rules/test_city_gates.py")


def test_it_has_the_numbers_of_the_guide(clone: Path) -> None:
    """Each numbered place of the folder is a chapter of docs/add-a-module.md."""
    run(clone, "sabika", "new-module", "gates")
    guide = (ROOT / "docs/add-a-module.md").read_text(encoding="utf-8")
    files = [*(clone / "src/sabika/modules/gates").iterdir(), clone / "tests/rules/test_gates.py"]
    numbered = [
        word
        for file in files
        if file.is_file()
        for word in file.read_text(encoding="utf-8").split()
        if word.removesuffix(".").isdigit() and word.endswith(".")
    ]
    assert len(numbered) >= 9
    for number in numbered:
        assert f"\n## {number} " in guide


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("City-Gates", "'City-Gates' cannot be the name of a module. Use small letters, such as lanterns."),
        ("class", "'class' cannot be the name of a module. Use small letters, such as lanterns."),
        ("falcons", "There already is a module falcons. Choose another name."),
    ],
)
def test_a_name_that_cannot_be_is_refused(call: Call, name: str, complaint: str) -> None:
    assert call("new-module", name).complaint == complaint


def test_it_wants_a_clone(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert call("new-module", "gates").complaint == (
        "There is no src/sabika/modules/__init__.py here. Run this in the folder of a clone of Sabika."
    )
    assert not list(tmp_path.iterdir())


def test_nothing_is_written_over(clone: Path, call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(clone)
    mine = clone / "tests/rules/test_gates.py"
    mine.write_text("mine", encoding="utf-8")
    assert call("new-module", "gates").complaint == (
        "tests/rules/test_gates.py is already there. Choose another name, or delete it first."
    )
    assert mine.read_text(encoding="utf-8") == "mine"
    assert not (clone / "src/sabika/modules/gates").exists()
