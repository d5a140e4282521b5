"""Errors travel between processes with all that they know, whatever they were made from."""

import ast
import builtins
import pickle
from copy import copy, deepcopy
from pathlib import Path

import pytest

import sabika
from sabika.cli.alone import Used
from sabika.cli.score.questions import Over
from sabika.desk.errors import NotAllowed, OutOfDate
from sabika.desk.store import StoreFailed
from sabika.i18n import Missing
from sabika.record.errors import BadRecord
from sabika.reference import UnknownRule
from sabika.rules.core.errors import SabikaError


@pytest.mark.parametrize(
    "error",
    [
        BadRecord("actions[36]", "This is not legal."),
        OutOfDate(7),
        NotAllowed("not-the-host"),
        StoreFailed("The disk is full."),
        UnknownRule("A27", ("A25", "A30")),
        Missing("wall in fr"),
        Over(),
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


def test_every_error_raised_on_purpose_can_be_caught_as_one_of_ours() -> None:
    """No class is made from an error of Python alone."""
    for path in Path(sabika.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and node.name != "SabikaError":
                bases = [getattr(builtins, base.id, None) for base in node.bases if isinstance(base, ast.Name)]
                errors = [base for base in bases if isinstance(base, type) and issubclass(base, BaseException)]
                assert len(errors) < max(len(bases), 1), f"{path}: {node.name}"
