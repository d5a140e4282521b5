"""The front door for programs: create a game by name, with the pieces that come with Sabika or with others."""

import secrets
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from sabika.components import (
    ALHAMBRA,
    GRANADA,
    Corrected,
    corrected_pieces,
    own_pieces,
    read_corrected,
    with_modules,
)
from sabika.rules.core.errors import BadInput
from sabika.rules.core.game import Setup
from sabika.rules.games import alhambra, combined, granada
from sabika.rules.modules.catalogue import MODULES
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.pieces import Pieces


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
    begin: Callable[[Setup, Pieces], PalaceGame]
    check: Callable[[Setup], None]
    sets: tuple[str, ...]
    """The files of its tiles."""

    @property
    def edition(self) -> str:
        """The one that is played if nobody chooses."""
        return self.editions[0]

    def chosen(self, options: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
        """What a table chose, with defaults for the rest."""
        usual = {name: values[0] for name, values in self.options.items()}
        return tuple(sorted({**usual, **options}.items()))

    def pieces(self) -> Pieces:
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
            tuple(MODULES),
            {},
            alhambra.new_game,
            alhambra.check,
            (ALHAMBRA.name,),
        ),
        Kind(
            granada.NAME,
            granada.TITLE,
            _players(granada.MIN_PLAYERS, granada.MAX_PLAYERS),
            granada.EDITIONS,
            granada.MODULES,
            granada.OPTIONS,
            granada.new_game,
            granada.check,
            (GRANADA.name,),
        ),
        Kind(
            combined.NAME,
            combined.TITLE,
            _players(combined.MIN_PLAYERS, combined.MAX_PLAYERS),
            combined.EDITIONS,
            combined.MODULES,
            combined.OPTIONS,
            combined.new_game,
            combined.check,
            (ALHAMBRA.name, GRANADA.name),
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
        kind.chosen(options or {}),
    )


def new_game(
    game: str = alhambra.NAME,
    *,
    players: int,
    seed: str | int | None = None,
    edition: str | None = None,
    modules: tuple[str, ...] = (),
    youngest_first: tuple[int, ...] = (),
    options: Mapping[str, str] | None = None,
    pieces: Pieces | None = None,
) -> PalaceGame:
    """A new game, ready for its first decision. Without a seed, one is drawn that nobody can guess.

    >>> game = new_game(players=4, seed="court of the lions", edition="2020", youngest_first=(2, 0, 3, 1))
    >>> game.asked(), game.step
    (2, 'act')
    >>> new_game("granada", players=3, seed="court of the lions", options={"scoring": "simplified"})
    <granada, 3 players, turn 1, seat 2 to act>
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


def game_from(setup: Setup, pieces: Pieces | None = None) -> PalaceGame:
    """The game with this set-up, ready for its first decision."""
    kind = kind_of_game(setup.game)
    try:
        setup.seed.encode()
    except UnicodeEncodeError:
        raise BadInput("The seed has characters that are no text. Use letters and digits.") from None
    own = kind.pieces()
    if pieces is not None and pieces.kinds != own.kinds:
        raise BadInput(f"These are not the pieces of {kind.title}. Load them for the game {kind.name!r}.")
    return kind.begin(setup, with_modules(pieces or own, setup.modules))


def load_pieces(
    paths: str | Path | Iterable[str | Path], game: str = alhambra.NAME, modules: tuple[str, ...] = ()
) -> Pieces:
    """The pieces of a game and its modules, with what stands in one or several corrected copies of the files that come
    with Sabika, for `new_game(pieces=...)`. A file is recognised by what stands in it."""
    files = [paths] if isinstance(paths, str | Path) else paths
    return pieces_from([read_corrected(Path(path)) for path in files], game, modules)


def pieces_from(files: Iterable[Corrected], game: str, modules: tuple[str, ...] = ()) -> Pieces:
    """The pieces of a game and its modules, with what stands in files that have been read."""
    kind = kind_of_game(game)
    kind.check(new_setup(game, players=kind.players[0], seed="", modules=modules))
    return corrected_pieces(tuple(files), kind.title, kind.sets, modules)
