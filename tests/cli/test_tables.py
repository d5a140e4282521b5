"""In a narrow terminal tables are wider than it rather than without the end of a name or a figure."""

import io
import re
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

from arena.tournaments import made_up, plan
from cli.shell import Call
from sabika.arena.plan import Plan
from sabika.arena.report import page
from sabika.arena.simulation import Simulation
from sabika.arena.summary import summarise
from sabika.cli import tournament
from sabika.cli.simulate import points_table, sources_table, wins_table
from sabika.cli.tables import show_table

LONG = ["planner-strong@100", "planner-strong@10", "planner-steady@12345", "/home/ana/bots/mine.py:Careful@7"]
WIDTHS = [20, 40, 60, 66, 72, 80, 120, 200]


@pytest.mark.parametrize("width", WIDTHS)
def test_the_standings_of_a_tournament(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], width: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    cup = plan(",".join(LONG), 4, 24)
    tournament.show(cup, [made_up(cup, number) for number in range(1, cup.games + 1)])
    told = capsys.readouterr().out
    for name in LONG:
        assert re.search(rf"(?<!\S){re.escape(name)}(?!\S)", told), name
    assert "…" not in told
    assert len([line for line in told.splitlines() if "@" in line]) == len(LONG)


@pytest.mark.parametrize("width", WIDTHS)
def test_the_tables_of_a_simulation(width: int) -> None:
    played = Plan(bots=("random", "random"), games=2, seed="narrow", game="roll-and-write")
    simulation = Simulation(played)
    simulation.run()
    named = replace(played, bots=tuple(LONG[:2]))
    summary = summarise(named, simulation.results)
    told = []
    for table in (
        wins_table(summary, []),
        points_table(summary, [], "points by scoring", lambda side: side.by_scoring),
        sources_table(summary, []),
    ):
        file = io.StringIO()
        show_table(Console(file=file, width=width), table)
        told.append(file.getvalue())
        wide = io.StringIO()
        show_table(Console(file=wide, width=400), table)
        assert words(file) == words(wide), "as much as where there is room"
    assert all(name in told[0].split() and name in told[2].split() for name in LONG[:2])


def words(file: io.StringIO) -> list[str]:
    return sorted(word for word in file.getvalue().split() if set(word) != {"─"})


@pytest.mark.parametrize("width", [20, 40, 80])
def test_bots_are_listed_by_their_whole_names(call: Call, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    told = call("bots").out
    assert "planner-strong" in told
    assert "…" not in told


def test_a_report_breaks_no_budget_apart() -> None:
    cup = plan(",".join(LONG), 4, 24)
    told = page(cup, [made_up(cup, number) for number in range(1, cup.games + 1)], "sabika")
    assert 'planner-strong<wbr><span class="budget">@100</span>' in told
    assert ".budget { white-space: nowrap; }" in told
    body = re.sub(r"<style>.*?</style>|aria-label=\"[^\"]*\"|<pre>.*?</pre>", "", told, flags=re.DOTALL)
    shown = re.sub(r"<[^>]*>", "", body.replace("</", " </")).split()
    assert all(body.count(f'<span class="budget">@{name.rpartition("@")[2]}</span>') for name in LONG)
    assert not [word for word in shown if word.endswith("…")]


def test_the_list_of_games_does_not_depend_on_the_jobs(call: Call, tmp_path: Path) -> None:
    lists = []
    for jobs in ("1", "2"):
        folder = tmp_path / jobs
        words = ["--bots", "random,expecting", "--game", "roll-and-write", "--games", "12", "--jobs", jobs]
        assert call("tournament", *words, "--out", str(folder)).code == 0
        lists.append((folder / "games.csv").read_bytes())
        rows = lists[-1].decode().splitlines()[1:]
        assert [int(row.partition(",")[0]) for row in rows] == list(range(1, 13))
    assert lists[0] == lists[1]
