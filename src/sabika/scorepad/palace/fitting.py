"""Where a tile fits into a palace that is being laid, and what is still in the box."""

from collections.abc import Sequence
from typing import NamedTuple

from sabika.modules.bonus import rules as bonus
from sabika.modules.falcons import rules as falcons
from sabika.modules.huts import rules as huts
from sabika.rules.core.errors import BadInput
from sabika.rules.palace.cells import ORIGIN, place_of
from sabika.rules.palace.halves import cells_for_half
from sabika.rules.palace.palace import Palace, new_palace
from sabika.scorepad.box import Box, box_of, whole_of
from sabika.scorepad.pad import Pad, PadPlaced, Tiles
from sabika.scorepad.palace.laying import Way, build
from sabika.scorepad.palace.scoring import PalaceRound
from sabika.scorepad.result import Figures, PadRefusal
from sabika.scorepad.scoring import rounds_of


class FittingTile(NamedTuple):
    """A piece that is still in the box, and the cells where it can be built."""

    tile: str
    cells: list[tuple[int, int]]


class FittingFalcon(NamedTuple):
    """A falcon of the supply, and the points where it can go."""

    falcon: str
    cells: list[tuple[int, int]]


class Fits(NamedTuple):
    """What can be done next with a palace."""

    palace: Palace | None
    """None for Dirk, who has none."""
    placed: list[PadPlaced]
    """In an order in which it can be built."""
    refusal: PadRefusal | None
    """What is wrong with it so far."""
    fits: list[FittingTile]
    falcons: list[FittingFalcon]
    removable: list[tuple[int, int]]
    """The cells whose piece can be taken away again."""
    left: list[str]
    """Everything that nobody has."""
    bonus: list[str]
    """The cards that this palace can show and nobody else does."""
    figures: Figures | None


def fits(pad: Pad, round: int, side: int, tiles: Sequence[str] = ()) -> Fits:
    """What fits into the palace of a side at a round of the pad. Without names of tiles, all that are left do."""
    box = box_of(pad)
    if box.on_sheets:
        raise BadInput("There are no tiles in Roll & Write. Only palaces are built of them.")
    if not 0 <= round < len(pad.rounds):
        raise BadInput(f"There is no round {round}. The pad has {len(pad.rounds)}, counted from 0.")
    if not 0 <= side < box.sides:
        raise BadInput(f"There is no side {side}. The table has {box.sides}, counted from 0.")
    laid = rounds_of(pad, box)[round]
    assert isinstance(laid, PalaceRound)
    left = left_for(box, laid, side)
    refusal = next((refusal for refusal in laid.refusals if refusal.side == side), None)
    if side >= box.setup.players:
        return Fits(None, [], refusal, [], [], [], left, [], laid.figures(side))
    palace = laid.game.seats[side].palace
    wanted = [name for name in left if name in tiles] if tiles else left
    if box.has(huts.NAME) and huts.huts_held(box.pieces, laid.game.seats[side]) >= huts.MOST_HUTS:
        wanted = [name for name in wanted if huts.hut_kind(box.pieces, box.pieces.numbers[name]) < 0]  # H4
    return Fits(
        palace,
        [PadPlaced(box.pieces.name(palace.at(cell)), place_of(cell)) for cell in palace.cells if cell != ORIGIN],
        refusal,
        [FittingTile(name, cells_for(palace, name)) for name in wanted],
        falcon_places(box, laid, side),
        removable(palace),
        left,
        cards_for(box, laid, side),
        laid.figures(side) if isinstance(laid.entries[side], Tiles) else None,
    )


def left_for(box: Box, laid: PalaceRound, side: int) -> list[str]:
    """The pieces that nobody has in this round, and nobody else had before (A17)."""
    pieces = box.pieces
    taken = set(laid.laying.owners)
    for before in laid.earlier:
        taken |= {whole for whole, owner in before.laying.owners.items() if owner != side}
    is_dirk = side >= box.setup.players
    return [
        name
        for name, number in pieces.numbers.items()
        if whole_of(pieces, number) not in taken and (pieces.is_tile(number) or not is_dirk)
    ]


def cells_for(palace: Palace, name: str) -> list[tuple[int, int]]:
    pieces = palace.pieces
    piece = pieces.numbers[name]
    cells = cells_for_half(palace, piece) if pieces.half[piece] else palace.cells_for(piece)
    return sorted(place_of(cell) for cell in cells)


def removable(palace: Palace) -> list[tuple[int, int]]:
    """In the game portals are never moved (P9), but one that was tapped by mistake may be lifted again."""
    found = palace.removable()[:]
    for half in palace.halves:
        rest = [Way(palace.at(cell), cell) for cell in palace.cells if cell not in (ORIGIN, half)]
        if not build(new_palace(palace.pieces), rest).left:
            found.append(half)
    return [place_of(cell) for cell in found]


def falcon_places(box: Box, laid: PalaceRound, side: int) -> list[FittingFalcon]:
    if not box.has(falcons.NAME):
        return []
    game = laid.game
    flock = falcons.flock_of(game.pieces)
    points = game.seats[side].palace.meeting_points()
    found: list[FittingFalcon] = []
    for falcon in falcons.falcons_of(game).supply:
        free = [point for point in points if not falcons.why_not_here(game, side, falcon, point)]
        found.append(FittingFalcon(flock.falcons[falcon].name, [place_of(point) for point in free]))
    return found


def cards_for(box: Box, laid: PalaceRound, side: int) -> list[str]:
    if not box.has(bonus.NAME):
        return []
    game = laid.game
    built = game.seats[side].palace.tiles()
    shown = bonus.bonus_of(game).revealed[side]
    counted = {card for counting in laid.counted.values() for card in counting.entry.bonus}
    cards = [card for card in [*bonus.bonus_of(game).aside, *shown] if card in built and card not in game.unfinished]
    return sorted({game.pieces.name(card) for card in cards} - counted)
