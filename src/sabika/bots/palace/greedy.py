"""A bot that takes the option that promises most points, without looking further than its own turn."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import ClassVar, final

from sabika.bots.bot import Level
from sabika.bots.palace import faces, mixtures
from sabika.bots.palace.kinds import More, Prospects
from sabika.bots.palace.money import hand_of, purse_worth
from sabika.bots.palace.sites import Site, sites
from sabika.rules.core.action import Action
from sabika.rules.core.declining import DECLINE, Decline
from sabika.rules.games import alhambra, combined, granada
from sabika.rules.palace.building import Build, Reserve
from sabika.rules.palace.buying import Buy
from sabika.rules.palace.money import CARDS, NOTHING_STORED, VALUES, payments, purse_total
from sabika.rules.palace.paying import Pay, PayMixed
from sabika.rules.palace.redesign import Remove, Swap
from sabika.rules.palace.taking import TakeMoney
from sabika.rules.palace.turn import STOP
from sabika.rules.palace.turning import Turn
from sabika.rules.palace.view import PalaceView
from sabika.rules.palace.yard import SPACES

# Everything is weighed in points.
ACTION = 3.0
"""Another action."""
STAY = 0.85
"""The chance that a tile of the yard is still there after one other player's turn."""
IN_RESERVE = 0.3
"""The part of a tile's worth that is left when it goes into the reserve."""
UNFINISHED = 0.5
"""The part of a tile's points for majorities that is left while it is not finished."""
ROOM = 1.5
"""For each tile still to get: a palace in which every tile finds a cell, over one in which none does."""
PRICE = 8.0
"""What a tile costs, on average."""
FIRST = 1000.0
"""Comes before everything that ends the turn."""
LAST = -1000.0
"""Only if there is nothing else."""
NOTHING_DONE = 0.0
"""Everything stays as it is."""
NO_CELL = -1


@final
class GreedyBot:
    """Weighs every option by itself."""

    name: ClassVar[str] = "greedy"
    level: ClassVar[Level] = Level.STEADY
    games: ClassVar[tuple[str, ...]] = (alhambra.NAME, granada.NAME, combined.NAME)
    blurb: ClassVar[Mapping[str, str]] = {
        "en": "Buys what brings most points and pays to the coin whenever it can.",
        "fr": "Achète ce qui rapporte le plus et paie le compte exact dès qu’il le peut.",
        "nl": "Koopt wat de meeste punten oplevert en betaalt gepast wanneer het kan.",
        "de": "Kauft, was am meisten Punkte bringt, und zahlt passend, wann immer es geht.",
    }

    def choose(self, view: PalaceView, options: Sequence[Action], rng: Random) -> Action:
        if len(options) == 1:
            return options[0]
        return max(options, key=worths(view, options))


def worths(view: PalaceView, options: Sequence[Action]) -> Callable[[Action], float]:
    """What each of the options is worth. What nobody has judged comes last, but before doing nothing at all."""
    weighing = Weighing(view)
    if options[-1] is DECLINE or STOP in options:
        weighing.untried = NOTHING_DONE  # Of equals the first is taken, and doing nothing is listed last.
    return weighing.worth


