"""Measure what a table sends: bytes, and the time it takes to make them.

    python benchmarks/server_wire.py

A view is all that a seat sees, an update what one decision causes: the events, the new view, and the options if the
seat is asked. Bytes are given as they are and deflated, as WebSocket and HTTP send them.
"""

import random
import time
import zlib
from statistics import median

import sabika
from sabika.desk.wire import showing
from sabika.library import GAMES
from sabika.rules.core.game import Game

TABLES = [
    ("alhambra", 3, ()),
    ("alhambra", 6, GAMES["alhambra"].modules),
    ("granada", 4, ()),
    ("combined", 6, GAMES["combined"].modules),
    ("roll-and-write", 5, ()),
]
REPEATS = 20


def positions(game: Game) -> list[Game]:
    """A random game at every fifth decision."""
    chance = random.Random(1)
    found: list[Game] = []
    while not game.over:
        # Buying more often than by chance lets palaces grow as people's do.
        options = game.options()
        bought = [option for option in options if option.verb in ("buy", "pay", "build")]
        game.apply(chance.choice(bought if bought and chance.random() < 0.7 else options))
        if len(game.log) % 5 == 0:
            found.append(game.copy())
    return found


def update(game: Game) -> bytes:
    """What the seat that is asked gets after a decision."""
    return b"".join(
        [
            showing.encoded(showing.events(game, game.events)),
            showing.encoded(showing.view(game, game.asked() if not game.over else None)),
            showing.encoded(showing.options(game, game.asked())),
        ]
    )


def sizes(messages: list[bytes]) -> str:
    whole = sorted(len(message) for message in messages)
    deflated = sorted(len(zlib.compress(message)) for message in messages)
    return f"{median(whole):7.0f} {whole[-1]:7d}  {median(deflated):7.0f} {deflated[-1]:6d}"


def microseconds(games: list[Game]) -> float:
    start = time.perf_counter()
    for _ in range(REPEATS):
        for game in games:
            showing.encoded(showing.view(game, 0))
    return (time.perf_counter() - start) / REPEATS / len(games) * 1e6


def main() -> None:
    print(f"{'':24}{'bytes: median':>15} {'most':>7}  {'deflated':>7} {'most':>6}")
    for name, players, modules in TABLES:
        if name not in GAMES:
            continue
        games = positions(sabika.new_game(name, players=players, seed="wire", modules=modules))
        title = f"{name}, {players} players" + (", all modules" if modules else "")
        messages = {
            "view": [showing.encoded(showing.view(game, 0)) for game in games],
            "options": [showing.encoded(showing.options(game, game.asked())) for game in games],
            "events of a decision": [showing.encoded(showing.events(game, game.events)) for game in games],
            "update": [update(game) for game in games],
            "hint": [showing.encoded(showing.hint(game)) for game in games],
            "pieces, once": [showing.encoded(showing.pieces(games[0]))],
        }
        print(f"{title}: a view in {microseconds(games):.0f} µs")
        for what, found in messages.items():
            print(f"  {what:29}{sizes(found)}")


if __name__ == "__main__":
    main()
