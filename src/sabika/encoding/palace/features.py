"""The features of palace games. What a module adds stands in its own file `encoding.py`."""

from functools import lru_cache
from typing import Final

from sabika.encoding.palace.planes import is_far_out
from sabika.encoding.table import KEPT, PALACES, Feature, Of, flag, how_many, number, numbers, one_of
from sabika.rules.palace.money import CARDS, currency_of, value_of
from sabika.rules.palace.palace import Palace
from sabika.rules.palace.pieces import CURRENCIES, NOTHING, START, Pieces
from sabika.rules.palace.view import PalaceView
from sabika.rules.palace.yard import PLACES, SPACES

STEPS: Final = ("act", "pay", "place", "place-leftovers")
"""In which a seat is asked to decide; modules have more of them."""
SCORINGS: Final = 3
POINTS: Final = 200
PRICE: Final = 13
COPIES: Final = 3
WORTH: Final = 30
WALL: Final = 20
LONGEST: Final = 30_000
"""About the most of each in a good game."""


def palace_features(pieces: Pieces, players: int, steps: tuple[str, ...]) -> list[Feature]:
    """The features of a palace game with these pieces."""
    tiles = len(pieces.tiles)
    all_pieces = tiles + len(pieces.extras)
    kinds = len(pieces.kinds)
    spaces = PLACES if pieces.two_parts else SPACES
    moats = any(pieces.moated)
    faces = 2 if moats else 1

    no_pieces = bytes(2 * all_pieces)

    def pieces_in(members: tuple[int, ...]) -> bytes:
        return how_many(members, START + 1, all_pieces) if members else no_pieces

    @lru_cache(KEPT)
    def looks(tile: int) -> bytes:
        other = pieces.other_face[tile]
        return look(pieces, tile) + (look(pieces, other) if moats else b"")

    @lru_cache(PALACES)
    def palace_counts(palace: Palace) -> bytes:
        far_out = len([cell for cell in palace.cells if is_far_out(cell)])
        moat = (palace.longest_moat(), palace.longest_border()) if moats else ()
        return numbers(*palace.counts, len(palace.cells) - 1, far_out, palace.longest_wall(), *moat)

    def step(view: PalaceView, side: int) -> bytes:
        return one_of(steps.index(view.step) if view.step in steps else -1, len(steps))

    def asked(view: PalaceView, side: int) -> bytes:
        return flag(view.asked == side)

    def active(view: PalaceView, side: int) -> bytes:
        return flag(view.active == side)

    def turn(view: PalaceView, side: int) -> bytes:
        return number(min(view.turn, LONGEST)) + number(view.actions_left)

    def next_scoring(view: PalaceView, side: int) -> bytes:
        return one_of(view.next_scoring - 1, SCORINGS)

    def windows(view: PalaceView, side: int) -> bytes:
        found = [flag(False)] * 4
        for window in view.windows:
            found[2 * window.scoring - 2] = number(window.soonest)
            found[2 * window.scoring - 1] = number(window.latest)
        return b"".join(found)

    def piles(view: PalaceView, side: int) -> bytes:
        return number(view.pile) + number(view.discard)

    def display(view: PalaceView, side: int) -> bytes:
        return how_many(view.display, 0, CARDS)

    def yard(view: PalaceView, side: int) -> bytes:
        return b"".join([looks(tile) for tile in view.yard])

    def bag(view: PalaceView, side: int) -> bytes:
        return how_many(view.bag, START + 1, tiles)

    def marker(view: PalaceView, side: int) -> bytes:
        return number(view.marker)

    def due(view: PalaceView, side: int) -> bytes:
        return number(view.due) + flag(view.rewarded) + one_of(view.paying_for, spaces)

    def points(view: PalaceView, side: int) -> bytes:
        return number(view.points[side])

    def cards(view: PalaceView, side: int) -> bytes:
        return number(view.players[side].cards)

    def palace(view: PalaceView, side: int) -> bytes:
        return palace_counts(view.players[side].palace)

    def reserve(view: PalaceView, side: int) -> bytes:
        return pieces_in(view.players[side].reserve)

    def beside(view: PalaceView, side: int) -> bytes:
        return pieces_in(view.players[side].beside)

    def hand(view: PalaceView, side: int) -> bytes:
        return hand_of(view.hand)

    about_kinds = ", ".join(pieces.kinds)
    one_face = ((1,) * kinds + (PRICE,) + (1,) * 5) * faces
    one_look = f"{about_kinds}; price; wall or moat N, E, S, W; moats instead of walls"
    about_look = f"{one_look}; then the same of its other face" if moats else one_look
    about_moat = ", longest moat, longest border" if moats else ""
    return [
        Feature("step", len(steps), 1, f"what is to be decided: {', '.join(steps)}", step),
        Feature("turn", 2, 100, f"number of the turn, {LONGEST:,} at most; actions left in it", turn),
        Feature("next scoring", SCORINGS, 1, "which scoring comes next", next_scoring),
        Feature("scoring cards", 4, 100, "after how many cards each can turn up: soonest and latest", windows),
        Feature("piles", 2, 100, "cards in the pile, in the discard", piles),
        Feature("display", CARDS, COPIES, f"how many of each card: {', '.join(CURRENCIES)}, 1 to 9 each", display),
        Feature(
            "yard",
            spaces * (kinds + 6) * faces,
            PRICE,
            f"for each space the tile there: {about_look}",
            yard,
            scales=one_face * spaces,
        ),
        Feature("bag", tiles, 1, "which tiles are still to be drawn, in the order of `sabika tiles`", bag),
        *([Feature("marker", 1, 1, "1 if the next tiles show their odd face", marker)] if moats else []),
        Feature(
            "due",
            2 + spaces,
            PRICE,
            "price to be paid; whether exact money gives an action; which space",
            due,
            scales=(PRICE,) + (1,) * (1 + spaces),
        ),
        Feature("asked", 1, 1, "whether the seat has to decide", asked, Of.SEAT),
        Feature("active", 1, 1, "whether it is the seat's turn", active, Of.SEAT),
        Feature("points", 1, POINTS, "points so far", points, Of.SEAT),
        Feature("cards", 1, 20, "cards in the hand", cards, Of.SEAT),
        Feature(
            "palace",
            kinds + 3 + 2 * moats,
            WALL,
            f"tiles of each kind: {about_kinds}; all pieces; those outside of the planes; longest wall{about_moat}",
            palace,
            Of.SEAT,
        ),
        Feature("reserve", all_pieces, 1, "which pieces lie in the reserve", reserve, Of.SEAT),
        Feature("beside", all_pieces, 1, "which new pieces are still to be placed", beside, Of.SEAT),
        Feature(
            "hand",
            CARDS + 4,
            WORTH,
            "how many of each card, as in the display; worth of each currency",
            hand,
            Of.OWN,
            (COPIES,) * CARDS + (WORTH,) * 4,
        ),
    ]


def look(pieces: Pieces, tile: int) -> bytes:
    """A tile as it is printed: its kind, its price and its edges; 0 where there is none."""
    if tile == NOTHING:
        return bytes(2 * (len(pieces.kinds) + 6))
    walls = pieces.walls(tile)
    facts = [pieces.price[tile], *[letter in walls for letter in "NESW"], pieces.moated[tile]]
    return one_of(pieces.kind[tile], len(pieces.kinds)) + numbers(*facts)


@lru_cache(KEPT)
def hand_of(hand: tuple[int, ...]) -> bytes:
    worth = [0, 0, 0, 0]
    for card in hand:
        if card < CARDS:
            worth[currency_of(card)] += value_of(card)
    return how_many(hand, 0, CARDS) + numbers(*worth)
