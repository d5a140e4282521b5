"""Entries that are to be written, and which of them can be: each follows the version that its table has."""

from typing import NamedTuple

from sabika.rules.core.errors import Conflict, Gone, SabikaError


class Addition(NamedTuple):
    """An entry to be written, and what follows from it for its table."""

    table: str
    number: int
    at: int
    entry: str
    status: str
    due_at: int | None
    sitters: str | None = None
    """Null if they are the same as before."""


def weighed(additions: list[Addition], versions: dict[str, int]) -> tuple[list[SabikaError | None], list[Addition]]:
    """For each what stands against it, or None; and those that nothing stands against."""
    outcomes: list[SabikaError | None] = []
    good: list[Addition] = []
    newest = dict(versions)
    for addition in additions:
        outcome = _objection(addition, newest.get(addition.table))
        outcomes.append(outcome)
        if outcome is None:
            good.append(addition)
            newest[addition.table] = addition.number
    return outcomes, good


def newest_of(additions: list[Addition]) -> list[Addition]:
    """What follows from several for each table."""
    newest: dict[str, Addition] = {}
    for addition in additions:
        sitters = addition.sitters or (newest[addition.table].sitters if addition.table in newest else None)
        newest[addition.table] = addition._replace(sitters=sitters)
    return list(newest.values())


def _objection(addition: Addition, version: int | None) -> SabikaError | None:
    if version is None:
        return Gone(f"There is no table {addition.table!r}.")
    if addition.number != version + 1:
        return Conflict(f"Entry {addition.number} does not follow version {version}.")
    return None
