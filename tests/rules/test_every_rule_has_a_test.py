"""Every rule and every worked example is named by a test, and no test names one that is not there."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs" / "rules"
FILES = {
    "alhambra.md": "A",
    "granada.md": "G",
    "combined.md": "C",
    "expansion-1.md": "VXBH",
    "expansion-6.md": "FPSE",
    "roll-and-write.md": "R",
}
"""The letters of the rules in each file."""
LETTERS = "".join(FILES.values())
ID = re.compile(rf"[{LETTERS}K]\d+")


def rule_ids() -> list[str]:
    found: list[str] = []
    for file, letters in FILES.items():
        text = (DOCS / file).read_text(encoding="utf-8")
        found += re.findall(rf"^- ([{letters}]\d+) ", text, re.MULTILINE)
    return found


def example_ids() -> list[str]:
    """The examples that concern these rules alone."""
    rows = re.findall(r"^\| (K\d+) \| ([A-Z\d ]+) \|", (DOCS / "cases.md").read_text(encoding="utf-8"), re.MULTILINE)
    return [example for example, rules in rows if all(rule[0] in LETTERS for rule in rules.split())]


@cache
def ids_named_by_tests() -> frozenset[str]:
    """The ids in the names and docstrings of test functions."""
    named: set[str] = set()
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                named.update(word.upper() for word in node.name.split("_") if ID.fullmatch(word.upper()))
                named.update(re.findall(rf"\b{ID.pattern}\b", ast.get_docstring(node) or ""))
    return frozenset(named)


def test_the_rules_are_found() -> None:
    lasts = {"V": 8, "X": 5, "B": 6, "H": 6, "F": 7, "P": 10, "S": 7, "E": 5, "R": 18}
    alhambra = [f"A{number}" for number in (*range(1, 26), *range(30, 45))]
    others = [f"{letter}{number}" for letter, last in lasts.items() for number in range(1, last + 1)]
    granada = [f"G{number}" for number in range(1, 17)]
    both = [f"C{number}" for number in range(1, 15)]
    assert rule_ids() == alhambra + granada + both + others
    assert example_ids() == [f"K{number}" for number in range(1, 27)]


@pytest.mark.parametrize("rule", [*rule_ids(), *example_ids()])
def test_every_rule_and_example_has_a_test(rule: str) -> None:
    assert rule in ids_named_by_tests()


def test_no_test_names_what_is_not_there() -> None:
    assert ids_named_by_tests() <= {*rule_ids(), *example_ids()}
