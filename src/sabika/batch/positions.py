"""The state of a position that the rules know: a batch can begin with any moment of any game."""

from typing import Any, Final

import numpy as np

from sabika.batch import tables
from sabika.batch.dealing import MONEY, Table
from sabika.batch.numbering import SIDE, TILES, named_by_itself, square_of
from sabika.batch.state import Phase, State
from sabika.batch.tables import Words
from sabika.rules.core.errors import BadInput
from sabika.rules.games.alhambra import DEFAULT_EDITION, NAME
from sabika.rules.palace.cells import ORIGIN
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import CARDS, SCORING_1, SCORING_2, Hand
from sabika.rules.palace.pieces import START
from sabika.rules.palace.turn import DISPLAY_SIZE

SCORING_CARDS: Final = (SCORING_1, SCORING_2)
PHASES: Final = {
    "act": Phase.ACT,
    "pay": Phase.PAY,
    "place": Phase.PLACE,
    "place-leftovers": Phase.LEFTOVERS,
    "": Phase.OVER,
}


def state_of(game: PalaceGame, key: tuple[int, int] = (0, 0)) -> State:
    """The state of a game of Alhambra without modules, also what is hidden. What lies in pile and bag stays as it lies;
    cards that are shuffled anew from here on come from the key, two words of 32 bits."""
    setup = game.setup
    if setup.game != NAME or setup.modules:
        raise BadInput("Batches play Alhambra without modules.")
    table = Table(setup.players, setup.edition or DEFAULT_EDITION)
    named = named_by_itself(game) - START - 1
    written: dict[str, Any] = {
        **_palaces(game, table),
        **_money(game),
        **_tiles(game),
        "phase": np.int32(PHASES[game.step]),
        "current_player": np.int32(max(game.asked(), 0)),
        "active": np.int32(game.active),
        "turn": np.int32(game.turn),
        "left": np.int32(game.actions_left),
        "taken": np.int32(game.actions_taken),
        "space": np.int32(getattr(game.agenda[-1], "space", -1) if game.agenda else -1),
        "named": np.int32(max(named, -1)),
        "points": np.array(game.points, np.int32),
        "rewards": np.zeros(table.players, np.float32),
        "terminated": np.bool_(False),
        "final": np.zeros(table.sides, np.int32),
        "key": np.array(key, np.uint32),
        "shuffles": np.int32(0),
        "cramped": np.int32(0),
    }
    return State(**written)


def _palaces(game: PalaceGame, table: Table) -> dict[str, Any]:
    planes = np.zeros((table.players, 5, SIDE), np.uint32)
    where = np.full((table.players, table.slots), -1, np.int16)
    tiles = np.full((table.players, table.slots), tables.START, np.int8)
    beyond = np.full((table.players, table.slots, 4), -1, np.int8)
    for seat in range(table.players):
        palace = game.seats[seat].palace
        if len(palace.cells) > table.slots:
            raise BadInput(f"A palace of a batch holds {table.slots} pieces at most, not {len(palace.cells)}.")
        slots: dict[int, int] = {}
        for slot, cell in enumerate(palace.cells):
            row, column = divmod(square_of(cell), SIDE)
            column += tables.COLUMN
            tile = palace.at(cell) - START - 1 if cell != ORIGIN else tables.START
            slots[32 * row + column] = slot
            where[seat, slot] = 32 * row + column
            tiles[seat, slot] = tile
            for plane in range(5):
                if plane == 0 or tables.WALLS[tile] >> plane - 1 & 1:
                    planes[seat, plane, row] |= np.uint32(1 << column)
        for cell, slot in slots.items():
            beyond[seat, slot] = [slots.get(cell + int(step), -1) for step in tables.STEPS]
    return {"planes": planes, "where": where, "tiles": tiles, "beyond": beyond}


def _money(game: PalaceGame) -> dict[str, Any]:
    order = game.pile[::-1]
    drawn = [card for card in order if card < CARDS]
    pile = np.zeros(MONEY, np.uint8)
    pile[: len(drawn)] = drawn
    display = sorted(game.display)
    discard = Hand()
    for card in game.discard:
        discard.add(card)
    return {
        "purses": np.array([seat.hand.purses for seat in game.seats], np.uint32),
        "display": np.array(display + [tables.NO_CARD] * (DISPLAY_SIZE - len(display)), np.int32),
        "pile": pile,
        "pile_next": np.int32(0),
        "pile_end": np.int32(len(drawn)),
        "stacked": np.int32(game.parts[-1][1] - len(SCORING_CARDS) if game.parts else 0),
        "scoring_cards": np.array([_above(order, card) for card in SCORING_CARDS], np.int32),
        "discard": np.array(discard.purses, np.uint32),
    }


def _above(order: list[int], card: int) -> int:
    """How many money cards lie above a scoring card; -1 if it has turned up."""
    if card not in order:
        return -1
    return len([other for other in order[: order.index(card)] if other < CARDS])


def _tiles(game: PalaceGame) -> dict[str, Any]:
    order = game.bag[::-1]
    bag = np.zeros(TILES, np.uint8)
    bag[TILES - len(order) :] = [tile - START - 1 for tile in order]
    return {
        "bag": bag,
        "bag_next": np.int32(TILES - len(order)),
        "yard": np.array([tile - START - 1 if tile else -1 for tile in game.yard], np.int32),
        "reserve": np.stack([_set(seat.reserve) for seat in game.seats]),
        "beside": np.stack([_set(seat.beside) for seat in game.seats]),
        "dirk": _set(game.whereabouts().get("dirk", [])),
    }


def _set(pieces: list[int]) -> Words:
    """Tiles as a set."""
    return tables.bits_of([piece - START - 1 for piece in pieces])
