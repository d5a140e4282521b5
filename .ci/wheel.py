"""Whether an installed wheel is what it should be: compiled, with the client, and able to play. Run where nothing but
the wheel and what it needs is installed."""

import random
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import sabika
from sabika.rules.core import game

assert str(game.__file__).endswith(tuple(EXTENSION_SUFFIXES)), f"The rules are plain: {game.__file__}."
assert Path(sabika.__file__).with_name("client").joinpath("index.html").is_file(), "The browser client is missing."
played = sabika.new_game(players=3, seed="wheel")
chance = random.Random("wheel")
while not played.over:
    played.apply(chance.choice(played.options()))
print(f"Compiled, with its client, and a game of {len(played.log)} decisions was played.")
