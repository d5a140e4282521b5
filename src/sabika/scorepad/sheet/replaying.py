"""Sheets that are filled again cell by cell."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sabika.rules.sheet.events import CellBuilt
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.sheet import cells_in
from sabika.rules.sheet.turn import NextTurn
from sabika.scorepad.result import PadRound
from sabika.scorepad.sheet.scoring import SheetRound

if TYPE_CHECKING:
    from sabika.scorepad.replaying import Looking
    from sabika.scorepad.sheet.board import SheetBoard


WAITING: Final = NextTurn()
"""Keeps sheets from being those of a game that is over."""


class SheetCourse:
    """Fills the sheets of a pad again: kinds that were completed first, then the rest."""

    def __init__(self, looking: "Looking", board: "SheetBoard", rounds: Sequence[SheetRound]) -> None:
        game = board.kind.begin(board.setup, board.printed)
        assert isinstance(game, SheetGame)
        self.game: Final = game
        self.looking: Final = looking
        game.agenda, game.active, game.round = [WAITING], 0, 0
        game.dummies = [[0] * len(board.kinds) for _ in game.dummies]
        for player in game.players:
            player.built, player.coins, player.blue, player.yellow = 0, 0, (), ()
        looking.add(game, [])
        for each, scored in zip(rounds, looking.scored.rounds):
            if not each.refusals:
                self.fill(each, rounds[-1], scored)

    def fill(self, each: SheetRound, last: SheetRound, scored: PadRound) -> None:
        game = self.game
        if each.final:
            for seat, built in each.built.items():
                self.cross(seat, built)
            for side, numbers in enumerate(each.tally.numbers[len(game.players) :]):
                game.dummies[side] = numbers[:]
            for player, coins in zip(game.players, each.tally.coins):
                player.coins = coins
        for side, kind in each.completed:
            if side < len(game.players):
                self.cross(side, last.built.get(side, 0) & game.sheet.of_kind[kind])
            else:
                game.dummies[side - len(game.players)][kind] = game.sheet.size(kind)
        if scored.complete:
            self.looking.add_scoring(game, scored, [])
        for side, kind in each.completed:
            game.completed[kind].append(side)

    def cross(self, seat: int, cells: int) -> None:
        """Cross what is not crossed yet, cell by cell."""
        game = self.game
        player = game.players[seat]
        for cell in cells_in(cells & ~player.built):
            player.built |= 1 << cell
            self.looking.add(game, [CellBuilt(seat, cell, game.sheet.kind[cell], 0)], seat)
