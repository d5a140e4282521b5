"""Buying a tile from the yard (A13-A15).

A purchase is two decisions: which tile and in which way, then which cards.
"""

from typing import TYPE_CHECKING, ClassVar, Final, final

from sabika.rules.core.action import Action
from sabika.rules.core.errors import BadInput, Refusal
from sabika.rules.palace.events import TileBought
from sabika.rules.palace.mixing import most_money
from sabika.rules.palace.paying import Paying
from sabika.rules.palace.pieces import CURRENCIES, NOTHING, Pieces
from sabika.rules.palace.yard import PLACES, SPACES, read_space, tile_on, write_space

if TYPE_CHECKING:
    from sabika.rules.palace.game import PalaceGame


class Purchase(Paying):
    """Asks with which cards the tile of a yard space is paid. The space belongs to a currency (A3)."""

    __slots__ = ("space",)

    way: ClassVar[str] = ""
    """What follows the space in the notation, if the tile is bought in another way than by paying its price."""
    out_of_turn: ClassVar[bool] = True
    """Whether the purchase can be made out of turn."""
    from_yard: ClassVar[bool] = True

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def on_offer(self, game: "PalaceGame") -> bool:
        """Whether any tile can be bought in this way now."""
        return True

    def why_not(self, game: "PalaceGame", side: int) -> Refusal | None:
        """Why the seat cannot buy the tile in this way, whatever it could pay."""
        if tile_on(game, self.space) == NOTHING:
            return Refusal("A13", "empty-space", (("space", write_space(self.space)),))
        return None

    def price(self, game: "PalaceGame") -> int:
        return game.pieces.price[game.yard[self.space]]

    def currency(self, game: "PalaceGame") -> int:
        return self.space % SPACES

    def take(self, game: "PalaceGame", side: int, cards: tuple[int, ...], total: int) -> None:
        """The tile lies beside the palace until all actions are done (A15)."""
        tile = game.yard[self.space]
        game.events.append(TileBought(side, self.space, tile, cards, self.price(game), total))
        game.yard[self.space] = NOTHING
        game.seats[side].beside.append(tile)

    def paid(self, game: "PalaceGame", side: int, cards: tuple[int, ...], total: int) -> None:
        if self.rewarded and total == self.price(game):
            game.actions_left += 1  # A14
        self.take(game, side, cards, total)


PAY_FOR_TILE: Final = [Purchase(space) for space in range(PLACES)]


@final
class Buy(Action):
    """Choose the tile of a yard space. Spaces are counted from 0 here and from 1 in the notation."""

    __slots__ = ("purchase",)

    __match_args__: ClassVar[tuple[str, ...]] = ("space", "way")
    verb: ClassVar[str] = "buy"
    steps: ClassVar[tuple[str, ...]] = ("act",)

    def __init__(self, purchase: Purchase) -> None:
        self.purchase: Final = purchase

    @property
    def space(self) -> int:
        return self.purchase.space

    @property
    def way(self) -> str:
        return self.purchase.way

    def perform(self, game: "PalaceGame") -> None:
        game.agenda.append(self.purchase)

    def refusal(self, game: "PalaceGame") -> Refusal | None:
        return why_not_buy(game, game.active, self.purchase)

    def words(self, pieces: Pieces) -> str:
        return f"{write_space(self.space)} {self.way}".rstrip()

    def __reduce__(self) -> tuple[object, ...]:
        return buy, (self.space, self.way)


def why_not_buy(game: "PalaceGame", side: int, purchase: Purchase) -> Refusal | None:
    """Why the seat cannot make the purchase, or None if it can."""
    refusal = purchase.why_not(game, side)
    if refusal:
        return refusal
    price = purchase.price(game)
    held = purchase.means(game, side)
    if held < price:
        details = (("price", price), ("held", held), ("currency", CURRENCIES[purchase.currency(game)]))
        return Refusal("A13", "cannot-afford", details)
    return None


BUY: Final[dict[str, list[Buy]]] = {"": [Buy(purchase) for purchase in PAY_FOR_TILE]}
"""By way and place of the yard. Modules add further ways."""


def buy(space: int, way: str = "") -> Buy:
    """The action of buying from a yard space, counted from 0."""
    return BUY[way][space]


def read_buy(words: list[str], pieces: Pieces) -> Action:
    way = " ".join(words[1:])
    if not words or way not in BUY:
        raise BadInput("Buying is written like this: buy 2.")
    return buy(read_space(words[0], pieces), way)


def offer_tiles(game: "PalaceGame", options: list[Action]) -> None:
    """Every tile of the yard that the seat in turn can pay for, in every way in which it can be bought."""
    most = most_money(game.seats[game.active].hand, True)
    price = game.pieces.price
    yard = game.yard
    usual = BUY[""]
    others = other_ways(game)
    for space in range(len(yard)):
        tile = yard[space]
        if tile:
            held = most[space % SPACES]
            if price[tile] <= held:
                options.append(usual[space])
            for ways in others:
                purchase = ways[space].purchase
                if purchase.price(game) <= held and purchase.why_not(game, game.active) is None:
                    options.append(ways[space])


def other_ways(game: "PalaceGame") -> list[list[Buy]]:
    """The other ways than paying the price in which anything can be bought now, each by space."""
    found: list[list[Buy]] = []
    for way in game.hooks.other_ways:
        ways = BUY[way]
        if ways[0].purchase.on_offer(game):
            found.append(ways)
    return found
