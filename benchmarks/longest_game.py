"""The longest game that a record may hold: palaces grow as fast as they can, then everybody takes money or rebuilds for
thousands of decisions, and at last the tiles run out. Nothing costs more to look at again."""

import random

import sabika
from sabika.record import Record
from sabika.rules.core.game import Game

LENGTH = 2_750
"""After so many decisions the game is brought to its end, which takes about a hundred more."""
LEFT = 6
"""So many tiles stay in the bag until then."""
GROWS = ("buy", "pay", "build")
IDLES = ("take", "swap", "remove", "build", "reserve")


def longest_game(players: int = 6, seed: str = "the longest game") -> Game:
    """Always the same game."""
    game = sabika.new_game("alhambra", players=players, seed=seed)
    chance = random.Random(seed)
    while not game.over:
        grows = len(game.bag) > LEFT or len(game.log) > LENGTH
        options = game.options()
        by_verb = {game.notation(action).partition(" ")[0] for action in options}
        wanted = [verb for verb in (GROWS if grows else IDLES) if verb in by_verb]
        liked = [
            action
            for action in options
            if not wanted or game.notation(action).startswith(wanted[0] if grows else tuple(wanted))
        ]
        game.play(chance.choice(liked))
    return game


def longest_record() -> bytes:
    """As somebody would upload it."""
    game = longest_game()
    return Record.from_game(game, [f"Player {seat}" for seat in range(game.setup.players)]).dumps().encode()


if __name__ == "__main__":
    found = longest_game()
    print(f"{len(found.log)} decisions, {found.turn} turns, {len(longest_record())} bytes")
