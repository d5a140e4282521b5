"""The front door for programs: create a game by name, with the pieces that come with Sabika or with others."""

import secrets
from pathlib import Path

from sabika.components import alhambra_pieces, load_alhambra_pieces, with_modules
from sabika.rules.core.errors import BadInput
from sabika.rules.core.game import Setup
from sabika.rules.games import alhambra
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.pieces import Pieces


def new_game(
    game: str = alhambra.NAME,
    *,
    players: int,
    seed: str | int | None = None,
    edition: str = alhambra.DEFAULT_EDITION,
    modules: tuple[str, ...] = (),
    youngest_first: tuple[int, ...] = (),
    pieces: Pieces | None = None,
) -> PalaceGame:
    """A new game, ready for its first decision. Without a seed, one is drawn that nobody can guess.

    >>> game = new_game(players=4, seed="court of the lions", edition="2020", youngest_first=(2, 0, 3, 1))
    >>> game.asked(), game.step
    (2, 'act')
    """
    setup = Setup(game, players, secrets.token_hex(16) if seed is None else str(seed), edition, modules, youngest_first)
    return game_from(setup, pieces)


def game_from(setup: Setup, pieces: Pieces | None = None) -> PalaceGame:
    """The game with this set-up, ready for its first decision."""
    if setup.game != alhambra.NAME:
        raise BadInput(f"There is no game {setup.game!r}. The games are: {alhambra.NAME}.")
    try:
        setup.seed.encode()
    except UnicodeEncodeError:
        raise BadInput("The seed has characters that are no text. Use letters and digits.") from None
    return alhambra.new_game(setup, with_modules(pieces or alhambra_pieces(), setup.modules))


def load_pieces(path: str | Path) -> Pieces:
    """The pieces in a file, a corrected copy of the one that comes with Sabika, for `new_game(pieces=...)`."""
    return load_alhambra_pieces(Path(path))
