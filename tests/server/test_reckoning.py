"""What takes time is worked out in processes of its own, and by what it costs."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from desk.patience import HANG
from desk.people import JSON, Seat, played_out, recorded
from sabika.desk.reckoning import Question, ReckoningFailed, ReckoningHere
from sabika.desk.requests import scorepad
from sabika.desk.requests.coaching import OpinionOf
from sabika.desk.requests.records import RecordToCheck, RecordToKeep
from sabika.desk.requests.replaying import MomentOf, RecordOf, StatisticsOf, StoryOf
from sabika.desk.requests.scorepad import OfPad
from sabika.record import BadRecord
from sabika.scorepad.scoring import score
from sabika.server import limits
from sabika.server.limits import Allowance
from sabika.server.reckoning import Reckoners
from scorepad.pads import played
from server.odd_questions import Breaking, Endless, Whereabouts, Wrong
from server.served import ServedOverHttp, serving, settings_in

pytestmark = pytest.mark.anyio


@pytest.fixture
def reckoners() -> Iterator[Reckoners]:
    found = Reckoners(1, HANG)
    yield found
    found.close()


def questions() -> list[Question]:
    game = played_out(players=3)
    setup, actions = game.setup, tuple([game.notation(action) for action in game.log])
    middle = len(actions) // 2
    pad = played("alhambra", 2, 31).by_tiles
    record = recorded()
    lie = msgspec.structs.replace(record, seed_hash="0" * 64)
    return [
        StatisticsOf(setup, actions, (1, 2, 3)),
        StoryOf(setup, actions),
        RecordOf(setup, actions, ("Ana", "Ben", "Eva"), (None, "greedy", None), None),
        MomentOf("lions", setup, actions[:middle], len(actions), None, (0, 1, 2)),
        # Later, earlier, at the beginning, and as one seat sees it.
        MomentOf("lions", setup, actions[: middle + 1], len(actions), 1, (1,)),
        MomentOf("lions", setup, actions[: middle - 1], len(actions), 1, (1,)),
        MomentOf("lions", setup, (), len(actions), None, (None,)),
        RecordToCheck(record.dumps().encode()),
        RecordToCheck(lie.dumps().encode()),
        RecordToKeep(record.dumps().encode()),
        *[OfPad(work, pad) for work in (score, scorepad.story_of, scorepad.statistics_of)],
        OfPad(scorepad.moment_of, pad, (3,)),
        OfPad(scorepad.csv_of, pad, ("de",)),
    ]


async def test_a_process_of_its_own_gives_the_same_bytes(reckoners: Reckoners) -> None:
    for question in questions():
        here, there = await ReckoningHere().reckon(question), await reckoners.reckon(question)
        assert here.error is there.error is None
        assert there.found == here.found
        assert there.seconds > 0


async def test_one_process_answers_all_that_comes(reckoners: Reckoners) -> None:
    first, second = [await reckoners.reckon(Whereabouts()) for _ in range(2)]
    assert first.found == second.found != str(os.getpid()).encode()


async def test_what_is_wrong_with_a_question_is_told_as_if_it_were_answered_here(reckoners: Reckoners) -> None:
    lie = msgspec.structs.replace(recorded(), seed_hash="0" * 64)
    error = (await reckoners.reckon(RecordToKeep(lie.dumps().encode()))).error
    assert isinstance(error, BadRecord)
    assert error.field == "seed_hash"
    assert isinstance((await reckoners.reckon(Wrong())).error, ReckoningFailed)


async def test_after_a_crash_another_process_answers(reckoners: Reckoners) -> None:
    first = (await reckoners.reckon(Whereabouts())).found
    crashed = await reckoners.reckon(Breaking())
    assert isinstance(crashed.error, ReckoningFailed)
    assert (await reckoners.reckon(Whereabouts())).found not in (first, b"")


async def test_what_hangs_is_given_up_and_costs_its_time() -> None:
    reckoners = Reckoners(1, 0.05)
    try:
        hanging = await reckoners.reckon(Endless())
        assert isinstance(hanging.error, ReckoningFailed)
        assert hanging.seconds >= 0.05
        assert not reckoners._all[0]._process.process
    finally:
        reckoners.close()


async def test_the_processes_end_with_the_server(reckoners: Reckoners) -> None:
    await reckoners.reckon(Whereabouts())
    process = reckoners._all[0]._process.process
    assert process is not None
    reckoners.close()
    process.join(HANG)
    assert not process.is_alive()
    assert isinstance((await asyncio.to_thread(reckoners._all[0].answer, Whereabouts())).error, ReckoningFailed)


async def test_nothing_of_it_is_worked_out_where_everybody_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here nobody could: only the process of its own has the questions as they are."""

    def not_here(question: object) -> None:
        raise AssertionError("this is where everybody is served")

    async with serving(settings_in(tmp_path, coach_budget="2")) as served:
        person = (await served.over())[0]
        for kind in (StatisticsOf, StoryOf, RecordOf, MomentOf, RecordToCheck, RecordToKeep, OpinionOf, OfPad):
            monkeypatch.setattr(kind, "answer", not_here)
        for what in ("statistics", "story", "record", "replay/30", "replay/30/coach"):
            answer = await person.ask(what)
            assert answer.status_code == 200, (what, answer.text)
        for path in ("/api/records", "/api/records/verify"):
            answer = await served.client.post(path, content=recorded().dumps(), headers=JSON)
            assert answer.status_code in (200, 201), answer.text
        pad = msgspec.to_builtins(played("alhambra", 2, 31).by_tiles)
        for path in ("score", "story", "statistics", "replay/3", "csv", "text"):
            answer = await served.client.post(f"/api/scorepad/{path}", json={"pad": pad})
            assert answer.status_code in (200, 201), answer.text
        answer = await served.client.post("/api/scorepad/fits", json={"pad": pad, "round": 0, "side": 0})
        assert answer.status_code in (200, 201), answer.text


