"""Attacks on a server, each by one process on this machine, for a limited time: what must not disturb anybody else."""

import time
from typing import Final

from attacks import encrypted, frames, heads, mixed, slow, storms
from attacks.aim import Aim, Attack, Count


def nothing(aim: Aim, count: Count) -> None:
    """For comparison: how even the machine is."""
    time.sleep(max(0.0, aim.until - time.monotonic()))


def busy(aim: Aim, count: Count) -> None:
    """For comparison: a process that only takes a core."""
    while time.monotonic() < aim.until:
        count.units += 1


ALL: Final[dict[str, Attack]] = {
    "nothing": Attack("for comparison, no attack", nothing),
    "busy": Attack("for comparison, a process that counts and leaves the server alone", busy, "steps"),
    **frames.ATTACKS,
    **heads.ATTACKS,
    **slow.ATTACKS,
    **storms.ATTACKS,
    **mixed.ATTACKS,
    **encrypted.ATTACKS,
}
