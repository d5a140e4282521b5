"""Whoever asks: what their token lets them do, and what they are told when others were quicker."""

from collections.abc import Awaitable, Callable
from typing import Final, Literal, TypeVar

from sabika.desk.desk import Desk
from sabika.desk.errors import NotAllowed, OutOfDate
from sabika.desk.tables.entries import Entry
from sabika.desk.tables.table import Table
from sabika.desk.telling import for_all_in_pieces, table_now
from sabika.desk.tokens import SeatToken, new_key
from sabika.desk.wire.messages import Now, Seated
from sabika.rules.core.errors import BadInput, Conflict

T = TypeVar("T")
Counted = Literal["table", "record", "question"]
"""What nobody may ask for without end: a new table, a look at a record, an opinion of the coach."""


class Caller:
    """Somebody at the desk. A transport that knows more about them says so in a class of its own."""

    def __init__(self, desk: Desk, token: str = "") -> None:
        self.desk: Final = desk
        self.token: Final = token
        self._said: SeatToken | None = None

    def client(self) -> str:
        """Who asks, so that nobody asks twice at a time, or keeps all bots busy; empty if nobody knows."""
        return ""

    def address(self) -> str:
        """Where people find the desk, for links; empty if nobody knows."""
        return ""

    def has_it_all(self) -> bool:
        """Whether all that the desk keeps lies with who asks, so that nothing of it is a secret from them."""
        return False

    def count(self, what: Counted) -> None:
        """Count something that is asked for, or refuse it."""

    def afford(self) -> None:
        """Refuse to work anything out for whoever has had too much of it."""

    def charge(self, seconds: float) -> None:
        """So many seconds of a processor were spent on what they asked."""

    def link_to(self, table: Table, show: str = "") -> str:
        """The link that lets people in. The key stands where browsers do not send it on."""
        shown = f"?show={show}" if show else ""
        return f"{self.address()}/tables/{table.name}{shown}#{table.key}"

    def link_for_others(self, table: Table, show: str = "") -> str:
        """The same for those at other devices, refused if it would not lead them here."""
        if not self.address():
            raise BadInput("The request does not name the server. Send a Host header.")
        return self.link_to(table, show)

    def seat_token(self, name: str) -> SeatToken:
        """What the token says, which must be one of this table."""
        if self._said is None or self._said.table != name:
            self._said = self.desk.seat_token(name, self.token)
        return self._said

    async def look(self, name: str, key: str, look: Callable[[Table, int], T], since: int = 0) -> T:
        """What somebody may see who has a token or the link, or if the table is public."""

        async def at_once(table: Table, seat: int) -> T:
            return look(table, seat)

        return await self.look_in_pieces(name, key, at_once, since)

    async def look_in_pieces(
        self, name: str, key: str, look: Callable[[Table, int], Awaitable[T]], since: int = 0
    ) -> T:
        """The same for what takes more than an instant. The table stays as it is meanwhile."""
        door = self.desk.door
        said = self.seat_token(name) if self.token else None

        async def ask() -> T:
            async with door.looking(name) as table:
                seat = self.desk.viewer_of(table, said, key)
                behind = since > table.version
                if not behind:
                    return await look(table, seat)
            # The client has seen more than this worker has.
            await door.catch_up(name)
            async with door.looking(name) as table:
                return await look(table, self.desk.viewer_of(table, said, key))

        return await self._on_newest(name, ask)

    async def change(
        self,
        name: str,
        make: Callable[[Table, int, int], Entry | None],
        version: int | None = None,
        is_made: Callable[[Entry], bool] = lambda _: False,
    ) -> Now:
        """Let something happen at a table, by the seat whose token was sent. `is_made`: whether an entry of that seat
        is what was asked for."""
        desk, said = self.desk, self.seat_token(name)

        async def ask() -> Now:
            number, _ = await desk.door.change(
                name, lambda table, at: make(table, at, desk.seat_in(table, said)), version, self.client()
            )
            return Now(version=number)

        try:
            return await self._on_newest(name, ask)
        except OutOfDate:
            async with desk.door.looking(name) as table:
                seen = min(version or 0, table.version)
                everybody = await for_all_in_pieces(table, desk.presence, seen)
                seat = desk.seat_in(table, said)
                newest = table_now(table, seat, everybody, first=False)
                next_one = table.entries[seen : seen + 1]
                made = any(entry.seat == seat and is_made(entry) for entry in next_one)
                raise OutOfDate(newest.version, newest, made) from None

    async def sit(
        self,
        name: str,
        player: str,
        seat: int | None = None,
        holder: str | None = None,
        rather: int = 0,
        promise: str | None = None,
    ) -> Seated:
        """Sit down on a seat; without one, `rather` on one that may be free, or on the first that is, with what is
        promised for the deal. A holder who sits there already gets its token again."""
        desk, holder = self.desk, holder or new_key()
        taken = -1

        def sit(table: Table, at: int) -> Entry | None:
            nonlocal taken
            taken = table.seat_of(holder)
            if taken >= 0:
                return None
            free = [number for number, chair in enumerate(table.chairs) if not chair.taken]
            if seat is None and not free and table.status == "open":
                raise Conflict("seats-taken")
            usual = rather if rather in free or not free else free[0]
            taken = usual if seat is None else seat
            return table.sit(at, taken, player, holder, promise or "")

        async def ask() -> int:
            version, _ = await desk.door.change(name, sit, payer=self.client())
            return version

        version = await self._on_newest(name, ask)
        desk.presence.seen(name, holder)
        async with desk.door.looking(name) as table:
            return Seated(
                table=name,
                key=table.key,
                seat=taken,
                token=desk.tokens.make(name, taken, holder),
                version=version,
                link=self.link_to(table),
                promise=table.chairs[taken].promise,
            )

    async def _on_newest(self, name: str, ask: Callable[[], Awaitable[T]]) -> T:
        """A refusal counts if it still stands with what other workers have written meanwhile."""
        try:
            return await ask()
        except (NotAllowed, Conflict):
            if not await self.desk.door.catch_up(name):
                raise
        return await ask()
