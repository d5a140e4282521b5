"""`sabika simulate`, as it is called from a shell."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib.resources import files
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

import sabika
from cli.shell import A_LONG_TIME, Run
from sabika.cli import main
from sabika.components import alhambra_pieces, granada_pieces, sheet
from sabika.record import Record, verify
from sabika.record.gained import SOURCES
from sabika.rules.games.alhambra import KINDS

Simulate = Callable[..., Run]
Report = Callable[..., dict[str, Any]]


@pytest.fixture
def simulate(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Simulate:
    """Calls the command."""
    monkeypatch.setenv("COLUMNS", "80")

    def call(*arguments: str) -> Run:
        monkeypatch.setattr(sys, "argv", ["sabika", "simulate", *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
        assert ended.value.code is None or isinstance(ended.value.code, int)
        return Run(ended.value.code or 0, *capsys.readouterr())

    return call


@pytest.fixture
def report(simulate: Simulate) -> Report:
    """Calls the command for its JSON document."""

    def call(*arguments: str) -> dict[str, Any]:
        run = simulate("--json", *arguments)
        assert run.code == 0, run.err
        document = json.loads(run.out)
        assert isinstance(document, dict)
        return document

    return call


def test_the_tables_name_bots_figures_and_seed(simulate: Simulate) -> None:
    run = simulate("--games", "4", "--bots", "greedy,greedy,random", "--seed", "7", "--jobs", "1")
    assert run.code == 0
    assert run.err == ""
    for word in ("wins", "95 %", "points by scoring", "points by source", "wall", *KINDS, "games/s", "exactly"):
        assert word in run.out
    assert "4 games of Alhambra, edition 2003, seed 7" in run.out
    assert max(len(line) for line in run.out.splitlines()) <= 80


def test_the_json_document_says_everything(report: Report) -> None:
    document = report("--games", "3", "--bots", "greedy,random", "--seed", "7", "--jobs", "1", "--edition", "2020")
    assert set(document) == {
        "seed", "game", "edition", "modules", "options", "components", "games_asked", "interrupted", "summary",
        "games", "timing"
    }  # fmt: skip
    assert (document["seed"], document["edition"], document["games_asked"]) == ("7", "2020", 3)
    assert (document["game"], document["options"]) == ("alhambra", {})
    assert document["components"] == alhambra_pieces().digest
    assert document["interrupted"] is False
    assert set(document["timing"]) == {"seconds", "games_per_second", "jobs"}
    assert [game["seed"] for game in document["games"]] == ["7-1", "7-2", "7-3"]
    assert set(document["games"][0]) == {"seed", "points", "winners", "turns", "decisions"}
    summary = document["summary"]
    assert set(summary) == {
        "games", "seats", "others", "rounds", "turns", "decisions", "purchases", "exact_share"
    }  # fmt: skip
    assert [(seat["seat"], seat["bot"]) for seat in summary["seats"]] == [(1, "greedy"), (2, "random")]
    assert sum(seat["wins"]["number"] for seat in summary["seats"]) == pytest.approx(3)
    assert [set(side["by_source"]) for side in summary["others"]] == [{"wall", *KINDS}]


@pytest.mark.parametrize(("game", "title"), [("granada", "Granada"), ("combined", "Alhambra and Granada combined")])
def test_other_games_fit_into_80_columns(simulate: Simulate, game: str, title: str) -> None:
    arguments = f"--game {game} --players 6 --games 1 --bots random --seed 7 --jobs 1 -m all"
    run = simulate(*arguments.split(), "--option", "scoring=simplified", "--option", "turning=card")
    assert (run.code, run.err) == (0, "")
    lines = run.out.splitlines()
    at = lines.index(f"1 games of {title}, seed 7")
    assert lines[at + 1 : at + 3] == ["scoring simplified, turning card", "with exchange, vizier"]
    for source in SOURCES[game]:
        assert any(line.startswith(f" {source} ") for line in lines), source
    assert max(map(len, lines)) <= 80


def test_the_json_document_of_another_game(report: Report) -> None:
    document = report("--game", "granada", "--games", "1", "--bots", "random,random", "--seed", "7", "--jobs", "1")
    assert (document["game"], document["edition"]) == ("granada", "")
    assert document["options"] == {"scoring": "normal", "turning": "money"}
    assert document["components"] == granada_pieces().digest
    assert set(document["summary"]["others"][0]["by_source"]) == set(SOURCES["granada"])


@pytest.mark.parametrize("players", range(1, 6))
def test_roll_and_write_is_told_by_what_there_is_in_it(simulate: Simulate, players: int) -> None:
    """R1, R10-R13."""
    run = simulate(*f"-g roll-and-write -p {players} -n 2 --bots random --seed 7 --jobs 1".split())
    assert (run.code, run.err) == (0, "")
    lines = run.out.splitlines()
    assert max(map(len, lines)) <= 80
    for source in (*KINDS, "rows", "columns", "coins"):
        assert any(line.startswith(f" {source} ") for line in lines), source
    assert "2 games of Roll & Write, seed 7" in lines
    assert ("goal points" in lines) == (players == 1)
    assert f"rounds {dict(enumerate((18, 18, 18, 15, 12), 1))[players]}" in lines
    assert any(line.split() == ["seat", "bot", "rounds", "end"] for line in lines)
    assert ("wins" in run.out) == (players > 1)
    for word in ("bought", "exact", "purchases", "wall", "Dummy", "Dirk"):
        assert word not in run.out


def test_a_player_alone_against_dummies(simulate: Simulate) -> None:
    """R18: how often they are beaten, and what they get."""
    arguments = "-g roll-and-write -p 1 -n 3 --bots random --seed 7 --jobs 1 -o dummies=3 -o goal=beat"
    run = simulate(*arguments.split())
    assert (run.code, run.err) == (0, "")
    assert "3 games of Roll & Write, seed 7\ndummies 3, goal beat\n" in run.out
    for word in ("beaten", "95 %", "Dummy 1", "Dummy 2", "Dummy 3", " dummies "):
        assert word in run.out


def test_the_json_document_of_roll_and_write(report: Report) -> None:
    arguments = "-g roll-and-write -p 1 -n 2 --bots random --seed 7 --jobs 1 -o goal=beat"
    document = report(*arguments.split())
    assert (document["game"], document["edition"], document["options"]) == ("roll-and-write", "", {"goal": "beat"})
    assert document["components"] == sheet().digest
    summary = document["summary"]
    assert (summary["rounds"], summary["purchases"], summary["exact_share"]) == (18, None, None)
    assert len(summary["others"]) == 2
    assert all(len(game["points"]) == 3 and min(game["winners"]) >= 1 for game in document["games"])


def test_a_corrected_sheet_is_used(tmp_path: Path, report: Report) -> None:
    own = tmp_path / "own.toml"
    text = (files("sabika.components") / "roll_and_write.toml").read_text(encoding="utf-8")
    own.write_text(text.replace('"pavilion"', '"tower"', 1), encoding="utf-8")
    arguments = ("-g", "roll-and-write", "-n", "3", "--bots", "random", "--seed", "7", "--jobs", "2")
    document = report(*arguments, "--components", str(own))
    assert document["components"] == sabika.load_pieces(own, "roll-and-write").digest != sheet().digest
    assert document["games"] != report(*arguments)["games"]


def test_the_same_seed_gives_the_same_document_on_any_number_of_jobs(report: Report) -> None:
    documents = [report("--games", "4", "--players", "3", "--seed", "same", "--jobs", jobs) for jobs in ("1", "2")]
    for document in documents:
        del document["timing"]
    assert documents[0] == documents[1]
    assert documents[0] != report("--games", "4", "--players", "3", "--seed", "other", "--jobs", "1")


def test_one_bot_sits_in_all_seats(report: Report) -> None:
    document = report("--games", "1", "--players", "5", "--bots", "random", "--seed", "1", "--jobs", "1")
    assert [seat["bot"] for seat in document["summary"]["seats"]] == ["random"] * 5


def test_without_a_seed_one_is_drawn_and_told(report: Report) -> None:
    first, second = (report("--games", "1", "--jobs", "1") for _ in range(2))
    assert first["seed"] != second["seed"]
    again = report("--games", "1", "--jobs", "1", "--seed", first["seed"])
    assert again["games"] == first["games"]


def test_a_corrected_file_of_pieces_is_used(tmp_path: Path, report: Report) -> None:
    own = tmp_path / "own.toml"
    tiles = [f'[[tile]]\nkind = "{tile.kind}"\nprice = {tile.price}\nwalls = "{tile.walls}"\n' for tile in
             alhambra_pieces().tiles]  # fmt: skip
    own.write_text("\n".join(tiles).replace('walls = "NEW"', 'walls = "NE"', 1))
    document = report("--games", "3", "--jobs", "2", "--seed", "1", "--components", str(own))
    assert document["components"] != alhambra_pieces().digest
    assert document["games"] != report("--games", "3", "--jobs", "2", "--seed", "1")["games"]


def test_records_are_written_and_never_overwritten(tmp_path: Path, simulate: Simulate) -> None:
    arguments = ("--games", "2", "--seed", "7", "--jobs", "1", "--records", str(tmp_path))
    assert simulate(*arguments).code == 0
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == ["game-000001.json", "game-000002.json"]
    assert all(verify(Record.read(file)).ok for file in files)
    before = [file.read_bytes() for file in files]
    again = simulate(*arguments)
    assert again.code == 2
    assert "is already there and is not overwritten" in again.err
    assert [file.read_bytes() for file in files] == before


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--players 3 --bots greedy,random", "3 players need 3 bots, or one for all; 2 were given."),
        ("--bots greedy,dirk", "There is no bot 'dirk'. The bots are: random, planner-gentle, greedy,"),
        ("--bots greedy,", "There is no bot ''."),
        ("--players 7", "Alhambra is for 2 to 6 players, not 7."),
        ("--players 0", "Alhambra is for 2 to 6 players, not 0."),
        ("--bots random,random,random,random,random,random,random", "2 to 6 players, not 7."),
        ("--games 0", "The number of games has to be 1 or more, not 0."),
        ("--games 99999999999999999999", "At most 10000000 games are played at once, not 99999999999999999999. Ask"),
        ("--jobs 0", "The number of jobs has to be 1 or more, not 0."),
        ("--edition 1999", "There is no edition '1999'. Choose one of: 2003, 2020."),
        ("--components nowhere.toml", "nowhere.toml cannot be read"),
        ("--game chess", "There is no game 'chess'. The games are: alhambra, granada, combined, roll-and-write."),
        ("--game granada --players 7", "Granada is for 2 to 6 players, not 7."),
        ("--game granada --edition 2020", "Granada has no editions. Leave the edition '2020' out."),
        ("--game granada --modules huts", "There is no module 'huts' for Granada. The modules are: exchange, vizier."),
        ("--game granada --modules portals", "There is no module 'portals' for Granada. The modules are: "),
        ("--game granada --option scoring=odd", "The option scoring is one of: normal, simplified; not 'odd'."),
        ("--game granada --option turning=gold", "The option turning is one of: money, card; not 'gold'."),
        (
            "--game granada --option faces=2",
            "There is no option 'faces' for Granada. The options are: scoring, turning.",
        ),
        ("--game granada --option simplified", "'simplified' is not an option. Write its name and what you choose,"),
        ("--game granada -o scoring=normal -o scoring=normal", "The option scoring was chosen twice. Choose it once."),
        ("--option scoring=normal", "There is no option 'scoring' for Alhambra. It has no options."),
        ("-g roll-and-write -p 6", "Roll & Write is for 1 to 5 players, not 6."),
        ("-g roll-and-write -p 2 -o goal=beat", "Only a player alone chooses whether to beat the dummies (R18)."),
        ("-g roll-and-write -p 2 -o dummies=3", "Only a player alone chooses the number of dummies (R18)."),
        ("-g roll-and-write -p 1 -o dummies=1", "'1' is no choice for the option dummies. Choose one of: 2, 3, 4."),
        ("-g roll-and-write -m huts", "Roll & Write has no modules. Leave out: huts."),
        ("-g roll-and-write -e 2003", "Roll & Write has only one edition. Leave out the edition '2003'."),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(arguments: str, sentence: str, simulate: Simulate) -> None:
    run = simulate(*arguments.split())
    assert run.code == 2
    assert sentence in run.err
    assert "Traceback" not in run.err
    assert run.out == ""


@contextmanager
def started(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """The command as a process of its own, on the package under test."""
    source = str(Path(sabika.__file__).parents[1])
    process = subprocess.Popen(
        [sys.executable, "-m", "sabika", "simulate", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": source},
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def wait_for_records(folder: Path, number: int, process: subprocess.Popen[str]) -> None:
    """Until there are so many of them, but not for ever."""
    end = monotonic() + A_LONG_TIME
    while len(list(folder.glob("game-*.json"))) < number:
        assert monotonic() < end, "no records in time"
        with suppress(subprocess.TimeoutExpired):
            process.wait(0.02)
            pytest.fail("ended by itself")


@pytest.mark.parametrize("name", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_keeps_what_is_finished(tmp_path: Path, name: signal.Signals, jobs: str) -> None:
    arguments = ("--games", "100000", "--players", "2", "--seed", "7", "--jobs", jobs, "--json")
    with started(*arguments, "--records", str(tmp_path)) as process:
        wait_for_records(tmp_path, 4, process)
        process.send_signal(name)
        stdout, stderr = process.communicate(timeout=A_LONG_TIME)
    assert process.returncode == 130
    assert stderr == ""
    document = json.loads(stdout)
    assert document["interrupted"] is True
    assert document["games_asked"] == 100000
    seeds = [game["seed"] for game in document["games"]]
    assert len(seeds) == document["summary"]["games"] >= 4
    records = {Record.read(file).seed: verify(Record.read(file)).ok for file in tmp_path.iterdir()}
    assert set(records) == set(seeds)
    assert all(records.values())
