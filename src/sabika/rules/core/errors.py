"""What can go wrong, as four different things: unreadable, refused by a rule, out of date, gone."""

from typing import NamedTuple


class SabikaError(Exception):
    """Every error that Sabika raises on purpose."""

    def __reduce__(self) -> tuple[object, ...]:
        """The message and the attributes: what an error was made from may be something else."""
        return _error_again, (type(self), self.args), getattr(self, "__dict__", None)


def _error_again(kind: type[SabikaError], args: tuple[object, ...]) -> SabikaError:
    return kind.__new__(kind, *args)


class BadInput(SabikaError):
    """What was given cannot be read. The message says what to do."""


class BadDraw(BadInput):
    """What was drawn elsewhere cannot be what the game draws."""

    def __init__(self, stream: str, turn: int, reason: str) -> None:
        super().__init__(f"Draw {turn + 1} of {stream!r} cannot be: {reason}.")


class Refusal(NamedTuple):
    """Why the rules refuse an action: the rule, a reason to translate, and what the sentence mentions."""

    rule: str
    reason: str
    details: tuple[tuple[str, str | int], ...] = ()


class Refused(SabikaError):
    """The action is readable, but a rule forbids it now."""

    def __init__(self, refusal: Refusal) -> None:
        details = ", ".join(f"{key} {value}" for key, value in refusal.details)
        super().__init__(f"{refusal.rule}: {refusal.reason}" + (f" ({details})" if details else ""))
        self.refusal = refusal

    def __reduce__(self) -> tuple[object, ...]:
        return Refused, (self.refusal,)


class Conflict(SabikaError):
    """The action was meant for another state of the game."""


class Gone(SabikaError):
    """There is no such thing (any more)."""
