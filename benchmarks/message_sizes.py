"""Sum the bytes that viewers of whole games are sent over the live channel, and the time it takes to make them.

    python benchmarks/message_sizes.py
    python benchmarks/message_sizes.py --save before.json
    python benchmarks/message_sizes.py --against before.json     # beside that, as a ratio

A game is played at a table of the desk by random choices that buy and build more often than chance would. After every
action each seat and one spectator get their message, exactly as the live channel makes it. Bytes are summed for the
seat that is sent most: as they are, deflated on a connection that remembers what it sent (permessage-deflate, as
WebSockets do it here), and deflated each by itself. Times are what the processor takes to make and encode the messages
of all viewers after one action; carrying out the action, the store and the network are not part of it. They depend on
the machine, the bytes do not.
"""

import argparse
import json
import random
import time
import zlib
from pathlib import Path

from sabika.desk.news import LocalNews
from sabika.desk.presence import Presence
from sabika.desk.tables.entries import Offer
from sabika.desk.tables.offers import check_offer
from sabika.desk.tables.table import Table
from sabika.desk.telling import for_all, table_now
from sabika.desk.wire.showing import encoded
from sabika.library import GAMES
from sabika.rules.core.game import Game

TABLES: list[tuple[str, int, tuple[str, ...]]] = [
    ("alhambra", 4, ()),
    ("alhambra", 4, GAMES["alhambra"].modules),
    ("combined", 6, GAMES["combined"].modules),
    ("roll-and-write", 4, ()),
]
SPECTATOR = -1
PRESENCE = Presence(LocalNews(), lambda table: None)
WINDOW = 12
"""Bits of the window in which a connection of the server finds what it sent before."""
COLUMNS = ("messages", "plain", "connection", "single", "first", "microseconds")


def set_up(game: str, players: int, modules: tuple[str, ...]) -> Table:
    offer = Offer(game=game, players=players, modules=list(modules), seed="sizes", confirm=False)
    table = Table("sizes", offer, check_offer(offer), "key", 1)
    for seat in range(players):
        table.carry_out(table.sit(1, seat, f"Player {seat}", f"holder {seat}"))
    table.carry_out(table.begin(2, 0))
    return table


def choice(game: Game, chance: random.Random) -> str:
    options = game.options()
    bought = [option for option in options if option.verb in ("buy", "pay", "build")]
    return game.notation(chance.choice(bought if bought and chance.random() < 0.7 else options))


def measured(table: Table) -> dict[str, float]:
    viewers = [*range(len(table.chairs)), SPECTATOR]
    sent: dict[int, list[bytes]] = {viewer: [] for viewer in viewers}
    chance = random.Random("sizes")
    seen, took, game = 0, 0.0, table.game
    assert game is not None
    while True:
        start = time.process_time()
        everybody = for_all(table, PRESENCE, seen)
        for viewer in viewers:
            sent[viewer].append(encoded(table_now(table, viewer, everybody, not seen)))
        took += time.process_time() - start
        if game.over:
            break
        seen = table.version
        table.carry_out(table.act(3, game.asked(), choice(game, chance)))
    most = max(sent.values(), key=lambda messages: sum(map(len, messages)))
    return {
        "messages": len(most),
        "plain": sum(map(len, most)),
        "connection": connection(most),
        "single": sum(len(zlib.compress(message)) for message in most),
        "first": len(most[0]),
        "microseconds": took / len(most) * 1e6,
    }


def connection(messages: list[bytes]) -> int:
    """Deflated one after the other, each as far as it can be read by itself."""
    deflate = zlib.compressobj(wbits=-WINDOW, memLevel=5)
    return sum(len(deflate.compress(message) + deflate.flush(zlib.Z_SYNC_FLUSH)) - 4 for message in messages)


def main() -> None:
    parser = argparse.ArgumentParser(description="Sum the bytes that viewers of whole games are sent.")
    parser.add_argument("--save", type=Path, help="keep the figures in a file")
    parser.add_argument("--against", type=Path, help="figures kept before, to compare with")
    chosen = parser.parse_args()
    before = json.loads(chosen.against.read_text()) if chosen.against else {}
    found: dict[str, dict[str, float]] = {}
    print(f"{'':34}" + "".join(f"{column:>14}" for column in COLUMNS))
    for name, players, modules in TABLES:
        title = f"{name}, {players}" + (", all modules" if modules else "")
        found[title] = measured(set_up(name, players, modules))
        print(f"{title:34}" + "".join(f"{found[title][column]:>14.0f}" for column in COLUMNS))
        if title in before:
            ratios = [found[title][column] / before[title][column] for column in COLUMNS]
            print(f"{'  as a ratio':34}" + "".join(f"{ratio:>14.2f}" for ratio in ratios))
    if chosen.save:
        chosen.save.write_text(json.dumps(found))


if __name__ == "__main__":
    main()
