"""What is said about a pad: steps of its set-up, and why something that was written down cannot be."""

from typing import Literal

from sabika.shown import Refusal, Said

When = Literal["start", "scoring-1", "scoring-2", "pile"]
"""Before the game, right after a scoring, or when the pile has run out for the first time."""


class PadStep(Said, frozen=True, kw_only=True):
    """Something to do before the game, or later."""

    code: str
    rule: str
    args: dict[str, int]
    when: When


def step(code: str, rule: str, when: When = "start", **args: int) -> PadStep:
    """A code to translate, its rule, and the numbers it mentions."""
    return PadStep(code=code, rule=rule, args=args, when=when)


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
