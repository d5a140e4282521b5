"""Where a tile fits into a palace that is being laid, and what is still in the box."""

from collections.abc import Sequence

from sabika.rules.core.errors import BadInput
from sabika.rules.palace.cells import STEPS, place_of
from sabika.rules.palace.halves import cells_for_half
from sabika.rules.palace.palace import Palace
from sabika.scorepad.boards import board_of
from sabika.scorepad.pad import Pad
from sabika.scorepad.palace.board import PalaceBoard
from sabika.scorepad.palace.entries import PadPlaced, Tiles
from sabika.scorepad.palace.judging import Judged, judge, ways_of
from sabika.scorepad.palace.parts import added
from sabika.scorepad.palace.scoring import PalaceRound
from sabika.scorepad.result import FittingTile, PadFits


def fits(pad: Pad, round: int, side: int, tiles: Sequence[str] = ()) -> PadFits:
    """What fits into the palace of a side at a round of the pad. Without names of tiles, all that are left do."""
    laid = laid_in(pad, round, side)
    board = laid.board
    left = left_for(board, laid, side)
    pieces, is_player = board.pieces, side < board.setup.players
    judged = laid.laying.judged.get(side) or judge(pieces, ())
    free = room_beside(judged.together)
    wanted = [
        name
        for name in left
        if is_player
        and (not tiles or name in tiles)
        and all(part.may_take(laid, side, pieces.numbers[name]) for part in board.parts)
    ]
    return PadFits(
        placed=[PadPlaced(pieces.name(way.piece), place_of(way.cell)) for way in ways_of(judged.palace)],
        refusal=next((refusal for refusal in laid.refusals if refusal.side == side), None),
        fits=[fitting(judged, free, name) for name in wanted],
        removable=removable(judged),
        left=left,
        figures=laid.figures(side) if not is_player or isinstance(laid.entries[side], Tiles) else None,
        **added(lambda part: part.fits, lambda part: part.fitting(laid, side), board.parts if is_player else ()),
    )


def laid_in(pad: Pad, round: int, side: int) -> PalaceRound:
    """A round, with the palace of a side that is there."""
    board = board_of(pad)
    if not isinstance(board, PalaceBoard):
        raise BadInput("There are no tiles in Roll & Write. Only palaces are built of them.")
    if not 0 <= round < len(pad.rounds):
        raise BadInput(f"There is no round {round}. The pad has {len(pad.rounds)}, counted from 0.")
    if not 0 <= side < board.sides:
        raise BadInput(f"There is no side {side}. The table has {board.sides}, counted from 0.")
    return board.rounds(pad)[round]


def left_for(board: PalaceBoard, laid: PalaceRound, side: int) -> list[str]:
    """The pieces that nobody has in this round, and nobody else had before (A17)."""
    pieces = board.pieces
    taken = set(laid.laying.owners)
    for before in laid.earlier:
        taken |= {whole for whole, owner in before.laying.owners.items() if owner != side}
    guest = board.guest(side)
    return [
        name
        for name, number in pieces.numbers.items()
        if board.whole(number) not in taken and not (guest and guest.why_not(pieces, number))
    ]


def room_beside(palace: Palace) -> dict[int, int]:
    """The empty cells that something lies against, and the edges that it forbids there."""
    beside = {cell + step for cell in palace.cells for step in STEPS}
    room = {cell: palace.forbidden_at(cell) for cell in beside if not palace.at(cell)}
    return {cell: forbidden for cell, forbidden in room.items() if forbidden}


def fitting(judged: Judged, room: dict[int, int], name: str) -> FittingTile:
    """Where a piece can be right at once, and where it can be with others that are not there yet."""
    palace = judged.palace
    pieces = palace.pieces
    piece = pieces.numbers[name]
    cells = cells_for_half(palace, piece) if pieces.half[piece] else palace.cells_for(piece)
    if judged.wrong:
        cells = [cell for cell in cells if not room.get(cell, -1) & pieces.edges[piece]]
    later = {cell for cell, forbidden in room.items() if not pieces.edges[piece] & forbidden}.difference(cells)
    return FittingTile(
        tile=name,
        cells=sorted(place_of(cell) for cell in cells),
        later=sorted(place_of(cell) for cell in later),
    )


def removable(judged: Judged) -> list[tuple[int, int]]:
    """What can be taken away again. In the game half pieces and the first tile with moats are never moved (P9, C6), but
    one that was tapped by mistake may be lifted, as may what is wrong."""
    palace = judged.palace
    found = palace.removable()[:]
    ways = ways_of(palace)
    for cell in filter(None, [*palace.halves, palace.second_start]):
        if not judge(palace.pieces, [way for way in ways if way.cell != cell]).wrong:
            found.append(cell)
    found += [way.cell for way, _ in judged.wrong if way.cell not in palace.cells]
    return sorted({place_of(cell) for cell in found})
