"""A table, and what can be asked for at it: each request becomes an entry, or is refused. Neither changes the table."""

from collections.abc import Collection, Mapping
from typing import Final

import msgspec

from sabika.bots import bot_named
from sabika.desk.errors import NotAllowed, RefusedHere, Unknown, Unusable, not_while
from sabika.desk.intents import Intent, TooLate
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
    Give,
    Hold,
    Hook,
    Late,
    Recall,
    Rematch,
    Resign,
    Sit,
    Slept,
    Stand,
    Talk,
    Undo,
)
from sabika.desk.tables.offers import check_offer
from sabika.desk.tables.state import TableState
from sabika.desk.wire.messages import Says
from sabika.i18n import sentences_of
from sabika.record.deal import share_hash
from sabika.rules.core.declining import asked_at_once
from sabika.rules.core.errors import BadInput, Conflict
from sabika.rules.core.game import Game
from sabika.rules.core.taking_back import ends_turn, reveals

STAND_IN: Final = "greedy"
"""The bot that plays for whoever is away."""
MOST_ENTRIES: Final = 10_000
"""After so many, only what brings the game on is written down."""


NOTHING: Final[Mapping[str, str]] = {}


class Table(TableState):
    """Makes entries; `carry_out` then changes it."""

    def sit(self, at: int, seat: int, name: str, holder: str, promise: str = "") -> Sit:
        """Take a seat, with the hash of a value for the deal. Nobody has a say in a deal that was chosen."""
        self._need_open()
        if not 0 <= seat < len(self.chairs):
            raise Unknown("no-such-seat")
        if self.chairs[seat].taken:
            raise Conflict("seat-taken")
        promise = promise if self.offer.seed is None else ""
        return Sit(*self._next_idle(at), seat, name=name, holder=holder, promise=promise)

    def recall(self, at: int, seat: int, name: str, bot: str) -> Recall:
        """Who sat there in the game that is shown."""
        self._need_open()
        return Recall(*self._next(at), seat, name=name, bot=bot)

    def stand(self, at: int, by: int, seat: int, since: int | None = None) -> Stand:
        """Give the seat back; as the host, send a person or a bot away. Anybody does so with a person who is away, if
        that has been so for as long as the table chose."""
        self._need_open()
        if by not in (seat, self.host) and not self._is_absent(at, since):
            raise NotAllowed("not-the-host")
        if not self._chair_there(seat) or not (self.chairs[seat].holder or self.chairs[seat].bot):
            raise Unknown("no-such-seat")
        return Stand(*self._next_idle(at), seat)

    def appoint(self, at: int, by: int, seat: int, bot: str) -> Appoint:
        """Let a bot take a free seat, or another one take the place of a bot, as the host."""
        self._need_open()
        if by != self.host:
            raise NotAllowed("not-the-host")
        if not self._chair_there(seat):
            raise Unknown("no-such-seat")
        if self.chairs[seat].holder or self.chairs[seat].recorded:
            raise Conflict("seat-taken")
        bot_named(bot, self.offer.game)
        return Appoint(*self._next_idle(at), seat, bot=bot)

    def begin(
        self, at: int, by: int, youngest_first: list[int] | None = None, shares: Mapping[str, str] = NOTHING
    ) -> Begin:
        """Deal, with the order of ages that was offered or another one. Values for the deal that were promised and do
        not come along are waited for."""
        self._need_open()
        if by != self.host:
            raise NotAllowed("not-the-host")
        if not all(chair.taken for chair in self.chairs):
            raise NotAllowed("seats-free")
        given = self._promised(shares)
        if youngest_first is None or youngest_first == self.offer.youngest_first:
            return Begin(*self._next(at), by, shares=given)
        if self.offer.actions:
            raise BadInput("This game goes on after its first player has begun. Leave out the order of ages.")
        check_offer(msgspec.structs.replace(self.offer, youngest_first=youngest_first))
        return Begin(*self._next(at), by, youngest_first=youngest_first, shares=given)

    def share(self, at: int, by: int, shares: Mapping[str, str]) -> Give | None:
        """Give what was promised for the deal; nothing happens if it is there already. Whoever knows a value may give
        it: nobody else could."""
        given = self._promised(shares)
        if given and self.status != "shuffling":
            raise not_while(self.status)
        return Give(*self._next(at), by, shares=given) if given else None

    def deal(self, at: int) -> Deal | None:
        """Whoever has not given what was promised is waited for no longer, if it is time."""
        if self.status != "shuffling" or at < self.deal_at():
            return None
        return Deal(*self._next(at))

    def close(self, at: int, by: int) -> Close:
        self._need_open()
        if by != self.host:
            raise NotAllowed("not-the-host")
        return Close(*self._next(at), by)

    def act(self, at: int, seat: int, text: str, bot: str = "") -> Act | Hold:
        """A decision of a person, or of the bot that plays the seat. With confirmation, a person's decision that ends
        the turn or turns something up is held."""
        game = self._asked(seat, bot)
        if self.held is not None:
            raise NotAllowed("confirm-first")
        if asked_at_once(game) and at < self.no_before():
            raise NotAllowed("not-your-turn")
        action = game.parse(text)
        refusal = game.why_not(action)
        if refusal:
            raise RefusedHere(refusal, sentences_of(game).refusal(refusal))
        waits = not bot and self.offer.confirm and (ends_turn(game, action) or reveals(game, action))
        make = Hold if waits else Act
        return make(*self._next(at), seat, action=game.notation(action))

    def answer_for(self, at: int) -> Act | None:
        """The answer for the person who is asked and has nothing to choose, if it is time for it."""
        answer = self.answer()
        if self.game is None or answer is None or at < self.no_before():
            return None
        return Act(*self._next(at), self.asked(), action=self.game.notation(answer))

    def intend(self, at: int, seat: int, says: Says | None) -> Intent | None:
        """What the player of a seat means to do out of turn, from now on; None takes it back. Who has not said in time
        that there is something is not asked this once."""
        game = self._playing()
        if self.chairs[seat].bot:
            raise NotAllowed("resigned-already")
        if not game.acts_out_of_turn():
            raise NotAllowed("not-your-turn")
        if says == "act" and not self._can_still_act(at, seat):
            raise TooLate
        when = {"act": self.round_from, "not-this-turn": game.turn, "never": 0}
        return Intent(says, when[says]) if says else None

    def _can_still_act(self, at: int, seat: int) -> bool:
        return seat in self.asked_now() and (at < self.no_before() or not self.is_among_people())

    def confirm(self, at: int, seat: int) -> Confirm:
        self._asked(seat)
        if self.held is None:
            raise NotAllowed("nothing-to-confirm")
        return Confirm(*self._next(at), seat)

    def undo(self, at: int, seat: int) -> Undo:
        """Take back the held decision, or the last one that revealed nothing and was the seat's own."""
        self._asked(seat)
        if not self.can_undo(seat):
            raise NotAllowed("nothing-to-undo")
        return Undo(*self._next_idle(at), seat)

    def resign(self, at: int, seat: int) -> Resign:
        self._playing()
        if self.chairs[seat].bot:
            raise NotAllowed("resigned-already")
        return Resign(*self._next(at), seat, bot=STAND_IN)

    def away(
        self, at: int, seat: int, by: int | None = None, since: int | None = None, there: Collection[int] = ()
    ) -> Away | Agree:
        """Let a bot stand in for oneself, or for somebody who is away `since` a moment, if that has been so for as long
        as the table chose. The host decides it alone; else all agree who are `there`, after as long again without a
        host who does nothing."""
        self._playing()
        if not self._chair_there(seat):
            raise Unknown("no-such-seat")
        if self.chairs[seat].bot or self.chairs[seat].stand_in:
            raise NotAllowed("away-already")
        if by is None or by == seat:
            return Away(*self._next_idle(at), seat, bot=STAND_IN)
        if since is None or not self._is_absent(at, since):
            raise NotAllowed("not-absent")
        agreed = self.agreed(seat, since)
        waits_for_host = not self._is_absent(at, since, times=2)
        needed = {other for other in there if other != seat and (other != self.host or waits_for_host)}
        if by == self.host or needed <= {*agreed, by}:
            return Away(*self._next_idle(at), seat, bot=STAND_IN, by=by)
        if by in agreed:
            raise NotAllowed("agreed-already")
        return Agree(*self._next_idle(at), by, about=seat)

    def back(self, at: int, seat: int) -> Back:
        self._playing()
        if not self.chairs[seat].stand_in:
            raise NotAllowed("not-away")
        return Back(*self._next(at), seat)

    def late(self, at: int) -> Late | None:
        """The time of the seat that is asked is up, if it is."""
        seat = self.decider()
        if seat < 0 or not self.clocks.is_up(seat, at):
            return None
        return Late(*self._next(at), seat, bot=STAND_IN)

    def slept(self, at: int, milliseconds: int) -> Slept:
        return Slept(*self._next(at), milliseconds=milliseconds)

    def announce(self, at: int, seat: int, url: str) -> Hook:
        return Hook(*self._next_idle(at), seat, url=url)

    def talk(self, at: int, by: int, on: bool) -> Talk:
        """Let people send each other words, or no more."""
        if by != self.host:
            raise NotAllowed("not-the-host")
        if self.status == "closed":
            raise not_while(self.status)
        return Talk(*self._next_idle(at), by, on=on)

    def follow_up(self, at: int, seat: int, table: str) -> Rematch:
        if self.status != "over":
            raise NotAllowed("not-over")
        if self.rematch:
            raise Conflict("rematch-there")
        return Rematch(*self._next(at), seat, table=table)

    def _next(self, at: int) -> tuple[int, int]:
        """The number and the time of the next entry."""
        # Clocks of machines may be set back; entries never go back in time.
        return self.version + 1, max(at, self.changed_at)

    def _next_idle(self, at: int) -> tuple[int, int]:
        """The same for an entry that does not bring the game on."""
        if self.version >= MOST_ENTRIES:
            raise NotAllowed("table-full")
        return self._next(at)

    def _promised(self, shares: Mapping[str, str]) -> dict[str, str]:
        """Those of these values that were promised and are new."""
        promises = {str(seat): chair.promise for seat, chair in enumerate(self.chairs)}
        if any(share_hash(share) != promises.get(seat) for seat, share in shares.items()):
            raise Unusable("wrong-share")
        return {seat: share for seat, share in shares.items() if int(seat) not in self.shares}

    def _chair_there(self, seat: int) -> bool:
        return 0 <= seat < len(self.chairs)

    def _is_absent(self, at: int, since: int | None, times: int = 1) -> bool:
        """Whether somebody has been away for as long as the table chose, or so many times as long."""
        after = self.offer.stand_in_after
        return since is not None and after is not None and at >= since + times * after

    def _need_open(self) -> None:
        if self.status != "open":
            raise not_while(self.status)

    def _playing(self) -> Game:
        if self.game is None or self.game.over:
            raise not_while(self.status)
        return self.game

    def _asked(self, seat: int, bot: str = "") -> Game:
        """The game, in which the seat has to decide, by whoever plays it now."""
        game = self._playing()
        if game.asked() != seat:
            raise NotAllowed("not-your-turn")
        if self.chairs[seat].player != bot:
            raise NotAllowed("other-player")
        return game
