"""Fair: shuffle all that a viewer cannot know, and not a byte of what the live channel sends to it changes."""

import json
import random
from collections.abc import AsyncIterator
from copy import deepcopy
from itertools import islice
from pathlib import Path

import httpx
import pytest

from desk.patience import HANG
from property.random_games import times
from sabika.desk import door
from sabika.desk.tables.entries import Entry, Offer
from sabika.desk.tables.offers import check_offer
from sabika.desk.tables.table import Table
from sabika.desk.wire.messages import Sitter
from sabika.library import GAMES
from sabika.rules.core.game import Game
from sabika.rules.core.taking_back import leading_to
from sabika.server import worker
from sabika.server.store import SqlStore
from server import shown_games
from server.here import serving
from server.real_server import live, settings_for, token
from server.shown_games import decisions
from server.test_fair import REVEALING

SPECTATOR = -1
SEED = "a secret seed that nobody may see before the end"

pytestmark = pytest.mark.anyio


class Twins(SqlStore):
    """Keeps nothing. The table is always the same, except for the game, which the test chooses."""

    table: Table
    game: Game

    async def load(self, name: str) -> Table:
        # Without playing it again, which would take most of the time.
        known = {id(self.table.game): self.game.copy(), id(self.table.changes): dict(self.table.changes)}
        return deepcopy(self.table, known)

    async def append(
        self, name: str, entry: Entry, status: str, due_at: int | None = None, sitters: list[Sitter] | None = None
    ) -> None:
        pass


class Room:
    """The server, with the table that is looked at."""

    def __init__(self, address: str, http: httpx.AsyncClient, twins: Twins, door: door.Door) -> None:
        self._address = address
        self._http = http
        self._door = door
        self.twins = twins

    def set_up(self, kind: shown_games.Table, game: Game) -> None:
        """A table where this game was played until now."""
        offer = Offer(
            game=kind.game,
            players=kind.players,
            modules=list(kind.modules),
            options=dict(kind.options),
            seed=SEED,
            actions=[game.notation(action) for action in game.log],
        )
        table = Table("lions", offer, check_offer(offer), "key-lions", 1_000)
        for seat in range(kind.players):
            table.carry_out(table.sit(1_001, seat, f"Player {seat}", f"holder-{seat}"))
        table.carry_out(table.begin(1_002, 0))
        self.twins.table = table

    async def sent(self, game: Game, viewer: int, action: str, differences: bool = False) -> tuple[str, str]:
        """What a viewer gets when it comes in, and when the seat that is asked chooses this action. A viewer who wants
        differences and is asked itself chooses over the live channel, and gets the answer as well."""
        self.twins.game = game
        self._door._tables.clear()
        async with live(self._address, "lions", viewer, differences=differences) as connection:
            first = str(await connection.recv())
            if not action:
                return first, ""
            if differences and viewer == game.asked():
                data = {"version": self.twins.table.version, "action": action}
                await connection.send(json.dumps({"type": "ask", "id": 1, "what": "actions", "data": data}))
                # Whichever of the two is quicker.
                return first, "".join(sorted([str(await connection.recv()), str(await connection.recv())]))
            answer = await self._http.post(
                f"http://{self._address}/api/tables/lions/actions",
                json={"version": self.twins.table.version, "action": action},
                headers={"Authorization": f"Bearer {token('lions', game.asked())}"},
            )
            assert answer.status_code == 200, answer.text
            return first, str(await connection.recv())


@pytest.fixture
async def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    monkeypatch.setattr(worker, "SqlStore", Twins)
    monkeypatch.setattr(door, "now", lambda: 2_000)
    async with (
        httpx.AsyncClient(trust_env=False, timeout=HANG) as http,
        serving(settings_for(f"sqlite:///{tmp_path / 'twins.sqlite'}")) as (address, at_hand),
    ):
        assert isinstance(at_hand.store, Twins)
        yield Room(address, http, at_hand.store, at_hand.desk.door)


def moment(kind: shown_games.Table, number: int) -> Game:
    """A game of this kind at a random moment."""
    chance = random.Random(f"{kind} {number}")
    found = sum(not now.over for now in decisions(kind, SEED))
    return next(islice(decisions(kind, SEED), chance.randrange(found), None)).copy()


def common_action(game: Game, twin: Game) -> str:
    """An action that is possible in both, and that shows nothing new to anybody before it is confirmed. What is decided
    out of turn is not held, and who is asked next can tell something new."""
    if not leading_to(game):
        return ""
    both = [action for action in game.options() if twin.is_legal(action)]
    random.Random(len(game.log)).shuffle(both)
    for action in both:
        events = {type(event).__name__ for event in game.carried_out(action).events}
        if not events & REVEALING:
            return game.notation(action)
    return ""


@pytest.mark.parametrize("name", GAMES)
async def test_not_a_byte_changes_when_all_that_is_hidden_does(room: Room, name: str) -> None:
    for kind in [kind for kind in shown_games.TABLES if kind.game == name]:
        for number in range(times(1)):
            game = moment(kind, number)
            room.set_up(kind, game)
            for viewer in (*range(kind.players), SPECTATOR):
                twin = game.resampled(viewer, "other")
                action = common_action(game, twin)
                for differences in (False, True):
                    told = await room.sent(game, viewer, action, differences)
                    again = await room.sent(twin, viewer, action, differences)
                    assert again == told, (kind, number, viewer, action)
                    assert SEED not in "".join(told)
                    assert ('"base":' in told[1]) == (differences and bool(action))


async def test_shuffling_changes_what_others_get(room: Room) -> None:
    """Without this the test above could not fail."""
    kind = shown_games.Table("alhambra", 3)
    game = moment(kind, 0)
    room.set_up(kind, game)
    told = await room.sent(game, 1, "")
    assert await room.sent(game.resampled(0, "other"), 1, "") != told


async def test_the_seed_is_told_when_the_game_is_over(room: Room) -> None:
    kind = shown_games.Table("alhambra", 3)
    game = [now.copy() for now in decisions(kind, SEED)][-1]
    room.set_up(kind, game)
    first, _ = await room.sent(game, 1, "")
    assert SEED in first
