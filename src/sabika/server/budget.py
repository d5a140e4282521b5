"""What one connection may still send: so much at once, and so much a second from then on."""

from time import monotonic
from typing import Final


class Budget:
    """Refills steadily, up to what may come at once."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, most: float, rate: float) -> None:
        self._most: Final = most
        self._rate: Final = rate
        self._left = most
        self._at = monotonic()

    def takes(self, amount: float) -> bool:
        """Whether there was so much left. It is taken off either way."""
        if self._left < amount:
            now = monotonic()
            self._left = min(self._most, self._left + (now - self._at) * self._rate)
            self._at = now
        self._left -= amount
        return self._left >= 0
