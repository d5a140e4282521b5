"""Seat tokens: short signed texts that open a seat. Who has one is the player in that seat, on any device."""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from time import time
from typing import Final

import msgspec

LIFETIME: Final = 180 * 24 * 3600
"""Seconds. A table that nobody touched for so long is forgotten."""
LONGEST: Final = 400
PURPOSE: Final = b"sabika seat" + b"signer"
"""Part of the key, so that nothing else that is signed with the same secret can pass for a token."""


class SeatToken(msgspec.Struct, frozen=True, array_like=True):
    """What a token says."""

    table: str
    seat: int
    holder: str
    """Drawn when the seat was taken, so that the token dies when the seat is given back."""


class Tokens:
    """Makes and reads tokens: what they say, when they were made, and a signature of both, with dots between. They are
    those of itsdangerous' URLSafeTimedSerializer."""

    def __init__(self, secret: str, lifetime: int = LIFETIME) -> None:
        self._lifetime: Final = lifetime
        self._secret: Final = secret.encode()
        self._key: Final = hashlib.sha1(PURPOSE + self._secret).digest()

    def make(self, table: str, seat: int, holder: str) -> str:
        said = msgspec.json.encode(SeatToken(table, seat, holder))
        signed = f"{_packed(said)}.{_packed(_now().to_bytes(6))}"
        return f"{signed}.{self._signature(signed)}"

    def read(self, text: str) -> SeatToken | None:
        """What a token says; None if it is none, or too old, or was not made here."""
        if len(text) > LONGEST or not text.isascii():
            return None
        signed, _, signature = text.rpartition(".")
        if not hmac.compare_digest(signature, self._signature(signed)):
            return None
        said, _, made = signed.rpartition(".")
        try:
            # One from the future was made here as well: the clock was set back since then.
            if _now() - int.from_bytes(_unpacked(made)) > self._lifetime:
                return None
            return msgspec.json.decode(_unpacked(said), type=SeatToken)
        except (ValueError, msgspec.DecodeError):
            return None

    def heir(self, holder: str, table: str) -> str:
        """Who holds a seat at one table, as holder at the table of the rematch: asking twice gives the same seat."""
        return _packed(hmac.new(self._secret, f"{table} {holder}".encode(), hashlib.sha256).digest()[:16])

    def _signature(self, signed: str) -> str:
        return _packed(hmac.new(self._key, signed.encode(), hashlib.sha1).digest())


def _now() -> int:
    return int(time())


def _packed(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _unpacked(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_name() -> str:
    """For a table: nobody guesses one."""
    return secrets.token_hex(8)


def new_key() -> str:
    return secrets.token_urlsafe(16)
