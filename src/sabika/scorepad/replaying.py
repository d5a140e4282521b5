"""A pad to look back on like a recorded game: the palaces grow tile by tile from scoring to scoring.

What happened in between nobody wrote down, so yard, display and hands are empty, and the tiles of a round come player
by player in the order in which they were entered.
"""

from typing import Final

from sabika.modules.bonus import rules as bonus
from sabika.modules.bonus.rules import BonusRevealed, bonus_of
from sabika.modules.dirk.rules import DirkDrew, dirk_of
from sabika.modules.portals.rules import PortalPlaced
from sabika.record.replay import Moment
from sabika.rules.core.errors import BadInput
from sabika.rules.core.events import Event, GameEnded, Scored
from sabika.rules.core.game import Game
from sabika.rules.core.step import Step
from sabika.rules.palace.cells import ORIGIN
from sabika.rules.palace.events import TileBuilt, TileRemoved
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.palace import Palace, new_palace
from sabika.rules.sheet.events import CellBuilt
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.sheet import cells_in
from sabika.scorepad.box import Box, box_of
from sabika.scorepad.pad import Pad, Tiles
from sabika.scorepad.palace.laying import Way, build, empty_board
from sabika.scorepad.palace.scoring import PalaceRound
from sabika.scorepad.result import ScoredPad, ScoredRound
from sabika.scorepad.scoring import is_replayable, rounds_of, score
from sabika.scorepad.sheet.scoring import SheetRound


class Looking:
    """All moments of a pad."""

    def __init__(self, pad: Pad) -> None:
        if not is_replayable(pad):
            raise BadInput("This game was entered by numbers only. Enter palaces tile by tile to look at them again.")
        box = box_of(pad)
        self.names: Final = [player.name for player in pad.players]
        self.scored: Final[ScoredPad] = score(pad)
        self.moments: Final[list[Moment]] = []
        self.rounds: Final[list[int]] = []
        """For each scoring that took place, the place of its moment."""
        if box.on_sheets:
            SheetCourse(self, box, pad)
        else:
            PalaceCourse(self, box, pad)

    def add(self, game: Game, events: list[Event]) -> None:
        """The game as it stands now."""
        self.moments.append(Moment(game.copy(), None, events))

    def add_scoring(self, game: Game, scored: ScoredRound, events: list[Event]) -> None:
        """The game after a scoring, which is the last one if that is so."""
        event = Scored(scored.scoring, scored.terms)
        game.scorings = [*game.scorings, event]
        game.points = [before + more for before, more in zip(game.points, scored.points)]
        events = [*events, event]
        self.rounds.append(len(self.moments))
        if self.scored.over and scored is self.scored.rounds[-1]:
            game.agenda = []
            events.append(GameEnded(tuple(self.scored.winners)))
        self.add(game, events)

    @property
    def game(self) -> Game:
        """As it stands at the end."""
        return self.moments[-1].game


def follow(moments: list[Moment], seats: list[int]) -> None:
    """Say for each moment who acts next."""
    for moment, seat in zip(moments, seats[1:]):
        moment.game.active = seat


