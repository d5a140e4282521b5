"""Whatever goes wrong on purpose has one answer, over HTTP and by the live channel alike."""

from typing import get_args

import msgspec
import pytest

from sabika.desk.coaching import CoachFailed
from sabika.desk.errors import NotAllowed, NoToken, OutOfDate, TooMuch, Unknown, Unusable, not_while
from sabika.desk.problems import CLOSED_BY, problem_of
from sabika.desk.reckoning import ReckoningFailed
from sabika.desk.store import StoreFailed
from sabika.desk.thinking import BotFailed
from sabika.desk.wire.messages import Kind, Problem
from sabika.record import BadRecord
from sabika.record.errors import because
from sabika.rules.core.errors import BadInput, Conflict, Gone, Refusal, Refused, SabikaError

ANSWERS: list[tuple[Exception, int, Problem]] = [
    (BadInput("No."), 400, Problem(kind="bad-input", code="bad-input", details={"sentence": "No."})),
    (
        Refused(Refusal("A21", "no-tile", (("space", 2),))),
        422,
        Problem(kind="refused", code="no-tile", rule="A21", details={"space": 2}),
    ),
    (Conflict("seat-taken"), 409, Problem(kind="conflict", code="seat-taken")),
    (OutOfDate(7), 409, Problem(kind="conflict", code="out-of-date", version=7)),
    (Gone("There is none."), 404, Problem(kind="unknown", code="no-such-table")),
    (
        BadRecord("seed", "No."),
        400,
        Problem(kind="bad-input", code="bad-record", said=because("No."), details={"field": "seed"}),
    ),
    (NotAllowed("not-over"), 403, Problem(kind="not-allowed", code="not-over")),
    (NoToken("no-valid-token"), 401, Problem(kind="not-allowed", code="no-valid-token")),
    (Unknown("no-such-seat"), 404, Problem(kind="unknown", code="no-such-seat")),
    (Unusable("no-hello"), 400, Problem(kind="bad-input", code="no-hello")),
    (not_while("open"), 403, Problem(kind="not-allowed", code="table-open")),
    (not_while("closed"), 410, Problem(kind="gone", code="table-closed")),
    (TooMuch("coach-busy", 3), 429, Problem(kind="too-much", code="coach-busy", details={"seconds": 3})),
    (StoreFailed("The disk is full at /somewhere."), 503, Problem(kind="failed", code="store")),
    (CoachFailed("It hangs."), 503, Problem(kind="failed", code="coach")),
    (ReckoningFailed("It hangs."), 503, Problem(kind="failed", code="reckoning")),
    (BotFailed("too-slow"), 500, Problem(kind="failed", code="unexpected")),
]


@pytest.mark.parametrize(("error", "status", "problem"), ANSWERS)
def test_every_error_has_its_answer(error: Exception, status: int, problem: Problem) -> None:
    assert isinstance(error, SabikaError)
    assert problem_of(error) == (status, problem)


def test_what_cannot_be_read_is_told_so() -> None:
    with pytest.raises(msgspec.MsgspecError) as caught:
        msgspec.json.decode("{")
    status, problem = problem_of(caught.value)
    assert (status, problem.kind, problem.code) == (400, "bad-input", "unreadable")


def test_what_nobody_thought_of_tells_nothing() -> None:
    assert problem_of(KeyError("secret")) == (500, Problem(kind="failed", code="unexpected"))


def test_the_live_channel_can_be_closed_by_every_kind_of_problem() -> None:
    assert set(CLOSED_BY) == set(get_args(Kind))
