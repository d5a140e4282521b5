"""The front door for programs: create a game by name, with the pieces that come with Sabika or with others."""

import reprlib
import secrets
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from numbers import Integral
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
Names = tuple[str, ...] | list[str]
Seats = tuple[int, ...] | list[int]
MOST_DIGITS: Final = 1000
"""Of a number that is given; Python does not write out much larger ones."""
TOO_LARGE: Final = 10**MOST_DIGITS
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
    unscored: tuple[str, ...] = ()
    """Further choices on which no points depend, so that no scorepad asks for them (G5)."""

    @property
    def edition(self) -> str:
        """The one that is played if nobody chooses."""
        return self.editions[0]

    def options_for(self, players: int) -> Mapping[str, tuple[str, ...]]:
        """The further choices of so many players."""
        return {} if self.alone and players > 1 else self.options

    def scored_for(self, players: int) -> Mapping[str, tuple[str, ...]]:
        """Those of them on which points depend."""
        return {name: values for name, values in self.options_for(players).items() if name not in self.unscored}

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
            unscored=granada.UNSCORED,
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
            unscored=granada.UNSCORED,
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
    kind = GAMES.get(name) if isinstance(name, str) else None
    if kind is None:
        raise BadInput(f"There is no game {_shown(name)}. The games are: {', '.join(GAMES)}.")
    return kind


def new_setup(
    game: str = alhambra.NAME,
    *,
    players: int,
    seed: str | int | None = None,
    edition: str | None = None,
    modules: Names = (),
    youngest_first: Seats = (),
    options: Mapping[str, str] | None = None,
) -> Setup:
    """What a game is set up from, with defaults for what the table did not choose."""
    kind = kind_of_game(game)
    _check_forms(players, seed, edition, modules, youngest_first, options)
    return Setup(
        game,
        int(players),
        secrets.token_hex(16) if seed is None else str(seed),
        kind.edition if edition is None else edition,
        tuple(modules),
        tuple(map(int, youngest_first)),
        kind.chosen(options or {}, players),
    )


def _check_forms(
    players: object, seed: object, edition: object, modules: object, youngest_first: object, options: object
) -> None:
    """Refuse what has another form than a set-up is made of: programs can give anything."""
    if not _is_number(players):
        raise BadInput(f"The number of players is a whole number such as 3, not {_shown(players)}.")
    if seed is not None and not isinstance(seed, str) and not _is_number(seed):
        raise BadInput(f"A seed is text or a whole number of at most {MOST_DIGITS} digits, not {_shown(seed)}.")
    if edition is not None and not isinstance(edition, str):
        raise BadInput(f"An edition is text such as '2020', not {_shown(edition)}.")
    if isinstance(modules, str):
        wanted = tuple(name.strip() for name in modules.split(",") if name.strip())
        raise BadInput(f"Modules are given as a tuple of names: modules={_shown(wanted)}, not {_shown(modules)}.")
    if not (isinstance(modules, tuple | list) and all(isinstance(name, str) for name in modules)):
        raise BadInput(f"Modules are given as a tuple of names, not as {_shown(modules)}.")
    if not (isinstance(youngest_first, tuple | list) and all(map(_is_number, youngest_first))):
        raise BadInput(f"The order of ages is a tuple of seats such as (2, 0, 1), not {_shown(youngest_first)}.")
    if options is not None and not (
        isinstance(options, Mapping) and all(isinstance(text, str) for text in (*options, *options.values()))
    ):
        example = {"scoring": "simplified"}
        raise BadInput(f"Options are a dictionary of texts such as {example}, not {_shown(options)}.")


def _is_number(value: object) -> bool:
    """Whether it is a whole number that can be written out."""
    return not isinstance(value, bool) and isinstance(value, Integral) and abs(int(value)) < TOO_LARGE


def _shown(value: object) -> str:
    """Something of the wrong form, in a few letters."""
    try:
        return reprlib.repr(value)
    except ValueError:  # a number of thousands of digits
        return "one with too many digits"


@overload
def new_game(
    game: PalaceName = ...,
    *,
    players: int,
    seed: str | int | None = ...,
    edition: str | None = ...,
    modules: Names = ...,
    youngest_first: Seats = ...,
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
    modules: Names = ...,
    youngest_first: Seats = ...,
    options: Mapping[str, str] | None = ...,
    pieces: Components | None = ...,
) -> Game: ...


def new_game(
    game: str = alhambra.NAME,
    *,
    players: int,
    seed: str | int | None = None,
    edition: str | None = None,
    modules: Names = (),
    youngest_first: Seats = (),
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
    kind.check(setup)  # before the pieces: those of some modules fit into no other game
    own = kind.pieces()
    found = own if pieces is None else pieces
    if type(found) is not type(own) or found.kinds != own.kinds:
        raise BadInput(f"These are not the pieces of {kind.title}. Load them for the game {kind.name!r}.")
    return kind.begin(setup, with_modules(found, setup.modules) if isinstance(found, Pieces) else found)


@overload
def load_pieces(paths: str | Path | Iterable[str | Path], game: PalaceName = ..., modules: Names = ...) -> Pieces: ...


@overload
def load_pieces(paths: str | Path | Iterable[str | Path], game: Literal["roll-and-write"]) -> Sheet: ...


@overload
def load_pieces(paths: str | Path | Iterable[str | Path], game: str, modules: Names = ...) -> Components: ...


def load_pieces(paths: str | Path | Iterable[str | Path], game: str = alhambra.NAME, modules: Names = ()) -> Components:
    """The pieces of a game and its modules, or its sheet, with what stands in one or several corrected copies of the
    files that come with Sabika, for `new_game(pieces=...)`. A file is recognised by what stands in it."""
    files = [paths] if isinstance(paths, str | Path) else paths
    return pieces_from([read_corrected(Path(path)) for path in files], game, modules)


def pieces_from(files: Iterable[Corrected], game: str, modules: Names = ()) -> Components:
    """The pieces of a game and its modules, or its sheet, with what stands in files that have been read."""
    kind = kind_of_game(game)
    setup = new_setup(game, players=kind.players[0], seed="", modules=modules)
    kind.check(setup)
    return corrected_pieces(tuple(files), kind.title, kind.sets, setup.modules)
