"""A pad to look back on like a recorded game: the palaces grow tile by tile from scoring to scoring.

What happened in between nobody wrote down, so yard, display and hands are empty, and the tiles of a round come player
by player in the order in which they were entered.
"""

from typing import Final

from sabika.record.replay import Moment
from sabika.rules.core.errors import BadInput
from sabika.rules.core.events import Event, GameEnded, Scored
from sabika.rules.core.game import Game
from sabika.scorepad.boards import board_of
from sabika.scorepad.pad import Pad
from sabika.scorepad.result import PadRound, ScoredPad
from sabika.scorepad.scoring import is_replayable, score
from sabika.shown import counted_terms


class Looking:
    """All moments of a pad."""

    def __init__(self, pad: Pad) -> None:
        if not is_replayable(pad):
            raise BadInput("This game was entered by numbers only. Enter palaces tile by tile to look at them again.")
        self.names: Final = [player.name for player in pad.players]
        self.scored: Final[ScoredPad] = score(pad)
        self.moments: Final[list[Moment]] = []
        self.rounds: Final[list[int]] = []
        """For each scoring that took place, the place of its moment."""
        self.actor = 0
        board_of(pad).show_again(self, pad)

    def add(self, game: Game, events: list[Event], seat: int | None = None) -> None:
        """The game as it stands now, after a step of this seat, or of whoever acted before."""
        self.actor = self.actor if seat is None else seat
        if self.moments:
            self.game.active = self.actor
        self.moments.append(Moment(game.copy(), None, events))

    def add_scoring(self, game: Game, scored: PadRound, events: list[Event]) -> None:
        """The game after a scoring, which is the last one if that is so."""
        event = Scored(scored.scoring, counted_terms(scored.terms))
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
