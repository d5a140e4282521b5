"""What has to be worked out: once for all who ask the same, by turns, within limits, and kept if it cannot change."""

import asyncio
from typing import NamedTuple

import pytest

from desk.memory import at_the_desk
from sabika.desk.errors import TooMuch
from sabika.desk.inquiries import Inquiries, Kept
from sabika.desk.reckoning import Question, Reckoned, ReckoningFailed

pytestmark = pytest.mark.anyio


class Asked(NamedTuple):
    name: str

    def answer(self) -> bytes:
        return self.name.encode()


class Reckoner:
    """Works things out when a test says so."""

    def __init__(self, at_a_time: int = 1) -> None:
        self.at_a_time = at_a_time
        self.begun: list[str] = []
        self.go = asyncio.Semaphore(0)
        self.error: Exception | None = None

    async def reckon(self, question: Question) -> Reckoned:
        said = question.answer()
        assert isinstance(said, bytes)
        self.begun.append(said.decode())
        await self.go.acquire()
        return Reckoned(b"" if self.error else said, self.error, 2.0)

    def let(self, number: int) -> None:
        for _ in range(number):
            self.go.release()


class Somebody:
    """Who may have so many seconds of it."""

    def __init__(self, name: str, seconds: float = 1_000) -> None:
        self.name = name
        self.left = seconds

    def client(self) -> str:
        return self.name

    def afford(self) -> None:
        if self.left <= 0:
            raise TooMuch("too-much-reckoned", 7)

    def charge(self, seconds: float) -> None:
        self.left -= seconds


async def settled() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_who_asks_the_same_at_the_same_time_shares_one_answer_and_who_asks_later_has_it() -> None:
    reckoner = Reckoner()
    inquiries = Inquiries(reckoner)
    one, two, three = Somebody("one"), Somebody("two"), Somebody("three")
    asking = [asyncio.create_task(inquiries.answer(who, Asked("it"), "it")) for who in (one, two)]
    await settled()
    reckoner.let(1)
    assert await asyncio.gather(*asking) == [b"it", b"it"]
    assert await inquiries.answer(three, Asked("it"), "it") == b"it"
    assert reckoner.begun == ["it"]
    assert [who.left for who in (one, two, three)] == [998, 1_000, 1_000]


async def test_who_goes_away_takes_nothing_from_those_who_wait_for_the_same() -> None:
    reckoner = Reckoner()
    inquiries = Inquiries(reckoner)
    asking = [asyncio.create_task(inquiries.answer(Somebody(who), Asked("it"), "it")) for who in ("one", "two")]
    await settled()
    asking[0].cancel()
    await settled()
    reckoner.let(1)
    assert await asking[1] == b"it"


async def test_what_may_change_is_worked_out_every_time() -> None:
    reckoner = Reckoner()
    reckoner.let(2)
    inquiries = Inquiries(reckoner)
    for _ in range(2):
        await inquiries.answer(Somebody("one"), Asked("it"))
    assert reckoner.begun == ["it", "it"]


async def test_what_went_wrong_is_charged_and_not_kept() -> None:
    reckoner = Reckoner()
    reckoner.let(2)
    reckoner.error = ReckoningFailed("It broke down.")
    inquiries, one = Inquiries(reckoner), Somebody("one")
    with pytest.raises(ReckoningFailed):
        await inquiries.answer(one, Asked("it"), "it")
    assert one.left == 998
    reckoner.error = None
    assert await inquiries.answer(one, Asked("it"), "it") == b"it"


async def test_clients_take_turns_however_much_one_of_them_asks() -> None:
    reckoner = Reckoner()
    inquiries = Inquiries(reckoner)
    greedy, other = Somebody("greedy"), Somebody("other")
    asking = [asyncio.create_task(inquiries.answer(greedy, Asked(f"greedy {n}"))) for n in range(5)]
    await settled()
    asking += [asyncio.create_task(inquiries.answer(other, Asked(f"other {n}"))) for n in range(2)]
    await settled()
    reckoner.let(7)
    await asyncio.gather(*asking)
    assert reckoner.begun == ["greedy 0", "greedy 1", "other 0", "greedy 2", "other 1", "greedy 3", "greedy 4"]


