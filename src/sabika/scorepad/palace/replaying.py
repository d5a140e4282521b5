"""Palaces that grow again tile by tile, scoring by scoring."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sabika.rules.core.events import Event
from sabika.rules.palace.events import TileBuilt, TileRemoved
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.palace import Palace
from sabika.scorepad.palace.entries import Tiles
from sabika.scorepad.palace.judging import Way, palace_of, ways_of
from sabika.scorepad.palace.laying import empty_game
from sabika.scorepad.palace.scoring import PalaceRound

if TYPE_CHECKING:
    from sabika.scorepad.palace.board import PalaceBoard
    from sabika.scorepad.replaying import Looking


class PalaceCourse:
    """Lays the palaces of a pad again, scoring by scoring."""

    def __init__(self, looking: "Looking", board: "PalaceBoard", rounds: Sequence[PalaceRound]) -> None:
        self.looking: Final = looking
        self.board: Final = board
        self.game: Final[PalaceGame] = empty_game(board)
        looking.add(self.game, [])
        for laid, scored in zip(rounds, looking.scored.rounds):
            if not laid.refusals:
                self.lay(laid)
                if scored.complete:
                    looking.add_scoring(self.game, scored, self.set_out(laid))

    def lay(self, laid: PalaceRound) -> None:
        for side, seat in enumerate(laid.game.seats):
            if isinstance(laid.entries[side], Tiles):
                own = self.game.seats[side]
                known = {*own.reserve, *own.palace.tiles()}
                for palace, events in self.steps_to(own.palace, seat.palace, side):
                    own.palace = palace
                    own.reserve = sorted(known - set(palace.tiles()))  # A16: where else should they be?
                    self.looking.add(self.game, events, side)

    def set_out(self, laid: PalaceRound) -> list[Event]:
        """What lies on palaces and beside them at a scoring."""
        game = self.game
        before = game.copy()
        game.bags = [bag[:] for bag in laid.game.bags]
        game.unfinished = laid.game.unfinished
        game.slots = {name: slot.copy() for name, slot in laid.game.slots.items()}
        return [event for part in self.board.parts for event in part.came(before, game)]

    def steps_to(self, palace: Palace, target: Palace, side: int) -> list[tuple[Palace, list[Event]]]:
        """How a palace becomes another one: what is not there any more is taken away, then the rest is built."""
        wanted = ways_of(target)
        gone = [Way(palace.at(cell), cell) for cell in palace.cells if target.at(cell) != palace.at(cell)]
        found: list[tuple[Palace, list[Event]]] = []
        if gone:
            palace = palace_of(palace.pieces, [way for way in wanted if palace.at(way.cell) == way.piece])
            found.append((palace, [TileRemoved(side, *way) for way in gone]))
        for way in in_turn(palace, [way for way in wanted if palace.at(way.cell) != way.piece]):
            palace = palace.with_tile(*way)
            owner = self.board.owner(way.piece)
            found.append((palace, [owner.built(side, *way) if owner else TileBuilt(side, *way)]))
        return found


def in_turn(palace: Palace, wanted: Sequence[Way]) -> list[Way]:
    """An order in which as much as possible can be built. What came to lie there by some other course comes last."""
    order: list[Way] = []
    waiting = list(wanted)
    while waiting:
        left: list[Way] = []
        for way in waiting:
            if palace.why_not_build(*way):
                left.append(way)
            else:
                palace = palace.with_tile(*way)
                order.append(way)
        if len(left) == len(waiting):
            break
        waiting = left
    return order + waiting
