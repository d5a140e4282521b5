"""`sabika analyse`: the coach goes through a record, or explains one decision of it."""

import csv
import io
import json
import signal
from itertools import count
from pathlib import Path
from random import Random

import pytest

from cli.shell import A_LONG_TIME, Call, started
from sabika.bots.planner.coach import Coach, Opinion
from sabika.rules.core.action import Action
from sabika.rules.core.game import Game

RECORDS = Path(__file__).parents[1] / "records" / "version-1"
"""Games that are never recorded anew, so that their decisions can be named here."""
MIXED = str(RECORDS / "mixed-4.json")


def test_every_decision_has_a_line_and_every_seat_its_sums(call: Call) -> None:
    run = call("analyse", MIXED, "--to", "12", "--budget", "4")
    assert (run.code, run.err) == (0, "")
    assert "   1    turn 1  Seat 3" in run.out
    assert "Buy Chambers 5 for 5 denars" in run.out
    for seat in range(1, 5):
        assert f"\n Seat {seat} " in run.out
    assert "decided best in turn" in run.out
    assert max(len(line) for line in run.out.splitlines() if "Seat" not in line) <= 80


@pytest.mark.parametrize(
    ("record", "words"),
    [
        ("granada-2.json", "Take"),
        ("combined-2-exchange.json", "Buy"),
        ("roll-and-write-5.json", "Build"),
        ("roll-and-write-1-beat.json", "Turn the"),
    ],
)
def test_all_games_are_analysed(call: Call, record: str, words: str) -> None:
    run = call("analyse", str(RECORDS / record), "--to", "3", "--budget", "2")
    assert (run.code, run.err) == (0, "")
    assert words in run.out


def test_one_decision_is_explained_with_all_that_speaks_for_it(call: Call) -> None:
    """An overpayment where the price could have been paid to the coin."""
    run = call("analyse", MIXED, "--at", "26", "--budget", "60")
    assert (run.code, run.err) == (0, "")
    assert run.out.startswith("Seat 2, turn 12, decision 26")
    assert "paid exactly" in run.out
    assert "(played)" in run.out
    assert "% of the chance to win" in run.out


def test_the_language_is_chosen(call: Call) -> None:
    run = call("analyse", MIXED, "--at", "26", "--budget", "20", "--language", "fr")
    assert "tour 12, décision 26" in run.out
    assert "l’appoint" in run.out


def test_a_table_for_machines(call: Call) -> None:
    run = call("analyse", MIXED, "--from", "5", "--to", "12", "--seat", "1", "--budget", "4", "--csv")
    rows = list(csv.DictReader(io.StringIO(run.out)))
    assert [row["decision"] for row in rows] == ["5", "7", "9", "10"]
    assert {row["seat"] for row in rows} == {"1"}
    assert rows[0]["played"] == "buy 3"
    assert all(0 <= float(row["chance_lost"]) <= float(row["chance"]) <= 1 for row in rows)


def test_the_same_budget_of_playouts_says_the_same_again(call: Call) -> None:
    asked = ("analyse", MIXED, "--to", "6", "--budget", "4", "--csv")
    assert call(*asked).out == call(*asked).out


# What can be wrong


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--seat", "5"], "Seat 5 cannot be analysed. Choose --seat out of: 1, 2, 3, 4."),
        (["--seat", "0"], "Seat 0 cannot be analysed. Choose --seat out of: 1, 2, 3, 4."),
        (["--from", "9", "--to", "3"], "Choose --from, --to and --at from 1 to "),
        (["--at", "99999"], "Choose --from, --to and --at from 1 to "),
        (["--at", "3"], "In decision 3 nothing was to choose"),
        (["--budget", "soon"], "'soon' is no budget. Give playouts, such as 300, or seconds, such as 0.5s."),
        (["--language", "xx"], "xx"),
    ],
)
def test_what_cannot_be_is_told_in_one_sentence(call: Call, options: list[str], complaint: str) -> None:
    assert complaint in call("analyse", MIXED, *options).complaint


def test_records_that_are_broken_or_too_new_are_told_in_one_sentence(call: Call, tmp_path: Path) -> None:
    record = json.loads(Path(MIXED).read_text("utf-8"))
    broken = tmp_path / "record.json"
    broken.write_text(json.dumps(record | {"version": 99}), "utf-8")
    assert "was made by a newer Sabika" in call("analyse", str(broken)).complaint
    broken.write_text(json.dumps(record | {"actions": ["take denar-9 denar-9", *record["actions"]]}), "utf-8")
    assert call("analyse", str(broken)).complaint.startswith("Action 1, “take denar-9 denar-9”, is not allowed")
    broken.write_text(json.dumps(record | {"actions": [], "result": None}), "utf-8")
    assert "Nothing was played in this game yet" in call("analyse", str(broken)).complaint
    assert "cannot be read" in call("analyse", str(tmp_path / "missing.json")).complaint


def test_a_game_that_goes_on_is_not_spoiled(call: Call, tmp_path: Path) -> None:
    record = json.loads(Path(MIXED).read_text("utf-8"))
    going_on = tmp_path / "record.json"
    people = [player | {"bot": None if seat == 2 else "greedy"} for seat, player in enumerate(record["players"])]
    unfinished = record | {"actions": record["actions"][:12], "result": None, "players": people}
    going_on.write_text(json.dumps(unfinished), "utf-8")
    assert call("analyse", str(going_on), "--seat", "1").complaint.endswith("Choose --seat out of: 3.")
    rows = list(csv.DictReader(io.StringIO(call("analyse", str(going_on), "-b", "2", "--csv").out)))
    assert {row["seat"] for row in rows} == {"3"}


@pytest.mark.parametrize("options", [[], ["--csv"]], ids=["lines", "table"])
def test_an_interruption_keeps_what_was_shown(call: Call, monkeypatch: pytest.MonkeyPatch, options: list[str]) -> None:
    """Ctrl-C while the coach thinks about the third decision."""
    opinion, asked = Coach.opinion, count(1)

    def interrupted(coach: Coach, game: Game, rng: Random, played: Action) -> Opinion:
        if next(asked) == 3:
            signal.raise_signal(signal.SIGINT)
        return opinion(coach, game, rng, played)

    monkeypatch.setattr(Coach, "opinion", interrupted)
    run = call("analyse", MIXED, "--budget", "4", *options)
    assert (run.code, run.err) == (130, "")
    lines = run.out.splitlines()
    if options:
        assert [line.split(",")[0] for line in lines] == ["decision", "1", "2"]
    else:
        assert [line.split()[0] for line in lines if "  turn " in line] == ["1", "2"]
        assert "like the" in run.out


def test_ctrl_c_reaches_a_command_in_a_shell() -> None:
    """With minutes of work before it, so that it cannot be done by itself."""
    run = started("analyse", MIXED, "--budget", "2s")
    assert run.stdout is not None
    first = run.stdout.readline()
    run.send_signal(signal.SIGINT)
    _, err = run.communicate(timeout=A_LONG_TIME)
    assert (run.returncode, err) == (130, "")
    assert first.startswith("   1    turn 1  Seat 3")
