"""Questions that tell where they are answered, or are never answered. Another process imports them from here."""

import os
import threading
from typing import NamedTuple


class Whereabouts(NamedTuple):
    """Who answers."""

    def answer(self) -> int:
        return os.getpid()


class Breaking(NamedTuple):
    """Whoever is asked breaks down."""

    def answer(self) -> None:
        os._exit(3)


class Endless(NamedTuple):
    """Whoever is asked never comes to an end."""

    def answer(self) -> None:
        threading.Event().wait()


class Wrong(NamedTuple):
    """There is a mistake in it."""

    def answer(self) -> object:
        raise KeyError("secret")
