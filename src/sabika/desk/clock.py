"""What time it is at the desk: milliseconds since 1970 that pass as steadily as time itself.

The machine's clock says when; how long something takes is measured by time that nobody can set. Where both differ a
little, or the machine's clock was set back, the desk runs a hundredth faster or slower until they agree. Where the
machine's clock is far ahead, because somebody set it or the machine was asleep, the desk leaps as soon as that is noted
as a pause, which is given back to every clock that ran.
"""

from time import monotonic_ns, time_ns
from typing import Final

SLEWED: Final = 100
"""The desk runs faster or slower by one part in so many, until it agrees with the machine's clock."""
LEAP: Final = 15_000
"""So many milliseconds are not caught up with little by little."""
_MILLISECOND: Final = 1_000_000


class Clock:
    """The time of one process. It never goes back."""

    def __init__(self) -> None:
        self._measured = monotonic_ns()
        self._at = time_ns()

    def now(self) -> int:
        """Milliseconds since 1970."""
        measured = monotonic_ns()
        passed, self._measured = measured - self._measured, measured
        self._at += passed
        most = passed // SLEWED
        self._at += max(-most, min(most, time_ns() - self._at))
        return self._at // _MILLISECOND

    def behind(self) -> int:
        """By how many milliseconds the machine's clock is ahead, if that is too much to catch up with; else 0."""
        ahead = time_ns() // _MILLISECOND - self.now()
        return ahead if ahead > LEAP else 0

    def leap(self, milliseconds: int) -> None:
        """Go on from a later moment."""
        self._at += max(0, milliseconds) * _MILLISECOND


CLOCK: Final = Clock()
"""That of this process."""
