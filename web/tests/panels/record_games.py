"""Records whole games as the server tells them to a seat, for the tests of the panels.

    python web/tests/panels/record_games.py

writes games.json.gz beside this file: for each game a message at its beginning, one in the middle and the last one. In
each of them people hold decisions and confirm them, take some back, let a bot stand in and come back.
"""

import gzip
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from sabika.bots import bot_named
from sabika.desk.tables.entries import BankClock, Offer
from sabika.desk.tables.offers import check_offer
from sabika.desk.tables.table import Table
from sabika.desk.telling import table_now

FILE = Path(__file__).with_name("games.json.gz")
PEOPLE = ("Ana", "Ben", "Eva")
MODULES = ["vizier", "exchange", "bonus", "huts", "falcons", "portals", "sites", "certificates"]
GAMES: dict[str, dict[str, Any]] = {
    "alhambra": {"game": "alhambra", "players": 3},
    "dirk": {"game": "alhambra", "players": 2},
    "modules": {"game": "alhambra", "players": 3, "modules": MODULES},
    "granada": {"game": "granada", "players": 3},
    "combined": {"game": "combined", "players": 3},
    "sheet": {"game": "roll-and-write", "players": 2},
    "alone": {"game": "roll-and-write", "players": 1, "options": {"goal": "beat"}},
}
SEAT = 1


def seated(name: str) -> Table:
    offer = Offer(**GAMES[name], seed=f"panels {name}", clock=BankClock(600_000, 5_000))
    table = Table(name, offer, check_offer(offer), "key", 0)
    for seat in range(offer.players):
        table.carry_out(table.sit(1_000, seat, PEOPLE[seat], f"holder {seat}"))
    table.carry_out(table.begin(2_000, 0))
    return table


def decide(table: Table, at: int, rng: Random) -> None:
    """A person's decision as a bot would take it, confirmed if it is held, or taken back first."""
    game, seat = table.game, table.asked()
    assert game is not None
    if table.chairs[seat].stand_in:
        table.carry_out(table.back(at, seat))
    elif rng.random() < 0.02:
        table.carry_out(table.away(at, seat))
        table.carry_out(table.back(at, seat))
    options = game.options()
    choice = bot_named("greedy", table.offer.game).choose(game.view(seat), options, rng)
    table.carry_out(table.act(at, seat, game.notation(choice)))
    if table.can_undo(seat) and rng.random() < 0.1:
        table.carry_out(table.undo(at, seat))
    elif table.held is not None:
        table.carry_out(table.confirm(at, seat))


def message(table: Table) -> object:
    seat = min(SEAT, len(table.chairs) - 1)
    return json.loads(msgspec.json.encode(table_now(table, seat)))


def told(name: str) -> dict[str, object]:
    """The messages of a game: after the deal, in the middle, and at the end."""
    table = seated(name)
    rng = Random(name)
    messages = {}
    beginning = message(table)
    while not table.over:
        decide(table, table.changed_at + 1_000, rng)
        assert table.game is not None
        if len(table.game.scorings) == 1 and "middle" not in messages:
            messages["middle"] = message(table)
    return {"beginning": beginning, **messages, "end": message(table)}


if __name__ == "__main__":
    games = {name: told(name) for name in GAMES}
    FILE.write_bytes(gzip.compress(json.dumps(games, separators=(",", ":")).encode(), mtime=0))
    print(f"{FILE.name}: {FILE.stat().st_size} bytes")
