"""Buying a tile from the yard (A13-A15).

A purchase is two decisions: which tile, then which cards.
"""

from typing import TYPE_CHECKING, ClassVar, Final, final

from sabika.rules.core.action import Action, expect
from sabika.rules.core.errors import BadInput, Refusal
from sabika.rules.core.events import TileBought
from sabika.rules.core.paying import Paying
from sabika.rules.core.pieces import CURRENCIES, NOTHING, Pieces

if TYPE_CHECKING:
    from sabika.rules.core.game import Game

SPACES: Final = 4


@final
class Buy(Action):
    """Choose the tile of a yard space. Spaces are counted from 0 here and from 1 in the notation."""

    __slots__ = ("space",)

    __match_args__: ClassVar[tuple[str, ...]] = ("space",)
    verb: ClassVar[str] = "buy"
    steps: ClassVar[tuple[str, ...]] = ("act",)

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def perform(self, game: "Game") -> None:
        game.agenda.append(PAY_FOR_TILE[self.space])

    def refusal(self, game: "Game") -> Refusal | None:
        tile = game.yard[self.space]
        if tile == NOTHING:
            return Refusal("A13", "empty-space", (("space", self.space + 1),))
        price = game.pieces.price[tile]
        held = game.seats[game.active].hand.totals[self.space]
        if held < price:
            details = (("price", price), ("held", held), ("currency", CURRENCIES[self.space]))
            return Refusal("A13", "cannot-afford", details)
        return None

    def words(self, pieces: Pieces) -> str:
        return str(self.space + 1)


BUY: Final = [Buy(space) for space in range(SPACES)]


def buy(space: int) -> Buy:
    """The action of buying from a yard space, counted from 0."""
    return BUY[space]


def read_buy(words: list[str], pieces: Pieces) -> Action:
    expect(words, 1, "buy 2")
    if words[0] not in ("1", "2", "3", "4"):
        raise BadInput(f"There is no yard space {words[0]!r}. The spaces are 1, 2, 3 and 4.")
    return BUY[int(words[0]) - 1]


def offer_tiles(game: "Game", options: list[Action]) -> None:
    """Every tile of the yard that the seat in turn can pay for."""
    totals = game.seats[game.active].hand.totals
    price = game.pieces.price
    yard = game.yard
    for space in range(SPACES):
        tile = yard[space]
        if tile and price[tile] <= totals[space]:
            options.append(BUY[space])


@final
class PayForTile(Paying):
    """Asks with which cards the chosen tile is paid. A yard space belongs to a currency (A3)."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space: Final = space

    def price(self, game: "Game") -> int:
        return game.pieces.price[game.yard[self.space]]

    def currency(self, game: "Game") -> int:
        return self.space

    def paid(self, game: "Game", side: int, cards: tuple[int, ...], total: int) -> None:
        price = self.price(game)
        tile = game.yard[self.space]
        game.yard[self.space] = NOTHING
        game.seats[side].beside.append(tile)  # A15
        if total == price:
            game.actions_left += 1  # A14
        game.events.append(TileBought(side, self.space, tile, cards, price, total))


PAY_FOR_TILE: Final = [PayForTile(space) for space in range(SPACES)]
