"""Where a tile fits into a palace that is being laid, and what is still in the box."""

from collections.abc import Sequence

from sabika.rules.core.errors import BadInput
from sabika.rules.palace.cells import ORIGIN, place_of
from sabika.rules.palace.halves import cells_for_half
from sabika.rules.palace.palace import Palace, new_palace
from sabika.scorepad.boards import board_of
from sabika.scorepad.pad import Pad
from sabika.scorepad.palace.board import PalaceBoard
from sabika.scorepad.palace.entries import PadPlaced, Tiles
from sabika.scorepad.palace.laying import Way, build
from sabika.scorepad.palace.parts import added
from sabika.scorepad.palace.scoring import PalaceRound
from sabika.scorepad.result import FittingTile, PadFits


def fits(pad: Pad, round: int, side: int, tiles: Sequence[str] = ()) -> PadFits:
    """What fits into the palace of a side at a round of the pad. Without names of tiles, all that are left do."""
    laid = laid_in(pad, round, side)
    board = laid.board
    left = left_for(board, laid, side)
    pieces, is_player = board.pieces, side < board.setup.players
    palace = laid.game.seats[side].palace if is_player else new_palace(pieces)
    wanted = [name for name in left if is_player and (not tiles or name in tiles)]
    return PadFits(
        placed=[PadPlaced(pieces.name(palace.at(cell)), place_of(cell)) for cell in palace.cells if cell != ORIGIN],
        refusal=next((refusal for refusal in laid.refusals if refusal.side == side), None),
        fits=[
            FittingTile(tile=name, cells=cells_for(palace, name))
            for name in wanted
            if all(part.may_take(laid, side, pieces.numbers[name]) for part in board.parts)
        ],
        removable=removable(palace),
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


def cells_for(palace: Palace, name: str) -> list[tuple[int, int]]:
    pieces = palace.pieces
    piece = pieces.numbers[name]
    cells = cells_for_half(palace, piece) if pieces.half[piece] else palace.cells_for(piece)
    return sorted(place_of(cell) for cell in cells)


def removable(palace: Palace) -> list[tuple[int, int]]:
    """In the game half pieces are never moved (P9), but one that was tapped by mistake may be lifted again."""
    found = palace.removable()[:]
    for half in palace.halves:
        rest = [Way(palace.at(cell), cell) for cell in palace.cells if cell not in (ORIGIN, half)]
        if not build(new_palace(palace.pieces), rest).left:
            found.append(half)
    return [place_of(cell) for cell in found]
