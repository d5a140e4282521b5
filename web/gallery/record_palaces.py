"""Plays games among bots and writes their palaces to palaces.json, for the gallery to show."""

import json
from pathlib import Path

import msgspec

from sabika import library
from sabika.arena.match import play_match
from sabika.bots.registry import bot_named
from sabika.desk.wire.palace import PalaceBoard
from sabika.rules.palace.game import PalaceGame

PLAYERS = 3
GAMES = {
    "alhambra": ("alhambra", (), "4"),
    "modules": ("alhambra", ("falcons", "huts", "portals", "sites"), "7"),
    "granada": ("granada", (), "3"),
    "combined": ("combined", (), "5"),
}
"""By name: the game, its modules and its seed."""


def palaces_of(name: str, modules: tuple[str, ...], seed: str) -> dict[str, object]:
    """The palaces at the end of a game, the pieces in them, and what else lies there."""
    setup = library.new_setup(name, players=PLAYERS, seed=seed, modules=modules)
    game = play_match(setup, [bot_named("greedy", name)] * PLAYERS).game
    assert isinstance(game, PalaceGame)
    board = PalaceBoard(game.pieces)
    view = board.view(game.view(0))
    built = {placed.tile for player in view.players for placed in player.palace}
    return {
        "pieces": [piece for piece in board.pieces().pieces if piece.name in built],
        "players": [{"palace": player.palace, "lines": player.lines} for player in view.players],
        "falcons": view.extras.falcons.placed if view.extras.falcons else [],
        "unfinished": view.unfinished,
    }


if __name__ == "__main__":
    found = {shown: palaces_of(*game) for shown, game in GAMES.items()}
    text = json.dumps(msgspec.to_builtins(found), separators=(",", ":"))
    (Path(__file__).parent / "palaces.json").write_text(text + "\n", encoding="utf-8")