class PalaceCourse:
    """Lays the palaces of a pad again, scoring by scoring."""

    def __init__(self, looking: Looking, box: Box, pad: Pad) -> None:
        self.looking: Final = looking
        self.game: Final[PalaceGame] = empty_board(box)
        looking.add(self.game, [])
        actors = [0]
        for laid, scored in zip(rounds_of(pad, box), looking.scored.rounds):
            assert isinstance(laid, PalaceRound)
            if not laid.refusals:
                self.lay(laid, actors)
                if scored.complete:
                    looking.add_scoring(self.game, scored, self.set_out(laid))
                    actors.append(actors[-1])
        follow(looking.moments, actors)

    def lay(self, laid: PalaceRound, actors: list[int]) -> None:
        for side, seat in enumerate(laid.game.seats):
            if isinstance(laid.entries[side], Tiles):
                own = self.game.seats[side]
                known = {*own.reserve, *own.palace.tiles()}
                for palace, events in steps_to(own.palace, seat.palace, side):
                    own.palace = palace
                    own.reserve = sorted(known - set(palace.tiles()))  # A16: where else should they be?
                    self.looking.add(self.game, events)
                    actors.append(side)

    def set_out(self, laid: PalaceRound) -> list[Event]:
        """What lies on palaces and beside them at a scoring."""
        game, box = self.game, laid.box
        held = dirk_of(game).tiles if box.dirk else []
        shown = [card for own in bonus_of(game).revealed for card in own] if box.has(bonus.NAME) else []
        game.bags = [bag[:] for bag in laid.game.bags]
        game.unfinished = laid.game.unfinished
        game.slots = {name: slot.copy() for name, slot in laid.game.slots.items()}
        events: list[Event] = []
        if box.dirk and (drawn := tuple(tile for tile in dirk_of(game).tiles if tile not in held)):
            events.append(DirkDrew(drawn))
        for side, cards in enumerate(bonus_of(game).revealed if box.has(bonus.NAME) else []):
            events += [BonusRevealed(side, card) for card in cards if card not in shown]
        return events


def steps_to(palace: Palace, target: Palace, side: int) -> list[tuple[Palace, list[Event]]]:
    """How a palace becomes another one: what is not there any more is taken away, then piece after piece is built."""
    wanted = [Way(target.at(cell), cell) for cell in target.cells if cell != ORIGIN]
    gone = [Way(palace.at(cell), cell) for cell in palace.cells if target.at(cell) != palace.at(cell)]
    found: list[tuple[Palace, list[Event]]] = []
    if gone:
        kept = [way for way in wanted if palace.at(way.cell) == way.piece]
        palace = build(new_palace(palace.pieces), kept).palace
        found.append((palace, [TileRemoved(side, *way) for way in gone]))
    for way in build(palace, [way for way in wanted if palace.at(way.cell) != way.piece]).order:
        palace = palace.with_tile(*way)
        placed = PortalPlaced if palace.pieces.half[way.piece] else TileBuilt
        found.append((palace, [placed(side, way.piece, way.cell)]))
    return found


class AtTheTable(Step):
    """Keeps sheets from being those of a game that is over."""

    name = "act"


class SheetCourse:
    """Fills the sheets of a pad again: kinds that were completed first, then the rest."""

    def __init__(self, looking: Looking, box: Box, pad: Pad) -> None:
        game = box.kind.begin(box.setup, box.printed)
        assert isinstance(game, SheetGame)
        self.game: Final = game
        self.looking: Final = looking
        game.agenda, game.active, game.round = [AtTheTable()], 0, 0
        game.dummies = [[0] * len(box.kinds) for _ in game.dummies]
        for player in game.players:
            player.built, player.coins, player.blue, player.yellow = 0, 0, (), ()
        looking.add(game, [])
        self.actors = [0]
        rounds = rounds_of(pad, box)
        last = rounds[-1]
        assert isinstance(last, SheetRound)
        for each, scored in zip(rounds, looking.scored.rounds):
            assert isinstance(each, SheetRound)
            if not each.refusals:
                self.fill(each, last, scored)
        follow(looking.moments, self.actors)

    def fill(self, each: SheetRound, last: SheetRound, scored: ScoredRound) -> None:
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
            self.actors.append(self.actors[-1])
        for side, kind in each.completed:
            game.completed[kind].append(side)

    def cross(self, seat: int, cells: int) -> None:
        """Cross what is not crossed yet, cell by cell."""
        game = self.game
        player = game.players[seat]
        for cell in cells_in(cells & ~player.built):
            player.built |= 1 << cell
            self.looking.add(game, [CellBuilt(seat, cell, game.sheet.kind[cell], 0)])
            self.actors.append(seat)
