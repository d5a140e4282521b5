"""Positions made by hand, and the words to play on from them.

Cards and tiles are named as in the notation, several of them separated by blanks: `denar-6 denar-4`. A name can be used
as often as there are such cards and tiles in the box, so a position with a piece too many is an error of the test.
"""

from collections.abc import Mapping, Sequence

import pytest

import sabika
from sabika.library import PalaceName
from sabika.modules.dirk.rules import dirk_of
from sabika.modules.exchange.rules import EXCHANGE_CARDS
from sabika.rules.core.declining import answer_for
from sabika.rules.core.errors import Refused
from sabika.rules.core.events import Event
from sabika.rules.core.game import Game
from sabika.rules.palace.cells import cell_at, place_of
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import CARDS, Hand, card_name, card_named
from sabika.rules.palace.palace import new_palace
from sabika.rules.palace.pieces import NOTHING, Pieces

Layout = Mapping[tuple[int, int], str]
"""The tiles of a palace by cell, without the start tile: x steps east, y steps south of it."""

FREE = "-"
"""A yard space without a tile."""
SCORING_CARDS = {"scoring-1": CARDS, "scoring-2": CARDS + 1}

BARE_TILES = [
    *("pavilion-8", "seraglio-9", "arcades-9", "arcades-10", "chambers-10"),
    *("chambers-11", "garden-10", "garden-11", "tower-11", "tower-12"),
]
"""The ten tiles without walls."""


def position(
    players: int = 3,
    *,
    kind: PalaceName = "alhambra",
    simplified: bool = False,
    turning: str = "money",
    seed: str = "position",
    modules: Sequence[str] = (),
    active: int = 0,
    hands: Sequence[str] = (),
    stored: Sequence[str] = (),
    palaces: Sequence[Layout] = (),
    reserves: Sequence[str] = (),
    dirk: str = "",
    yard: str | None = None,
    display: str = "florin-9 dirham-9 denar-9 ducat-9",
    discard: str = "",
    pile: str | None = None,
    bag: str | None = None,
    bag_with_moats: str | None = None,
    marker: int = 0,
) -> PalaceGame:
    """A game at the beginning of a turn.

    Hands, stored money, palaces and reserves are those of seat 0, 1 and so on; seats that are not mentioned have
    nothing. The next card of the pile and the next tile of the bag come first. Without a yard, bag or pile, all that is
    left goes there. A yard of both games has its Alhambra tiles first, then its Granada tiles.
    """
    options = {"scoring": "simplified"} if simplified else {}
    if turning != "money":
        options["turning"] = turning
    game = sabika.new_game(kind, players=players, seed=seed, modules=tuple(modules), options=options)
    tiles = Box(game.pieces, game.pieces.all_tiles())
    others = EXCHANGE_CARDS if "exchange" in modules else []
    money = Box(game.pieces, [card for card in range(CARDS) for _ in range(2 if players == 2 else 3)] + others)
    for side, seat in enumerate(game.seats):
        seat.palace = new_palace(game.pieces)
        for (x, y), name in (palaces[side] if side < len(palaces) else {}).items():
            seat.palace = seat.palace.with_tile(tiles.take(name), cell_at(x, y))
        seat.reserve = tiles.take_all(reserves[side] if side < len(reserves) else "")
        seat.hand = Hand()
        for card in money.take_all(hands[side] if side < len(hands) else ""):
            seat.hand.add(card)
        if side < len(stored) and stored[side]:
            seat.hand.stored = card_named(stored[side])
    if players == 2:
        dirk_of(game).tiles = tiles.take_all(dirk)
    game.display = money.take_all(display)
    game.discard = money.take_all(discard)
    if yard is None:
        firsts = [tile for own in game.pieces.sets() for tile in [tile for tile in own if tile in tiles.rest][:4]]
        yard = " ".join(game.pieces.name(tile) for tile in firsts)
    game.yard = tiles.take_all(yard)
    for index, (names, own) in enumerate(zip((bag, bag_with_moats), game.pieces.sets())):
        left = [tile for tile in tiles.rest if tile in own] if names is None else tiles.take_all(names)
        game.bags[index] = left[::-1]
    game.marker = marker
    game.pile = (money.rest if pile is None else money.take_all(pile))[::-1]
    game.scoring_windows = {
        card - CARDS + 1: (place, place + 1) for place, card in enumerate(game.pile) if card in SCORING_CARDS.values()
    }
    game.parts = ()
    game.active = active
    game.actions_left = 1
    # The new game waits for its first decision: it looks at the position afresh.
    game._run_to_decision()
    return game


