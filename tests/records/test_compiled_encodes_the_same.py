"""Positions of every game are written as the same bytes as ever, in the plain and in the compiled build.

Where the encoding is meant to change, `pytest tests/records --record-games` writes the file of digests again.
"""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from encoding.positions import TABLES, positions
from sabika.encoding import encoder_for
from sabika.encoding.hidden import everything
from sabika.encoding.remembered import remembered
from sabika.encoding.told import told

GOLDEN = Path(__file__).with_name("golden_encodings.json")


def digest(name: str, players: int) -> str:
    """Of all that is written about some positions with all modules."""
    found = sha256()
    for game in positions(name, players, modules=True, every=40):
        encoder = encoder_for(game.setup)
        for seat in range(players):
            view = game.view(seat)
            for written in (encoder.vector(view), encoder.grids(view), remembered(game, seat)):
                found.update(written)
            found.update(told(encoder, view).encode())
        found.update(everything(encoder, game))
        options = encoder.in_order(game.options())
        found.update(b"".join(encoder.rows.rows(game.view(game.asked()), options)) if options else b"")
        found.update(repr([encoder.rows.notation(action) for action in options]).encode())
    return found.hexdigest()


@pytest.fixture(autouse=True, scope="module")
def recorded_anew(request: pytest.FixtureRequest) -> None:
    # The option is only known when this folder is named on the command line.
    if request.config.getoption("--record-games", default=False):
        digests = {f"{name}, {players} players": digest(name, players) for name, players in TABLES}
        GOLDEN.write_text(json.dumps(digests, indent=1) + "\n", "utf-8")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_positions_are_written_as_ever(name: str, players: int) -> None:
    golden = json.loads(GOLDEN.read_text("utf-8"))
    assert digest(name, players) == golden[f"{name}, {players} players"]
