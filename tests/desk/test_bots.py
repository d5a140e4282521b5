"""Bots at a desk that has no processes: they think in between, and one that breaks down does not stop its table."""

from collections.abc import Iterator

import pytest

from desk.memory import Somebody, at_the_desk
from desk.people import asked_of
from sabika.desk.memory import ThinkingHere
from sabika.desk.thinking import BotFailed, Question, ToChoose
from sabika.library import new_setup

pytestmark = pytest.mark.anyio

SETUP = new_setup("alhambra", players=3, seed="bots")


@pytest.fixture(autouse=True)
def odd_bots() -> Iterator[None]:
    # Here and not above: they are known as soon as they are imported.
    from server import odd_bots

    odd_bots.add()
    yield
    odd_bots.remove()


@pytest.mark.parametrize("bot", ["crashing", "cheating"])
async def test_a_bot_that_breaks_down_is_told_apart(bot: str) -> None:
    with pytest.raises(BotFailed):
        await ThinkingHere().choose(SETUP, [], bot)


async def test_a_bot_decides_by_the_moment_alone() -> None:
    played: list[str] = []
    for _ in range(12):
        played.append(await ThinkingHere().choose(SETUP, played, "random"))
    # What was taken back is forgotten.
    assert [await ThinkingHere().choose(SETUP, played[:number], "random") for number in (11, 4)] == [
        played[11],
        played[4],
    ]


@pytest.mark.parametrize("bot", ["crashing", "cheating"])
async def test_the_game_goes_on_whatever_a_bot_does(bot: str) -> None:
    async with at_the_desk() as served:
        people = await served.begun(players=2, bots={"1": bot}, confirm=False)
        for _ in range(5):
            await served.until(people[0], lambda now: now["view"]["asked"] == 0)
            person, now = await asked_of(people)
            await person.done("actions", version=now["version"], action=now["options"][0]["action"])
        table = await served.table(people[0].table)
        assert any(entry.what == "act" and entry.seat == 1 for entry in table.entries)


@pytest.mark.parametrize("client", ["a household", ""])
async def test_what_a_bot_thinks_is_charged_to_who_let_it(monkeypatch: pytest.MonkeyPatch, client: str) -> None:
    """So nobody waits longer because somebody else has many tables. Who is not known stands for one table alone."""
    payers: list[str] = []
    think = ThinkingHere.think

    async def noted(thinking: ThinkingHere, question: Question) -> object:
        assert isinstance(question, ToChoose)
        payers.append(question.payer)
        return await think(thinking, question)

    monkeypatch.setattr(ThinkingHere, "think", noted)
    monkeypatch.setattr(Somebody, "client", lambda somebody: client)
    async with at_the_desk() as served:
        people = await served.begun(players=2, bots={"1": "random"}, confirm=False)
        now = await served.until(people[0], lambda now: now["view"]["asked"] == 0)
        take = next(option["action"] for option in now["options"] if option["action"].startswith("take"))
        await people[0].done("actions", version=now["version"], action=take)
        await served.until(people[0], lambda now: now["view"]["asked"] == 0)
        assert set(payers) == {client or people[0].table}
