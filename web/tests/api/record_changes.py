"""Records games as their viewers are told of them, in full and by what has changed, for the tests of filling it in.

    python web/tests/api/record_changes.py

writes changes.json.gz beside this file: for each game and viewer some messages from the waiting room on.
"""

import gzip
import json
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec

from sabika.desk import door
from sabika.desk.news import LocalNews
from sabika.desk.presence import Presence
from sabika.desk.tables.entries import Offer
from sabika.desk.tables.offers import check_offer
from sabika.desk.tables.state import FORM
from sabika.desk.tables.table import Table
from sabika.desk.telling import for_all, table_now
from sabika.desk.versions import Sent, Version
from sabika.desk.wire.showing import encoded
from sabika.library import GAMES

FILE = Path(__file__).with_name("changes.json.gz")
MESSAGES = 60
SPECTATOR = -1


class Viewer:
    """What one viewer is told."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.messages: list[dict[str, Any]] = []
        self._sent: Sent | None = None
        self._begun = False

    def look(self, table: Table, version: Version, presence: Presence) -> None:
        since, first = self._sent.version.number if self._sent else 0, not self._begun
        whole = encoded(table_now(table, self.seat, for_all(table, presence, since), first))
        changed = None
        if self._sent:
            self._sent, text = version.difference(self.seat, self._sent, first)
            changed = msgspec.json.decode(text)
        else:
            self._sent, _ = version.whole(self.seat, 0, first)
        self._begun = table.begun
        self.messages.append({"changed": changed, "whole": msgspec.json.decode(whole)})


def played(game: str) -> list[dict[str, Any]]:
    offer = Offer(game=game, players=3, modules=list(GAMES[game].modules), seed=f"changes {game}")
    table = Table(game, offer, check_offer(offer), "key", 0)
    chance, presence = Random(game), Presence(LocalNews(), lambda name: None)
    viewers = [Viewer(1), Viewer(SPECTATOR)]
    at = 1
    while table.version < MESSAGES and table.status != "over":
        at += 1
        if table.version < offer.players:
            table.carry_out(table.sit(at, table.version, f"Player {table.version}", f"holder {table.version}"))
        elif not table.begun:
            table.carry_out(table.begin(at, 0))
        else:
            decide(table, at, chance)
        version = Version(table, presence)
        for viewer in viewers:
            viewer.look(table, version, presence)
    return [
        {"title": f"{game}, for {'a seat' if viewer.seat >= 0 else 'a spectator'}", "messages": viewer.messages}
        for viewer in viewers
    ]


def decide(table: Table, at: int, chance: Random) -> None:
    assert table.game
    by = table.decider()
    if by < 0:
        answer = table.answer_for(at + FORM)
        assert answer
        table.carry_out(answer)
    elif table.held:
        table.carry_out(table.undo(at, by) if chance.random() < 0.2 else table.confirm(at, by))
    else:
        options = table.game.options()
        bought = [option for option in options if option.verb in ("buy", "pay", "build")]
        table.carry_out(table.act(at, by, table.game.notation(chance.choice(bought or options))))


if __name__ == "__main__":
    with patch.object(door, "now", lambda: 1_000):
        recorded = [each for game in GAMES for each in played(game)]
    FILE.write_bytes(gzip.compress(json.dumps(recorded, separators=(",", ":")).encode(), mtime=0))
