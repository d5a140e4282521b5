"""/metrics: what it tells can be read by the rules of the format, is true, and is for those alone who may read it."""

import asyncio
import os
import random
import re
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from desk.patience import HANG
from sabika.desk.tables.entries import Offer
from sabika.desk.tables.offers import check_offer
from sabika.desk.tables.table import Table
from sabika.server.counting import MEDIA, Counts, Durations, gauge, labelled, written
from sabika.server.metrics import STALE, Metrics, Telling
from server import here
from server.real_server import RealServer, settings_for
from server.served import serving, settings_in

pytestmark = pytest.mark.anyio

NAME = r"[a-zA-Z_:][a-zA-Z0-9_:]*"
LABEL = re.compile(r'([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\\\|\\"|\\n)*)"(?:,|$)')
LINE = re.compile(rf"({NAME})(?:\{{(.*)\}})? (\S+)")
KINDS = ("counter", "gauge", "histogram")


class Sample(NamedTuple):
    """A line, as a reader of the format sees it."""

    name: str
    labels: dict[str, str]
    value: float


def parsed(text: str) -> dict[str, list[Sample]]:
    """By the rules: HELP and TYPE once for each name, before its lines; its lines stand together; no two are alike;
    a histogram's steps add up."""
    assert text.endswith("\n")
    found: dict[str, list[Sample]] = {}
    kinds: dict[str, str] = {}
    name = ""
    for line in text.splitlines():
        if help_of := re.fullmatch(rf"# HELP ({NAME}) (.+)", line):
            name = help_of[1]
            assert name not in found, f"{name} comes twice"
            found[name] = []
        elif type_of := re.fullmatch(rf"# TYPE ({NAME}) (\w+)", line):
            assert type_of[1] == name
            assert type_of[2] in KINDS
            kinds[name] = type_of[2]
        else:
            sample = sample_of(line)
            assert re.fullmatch(rf"{name}(_bucket|_sum|_count)?", sample.name) if kinds[name] == "histogram" else True
            assert sample.name == name or kinds[name] == "histogram"
            found[name].append(sample)
    for name, samples in found.items():
        assert len({(each.name, *sorted(each.labels.items())) for each in samples}) == len(samples)
        if kinds[name] == "counter":
            assert name.endswith("_total")
            assert all(each.value >= 0 for each in samples)
        if kinds[name] == "histogram":
            check_steps(name, samples)
    return found


def sample_of(line: str) -> Sample:
    match = LINE.fullmatch(line)
    assert match, line
    labels, at = {}, 0
    inside = match[2] or ""
    while at < len(inside):
        label = LABEL.match(inside, at)
        assert label, line
        assert label[1] not in labels
        labels[label[1]] = re.sub(r"\\(.)", lambda each: "\n" if each[1] == "n" else each[1], label[2])
        at = label.end()
    return Sample(match[1], labels, float(match[3]))


def check_steps(name: str, samples: list[Sample]) -> None:
    def of(ending: str) -> dict[tuple[tuple[str, str], ...], list[Sample]]:
        grouped: dict[tuple[tuple[str, str], ...], list[Sample]] = {}
        for each in samples:
            if each.name == name + ending:
                others = tuple(sorted(pair for pair in each.labels.items() if pair[0] != "le"))
                grouped.setdefault(others, []).append(each)
        return grouped

    buckets, sums, counts = of("_bucket"), of("_sum"), of("_count")
    assert buckets.keys() == sums.keys() == counts.keys()
    for others, steps in buckets.items():
        bounds = [float(step.labels["le"]) for step in steps]
        assert bounds == sorted(bounds)
        assert bounds[-1] == float("inf")
        values = [step.value for step in steps]
        assert values == sorted(values)
        assert values[-1] == counts[others][0].value


def value(text: str, name: str, **labels: str) -> float:
    return sum(each.value for each in parsed(text).get(name, []) if labels.items() <= each.labels.items())


def test_words_of_any_kind_can_be_labels() -> None:
    counts = Counts("odd_total", "Odd.", "word")
    words = ['a"b', "a\\b", "a\nb", "", "},x{", "ä"]
    for word in words:
        counts.add(word)
    assert [each.labels["word"] for each in parsed(written([[counts.family()]]))["odd_total"]] == words


def test_a_duration_falls_into_the_steps_that_hold_it() -> None:
    durations = Durations("d", "How long.", "who")
    for seconds in (0.0, 0.001, 0.0011, 3.0, 100.0):
        durations.add(seconds, "bot")
    steps = {each.labels.get("le"): each.value for each in parsed(written([[durations.family()]]))["d"]}
    assert (steps["0.001"], steps["0.0025"], steps["2.5"], steps["5"], steps["+Inf"]) == (2, 3, 3, 4, 5)
    text = written([[durations.family()]])
    assert 'd_sum{who="bot"} 103.0021' in text


def test_several_workers_stand_together() -> None:
    both = [labelled([gauge("a", "A.", at), gauge("b", "B.", 1)], worker=str(at)) for at in (1, 2)]
    found = parsed(written(both))
    assert [(each.labels["worker"], each.value) for each in found["a"]] == [("1", 1), ("2", 2)]


