"""The front door for programs: create a game by name, with the pieces that come with Sabika or with others."""

import secrets
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, overload

from sabika.components import (
    ALHAMBRA,
    GRANADA,
    SHEET,
    Corrected,
    corrected_pieces,
    own_pieces,
    read_corrected,
    with_modules,
)
from sabika.modules import MODULES
from sabika.rules.core.errors import BadInput
from sabika.rules.core.game import Game, Setup
from sabika.rules.games import alhambra, combined, granada, roll_and_write
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.module import offered
from sabika.rules.palace.pieces import Pieces
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.sheet import Sheet

__all__ = [
    "GAMES",
    "PALACE_GAMES",
    "Components",
    "Kind",
    "PalaceName",
    "game_from",
    "kind_of_game",
    "load_pieces",
    "new_game",
    "new_setup",
    "pieces_from",
]

PalaceName = Literal["alhambra", "granada", "combined"]
"""The names of the palace games."""
PALACE_GAMES: Final[tuple[PalaceName, ...]] = (alhambra.NAME, granada.NAME, combined.NAME)
Components = Pieces | Sheet
"""What is printed: the pieces of a palace game, or the sheet of Roll & Write."""


class Kind(NamedTuple):
    """A game that can be played, and what a table can choose."""

    name: str
    title: str
    players: range
    editions: tuple[str, ...]
    """The default first; a single empty one if there are none."""
    modules: tuple[str, ...]
    options: Mapping[str, tuple[str, ...]]
    """Further choices by name, the default first."""
    begin: Callable[[Setup, Any], Game]
    """Sets it up, with components of its own."""
    check: Callable[[Setup], None]
    sets: tuple[str, ...]
    """The files of its tiles, or of its sheet."""
    alone: bool = False
    """Whether only a player alone has the further choices (R18)."""
    by_age: bool = True
    """Whether the youngest begins in the last tie (A8); in Roll & Write it is drawn by lot who begins (R2)."""

    @property
    def edition(self) -> str:
        """The one that is played if nobody chooses."""
        return self.editions[0]

    def options_for(self, players: int) -> Mapping[str, tuple[str, ...]]:
        """The further choices of so many players."""
        return {} if self.alone and players > 1 else self.options

    def chosen(self, options: Mapping[str, str], players: int) -> tuple[tuple[str, str], ...]:
        """What a table chose, with defaults for the rest; an empty choice is none."""
        usual = {name: values[0] for name, values in self.options_for(players).items()}
        return tuple(sorted((name, value) for name, value in {**usual, **options}.items() if value))

    def pieces(self) -> Components:
        """Those that come with Sabika, without those of modules."""
        return own_pieces(self.sets)


def _players(fewest: int, most: int) -> range:
    return range(fewest, most + 1)


GAMES: Final[dict[str, Kind]] = {
    kind.name: kind
    for kind in (
        Kind(
            alhambra.NAME,
            alhambra.TITLE,
            _players(alhambra.MIN_PLAYERS, alhambra.MAX_PLAYERS),
            tuple(alhambra.EDITIONS),
            offered(MODULES, alhambra.NAME),
            {},
            partial(alhambra.new_game, modules=MODULES),
            partial(alhambra.check, modules=MODULES),
            (ALHAMBRA.name,),
        ),
        Kind(
            granada.NAME,
            granada.TITLE,
            _players(granada.MIN_PLAYERS, granada.MAX_PLAYERS),
            granada.EDITIONS,
            offered(MODULES, granada.NAME),
            granada.OPTIONS,
            partial(granada.new_game, modules=MODULES),
            partial(granada.check, modules=MODULES),
            (GRANADA.name,),
        ),
        Kind(
            combined.NAME,
            combined.TITLE,
            _players(combined.MIN_PLAYERS, combined.MAX_PLAYERS),
            combined.EDITIONS,
            offered(MODULES, combined.NAME),
            combined.OPTIONS,
            partial(combined.new_game, modules=MODULES),
            partial(combined.check, modules=MODULES),
            (ALHAMBRA.name, GRANADA.name),
        ),
        Kind(
            roll_and_write.NAME,
            roll_and_write.TITLE,
            _players(roll_and_write.MIN_PLAYERS, roll_and_write.MAX_PLAYERS),
            ("",),
            (),
            roll_and_write.OPTIONS,
            roll_and_write.new_game,
            roll_and_write.check,
            (SHEET.name,),
            alone=True,
            by_age=False,
        ),
    )
}
"""The games by name."""


