"""Turn notices for browsers whose page is closed: Web Push, by the push service that each browser names.

What is sent is encrypted for the browser and signed with a key that this server made when it first started. Nobody
waits for it and nothing depends on it.
"""

import asyncio
import base64
import binascii
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Final
from urllib.parse import urlsplit

import msgspec

from sabika.desk.errors import Unusable
from sabika.desk.pushing import KeptPushes, Subscription
from sabika.desk.tables.table import Table
from sabika.desk.wire.messages import Subscribing
from sabika.extras import missing
from sabika.i18n import Texts
from sabika.languages import LANGUAGES
from sabika.server.outside import Outside, check_url, is_inner

MOST_WAITING: Final = 1_000
"""More than that are not kept waiting: nobody would want them so late."""
HOURS_KEPT: Final = 24
"""So long a push service keeps a notice for a device that cannot be reached."""
HOURS_SIGNED: Final = 12
GONE: Final = (404, 410)
"""With these a push service says that the browser wants no more."""
NOBODY: Final = "mailto:nobody@sabika.invalid"

log = logging.getLogger(__name__)


class Notice(msgspec.Struct, frozen=True):
    """What the service worker of the page gets."""

    table: str
    title: str
    body: str


def new_key() -> str:
    """A key to sign with; empty where nothing can be pushed."""
    if missing("push"):
        return ""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return packed(number.to_bytes(32))


class Pushes:
    """Sends notices to browsers, once for each turn and not to people who have seen it."""

    def __init__(
        self, kept: KeptPushes, key: str, contact: str = "", seconds: float = 0, private: bool = False
    ) -> None:
        self._kept: Final = kept
        self._key: Final = "" if missing("push") else key
        self._contact: Final = contact or NOBODY
        self._seconds: Final = seconds
        self._private: Final = private
        self._outside: Final = Outside(private)
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self.wait: Callable[[float], Awaitable[None]] = asyncio.sleep
        self.public_key: Final = public_part(key) if self._key else ""

    def check(self, wanted: Subscribing) -> None:
        """Refuse what nothing can be sent to. Except in tests a push service is reached by https, and not in the own
        network."""
        if not self._key:
            raise Unusable("no-push")
        check_url(wanted.endpoint)
        secure = urlsplit(wanted.endpoint).scheme == "https"
        allowed = bool(wanted.endpoint) and (self._private or (secure and not is_inner(wanted.endpoint)))
        if not allowed or not is_point(wanted.p256dh, wanted.auth):
            raise Unusable("no-such-push")

    def announce(self, table: Table) -> None:
        """Tell the seat that is asked now, if it was another one before and a person decides for it."""
        if not self._key or len(self._tasks) >= MOST_WAITING:
            return
        seat = table.decider()
        if table.status == "over":
            self._run(self._kept.forget(table.name))
        elif seat >= 0 and table.newly_asked:
            self._run(self._tell(table, seat))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._outside.close()

    def _run(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.warning("A turn could not be pushed: %s", error)

    async def _tell(self, table: Table, seat: int) -> None:
        """After a moment in which whoever looks at the page can say so, or decide."""
        turn, holder = turn_of(table), table.chairs[seat].holder
        await self.wait(self._seconds)
        if table.decider() != seat or turn_of(table) != turn:
            return
        found = await self._kept.claim(table.name, seat, turn)
        await asyncio.gather(*(self._send(table, each) for each in found if each.holder == holder))

    async def _send(self, table: Table, to: Subscription) -> None:
        content, headers = self.sealed(notice_of(table, to), to)
        status = await self._outside.post(to.endpoint, content, {**headers, "Topic": table.name[:32]})
        if status in GONE:
            await self._kept.remove(table.name, to.seat, to.endpoint)

    def sealed(self, notice: Notice, to: Subscription) -> tuple[bytes, dict[str, str]]:
        """A notice as only the browser can read it, and what tells its push service who sends it."""
        from py_vapid import Vapid02  # type: ignore[import-untyped]
        from pywebpush import WebPusher  # type: ignore[import-untyped]

        keys = {"p256dh": to.p256dh, "auth": to.auth}
        pusher = WebPusher({"endpoint": to.endpoint, "keys": keys})
        encoded = pusher.encode(msgspec.json.encode(notice), content_encoding="aes128gcm")
        parts = urlsplit(to.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": str(int(time.time()) + HOURS_SIGNED * 3600),
            "sub": self._contact,
        }
        signed = Vapid02.from_raw(self._key.encode()).sign(claims)
        headers = {
            "Authorization": signed["Authorization"],
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(HOURS_KEPT * 3600),
            "Urgency": "high",
        }
        return bytes(encoded["body"]), headers


def notice_of(table: Table, to: Subscription) -> Notice:
    """In the language of the page that subscribed."""
    texts = Texts(to.language if to.language in LANGUAGES else LANGUAGES[0])
    others = [chair.name for seat, chair in enumerate(table.chairs) if chair.name and seat != to.seat]
    game = texts.say(f"game-{table.offer.game}")
    body = texts.say("web-notify-with", game=game, names=", ".join(others)) if others else game
    return Notice(table.name, texts.say("web-notify-turn"), body)


def turn_of(table: Table) -> int:
    return table.game.turn if table.game else -1


def public_part(key: str) -> str:
    """What browsers are given of the key."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    private = ec.derive_private_key(int.from_bytes(unpacked(key)), ec.SECP256R1())
    return packed(private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def is_point(p256dh: str, auth: str) -> bool:
    """Whether something can be encrypted for these keys of a browser."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(p256dh))
        return len(unpacked(auth)) == 16
    except (ValueError, binascii.Error):
        return False


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
