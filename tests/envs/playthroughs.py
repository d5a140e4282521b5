"""Playthroughs of OpenSpiel: a random game with tiles and one on sheets, and all that is told about them. Long lines
are digests.

`python -m envs.playthroughs` in tests/, with src and tests as PYTHONPATH, writes them anew.
"""

from hashlib import sha256
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

from sabika.envs.openspiel import NAME

FOLDER = Path(__file__).with_name("playthroughs")
LONGEST = 160
SEED = 11
FLAT = "tensors=vector"
"""The others would be written a line for each row."""
PLAYED = {name: f"{NAME}(game={name},players=2,{FLAT})" for name in ("alhambra", "roll-and-write")}
"""Each by the text that loads it."""


def shortened(text: str) -> str:
    """The playthrough of this game."""
    lines = playthrough(text, None, seed=SEED).splitlines()
    return "".join([f"{short(line)}\n" for line in lines])


def short(line: str) -> str:
    """Beginning and digest of what is long."""
    if len(line) <= LONGEST:
        return line
    return f"{line[:LONGEST]}... {sha256(line.encode()).hexdigest()[:16]}"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in PLAYED.items():
        (FOLDER / f"{name}.txt").write_text(shortened(text), "utf-8")
