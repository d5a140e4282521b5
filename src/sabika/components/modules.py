"""The pieces of modules, together with those of their game."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from sabika.components.file import digest_of, digest_of_tiles
from sabika.modules.falcons.pieces import own_falcons
from sabika.modules.falcons.rules import Flock
from sabika.modules.huts.pieces import built, own_huts
from sabika.modules.portals.pieces import portals
from sabika.rules.palace.pieces import Extra, Pieces


class ModulePieces(NamedTuple):
    """What a module brings along."""

    data: object
    """What the module finds in `pieces.data` under its name."""
    extras: Sequence[Extra] = ()
    """What it builds into palaces."""
    names: Sequence[str] = ()
    """Of all that an owner of the printed game can correct."""


def _huts(corrected: object) -> ModulePieces:
    huts = corrected if isinstance(corrected, tuple) else own_huts()
    return ModulePieces(huts, built(huts), [hut.name for hut in huts])


def _falcons(corrected: object) -> ModulePieces:
    flock = corrected if isinstance(corrected, Flock) else own_falcons()
    return ModulePieces(flock, names=[falcon.name for falcon in flock.falcons])


def _portals(corrected: object) -> ModulePieces:
    return ModulePieces(None, portals())


MODULE_PIECES: dict[str, Callable[[object], ModulePieces]] = {
    "huts": _huts,
    "falcons": _falcons,
    "portals": _portals,
}
"""What a module brings along, given what was corrected of it, None for nothing."""


@lru_cache(maxsize=32)
def with_modules(pieces: Pieces, modules: tuple[str, ...]) -> Pieces:
    """The pieces with those of modules, corrected ones if there are any. The digest covers what was corrected."""
    data: dict[str, object] = {}
    extras: list[Extra] = []
    corrected: list[str] = []
    for name, gather in MODULE_PIECES.items():
        if name in modules:
            own = gather(pieces.data.get(name))
            data[name] = own.data
            extras += own.extras
            if own.names != gather(None).names:
                corrected.append(digest_of([name, *own.names]))
    if not data and not pieces.data:
        return pieces
    digest = digest_of_tiles(pieces.tiles) if pieces.data else pieces.digest
    if corrected:
        digest = digest_of([digest, *corrected])
    return Pieces(pieces.kinds, pieces.tiles, digest, extras, data)
