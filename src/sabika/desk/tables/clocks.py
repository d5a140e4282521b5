"""Time control: what is left to each seat. Time is counted by the entries' own times, so a restart changes nothing."""

from collections.abc import Sequence
from typing import Final

from sabika.desk.tables.entries import BankClock, MoveClock, TimeControl


class Clocks:
    """The clocks of a table. Only the one of the seat that is asked runs, and only for a person."""

    def __init__(self, control: TimeControl, seats: int) -> None:
        self.control: Final = control
        start = 0 if not isinstance(control, (MoveClock, BankClock)) else control.milliseconds
        self.left: Final = [start] * seats
        """Milliseconds for each seat, when its clock last stood still."""
        self.running = -1
        """The seat whose clock runs; -1 if none does."""
        self.since = 0
        """Since when; it may be a moment to come."""

    def left_to(self, seat: int, at: int) -> int:
        """What a seat has at a moment."""
        return max(0, self.left[seat] - (max(0, at - self.since) if seat == self.running else 0))

    def is_up(self, seat: int, at: int) -> bool:
        return seat == self.running and self.left_to(seat, at) == 0

    def up_at(self) -> int | None:
        """When the time of the running clock is up."""
        return None if self.running < 0 else self.since + self.left[self.running]

    def give(self, milliseconds: int) -> None:
        """Time in which nobody could play."""
        if self.running >= 0:
            self.since += milliseconds

    def moved_on(self, decided: int | None, after: int, at: int, bots: Sequence[bool], counts_from: int = 0) -> None:
        """An entry was carried out: who is asked, and which seats a bot plays. If another seat or turn is on, `decided`
        is the person whose turn it was before, or -1 if it was nobody's. Time before `counts_from` is nobody's."""
        if not isinstance(self.control, (MoveClock, BankClock)):
            return
        if self.running >= 0 and (decided is not None or bots[self.running] or counts_from > at):
            self.left[self.running] = self.left_to(self.running, at)
            self.running = -1
        # Only for a turn that is over: going away and coming back gives no time.
        if decided is not None and isinstance(self.control, MoveClock):
            self.left[:] = [self.control.milliseconds] * len(self.left)
        elif decided is not None and decided >= 0 and isinstance(self.control, BankClock):
            self.left[decided] += self.control.increment
        if self.running < 0 and after >= 0 and not bots[after]:
            self.running = after
            self.since = max(at, counts_from)
