"""Times as people write and read them: 30d, 12h; and when something was."""

import re
from datetime import UTC, datetime
from typing import Final

from sabika.rules.core.errors import BadInput

UNITS: Final = {"w": 7 * 24 * 3600, "d": 24 * 3600, "h": 3600, "m": 60}
MILLISECONDS: Final = 1000
LONGEST: Final = 100 * 366 * UNITS["d"] * MILLISECONDS


def milliseconds(text: str) -> int:
    """How long 30d, 12h, 90m or 2w is."""
    found = re.fullmatch(r"([0-9]{1,9})([wdhm])", text.strip().lower())
    length = int(found[1]) * UNITS[found[2]] * MILLISECONDS if found else 0
    if not 0 < length <= LONGEST:
        raise BadInput(f"{text!r} is no length of time. Write it like 30d, 12h, 90m or 2w.")
    return length


def in_words(length: int) -> str:
    """The length of time in its largest unit: 3d."""
    seconds = max(0, length) // MILLISECONDS
    for unit in ("d", "h", "m"):
        if seconds >= UNITS[unit]:
            return f"{seconds // UNITS[unit]}{unit}"
    return f"{seconds}s"


def moment(at: int) -> str:
    """When it was, in the time of Greenwich, as servers are all over the world."""
    return f"{datetime.fromtimestamp(at / MILLISECONDS, UTC):%Y-%m-%d %H:%M}"
