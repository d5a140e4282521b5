"""Who has a message and is sent what has changed since then knows as much as who is sent everything."""

import random
from typing import Any

import msgspec
import pytest

from desk.memory import at_the_desk
from desk.people import Served, asked_of
from sabika.desk import door
from sabika.desk.news import LocalNews
from sabika.desk.presence import Presence
from sabika.desk.tables.entries import Entry, Offer
from sabika.desk.tables.offers import check_offer
from sabika.desk.tables.state import FORM
from sabika.desk.tables.table import Table
from sabika.desk.telling import ForAll, for_all, table_now
from sabika.desk.versions import Sent, Version
from sabika.desk.wire.showing import encoded
from sabika.library import GAMES

SPECTATOR = -1
PRESENCE = Presence(LocalNews(), lambda table: None)
KINDS = [(name, modules) for name, kind in GAMES.items() for modules in dict.fromkeys([(), kind.modules])]
Message = dict[str, Any]


def filled_in(before: Message, changed: Message) -> Message:
    """What the message before says, with what has changed since."""
    assert changed["base"] == before["version"]
    now = before | {name: part for name, part in changed.items() if name not in ("base", "view")}
    if "view" not in changed:
        return now
    view = dict(before["view"] or {}) | {name: part for name, part in changed["view"].items() if name != "players"}
    players = changed["view"].get("players", {})
    if isinstance(players, list):
        view["players"] = players
    else:
        view["players"] = [player | players.get(str(seat), {}) for seat, player in enumerate(view["players"])]
    return now | {"view": view}


class Viewer:
    """Looks at every message, or only at some of them."""

    def __init__(self, seat: int, misses: float = 0.0) -> None:
        self.seat = seat
        self.sent: Sent | None = None
        self.now: Message = {}
        self.bytes = [0, 0]
        self._misses = misses
        self._chance = random.Random(seat)

    def look(self, table: Table, version: Version, shared: dict[int, ForAll]) -> None:
        if self.sent and self._chance.random() < self._misses:
            return
        seen, first = self.now.get("version", 0), not self.now.get("view")
        if seen not in shared:
            shared[seen] = for_all(table, PRESENCE, seen)
        whole = encoded(table_now(table, self.seat, shared[seen], first))
        if self.sent is None:
            self.sent, text = version.whole(self.seat, seen, first)
            self.now = msgspec.json.decode(text)
        else:
            self.sent, text = version.difference(self.seat, self.sent, first)
            self.now = filled_in(self.now, msgspec.json.decode(text))
        assert self.now == msgspec.json.decode(whole), (self.seat, text)
        if table.version % 10 == 0:
            assert msgspec.json.decode(version.whole(self.seat, seen, first)[1]) == self.now
        self.bytes[0] += len(whole)
        self.bytes[1] += len(text)


@pytest.mark.parametrize(("game", "modules"), KINDS)
def test_every_viewer_of_a_whole_game_knows_all(
    game: str, modules: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "now", lambda: 1_000)
    chance = random.Random(f"{game} {modules}")
    players = chance.choice(GAMES[game].players[1:3])
    offer = Offer(game=game, players=players, modules=list(modules), seed="differences", confirm=True)
    table = Table("differences", offer, check_offer(offer), "key", 1)
    viewers = [*map(Viewer, range(players)), Viewer(SPECTATOR), Viewer(SPECTATOR, 0.7), Viewer(0, 0.7)]

    last: Version | None = None

    def look() -> None:
        # As at the desk, what has not changed since the version before is taken from there.
        nonlocal last
        version, shared = Version(table, PRESENCE, last), dict[int, ForAll]()
        for viewer in viewers:
            viewer.look(table, version, shared)
        last = version

    for seat in range(players):
        table.carry_out(table.sit(1, seat, f"Player {seat}", f"holder {seat}"))
        look()
    table.carry_out(table.begin(2, 0))
    look()
    at = 3
    while table.status == "playing":
        assert table.game
        by, at = table.decider(), at + 1
        entry: Entry
        if by < 0:
            answer = table.answer_for(at + FORM)
            assert answer
            entry, at = answer, at + FORM
        elif table.held is None:
            options = table.game.options()
            bought = [option for option in options if option.verb in ("buy", "pay", "build")]
            action = chance.choice(bought if bought and chance.random() < 0.7 else options)
            entry = table.act(at, by, table.game.notation(action))
        else:
            entry = table.undo(at, by) if chance.random() < 0.2 else table.confirm(at, by)
        table.carry_out(entry)
        look()
    for viewer in viewers:
        assert viewer.bytes[1] < viewer.bytes[0], "differences are shorter, also those of several versions"


@pytest.mark.anyio
async def test_only_who_asks_for_differences_gets_them(served: Served) -> None:
    people = await served.begun(confirm=False)
    async with (
        served.watching(people[0].table, token=people[0].token, differences=True) as frugal,
        served.watching(people[0].table, token=people[0].token) as usual,
    ):
        now = await frugal.next()
        assert now["version"] == (await usual.next())["version"]
        for _ in range(3):
            person, seen = await asked_of(people)
            await person.done("actions", version=seen["version"], action=seen["options"][0]["action"])
            difference, whole = await frugal.next(), await usual.next()
            assert "base" not in whole
            assert "offer" not in difference
            now = filled_in(now, difference)
            assert now | {"said_at": 0} == whole | {"said_at": 0}


@pytest.mark.anyio
async def test_who_comes_back_gets_everything_first() -> None:
    async with at_the_desk() as served:
        people = await served.begun(confirm=False)
        since = (await people[0].now())["version"]
        async with served.watching(people[0].table, token=people[0].token, since=since, differences=True) as viewer:
            told = await viewer.next()
    assert "base" not in told
    assert told["view"]["players"]
