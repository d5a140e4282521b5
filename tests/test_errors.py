"""Errors travel between processes with all that they know, whatever they were made from."""

import pickle
from copy import copy, deepcopy
from pathlib import Path

import pytest

from sabika.cli.alone import Used
from sabika.desk.errors import NotAllowed, OutOfDate
from sabika.desk.store import StoreFailed
from sabika.record.errors import BadRecord
from sabika.rules.core.errors import SabikaError


@pytest.mark.parametrize(
    "error",
    [
        BadRecord("actions[36]", "This is not legal."),
        OutOfDate(7),
        NotAllowed("not-the-host"),
        StoreFailed("The disk is full."),
        Used(Path("tables.sqlite"), "http://localhost:8000"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_error_is_the_same_after_its_journey(error: SabikaError) -> None:
    for again in (copy(error), deepcopy(error), pickle.loads(pickle.dumps(error))):
        assert type(again) is type(error)
        assert (str(again), again.args) == (str(error), error.args)
        # A compiled class has none as long as nothing is in it.
        assert getattr(again, "__dict__", None) == getattr(error, "__dict__", None)
