"""Records positions of random palace games as the server sends them, for the tests of the table.

    python web/tests/palace/table/record_positions.py

writes positions.json.gz beside this file: for each game its printed pieces, and messages to the seat that is asked. A
position is kept if it asks for something that no position kept before asks for.
"""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from sabika.desk.intents import Intent
from sabika.desk.news import LocalNews
from sabika.desk.presence import Presence
from sabika.desk.tables.entries import Offer
from sabika.desk.tables.offers import check_offer
from sabika.desk.tables.table import Table
from sabika.desk.telling import for_all, table_now
from sabika.desk.wire.messages import TableNow
from sabika.library import GAMES

FILE = Path(__file__).with_name("positions.json.gz")
PEOPLE = ("Ana", "Ben", "Eva")
GAMES_EACH = 12

Message = dict[str, Any]
Signature = tuple[object, ...]


def new_table(game: str, players: int, modules: tuple[str, ...], seed: str) -> Table:
    offer = Offer(game=game, players=players, modules=list(modules), seed=seed, confirm=False)
    table = Table("positions", offer, check_offer(offer), "key", 0)
    for seat in range(players):
        table.carry_out(table.sit(0, seat, PEOPLE[seat], f"holder {seat}"))
    table.carry_out(table.begin(0, 0))
    return table


def play_on(table: Table, rng: Random) -> None:
    """A random action of a random verb, so that rare ones come up."""
    assert table.game is not None
    options = table.game.options()
    verb = rng.choice(list(dict.fromkeys(action.verb for action in options)))
    action = rng.choice([action for action in options if action.verb == verb])
    table.carry_out(table.act(table.no_before(), table.asked(), table.game.notation(action)))


def message(table: Table) -> Message:
    # Whoever is asked out of turn has said that there is something.
    table.intents = {table.asked(): Intent("act", table.round_from)}
    now = told(table, table.asked(), table.version, first=False)
    return msgspec.json.decode(msgspec.json.encode(now), type=Message)


def told(table: Table, seat: int, since: int, first: bool) -> TableNow:
    return table_now(table, seat, for_all(table, Presence(LocalNews(), lambda name: None), since), first)


def signatures(game: str, now: Message) -> set[Signature]:
    """What a position asks for: the verbs, and which facts their options have."""
    step = now["view"]["step"]
    return {(game, step, option["verb"], option.get("way"), *sorted(option)) for option in now["options"]}


def positions(game: str, known: set[Signature]) -> Iterator[Message]:
    modules = GAMES[game].modules
    for number in range(GAMES_EACH):
        rng = Random(f"{game} {number}")
        table = new_table(game, 2 + number % 2, modules, str(number))
        while not table.over:
            now = message(table)
            found = signatures(game, now)
            if not found <= known:
                known |= found
                yield now
            play_on(table, rng)


def recorded() -> dict[str, object]:
    games: dict[str, object] = {}
    for game in ("alhambra", "granada", "combined"):
        pieces = told(new_table(game, 2, GAMES[game].modules, "0"), 0, 0, first=True).pieces
        games[game] = {"pieces": json.loads(msgspec.json.encode(pieces)), "positions": list(positions(game, set()))}
    return games


if __name__ == "__main__":
    FILE.write_bytes(gzip.compress(json.dumps(recorded(), separators=(",", ":")).encode(), mtime=0))
    print(f"{FILE.name}: {FILE.stat().st_size} bytes")
