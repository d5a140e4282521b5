"""Roll & Write on the wire."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from sabika.desk.wire import view as wire
from sabika.desk.wire.board import Board, Writing
from sabika.desk.wire.names import Cell, Names
from sabika.rules.core.action import Action
from sabika.rules.core.scoring import Term
from sabika.rules.sheet.coins import Earn, to_earn
from sabika.rules.sheet.dice import without, write_die
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.passing import Keep
from sabika.rules.sheet.scoring import LINE_POINTS
from sabika.rules.sheet.sheet import SIDE, Sheet, dice_of
from sabika.rules.sheet.view import PlayerView, SheetView
from sabika.shown import shown_terms


class SheetNames(Names):
    """A cell goes by its dice."""

    def cell(self, cell: int) -> Cell:
        return dice_of(cell)


class SheetBoard(Board):
    """Shows games with the same sheet."""

    kind = "sheet"
    make_view = wire.SheetView
    make_player = wire.SheetPlayer

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(SheetNames(sheet.kinds, sheet))
        self.sheet = sheet
        writing: Writing = {
            "kinds": lambda found: tuple([wire.Standing(kind, *each) for kind, each in zip(sheet.kinds, found)]),
            "turned": lambda dice: tuple([write_die(*die) for die in dice]),
        }
        self.writing |= writing
        self.writing_of_players["built"] = lambda built: tuple([dice_of(cell) for cell in sorted(built)])

    def facts(self, seen: SheetView) -> dict[str, Any]:
        kinds = range(len(self.sheet.kinds))
        return {
            **self.of_any_game(seen, len(seen.players)),
            "players": seen.players,
            "kinds": [
                (tuple([own[kind] for own in seen.numbers]), seen.completed[kind], seen.place_points[kind])
                for kind in kinds
            ],
            "first": seen.first,
            "round": seen.round,
            "rounds": seen.rounds,
            "turned": seen.turned,
            "left_to_turn": seen.left_to_turn,
            "used": dice_of(seen.used) if seen.used >= 0 else None,
        }

    def facts_of_player(self, player: PlayerView) -> dict[str, Any]:
        return {
            "built": player.built,
            "coins": player.coins,
            "coins_to_earn": player.coins_to_earn,
            "blue": player.blue,
            "yellow": player.yellow,
        }

    def consequences(self, game: SheetGame, action: Action) -> dict[str, object]:
        """The coins that are earned, or the dice that are passed on."""
        if isinstance(action, Earn):
            return {"total": to_earn(game)[1]}
        if isinstance(action, Keep):
            player = game.players[game.active]
            return {"others": (without(player.blue, action.blue)[0], without(player.yellow, action.yellow)[0])}
        return {}

    def figures(self, game: SheetGame) -> dict[str, Any]:
        return {
            "tiles": [player.built.bit_count() for player in game.players],
            "cards": [0] * len(game.players),
            "lines": [{} for _ in game.players],
        }

    def hint(self, scoring: int, found: Iterable[Term]) -> wire.Scoring:
        """Points alone: what they are for would be the greater part of every message."""
        terms = shown_terms(found, self.printed)
        return wire.Scoring(scoring, tuple([replace(term, said=None) for term in terms]))

    def pieces(self) -> wire.SheetPieces:
        sheet = self.sheet
        kinds = [sheet.kinds[kind] for kind in sheet.kind]
        return wire.SheetPieces(
            sheet.digest,
            sheet.kinds,
            tuple([tuple(kinds[row : row + SIDE]) for row in range(0, len(kinds), SIDE)]),
            sheet.first_coins,
            sheet.printed_coins,
            tuple(LINE_POINTS),
            dict(sheet.provenance),
        )
