"""A table: who sits where, which game is on, what time is left. It changes by entries only, always in the same way."""

from typing import Final, NamedTuple

from sabika.library import game_from
from sabika.rules.core.action import Action
from sabika.rules.core.chance import seed_hash
from sabika.rules.core.errors import Conflict, Refused
from sabika.rules.core.events import Event
from sabika.rules.core.game import Game, Setup
from sabika.rules.core.taking_back import ends_turn, moment, reveals, settled
from sabika.server.chair import Chair
from sabika.server.clocks import Clocks
from sabika.server.entries import Entry, Offer

STAND_IN: Final = "greedy"
"""The bot that plays for whoever is away."""
ABSENT: Final = 120_000
"""Who keeps the others waiting for so many milliseconds can be stood in for by a bot, if one of them wants it."""
MOST_ENTRIES: Final = 10_000
"""After so many, only what brings the game on is written down."""


class NotAllowed(Exception):
    """What was asked is not for whoever asked it, or not now. The code is translated at the edge."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Change(NamedTuple):
    """What an entry changed in the game."""

    actions: int
    """So many had been played after it."""
    events: tuple[Event, ...]


class Table:
    """A table as it stands after its last entry."""

    def __init__(self, name: str, offer: Offer, setup: Setup, key: str, opened_at: int) -> None:
        self.name: Final = name
        self.offer: Final = offer
        self.setup: Final = setup
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
    def status(self) -> str:
        """`open`, `playing`, `over` or `closed`."""
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

    def seat_of(self, holder: str) -> int:
        """The seat that a token opens; -1 if none."""
        return next((seat for seat, chair in enumerate(self.chairs) if holder and chair.holder == holder), -1)

    # Making entries: each refuses what is not possible and changes nothing

    def sit(self, at: int, seat: int, name: str, holder: str) -> Entry:
        self._need("open")
        if not 0 <= seat < len(self.chairs):
            raise NotAllowed("no-such-seat")
        if self.chairs[seat].taken:
            raise Conflict("seat-taken")
        return self._entry(at, "sit", seat, name=name, holder=holder)

    def recall(self, at: int, seat: int, name: str, bot: str) -> Entry:
        """Who sat there in the game that is shown."""
        self._need("open")
        return self._entry(at, "recall", seat, name=name, bot=bot)

    def stand(self, at: int, by: int, seat: int) -> Entry:
        """Give the seat back, or send somebody away as the host."""
        self._need("open")
        if by != seat and by != self.host:
            raise NotAllowed("not-the-host")
        if not 0 <= seat < len(self.chairs) or not self.chairs[seat].holder:
            raise NotAllowed("no-such-seat")
        return self._entry(at, "stand", seat)

    def begin(self, at: int, by: int) -> Entry:
        self._need("open")
        if by != self.host:
            raise NotAllowed("not-the-host")
        if not all(chair.taken for chair in self.chairs):
            raise NotAllowed("seats-free")
        return self._entry(at, "begin", by)

    def close(self, at: int, by: int) -> Entry:
        self._need("open")
        if by != self.host:
            raise NotAllowed("not-the-host")
        return self._entry(at, "close", by)

    def act(self, at: int, seat: int, text: str, bot: str = "") -> Entry:
        """A decision of a person, or of the bot that plays the seat. With confirmation, a person's decision that ends
        the turn or turns something up is held."""
        game = self._asked(seat, bot)
        if self.held is not None:
            raise NotAllowed("confirm-first")
        action = game.parse(text)
        refusal = game.why_not(action)
        if refusal:
            raise Refused(refusal)
        held = not bot and self.offer.confirm and (ends_turn(game, action) or reveals(game, action))
        return self._entry(at, "hold" if held else "act", seat, action=game.notation(action))

    def confirm(self, at: int, seat: int) -> Entry:
        self._asked(seat)
        if self.held is None:
            raise NotAllowed("nothing-to-confirm")
        return self._entry(at, "confirm", seat)

    def undo(self, at: int, seat: int) -> Entry:
        """Take back the held decision, or the last one that revealed nothing and was the seat's own."""
        self._asked(seat)
        if not self.can_undo(seat):
            raise NotAllowed("nothing-to-undo")
        return self._entry(at, "undo", seat)

    def can_undo(self, seat: int) -> bool:
        """Whether the seat has something that it may take back. A bot takes nothing back."""
        game = self.game
        if game is None or game.asked() != seat or self.chairs[seat].player:
            return False
        return self.held is not None or len(game.log) > self.settled

    def resign(self, at: int, seat: int) -> Entry:
        self._playing()
        if self.chairs[seat].bot:
            raise NotAllowed("resigned-already")
        return self._entry(at, "resign", seat, bot=STAND_IN)

    def away(self, at: int, seat: int, by: int | None = None) -> Entry:
        """Let a bot stand in for oneself, or for somebody who keeps everybody waiting."""
        self._playing()
        if not 0 <= seat < len(self.chairs):
            raise NotAllowed("no-such-seat")
        if self.chairs[seat].bot or self.chairs[seat].stand_in:
            raise NotAllowed("away-already")
        if by not in (None, seat) and (self.asked() != seat or at - self.waiting_since < ABSENT):
            raise NotAllowed("not-absent")
        return self._entry(at, "away", seat, bot=STAND_IN)

    def back(self, at: int, seat: int) -> Entry:
        self._playing()
        if not self.chairs[seat].stand_in:
            raise NotAllowed("not-away")
        return self._entry(at, "back", seat)

    def late(self, at: int) -> Entry | None:
        """The time of the seat that is asked is up, if it is."""
        seat = self.asked()
        if seat < 0 or self.chairs[seat].player or not self.clocks.is_up(seat, at):
            return None
        return self._entry(at, "late", seat, bot=STAND_IN)

    def slept(self, at: int, milliseconds: int) -> Entry:
        return self._entry(at, "slept", milliseconds=milliseconds)

    def announce(self, at: int, seat: int, url: str) -> Entry:
        return self._entry(at, "hook", seat, url=url)

    def follow_up(self, at: int, seat: int, table: str) -> Entry:
        if self.status != "over":
            raise NotAllowed("not-over")
        if self.rematch:
            raise Conflict("rematch-there")
        return self._entry(at, "rematch", seat, table=table)

    def _entry(
        self,
        at: int,
        what: str,
        seat: int = -1,
        *,
        name: str = "",
        holder: str = "",
        action: str = "",
        bot: str = "",
        table: str = "",
        url: str = "",
        milliseconds: int = 0,
    ) -> Entry:
        if self.version >= MOST_ENTRIES and what in ("sit", "stand", "hook", "undo", "away"):
            raise NotAllowed("table-full")
        # Clocks of machines may be set back; entries never go back in time.
        at = max(at, self.changed_at)
        return Entry(self.version + 1, at, what, seat, name, holder, action, bot, table, url, milliseconds)  # type: ignore[arg-type]

    def _need(self, status: str) -> None:
        if self.status != status:
            raise NotAllowed(f"table-{self.status}")

    def _playing(self) -> Game:
        if self.game is None or self.game.over:
            raise NotAllowed(f"table-{self.status}")
        return self.game

    def _asked(self, seat: int, bot: str = "") -> Game:
        """The game, in which the seat has to decide, by whoever plays it now."""
        game = self._playing()
        if game.asked() != seat:
            raise NotAllowed("not-your-turn")
        if self.chairs[seat].player != bot:
            raise NotAllowed("other-player")
        return game

    # Carrying entries out

    def carry_out(self, entry: Entry) -> None:
        """Change the table by an entry that was made for its version."""
        if entry.number != self.version + 1:
            raise Conflict(f"entry {entry.number} does not follow version {self.version}")
        before, turn = self.asked(), self.game.turn if self.game else 0
        person = before if before >= 0 and not (self.chairs[before].bot or self.chairs[before].stand_in) else -1
        getattr(self, f"_{entry.what}")(entry)
        if before >= 0:
            self.thought[before] += max(0, entry.at - self.changed_at - entry.milliseconds)
        self.newly_asked = self.asked() != before
        if self.newly_asked or entry.seat == before:
            self.waiting_since = entry.at
        self.version = entry.number
        self.changed_at = entry.at
        self.entries.append(entry)
        decided = self.newly_asked or (self.game is not None and self.game.turn != turn)
        self.clocks.moved_on(
            person if decided else None, self.asked(), entry.at, [bool(chair.player) for chair in self.chairs]
        )

    def _sit(self, entry: Entry) -> None:
        self.chairs[entry.seat].name = entry.name
        self.chairs[entry.seat].holder = entry.holder

    def _recall(self, entry: Entry) -> None:
        self.chairs[entry.seat].name = entry.name
        self.chairs[entry.seat].bot = entry.bot
        self.chairs[entry.seat].recorded = True

    def _stand(self, entry: Entry) -> None:
        self.chairs[entry.seat].name = ""
        self.chairs[entry.seat].holder = ""
        self.chairs[entry.seat].hook = ""

    def _begin(self, entry: Entry) -> None:
        self.game = game_from(self.setup)
        events = list(self.game.opening)
        for text in self.offer.actions:
            events += self.game.apply(self.game.parse(text))
        self.played = [self.game.notation(action) for action in self.game.log]
        self.marks = [0] * len(self.game.log)
        self.settled = len(self.game.log)
        self.changes[entry.number] = Change(len(self.game.log), tuple(events))

    def _close(self, entry: Entry) -> None:
        self.closed = True

    def _act(self, entry: Entry) -> None:
        assert self.game is not None
        self._play(entry.number, self.game.parse(entry.action))

    def _hold(self, entry: Entry) -> None:
        assert self.game is not None
        self.held = self.game.parse(entry.action)

    def _confirm(self, entry: Entry) -> None:
        assert self.held is not None
        action, self.held = self.held, None
        self._play(entry.number, action)

    def _undo(self, entry: Entry) -> None:
        assert self.game is not None
        if self.held is not None:
            self.held = None
            return
        self.game = self.game.undone()
        self.settled = self.marks.pop()
        self.played.pop()
        self.changes[entry.number] = Change(len(self.game.log), ())

    def _resign(self, entry: Entry) -> None:
        self.held = self.held if self.asked() != entry.seat else None
        self.chairs[entry.seat].bot = entry.bot

    def _away(self, entry: Entry) -> None:
        self.held = self.held if self.asked() != entry.seat else None
        self.chairs[entry.seat].stand_in = entry.bot

    def _back(self, entry: Entry) -> None:
        self.chairs[entry.seat].stand_in = ""

    def _late(self, entry: Entry) -> None:
        """A held decision is what the player wanted; else a bot decides until the turn has gone on."""
        if self.held is not None:
            self._confirm(entry)
        else:
            self.chairs[entry.seat].once = entry.bot

    def _slept(self, entry: Entry) -> None:
        self.clocks.give(entry.milliseconds)
        self.waiting_since += entry.milliseconds

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.table

    def _hook(self, entry: Entry) -> None:
        self.chairs[entry.seat].hook = entry.url

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
