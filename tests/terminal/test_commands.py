"""`sabika play --terminal` and `sabika replay` where no screen can be shown."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sabika.cli import play
from sabika.cli.app import app
from sabika.library import new_game
from sabika.record import Record
from sabika.rules.core.errors import BadInput
from sabika.terminal.app import PlayApp
from terminal.driving import LONGEST_WAIT


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    Record.from_game(new_game(players=2, seed="x"), ["A", "B"], ["random", None]).write(path)
    return path


def complaint(*arguments: str) -> str:
    """The sentence in which a command ends."""
    result = CliRunner().invoke(app, list(arguments))
    assert isinstance(result.exception, BadInput), result.output
    return str(result.exception)


def test_play_needs_a_terminal() -> None:
    command = [sys.executable, "-m", "sabika", "play", "-t"]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    result = subprocess.run(
        command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=LONGEST_WAIT, env=environment
    )
    assert result.returncode == 2
    assert result.stdout == ""
    assert "needs a terminal" in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_replay_needs_a_terminal(record: Path) -> None:
    assert "needs a terminal" in complaint("replay", str(record))


def test_a_broken_record_is_refused_in_a_sentence(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    assert str(broken) in complaint("replay", str(broken))
    assert "cannot be read" in complaint("replay", str(tmp_path / "nothing.json"))


def test_replay_refuses_places_that_are_not_there(record: Path) -> None:
    assert "--at from 0 to 0" in complaint("replay", str(record), "--at", "5")
    assert "--seat out of: 2" in complaint("replay", str(record), "--seat", "1")
    assert "language" in complaint("replay", str(record), "--language", "xx")


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[PlayApp]:
    """The apps that commands would run, as if in a terminal."""
    apps: list[PlayApp] = []
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(play, "need_a_terminal", lambda: None)
    monkeypatch.setattr(PlayApp, "run", lambda started: apps.append(started))
    return apps


def test_options_start_a_game_at_once(started: list[PlayApp]) -> None:
    arguments = [
        "play",
        "--terminal",
        "--players",
        "4",
        "--bots",
        "random",
        "--seed",
        "x",
        "--name",
        "Zoe",
        "--language",
        "nl",
    ]
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0, result.output
    table = started[0].table
    assert table is not None
    assert table.bots == [None, "random", "random", "random"]
    assert table.game.setup.seed == "x"
    assert table.names[0] == "Zoe"
    assert "sabika play --terminal --resume" in result.output


def test_without_options_the_start_screen_comes_first(started: list[PlayApp]) -> None:
    assert CliRunner().invoke(app, ["play", "-t", "--name", "Ana"]).exit_code == 0
    assert started[0].table is None
    assert started[0].settings.players == 3


def test_several_bots_say_how_many_players_there_are(started: list[PlayApp]) -> None:
    assert CliRunner().invoke(app, ["play", "-t", "--name", "Ana", "--bots", "random,greedy,random"]).exit_code == 0
    assert started[0].settings.players == 4


def test_resume_takes_the_latest_game_or_the_one_named(started: list[PlayApp], record: Path) -> None:
    CliRunner().invoke(app, ["play", "-t", "--seed", "left", "--name", "Ana"])
    CliRunner().invoke(app, ["play", "-t", "--resume", "--name", "Ana"])
    CliRunner().invoke(app, ["play", "-t", "--resume", str(record), "--name", "Ana"])
    assert started[1].table is not None
    assert started[1].table.game.setup.seed == "left"
    assert started[2].table is not None
    assert (started[2].table.path, started[2].table.seat) == (record, 1)


def test_a_game_that_a_bot_broke_off_ends_with_an_error_code(
    started: list[PlayApp], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PlayApp, "run", lambda app: setattr(app, "_return_code", 1))
    result = CliRunner().invoke(app, ["play", "-t", "--seed", "x", "--name", "Ana", "--language", "en"])
    assert result.exit_code == 1
    assert "sabika play --terminal --resume" in result.output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "9"], "2 to 6"),
        (["--bots", "genius"], "no bot"),
        (["--edition", "1900"], "edition"),
        (["--language", "xx"], "language"),
        (["--name", "x" * 30], "name"),
        (["--resume"], "no unfinished game"),
        (["--components", "nothing.toml"], "cannot be read"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    started: list[PlayApp], arguments: list[str], sentence: str
) -> None:
    assert sentence in complaint("play", "-t", *(["--name", "Ana"] if "--name" not in arguments else []), *arguments)
    assert started == []