async def test_it_tells_what_happened(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path, metrics=True)) as served:
        offer = {"players": 2, "bots": {"1": "greedy"}, "confirm": False}
        opened = await served.client.post("/api/tables", json={"name": "Ana", "offer": offer})
        table, token = opened.json()["table"], opened.json()["token"]
        bearer = {"Authorization": f"Bearer {token}"}
        version = (await served.client.get(f"/api/tables/{table}", headers=bearer)).json()["version"]
        begun = await served.client.post(f"/api/tables/{table}/begin", json={"version": version}, headers=bearer)
        assert begun.is_success, begun.text
        async with served.watching(table, token=token) as watching:
            told: dict[str, Any] = await watching.next()
            while not told["options"]:
                told = await watching.next()
            during = (await served.client.get("/metrics")).text
            action = {"version": told["version"], "action": told["options"][0]["action"]}
            assert (await served.client.post(f"/api/tables/{table}/actions", json=action, headers=bearer)).is_success
        bucket = served.worker.requests._buckets.of("127.0.0.1")
        bucket.left = -1e9
        assert (await served.client.get("/api/health")).status_code == 429
        bucket.left = 5
        answer = await served.client.get("/metrics")
    assert answer.headers["content-type"] == f"{MEDIA}; charset=utf-8"
    assert value(during, "sabika_live_connections") == 1
    text = answer.text
    worker = {"worker": str(os.getpid())}
    assert value(text, "sabika_info", version="0.1.0", **worker) == 1
    assert value(text, "sabika_requests_total", method="POST", route="/api/tables", status="201") == 1
    assert value(text, "sabika_requests_total", route="/api/tables/{name}/begin", **worker) == 1
    assert value(text, "sabika_requests_total", route="/metrics", status="200") == 1
    assert value(text, "sabika_requests_total", status="429") == 1
    assert value(text, "sabika_refusals_total", reason="too-many-requests") == 1
    assert value(text, "sabika_request_seconds", route="/api/tables", le="+Inf") == 1
    assert value(text, "sabika_games_total", what="begun") == 1
    assert value(text, "sabika_actions_total") >= 1
    assert value(text, "sabika_tables_in_memory") == 1
    for name in ("process_cpu_seconds_total", "process_resident_memory_bytes", "process_open_fds", "process_max_fds"):
        assert value(text, name) > 0
    for name in ("sabika_bot_questions_waiting", "sabika_reckoning_waiting", "sabika_loop_lag_seconds"):
        assert name in parsed(text)


def test_games_and_actions_are_counted_as_entries_are_kept() -> None:
    metrics = Metrics()
    table = Table("t", Offer(players=2, confirm=False, game="alhambra"), check_offer(Offer(players=2)), "key", 1)
    for seat in (0, 1):
        table.carry_out(table.sit(1, seat, f"P{seat}", f"h{seat}"))
        metrics.changed(table)
    table.carry_out(table.begin(2, 0))
    metrics.changed(table)
    while table.status == "playing":
        assert table.game is not None
        action = random.Random(table.version).choice(table.game.options())
        table.carry_out(table.act(3, table.asked(), table.game.notation(action)))
        metrics.changed(table)
    text = written([[metrics.games.family(), metrics.actions.family()]])
    assert value(text, "sabika_games_total", what="begun") == value(text, "sabika_games_total", what="finished") == 1
    assert table.game is not None
    assert value(text, "sabika_actions_total") == len(table.game.log)


async def test_nobody_reads_it_unless_that_is_wanted(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path)) as served:
        assert "sabika_info" not in (await served.client.get("/metrics")).text


@pytest.mark.parametrize(
    ("allowed", "headers", "status"),
    [
        (("127.0.0.1",), {}, 200),
        (("10.0.0.0/8",), {}, 404),
        ((), {}, 404),
        (("127.0.0.1",), {"X-Forwarded-For": "127.0.0.1"}, 404),
        (("127.0.0.1",), {"Forwarded": "for=127.0.0.1"}, 404),
        (("127.0.0.1",), {"Via": "1.1 proxy"}, 404),
        (("127.0.0.1",), {"X-Real-IP": "127.0.0.1"}, 404),
        (("127.0.0.1",), {"Host": "evil.example"}, 421),
    ],
)
@pytest.mark.parametrize("behind_proxy", [True, False])
async def test_only_those_read_it_who_may(
    tmp_path: Path, allowed: tuple[str, ...], headers: dict[str, str], status: int, behind_proxy: bool
) -> None:
    chosen = settings_in(tmp_path, metrics=True, metrics_for=allowed, trusted_proxy=behind_proxy)
    async with here.serving(chosen) as (host, _), httpx.AsyncClient(timeout=HANG) as client:
        assert (await client.get(f"http://{host}/metrics", headers=headers)).status_code == status


async def test_workers_answer_for_each_other_while_they_live(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with here.serving(settings_for(f"sqlite:///{tmp_path / 'a.db'}")) as (_, worker):
        monkeypatch.setattr(os, "getpid", lambda: 4711)
        one = Telling(worker, tmp_path)
        monkeypatch.setattr(os, "getpid", lambda: 4712)
        two = Telling(worker, tmp_path)
        two.leave()
        assert {each.labels["worker"] for each in parsed(one.text())["sabika_info"]} == {"4711", "4712"}
        left = tmp_path / "4712.json"
        os.utime(left, (left.stat().st_mtime - STALE - 1,) * 2)
        assert {each.labels["worker"] for each in parsed(one.text())["sabika_info"]} == {"4711"}
        two.leave()
        left.write_bytes(b"half of")
        assert {each.labels["worker"] for each in parsed(one.text())["sabika_info"]} == {"4711"}
        two.end()
        assert not left.exists()


async def test_whichever_worker_is_asked_answers_for_all(postgresql_url: str) -> None:
    settings = settings_for(postgresql_url, metrics=True, bot_processes=1)
    with RealServer(settings, workers=2) as server:
        seen: set[str] = set()
        async with httpx.AsyncClient(timeout=HANG) as client, asyncio.timeout(HANG):
            # The second may still be starting.
            while len(seen) < 2:
                answer = await client.get(f"http://{server.address}/metrics")
                seen = {each.labels["worker"] for each in parsed(answer.text)["sabika_info"]}
