"""A version of a table as its viewers are sent it. What all get alike is encoded once, and what a seat gets besides
once for each seat, however many watch."""

from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from sabika.desk import door
from sabika.desk.door import TableInMemory
from sabika.desk.presence import Presence
from sabika.desk.tables.table import Table
from sabika.desk.telling import chooses, for_seat, happened_in_pieces, happened_since, hints_at, said_to_all, seen_by
from sabika.desk.wire import showing
from sabika.desk.wire.messages import Absence
from sabika.desk.wire.parts import (
    NOTHING,
    UNSEEN,
    Parts,
    Told,
    ToldView,
    changed,
    items,
    joined,
    told,
    told_options,
    told_view,
)
from sabika.desk.wire.showing import encoded
from sabika.rules.core.game import Game

NEAR: Final = 3
"""What happened is kept for who has seen nothing yet, or all but so many versions: those several viewers want."""
HINT: Final = "hint"


class Alike(NamedTuple):
    """What all get: besides the view, and of it."""

    said: list[bytes]
    view: list[bytes]


class Own(NamedTuple):
    """What a seat gets besides, or a spectator."""

    said: Parts
    view: Parts
    """What is not as all see it."""
    apart: bool
    """Whether that is everything: a seat with a held decision looks at another game."""
    besides: Told
    seen: Told
    """What both were made from, as far as it may be the same in the next version."""


class Version:
    """Encoded as far as somebody has wanted it."""

    def __init__(self, table: Table, presence: Presence, before: "Version | None" = None) -> None:
        self.number: Final = table.version
        self.absences: Final[list[Absence | None]] = presence.absences(table)
        self._table: Final = table
        self._board: Final = showing.board_of(table.game) if table.game else None
        said = said_to_all(table, self.absences)
        del said["version"]  # told with every message
        self._said: Final[Told] = told(said, before._said if before else NOTHING)
        self._hint: Final[Told] = self._hint_in(table.game, before._hint if before else NOTHING)
        self._view: Final[ToldView] = self._view_of_all(table.game, before._view if before else UNSEEN)
        self._own: Final[dict[int, Own]] = {}
        self._own_before: Final = before._own if before else {}
        """What was made then is made again only where it has changed."""
        self._happened: Final[dict[int, bytes]] = {}
        self._since: tuple[Version, Alike] | None = None
        """What has changed since another version, for those who have that one."""

    def whole(self, seat: int, since: int, first: bool) -> tuple["Sent", str]:
        """The message for a viewer who has seen so much, and what it has then."""
        own = self._for(seat)
        view = b"null"
        if self._board:
            view = joined([*([] if own.apart else self._alike.view), *items(own.view)])
        message = [*self._news(since, first), *self._alike.said, *items(own.said), b'"view":%b' % view]
        return Sent(self, own), joined(message).decode()

    def difference(self, seat: int, before: "Sent", first: bool) -> tuple["Sent", str]:
        """The same for a viewer who has an earlier message: only what is not as it was."""
        base, had = before
        own, alike = self._for(seat), self._changed_since(base)
        message = [b'"base":%d' % base.number, *self._news(base.number, first), *alike.said]
        message += changed(had.said, own.said)
        if own.apart or had.apart:
            view = changed(base._seen(had), self._seen(own))
        else:
            view = [*alike.view, *changed(had.view, own.view)]
        if view:
            message.append(b'"view":%b' % joined(view))
        return Sent(self, own), joined(message).decode()

    @cached_property
    def _alike(self) -> Alike:
        return Alike(items(self._said.parts), items(self._view.parts))

    def _hint_in(self, game: Game | None, before: Told = NOTHING) -> Told:
        """What scoring would give in a game as somebody looks at it."""
        board = self._board
        if game is None or board is None or not hints_at(self._table, game):
            return told({HINT: None}, before)
        return told({HINT: showing.counted(game)}, before, lambda _, counted: board.hint(*counted) if counted else None)

    def _view_of_all(self, game: Game | None, before: ToldView) -> ToldView:
        """All that is the same for everybody."""
        if game is None or self._board is None:
            return UNSEEN
        facts = self._board.facts(game.view(None))
        for name in self._board.own:
            del facts[name]
        return told_view(self._board, facts, before)

    def _for(self, seat: int) -> Own:
        if seat not in self._own:
            self._own[seat] = self._made_for(seat, self._own_before.get(seat))
        return self._own[seat]

    def _made_for(self, seat: int, before: Own | None) -> Own:
        table, board = self._table, self._board
        besides = told(for_seat(table, seat), before.besides if before else NOTHING)
        looked_at, free = seen_by(table, seat), chooses(table, seat)
        hint = self._hint if looked_at is table.game else self._hint_in(looked_at)
        said = Parts({**besides.parts, **hint.parts, "options": told_options(board, free) if board and free else b"[]"})
        if looked_at is None or board is None:
            return Own(said, Parts(), False, besides, NOTHING)
        viewer = seat if seat >= 0 else None
        if looked_at is table.game:
            seen = told(board.own_facts(looked_at, viewer), before.seen if before else NOTHING, board.written)
            return Own(said, seen.parts, False, besides, seen)
        return Own(said, told_view(board, board.facts(looked_at.view(viewer))).parts, True, besides, NOTHING)

    def _seen(self, own: Own) -> Parts:
        """A view in all its parts."""
        return own.view if own.apart else Parts({**self._view.parts, **own.view})

    def _changed_since(self, base: "Version") -> Alike:
        if self._since is None or self._since[0] is not base:
            said = changed(base._said.parts, self._said.parts)
            self._since = base, Alike(said, changed(base._view.parts, self._view.parts))
            # Else each version would hold on to all before it.
            base._since = None if base is not self else self._since
        return self._since[1]

    def _news(self, since: int, first: bool) -> list[bytes]:
        """What every message has."""
        game = self._table.game
        return [
            b'"version":%d' % self.number,
            b'"said_at":%d' % door.now(),
            b'"happened":%b' % self._happened_since(since),
            b'"pieces":%b' % (encoded_pieces(game.printed()) if game and first else b"null"),
        ]

    def is_near(self, since: int) -> bool:
        """Whether little has happened since another version, so that it can be told at once."""
        return since in self._happened or 0 < self.number - NEAR <= since

    async def look_back(self, since: int) -> None:
        """Work out what has happened since an earlier version, a piece at a time, so that others are answered in
        between. Nobody may change the table until the message is made."""
        if since not in self._happened:
            self._happened[since] = encoded(await happened_in_pieces(self._table, since))

    def _happened_since(self, since: int) -> bytes:
        found = self._happened.pop(since, None) or encoded(happened_since(self._table, since))
        if since == 0 or self.is_near(since):
            self._happened[since] = found
        return found


class Sent(NamedTuple):
    """What a viewer has."""

    version: Version
    own: Own


def version_of(table: Table, here: TableInMemory, presence: Presence) -> Version:
    """The newest one, which stays the same until something changes at the table, or somebody comes or goes."""
    found = here.shown
    if not isinstance(found, Version) or found.number != table.version:
        before = found or here.before
        found = here.shown = Version(table, presence, before if isinstance(before, Version) else None)
        here.before = None
    return found


@lru_cache(maxsize=16)
def encoded_pieces(printed: object) -> bytes:
    """What is printed, for all tables with the same pieces."""
    return encoded(showing.board_with(printed).pieces())