class Weighing:
    """What the options of one decision are worth."""

    def __init__(self, view: PalaceView) -> None:
        self.view = view
        self.own = view.players[view.seat]
        self.prospects = Prospects(view)
        self.advice = self.prospects.advice
        self.untried = LAST
        self.hand = hand_of(view)
        for stored in self.advice.stored:
            self.hand.stored = stored(view)
        self.purses = self.hand.purses
        self.tiles_each = len(view.bag) / len(view.players)
        # Money that no tile is left for is worth nothing.
        self.money = min(1.0, PRICE * self.tiles_each / max(1, sum(self.hand.totals)))
        self.stay = STAY ** (len(view.players) - 1)
        self.walls = sum(chance for _, chance, _ in self.prospects.scorings)
        self.gains: dict[tuple[int, int, int, int], float] = {}
        self.tile_worths: dict[int, float] = {}
        self.known_deals: dict[tuple[int, int], list[tuple[float, bool]]] = {}
        self.promises: dict[tuple[int, int], float] = {}

    def worth(self, action: Action) -> float:
        """Points that the action promises."""
        if isinstance(action, TakeMoney):
            return self.taking(action.cards)
        if isinstance(action, Buy):
            return self.buying_by(action.way, action.space)
        if isinstance(action, Pay):
            return self.paying(action)
        if isinstance(action, PayMixed):
            return mixtures.paying(self, action)
        if isinstance(action, Build):
            return self.building(action.tile, action.cell)
        if isinstance(action, Reserve):
            return self.reserving(action.tile)
        if isinstance(action, Turn):
            return faces.turning(self, action)
        if isinstance(action, Decline) or action is STOP:
            return NOTHING_DONE
        if isinstance(action, (Remove, Swap)):
            return LAST
        judge = self.advice.judges.get(type(action))
        return judge(self, action) if judge else self.untried

    # Money and purchases

    def taking(self, cards: tuple[int, ...]) -> float:
        """The hand is worth more afterwards."""
        if cards[0] >= CARDS:
            return mixtures.taking(self, cards[0])
        larger = self.purses[:]
        for money in cards:
            larger[money // VALUES] += 1 << 2 * (money % VALUES)
        return sum(
            self.promise(currency, after) - self.promise(currency, before)
            for currency, (before, after) in enumerate(zip(self.purses, larger))
            if before != after
        )

    def promise(self, currency: int, purse: int) -> float:
        """What a purse is worth: for tiles to come, and next turn for the best tile of its yard space."""
        worth = self.promises.get((currency, purse))
        if worth is None:
            chance = 0.0
            for space in range(currency, len(self.view.yard), SPACES):
                chance = max(chance, self.chance(self.deals(space, purse)))
            worth = self.money * purse_worth(purse, self.view.pieces) + chance
            for more in self.advice.promises:
                worth += more(self, currency, purse)
            self.promises[currency, purse] = worth
        return worth

    def buying_by(self, way: str, space: int) -> float:
        """What it is worth to buy the tile of a yard space in any way."""
        if not way:
            return self.buying(space)
        judge = self.advice.ways.get(way)
        return judge(self, space) if judge else self.untried

    def buying(self, space: int) -> float:
        """An exact payment costs no action, so it comes first if it gains anything at all (A14). Any other has to gain
        more than the chance to buy the tile next turn is worth."""
        deals = self.deals(space, self.purses[space % SPACES])
        best_exact = max((gain for gain, exact in deals if exact), default=0.0)
        if best_exact > 0:
            return FIRST + best_exact
        return max(gain for gain, _ in deals) - self.chance(deals)

    def chance(self, deals: list[tuple[float, bool]]) -> float:
        """What it is worth that one of these deals can be made next turn, if the tile is still there."""
        best = max((gain if exact else gain - ACTION for gain, exact in deals), default=0.0)
        return self.stay * max(0.0, best)

    def paying(self, payment: Pay) -> float:
        """What is left in the purse counts, and the action that an exact payment gives."""
        left = self.purses[payment.currency] - payment.part
        worth = self.money * purse_worth(left, self.view.pieces) + self.reward(payment.total)
        return worth + self.storing(payment.total - self.view.due)

    def reward(self, paid: int) -> float:
        """What an exact payment is worth."""
        return ACTION if self.view.rewarded and paid == self.view.due else 0.0

    def storing(self, over: int, spends_stored: bool = False) -> float:
        """What it is worth that an overpayment can be stored; what is stored has to be spent first."""
        if self.hand.stored != NOTHING_STORED and not spends_stored:
            return 0.0
        return sum(store(self, over) for store in self.advice.stores)

    def deals(self, space: int, purse: int) -> list[tuple[float, bool]]:
        """For each way to pay the tile of a space from the purse: what is gained, and whether it is exact."""
        deals = self.known_deals.get((space, purse))
        if deals is None:
            deals = self.known_deals[space, purse] = self.find_deals(space, purse)
        return deals

    def find_deals(self, space: int, purse: int) -> list[tuple[float, bool]]:
        tile = self.view.yard[space]
        pieces = self.view.pieces
        price = pieces.price[tile]
        mixed = mixtures.mixed_deals(self, space, purse, self.hand.others)
        if not tile or purse_total(purse) < price:
            return mixed
        worth = self.tile_worth(tile) - self.money * purse_worth(purse, pieces)
        return mixed + [
            (
                worth + self.money * purse_worth(purse - part, pieces) + self.storing(purse_total(part) - price),
                purse_total(part) == price,
            )
            for part in payments(purse, price)
        ]

    # Tiles

    def tile_worth(self, tile: int) -> float:
        """What it is worth to get this tile."""
        worth = self.tile_worths.get(tile)
        if worth is None:
            worth = max(self.reserving(tile), self.best_built(tile))
            if self.view.pieces.other_face[tile]:
                worth = max(worth, faces.worth_of_back(self, tile))
            self.tile_worths[tile] = worth
        return worth

    def reserving(self, tile: int) -> float:
        return IN_RESERVE * self.kind_gain(tile)

    def best_built(self, tile: int) -> float:
        """What it is worth to build the tile in its best place; nothing if there is none."""
        worths = [self.kind_gain(tile, site.cell) + self.site_worth(tile, site) for site in self.sites(tile)]
        return max(worths, default=0.0)

    def sites(self, tile: int) -> tuple[Site, ...]:
        """All places for a tile, the same for both of its faces."""
        return sites(self.own.palace, self.view.pieces.tile_of(tile))

    def kind_gain(self, tile: int, cell: int = NO_CELL) -> float:
        """Points for majorities if the tile is built."""
        kind, number = self.view.pieces.kind[tile], 1
        for count in self.advice.counted:
            kind, number = count(self.view, tile, cell, kind, number)
        if kind < 0:
            return 0.0
        finished = tile not in self.view.unfinished
        before = 1 if finished and tile in self.own.beside and self.view.pieces.is_tile(tile) else 0
        price = self.view.pieces.price[tile] if self.view.pieces.other_face[tile] else 0
        gain = self.gains.get((kind, number, before, price))
        if gain is None:
            seat = self.view.seat
            # What lies beside the palace is counted already.
            with_it = self.prospects.points(seat, kind, More(seat, number - before, price))
            gain = with_it - self.prospects.points(seat, kind, More(seat, -before, price))
            self.gains[kind, number, before, price] = gain
        return gain if finished else UNFINISHED * gain

    def site_worth(self, tile: int, site: Site) -> float:
        """A longer wall counts in every scoring to come, room for every tile to come."""
        return self.points_of(site) + sum(more(self, tile, site.cell) for more in self.advice.places)

    def points_of(self, site: Site) -> float:
        """For wall and room alone."""
        return site.wall * self.walls + site.room * ROOM * self.tiles_each

    def building(self, tile: int, cell: int) -> float:
        here = next(site for site in self.sites(tile) if site.cell == cell)
        return self.kind_gain(tile, cell) + self.site_worth(tile, here)
