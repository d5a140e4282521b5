"""People at a desk, whatever carries their requests there: a transport is all that tests of the desk differ in."""

import asyncio
import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

import httpx

from desk.patience import HANG
from sabika.desk.desk import Desk
from sabika.desk.tables.entries import Offer
from sabika.desk.tables.table import Table
from sabika.library import game_from, new_setup
from sabika.record import Record
from sabika.rules.core.game import RULES, Game

JSON = {"Content-Type": "application/json"}
"""What is said about a body that a test has written itself."""


class Seat:
    """Somebody with a token."""

    def __init__(self, client: httpx.AsyncClient, said: dict[str, Any]) -> None:
        self.client = client
        self.said = said
        self.table: str = said["table"]
        self.key: str = said["key"]
        self.seat: int = said["seat"]
        self.token: str = said["token"]
        self.link: str = said["link"]
        self.headers = {"Authorization": f"Bearer {self.token}"}

    async def ask(self, what: str = "", **query: str | int) -> httpx.Response:
        path = f"/api/tables/{self.table}" + (f"/{what}" if what else "")
        return await self.client.get(path, headers=self.headers, params=query or None)

    async def tell(self, what: str, **body: Any) -> httpx.Response:
        return await self.client.post(f"/api/tables/{self.table}/{what}", headers=self.headers, json=body or None)

    async def now(self) -> dict[str, Any]:
        answer = await self.ask()
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def done(self, what: str, **body: Any) -> int:
        """Tell what must not be refused; returns the version."""
        answer = await self.tell(what, **body)
        assert answer.status_code == 200, answer.text
        return int(answer.json()["version"])


class Viewer(Protocol):
    """Somebody who watches a table."""

    async def next(self) -> dict[str, Any]:
        """What comes next: the table as it stands, or the problem for which nothing more comes."""


class Served(ABC):
    """A desk, and a client to ask it. The client's requests and answers are those of HTTP, also where none is."""

    def __init__(self, desk: Desk, client: httpx.AsyncClient, address: str) -> None:
        self.desk = desk
        self.client = client
        self.address = address
        """Where links lead."""

    @abstractmethod
    def another_client(self) -> httpx.AsyncClient:
        """On another device."""

    @abstractmethod
    def watching(self, table: str, **hello: str | int) -> AbstractAsyncContextManager[Viewer]:
        """The live channel of a table, after this hello."""

    async def open(self, name: str = "Ana", **offer: Any) -> Seat:
        answer = await self.client.post("/api/tables", json={"name": name, "offer": offer})
        assert answer.status_code == 201, answer.text
        return Seat(self.client, answer.json())

    async def join(self, seat: Seat, name: str, number: int | None = None) -> Seat:
        body = {"name": name} if number is None else {"name": name, "seat": number}
        answer = await self.client.post(f"/api/tables/{seat.table}/seats", params={"key": seat.key}, json=body)
        assert answer.status_code == 201, answer.text
        return Seat(self.client, answer.json())

    async def begun(self, **offer: Any) -> list[Seat]:
        """A table where people have been dealt their cards, by seat."""
        first = await self.open(**{"players": 2, "seed": "begun", **offer})
        return await self.all_sit(first)

    async def over(self, rules: int = RULES, **offer: Any) -> list[Seat]:
        """A table whose game has just ended."""
        game = played_out(rules=rules, **offer)
        actions = [game.notation(action) for action in game.log]
        chosen = Offer(**{"players": 2, "confirm": False, **offer, "seed": game.setup.seed, "actions": actions[:-1]})
        table, key = await self.open_table(chosen, rules)
        answer = await self.client.post(f"/api/tables/{table}/seats", params={"key": key}, json={"name": "Ana"})
        people = await self.all_sit(Seat(self.client, answer.json()))
        now = await people[0].now()
        await people[now["view"]["asked"]].done("actions", version=now["version"], action=actions[-1])
        return people

    async def open_table(self, offer: Offer, rules: int) -> tuple[str, str]:
        """A table that nobody sits at, by name and key, whatever its offer begins with."""
        table = await self.desk.open_table(offer, rules)
        return table.name, table.key

    async def all_sit(self, first: Seat) -> list[Seat]:
        """The others sit down too, and the game begins."""
        people = [first]
        for chair in (await first.now())["chairs"]:
            if not chair["taken"]:
                people.append(await self.join(first, ("Ben", "Eva", "Jan", "Kim", "Lea")[len(people) - 1]))
        version = (await first.now())["version"]
        await first.done("begin", version=version)
        return people

    async def until(self, seat: Seat, there: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """What a seat sees as soon as it sees this."""
        changed = asyncio.Event()
        with self.desk.door.watching(seat.table, changed):
            async with asyncio.timeout(HANG):
                while not there(now := await seat.now()):
                    await changed.wait()
                    changed.clear()
                return now

    async def table(self, name: str) -> Table:
        async with self.desk.door.looking(name) as table:
            return table


def played_out(seed: str = "played out", rules: int = RULES, **offer: Any) -> Game:
    """A game that was played by chance to its end."""
    setup = new_setup(offer.get("game", "alhambra"), players=offer.get("players", 2), seed=seed)
    game = game_from(setup._replace(rules=rules))
    chance = random.Random(5)
    while not game.over:
        game.apply(chance.choice(game.options()))
    return game


def recorded(names: tuple[str, ...] = ("Ana", "Ben"), seed: str = "played out") -> Record:
    return Record.from_game(played_out(seed, players=len(names)), names)


async def asked_of(people: list[Seat]) -> tuple[Seat, dict[str, Any]]:
    """Who has to decide, and what they see."""
    for person in people:
        now = await person.now()
        if now["view"]["asked"] == person.seat:
            return person, now
    raise AssertionError("nobody is asked")


def lost(answer: httpx.Response, seat: Seat) -> None:
    """The conflict tells its seat how the table stands now."""
    error = answer.json()["error"]
    assert (answer.status_code, error["kind"], error["code"]) == (409, "conflict", "out-of-date")
    assert error["now"]["version"] == error["version"]
    assert error["now"]["seat"] == seat.seat
    assert error["now"]["happened"], "and what has happened since the version it meant"


def checked(answer: httpx.Response, *statuses: int) -> dict[str, Any]:
    """A clear refusal: the status, a code, no word of what went on inside."""
    assert answer.status_code in statuses, (answer.status_code, answer.text[:300])
    assert answer.headers["content-type"] == "application/json"
    assert "Traceback" not in answer.text
    assert "sabika/" not in answer.text
    error: dict[str, Any] = answer.json()["error"]
    assert error["code"].replace("-", "").isalnum()
    return error


def header(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}
