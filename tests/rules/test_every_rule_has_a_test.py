"""Every rule of Alhambra and every worked example of it is named by a test, and no test names one that is not there."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs" / "rules"
ID = re.compile(r"[AK]\d+")


def rule_ids() -> list[str]:
    return re.findall(r"^- (A\d+) ", (DOCS / "alhambra.md").read_text(encoding="utf-8"), re.MULTILINE)


def example_ids() -> list[str]:
    """The examples that concern rules of Alhambra alone."""
    rows = re.findall(r"^\| (K\d+) \| ([A-Z\d ]+) \|", (DOCS / "cases.md").read_text(encoding="utf-8"), re.MULTILINE)
    return [example for example, rules in rows if all(rule.startswith("A") for rule in rules.split())]


@cache
def ids_named_by_tests() -> frozenset[str]:
    """The ids in the names and docstrings of test functions."""
    named: set[str] = set()
    for path in sorted(HERE.glob("test_alhambra*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                named.update(word.upper() for word in node.name.split("_") if ID.fullmatch(word.upper()))
                named.update(ID.findall(ast.get_docstring(node) or ""))
    return frozenset(named)


def test_the_rules_are_found() -> None:
    assert rule_ids() == [f"A{number}" for number in (*range(1, 26), *range(30, 45))]
    assert example_ids() == ["K1", "K2", "K3", "K4", "K5", "K6", "K26"]


@pytest.mark.parametrize("rule", [*rule_ids(), *example_ids()])
def test_every_rule_and_example_has_a_test(rule: str) -> None:
    assert rule in ids_named_by_tests()


def test_no_test_names_what_is_not_there() -> None:
    assert ids_named_by_tests() <= {*rule_ids(), *example_ids()}
