"""A table as it stands: who sits where, which game is on, what time is left. It follows from the offer and the entries,
always in the same way."""

from typing import Final, Literal, NamedTuple, assert_never

import msgspec

from sabika.desk.tables.chairs import Chair
from sabika.desk.tables.clocks import Clocks
from sabika.desk.tables.entries import (
    Act,
    Away,
    Back,
    Begin,
    Close,
    Confirm,
    Entry,
    Hold,
    Hook,
    Late,
    Offer,
    Recall,
    Rematch,
    Resign,
    Sit,
    Slept,
    Stand,
    Undo,
)
from sabika.library import game_from
from sabika.rules.core.action import Action
from sabika.rules.core.chance import seed_hash
from sabika.rules.core.declining import answer_for, asked_for_form
from sabika.rules.core.errors import Conflict
from sabika.rules.core.events import Event
from sabika.rules.core.game import Game, Setup
from sabika.rules.core.taking_back import moment, settled

Status = Literal["open", "playing", "over", "closed"]
FORM: Final = 3_000
"""Where being asked is a matter of form, no one's no takes effect before so many milliseconds, be it that of a person,
a bot or the desk: so it does not tell whether there was anything to choose."""


class Change(NamedTuple):
    """What an entry changed in the game."""

    actions: int
    """So many had been played after it."""
    events: tuple[Event, ...]


