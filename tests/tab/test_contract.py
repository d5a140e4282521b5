"""What holds at any desk holds in a tab: the tests of the desk, in Pyodide with the real bundle.

All that take `served` run here too, but for those that reach into the desk's process or set its clock."""

import inspect
from types import ModuleType
from typing import Any

import pytest

from desk import (
    test_afterwards,
    test_asking,
    test_closed,
    test_coaching,
    test_concurrent,
    test_form,
    test_lobby,
    test_playing,
    test_presence,
    test_records,
    test_remarks,
    test_watching,
    test_whole_games,
)

pytestmark = pytest.mark.anyio

MODULES: tuple[ModuleType, ...] = (
    test_afterwards,
    test_asking,
    test_closed,
    test_coaching,
    test_concurrent,
    test_form,
    test_lobby,
    test_playing,
    test_presence,
    test_records,
    test_remarks,
    test_watching,
    test_whole_games,
)
OUT_OF_REACH = {"clock", "form", "monkeypatch", "time"}
"""Fixtures that change something in the process of the test, where this desk is not."""
LEFT_OUT = {
    "test_nobody_sits_in_the_seats_of_a_record": "makes tokens with the desk's secret",
    "test_the_link_and_the_picture_of_it_lead_to_the_table": "no link leads others to a table in a tab: test_bundle.py",
    "test_before_the_end_there_is_no_record": "all of it lies in this browser anyway: test_desk.py",
    "test_the_seed_is_in_no_answer_before_the_game_is_over": "the record has it, which this browser has anyway",
    "test_what_opens_seats_is_in_no_answer_to_others": "needs a desk that tells others of turns",
    "test_what_decisions_cost_is_told_after_the_game_in_parts_to_whoever_may_look": "takes half a minute here",
}
"""The others that do not run here, and why."""


def contract() -> dict[str, Any]:
    """The tests by their names."""
    found: dict[str, Any] = {}
    for module in MODULES:
        for name, test in vars(module).items():
            takes = inspect.signature(test).parameters if name.startswith("test_") else {}
            if "served" in takes and not OUT_OF_REACH & takes.keys() and name not in LEFT_OUT:
                assert name not in found
                found[name] = test
    return found


globals().update(contract())


def test_what_is_left_out_is_there_and_the_rest_is_most_of_it() -> None:
    everything = {name for module in MODULES for name in vars(module)}
    assert everything >= LEFT_OUT.keys()
    assert len(contract()) > 60
