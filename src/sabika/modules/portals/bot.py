"""What portals are worth to the greedy bot: points of the wall, and the room that they take or keep."""

from functools import lru_cache
from typing import Final

from sabika.bots.palace.advice import Advice
from sabika.bots.palace.greedy import FIRST, LAST, Weighing
from sabika.bots.palace.money import purse_worth
from sabika.bots.palace.sites import Site, change, sites
from sabika.modules.portals.rules import NAME, TURNS, WAY, PlacePortal, PortalsView, ReturnPortal, portals_in
from sabika.rules.core.action import Action
from sabika.rules.palace.halves import cells_for_half
from sabika.rules.palace.module import seen
from sabika.rules.palace.money import payments, purse_total
from sabika.rules.palace.palace import Palace


# Palaces are kept alive by the cache, so it holds no more than a few games need.
@lru_cache(maxsize=64)
def portal_sites(palace: Palace, kind: int) -> dict[tuple[int, int], Site]:
    """All places for a portal of a kind, by cell and orientation."""
    portal = portal_of(palace, kind)
    return {
        (cell, turn): change(palace, portal + turn, cell)
        for turn in range(len(TURNS))
        for cell in cells_for_half(palace, portal + turn)
    }


def portal_of(palace: Palace, kind: int) -> int:
    """Any portal of the kind that does not stand in the palace."""
    built = {palace.at(cell) - turn for cell in palace.halves for turn in range(len(TURNS))}
    all_of_kind = [portal for portal in portals_in(palace.pieces) if palace.pieces.leans_on[portal] == kind]
    return next((portal for portal in all_of_kind if portal not in built), all_of_kind[0])


def portal_worth(weighing: Weighing, tile: int) -> float:
    """What a portal is worth that is bought with a tile: in its best place, as soon as the tile stands in its own."""
    palace = weighing.own.palace
    places = sites(palace, tile)
    if places:
        best = max(places, key=lambda site: weighing.site_worth(tile, site))
        palace = palace.with_tile(tile, best.cell)
    found = portal_sites(palace, weighing.view.pieces.kind[tile]).values()
    return max((weighing.points_of(site) for site in found), default=0.0)


def deals(weighing: Weighing, space: int) -> list[tuple[float, bool]]:
    """For each way to pay for a tile and a portal from the purse: what is gained, and whether it is exact."""
    pieces = weighing.view.pieces
    tile = weighing.view.yard[space]
    purse = weighing.purses[space]
    price = pieces.price[tile] + seen(weighing.view, NAME, PortalsView).surcharge
    if purse_total(purse) < price:
        return []
    more = portal_worth(weighing, tile)
    if more <= 0:  # It would only go back to the supply.
        return []
    worth = weighing.tile_worth(tile) + more - weighing.money * purse_worth(purse, pieces)
    return [
        (worth + weighing.money * purse_worth(purse - part, pieces), purse_total(part) == price)
        for part in payments(purse, price)
    ]


def buying(weighing: Weighing, space: int) -> float:
    """As without the portal: an exact payment comes first, another one costs the chance to buy the tile next turn."""
    found = deals(weighing, space)
    best_exact = max((gain for gain, exact in found if exact), default=0.0)
    if best_exact > 0:
        return FIRST + best_exact
    chance = weighing.chance(weighing.deals(space, weighing.purses[space]))
    return max((gain - chance for gain, _ in found), default=LAST)


def placing(weighing: Weighing, action: Action) -> float:
    assert isinstance(action, PlacePortal)
    return weighing.points_of(portal_sites(weighing.own.palace, action.kind)[action.cell, action.turn])


def returning(weighing: Weighing, action: Action) -> float:
    """Worth nothing, so it is better than a place that costs points; but new tiles may still open a better one."""
    others = [piece for piece in weighing.own.beside if not weighing.view.pieces.half[piece]]
    return LAST if others else 0.0


BOT: Final = Advice({PlacePortal: placing, ReturnPortal: returning}, {WAY: buying})
