"""Seat tokens: short signed texts that open a seat. Who has one is the player in that seat, on any device."""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer

LIFETIME: Final = 180 * 24 * 3600
"""Seconds. A table that nobody touched for so long is forgotten."""
LONGEST: Final = 400


class SeatToken(msgspec.Struct, frozen=True, array_like=True):
    """What a token says."""

    table: str
    seat: int
    holder: str
    """Drawn when the seat was taken, so that the token dies when the seat is given back."""


class Tokens:
    """Makes and reads tokens."""

    def __init__(self, secret: str, lifetime: int = LIFETIME) -> None:
        self._signer: Final = URLSafeTimedSerializer(secret, salt="sabika seat")
        self._lifetime: Final = lifetime
        self._secret: Final = secret.encode()

    def make(self, table: str, seat: int, holder: str) -> str:
        return str(self._signer.dumps([table, seat, holder]))

    def read(self, text: str) -> SeatToken | None:
        """What a token says; None if it is none, or too old, or was not made here."""
        if len(text) > LONGEST or not text.isascii():
            return None
        try:
            return msgspec.convert(self._signer.loads(text, max_age=self._lifetime), SeatToken)
        except (BadData, msgspec.ValidationError):
            return None

    def heir(self, holder: str, table: str) -> str:
        """Who holds a seat at one table, as holder at the table of the rematch: asking twice gives the same seat."""
        digest = hmac.new(self._secret, f"{table} {holder}".encode(), hashlib.sha256).digest()
        return urlsafe_b64encode(digest[:16]).decode().rstrip("=")


def new_name() -> str:
    """For a table: nobody guesses one."""
    return secrets.token_hex(8)


def new_key() -> str:
    return secrets.token_urlsafe(16)
