"""What can go wrong at the desk. Each error knows how whoever asked is told of it."""

from typing import ClassVar

from sabika.desk.wire.messages import Kind, Problem, TableNow
from sabika.i18n.sentence import Sentence
from sabika.rules.core.errors import Conflict, Refusal, SabikaError


class DeskError(SabikaError):
    """An error of the desk, with its answer."""

    status: ClassVar[int] = 500
    kind: ClassVar[Kind] = "failed"
    code = "unexpected"
    """Translated at the edge."""
    seconds: int | None = None
    """After so many it is worth asking again, if ever."""

    def problem(self) -> Problem:
        return Problem(kind=self.kind, code=self.code)


class Unavailable(DeskError):
    """Something that the desk needs cannot be used just now."""

    status = 503
    seconds: int | None = 5


class Unusable(DeskError):
    """What was sent can be read, but nothing can be done with it."""

    status = 400
    kind = "bad-input"

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class NotAllowed(DeskError):
    """What was asked is not for whoever asked it, or not now."""

    status = 403
    kind: ClassVar[Kind] = "not-allowed"

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class NoToken(NotAllowed):
    """Only a token would allow it."""

    status = 401


class Unknown(NotAllowed):
    """It is about something that is not there."""

    status = 404
    kind = "unknown"


class Closed(NotAllowed):
    """It is about something that was given up."""

    status = 410
    kind = "gone"


class TooMuch(DeskError):
    """Somebody asked for more than they may."""

    status = 429
    kind = "too-much"
    seconds: int

    def __init__(self, code: str, seconds: int = 60) -> None:
        super().__init__(code)
        self.code = code
        self.seconds = seconds

    def problem(self) -> Problem:
        return Problem(kind=self.kind, code=self.code, details={"seconds": self.seconds})


def in_short(error: BaseException) -> str:
    """What an error says, as a part of a sentence."""
    return (str(error).strip() or type(error).__name__).splitlines()[0].rstrip(".")


def not_while(status: str) -> NotAllowed:
    """What was asked is not possible at a table as it stands."""
    return Closed("table-closed") if status == "closed" else NotAllowed(f"table-{status}")


class RefusedHere(DeskError):
    """The rules refuse an action at a table, whose pieces tell why."""

    status = 422
    kind = "refused"

    def __init__(self, refusal: Refusal, said: Sentence) -> None:
        super().__init__(f"{refusal.rule}: {refusal.reason}")
        self.refusal = refusal
        self.said = said

    def problem(self) -> Problem:
        rule, reason, details = self.refusal
        return Problem(kind=self.kind, code=reason, rule=rule, said=self.said, details=dict(details))


class OutOfDate(Conflict):
    """What was asked was meant for another version of the table than the newest, which may come along. `made`: it had
    been done there already."""

    def __init__(self, version: int, now: TableNow | None = None, made: bool = False) -> None:
        super().__init__("out-of-date")
        self.version = version
        self.now = now
        self.made = made