async def test_so_many_of_a_client_and_of_all_wait_and_no_more() -> None:
    reckoner = Reckoner()
    inquiries = Inquiries(reckoner, each=3, most=4)
    asking = [asyncio.create_task(inquiries.answer(Somebody("one"), Asked(f"{n}"))) for n in range(3)]
    await settled()
    with pytest.raises(TooMuch, match="reckoning-asked-already"):
        await inquiries.answer(Somebody("one"), Asked("more"))
    asking += [asyncio.create_task(inquiries.answer(Somebody("two"), Asked(f"{n}"))) for n in range(2)]
    await settled()
    with pytest.raises(TooMuch, match="reckoning-busy"):
        await inquiries.answer(Somebody("three"), Asked("more"))
    reckoner.let(6)
    await asyncio.gather(*asking)
    await inquiries.answer(Somebody("one"), Asked("more"))


async def test_several_are_worked_out_at_a_time_where_there_is_room_for_it() -> None:
    reckoner = Reckoner(at_a_time=2)
    inquiries = Inquiries(reckoner)
    asking = [asyncio.create_task(inquiries.answer(Somebody("one"), Asked(f"{n}"))) for n in range(3)]
    await settled()
    assert reckoner.begun == ["0", "1"]
    reckoner.let(3)
    await asyncio.gather(*asking)


async def test_who_comes_into_debt_while_waiting_is_refused_when_it_is_their_turn() -> None:
    reckoner = Reckoner()
    inquiries, poor = Inquiries(reckoner), Somebody("poor", 1)
    asking = [asyncio.create_task(inquiries.answer(poor, Asked(f"{n}"))) for n in range(2)]
    await settled()
    reckoner.let(2)
    assert await asking[0] == b"0"
    with pytest.raises(TooMuch, match="too-much-reckoned"):
        await asking[1]
    with pytest.raises(TooMuch, match="too-much-reckoned"):
        await inquiries.answer(poor, Asked("2"))
    assert reckoner.begun == ["0"]


async def test_when_the_desk_closes_nobody_waits_on() -> None:
    inquiries = Inquiries(Reckoner())
    asking = [asyncio.create_task(inquiries.answer(Somebody("one"), Asked(f"{n}"))) for n in range(2)]
    await settled()
    await inquiries.close()
    found = await asyncio.gather(*asking, return_exceptions=True)
    assert [type(each) for each in found] == [asyncio.CancelledError] * 2


def test_answers_are_kept_as_long_as_there_is_room_and_the_oldest_goes_first() -> None:
    kept = Kept(10)
    kept.add("a", b"aaaa")
    kept.add("b", b"bbbb")
    assert kept.get("a") == b"aaaa"
    kept.add("c", b"cccc")
    assert (kept.get("b"), kept.get("a"), kept.get("c"), kept.size) == (None, b"aaaa", b"cccc", 8)
    kept.add("a", b"aa")
    assert kept.size == 6
    kept.add("d", b"d" * 11)
    assert (kept.get("d"), kept.size) == (None, 0)


async def test_a_finished_game_is_looked_at_once_and_a_game_that_is_on_each_time() -> None:
    async with at_the_desk() as served:
        inquiries = served.desk.inquiries
        over, on = (await served.over())[0], (await served.begun())[0]
        for what in ("statistics", "story", "record", "replay/3", "replay/3?seat=1"):
            size = inquiries._kept.size
            first = await over.ask(what)
            assert inquiries._kept.size == size + len(first.content)
            assert (await over.ask(what)).content == first.content
            assert inquiries._kept.size == size + len(first.content)
        await on.ask("replay/0")
        assert inquiries._kept.size == size + len(first.content)
