"""The deal: players have a say in it. Each says a hash when sitting down and the value when the game begins; the seed
is made of all values and the server's."""

from typing import Any

import httpx
import pytest

from desk.kept import new_table
from desk.people import Seat, Served, checked
from sabika.desk.store import due_at
from sabika.desk.tables import state
from sabika.desk.tables.entries import BankClock, Offer
from sabika.desk.tables.table import Table
from sabika.library import game_from
from sabika.record import Record, seed_of, share_hash, verify
from sabika.rules.core.chance import seed_hash

LONG = 3_600_000
ANAS = "a0" * 16
BENS = "b1" * 32
WITHOUT = {"confirm": False}


@pytest.fixture(autouse=True)
def _all_are_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a busy machine takes."""
    monkeypatch.setattr(state, "SHUFFLING", LONG)


async def opened(served: Served, share: str = ANAS, **offer: Any) -> Seat:
    body = {"name": "Ana", "offer": {"players": 2, **WITHOUT, **offer}, "promise": share_hash(share)}
    answer = await served.client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return Seat(served.client, answer.json())


async def joined(served: Served, first: Seat, share: str = BENS) -> Seat:
    body = {"name": "Ben", "promise": share_hash(share)}
    answer = await served.client.post(f"/api/tables/{first.table}/seats", params={"key": first.key}, json=body)
    assert answer.status_code == 201, answer.text
    return Seat(served.client, answer.json())


async def deal_of(seat: Seat) -> dict[str, Any]:
    answer = await seat.ask("deal")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def shuffling(served: Served) -> tuple[Seat, Seat]:
    """Two people who promised a value, at a table that was just begun."""
    ana = await opened(served)
    ben = await joined(served, ana)
    await ana.done("begin", version=ben.said["version"])
    return ana, ben


async def played(served: Served, ana: Seat) -> Table:
    """The table, where bots have played the game to its end."""
    table = await served.table(ana.table)
    for seat in range(len(table.chairs)):
        await served.desk.door.change(ana.table, lambda table, at, seat=seat: table.resign(at, seat))  # type: ignore[misc]
    await served.until(ana, lambda now: now["status"] == "over")
    return await served.table(ana.table)


# At the desk


@pytest.mark.anyio
async def test_the_cards_are_dealt_when_all_values_are_there(served: Served) -> None:
    ana, ben = await shuffling(served)
    assert (ana.said["promise"], ben.said["promise"]) == (share_hash(ANAS), share_hash(BENS))
    now = await ben.now()
    assert (now["status"], now["view"], now["seed_given"]) == ("shuffling", None, False)
    assert now["shuffling"] == {"promises": [share_hash(ANAS), share_hash(BENS)], "silent": [0, 1]}
    await ana.done("shares", shares={"0": ANAS})
    assert (await ana.now())["shuffling"]["silent"] == [1]
    await ben.done("shares", shares={"1": BENS})
    after = await ben.now()
    assert (after["status"], after["shuffling"]) == ("playing", None)
    assert after["view"] is not None
    assert after["seed_hash"] == now["seed_hash"], "what the server has published stays"
    table = await served.table(ana.table)
    assert table.setup.seed == seed_of(table.drawn, {0: ANAS, 1: BENS}) != table.drawn
    assert table.game is not None
    assert table.game.log == game_from(table.setup).log
    assert after["view"]["seed_hash"] == seed_hash(table.setup.seed)


@pytest.mark.anyio
async def test_nothing_tells_the_seed_before_the_end(served: Served) -> None:
    ana, ben = await shuffling(served)
    seen = [(await ana.ask()).text, (await ana.ask("deal")).text]
    before = await deal_of(ben)
    assert (before["server"], before["seed"], before["shares"], before["seed_hash"]) == ("", "", ["", ""], "")
    await ana.done("shares", shares={"0": ANAS})
    assert (await deal_of(ben))["shares"] == ["", ""], "nobody sees a value before giving the own"
    await ben.done("shares", shares={"1": BENS})
    seen += [(await ana.ask()).text, (await ana.ask("deal")).text]
    during = await deal_of(ben)
    assert (during["server"], during["seed"], during["shares"]) == ("", "", [ANAS, BENS])
    table = await served.table(ana.table)
    assert not any(secret in text for text in seen for secret in (table.drawn, table.setup.seed))
    assert (await ana.ask("record")).status_code == 403


@pytest.mark.anyio
async def test_after_the_game_everybody_can_work_the_seed_out(served: Served) -> None:
    ana, ben = await shuffling(served)
    published = (await ana.now())["seed_hash"]
    await ana.done("shares", shares={"0": ANAS})
    await ben.done("shares", shares={"1": BENS})
    dealt = (await deal_of(ana))["seed_hash"]
    await played(served, ana)
    told = await deal_of(ben)
    assert published == told["server_hash"] == seed_hash(told["server"])
    assert told["promises"] == [share_hash(share) for share in told["shares"]]
    assert told["seed"] == seed_of(told["server"], dict(enumerate(told["shares"])))
    assert seed_hash(told["seed"]) == told["seed_hash"] == dealt
    assert (await ana.now())["offer"]["seed"] == told["seed"]
    record = Record.loads((await ana.ask("record")).content)
    assert verify(record).ok
    assert record.deal is not None
    assert (record.seed, record.deal.server, record.deal.shares) == (told["seed"], told["server"], {0: ANAS, 1: BENS})


@pytest.mark.anyio
async def test_who_has_all_seats_begins_at_once(served: Served) -> None:
    """A person alone with bots, and several people at one device."""
    for people in (1, 2):
        bots = {str(seat): "random" for seat in range(people, 3)}
        ana = await opened(served, players=3, bots=bots)
        version, shares = ana.said["version"], {"0": ANAS}
        if people == 2:
            version, shares = (await joined(served, ana)).said["version"], {"0": ANAS, "1": BENS}
        await ana.done("begin", version=version, shares=shares)
        assert (await ana.now())["view"] is not None
        table = await served.table(ana.table)
        assert table.shares == {int(seat): share for seat, share in shares.items()}
        assert table.setup.seed == seed_of(table.drawn, table.shares)


@pytest.mark.anyio
async def test_without_promises_the_seed_is_the_servers(served: Served) -> None:
    people = await served.begun(seed=None)
    table = await served.table(people[0].table)
    assert (table.status, table.setup.seed, table.shares) == ("playing", table.drawn, {})
    assert people[0].said["promise"] == ""


@pytest.mark.anyio
async def test_nobody_has_a_say_in_a_deal_that_was_chosen(served: Served) -> None:
    ana = await opened(served, seed="chosen", players=2, bots={"1": "random"})
    assert ana.said["promise"] == ""
    checked(await ana.tell("begin", version=ana.said["version"], shares={"0": ANAS}), 400)
    await ana.done("begin", version=ana.said["version"])
    assert (await served.table(ana.table)).setup.seed == "chosen"
    assert (await deal_of(ana))["seed_given"]


@pytest.mark.anyio
async def test_another_value_than_was_promised_is_refused(served: Served) -> None:
    ana, ben = await shuffling(served)
    for shares in ({"1": ANAS}, {"0": "a1" * 16}, {"2": ANAS}, {"00": ANAS}):
        error = checked(await ben.tell("shares", shares=shares), 400)
        assert error["code"] == "wrong-share"
    checked(await ben.tell("shares", shares={"0": "short"}), 400)
    checked(await ben.tell("shares", shares={"0": ANAS.upper()}), 400)
    assert (await ana.now())["shuffling"]["silent"] == [0, 1]


@pytest.mark.anyio
async def test_a_value_counts_once(served: Served) -> None:
    ana, ben = await shuffling(served)
    version = await ana.done("shares", shares={"0": ANAS})
    assert await ana.done("shares", shares={"0": ANAS}) == version, "another page of the same browser gives it again"
    version = await ben.done("shares", shares={"0": ANAS, "1": BENS})
    assert await ben.done("shares", shares={"1": BENS}) == version, "also who did not hear that it was taken"


@pytest.mark.anyio
async def test_who_sits_where_is_settled_while_the_cards_are_shuffled(served: Served) -> None:
    """Otherwise somebody could choose a value after another one was given."""
    ana, ben = await shuffling(served)
    version = (await ana.now())["version"]
    answers: list[httpx.Response] = [
        await ana.tell("begin", version=version),
        await ana.tell("close"),
        await ana.tell("resign"),
        await ana.client.delete(f"/api/tables/{ana.table}/seats/1", headers=ana.headers),
        await ana.client.post(f"/api/tables/{ana.table}/seats", params={"key": ana.key}, json={"name": "Eva"}),
    ]
    assert {checked(answer, 403)["code"] for answer in answers} == {"table-shuffling"}
    assert (await ben.now())["version"] == version


@pytest.mark.anyio
async def test_whoever_is_silent_is_not_waited_for_without_end(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The keeper deals when the time is over."""
    monkeypatch.setattr(state, "SHUFFLING", 0)
    ana = await opened(served)
    ben = await joined(served, ana)
    await ana.done("begin", version=ben.said["version"], shares={"0": ANAS})
    await served.until(ben, lambda now: now["status"] == "playing")
    table = await served.table(ana.table)
    assert (table.shares, table.silent()) == ({0: ANAS}, [1])
    assert table.setup.seed == seed_of(table.drawn, {0: ANAS})
    assert checked(await ben.tell("shares", shares={"1": BENS}), 403)["code"] == "table-playing"
    told = await deal_of(ben)
    assert (told["promises"], told["shares"]) == ([share_hash(ANAS), share_hash(BENS)], [ANAS, ""])


