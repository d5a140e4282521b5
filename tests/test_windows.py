"""Paths as Windows writes them, and what must not be used because it is not there, tried on any system."""

import ast
import sys
from pathlib import Path, PureWindowsPath

import pytest

import sabika
from sabika.bots import asked_for
from sabika.server.database import database_url
from sabika.terminal import saves

SOURCES = sorted(Path(sabika.__file__).parent.rglob("*.py"))
ONLY_ON_POSIX = {"fcntl", "grp", "pty", "pwd", "resource", "termios"}


@pytest.mark.parametrize("path", [r"C:\bots\mine.py", r"\\server\bots\mine.py", r"bots\mine.py", "C:/bots/mine.py"])
def test_a_bot_in_a_file_is_found_behind_any_drive(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str]] = []
    monkeypatch.setattr(asked_for, "bot_from_file", lambda *what: asked.append(what))
    asked_for.bot_from(f"{path}:Mine")
    assert asked == [(path, "Mine")]


@pytest.mark.parametrize("path", [r"C:\games\tables.sqlite", "C:/games/tables.sqlite", r"\\server\games\tables.sqlite"])
def test_a_database_may_lie_on_any_drive(path: str) -> None:
    found = database_url(f"sqlite:///{path}").database
    assert PureWindowsPath(found or "") == PureWindowsPath(path)


def test_games_are_kept_where_windows_keeps_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "Local"))
    assert saves.data_folder() == tmp_path / "Local" / "sabika"
    monkeypatch.delenv("LOCALAPPDATA")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert saves.data_folder() == tmp_path / "AppData" / "Local" / "sabika"


def imported_at_once(tree: ast.Module) -> set[str]:
    """What a file imports before anything is asked: at its beginning, and under no condition."""
    found: set[str] = set()
    for statement in tree.body:
        if isinstance(statement, ast.Import):
            found.update(alias.name.partition(".")[0] for alias in statement.names)
        elif isinstance(statement, ast.ImportFrom):
            found.add((statement.module or "").partition(".")[0])
    return found


def test_nothing_needs_posix_to_be_imported() -> None:
    for file in SOURCES:
        assert not imported_at_once(ast.parse(file.read_text("utf-8"))) & ONLY_ON_POSIX, file


def test_processes_are_started_anew_and_never_split() -> None:
    """Windows cannot fork, and macOS does not want to."""
    for file in SOURCES:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == "get_context":
                assert [ast.unparse(argument) for argument in node.args] == ["'spawn'"], file
            assert not (isinstance(node, ast.Attribute) and ast.unparse(node) == "os.fork"), file
