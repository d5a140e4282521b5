"""A version of a table as its viewers are sent it. What all get alike is encoded once, and what a seat gets besides
once for each seat, however many watch."""

from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from sabika.desk import door
from sabika.desk.door import TableInMemory
from sabika.desk.presence import Presence
from sabika.desk.tables.table import Table
from sabika.desk.telling import for_all, for_seat, happened_in_pieces, happened_since, seen_by
from sabika.desk.wire import showing
from sabika.desk.wire.messages import Absence
from sabika.desk.wire.parts import Parts, Shown, changed, items, joined, parts_of, parts_of_view
from sabika.desk.wire.showing import encoded

NEAR: Final = 3
"""What happened is kept for who has seen nothing yet, or all but so many versions: those several viewers want."""


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


class Version:
    """Encoded as far as somebody has wanted it."""

    def __init__(self, table: Table, presence: Presence, before: "Version | None" = None) -> None:
        self.number: Final = table.version
        self._table: Final = table
        self._everybody: Final = for_all(table, presence, table.version)
        self.absences: Final[list[Absence | None]] = self._everybody.said["absences"]
        self._said: Final = parts_of(self._everybody.said)
        del self._said["version"]  # told with every message
        self._hint: Final = encoded(self._everybody.hint)
        self._view: Final = parts_of_view(self._everybody.view, before._shown() if before else None)
        for name in showing.own_parts(table.game) if table.game else ():
            del self._view[name]
        self._own: Final[dict[int, Own]] = {}
        self._happened: Final[dict[int, bytes]] = {}
        self._since: tuple[Version, Alike] | None = None
        """What has changed since another version, for those who have that one."""

    def whole(self, seat: int, since: int, first: bool) -> tuple["Sent", str]:
        """The message for a viewer who has seen so much, and what it has then."""
        own = self._for(seat)
        view = b"null"
        if self._view:
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
        return Alike(items(self._said), items(self._view))

    def _for(self, seat: int) -> Own:
        if seat not in self._own:
            self._own[seat] = self._made_for(seat)
        return self._own[seat]

    def _made_for(self, seat: int) -> Own:
        table, everybody = self._table, self._everybody
        looked_at, viewer = seen_by(table, seat), seat if seat >= 0 else None
        said = for_seat(table, seat, looked_at, everybody)
        hint = said.pop("hint")
        parts = parts_of(said)
        parts["hint"] = self._hint if hint is everybody.hint else encoded(hint)
        if looked_at is None:
            return Own(parts, Parts(), False)
        if looked_at is table.game:
            return Own(parts, parts_of(showing.own_view(looked_at, viewer)), False)
        return Own(parts, parts_of_view(showing.view(looked_at, viewer)), True)

    def _shown(self) -> Shown | None:
        return Shown(self._everybody.view, self._view) if self._everybody.view else None

    def _seen(self, own: Own) -> Parts:
        """A view in all its parts."""
        return own.view if own.apart else Parts({**self._view, **own.view})

    def _changed_since(self, base: "Version") -> Alike:
        if self._since is None or self._since[0] is not base:
            self._since = base, Alike(changed(base._said, self._said), changed(base._view, self._view))
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


def version_of(table: Table, here: TableInMemory, presence: Presence, absences: list[Absence | None]) -> Version:
    """The newest one with these absences, which stays the same until something changes."""
    found = here.shown
    if not isinstance(found, Version) or found.number != table.version or found.absences != absences:
        before = found or here.before
        found = here.shown = Version(table, presence, before if isinstance(before, Version) else None)
        here.before = None
    return found


@lru_cache(maxsize=16)
def encoded_pieces(printed: object) -> bytes:
    """What is printed, for all tables with the same pieces."""
    return encoded(showing.board_with(printed).pieces())
