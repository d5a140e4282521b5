"""Tiles with two faces: paying to turn one before it is built, and laying either face into the reserve (G4-G7)."""

from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final, final

from sabika.rules.core.action import Action, expect
from sabika.rules.core.errors import BadInput, Refusal
from sabika.rules.palace.building import next_to_place, reserve
from sabika.rules.palace.events import TileTurned
from sabika.rules.palace.faces import PRICE, by_card
from sabika.rules.palace.mixing import most_money
from sabika.rules.palace.money import Hand, single_cards
from sabika.rules.palace.notation import read_tile
from sabika.rules.palace.paying import Paying
from sabika.rules.palace.pieces import CURRENCIES, NOTHING, Pieces

if TYPE_CHECKING:
    from sabika.rules.palace.game import PalaceGame


@final
class Turning(Paying):
    """Asks with what turning a tile is paid: at least 3 in one currency, no extra action (G5)."""

    __slots__ = ("money", "tile")

    rewarded: ClassVar[bool] = False
    rule: ClassVar[str] = "G5"

    def __init__(self, tile: int, money: int) -> None:
        self.tile: Final = tile
        self.money: Final = money

    def seat(self, game: "PalaceGame") -> int:
        """Whoever is placing the tile."""
        return next_to_place(game, game.active)

    def price(self, game: "PalaceGame") -> int:
        return PRICE

    def currency(self, game: "PalaceGame") -> int:
        return self.money

    def by_card(self, game: "PalaceGame") -> bool:
        return by_card(game.setup)

    def paid(self, game: "PalaceGame", side: int, cards: tuple[int, ...], total: int) -> None:
        face = game.pieces.other_face[self.tile]
        beside = game.seats[side].beside
        beside[beside.index(self.tile)] = face
        game.turned = game.turned | {face}
        game.events.append(TileTurned(side, self.tile, face, cards, total))


@final
class Turn(Action):
    """Turn a tile just bought, for money of a currency, so that its other face can be built."""

    __slots__ = ("step",)

    __match_args__: ClassVar[tuple[str, ...]] = ("tile", "currency")
    verb: ClassVar[str] = "turn"
    steps: ClassVar[tuple[str, ...]] = ("place", "place-leftovers")

    def __init__(self, tile: int, currency: int) -> None:
        self.step: Final = Turning(tile, currency)

    @property
    def tile(self) -> int:
        return self.step.tile

    @property
    def currency(self) -> int:
        return self.step.money

    def perform(self, game: "PalaceGame") -> None:
        game.agenda.append(self.step)

    def refusal(self, game: "PalaceGame") -> Refusal | None:
        name = (("tile", game.pieces.name(self.tile)),)
        seat = game.seats[game.asked()]
        if self.tile not in seat.beside:
            return Refusal("A17", "not-beside", name)
        if game.pieces.other_face[self.tile] == NOTHING:
            return Refusal("G1", "one-face", name)
        if game.step != "place":
            return Refusal("G13", "leftover-not-turned", name)
        if self.tile in game.turned:
            return Refusal("G5", "turned-already", name)
        if can_turn(game, seat.hand, self.currency):
            return None
        price, currency = ("price", PRICE), ("currency", CURRENCIES[self.currency])
        if by_card(game.setup):
            return Refusal("G5", "no-card-to-turn", (price, currency))
        return Refusal("G5", "cannot-afford", (price, ("held", most_money(seat.hand, False)[self.currency]), currency))

    def words(self, pieces: Pieces) -> str:
        return f"{pieces.name(self.tile)} {CURRENCIES[self.currency]}"

    def __reduce__(self) -> tuple[object, ...]:
        return turn, (self.tile, self.currency)


@cache
def turn(tile: int, currency: int) -> Turn:
    """The action of turning a tile for money of a currency."""
    return Turn(tile, currency)


def read_turn(words: list[str], pieces: Pieces) -> Action:
    expect(words, 2, "turn arena-2-NES florin")
    if words[1] not in CURRENCIES:
        raise BadInput(f"There is no currency {words[1]!r}. The currencies are: {', '.join(CURRENCIES)}.")
    return turn(read_tile(words[0], pieces), CURRENCIES.index(words[1]))


def offer_other_face(game: "PalaceGame", tile: int, options: list[Action]) -> None:
    """Pay to turn the tile, once (G5), or lay it into the reserve with the other face, free of charge (G6)."""
    other = game.pieces.other_face[tile]
    if other == NOTHING:
        return
    options.append(reserve(other))
    if tile not in game.turned:
        hand = game.seats[game.asked()].hand
        for currency in range(len(CURRENCIES)):
            if can_turn(game, hand, currency):
                options.append(turn(tile, currency))


def can_turn(game: "PalaceGame", hand: Hand, currency: int) -> bool:
    """Whether the hand could pay for turning in this currency."""
    if by_card(game.setup):
        return bool(single_cards(hand.purses[currency], PRICE))
    return most_money(hand, False)[currency] >= PRICE