# What it costs


async def test_a_client_in_debt_is_refused_until_time_has_paid_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    at = 100.0
    monkeypatch.setattr(limits, "monotonic", lambda: at)
    monkeypatch.setattr("sabika.server.limits.monotonic", lambda: at)
    spent = Allowance(20, 60, code="too-much-reckoned")
    spent.check("one")
    spent.charge("one", 15)
    spent.check("one")
    spent.charge("one", 10)
    spent.check("another")
    with pytest.raises(Exception, match="too-much-reckoned") as refused:
        spent.check("one")
    assert refused.value.seconds == 15  # type: ignore[attr-defined]
    at += 14
    with pytest.raises(Exception, match="too-much-reckoned"):
        spent.check("one")
    at += 2
    spent.check("one")
    spent.charge("one", 1_000)
    at += 61
    spent.check("one")


async def test_whoever_had_too_much_worked_out_waits_but_what_is_known_is_told(tmp_path: Path) -> None:
    async with serving(settings_in(tmp_path, reckoned_a_minute=1e-6)) as served:
        person = (await served.over())[0]
        first = await person.ask("statistics")
        assert first.status_code == 200
        refused = await person.ask("story")
        error = refused.json()["error"]
        assert (refused.status_code, error["code"]) == (429, "too-much-reckoned")
        assert int(refused.headers["retry-after"]) == error["details"]["seconds"] > 0
        assert (await person.ask("statistics")).content == first.content
        assert (await upload(served)).status_code == 429
        assert (await person.now())["status"] == "over", "all else goes on"


async def upload(served: ServedOverHttp) -> httpx.Response:
    return await served.client.post("/api/records", content=recorded().dumps(), headers=JSON)


async def test_a_crash_is_told_in_a_sentence_and_the_next_question_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(settings_in(tmp_path)) as served:
        person: Seat = (await served.over())[0]
        asked: list[Any] = []
        reckon = served.worker.reckoners.reckon

        async def breaking(question: Question) -> Any:
            asked.append(question)
            return await reckon(Breaking() if len(asked) == 1 else question)

        monkeypatch.setattr(served.worker.reckoners, "reckon", breaking)
        failed = await person.ask("story")
        assert (failed.status_code, failed.json()["error"]["code"]) == (503, "reckoning")
        assert failed.headers["retry-after"]
        assert (await person.ask("story")).status_code == 200
