"""What building sites are worth to the greedy bot."""

from typing import Final

from sabika.bots.palace.advice import Advice
from sabika.bots.palace.greedy import FIRST, IN_RESERVE, LAST, UNFINISHED, Weighing
from sabika.bots.palace.kinds import More
from sabika.bots.palace.money import purse_worth
from sabika.bots.palace.sites import sites
from sabika.modules.sites.rules import NAME, WAY, Finish, Keep, SitesView
from sabika.rules.core.action import Action
from sabika.rules.palace.module import seen
from sabika.rules.palace.money import payments, purse_total

TIME = 4
"""With so many tiles still to come for each player, there is time to finish what one begins."""


def beginning(weighing: Weighing, space: int) -> float:
    """The walls count at once, the building only if there is time to finish it. As in `buying`, it has to gain more
    than the chance to buy the tile next turn is worth."""
    tile = weighing.view.yard[space]
    purse = weighing.purses[space]
    share = UNFINISHED * min(1.0, weighing.tiles_each / TIME)
    worth = IN_RESERVE * share * weighing.kind_gain(tile)
    for site in sites(weighing.own.palace, tile):
        worth = max(worth, share * weighing.kind_gain(tile, site.cell) + weighing.site_worth(tile, site))
    half = weighing.view.pieces.price[tile] // 2
    cost = min((cost_of(weighing, purse, part) for part in payments(purse, half)), default=-LAST)
    return worth - cost - weighing.chance(weighing.deals(space, purse))


def cost_of(weighing: Weighing, purse: int, part: int) -> float:
    """What it costs to pay this part of a purse."""
    pieces = weighing.view.pieces
    return weighing.money * (purse_worth(purse, pieces) - purse_worth(purse - part, pieces))


def finishing_deals(weighing: Weighing, tile: int, purse: int) -> list[tuple[float, bool]]:
    """For each way to finish a site from the purse: what is gained, and whether it is exact."""
    seat = weighing.view.seat
    kind = weighing.view.pieces.kind[tile]
    price = weighing.view.pieces.price[tile]
    if purse_total(purse) < price:
        return []
    worth = weighing.prospects.points(seat, kind, More(seat, 1)) - weighing.prospects.points(seat, kind)
    if tile in weighing.own.reserve:
        worth *= IN_RESERVE
    return [(worth - cost_of(weighing, purse, part), purse_total(part) == price) for part in payments(purse, price)]


def finishing(weighing: Weighing, action: Action) -> float:
    """As with a purchase, an exact payment costs no action."""
    assert isinstance(action, Finish)
    begun = seen(weighing.view, NAME, SitesView).sites
    currency = next(site.currency for site in begun if site.tile == action.tile)
    deals = finishing_deals(weighing, action.tile, weighing.purses[currency])
    best_exact = max((gain for gain, exact in deals if exact), default=0.0)
    return FIRST + best_exact if best_exact > 0 else max((gain for gain, _ in deals), default=LAST)


def promise(weighing: Weighing, currency: int, purse: int) -> float:
    """Money can finish a site next turn; nobody else can take it away."""
    begun = seen(weighing.view, NAME, SitesView).sites
    own = [site for site in begun if (site.side, site.currency) == (weighing.view.seat, currency)]
    gains = [gain for site in own for gain, _ in finishing_deals(weighing, site.tile, purse)]
    return max(0.0, *gains) if gains else 0.0


def keeping(weighing: Weighing, action: Action) -> float:
    """The currency in which least is missing, or most is left."""
    assert isinstance(action, Keep)
    price = weighing.view.pieces.price[seen(weighing.view, NAME, SitesView).begun]
    purse = weighing.purses[action.currency]
    exact = any(purse_total(part) == price for part in payments(purse, price))
    return float(purse_total(purse) - price + exact)


BOT: Final = Advice({Finish: finishing, Keep: keeping}, {WAY: beginning}, promises=[promise])
