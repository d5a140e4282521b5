"""Whatever is wrong with a call ends in words and an exit code, never in a traceback."""

import os
import sys
from pathlib import Path
from typing import Any

import pytest
import typer

from cli.shell import Call, started
from sabika.cli import main
from sabika.cli.app import app

RECORDS = Path(__file__).parents[1] / "records" / "games"
COMMANDS: dict[str, Any] = vars(typer.main.get_command(app))["commands"]
needs_dev_full = pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no full device")


# Help


def test_all_commands_are_known() -> None:
    assert set(COMMANDS) == {
        *("play", "simulate", "tournament", "lab", "replay", "verify", "analyse", "rules", "tiles"),
        *("games", "modules", "bots", "check-bot", "serve", "admin", "report", "score", "site", "new-module"),
        *("export", "encoding"),
    }


@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_help_lists_every_command(call: Call, flag: str) -> None:
    run = call(flag)
    assert (run.code, run.err) == (0, "")
    for name, command in COMMANDS.items():
        assert f" {name} " in run.out
        assert command.help.split()[0] in run.out


def test_without_a_command_there_is_help(call: Call) -> None:
    run = call()
    assert run.code == 2
    assert "simulate" in run.out


@pytest.mark.parametrize("name", COMMANDS)
def test_help_of_a_command_mentions_and_explains_every_option(call: Call, name: str) -> None:
    run = call(name, "--help")
    assert (run.code, run.err) == (0, "")
    assert max(map(len, run.out.splitlines())) <= 80
    text = " ".join(run.out.replace("│", " ").split())
    assert " ".join(COMMANDS[name].help.split()) in text
    for parameter in COMMANDS[name].params:
        assert parameter.help, parameter.name
        assert parameter.help[-1] in ".)", parameter.name
        assert parameter.help.split()[0] in text
        for flag in [*parameter.opts, *parameter.secondary_opts]:
            assert not flag.startswith("-") or f" {flag} " in text


def test_the_version(call: Call) -> None:
    run = call("--version")
    assert (run.code, run.err) == (0, "")
    assert run.out.startswith("sabika")


# Wrong calls


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["castle"], "castle"),
        (["Play"], "Play"),
        (["--castle"], "--castle"),
        (["rules", "--castle"], "--castle"),
        (["tiles", "tower", "garden"], "garden"),
        (["tiles", "--components"], "--components"),
        (["simulate", "--games", "many"], "--games"),
        (["simulate", "--players", "2.5"], "--players"),
        (["replay"], "file"),
        (["verify"], "FILE"),
    ],
)
def test_a_call_that_cannot_be_read(call: Call, arguments: list[str], named: str) -> None:
    run = call(*arguments)
    assert run.code == 2
    assert run.out == ""
    assert named.lower() in run.err.lower()
    assert "Traceback" not in run.err


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["simulate", "--bots", "castle"], "There is no bot 'castle'. The bots are: "),
        (["simulate", "--players", "7"], "Alhambra is for 2 to 6 players, not 7."),
        (["simulate", "--games", "0"], "The number of games has to be 1 or more, not 0."),
        (["replay", "no-such-game.json"], "no-such-game.json cannot be read: No such file or directory."),
        (["play", "--terminal"], "This needs a terminal: "),
    ],
)
def test_a_call_that_cannot_be_followed(call: Call, arguments: list[str], complaint: str) -> None:
    assert call(*arguments).complaint.startswith(complaint)


@pytest.mark.parametrize("options", [["--at", "99999"], ["--seat", "6"], []], ids=str)
def test_any_recorded_game_can_be_replayed_up_to_where_the_screen_would_begin(call: Call, options: list[str]) -> None:
    sentences = {"--at": "The game has ", "--seat": "The game cannot be seen from seat 6. "}
    expected = sentences[options[0]] if options else "This needs a terminal: "
    for name in ("random-3", "granada-2", "combined-3-simplified", "roll-and-write-1-beat", "roll-and-write-5"):
        assert call("replay", str(RECORDS / f"{name}.json"), *options).complaint.startswith(expected)


def test_a_failing_file_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Also where a command did not foresee it."""

    def fail() -> None:
        (tmp_path / "gone").read_bytes()

    monkeypatch.setattr("sabika.cli.app", fail)
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"sabika: The file {tmp_path / 'gone'} could not be used: No such file or directory.\n")


# A process of its own


def test_the_package_can_be_run_as_a_module() -> None:
    with started("rules", "A21") as process:
        out, err = process.communicate()
    assert (process.returncode, err) == (0, "")
    assert "both walled or both bare" in out


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    with started("rules", "search", "a") as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("A1 ")
        process.stdout.close()
        assert process.stderr is not None
        err = process.stderr.read()
    assert err == ""
    assert process.returncode in (0, 1)


@pytest.mark.parametrize("arguments", [["tiles"], ["--version"]], ids=" ".join)
def test_a_reader_that_is_gone_before_the_first_line_is_no_error(arguments: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "w") as pipe, started(*arguments, stdout=pipe) as process:
        _, err = process.communicate()
    assert (process.returncode, err) == (1, "")


@needs_dev_full
@pytest.mark.parametrize("arguments", [["tiles"], ["--version"]], ids=" ".join)
def test_a_full_disk_is_told_in_a_sentence(arguments: list[str]) -> None:
    with open("/dev/full", "w") as full, started(*arguments, stdout=full) as process:
        _, err = process.communicate()
    assert err == "sabika: The output could not be written: No space left on device.\n"
    assert process.returncode == 2


def test_a_closed_output_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Python has no standard output at all then."""
    monkeypatch.setattr(sys, "argv", ["sabika", "tiles"])
    monkeypatch.setattr(sys, "stdout", None)
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert capsys.readouterr().err == "sabika: The output is closed. Let it go to a terminal or a file.\n"
