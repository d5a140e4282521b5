"""Asks the desk of a tab for all that can be asked there, in every game. Run in Pyodide before the bundle is made, it
shows which parts of the standard library are imported; run in the bundle, that nothing is missing."""

import asyncio
import json
from random import Random
from typing import Any
from urllib.parse import urlencode

from sabika.bots.planner.budget import Budget
from sabika.desk.memory import ThinkingHere
from sabika.desk.tables import state
from sabika.languages import LANGUAGES
from sabika.library import GAMES, new_game
from sabika.modules import CHOICES
from sabika.record import Record, verify
from sabika.scorepad.pad import Pad, PadPlayer, Round
from sabika.tab.desk import Tab, opened
from sabika.tab.shelf import MemoryShelf
from sabika.tab.thinking import ThinkingBeside, answered

DECISIONS = 30
"""So many of each game are played at a table: all kinds of requests, not all positions."""
BRIEF = Budget(playouts=4)


class Person:
    """Somebody who sits alone at a table."""

    def __init__(self, tab: Tab) -> None:
        self._tab = tab
        self.token = ""
        self.table = ""

    async def ask(self, method: str, path: str, body: object = None, **query: object) -> Any:
        """The answer, which must not be an error."""
        sent = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        answer = await self._tab.ask(method, f"/api{path}", urlencode(query), self.token, sent)
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status} {answer.body.decode()}")
        return json.loads(answer.body) if answer.media == "application/json" else answer.body

    async def here(self, method: str, what: str = "", body: object = None, **query: object) -> Any:
        return await self.ask(method, f"/tables/{self.table}{what}", body, **query)

    async def sit(self, path: str, body: object) -> None:
        seated = await self.ask("POST", path, body)
        self.table, self.token = seated["table"], seated["token"]


async def exercise() -> None:
    """Raises whatever does not work."""
    vars(state)["FORM"] = 0  # Nobody has to wait for answers that go without saying.
    tab = await opened(MemoryShelf(), ThinkingBeside(_beside), "https://tab.example", BRIEF)
    for game, kind in GAMES.items():
        modules = [name for name in kind.modules if name in CHOICES]
        await played(Person(tab), game, modules)
        await over(Person(tab), game)
        await noted(Person(tab), game, modules)
    stranger = Person(tab)
    for path in ("/games", "/health", "/tables", *(f"/rules/{language}" for language in LANGUAGES)):
        await stranger.ask("GET", path)
    await thought()
    await tab.close()


async def _beside(question: bytes) -> bytes:
    return answered(question)


async def played(person: Person, game: str, modules: list[str]) -> None:
    """A game is begun against a bot, watched and coached."""
    offer = {"game": game, "players": 2, "modules": modules, "bots": {"1": "greedy"}, "confirm": False, "seed": "x"}
    await person.sit("/tables", {"name": "Ana", "offer": offer})
    messages: asyncio.Queue[str] = asyncio.Queue()
    hello = json.dumps({"type": "hello", "token": person.token, "remarks": 0})
    leave = person._tab.watch(person.table, hello, messages.put_nowait, lambda code: messages.put_nowait(f"{code}"))
    await person.here("POST", "/begin", {"version": (await person.here("GET"))["version"]})
    for number in range(DECISIONS):
        now = json.loads(await messages.get())
        while not now.get("options") and now.get("status") != "over":
            now = json.loads(await messages.get())
        if now["status"] == "over":
            break
        chosen = now["options"][number % len(now["options"])]["action"]
        if number == 3:
            await person.here("GET", "/coach")
            await person.here("POST", "/why", {"action": chosen})
        await person.here("POST", "/actions", {"version": now["version"], "action": chosen})
    leave()


async def over(person: Person, game: str) -> None:
    """A finished game is kept, verified, looked at, and gone on with from its middle."""
    finished = new_game(game, players=2, seed="exercise")
    chance = Random(5)
    while not finished.over:
        finished.apply(chance.choice(finished.options()))
    record = Record.from_game(finished, ("Ana", "Ben"))
    if verify(record).problems:
        raise RuntimeError(f"A game of {game} does not verify.")
    text = record.dumps().encode()
    await person.ask("POST", "/records/verify", text)
    kept = await person.ask("POST", "/records", text)
    person.table = kept["table"]
    looks = ("", "/record", "/replay/4", "/replay/4/coach", "/story", "/statistics")
    # The coach takes its time over a whole game, and does so in the same way for all.
    for what in (*looks, "/chances", "/costs/0") if game == "roll-and-write" else looks:
        await person.here("GET", what, key=kept["key"])
    await person.ask("POST", f"/tables/{person.table}/fork", {"actions": 5, "name": "Ana", "bots": {}}, key=kept["key"])


async def noted(person: Person, game: str, modules: list[str]) -> None:
    """A scorepad is begun, and looked at as it stands."""
    setup = await person.ask("GET", "/scorepad/setup", game=game, players=2, modules=",".join(modules))
    players = [PadPlayer(name, colour) for colour, name in enumerate(("Ana", "Ben"))]
    pad = json.loads(Pad(game=game, modules=modules, players=players, rounds=[Round(scoring=1)]).dumps())
    await person.ask("POST", "/scorepad/score", {"pad": pad})
    if setup["pieces"]["board"] == "palace":
        await person.ask("POST", "/scorepad/fits", {"pad": pad, "round": 0, "side": 0})


async def thought() -> None:
    """The bots that think."""
    game = new_game("alhambra", players=2, seed="exercise")
    for bot in ("random", "greedy"):
        await ThinkingHere().choose(game.setup, [], bot)