@pytest.mark.anyio
async def test_a_rematch_has_a_deal_of_its_own(served: Served) -> None:
    people = await served.over()
    promise = share_hash(ANAS)
    answer = await people[0].tell("rematch", promise=promise)
    assert answer.json()["promise"] == promise
    again = await people[0].tell("rematch", promise=share_hash(BENS))
    assert again.json()["promise"] == promise, "who sits there already keeps to what was promised"
    other = await people[1].tell("rematch")
    assert (other.status_code, other.json()["promise"]) == (201, "")


# As entries


def promised(clock: BankClock | None = None) -> Table:
    offer = Offer(players=2) if clock is None else Offer(players=2, clock=clock)
    table = new_table(offer=offer)
    table.carry_out(table.sit(1_001, 0, "Ana", "holder a", share_hash(ANAS)))
    table.carry_out(table.sit(1_002, 1, "Ben", "holder b", share_hash(BENS)))
    return table


def made_again(table: Table) -> Table:
    again = Table(table.name, Offer(players=2), table.setup._replace(seed=table.drawn), table.key, table.opened_at)
    for entry in table.entries:
        again.carry_out(entry)
    return again


def test_a_table_is_made_again_from_its_entries_at_every_moment() -> None:
    table = promised()
    entries = [table.begin(2_000, 0, [1])]
    table.carry_out(entries[0])
    assert (table.status, due_at(table)) == ("shuffling", 2_000 + LONG)
    assert (made_again(table).status, due_at(made_again(table))) == ("shuffling", 2_000 + LONG)
    for seat, share in enumerate((ANAS, BENS)):
        given = table.share(2_001, seat, {str(seat): share})
        assert given is not None
        table.carry_out(given)
    again = made_again(table)
    assert (again.status, again.setup, again.seed_hash) == ("playing", table.setup, table.seed_hash)
    assert again.setup.youngest_first == (1,)
    assert (again.offer.youngest_first, again.version) == ([1], table.version)
    assert table.changes.keys() == again.changes.keys() == {table.version}, "it is the last value that deals"


def test_who_leaves_takes_the_promise_along() -> None:
    table = promised()
    table.carry_out(table.stand(1_100, 1, 1))
    table.carry_out(table.sit(1_200, 1, "Eva", "holder e"))
    table.carry_out(table.begin(2_000, 0, None, {"0": ANAS}))
    assert (table.status, table.shares) == ("playing", {0: ANAS})


def test_clocks_run_from_the_deal_on() -> None:
    table = promised(BankClock(60_000))
    table.carry_out(table.begin(2_000, 0))
    assert (table.clocks.running, table.late(10**9)) == (-1, None)
    assert table.deal(2_000 + LONG - 1) is None
    deal = table.deal(2_000 + LONG)
    assert deal is not None
    table.carry_out(deal)
    assert (table.status, table.clocks.since, table.thought) == ("playing", 2_000 + LONG, [0, 0])
    assert table.setup.seed == table.drawn, "nobody but the server had a say"
    assert table.deal(10**9) is None


def test_a_time_without_a_server_is_not_waited_for() -> None:
    table = promised()
    table.carry_out(table.begin(2_000, 0))
    table.carry_out(table.slept(70_000, 60_000))
    assert table.deal(62_000 + LONG - 1) is None
    assert due_at(table) == 62_000 + LONG