class Box:
    """What has not been laid out yet."""

    def __init__(self, pieces: Pieces, rest: list[int]) -> None:
        self.pieces = pieces
        self.rest = rest

    def take(self, name: str) -> int:
        if name == FREE:
            return NOTHING
        if name in SCORING_CARDS:
            return SCORING_CARDS[name]
        is_card = name not in self.pieces.numbers
        thing = card_named(name) if is_card else self.pieces.numbers[name]
        whole = thing if is_card else self.pieces.tile_of(thing)
        assert whole in self.rest, f"{name} is not in the box any more"
        self.rest.remove(whole)
        return thing

    def take_all(self, names: str) -> list[int]:
        return [self.take(name) for name in names.split()]


def in_a_row(names: str) -> dict[tuple[int, int], str]:
    """A palace of which only the number of tiles of each kind matters."""
    return {(x, 0): name for x, name in enumerate(names.split(), 1)}


# Playing


def play(game: Game, *actions: str) -> list[Event]:
    """Apply these actions one after the other; returns all that happened."""
    return [event for action in actions for event in game.apply(game.parse(action))]


def play_on(game: Game, *actions: str) -> list[Event]:
    """The same; whoever is asked as a matter of form and has nothing to choose is answered for in between."""
    events: list[Event] = []
    for action in actions:
        events += game.apply(game.parse(action))
        while answer := answer_for(game):
            events += game.apply(answer)
    return events


def refused(game: Game, action: str) -> tuple[str, str]:
    """The rule that refuses the action and its reason, the same from whomever one asks."""
    parsed = game.parse(action)
    with pytest.raises(Refused) as error:
        game.apply(parsed)
    assert game.why_not(parsed) == error.value.refusal
    assert parsed not in game.legal_actions
    assert not game.is_legal(parsed)
    return error.value.refusal.rule, error.value.refusal.reason


def options(game: PalaceGame, verb: str = "") -> set[str]:
    """The legal actions in notation, or those that begin with the verb."""
    return {text for text in (game.notation(action) for action in game.legal_actions) if text.startswith(verb)}


# Looking


def hand(game: PalaceGame, seat: int) -> str:
    """The cards of a hand, by currency and value."""
    return cards(game.seats[seat].hand.cards())


def cards(numbers: Sequence[int]) -> str:
    return " ".join(card_name(number) for number in numbers)


def tiles(game: PalaceGame, numbers: Sequence[int]) -> str:
    return " ".join(game.pieces.name(number) if number else FREE for number in numbers)


def palace(game: PalaceGame, seat: int) -> dict[tuple[int, int], str]:
    """The tiles of a palace by cell, the fountain included."""
    own = game.seats[seat].palace
    return {place_of(cell): game.pieces.name(own.at(cell)) for cell in own.cells}


def reserve(game: PalaceGame, seat: int) -> str:
    return tiles(game, game.seats[seat].reserve)


def beside(game: PalaceGame, seat: int) -> str:
    return tiles(game, game.seats[seat].beside)


def names_of(events: Sequence[Event]) -> list[str]:
    """What kind of thing happened, in order."""
    return [type(event).__name__ for event in events]


def points_for(game: PalaceGame, scoring: int, what: str) -> list[int]:
    """What each side would get in this scoring for a kind, or for its `wall`."""
    gained = [0] * len(game.points)
    for term in game.terms(scoring):
        if term.what == what:
            gained[term.side] += term.points
    return gained
