"""The building sites in observations."""

from typing import Final

from sabika.encoding.module import ModuleEncoding, ModulePlane
from sabika.encoding.table import Feature, Of, Plane, how_many, number, numbers
from sabika.modules.sites.rules import NAME, SitesView
from sabika.rules.palace.module import seen
from sabika.rules.palace.pieces import CURRENCIES, START, Pieces
from sabika.rules.palace.view import PalaceView


def features(pieces: Pieces, players: int) -> list[Feature]:
    size = len(pieces.tiles)
    tokens = ", ".join(CURRENCIES)

    def begun(view: PalaceView, side: int) -> bytes:
        found = seen(view, NAME, SitesView)
        return how_many((found.begun, found.finishing), START + 1, size)

    def unfinished(view: PalaceView, side: int) -> bytes:
        own = tuple([site.tile for site in seen(view, NAME, SitesView).sites if site.side == side])
        return how_many(own, START + 1, size)

    return [
        Feature("token bag", 1, 10, "how many tokens are in the bag", bag),
        Feature("finished", 4, 10, f"tokens that have left the game: {tokens}", finished),
        Feature("begun", size, 1, "the tile that waits for its token, or is being paid to be finished", begun),
        Feature("sites", size, 1, "which tiles are unfinished", unfinished, Of.SEAT),
        Feature("site tokens", 4, 10, f"tokens on them that all have seen: {tokens}", shown, Of.SEAT),
        Feature("own site tokens", 4, 10, f"tokens on one's own sites: {tokens}", own_tokens, Of.OWN),
        Feature("drawn", 4, 2, f"tokens to choose from: {tokens}", drawn, Of.OWN),
    ]


def bag(view: PalaceView, side: int) -> bytes:
    return number(seen(view, NAME, SitesView).bag)


def finished(view: PalaceView, side: int) -> bytes:
    return how_many(seen(view, NAME, SitesView).finished, 0, 4)


def drawn(view: PalaceView, side: int) -> bytes:
    return how_many(seen(view, NAME, SitesView).drawn, 0, 4)


def shown(view: PalaceView, side: int) -> bytes:
    if side == view.seat:  # these are told apart from what others can see of them
        return numbers(0, 0, 0, 0)
    return own_tokens(view, side)


def own_tokens(view: PalaceView, side: int) -> bytes:
    sites = seen(view, NAME, SitesView).sites
    return how_many(tuple([site.currency for site in sites if site.side == side]), 0, 4)


def unfinished_cells(view: PalaceView, side: int) -> tuple[int, ...]:
    if not view.unfinished:
        return ()
    palace = view.players[side].palace
    return tuple([cell for cell in palace.cells if palace.at(cell) in view.unfinished])


ENCODING: Final = ModuleEncoding(
    features,
    steps=("keep",),
    planes=(ModulePlane(Plane("unfinished", "whether it is a building site"), unfinished_cells),),
)
