"""A cluster plays the same games as one process, whatever happens to its workers. Two workers on this machine do."""

import os
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from importlib.util import find_spec
from pathlib import Path

import pytest

from cli.conftest import call
from cli.shell import Call
from sabika.arena import MatchResult, Plan, Simulation
from sabika.arena.book import GAMES_FILE
from sabika.arena.cluster import MOST_CRASHES, Cluster, Order, Queue, unpacked, work
from sabika.cli import crews
from sabika.rules.core.errors import BadInput

__all__ = ["call"]

# Ray looks at its environment when it is imported, which is for the cluster to do.
pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="there is no Ray for this system")

MORTAL = '''
import os, signal
from pathlib import Path

class Mortal:
    """Takes the first option. Its worker dies in the middle of a game, but only while there are lives left."""

    name = "mortal"
    level = "gentle"
    blurb = dict.fromkeys(("en", "fr", "nl", "de"), "Dies.")

    def choose(self, view, options, rng):
        lives = sorted(Path(LIVES).iterdir())
        if lives and view.turn > 10:
            lives[0].unlink()
            os.kill(os.getpid(), signal.SIGKILL)
        return options[0]
'''


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with Cluster(jobs=2) as crew:
        yield crew


def mortal(folder: Path, lives: int) -> str:
    """A bot that ends so many workers."""
    (folder / "lives").mkdir()
    for life in range(lives):
        (folder / "lives" / str(life)).touch()
    file = folder / "mortal.py"
    file.write_text(f"LIVES = {str(folder / 'lives')!r}\n{MORTAL}", "utf-8")
    return f"{file}:Mortal"


def plan(bot: str = "random", games: int = 6, records: Path | None = None) -> Plan:
    return Plan(bots=("random", bot), games=games, seed="cluster", records=records)


def records(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text("utf-8") for file in folder.iterdir()}


# On Ray


def test_workers_that_are_killed_cost_nothing_but_time(cluster: Cluster, tmp_path: Path) -> None:
    bot = mortal(tmp_path, lives=2)
    shared = Simulation(plan(bot, records=tmp_path / "shared"))
    shared.run(cluster)
    assert not list((tmp_path / "lives").iterdir())
    alone = Simulation(plan(bot, records=tmp_path / "alone"))
    alone.run(1)
    assert shared.results == alone.results
    assert len(shared.results) == 6
    assert records(tmp_path / "shared") == records(tmp_path / "alone")


def test_a_game_that_ends_every_worker_is_given_up(cluster: Cluster, tmp_path: Path) -> None:
    simulation = Simulation(plan(mortal(tmp_path, lives=99), games=1))
    with pytest.raises(BadInput, match=rf"Game 1 \(seed cluster-1\) ended {MOST_CRASHES} workers"):
        simulation.run(cluster)
    assert len(list((tmp_path / "lives").iterdir())) == 99 - MOST_CRASHES


def test_an_interrupt_keeps_what_is_finished(cluster: Cluster, tmp_path: Path) -> None:
    simulation = Simulation(plan(games=1000, records=tmp_path))

    def interrupt(number: int, result: MatchResult) -> None:
        if not simulation.interrupted:
            os.kill(os.getpid(), signal.SIGINT)

    simulation.run(cluster, interrupt)
    assert simulation.interrupted
    assert 1 <= len(simulation.results) < 1000
    assert len(records(tmp_path)) == len(simulation.results)
    known = range(4, 1001)
    rest = Simulation(plan(games=1000), known)
    rest.run(cluster)
    alone = Simulation(plan(games=1000), known)
    alone.run(1)
    assert rest.results == alone.results


def test_a_tournament_ends_the_same(
    cluster: Cluster, call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crews, "RayCluster", lambda address, jobs: nullcontext(cluster))
    arguments = ["tournament", "--bots", "greedy,random", "--game", "granada", "--modules", "vizier", "--games", "4"]
    shared = call(*arguments, "--out", str(tmp_path / "shared"), "--cluster")
    alone = call(*arguments, "--out", str(tmp_path / "alone"), "--jobs", "1")
    assert (shared.code, shared.err) == (0, "")
    assert shared.out.replace("shared", "alone") == alone.out
    found = [sorted((tmp_path / name / GAMES_FILE).read_text("utf-8").splitlines()) for name in ("shared", "alone")]
    assert found[0] == found[1]
    assert len(found[0]) == 5