class TableState:
    """A table after its last entry."""

    def __init__(self, name: str, offer: Offer, setup: Setup, key: str, opened_at: int) -> None:
        self.name: Final = name
        self.offer = offer
        """With the order of ages as it is when the game begins (A8)."""
        self.setup = setup
        """With the seed, which stays here until the game is over."""
        self.seed_hash: Final = seed_hash(setup.seed)
        """Published before the first card."""
        self.key: Final = key
        """What the link holds; who knows it may look and sit down."""
        self.opened_at: Final = opened_at
        self.chairs: Final = [Chair(offer.bots.get(str(seat), "")) for seat in range(offer.players)]
        self.version = 0
        self.changed_at = opened_at
        self.game: Game | None = None
        self.held: Action | None = None
        """The decision that waits for its confirmation."""
        self.changes: dict[int, Change] = {}
        """By the number of the entry that changed the game."""
        self.played: list[str] = []
        """The actions of the game, as records write them."""
        self.marks: list[int] = []
        """For each action of the game: how many actions were settled before it."""
        self.settled = 0
        """So many actions cannot be taken back any more."""
        self.clocks = Clocks(offer.clock, offer.players)
        self.played_at = opened_at
        """When the game last changed."""
        self.waiting_since = opened_at
        """Since when nothing was heard of the seat that is asked."""
        self.newly_asked = False
        """Whether the last entry brought another seat to decide."""
        self.thought = [0] * offer.players
        """Milliseconds for which each seat was waited for."""
        self.rematch = ""
        self.closed = False
        self.entries: list[Entry] = []

    # What can be said about it

    @property
    def begun(self) -> bool:
        return self.game is not None

    @property
    def over(self) -> bool:
        return self.closed or (self.game is not None and self.game.over)

    @property
    def status(self) -> Status:
        if self.closed:
            return "closed"
        if self.game is None:
            return "open"
        return "over" if self.game.over else "playing"

    @property
    def host(self) -> int:
        """The seat that may begin the game and send people away: the first one with a person; -1 if there is none."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.holder), -1)

    def asked(self) -> int:
        """The seat that has to decide; -1 if none has."""
        return self.game.asked() if self.game else -1

    def bot_to_act(self) -> str:
        """The bot that has to decide; empty if none has."""
        seat = self.asked()
        return self.chairs[seat].player if seat >= 0 else ""

    def answer(self) -> Action | None:
        """What the desk answers for the person who is asked: who has nothing to choose is not bothered."""
        return answer_for(self.game) if self.game and not self.bot_to_act() else None

    def decider(self) -> int:
        """The seat whose player has to decide; -1 if a bot decides, or nobody has anything to choose."""
        return -1 if self.bot_to_act() or self.answer() else self.asked()

    def no_before(self) -> int:
        """The moment before which nobody's no takes effect, where being asked is a matter of form; 0 elsewhere. A
        person alone with bots has nobody to hide it from, and need not wait."""
        people = sum(not chair.bot for chair in self.chairs)
        return self.played_at + FORM if people > 1 and self.game and asked_for_form(self.game) else 0

    def seat_of(self, holder: str) -> int:
        """The seat that a token opens; -1 if none."""
        return next((seat for seat, chair in enumerate(self.chairs) if holder and chair.holder == holder), -1)

    def can_undo(self, seat: int) -> bool:
        """Whether the seat has something that it may take back. A bot takes nothing back."""
        game = self.game
        if game is None or game.asked() != seat or self.chairs[seat].player:
            return False
        return self.held is not None or len(game.log) > self.settled

    # Carrying entries out

    def carry_out(self, entry: Entry) -> None:
        """Change the table by an entry that was made for its version."""
        if entry.number != self.version + 1:
            raise Conflict(f"entry {entry.number} does not follow version {self.version}")
        before, turn = self.asked(), self.game.turn if self.game else 0
        person = before if before >= 0 and not (self.chairs[before].bot or self.chairs[before].stand_in) else -1
        thinks_from = max(self.changed_at, self.no_before())
        self._change(entry)
        if before >= 0:
            slept = entry.milliseconds if isinstance(entry, Slept) else 0
            self.thought[before] += max(0, entry.at - thinks_from - slept)
        if entry.number in self.changes:
            self.played_at = entry.at
        self.newly_asked = self.asked() != before
        if self.newly_asked or entry.seat == before:
            self.waiting_since = entry.at
        self.version = entry.number
        self.changed_at = entry.at
        self.entries.append(entry)
        decided = self.newly_asked or (self.game is not None and self.game.turn != turn)
        bots = [bool(chair.player) for chair in self.chairs]
        self.clocks.moved_on(person if decided else None, self.asked(), entry.at, bots, self.no_before())

    def _change(self, entry: Entry) -> None:
        """What each kind of entry means."""
        match entry:
            case Sit():
                self.chairs[entry.seat].name = entry.name
                self.chairs[entry.seat].holder = entry.holder
            case Recall():
                self.chairs[entry.seat].name = entry.name
                self.chairs[entry.seat].bot = entry.bot
                self.chairs[entry.seat].recorded = True
            case Stand():
                self.chairs[entry.seat].name = ""
                self.chairs[entry.seat].holder = ""
                self.chairs[entry.seat].hook = ""
            case Begin():
                if entry.youngest_first is not None:
                    self.offer = msgspec.structs.replace(self.offer, youngest_first=entry.youngest_first)
                    self.setup = self.setup._replace(youngest_first=tuple(entry.youngest_first))
                self._deal(entry.number)
            case Close():
                self.closed = True
            case Act():
                self._play(entry.number, self._parsed(entry.action))
            case Hold():
                self.held = self._parsed(entry.action)
            case Confirm():
                self._play_held(entry.number)
            case Undo():
                self._take_back(entry.number)
            case Resign():
                self._let_go(entry.seat)
                self.chairs[entry.seat].bot = entry.bot
            case Away():
                self._let_go(entry.seat)
                self.chairs[entry.seat].stand_in = entry.bot
            case Back():
                self.chairs[entry.seat].stand_in = ""
            case Late() if self.held is not None:  # It is what the player wanted.
                self._play_held(entry.number)
            case Late():
                self.chairs[entry.seat].once = entry.bot
            case Slept():
                self.clocks.give(entry.milliseconds)
                self.waiting_since += entry.milliseconds
            case Hook():
                self.chairs[entry.seat].hook = entry.url
            case Rematch():
                self.rematch = entry.table
            case _:
                assert_never(entry)

    def _deal(self, number: int) -> None:
        self.game = game_from(self.setup)
        events = list(self.game.opening)
        for text in self.offer.actions:
            events += self.game.apply(self.game.parse(text))
        self.played = [self.game.notation(action) for action in self.game.log]
        self.marks = [0] * len(self.game.log)
        self.settled = len(self.game.log)
        self.changes[number] = Change(len(self.game.log), tuple(events))

    def _parsed(self, text: str) -> Action:
        assert self.game is not None
        return self.game.parse(text)

    def _play(self, number: int, action: Action) -> None:
        game = self.game
        assert game is not None
        before = moment(game)
        seat, turn, _ = before
        self.played.append(game.notation(action))
        events = game.apply(action)
        self.marks.append(self.settled)
        if settled(before, game, events):
            self.settled = len(game.log)
        if game.asked() != seat or game.turn != turn:
            self.chairs[seat].once = ""
        self.changes[number] = Change(len(game.log), tuple(events))

    def _play_held(self, number: int) -> None:
        assert self.held is not None
        action, self.held = self.held, None
        self._play(number, action)

    def _let_go(self, seat: int) -> None:
        """A bot decides anew for whoever held a decision."""
        if self.asked() == seat:
            self.held = None

    def _take_back(self, number: int) -> None:
        assert self.game is not None
        if self.held is not None:
            self.held = None
            return
        self.game = self.game.undone()
        self.settled = self.marks.pop()
        self.played.pop()
        self.changes[number] = Change(len(self.game.log), ())
