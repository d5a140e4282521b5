"""What is said while something takes long."""

import sys
import threading
import time
from collections.abc import Callable

BAR = 30
"""So wide is the bar that shows progress."""


NO_TIME = 1.0
"""Seconds that need no word."""


def say(text: str) -> None:
    print(text, flush=True)


class Waiting:
    """A line about what takes long: for how long, and how much of it is done where that is known. It moves only on a
    terminal, where nothing is said of what takes no time."""

    def __init__(self, what: str, fraction: Callable[[], float] | None = None) -> None:
        self._what = what
        self._fraction = fraction
        self._furthest = 0.0
        self._began = time.monotonic()
        self._over = threading.Event()
        self._is_seen = False
        self._moving = threading.Thread(target=self._move, daemon=True)

    def __enter__(self) -> None:
        # Beside something else it would be written across what that says.
        if sys.stdout.isatty() and threading.current_thread() is threading.main_thread():
            self._moving.start()
        else:
            say(f"{self._what}.")

    def __exit__(self, why: object, *_: object) -> None:
        self._over.set()
        if self._moving.ident:
            self._moving.join()
            if self._is_seen:
                say(self.line(is_done=why is None))

    def _move(self) -> None:
        if self._over.wait(NO_TIME):
            return
        self._is_seen = True
        while not self._over.wait(0.2):
            print(self.line(), end="\r", flush=True)

    def line(self, is_done: bool = False) -> str:
        minutes, seconds = divmod(int(time.monotonic() - self._began), 60)
        bar = ""
        if self._fraction:
            # What is counted may become less for a moment, as when one package takes the place of another.
            self._furthest = max(self._furthest, self._fraction())
            filled = BAR if is_done else int(self._furthest * BAR)
            bar = f" [{'#' * filled}{'.' * (BAR - filled)}]"
        return f"{self._what}{bar} {minutes}:{seconds:02}"
