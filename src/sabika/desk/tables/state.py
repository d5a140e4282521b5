"""A table as it stands: who sits where, which game is on, what time is left. It follows from the offer and the entries,
always in the same way."""

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple, assert_never

import msgspec

from sabika.desk.intents import Intent
from sabika.desk.tables.chairs import Chair
from sabika.desk.tables.clocks import Clocks
from sabika.desk.tables.entries import (
    Act,
    Agree,
    Appoint,
    Away,
    Back,
    Begin,
    Close,
    Confirm,
    Deal,
    Entry,
    Give,
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
    Talk,
    Undo,
)
from sabika.desk.wire.messages import Says
from sabika.library import game_from
from sabika.record.deal import seed_of
from sabika.rules.core.action import Action
from sabika.rules.core.chance import seed_hash
from sabika.rules.core.declining import DECLINE, answer_for, asked_at_once, asked_for_form, asked_together
from sabika.rules.core.errors import Conflict
from sabika.rules.core.events import Event
from sabika.rules.core.game import Game, Setup
from sabika.rules.core.taking_back import moment, settled

Status = Literal["open", "shuffling", "playing", "over", "closed"]
SHUFFLING: Final = 8_000
"""For so many milliseconds the values that players promised for the deal are waited for."""
FORM: Final = 3_000
"""Where being asked is a matter of form, no one's no takes effect before so many milliseconds, be it that of a person,
a bot or the desk: so it does not tell whether there was anything to choose."""


class Change(NamedTuple):
    """What an entry changed in the game."""

    actions: int
    """So many had been played after it."""
    events: tuple[Event, ...]


class Ahead(NamedTuple):
    """A game that was played again for an entry which is still to be carried out."""

    entry: Entry
    game: Game
    events: tuple[Event, ...]
    played: list[str]


