"""The state of a position that the rules know: a batch can begin with any moment of any game."""

import numpy as np

from sabika.batch import tables
from sabika.batch.dealing import MONEY, Table
from sabika.batch.numbering import SIDE, TILES, named_by_itself, square_of
from sabika.batch.state import Phase, State
from sabika.rules.core.errors import BadInput
from sabika.rules.games.alhambra import DEFAULT_EDITION, EDITIONS, NAME
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import CARDS
from sabika.rules.palace.pieces import START
from sabika.rules.palace.turn import DISPLAY_SIZE

PHASES = {"act": Phase.ACT, "pay": Phase.PAY, "place": Phase.PLACE, "place-leftovers": Phase.LEFTOVERS, "": Phase.OVER}


def state_of(game: PalaceGame, key: tuple[int, int] = (0, 0)) -> State:
    """The state of a game of Alhambra without modules, also what is hidden. Cards that are shuffled anew from here on come
    from the key, two words of 32 bits; what lies in pile and bag stays as it lies."""
    setup = game.setup
    if setup.game != NAME or setup.modules:
        raise BadInput("Batches play Alhambra without modules.")
    table = Table(setup.players, setup.edition or DEFAULT_EDITION)
    players = range(table.players)
    planes = np.zeros((table.players, 5, SIDE), np.uint32)
    where = np.full((table.players, table.slots), -1, np.int16)
    tiles = np.full((table.players, table.slots), tables.START, np.int8)
    beyond = np.full((table.players, table.slots, 4), -1, np.int8)
    for seat in players:
        palace = game.seats[seat].palace
        if len(palace.cells) > table.slots:
            raise BadInput(f"A palace of a batch holds {table.slots} pieces at most, not {len(palace.cells)}.")
        slots: dict[int, int] = {}
        for slot, cell in enumerate(palace.cells):
            piece = palace.at(cell)
            square = square_of(cell)
            row, column = square // SIDE, tables.COLUMN + square % SIDE
            slots[32 * row + column] = slot
            where[seat, slot] = 32 * row + column
            tiles[seat, slot] = tables.START if piece == START else piece - START - 1
            for plane in range(5):
                if plane == 0 or tables.WALLS[tiles[seat, slot]] >> plane - 1 & 1:
                    planes[seat, plane, row] |= np.uint32(1 << column)
        for cell, slot in slots.items():
            beyond[seat, slot] = [slots.get(cell + int(step), -1) for step in tables.STEPS]
    drawn = [card for card in reversed(game.pile) if card < CARDS]
    pile = np.zeros(MONEY, np.uint8)
    pile[: len(drawn)] = drawn
    # Scoring cards of the pile, by the number of money cards above.
    scoring_cards = [-1, -1]
    above = 0
    for card in reversed(game.pile):
        if card < CARDS:
            above += 1
        else:
            scoring_cards[card - CARDS] = above
    ordered = list(reversed(game.bag))
    bag = np.zeros(TILES, np.uint8)
    bag[TILES - len(ordered) :] = [tile - START - 1 for tile in ordered]
    discard = np.zeros(4, np.uint32)
    for card in game.discard:
        discard[card // 9] += np.uint32(1 << 2 * (card % 9))
    third = [tile - START - 1 for tile in game.whereabouts().get("dirk", [])]
    named = named_by_itself(game) - START - 1
    display = sorted(game.display)
    return State(
        planes=planes,
        where=where,
        tiles=tiles,
        beyond=beyond,
        reserve=np.stack([_set(seat.reserve) for seat in game.seats]),
        beside=np.stack([_set(seat.beside) for seat in game.seats]),
        dirk=tables.bits_of(third),
        purses=np.array([seat.hand.purses for seat in game.seats], np.uint32),
        display=np.array(display + [tables.NO_CARD] * (DISPLAY_SIZE - len(display)), np.int32),
        yard=np.array([tile - START - 1 if tile else -1 for tile in game.yard], np.int32),
        bag=bag,
        bag_next=np.int32(TILES - len(ordered)),
        pile=pile,
        pile_next=np.int32(0),
        pile_end=np.int32(len(drawn)),
        stacked=np.int32(_stacked(game)),
        scoring_cards=np.array(scoring_cards, np.int32),
        discard=discard,
        phase=np.int32(PHASES[game.step]),
        current_player=np.int32(max(game.asked(), 0)),
        active=np.int32(game.active),
        turn=np.int32(game.turn),
        left=np.int32(game.actions_left),
        taken=np.int32(game.actions_taken),
        space=np.int32(getattr(game.agenda[-1], "space", -1) if game.agenda else -1),
        named=np.int32(max(named, -1)),
        points=np.array(game.points, np.int32),
        rewards=np.zeros(table.players, np.float32),
        terminated=np.bool_(False),
        final=np.zeros(table.sides, np.int32),
        key=np.array(key, np.uint32),
        shuffles=np.int32(0),
        cramped=np.int32(0),
    )


def _set(pieces: list[int]) -> np.ndarray:
    return tables.bits_of([piece - START - 1 for piece in pieces])


def _stacked(game: PalaceGame) -> int:
    """How many money cards the pile was stacked from. It matters only until it is shuffled anew."""
    return game.parts[-1][1] - len(EDITIONS[DEFAULT_EDITION]) if game.parts else 0
