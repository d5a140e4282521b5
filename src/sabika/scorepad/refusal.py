"""Why something that was written down cannot be."""

from sabika.shown import Refusal, Said


class PadRefused(Said, frozen=True):
    """Why something that was written down cannot be."""

    round: int | None
    side: int | None
    field: str
    """Where in the entry: `kinds.tower`; empty for all of it."""
    reason: str
    """To be translated."""
    rule: str
    details: dict[str, str | int]
    """What the sentence mentions."""
    because: Refusal | None
    """What the rules themselves say about a palace."""
