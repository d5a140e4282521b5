"""Writing on a pad. A pad never changes: each of these gives a new one."""

from msgspec.structs import replace

from sabika.scorepad.entry import Entry
from sabika.scorepad.pad import Completed, Pad, Round


def with_round(pad: Pad, round: Round) -> Pad:
    """The pad with one more scoring."""
    return replace(pad, rounds=[*pad.rounds, round])


def with_entry(pad: Pad, round: int, side: int, entry: Entry | None) -> Pad:
    """The pad with another entry for a side at a scoring."""
    old = pad.rounds[round]
    entries = [*old.entries, *[None] * (side + 1 - len(old.entries))]
    entries[side] = entry
    return _with(pad, round, replace(old, entries=entries))


def with_completed(pad: Pad, round: int, completed: list[Completed]) -> Pad:
    """The pad with other kinds completed in a round."""
    return _with(pad, round, replace(pad.rounds[round], completed=completed))


def _with(pad: Pad, index: int, round: Round) -> Pad:
    return replace(pad, rounds=[*pad.rounds[:index], round, *pad.rounds[index + 1 :]])
