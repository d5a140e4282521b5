"""The table: one person, bots, a game. Decisions come in, events come out, nothing is lost.

A decision of the person after which something hidden is known is held back until it is confirmed: the last one of a
turn, since cards and tiles are turned up or dice rolled then, and any that does so in the middle of it. Until then it
can be taken back.
"""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Generic, TypeVar

from sabika.bots import ask, bot_named
from sabika.library import Components
from sabika.record import Record, replay
from sabika.rules.core.action import Action
from sabika.rules.core.declining import DECLINE, answer_for, asked_at_once
from sabika.rules.core.errors import BadInput, Refused, SabikaError
from sabika.rules.core.events import Event
from sabika.rules.core.game import Game
from sabika.rules.core.taking_back import ends_turn, moment, reveals, settled

Played = TypeVar("Played", bound=Game)
"""The game on the table."""


class SeatFailed(SabikaError):
    """The bot of a seat broke down, or chose what is not possible."""

    def __init__(self, seat: int, reason: str = "") -> None:
        super().__init__(reason)
        self.seat = seat
        self.reason = reason
        """Empty if it chose what is not possible."""


class Table(Generic[Played]):
    """A game with names and bots by seat; the seat without a bot is the person's."""

    def __init__(
        self,
        game: Played,
        names: Sequence[str],
        bots: Sequence[str | None],
        path: Path | None = None,
        confirm: bool = True,
    ) -> None:
        if list(bots).count(None) != 1:
            raise BadInput("This game is not one of a single person against bots. Look at it with sabika replay.")
        self.game = game
        self.names = list(names)
        self.bots = list(bots)
        self.seat = self.bots.index(None)
        """The person's."""
        self.path = path
        """Where the game is saved; nowhere without."""
        self.confirm = confirm
        self.unsaved: Path | None = None
        """Where the game could not be saved last time."""
        self.held: Action | None = None
        """The decision that ends the turn or turns something up, until it is confirmed."""
        self.held_reveals = False
        """Whether it turns something up in the middle of the turn, so that there is nothing to look at before."""
        self.stands_aside = False
        """Whether the person does nothing out of turn until they say so (V2)."""
        self._players = [bot_named(bot, game.setup.game) if bot else None for bot in bots]
        self._tell_again()
        self._answered()

    @classmethod
    def from_record(
        cls, record: Record, path: Path | None = None, confirm: bool = True, pieces: Components | None = None
    ) -> "AnyTable":
        """The table as it was left."""
        names = [player.name for player in record.players]
        return Table(replay(record, pieces), names, [player.bot for player in record.players], path, confirm)

    def record(self) -> Record:
        """The game as a document."""
        return Record.from_game(self.game, self.names, self.bots)

    def keep_in(self, path: Path) -> None:
        """Begin to keep the game in a file that must not be there yet."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(f"{path.parent} could not be made: {error.strerror or error}. Choose another.") from None
        self.record().write(path)
        self.path = path

    def save(self) -> bool:
        """Keep the game as it stands. If that fails the game goes on all the same."""
        self.unsaved = None
        try:
            if self.path:
                self.record().write(self.path, overwrite=True)
        except BadInput:
            self.unsaved = self.path
        return self.unsaved is None

    # What is on the table

    @property
    def mine(self) -> bool:
        """Whether the person has to decide."""
        return self.game.asked() == self.seat

    @property
    def shown(self) -> Played:
        """The game as it looks now: with the held decision carried out, unless that would show what it turns up."""
        return self.game if self.held is None or self.held_reveals else self.game.carried_out(self.held)

    # The person

    def decide(self, action: Action) -> list[Event]:
        """Carry out a decision of the person, or hold it back if it cannot be taken back afterwards."""
        refusal = self.game.why_not(action)
        if refusal:
            raise Refused(refusal)
        self.held_reveals = self.confirm and reveals(self.game, action)
        if self.held_reveals or (self.confirm and ends_turn(self.game, action)):
            self.held = action
            return []
        return self.apply(action)

    def end_turn(self) -> list[Event]:
        """Carry out the held decision."""
        if self.held is None:
            return []
        action, self.held = self.held, None
        return self.apply(action)

    @property
    def can_take_back(self) -> bool:
        return self.held is not None or (self.mine and len(self.game.log) > self.since)

    def take_back(self) -> bool:
        """Take back the person's last decision, as far as the beginning of the turn. Says whether there was one."""
        if self.held is not None:
            self.held = None
            return True
        if not self.can_take_back:
            return False
        self.game = self.game.undone()
        self._tell_again()
        return True

    def stand_aside(self) -> list[Event]:
        """Do nothing out of turn from now on, or be asked again."""
        self.stands_aside = not self.stands_aside
        return self._answered()

    # The bots

    def bot_choice(self) -> Action:
        """What the bot that is asked would do. Takes time, changes nothing."""
        seat = self.game.asked()
        bot = self._players[seat]
        if bot is None:
            raise BadInput("It is the person's turn to decide.")
        # Its chance depends on the moment alone, so that a game that is resumed goes on as it would have.
        rng = Random(f"{self.game.setup.seed} {seat} {len(self.game.log)}")
        try:
            action = ask(bot, self.game, rng)
        # Bots are anybody's code: whatever goes wrong in one must not take the game along.
        except Exception as error:
            raise SeatFailed(seat, f"{type(error).__name__}: {error}") from error
        if not self.game.is_legal(action):
            raise SeatFailed(seat)
        return action

    # The story

    def apply(self, action: Action) -> list[Event]:
        """Carry out the decision of whoever is asked, and answer for the person where there is nothing to choose."""
        return self._carry_out(action) + self._answered()

    def _answered(self) -> list[Event]:
        if not self.mine:
            return []
        lets_pass = self.stands_aside and asked_at_once(self.game)
        answer = DECLINE if lets_pass else answer_for(self.game)
        return self.apply(answer) if answer else []

    def _carry_out(self, action: Action) -> list[Event]:
        before = moment(self.game)
        events = self.game.apply(action)
        self.story += events
        if settled(before, self.game, events):
            self.since = len(self.game.log)
            if before[0] == self.seat or self.game.over:
                self.save()
        return events

    def _tell_again(self) -> None:
        """Everything that happened, and since when the seat that is asked has been so, from the log."""
        game = self.game.anew()
        self.story: list[Event] = list(game.opening)
        self.since = 0
        """How many decisions were made before those of the seat that is asked now."""
        for number, action in enumerate(self.game.log, 1):
            before = moment(game)
            events = game.apply(action)
            self.story += events
            if settled(before, game, events):
                self.since = number


AnyTable = Table[Any]
"""A table with whatever game."""