def test_a_worker_that_lacks_something_is_told_in_a_sentence(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Order, "of", lambda plan: None)
    with pytest.raises(BadInput, match=r"^A worker cannot play: 'NoneType' object .*Install Sabika on all machines"):
        Simulation(plan()).run(cluster)


# Without


def test_without_ray_a_sentence_says_how_to_get_it(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    complaint = call("simulate", "--cluster", "--games", "2").complaint
    assert complaint == "A cluster needs ray. Install it with: pip install 'sabika[cluster]'"


def test_an_address_needs_a_cluster(call: Call) -> None:
    complaint = call("simulate", "--address", "10.0.0.1:6379").complaint
    assert complaint == "An address is for games on a cluster. Add --cluster."


@pytest.mark.parametrize("address", ["castle", ":6379", "castle:gate", "castle:0", "ray://castle"])
def test_an_address_has_a_host_and_a_port(call: Call, address: str) -> None:
    complaint = call("simulate", "--cluster", "--address", address).complaint
    assert complaint == f"{address!r} is no address of a cluster. Give one such as 10.0.0.1:6379, or auto."


def test_a_cluster_that_is_not_there_is_told_at_once(call: Call) -> None:
    with socket.socket() as taken:
        # Nobody listens there, and nobody else can begin to.
        taken.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        complaint = call("tournament", "--bots", "greedy,random", "--cluster", "--address", address).complaint
    assert complaint == f"Nothing answers at {address}. Start Ray there with: ray start --head"


def test_no_jobs_are_refused(call: Call) -> None:
    assert call("simulate", "--cluster", "--jobs", "0").complaint == "The number of jobs has to be 1 or more, not 0."


# What workers are given


def test_a_bot_of_a_file_goes_along_to_machines_that_do_not_have_it(tmp_path: Path) -> None:
    bot = mortal(tmp_path, lives=0)
    order = Order.of(plan(bot, games=1))
    [(path, file)] = order.bot_files.items()
    assert unpacked(file) == Path(path).resolve()
    elsewhere = order._replace(bot_files={path: file._replace(path="/nowhere/mortal.py")})
    Path(path).unlink()
    done = work(elsewhere, [1])
    assert done.problem == ""
    assert [number for number, _, _ in done.games] == [1]


def test_another_version_does_not_play_along() -> None:
    order = Order.of(plan())._replace(made_by="sabika 99")
    assert work(order, [1, 2]).problem.endswith(", not sabika 99. Install it there.")
    assert work(order, [1, 2]).games == []


class Vacant(Plan):
    """Nobody sits down to the third game."""

    def seated(self, number: int) -> tuple[str, ...]:
        return ("random", "nobody") if number == 3 else ("random", "random")


def test_games_finished_before_a_mistake_are_kept() -> None:
    done = work(Order.of(Vacant(("random",) * 2, 4, "cluster")), [1, 2, 3, 4])
    assert [number for number, _, _ in done.games] == [1, 2]
    assert done.problem.startswith("Game 3 (seed cluster-3) could not be played to its end: There is no bot 'nobody'")


def test_batches_take_about_a_second_and_leave_something_for_everybody() -> None:
    queue = Queue(plan(), range(1, 101))
    assert queue.next(2) == [1]
    queue.took(0.1)
    assert queue.next(2) == list(range(2, 12))
    queue.took(3.9)
    assert queue.next(2) == [12]
    queue.took(0.0)
    assert len(queue.next(50)) == 1
    assert len(Queue(plan(), []).next(2)) == 0


def test_the_games_of_a_worker_that_is_gone_are_played_again_one_by_one() -> None:
    queue = Queue(plan(), [])
    queue.put_back([3, 4, 5])
    assert [queue.next(2) for _ in range(4)] == [[3], [4], [5], []]
    for _ in range(MOST_CRASHES - 1):
        queue.put_back([4])
        assert queue.next(2) == [4]
    queue.put_back([3])
    with pytest.raises(BadInput, match=r"Game 4 \(seed cluster-4\)"):
        queue.put_back([4])
