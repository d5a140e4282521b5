"""Why something that was written down cannot be."""

from collections.abc import Mapping

from sabika.shown import Refusal, Said


class PadRefused(Said, frozen=True, kw_only=True):
    """Why something that was written down cannot be."""

    round: int | None
    side: int | None
    field: str
    """Where in the entry: `kinds.tower`; empty for all of it."""
    reason: str
    rule: str
    details: dict[str, str | int]
    because: Refusal | None
    """What the rules themselves say about a palace."""


def refused(
    place: tuple[int, int | None, str],
    reason: str,
    rule: str,
    details: Mapping[str, str | int],
    because: Refusal | None = None,
) -> PadRefused:
    """The round, the side and the field; a reason to translate, the rule, and what the sentence mentions."""
    round, side, field = place
    return PadRefused(
        round=round,
        side=side,
        field=field,
        reason=reason,
        rule=rule,
        details=dict(details),
        because=because,
    )
