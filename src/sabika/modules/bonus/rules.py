"""Bonus cards: each shows a tile without walls and counts as one more building of its kind (B1-B6).

A card is known by the number of the tile it shows.
"""

from functools import cache
from typing import ClassVar, Final, NamedTuple, final

from sabika.rules.core.action import Action, expect
from sabika.rules.core.declining import DECLINE, read_decline
from sabika.rules.core.errors import BadInput, Refusal
from sabika.rules.core.events import Event
from sabika.rules.core.scoring import Part
from sabika.rules.core.step import Step
from sabika.rules.games import alhambra
from sabika.rules.palace.game import PalaceGame, Slot
from sabika.rules.palace.hooks import Hooks
from sabika.rules.palace.module import Module
from sabika.rules.palace.notation import read_tile
from sabika.rules.palace.pieces import ALL_BARE, Pieces
from sabika.rules.palace.turn import begin_turn

NAME: Final = "bonus"
CARDS_EACH: Final = {2: 3, 3: 3, 4: 2, 5: 2, 6: 1}
"""By number of players (B2)."""


@final
class BonusDealt(Event):
    """Every seat got so many bonus cards in secret (B2)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("count",)
    __slots__ = __match_args__

    def __init__(self, count: int) -> None:
        self.count: Final = count


@final
class BonusRevealed(Event):
    """A seat showed the bonus card of a tile of its palace (B3)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "tile")
    __slots__ = __match_args__

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile


@final
class BonusReturned(Event):
    """A bonus card went back into the hand, as its tile left the palace (B4)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "tile")
    __slots__ = __match_args__

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile


class BonusView(NamedTuple):
    """What a seat knows of the bonus cards."""

    hand: tuple[int, ...]
    """Its own hidden ones."""
    hidden: tuple[int, ...]
    """How many each seat still hides."""
    known: tuple[tuple[int, ...], ...]
    """By seat: the hidden ones that everybody has seen already (B4)."""
    revealed: tuple[tuple[int, ...], ...]
    """By seat."""


@final
class BonusCards(Slot):
    """Where the bonus cards are."""

    __slots__ = ("aside", "declined", "hidden", "revealed", "seen")

    def __init__(self, seats: int) -> None:
        self.hidden: list[list[int]] = [[] for _ in range(seats)]
        self.revealed: list[list[int]] = [[] for _ in range(seats)]
        self.aside: list[int] = []
        """Those that left the game unseen (B2)."""
        self.seen: list[int] = []
        """Those that have ever been revealed."""
        self.declined: list[int] = []
        """The seats that have declined since a card was last revealed (B5)."""

    def copy(self) -> Slot:
        twin = BonusCards(0)
        twin.hidden = [cards[:] for cards in self.hidden]
        twin.revealed = [cards[:] for cards in self.revealed]
        twin.aside = self.aside[:]
        twin.seen = self.seen[:]
        twin.declined = self.declined[:]
        return twin


def bonus_of(game: PalaceGame) -> BonusCards:
    slot = game.slots[NAME]
    assert isinstance(slot, BonusCards)
    return slot


@final
class Bonus(Module):
    """Plugs the bonus cards in."""

    __slots__ = ()

    name: ClassVar[str] = NAME
    games: ClassVar[tuple[str, ...]] = (alhambra.NAME,)

    def plug_in(self, hooks: Hooks) -> None:
        hooks.setup.insert(hooks.setup.index(begin_turn), deal)
        hooks.asides.append(offer_cards)
        hooks.insert_before("score", AskToReveal(last=False))
        hooks.insert_before("final-score", AskToReveal(last=True))
        hooks.redesigned.append(take_back)
        hooks.parts.append(count_cards)
        hooks.tiles.append(list_cards)
        hooks.views.append(show)
        hooks.hidden.append(draw_anew)
        hooks.verbs["reveal"] = read_reveal
        hooks.verbs["decline"] = read_decline


def deal(game: PalaceGame) -> None:
    """One card for each tile without walls (B1), some to each seat, the others leave the game (B2)."""
    cards = [tile for tile in game.pieces.all_tiles() if game.pieces.edges[tile] == ALL_BARE]
    each = CARDS_EACH[len(game.seats)]
    if len(cards) < each * len(game.seats):
        raise BadInput(
            f"Bonus cards for {len(game.seats)} players need {each * len(game.seats)} tiles without walls, but these "
            f"pieces have {len(cards)} (B1, B2). Correct the file of pieces or play without bonus cards."
        )
    game.chance.shuffle("bonus cards", cards)
    slot = BonusCards(len(game.seats))
    for hand in slot.hidden:
        for _ in range(each):
            hand.append(cards.pop())
        hand.sort()
    slot.aside = cards
    game.slots[NAME] = slot
    game.events.append(BonusDealt(each))


def why_not_reveal(game: PalaceGame, side: int, tile: int) -> Refusal | None:
    """Why the seat cannot reveal the card of this tile, or None if it can."""
    if NAME not in game.slots:
        return Refusal("B2", "no-bonus-cards")
    if tile not in bonus_of(game).hidden[side]:
        return Refusal("B3", "no-such-bonus-card", (("tile", game.pieces.name(tile)),))
    if tile not in game.seats[side].palace.tiles():
        return Refusal("B3", "bonus-tile-not-built", (("tile", game.pieces.name(tile)),))
    if tile in game.unfinished:
        return Refusal("B6", "bonus-tile-unfinished", (("tile", game.pieces.name(tile)),))
    return None


@final
class Reveal(Action):
    """Reveal the bonus card of a tile (B3)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("tile",)
    __slots__ = __match_args__
    verb: ClassVar[str] = "reveal"
    steps: ClassVar[tuple[str, ...]] = ("act", "reveal")

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def perform(self, game: PalaceGame) -> None:
        side = game.asked()
        slot = bonus_of(game)
        slot.hidden[side].remove(self.tile)
        slot.revealed[side].append(self.tile)
        if self.tile not in slot.seen:
            slot.seen.append(self.tile)
        slot.declined = []
        if game.step == "act":
            # B5: it is no action.
            game.actions_left += 1
            game.actions_taken -= 1
        game.events.append(BonusRevealed(side, self.tile))

    def refusal(self, game: PalaceGame) -> Refusal | None:
        return why_not_reveal(game, game.asked(), self.tile)

    def words(self, pieces: Pieces) -> str:
        return pieces.name(self.tile)

    def __reduce__(self) -> tuple[object, ...]:
        return reveal, (self.tile,)