def kind_of_game(name: str) -> Kind:
    """The game with this name."""
    kind = GAMES.get(name)
    if kind is None:
        raise BadInput(f"There is no game {name!r}. The games are: {', '.join(GAMES)}.")
    return kind


def new_setup(
    game: str = alhambra.NAME,
    *,
    players: int,
    seed: str | int | None = None,
    edition: str | None = None,
    modules: tuple[str, ...] = (),
    youngest_first: tuple[int, ...] = (),
    options: Mapping[str, str] | None = None,
) -> Setup:
    """What a game is set up from, with defaults for what the table did not choose."""
    kind = kind_of_game(game)
    return Setup(
        game,
        players,
        secrets.token_hex(16) if seed is None else str(seed),
        kind.edition if edition is None else edition,
        modules,
        youngest_first,
        kind.chosen(options or {}, players),
    )


@overload
def new_game(
    game: PalaceName = ...,
    *,
    players: int,
    seed: str | int | None = ...,
    edition: str | None = ...,
    modules: tuple[str, ...] = ...,
    youngest_first: tuple[int, ...] = ...,
    options: Mapping[str, str] | None = ...,
    pieces: Pieces | None = ...,
) -> PalaceGame: ...


@overload
def new_game(
    game: Literal["roll-and-write"],
    *,
    players: int,
    seed: str | int | None = ...,
    options: Mapping[str, str] | None = ...,
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
    options: Mapping[str, str] | None = ...,
    pieces: Components | None = ...,
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
    pieces: Components | None = None,
) -> Game:
    """A new game, ready for its first decision. Without a seed, one is drawn that nobody can guess.

    >>> game = new_game(players=4, seed="court of the lions", edition="2020", youngest_first=(2, 0, 3, 1))
    >>> game.asked(), game.step
    (2, 'act')
    >>> new_game("granada", players=3, seed="court of the lions", options={"scoring": "simplified"})
    <granada, 3 players, turn 1, seat 2 to act>
    >>> game = new_game("roll-and-write", players=1, seed="alone", options={"dummies": "3", "goal": "beat"})
    >>> game.asked(), game.step, game.rounds
    (0, 'act', 15)
    """
    setup = new_setup(
        game,
        players=players,
        seed=seed,
        edition=edition,
        modules=modules,
        youngest_first=youngest_first,
        options=options,
    )
    return game_from(setup, pieces)


def game_from(setup: Setup, pieces: Components | None = None) -> Game:
    """The game with this set-up, ready for its first decision."""
    kind = kind_of_game(setup.game)
    try:
        setup.seed.encode()
    except UnicodeEncodeError:
        raise BadInput("The seed has characters that are no text. Use letters and digits.") from None
    own = kind.pieces()
    found = own if pieces is None else pieces
    if type(found) is not type(own) or found.kinds != own.kinds:
        raise BadInput(f"These are not the pieces of {kind.title}. Load them for the game {kind.name!r}.")
    return kind.begin(setup, with_modules(found, setup.modules) if isinstance(found, Pieces) else found)


@overload
def load_pieces(
    paths: str | Path | Iterable[str | Path], game: PalaceName = ..., modules: tuple[str, ...] = ...
) -> Pieces: ...


@overload
def load_pieces(paths: str | Path | Iterable[str | Path], game: Literal["roll-and-write"]) -> Sheet: ...


@overload
def load_pieces(paths: str | Path | Iterable[str | Path], game: str, modules: tuple[str, ...] = ...) -> Components: ...


def load_pieces(
    paths: str | Path | Iterable[str | Path], game: str = alhambra.NAME, modules: tuple[str, ...] = ()
) -> Components:
    """The pieces of a game and its modules, or its sheet, with what stands in one or several corrected copies of the
    files that come with Sabika, for `new_game(pieces=...)`. A file is recognised by what stands in it."""
    files = [paths] if isinstance(paths, str | Path) else paths
    return pieces_from([read_corrected(Path(path)) for path in files], game, modules)


def pieces_from(files: Iterable[Corrected], game: str, modules: tuple[str, ...] = ()) -> Components:
    """The pieces of a game and its modules, or its sheet, with what stands in files that have been read."""
    kind = kind_of_game(game)
    kind.check(new_setup(game, players=kind.players[0], seed="", modules=modules))
    return corrected_pieces(tuple(files), kind.title, kind.sets, modules)
