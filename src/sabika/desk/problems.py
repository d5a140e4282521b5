"""Every error as the problem that a client is told of, over HTTP and by the live channel alike."""

import msgspec

from sabika.desk.errors import OutOfDate, ServerError
from sabika.desk.wire.messages import Problem
from sabika.record import BadRecord
from sabika.rules.core.errors import BadInput, Conflict, Gone, Refused


def problem_of(error: Exception) -> tuple[int, Problem]:
    """The problem and its status. The server's errors know theirs; those of the rules, which know no server, get theirs
    here. What nobody thought of tells nothing."""
    match error:
        case ServerError():
            return error.status, error.problem()
        case Refused():
            rule, reason, details = error.refusal
            return 422, Problem(kind="refused", code=reason, rule=rule, details=dict(details))
        case OutOfDate():
            return 409, Problem(kind="conflict", code="out-of-date", version=error.version, now=error.now)
        case Conflict():
            return 409, Problem(kind="conflict", code=str(error))
        case Gone():
            return 404, Problem(kind="unknown", code="no-such-table")
        case BadRecord():
            return 400, Problem(kind="bad-input", code="bad-record", details={"field": error.field})
        case BadInput():
            return 400, Problem(kind="bad-input", code="bad-input", details={"sentence": str(error)[:300]})
        case msgspec.MsgspecError() | UnicodeError() | RecursionError():
            return 400, Problem(kind="bad-input", code="unreadable", details={"body": str(error)[:200]})
        case _:
            return 500, Problem(kind="failed", code="unexpected")