@cache
def reveal(tile: int) -> Reveal:
    """The action of revealing the bonus card of a tile."""
    return Reveal(tile)


def read_reveal(words: list[str], pieces: Pieces) -> Action:
    expect(words, 1, "reveal tower-12")
    return reveal(read_tile(words[0], pieces))


def offer_cards(game: PalaceGame, options: list[Action]) -> None:
    """Every card that the asked seat can reveal."""
    side = game.asked()
    built = game.seats[side].palace.grid
    for tile in bonus_of(game).hidden[side]:
        if tile in built and tile not in game.unfinished:  # B3, B6
            options.append(reveal(tile))


@final
class AskToReveal(Step):
    """Before a scoring, asks every seat that hides cards, until all have declined since the last card that was revealed
    (B5). Whether a seat has anything to reveal does not matter, so being asked tells nobody anything."""

    __slots__ = ("last",)

    name: ClassVar[str] = "reveal"
    matter_of_form: ClassVar[bool] = True

    def __init__(self, last: bool) -> None:
        self.last: Final = last
        """Whether it stands before the last scoring, which always takes place."""

    def asks(self, game: PalaceGame) -> bool:
        return (self.last or bool(game.scorings_due)) and self.seat(game) >= 0

    def seat(self, game: PalaceGame) -> int:
        """The first one from the next player on that has not declined, or -1."""
        slot = bonus_of(game)
        for distance in range(1, len(game.seats) + 1):
            side = (game.active + distance) % len(game.seats)
            if slot.hidden[side] and side not in slot.declined:
                return side
        return -1

    def options(self, game: PalaceGame) -> list[Action]:
        options: list[Action] = []
        offer_cards(game, options)
        options.append(DECLINE)
        return options

    def declined(self, game: PalaceGame) -> None:
        bonus_of(game).declined.append(self.seat(game))

    def finish(self, game: PalaceGame) -> None:
        if self.last or game.scorings_due:
            bonus_of(game).declined = []


def take_back(game: PalaceGame, side: int, cell: int) -> None:
    """A card whose tile has left the palace returns to the hand (B4)."""
    slot = bonus_of(game)
    built = game.seats[side].palace.grid
    for tile in slot.revealed[side][:]:
        if tile not in built:
            slot.revealed[side].remove(tile)
            slot.hidden[side].append(tile)
            slot.hidden[side].sort()
            game.events.append(BonusReturned(side, tile))


def count_cards(game: PalaceGame, side: int, parts: list[list[Part]]) -> None:
    """A revealed card counts as one more building of its kind (B3)."""
    for tile in bonus_of(game).revealed[side]:
        parts[game.pieces.kind[tile]].append(Part("B3", game.pieces.name(tile), 1))


def list_cards(game: PalaceGame, places: dict[str, list[int]]) -> None:
    slot = bonus_of(game)
    for side in range(len(game.seats)):
        places[f"bonus: hidden {side}"] = slot.hidden[side][:]
        places[f"bonus: revealed {side}"] = slot.revealed[side][:]
    places["bonus: aside"] = slot.aside[:]


def show(game: PalaceGame, seat: int, extras: dict[str, object]) -> None:
    slot = bonus_of(game)
    extras[NAME] = BonusView(
        tuple(slot.hidden[seat]) if seat >= 0 else (),
        tuple([len(cards) for cards in slot.hidden]),
        tuple([tuple([tile for tile in cards if tile in slot.seen]) for cards in slot.hidden]),
        tuple([tuple(cards) for cards in slot.revealed]),
    )


def draw_anew(game: PalaceGame, seat: int) -> None:
    """What others hide and nobody has seen, and what left the game."""
    slot = bonus_of(game)
    unseen = slot.aside[:]
    for side, cards in enumerate(slot.hidden):
        if side != seat:
            unseen += [tile for tile in cards if tile not in slot.seen]
    unseen.sort()
    game.chance.shuffle("unseen bonus cards", unseen)
    for side, cards in enumerate(slot.hidden):
        if side != seat:
            known = [tile for tile in cards if tile in slot.seen]
            while len(known) < len(cards):
                known.append(unseen.pop())
            slot.hidden[side] = sorted(known)
    slot.aside = unseen
