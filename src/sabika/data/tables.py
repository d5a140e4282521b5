"""What games have in common whose decisions are written alike: the set-up but for the seed, and the pieces."""

from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec

from sabika.encoding import Column, Encoder, encoder_for
from sabika.library import Components
from sabika.rules.core.game import Game, Setup

LETTERS: Final = 12
"""Of a digest that names something within a file."""


class Table(NamedTuple):
    """The set-up of some games, and how their positions are written as numbers."""

    setup: Setup
    """Without what only a single game has."""
    digest: str
    """Of the pieces."""
    encoder: Encoder

    @property
    def name(self) -> str:
        """By which decisions say what their numbers mean."""
        return short_digest([self.setup, self.digest])

    def described(self) -> dict[str, Any]:
        """All that a reader has to know of the table."""
        encoder = self.encoder
        return {
            "game": self.setup.game,
            "edition": self.setup.edition,
            "modules": list(self.setup.modules),
            "options": dict(self.setup.options),
            "players": self.setup.players,
            "rules": self.setup.rules,
            "components": self.digest,
            "features": columns_described(encoder.columns),
            "row": columns_described(encoder.rows.columns),
            "planes": [plane.name for plane in encoder.planes],
            "side": encoder.side,
        }


def table_of(game: Game, pieces: Components | None) -> Table:
    """The table of a game; the pieces are those that its record was replayed with, None for those of Sabika."""
    setup = game.setup.alike()
    encoder = encoder_for(setup) if pieces is None else encoder_with(setup, game.digest, game)
    return Table(setup, game.digest, encoder)


KNOWN: Final[dict[tuple[Setup, str], Encoder]] = {}
"""Encoders of games with corrected pieces, of which a command knows one set."""
MOST_KNOWN: Final = 256


def encoder_with(setup: Setup, digest: str, game: Game) -> Encoder:
    """The encoder of games with corrected pieces."""
    found = KNOWN.get((setup, digest))
    if found is None:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        found = KNOWN[setup, digest] = Encoder(game)
    return found


def columns_described(columns: list[Column]) -> list[dict[str, Any]]:
    return [column._asdict() for column in columns]


def short_digest(what: object) -> str:
    """The first letters of the SHA-256 of something."""
    return sha256(msgspec.json.encode(what)).hexdigest()[:LETTERS]
