"""`sabika lab`, as it is called from a shell."""

import csv
import os
import signal
from pathlib import Path

import pytest

from cli.shell import Call
from sabika.arena.lab import Lab
from sabika.arena.match import MatchResult
from sabika.cli.lab import choices, mixtures_of_modules, numbers
from sabika.library import GAMES

ALHAMBRA = GAMES["alhambra"]


@pytest.mark.parametrize(
    ("text", "expected"), [("3", [3]), ("2-4", [2, 3, 4]), ("2,4", [2, 4]), ("5, 2-3,3", [2, 3, 5])]
)
def test_numbers_of_players(text: str, expected: list[int]) -> None:
    assert numbers(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("none,vizier,vizier+huts", [(), ("vizier",), ("huts", "vizier")]),
        ("huts+vizier,vizier+huts", [("huts", "vizier")]),
        ("all", [ALHAMBRA.modules]),
        ("each", [(name,) for name in ALHAMBRA.modules]),
        ("", [(), *((name,) for name in ALHAMBRA.modules)]),
    ],
)
def test_mixtures_of_modules(text: str, expected: list[tuple[str, ...]]) -> None:
    assert mixtures_of_modules(text, ALHAMBRA, "seed") == expected


def test_all_pairs_and_mixtures_by_lot() -> None:
    assert len(mixtures_of_modules("pairs", ALHAMBRA, "seed")) == 28
    drawn = mixtures_of_modules("random:20", ALHAMBRA, "seed")
    assert len(set(drawn)) == 20
    assert drawn == mixtures_of_modules("random:20", ALHAMBRA, "seed")
    assert drawn != mixtures_of_modules("random:20", ALHAMBRA, "other")
    assert len(mixtures_of_modules("random:4", GAMES["granada"], "seed")) == 4


def test_choices_are_combined() -> None:
    assert choices(None) == [()]
    assert choices(["goal=points,beat", "dummies=2"]) == [
        (("goal", "points"), ("dummies", "2")),
        (("goal", "beat"), ("dummies", "2")),
    ]


def test_the_tables_and_the_file(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "lab.csv"
    arguments = "--players 2-3 --modules none,vizier+huts --editions 2003,2020 --games 2 --bot random --seed 7 --jobs 1"
    run = call("lab", *arguments.split(), "--out", str(file))
    assert (run.code, run.err) == (0, "")
    # So few games have wide margins, of which nothing is cut.
    assert max(map(len, run.out.splitlines())) <= 84
    assert "…" not in run.out
    assert "16 games of Alhambra between random bots, seed 7; ± is 95 %" in run.out
    for word in ("2 players", "3 players", "mixture", "turns", "decisions", "spread", "margin", "changes", "order"):
        assert word in run.out
    assert len([line for line in run.out.splitlines() if line.startswith(" 2020, huts")]) == 2
    with file.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert [(row["players"], row["edition"], row["modules"]) for row in rows[:4]] == [
        ("2", "2003", ""),
        ("2", "2003", "huts+vizier"),
        ("2", "2020", ""),
        ("2", "2020", "huts+vizier"),
    ]
    assert len(rows) == 8
    two, three = rows[1], rows[5]
    assert float(two["turns"]) - float(rows[0]["turns"]) == pytest.approx(float(two["turns difference"]))
    assert sum(float(three[f"wins {place}"]) for place in (1, 2, 3)) == pytest.approx(1, abs=0.001)
    assert (two["wins 3"], two["games"]) == ("", "2")


def test_the_wished_for_comes_first(call: Call) -> None:
    arguments = ("lab", "-p", "2", "-m", "none,all", "-n", "1", "--bot", "random", "--seed", "7", "--jobs", "1")
    shortest = call(*arguments).out
    assert shortest.index(" none ") < shortest.index(" all ")
    most_points = call(*arguments, "--sort", "points").out
    assert most_points.index(" all ") < most_points.index(" none ")


def test_differences_from_the_first_mixture(call: Call) -> None:
    arguments = "lab --game granada -o scoring=normal,simplified -m none --games 2 --bot random --seed 7 --jobs 1"
    run = call(*arguments.split(), "--compare")
    assert run.code == 0
    assert "3 players, compared with normal, none" in run.out
    [row] = [line for line in run.out.splitlines() if "simplified, none" in line]
    assert row.split()[2][0] in "+-"
    assert "order " not in run.out.splitlines()[2]


def test_a_player_alone(call: Call) -> None:
    arguments = "lab --game roll-and-write --players 1 -o goal=beat -o dummies=2,3 --games 2 --bot random --jobs 1"
    run = call(*arguments.split())
    assert run.code == 0
    assert "1 player " in run.out
    assert run.out.splitlines()[2].split() == ["mixture", "turns", "decisions", "points"]


def test_an_interrupt_keeps_what_is_finished(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add = Lab.add

    def interrupt(lab: Lab, number: int, result: MatchResult) -> None:
        add(lab, number, result)
        if number == 2:
            os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(Lab, "add", interrupt)
    file = tmp_path / "lab.csv"
    arguments = "lab --players 2 --modules none,vizier,huts --games 9 --bot random --jobs 1 --seed 7"
    run = call(*arguments.split(), "--out", str(file))
    assert (run.code, run.err) == (130, "")
    assert "2 of 27 games" in run.out
    assert [line.split(",")[2] for line in file.read_text("utf-8").splitlines()[1:]] == ["", "vizier"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ("--players two", "'two' is no number of players. Give one or several, such as 3, 2-4 or 2,4."),
        ("--players 4-2", "'4-2' is no number of players. "),
        ("--players 2-99999999999", "Alhambra is for 2 to 6 players, not 7."),
        ("--modules moat", "There is no module 'moat'"),
        ("--modules random:many", "How many mixtures are to be drawn? Alhambra has 256 of them: "),
        ("--game granada --modules random:5", "How many mixtures are to be drawn? Granada has 4 of them: "),
        ("--game roll-and-write --modules each", "Roll & Write has no modules. Leave out --modules."),
        ("--editions 1999", "There is no edition '1999'. "),
        ("--option scoring", "'scoring' is not an option. "),
        ("--option scoring=normal", "There is no option 'scoring' for Alhambra"),
        ("--games 0", "The number of games has to be 1 or more, not 0."),
        ("--games -2", "The number of games has to be 1 or more, not -2."),
        ("--games 10000000", "At most 10000000 games are played at once, not 90000000. Ask for fewer."),
        ("--bot dirk", "There is no bot 'dirk'. "),
        ("--sort luck", "There is no figure 'luck' to sort by. The figures are: turns, "),
        ("--modules none --compare", "There is nothing to compare. Give two or more mixtures."),
        ("--jobs 0", "The number of jobs has to be 1 or more, not 0."),
    ],
)
def test_what_cannot_be_tried_is_told_in_a_sentence(call: Call, arguments: str, complaint: str) -> None:
    assert call("lab", *arguments.split()).complaint.startswith(complaint)


def test_a_file_is_not_overwritten(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "lab.csv"
    file.write_text("mine", "utf-8")
    complaint = call("lab", "--out", str(file)).complaint
    assert complaint == f"{file} is already there and is not overwritten. Choose another name."
    assert file.read_text("utf-8") == "mine"


def test_a_folder_that_is_not_there_is_told_before_anything_is_played(call: Call, tmp_path: Path) -> None:
    complaint = call("lab", "--out", str(tmp_path / "club" / "lab.csv")).complaint
    assert complaint == f"There is no folder {tmp_path / 'club'}. Make it first, or choose another."
