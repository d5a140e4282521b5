"""Every error as the problem that a client is told of, in answers and while it watches alike."""

from typing import Final

import msgspec

from sabika.desk.errors import DeskError, OutOfDate
from sabika.desk.wire.messages import Kind, Problem
from sabika.record import BadRecord
from sabika.rules.core.errors import BadInput, Conflict, Gone, Refused

# Codes that close a live connection; those from 4000 on are ours.
CLOSED_BY: Final[dict[Kind, int]] = {
    "bad-input": 4400,
    "not-allowed": 4403,
    "unknown": 4404,
    "conflict": 4409,
    "gone": 4410,
    "refused": 4422,
    "too-much": 4429,
    "failed": 4500,
}


def problem_of(error: Exception) -> tuple[int, Problem]:
    """The problem and its status. The desk's errors know theirs; those of the rules, which know no desk, get theirs
    here. What nobody thought of tells nothing."""
    match error:
        case DeskError():
            return error.status, error.problem()
        case Refused():
            rule, reason, details = error.refusal
            return 422, Problem(kind="refused", code=reason, rule=rule, details=dict(details))
        case OutOfDate():
            version, now, made = error.version, error.now, error.made
            return 409, Problem(kind="conflict", code="out-of-date", version=version, now=now, made=made)
        case Conflict():
            return 409, Problem(kind="conflict", code=str(error))
        case Gone():
            return 404, Problem(kind="unknown", code="no-such-table")
        case BadRecord():
            return 400, Problem(kind="bad-input", code="bad-record", said=error.said, details={"field": error.field})
        case BadInput():
            return 400, Problem(kind="bad-input", code="bad-input", details={"sentence": str(error)[:300]})
        case msgspec.MsgspecError() | UnicodeError() | RecursionError():
            return 400, Problem(kind="bad-input", code="unreadable", details={"body": str(error)[:200]})
        case _:
            return 500, Problem(kind="failed", code="unexpected")


def headers_for(error: Exception, status: int) -> dict[str, str]:
    """What is said about a problem in the words of HTTP."""
    headers = {}
    if isinstance(error, DeskError) and error.seconds is not None:
        headers["Retry-After"] = str(error.seconds)
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return headers
