"""The coach answers who may ask, from what the seat knows, one question at a time."""

import asyncio

import httpx
import pytest

from desk.people import Served
from sabika.bots.planner.budget import Budget
from sabika.bots.planner.coach import Standing
from sabika.desk import thinking
from sabika.desk.caller import Counted
from sabika.desk.coaching import MOST_KEPT, MOST_WAITING, Asking, CoachFailed, Coaching
from sabika.desk.errors import TooMuch
from sabika.desk.requests.coaching import option_of
from sabika.desk.thinking import BotFailed, Opinion, Question, Thinking, ToAdvise
from sabika.desk.wire.showing import encoded
from sabika.library import GAMES, new_setup
from sabika.rules.core.game import Setup
from sabika.server.limits import Rate
from server.shown_games import Table as Kind
from server.shown_games import decisions

SETUP = new_setup("alhambra", players=2, seed="coached")

pytestmark = pytest.mark.anyio


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


# Who may ask


async def test_a_seat_is_coached_while_it_has_to_decide(served: Served) -> None:
    people = await served.begun(confirm=True)
    asked = (await people[0].now())["view"]["asked"]
    own, other = people[asked], people[1 - asked]
    answer = await own.ask("coach")
    assert answer.status_code == 200, answer.text
    coached = answer.json()
    options = [option["action"] for option in (await own.now())["options"]]
    assert (coached["seat"], coached["actions"], coached["played"]) == (asked, 0, None)
    assert 1 <= len(coached["options"]) <= 3
    for option in coached["options"]:
        assert option["option"]["action"] in options
        assert 0 <= option["chance"] <= 1
    assert refused(await other.ask("coach")) == (403, "not-your-turn")
    looking = await served.client.get(f"/api/tables/{own.table}/coach", params={"key": own.key})
    assert refused(looking) == (401, "no-valid-token")
    taking = next(action for action in options if action.startswith("take"))
    await own.done("actions", version=(await own.now())["version"], action=taking)
    assert refused(await own.ask("coach")) == (403, "confirm-first")


async def test_there_is_no_coach_at_a_purist_table_until_the_game_is_over(served: Served) -> None:
    people = await served.begun(hints=False)
    asked = (await people[0].now())["view"]["asked"]
    assert refused(await people[asked].ask("coach")) == (403, "no-hints")
    assert refused(await people[asked].ask("replay/0/coach")) == (403, "not-over")


