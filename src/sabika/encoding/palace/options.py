"""The row of an option of a palace game.

What an option is about is known by the names of its parts (`tile`, `cell`, `cards`), also in modules.
"""

from collections.abc import Sequence
from typing import Any, Final

from sabika.encoding.options import Option, Part, Rows
from sabika.rules.core.action import Action
from sabika.rules.palace.cells import STEPS, place_of
from sabika.rules.palace.money import CARDS, STORED, value_of
from sabika.rules.palace.palace import Palace
from sabika.rules.palace.paying import Pay, Payment
from sabika.rules.palace.pieces import CURRENCIES, NOTHING, START, Pieces
from sabika.rules.palace.view import PalaceView
from sabika.rules.palace.yard import PLACES, SPACES

NOWHERE: Final = 0
PAYMENT: Final = 1
SPACE: Final = 2
CELL: Final = 3


def palace_rows(
    pieces: Pieces, verbs: tuple[str, ...], ways: tuple[str, ...], things: Sequence[tuple[str, range]]
) -> Rows:
    """Rows for the options of a game with these pieces, verbs, ways to buy, and things beside money to pay with."""
    kinds = len(pieces.kinds)
    spaces = PLACES if pieces.two_parts else SPACES
    extras = [extra.name for extra in pieces.extras]
    numbered = [numbers for _, numbers in things]
    parts = [
        Part("verb", len(verbs), 1, ", ".join(verbs)),
        Part("kind", kinds, 1, f"of the tile, bought, built, removed or named: {', '.join(pieces.kinds)}"),
        Part("price", 1, 13, "the price printed on it"),
        Part("walls", 5, 1, "wall or moat N, E, S, W; moats instead of walls"),
        Part("space", spaces, 1, "the space of the yard that it is bought from"),
        Part("way", len(ways), 1, f"bought in another way: {', '.join(ways) or 'none'}"),
        Part("cell", 3, 12, "12 if there is one; steps east and south of the fountain"),
        Part("beside", 5, 1, "whether there is a piece N, E, S, W of the cell, and in it"),
        Part("currency", 4, 1, ", ".join(CURRENCIES)),
        Part("money", 3, 9, "cards, their worth, what is overpaid"),
        Part("exact", 1, 1, "whether it is paid exactly"),
        Part("cards", CARDS, 3, "how many of each card, as in the display; stored money like the card it stands for"),
        Part("other", 2, 10, "other parts of options of modules, as numbers"),
        Part("extra", len(pieces.extras), 1, f"which piece that is no tile: {', '.join(extras)}"),
        Part("things", len(things), 1, f"what else is taken or paid: {', '.join([name for name, _ in things])}"),
    ]

    def contexts(view: PalaceView, options: Sequence[Option]) -> list[int]:
        palace = view.players[view.seat].palace
        found: list[int] = []
        for option in options:
            if option.what == CELL:
                found.append(palace.at(option.number) << 4 | around(palace, option.number))
            elif option.what == SPACE:
                found.append(view.yard[option.number])
            else:
                found.append(view.due if option.what == PAYMENT else 0)
        return found

    def facts(action: Action, what: int, context: int) -> list[int]:
        return _facts(pieces, verbs, ways, spaces, numbered, action, what, context)

    return Rows(pieces, parts, _place, contexts, facts)


def _place(action: Action) -> tuple[int, int]:
    """Where to look for what the row of an option depends on besides the option."""
    if isinstance(action, Payment):
        return PAYMENT, 0
    for name, what in (("space", SPACE), ("cell", CELL)):
        if name in action.__match_args__:
            number: int = getattr(action, name)
            if number >= 0:
                return what, number
    return NOWHERE, 0


def around(palace: Palace, cell: int) -> int:
    """A bit for each side of a cell that a piece lies at."""
    found = 0
    for direction, step in enumerate(STEPS):
        if palace.at(cell + step):
            found |= 1 << direction
    return found


def _facts(
    pieces: Pieces,
    verbs: tuple[str, ...],
    ways: tuple[str, ...],
    spaces: int,
    things: list[range],
    action: Action,
    what: int,
    context: int,
) -> list[int]:
    """The numbers of a row, in the order of its parts."""
    named: dict[str, Any] = {name: getattr(action, name) for name in action.__match_args__}
    space = named.pop("space", -1)
    way = named.pop("way", "")
    cell = named.pop("point", -1)
    cell = named.pop("cell", cell)
    tile = named.pop("tile", NOTHING)
    there, beside = (context >> 4, context & 15) if what == CELL else (NOTHING, 0)
    if what == SPACE:
        tile = context
    elif tile == NOTHING:
        tile = there
    kind = named.pop("kind", pieces.kind[tile])
    currency = named.pop("currency", -1)
    cards = _cards(action, named)
    money = [card - STORED if card >= STORED else card for card in cards if card < CARDS or card >= STORED]
    worth = sum([value_of(card) for card in money])
    over = worth - context if isinstance(action, Payment) else 0
    walls = pieces.walls(tile)
    x, y = place_of(cell) if cell >= 0 else (0, 0)
    others = [value for value in named.values() if isinstance(value, int)][:2]
    first_extra = START + 1 + len(pieces.tiles)
    held = [0] * CARDS
    for card in money:
        held[card] += 1
    return [
        *[verb == action.verb for verb in verbs],
        *[own == kind for own in range(len(pieces.kinds))],
        pieces.price[tile],
        *[letter in walls for letter in "NESW"],
        pieces.moated[tile],
        *[own == space for own in range(spaces)],
        *[own == way for own in ways],
        *((12, x, y) if cell >= 0 else (0, 0, 0)),
        *[beside >> direction & 1 for direction in range(4)],
        there != NOTHING,
        *[own == currency for own in range(4)],
        len(cards),
        worth,
        over,
        isinstance(action, Payment) and over == 0,
        *held,
        *others,
        *[0] * (2 - len(others)),
        *[own == tile for own in range(first_extra, first_extra + len(pieces.extras))],
        *[len([card for card in cards if card in numbers]) for numbers in things],
    ]


def _cards(action: Action, named: dict[str, Any]) -> list[int]:
    """The cards of an option, stored money among them."""
    for name in ("cards", "things", "thing", "card", "part"):
        if name in named:
            found = named.pop(name)
            several = action.cards if isinstance(action, Pay) else found
            return [several] if isinstance(several, int) else list(several)
    return []
