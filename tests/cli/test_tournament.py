"""`sabika tournament` and `sabika report`, as they are called from a shell."""

import errno
import shlex
import subprocess
import sys
from html import unescape
from pathlib import Path
from re import findall

import msgspec
import pytest

from cli.shell import Call
from sabika.arena.book import GAMES_FILE, PLAN_FILE, Book
from sabika.arena.tournament import TournamentPlan
from sabika.record import Record

CUP = ["tournament", "--bots", "greedy,random", "--jobs", "1"]


def test_the_command_plays_and_goes_on(call: Call, tmp_path: Path) -> None:
    folder = tmp_path / "cup"
    arguments = [*CUP, "--out", str(folder), "--records", str(tmp_path / "records")]
    run = call(*arguments, "--games", "2")
    assert (run.code, run.err) == (0, "")
    assert "2 of 2 games, 1 deals, seed tournament" in run.out
    assert run.out.splitlines()[-1] == f"report {folder / 'report.html'}"
    assert Record.read(tmp_path / "records" / "game-000002.json").seed == "tournament-1"
    again = call(*arguments, "--games", "4")
    assert "4 of 4 games, 2 deals" in again.out
    assert len(list((tmp_path / "records").iterdir())) == 4
    assert again.out.index("greedy") < again.out.index("random")
    assert max(map(len, again.out.splitlines()[:5])) <= 80
    # The report can be written again, and its command plays the same games.
    first = (folder / "report.html").read_text("utf-8")
    (folder / "report.html").unlink()
    assert call("report", str(folder)).out == f"report {folder / 'report.html'}\n"
    assert (folder / "report.html").read_text("utf-8") == first
    [told] = findall(r"<pre>(.*?)</pre>", first)
    words = shlex.split(unescape(told.replace("<span>", "").replace("</span>", "")))
    assert call(*words[1:], "--jobs", "1", "--out", str(tmp_path / "again")).code == 0
    assert (tmp_path / "again" / GAMES_FILE).read_bytes() == (folder / GAMES_FILE).read_bytes()


def test_a_disk_that_fills_up_costs_nothing_but_time(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    roll = ["tournament", "--bots", "random,expecting", "--game", "roll-and-write", "--jobs", "1", "--games", "2"]
    assert call(*roll, "--out", str(tmp_path / "whole")).code == 0
    append = Book._append

    def fill_up(book: Book, fields: list[str]) -> None:
        if fields[0] == "2":
            with (tmp_path / "cup" / GAMES_FILE).open("a", encoding="utf-8") as file:
                file.write("2,1,tourn")
            raise OSError(errno.ENOSPC, "No space left on device")
        append(book, fields)

    with monkeypatch.context() as full:
        full.setattr(Book, "_append", fill_up)
        said = call(*roll, "--out", str(tmp_path / "cup")).complaint
    assert said.startswith(f"{tmp_path / 'cup' / GAMES_FILE} could not be written: No space left on device. All ")
    assert call(*roll, "--out", str(tmp_path / "cup")).code == 0
    for name in (GAMES_FILE, PLAN_FILE, "report.html"):
        assert (tmp_path / "cup" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()


def test_a_folder_without_a_tournament(call: Call, tmp_path: Path) -> None:
    assert call("report", str(tmp_path)).complaint == f"{tmp_path} holds no tournament: it has no plan.json."
    (tmp_path / PLAN_FILE).write_text('{"game": "alhambra"}', "utf-8")
    assert "may be of an older version" in call("report", str(tmp_path)).complaint
    (tmp_path / "file").write_text("", "utf-8")
    said = call("report", str(tmp_path / "file")).complaint
    assert said == f"{tmp_path / 'file'} cannot be used for the tournament: Not a directory."


def test_a_table_for_one_is_no_tournament(call: Call) -> None:
    said = call("tournament", "--bots", "random,expecting", "--game", "roll-and-write", "--players", "1").complaint
    assert said == "A tournament is for tables of two or more players. Games alone: sabika simulate."


def test_other_commands_do_not_wait_for_what_only_reports_need() -> None:
    code = "import sabika.cli, sys; print([name for name in ('jinja2', 'openskill') if name in sys.modules])"
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env={"PYTHONPATH": ":".join(sys.path)}
    )
    assert run.stdout == "[]\n", run.stderr


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("--players -1", "A tournament is for tables of two or more players."),
        ("--players 99999999999", "Alhambra is for 2 to 6 players, not 99999999999."),
        ("--games -3", "The number of games has to be 1 or more, not -3."),
        ("--games 99999999999", "At most 10000000 games are played at once, not "),
        ("--game granada --modules portals", "There is no module 'portals' for Granada. The modules are: "),
    ],
)
def test_what_cannot_be_played_is_told_in_a_sentence(call: Call, arguments: str, complaint: str) -> None:
    assert call("tournament", "--bots", "greedy,random", *arguments.split()).complaint.startswith(complaint)


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"players": -1}, "A tournament is for tables of two or more players."),
        ({"players": 10**11}, "Alhambra is for 2 to 6 players, not 100000000000."),
        ({"game": "granada", "edition": "", "modules": ["portals"]}, "There is no module 'portals' for Granada."),
        ({"game": "chess"}, "There is no game 'chess'."),
        ({"bots": ["greedy"]}, "A tournament needs two or more different bots."),
    ],
)
def test_a_plan_that_nobody_can_play_is_told_in_a_sentence(
    call: Call, tmp_path: Path, fields: dict[str, object], complaint: str
) -> None:
    told = TournamentPlan(bots=("greedy", "random"), games=2, seed="x", players=2).told()
    plan = tmp_path / "plan.json"
    plan.write_bytes(msgspec.json.encode(msgspec.to_builtins(told) | fields))
    said = call("report", str(tmp_path)).complaint
    assert said.startswith(f"{plan} is the plan of no tournament: {complaint}")
