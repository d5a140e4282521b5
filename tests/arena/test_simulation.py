"""A simulation gives the same results on any number of processes, and loses nothing when it goes wrong."""

import multiprocessing
import os
import pickle
import signal
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import ClassVar

import pytest

import sabika
from property.state import attributes
from sabika.arena import MatchResult, Plan, Simulation, crews
from sabika.bots import registry
from sabika.bots.bot import Level
from sabika.components import alhambra_pieces, sheet
from sabika.library import load_pieces
from sabika.record import Record, verify
from sabika.rules.core.action import Action
from sabika.rules.core.errors import BadInput
from sabika.rules.palace.view import PalaceView


def plan(games: int = 5, bots: tuple[str, ...] = ("greedy", "random"), records: Path | None = None) -> Plan:
    return Plan(bots=bots, games=games, seed="arena", pieces=alhambra_pieces(), records=records)


def results(jobs: int, of: Plan) -> list[MatchResult]:
    simulation = Simulation(of)
    simulation.run(jobs)
    assert not simulation.interrupted
    return simulation.results


def test_the_number_of_jobs_does_not_change_the_results() -> None:
    alone = results(1, plan())
    assert [result.seed for result in alone] == [f"arena-{number}" for number in range(1, 6)]
    assert results(2, plan()) == alone


@pytest.mark.parametrize("game", ["granada", "combined"])
def test_other_games_and_their_options_are_played_on_any_number_of_processes(game: str, tmp_path: Path) -> None:
    def chosen(folder: str, scoring: str = "simplified") -> Plan:
        options = {"scoring": scoring, "turning": "card"}
        return Plan(
            ("random",) * 2, 2, "arena", game=game, options=options, modules=("vizier",), records=tmp_path / folder
        )

    alone = results(1, chosen("1"))
    assert results(2, chosen("2")) == alone
    assert results(1, chosen("3", "normal")) != alone
    for file in sorted((tmp_path / "2").iterdir()):
        record = Record.read(file)
        assert (record.game, record.modules) == (game, ["vizier"])
        assert record.options == {"scoring": "simplified", "turning": "card"}
        assert verify(record).problems == []


def test_a_corrected_sheet_travels_to_other_processes(tmp_path: Path) -> None:
    text = next(Path(sabika.__file__).parent.rglob("roll_and_write.toml")).read_text(encoding="utf-8")
    (tmp_path / "own.toml").write_text(text.replace('"pavilion"', '"tower"', 1), encoding="utf-8")
    pieces = load_pieces(tmp_path / "own.toml", "roll-and-write")
    options = {"dummies": "3", "goal": "beat"}
    own = Plan(("random",), 2, "arena", pieces, game="roll-and-write", options=options, records=tmp_path / "2")
    assert results(2, own) == results(1, replace(own, records=None))
    for file in (tmp_path / "2").iterdir():
        record = Record.read(file)
        assert (record.components, record.options) == (pieces.digest, options)
        assert verify(record, pieces).problems == []
        assert [problem.field for problem in verify(record).problems] == ["components"]


def test_a_sheet_is_the_same_after_its_journey() -> None:
    before = attributes(sheet())
    assert before.keys() >= {"kind", "printed_coins", "rounds", "provenance"}
    assert attributes(pickle.loads(pickle.dumps(sheet()))) == before


def test_corrected_huts_and_falcons_travel_to_other_processes(tmp_path: Path) -> None:
    modules = ("huts", "falcons")
    pieces = load_pieces(corrected(tmp_path), modules=modules)
    own = Plan(("greedy", "random"), 2, "arena", pieces, modules=modules, records=tmp_path / "2")
    assert results(2, own) == results(1, replace(own, records=None))
    for file in (tmp_path / "2").iterdir():
        record = Record.read(file)
        assert record.components == pieces.digest
        assert verify(record, pieces).problems == []
        assert [problem.field for problem in verify(record).problems] == ["components"]


def corrected(folder: Path) -> list[Path]:
    """Copies of the files of huts and falcons, with a change in each."""
    changes = {
        "huts.toml": ('walls = "N"', 'walls = "S"'),
        "falcons.toml": ('"garden", "tower"', '"chambers", "tower"'),
    }
    for name, change in changes.items():
        text = next(Path(sabika.__file__).parent.rglob(name)).read_text(encoding="utf-8")
        assert change[0] in text
        (folder / name).write_text(text.replace(*change, 1), encoding="utf-8")
    return [folder / name for name in changes]


def test_more_jobs_than_games_are_no_harm() -> None:
    assert len(results(3, plan(games=2))) == 2


def test_every_finished_game_is_told_at_once() -> None:
    told: list[tuple[int, MatchResult]] = []
    simulation = Simulation(plan(games=3))
    simulation.run(1, lambda number, result: told.append((number, result)))
    assert told == list(enumerate(simulation.results, 1))


@pytest.mark.parametrize("jobs", [1, 2])
def test_games_that_are_known_are_not_played_again(jobs: int) -> None:
    numbers: list[int] = []
    simulation = Simulation(plan(games=5), known={1, 2, 4})
    simulation.run(jobs, lambda number, result: numbers.append(number))
    assert sorted(numbers) == [3, 5]
    every = results(1, plan(games=5))
    assert simulation.results == [every[2], every[4]]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_record_is_written_for_every_game(tmp_path: Path, jobs: int) -> None:
    folder = tmp_path / "deep" / "records"
    played = results(jobs, plan(games=3, records=folder))
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["game-000001.json", "game-000002.json", "game-000003.json"]
    for file, result in zip(files, played, strict=True):
        record = Record.read(file)
        assert verify(record).ok
        assert record.result is not None
        assert tuple(record.result.points) == result.points
        assert [player.bot for player in record.players] == ["greedy", "random"]


