"""Tables for people to sit down at: fresh ones, and games that are nearly over.

What a bot does depends on the seed of its game and on the moment alone, as what the people in these tests do does: the
same game is played on every machine.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any

import httpx

import sabika
from desk.people import JSON
from e2e.people import PATIENCE, Person
from sabika.bots import bot_named
from sabika.record import Record

Answer = dict[str, Any]


class Tables:
    """Opens tables through the API, as another client would."""

    def __init__(self, address: str) -> None:
        self._http = httpx.Client(base_url=f"{address}/api", trust_env=False, timeout=PATIENCE / 1000)

    def opened(self, name: str = "Ana", **offer: Any) -> Answer:
        """A table with somebody at its first free seat."""
        return self._post("/tables", {"name": name, "offer": {"seed": "e2e", **offer}})

    def begin(self, seated: Answer) -> None:
        self._post(f"/tables/{seated['table']}/begin", {"version": seated["version"]}, seated["token"])

    def sit(self, seated: Answer, name: str) -> Answer:
        """Somebody else sits down at the same table."""
        return self._post(f"/tables/{seated['table']}/seats?key={seated['key']}", {"name": name})

    def kept(self, game: Any) -> Answer:
        """The table that the record of a game becomes."""
        return self._answer(self._http.post("/records", content=Record.from_game(game).dumps(), headers=JSON))

    def going_on(self, game: Any, actions: int, name: str = "Ana", bot: str = "greedy") -> Answer:
        """A table that goes on after so many actions of a finished game: seat 0 is a person's, bots have the others."""
        kept = self.kept(game)
        bots = {str(seat): bot for seat in range(1, game.setup.players)}
        body = {"name": name, "actions": actions, "seat": 0, "bots": bots}
        return self._post(f"/tables/{kept['table']}/fork?key={kept['key']}", body)

    def forked(self, kept: Answer, name: str, seat: int, actions: int) -> Answer:
        """The same where people have all the seats."""
        body = {"name": name, "actions": actions, "seat": seat, "bots": {}}
        return self._post(f"/tables/{kept['table']}/fork?key={kept['key']}", body)

    def look(self, seated: Answer) -> Answer:
        headers = {"Authorization": f"Bearer {seated['token']}"}
        return self._answer(self._http.get(f"/tables/{seated['table']}", headers=headers))

    def act(self, seated: Answer, action: str) -> None:
        """A decision from another device of the same seat."""
        version = self.look(seated)["version"]
        body = {"version": version, "action": action}
        self._post(f"/tables/{seated['table']}/actions", body, seated["token"])

    def confirm(self, seated: Answer) -> None:
        """What was decided there and waits."""
        version = self.look(seated)["version"]
        self._post(f"/tables/{seated['table']}/confirm", {"version": version}, seated["token"])

    def away(self, seated: Answer) -> None:
        """Let a bot stand in."""
        self._post(f"/tables/{seated['table']}/away", {}, seated["token"])

    def played_out(self, *seats: Answer) -> None:
        """Let bots play these seats to the end of the game."""
        for seated in seats:
            self._post(f"/tables/{seated['table']}/resign", {}, seated["token"])
        while self.look(seats[0])["status"] != "over":
            pass

    def record(self, seated: Answer) -> Record:
        """The record of a game that is over."""
        headers = {"Authorization": f"Bearer {seated['token']}"}
        answer = self._http.get(f"/tables/{seated['table']}/record", headers=headers)
        assert answer.is_success, answer.text
        return Record.loads(answer.content)

    def say(self, seated: Answer, **remark: str) -> None:
        """Something to the others at the table."""
        self._post(f"/tables/{seated['table']}/remarks", remark, seated["token"])

    def rematch(self, seated: Answer) -> Answer:
        """The seat at the table where the same people play again."""
        return self._post(f"/tables/{seated['table']}/rematch", {}, seated["token"])

    def close(self) -> None:
        self._http.close()

    def _post(self, path: str, body: Answer, token: str = "") -> Answer:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return self._answer(self._http.post(path, json=body, headers=headers))

    @staticmethod
    def _answer(answer: httpx.Response) -> Answer:
        assert answer.is_success, answer.text
        found: Answer = answer.json()
        return found


def take_seat(person: Person, *seats: Answer, name: str = "Ana") -> None:
    """Let the person's browser hold these seats, and show the table."""
    person.bring("sabika-seats", [{"name": name, "at": 1, **seat} for seat in seats])
    person.go(f"/tables/{seats[0]['table']}")


def finished(seed: str = "e2e", bot: str = "greedy", **setup: Any) -> Any:
    """A game that bots have played to its end."""
    chance = random.Random(seed)
    game = sabika.new_game(seed=seed, **setup)
    player = bot_named(bot, game.setup.game)
    while not game.over:
        game.play(player.choose(game.view(game.asked()), game.options(), chance))
    return game


def moment(game: Any, wanted: Callable[[Any], bool]) -> int:
    """After how many actions of a finished game seat 0 is asked and the position is as wanted, for the first time."""
    for actions, then in positions(game):
        if then.asked() == 0 and wanted(then):
            return actions
    raise AssertionError("There is no such moment in this game.")


def late_moment(game: Any, left: int, verb: str) -> int:
    """The first moment at which seat 0 can do such a thing, with at most so many actions of a finished game left."""
    late = len(game.log) - left
    return moment(game, lambda then: len(then.log) >= late and any(option.verb == verb for option in then.options()))


def last_moment(game: Any) -> int:
    """After how many actions of a finished game seat 0 is asked for the last time."""
    return [actions for actions, then in positions(game) if then.asked() == 0][-1]


def positions(game: Any) -> Iterator[tuple[int, Any]]:
    """A finished game before each of its actions, with how many came before."""
    then = game.anew()
    for actions, action in enumerate(game.log):
        yield actions, then
        then.play(action)
