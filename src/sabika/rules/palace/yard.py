"""The yard: which tile lies where, and how the spaces are filled from the bags (A3, A6, A18, C3).

A space belongs to a currency. Where two tiles lie on each space, one of each set, the places of the second set have the
numbers from 4 on.
"""

from typing import TYPE_CHECKING, Final

from sabika.rules.core.errors import BadInput
from sabika.rules.palace.events import MarkerMoved, YardFilled
from sabika.rules.palace.pieces import CURRENCIES, NOTHING, Pieces

if TYPE_CHECKING:
    from sabika.rules.palace.game import PalaceGame

SPACES: Final = len(CURRENCIES)
PLACES: Final = 2 * SPACES
"""As many tiles as can lie in the yard of any game."""
SPACE_NAMES: Final = ["1", "2", "3", "4", "g1", "g2", "g3", "g4"]
"""The places in the notation, those of the second set with a g."""

# By the number of places: in which order they are filled, space by space.
IN_ORDER: Final = {SPACES: [0, 1, 2, 3], PLACES: [0, 4, 1, 5, 2, 6, 3, 7]}


def write_space(space: int) -> str:
    return SPACE_NAMES[space]


def read_space(word: str, pieces: Pieces) -> int:
    """The place in `2`, or in `g2` for the second tile of that space (C3); counted from 0."""
    spaces = SPACE_NAMES if pieces.two_parts else SPACE_NAMES[:SPACES]
    if word not in spaces:
        raise BadInput(f"There is no yard space {word!r}. The spaces are {', '.join(spaces[:-1])} and {spaces[-1]}.")
    return spaces.index(word)


def tile_on(game: "PalaceGame", space: int) -> int:
    """The tile on a place, 0 if there is none."""
    return game.yard[space] if space < len(game.yard) else NOTHING


def refill(game: "PalaceGame") -> None:
    """Draw tiles onto the empty places, as far as the bags go. New tiles show the face that the marker names; then
    the marker moves, if there was one (G3)."""
    moves = False
    for place in IN_ORDER[len(game.yard)]:
        bag = game.bags[place // SPACES]
        if game.yard[place] == NOTHING and bag:
            tile = bag.pop()
            game.yard[place] = shown(game, tile)
            game.events.append(YardFilled(place, game.yard[place]))
            moves = moves or game.pieces.other_face[tile] != NOTHING
    if moves:
        game.marker = 1 - game.marker
        game.events.append(MarkerMoved(game.marker))


def shown(game: "PalaceGame", tile: int) -> int:
    """The face of a tile of the bag that the marker names (G3); the tile itself if it has only one."""
    odd = game.pieces.other_face[tile] if game.marker else NOTHING
    return odd or tile


def has_empty_space(game: "PalaceGame") -> bool:
    """Whether no tile at all lies on one of the spaces (A35, C12)."""
    yard = game.yard
    for space in range(SPACES):
        if yard[space] == NOTHING and (len(yard) == SPACES or yard[space + SPACES] == NOTHING):
            return True
    return False
