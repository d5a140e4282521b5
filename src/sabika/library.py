"""The front door for programs: create a game by name, with the pieces that come with Sabika or with others."""

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, overload

from sabika.components import alhambra_pieces, load_alhambra_pieces, with_modules
from sabika.components.sheet import load_sheet, sheet
from sabika.rules.core.errors import BadInput
from sabika.rules.core.game import Game, Setup
from sabika.rules.games import alhambra, roll_and_write
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.pieces import Pieces
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.sheet import Sheet

__all__ = ["GAMES", "game_from", "load_pieces", "load_sheet", "new_game"]

GAMES = (alhambra.NAME, roll_and_write.NAME)


@overload
def new_game(
    game: Literal["alhambra"] = ...,
    *,
    players: int,
    seed: str | int | None = ...,
    edition: str | None = ...,
    modules: tuple[str, ...] = ...,
    youngest_first: tuple[int, ...] = ...,
    pieces: Pieces | None = ...,
) -> PalaceGame: ...


@overload
def new_game(
    game: Literal["roll-and-write"],
    *,
    players: int,
    seed: str | int | None = ...,
    options: Mapping[str, str] = ...,
    pieces: Sheet | None = ...,
) -> SheetGame: ...


@overload
def new_game(
    game: str,
    *,
    players: int,
    seed: str | int | None = ...,
    edition: str | None = ...,
    modules: tuple[str, ...] = ...,
    youngest_first: tuple[int, ...] = ...,
    options: Mapping[str, str] = ...,
    pieces: Pieces | Sheet | None = ...,
) -> Game: ...


def new_game(
    game: str = alhambra.NAME,
    *,
    players: int,
    seed: str | int | None = None,
    edition: str | None = None,
    modules: tuple[str, ...] = (),
    youngest_first: tuple[int, ...] = (),
    options: Mapping[str, str] | None = None,
    pieces: Pieces | Sheet | None = None,
) -> Game:
    """A new game, ready for its first decision. Without a seed, one is drawn that nobody can guess.

    >>> game = new_game(players=4, seed="court of the lions", edition="2020", youngest_first=(2, 0, 3, 1))
    >>> game.asked(), game.step
    (2, 'act')
    >>> game = new_game("roll-and-write", players=1, seed="alone", options={"dummies": "3", "goal": "beat"})
    >>> game.asked(), game.step, game.rounds
    (0, 'act', 15)
    """
    if edition is None:
        edition = alhambra.DEFAULT_EDITION if game == alhambra.NAME else ""
    seed = secrets.token_hex(16) if seed is None else str(seed)
    chosen = tuple(sorted((options or {}).items()))
    return game_from(Setup(game, players, seed, edition, modules, youngest_first, chosen), pieces)


def game_from(setup: Setup, pieces: Pieces | Sheet | None = None) -> Game:
    """The game with this set-up, ready for its first decision."""
    if setup.game not in GAMES:
        raise BadInput(f"There is no game {setup.game!r}. The games are: {', '.join(GAMES)}.")
    try:
        setup.seed.encode()
    except UnicodeEncodeError:
        raise BadInput("The seed has characters that are no text. Use letters and digits.") from None
    if setup.game == roll_and_write.NAME:
        if isinstance(pieces, Pieces):
            raise BadInput(
                "Roll & Write is played with a sheet, not with tiles. Correct a copy of roll_and_write.toml."
            )
        return roll_and_write.new_game(setup, pieces or sheet())
    if isinstance(pieces, Sheet):
        raise BadInput("Alhambra is played with tiles, not with a sheet. Correct a copy of alhambra_tiles.toml.")
    return alhambra.new_game(setup, with_modules(pieces or alhambra_pieces(), setup.modules))


def load_pieces(path: str | Path) -> Pieces:
    """The pieces in a file, a corrected copy of the one that comes with Sabika, for `new_game(pieces=...)`."""
    return load_alhambra_pieces(Path(path))
