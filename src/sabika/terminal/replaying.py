"""A recorded game, or a scorepad, to step through: by action, by turn, by scoring."""

from bisect import bisect_left, bisect_right

from sabika.library import Components
from sabika.record import Moment, Record, replay_steps
from sabika.rules.core.events import Event, GameEnded, Scored, TurnBegan
from sabika.rules.core.game import Game
from sabika.rules.core.view import SPECTATOR
from sabika.scorepad.pad import Pad
from sabika.scorepad.replaying import Looking

EVERYTHING = -2


class Replay:
    """All moments of a record, and the one looked at."""

    def __init__(self, record: Record, pieces: Components | None = None) -> None:
        self.names = [player.name for player in record.players]
        self.moments = [
            Moment(moment.game.copy(), moment.action, moment.events) for moment in replay_steps(record, pieces)
        ]
        self._begin(self._viewers(record))

    def _begin(self, viewers: list[int]) -> None:
        self.position = 0
        self.turns = self._positions(TurnBegan, GameEnded)
        self.scorings = self._positions(Scored)
        self.viewers = viewers
        self.viewer = viewers[0]
        """A seat, a spectator, or somebody who sees every hand."""

    def _positions(self, *kinds: type) -> list[int]:
        return [
            number for number, moment in enumerate(self.moments) if any(isinstance(e, kinds) for e in moment.events)
        ]

    def _viewers(self, record: Record) -> list[int]:
        """A game that may still go on is not spoiled: only what a spectator or a person saw is shown."""
        seats = range(len(record.players))
        if self.moments[-1].game.over:
            return [EVERYTHING, *seats, SPECTATOR]
        return [*(seat for seat in seats if record.players[seat].bot is None), SPECTATOR]

    # Where one is

    @property
    def moment(self) -> Moment:
        return self.moments[self.position]

    @property
    def game(self) -> Game:
        return self.moment.game

    @property
    def last(self) -> int:
        return len(self.moments) - 1

    def story(self) -> list[Event]:
        """Everything that happened so far."""
        return [event for moment in self.moments[: self.position + 1] for event in moment.events]

    def actor(self) -> int:
        """The seat that made the last decision, or is first to make one."""
        return self.moments[self.position - 1].game.asked() if self.position else self.game.asked()

    # Going there

    def go(self, position: int) -> None:
        """To this moment, or to the nearest there is."""
        self.position = min(max(position, 0), self.last)

    def jump(self, stops: list[int], direction: int) -> None:
        """To the next of these moments, or the one before."""
        if direction > 0:
            index = bisect_right(stops, self.position)
            self.go(stops[index] if index < len(stops) else self.last)
        else:
            index = bisect_left(stops, self.position) - 1
            self.go(stops[index] if index >= 0 else 0)

    def next_viewer(self) -> None:
        self.viewer = self.viewers[(self.viewers.index(self.viewer) + 1) % len(self.viewers)]


class PadReplay(Replay):
    """All moments of a scorepad that was filled in tile by tile. Nobody knows the hands; between scorings, nobody knows
    the turns either."""

    def __init__(self, pad: Pad) -> None:
        looking = Looking(pad)
        self.names = looking.names
        self.moments = looking.moments
        self._begin([SPECTATOR])
        self.turns = self.scorings