def test_an_existing_record_stops_everything_before_it_begins(tmp_path: Path) -> None:
    (tmp_path / "game-000003.json").write_text("mine")
    with pytest.raises(BadInput, match=r"game-000003\.json is already there and is not overwritten"):
        Simulation(plan(games=3, records=tmp_path))
    assert [file.name for file in tmp_path.iterdir()] == ["game-000003.json"]
    assert (tmp_path / "game-000003.json").read_text() == "mine"


def test_records_of_other_numbers_and_other_files_are_no_hindrance(tmp_path: Path) -> None:
    (tmp_path / "game-000009.json").write_text("mine")
    (tmp_path / "notes.txt").write_text("mine")
    assert len(results(1, plan(games=2, records=tmp_path))) == 2


def test_a_file_is_no_folder_for_records(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    with pytest.raises(BadInput, match=r"is a file\. Give a folder"):
        Simulation(plan(records=file))


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (plan(games=0), "The number of games has to be 1 or more, not 0"),
        (plan(bots=("greedy", "dirk")), "There is no bot 'dirk'"),
        (plan(bots=("greedy",)), "2 to 6 players, not 1"),
        (replace(plan(), game="granada"), "These are not the pieces of Granada"),
        (Plan(("random",) * 2, 1, "", game="granada", edition="2003"), "Granada has no editions"),
        (Plan(("random",) * 2, 1, "", options={"scoring": "normal"}), "no option 'scoring' for Alhambra"),
        (replace(plan(), game="roll-and-write"), "These are not the pieces of Roll & Write"),
        (Plan(("random",) * 2, 1, "", game="roll-and-write", options={"goal": "beat"}), "Only a player alone"),
    ],
)
def test_a_plan_that_cannot_be_carried_out_is_refused(wrong: Plan, sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        Simulation(wrong)


def test_no_jobs_are_refused() -> None:
    with pytest.raises(BadInput, match="The number of jobs has to be 1 or more, not 0"):
        Simulation(plan()).run(0)


@pytest.mark.parametrize("name", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_keeps_what_is_finished(tmp_path: Path, jobs: int, name: signal.Signals) -> None:
    before = signal.getsignal(name)
    simulation = Simulation(plan(games=1000, records=tmp_path))

    def interrupt(number: int, result: MatchResult) -> None:
        if not simulation.interrupted:
            os.kill(os.getpid(), name)

    simulation.run(jobs, interrupt)
    assert simulation.interrupted
    assert 1 <= len(simulation.results) < 1000
    assert {Record.read(file).seed for file in tmp_path.iterdir()} == {result.seed for result in simulation.results}
    assert signal.getsignal(name) is before
    assert not multiprocessing.active_children()


@pytest.mark.parametrize("name", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("started", [0, 1, 2])
def test_an_interrupt_while_the_processes_start_is_not_lost(
    monkeypatch: pytest.MonkeyPatch, started: int, name: signal.Signals
) -> None:
    workers: list[crews.Worker] = []

    class Interrupted(crews.Worker):
        """One that is started just when somebody presses Ctrl-C, which all processes of a terminal get."""

        def __init__(self, plan: Plan, numbers: Sequence[int]) -> None:
            if len(workers) == started:
                interrupt()
            super().__init__(plan, numbers)
            workers.append(self)
            if len(workers) == started == 2:
                interrupt()

    def interrupt() -> None:
        os.kill(os.getpid(), name)
        for worker in workers:
            assert worker.process.pid is not None
            os.kill(worker.process.pid, name)

    monkeypatch.setattr(crews, "Worker", Interrupted)
    simulation = Simulation(plan(games=1000))
    simulation.run(2)
    assert simulation.interrupted
    assert len(simulation.results) < 1000


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_before_the_first_game_is_not_lost(jobs: int) -> None:
    crew = crews.crew_of(jobs)
    games = crew.play(plan(games=1000), range(1, 1001))
    crew.stop()
    assert len(list(games)) < 1000


def test_a_process_that_dies_gives_a_sentence(tmp_path: Path) -> None:
    simulation = Simulation(plan(games=1000, records=tmp_path))

    def kill_one(number: int, result: MatchResult) -> None:
        for process in multiprocessing.active_children()[:1]:
            assert process.pid is not None
            os.kill(process.pid, signal.SIGKILL)

    with pytest.raises(
        BadInput, match=r"The process playing game \d+ \(seed arena-\d+\) ended by itself, exit code -9"
    ):
        simulation.run(2, kill_one)
    assert simulation.results
    assert all(verify(Record.read(file)).ok for file in tmp_path.glob("game-*.json"))


class Stumbling:
    """A bot with a mistake in it."""

    name: ClassVar[str] = "stumbling"
    blurb: ClassVar[Mapping[str, str]] = {}
    level: ClassVar[Level] = Level.GENTLE

    def choose(self, view: PalaceView, options: Sequence[Action], rng: Random) -> Action:
        raise ZeroDivisionError("division by zero")


def test_a_mistake_of_a_bot_gives_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.BOTS, "stumbling", Stumbling())
    simulation = Simulation(plan(bots=("greedy", "stumbling")))
    with pytest.raises(BadInput, match=r"Game 1 \(seed arena-1\) could not .*ZeroDivisionError: division by zero"):
        simulation.run(1)
