"""A server that takes nearly all the memory it may says so, in words to everybody and in figures to who runs it."""

import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest

from desk.people import checked
from sabika.server import memory
from sabika.server.memory import MEGABYTE, SECONDS, SHARE, Memory, limits_of_groups, resident, started_by, usual_limit
from server.served import serving, settings_in

pytestmark = pytest.mark.anyio


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A system that says what the test wants it to."""
    monkeypatch.setattr(memory, "PROCESSES", tmp_path / "proc")
    monkeypatch.setattr(memory, "GROUPS", tmp_path / "groups")
    monkeypatch.setattr(memory, "physical", lambda: iter([8_000 * MEGABYTE]))
    (tmp_path / "proc/self").mkdir(parents=True)
    return tmp_path


def process(machine: Path, number: int, megabytes: int, *children: int) -> None:
    folder = machine / f"proc/{number}"
    (folder / "task/1").mkdir(parents=True, exist_ok=True)
    (folder / "task/1/children").write_text(" ".join(map(str, children)))
    (folder / "statm").write_text(f"9999 {megabytes * MEGABYTE // os.sysconf('SC_PAGE_SIZE')} 7 1 0 9 0")


def group(machine: Path, path: str, **limits: str) -> None:
    folder = machine / "groups" / path
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in limits.items():
        (folder / name.replace("_", ".", 1)).write_text(f"{text}\n")


def test_what_the_system_says_of_this_process_is_plausible() -> None:
    if sys.platform != "linux":
        pytest.skip("only Linux says so")
    assert 5 * MEGABYTE < resident(os.getpid()) < 100_000 * MEGABYTE
    assert resident(2**30) == 0
    assert (usual_limit() or 0) > 50 * MEGABYTE
    child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    try:
        if Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").exists():
            assert child.pid in started_by(os.getpid())
    finally:
        child.communicate(b"\n")


def test_the_least_limit_of_all_groups_holds(machine: Path) -> None:
    assert usual_limit() == int(SHARE * 8_000 * MEGABYTE)
    (machine / "proc/self/cgroup").write_text("0::/system.slice/sabika.service\n")
    group(machine, "system.slice/sabika.service", memory_max="3000000000", memory_high="2000000000")
    group(machine, "system.slice", memory_max="max")
    assert sorted(limits_of_groups()) == [2_000_000_000, 3_000_000_000]
    assert usual_limit() == int(SHARE * 2_000_000_000)
    group(machine, "", memory_max="1000000000")
    assert usual_limit() == int(SHARE * 1_000_000_000)


def test_so_does_that_of_an_older_system(machine: Path) -> None:
    (machine / "proc/self/cgroup").write_text("5:cpu,cpuacct:/x\n4:memory:/docker/abc\n")
    group(machine, "memory/docker/abc", memory_limit_in_bytes="500000000")
    assert usual_limit() == int(SHARE * 500_000_000)


def test_where_the_system_says_nothing_nothing_is_wrong(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "physical", lambda: iter([]))
    assert usual_limit() is None
    assert Memory(0, 1).troubles() == {}


def test_a_worker_counts_with_the_processes_that_it_started(
    machine: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    time = [1000.0]
    monkeypatch.setattr(memory, "monotonic", lambda: time[0])
    own = os.getpid()
    process(machine, own, 300, 11, 12)
    process(machine, 11, 100, 13)
    process(machine, 12, 100)
    process(machine, 13, 90)
    used = Memory(1_200, 2)
    with caplog.at_level(logging.WARNING):
        assert used.troubles() == {}
        assert 585 * MEGABYTE < used.own + used.others <= 590 * MEGABYTE
        process(machine, 13, 120)
        assert used.troubles() == {}, "it is looked at now and then"
        time[0] += SECONDS
        assert used.troubles() == {"memory": "nearly used up"}
        time[0] += SECONDS
        assert used.troubles() == {"memory": "nearly used up"}
        assert len(caplog.records) == 1
        assert "619 MB of memory with its processes" in caplog.text
        assert "less than 600 MB (most_megabytes)" in caplog.text
        process(machine, 13, 10)
        time[0] += SECONDS
        assert used.troubles() == {}


async def test_strangers_are_told_no_figure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "resident", lambda process: 150 * MEGABYTE)
    monkeypatch.setattr(memory, "started_by", lambda process: iter([1]))
    async with serving(settings_in(tmp_path, most_megabytes=300, metrics=True)) as served:
        error = checked(await served.client.get("/api/health"), 503)
        assert (error["code"], error["details"]) == ("unwell", {"memory": "nearly used up"})
        text = (await served.client.get("/metrics")).text
    figures = dict(
        line.rpartition(" ")[::2]
        for line in text.splitlines()
        if "memory" in line and "bytes" in line and line[0] != "#"
    )
    assert sorted(float(each) / MEGABYTE for each in figures.values()) == [150, 150, 300]


async def test_a_server_that_takes_little_is_well(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path)) as served:
        assert (await served.client.get("/api/health")).status_code == 200