@pytest.mark.parametrize("name", ["alhambra", "roll-and-write"])
async def test_any_decision_of_a_finished_game_is_explained_to_whoever_may_look(served: Served, name: str) -> None:
    people = await served.over(game=name, hints=False)
    played = list((await served.table(people[0].table)).played)
    path = f"/api/tables/{people[0].table}/replay"
    for actions in (0, len(played) // 2, len(played) - 1):
        answer = await served.client.get(f"{path}/{actions}/coach", params={"key": people[0].key})
        assert answer.status_code == 200, answer.text
        coached = answer.json()
        assert coached["actions"] == actions
        assert coached["played"]["option"]["action"] == played[actions]
    assert refused(await people[0].ask(f"replay/{len(played)}/coach")) == (404, "no-such-moment")
    assert refused(await served.client.get(f"{path}/0/coach")) == (404, "no-such-table")


async def test_the_chances_over_a_finished_game_end_with_who_won(served: Served) -> None:
    people = await served.over(game="roll-and-write", players=2)
    found = (await people[0].ask("chances")).json()
    statistics = (await people[0].ask("statistics")).json()
    assert [turn["actions"] for turn in found] == [turn["actions"] for turn in statistics["course"]]
    assert all(sum(turn["chances"]) == pytest.approx(1, abs=0.01) for turn in found)
    winners = statistics["winners"]
    assert found[-1]["chances"] == [round(1 / len(winners), 3) if seat in winners else 0 for seat in range(2)]
    alone = await served.over(game="roll-and-write", players=1)
    assert refused(await alone[0].ask("chances")) == (403, "alone")


# What it knows


@pytest.mark.parametrize("name", GAMES)
def test_no_byte_depends_on_what_the_seat_cannot_know(name: str) -> None:
    kind = Kind(name, 2, GAMES[name].modules)
    for number, game in enumerate(decisions(kind, "a secret seed")):
        if game.over or number % 90 != 8:
            continue
        sent = []
        for seed in ("one deal", "another deal"):
            twin = game.imagined(game.asked(), seed)
            question = ToAdvise(Setup(*game.setup), ["take"] * number, "", Budget(playouts=4))
            opinion = thinking.advised(twin, question)
            sent.append(encoded([option_of(twin, option) for option in opinion.options]))
        assert sent[0] == sent[1]
        assert len(sent[0]) > 100


# How much it may take


class Slow(Thinking):
    """Thinks until it is told to stop."""

    def __init__(self) -> None:
        self.asked = 0
        self.at_once = 0
        self.most_at_once = 0
        self.done = asyncio.Event()

    async def think(self, question: Question) -> Opinion:
        self.asked += 1
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await self.done.wait()
        self.at_once -= 1
        return Opinion((), None, "good", 0.0, 0.0)


class Broken(Thinking):
    """Always fails."""

    async def think(self, question: Question) -> Opinion:
        raise BotFailed("too-slow")


class Somebody:
    """Who may ask so often."""

    def __init__(self, name: str, questions: int = 100) -> None:
        self._name = name
        self._rate = Rate(questions, 60, "too-many-questions")
        self.charged: list[float] = []

    def client(self) -> str:
        return self._name

    def count(self, what: Counted) -> None:
        self._rate.take(self._name)

    def afford(self) -> None:
        if self.charged:
            raise TooMuch("too-much-reckoned")

    def charge(self, seconds: float) -> None:
        self.charged.append(seconds)


def question(number: int) -> Asking:
    return Asking(SETUP, (f"take denar-{number}",), "")


async def test_a_client_asks_one_question_at_a_time_and_all_together_use_one_process() -> None:
    slow = Slow()
    coaching = Coaching(slow, Budget(playouts=4))
    first = [
        asyncio.create_task(coaching.opinion(Somebody(f"client {number}"), question(number))) for number in range(3)
    ]
    await asyncio.sleep(0)
    with pytest.raises(TooMuch, match="coach-asked-already"):
        await coaching.opinion(Somebody("client 0"), question(7))
    more = [
        asyncio.create_task(coaching.opinion(Somebody(f"client {number}"), question(number)))
        for number in range(3, MOST_WAITING)
    ]
    await asyncio.sleep(0)
    with pytest.raises(TooMuch, match="coach-busy"):
        await coaching.opinion(Somebody("one too many"), question(8))
    slow.done.set()
    await asyncio.gather(*first, *more)
    assert (slow.asked, slow.most_at_once) == (MOST_WAITING, 1)
    await coaching.opinion(Somebody("client 0"), question(7))


async def test_what_was_thought_about_once_costs_nothing_any_more() -> None:
    slow = Slow()
    slow.done.set()
    coaching, client = Coaching(slow, Budget(playouts=4)), Somebody("client", 2)
    for _ in range(5):
        await coaching.opinion(client, question(1))
    assert slow.asked == 1
    await coaching.opinion(client, question(2))
    with pytest.raises(TooMuch, match="too-many-questions"):
        await coaching.opinion(client, question(3))


async def test_what_two_ask_at_the_same_time_is_thought_about_once() -> None:
    slow = Slow()
    coaching = Coaching(slow, Budget(playouts=4))
    asking = [asyncio.create_task(coaching.opinion(Somebody(name), question(1))) for name in ("one", "two")]
    await asyncio.sleep(0)
    slow.done.set()
    first, second = await asyncio.gather(*asking)
    assert first is second
    assert slow.asked == 1


async def test_a_whole_game_is_charged_by_what_it_took() -> None:
    class Judging(Thinking):
        async def think(self, question: Question) -> list[Standing]:
            return []

    coaching, client = Coaching(Judging(), Budget(playouts=4)), Somebody("client")
    for _ in range(2):
        await coaching.course(client, SETUP, [])
    assert len(client.charged) == 1
    with pytest.raises(TooMuch, match="too-much-reckoned"):
        await coaching.course(client, SETUP._replace(seed="another"), [])


async def test_as_many_answers_are_remembered_as_there_is_room_for() -> None:
    slow = Slow()
    slow.done.set()
    coaching = Coaching(slow, Budget(playouts=4))
    for number in range(MOST_KEPT + 5):
        await coaching.opinion(Somebody("client"), question(number))
    assert len(coaching._opinions) == MOST_KEPT
    await coaching.opinion(Somebody("client"), question(0))
    assert slow.asked == MOST_KEPT + 6


async def test_a_coach_that_breaks_down_can_be_asked_again() -> None:
    coaching = Coaching(Broken(), Budget(playouts=4))
    for _ in range(2):
        with pytest.raises(CoachFailed):
            await coaching.opinion(Somebody("client"), question(1))


async def test_what_decisions_cost_is_told_after_the_game_in_parts_to_whoever_may_look(served: Served) -> None:
    playing = await served.begun(hints=False)
    assert refused(await playing[0].ask("costs/0")) == (403, "not-over")
    people = await served.over(game="roll-and-write", players=2, hints=False)
    path = f"/api/tables/{people[0].table}/costs"
    costs: list[dict[str, float]] = []
    done, of = 0, 1
    while done < of:
        answer = await served.client.get(f"{path}/1", params={"key": people[0].key, "after": done})
        assert answer.status_code == 200, answer.text
        found = answer.json()
        assert found["done"] > done
        done, of = found["done"], found["of"]
        costs += found["costs"]
    assert len(costs) == of
    game = (await served.table(people[0].table)).game
    assert game is not None
    then = game.anew()
    for number, action in enumerate(game.log):
        if any(cost["actions"] == number for cost in costs):
            assert (then.asked(), len(then.options()) > 1) == (1, True)
        then.play(action)
    assert refused(await people[0].ask("costs/2")) == (404, "no-such-seat")
    assert refused(await served.client.get(f"{path}/0")) == (404, "no-such-table")