class TableState:
    """A table after its last entry."""

    def __init__(self, name: str, offer: Offer, setup: Setup, key: str, opened_at: int) -> None:
        self.name: Final = name
        self.offer = offer
        """With the bots and the order of ages as they are when the game begins (A8), and with who may talk now."""
        self.setup = setup
        """With the seed, which stays here until the game is over."""
        self.drawn: Final = setup.seed
        """What the server, or whoever opened the table, gives for the deal. It stays here as long as the seed."""
        self.seed_hash: Final = seed_hash(setup.seed)
        """The hash of that, published before anybody sits down."""
        self.shares: Final[dict[int, str]] = {}
        """By seat: what players gave for the deal."""
        self.beginning: Begin | None = None
        """How the game was begun, if it was."""
        self.shuffles_since = 0
        """From when on players' values are waited for."""
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
        self.round_at = opened_at
        """When the round began in which seats are asked at once, if one is on (V2)."""
        self.round_from = 0
        """So many actions had been played before it."""
        self.intents: dict[int, Intent] = {}
        """What players mean to do in such rounds, by seat: kept beside the entries, and told to nobody else."""
        self.round_closed: int | None = None
        """The round, by where it began, that nobody can join any more, as far as this worker knows."""
        self.waiting_since = opened_at
        """Since when nothing was heard of the seat that is asked."""
        self.newly_asked = False
        """Whether the last entry brought another seat to decide."""
        self.thought = [0] * offer.players
        """Milliseconds for which each seat was waited for."""
        self.rematch = ""
        self.closed = False
        self.entries: list[Entry] = []
        self._ahead: Ahead | None = None

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
            return "shuffling" if self.beginning else "open"
        return "over" if self.game.over else "playing"

    @property
    def host(self) -> int:
        """The seat that may begin the game and send people away: the first one with a person; -1 if there is none."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.is_persons), -1)

    @property
    def talking(self) -> bool:
        """Whether people can send each other words."""
        return not self.offer.public if self.offer.talk is None else self.offer.talk

    def silent(self) -> list[int]:
        """The seats whose values were promised for the deal and have not come."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.promise and seat not in self.shares]

    def deal_at(self) -> int:
        """When the cards are dealt without those who are silent."""
        return self.shuffles_since + SHUFFLING

    def asked(self) -> int:
        """The seat that has to decide; -1 if none has."""
        return self.game.asked() if self.game else -1

    def bot_to_act(self) -> str:
        """The bot that has to decide; empty if none has."""
        seat = self.asked()
        return self.chairs[seat].player if seat >= 0 else ""

    def answer(self) -> Action | None:
        """What the desk answers for the person who is asked: who has nothing to choose is not bothered, nor who does
        not want to act out of turn."""
        if self.game is None or self.bot_to_act():
            return None
        return DECLINE if self._lets_pass() else answer_for(self.game)

    def _lets_pass(self) -> bool:
        """Whether the person who is asked out of turn has said no, or has not said in time that there is something.
        Alone with bots nobody has to: there is nobody who would wait."""
        if self.game is None or not asked_at_once(self.game):
            return False
        says = self.says(self.asked())
        return says != "act" if self.is_among_people() else says in ("not-this-turn", "never")

    def says(self, seat: int) -> Says | None:
        """What the player of a seat means to do out of turn, as far as it still holds."""
        intent, game = self.intents.get(seat), self.game
        if intent is None or game is None or game.over:
            return None
        held_for = {"act": self.round_from, "not-this-turn": game.turn, "never": 0}
        return intent.says if intent.when == held_for[intent.says] else None

    def asked_now(self) -> list[int]:
        """The seats that are asked at once, out of turn."""
        return asked_together(self.game) if self.game and not self.game.over else []

    def is_among_people(self) -> bool:
        """Whether there are people who could draw conclusions from what others do, and when."""
        return sum(not chair.bot for chair in self.chairs) > 1

    def decider(self) -> int:
        """The seat whose player has to decide; -1 if a bot decides, or nobody has anything to choose."""
        return -1 if self.bot_to_act() or self.answer() else self.asked()

    def no_before(self) -> int:
        """The moment before which nobody's no takes effect, where being asked is a matter of form; 0 elsewhere. A
        person alone with bots has nobody to hide it from, and need not wait."""
        if self.game is None or not asked_for_form(self.game) or not self.is_among_people():
            return 0
        return FORM + (self.round_at if asked_at_once(self.game) else self.played_at)

    def seat_of(self, holder: str) -> int:
        """The seat that a token opens; -1 if none."""
        return next((seat for seat, chair in enumerate(self.chairs) if holder and chair.holder == holder), -1)

    def agreed(self, seat: int, since: int) -> list[int]:
        """Who agreed that a bot sits in for somebody who is away since then. What was said before is over."""
        return sorted(by for by, at in self.chairs[seat].agreed.items() if at >= since)

    def can_undo(self, seat: int) -> bool:
        """Whether the seat has something that it may take back. A bot takes nothing back."""
        game = self.game
        if game is None or game.asked() != seat or self.chairs[seat].player:
            return False
        return self.held is not None or len(game.log) > self.settled

    # Carrying entries out

    def ahead(self, entry: Entry) -> Iterator[None]:
        """Play again, action by action, what an entry needs played again: a game that goes on from another one, or one
        that loses its last action. Whoever has others waiting lets them in between, and carries it out then."""
        match entry:
            case Begin() | Give() | Deal() if self._deals(entry):
                game = game_from(self._setup_by(entry))
                events, played = list(game.opening), []
                for text in self.offer.actions:
                    action = game.parse(text)
                    played.append(game.notation(action))
                    events += game.apply(action)
                    yield
                self._ahead = Ahead(entry, game, tuple(events), played)
            case Undo() if self.held is None and self.game is not None:
                again = self.game.anew()
                for action in self.game.log[:-1]:
                    again.play(action)
                    yield
                self._ahead = Ahead(entry, again, (), self.played[:-1])

    def carry_out(self, entry: Entry) -> None:
        """Change the table by an entry that was made for its version."""
        if entry.number != self.version + 1:
            raise Conflict(f"entry {entry.number} does not follow version {self.version}")
        before, turn = self.asked(), self.game.turn if self.game else 0
        round_was_on = self.game is not None and asked_at_once(self.game)
        person = before if before >= 0 and not (self.chairs[before].bot or self.chairs[before].stand_in) else -1
        if round_was_on:
            person = -1  # Being asked out of turn gives nobody more time.
        thinks_from = max(self.changed_at, self.no_before())
        self._change(entry)
        if before >= 0:
            slept = entry.milliseconds if isinstance(entry, Slept) else 0
            self.thought[before] += max(0, entry.at - thinks_from - slept)
        if entry.number in self.changes:
            self.played_at = entry.at
        round_is_on = self.game is not None and asked_at_once(self.game)
        # Who takes back what was begun in a round is in the same one.
        if round_is_on and not round_was_on and self.game and not isinstance(entry, Undo):
            self.round_at, self.round_from = entry.at, len(self.game.log)
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
                self.chairs[entry.seat].sat_at = entry.at
                self.chairs[entry.seat].promise = entry.promise
            case Recall():
                self.chairs[entry.seat].name = entry.name
                self.chairs[entry.seat].bot = entry.bot
                self.chairs[entry.seat].recorded = True
            case Stand():
                self.chairs[entry.seat].name = ""
                self.chairs[entry.seat].holder = ""
                self.chairs[entry.seat].hook = ""
                self.chairs[entry.seat].promise = ""
                self._seat_bot(entry.seat, "")
            case Appoint():
                self._seat_bot(entry.seat, entry.bot)
            case Begin() | Give() | Deal():
                self._begin(entry)
            case Close():
                self.closed = True
            case Act():
                self._play(entry.number, self._parsed(entry.action))
            case Hold():
                self.held = self._parsed(entry.action)
            case Confirm():
                self._play_held(entry.number)
            case Undo():
                self._take_back(entry)
            case Resign():
                self._let_go(entry.seat)
                self.chairs[entry.seat].bot = entry.bot
            case Agree():
                self.chairs[entry.about].agreed[entry.seat] = entry.at
            case Away():
                self._let_go(entry.seat)
                self._stand_in(entry.seat, entry.bot, entry.by >= 0)
            case Back():
                self._stand_in(entry.seat, "")
            case Late() if self.held is not None:  # It is what the player wanted.
                self._play_held(entry.number)
            case Late():
                self.chairs[entry.seat].once = entry.bot
            case Slept():
                self.round_at += entry.milliseconds
                self.clocks.give(entry.milliseconds)
                self.waiting_since += entry.milliseconds
                self.shuffles_since += entry.milliseconds
            case Hook():
                self.chairs[entry.seat].hook = entry.url
            case Talk():
                self.offer = msgspec.structs.replace(self.offer, talk=entry.on)
            case Rematch():
                self.rematch = entry.table
            case _:
                assert_never(entry)

    def _seat_bot(self, seat: int, bot: str) -> None:
        """What is offered from now on, as to a rematch, is what the host has made of it."""
        self.chairs[seat].bot = bot
        others = {other: name for other, name in self.offer.bots.items() if other != str(seat)}
        self.offer = msgspec.structs.replace(self.offer, bots=others | ({str(seat): bot} if bot else {}))

    def _stand_in(self, seat: int, bot: str, let_in: bool = False) -> None:
        chair = self.chairs[seat]
        chair.stand_in, chair.let_in = bot, let_in
        chair.agreed.clear()

    def _shares_with(self, entry: Begin | Give | Deal) -> dict[int, str]:
        """All that was given for the deal when an entry has come."""
        fresh = {} if isinstance(entry, Deal) else entry.shares
        return self.shares | {int(seat): share for seat, share in fresh.items()}

    def _deals(self, entry: Begin | Give | Deal) -> bool:
        """Whether nobody is waited for any more when an entry has come."""
        return isinstance(entry, Deal) or set(self.silent()) <= self._shares_with(entry).keys()

    def _setup_by(self, entry: Begin | Give | Deal) -> Setup:
        """With the seed that all have made, and the order of ages that was said at last (A8)."""
        setup = self.setup._replace(seed=seed_of(self.drawn, self._shares_with(entry)))
        begin = entry if isinstance(entry, Begin) else self.beginning
        if begin is None or begin.youngest_first is None:
            return setup
        return setup._replace(youngest_first=tuple(begin.youngest_first))

    def _played_again(self, entry: Entry) -> Ahead:
        """What was played ahead for this entry, or is now."""
        if self._ahead is None or self._ahead.entry is not entry:
            for _ in self.ahead(entry):
                pass
        found, self._ahead = self._ahead, None
        assert found is not None
        return found

    def _begin(self, entry: Begin | Give | Deal) -> None:
        """Take in what is given for the deal, and deal if nobody is waited for."""
        if self._deals(entry):
            self._deal(entry)
        self.shares.update(self._shares_with(entry))
        if isinstance(entry, Begin):
            self.beginning, self.shuffles_since = entry, entry.at
            if entry.youngest_first is not None:
                self.offer = msgspec.structs.replace(self.offer, youngest_first=entry.youngest_first)

    def _deal(self, entry: Begin | Give | Deal) -> None:
        ahead = self._played_again(entry)
        self.setup = self._setup_by(entry)
        self.game, self.played = ahead.game, ahead.played
        self.marks = [0] * len(self.game.log)
        self.settled = len(self.game.log)
        self.changes[entry.number] = Change(len(self.game.log), ahead.events)

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

    def _take_back(self, undo: Undo) -> None:
        if self.held is not None:
            self.held = None
            return
        ahead = self._played_again(undo)
        self.game, self.played = ahead.game, ahead.played
        self.settled = self.marks.pop()
        self.changes[undo.number] = Change(len(self.game.log), ())
