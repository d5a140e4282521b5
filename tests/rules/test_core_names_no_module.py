"""A module is one file that plugs in: nothing in the core knows of any."""

import re
from pathlib import Path

import pytest

RULES = Path(__file__).parents[2] / "src" / "sabika" / "rules"
MODULES = sorted(path.parent.name for path in (RULES.parent / "modules").glob("*/rules.py"))


def test_there_are_modules() -> None:
    assert "dirk" in MODULES


@pytest.mark.parametrize("module", MODULES)
def test_core_names_no_module(module: str) -> None:
    for path in (*(RULES / "core").glob("*.py"), *(RULES / "palace").glob("*.py")):
        assert not re.search(rf"\b{module}\b", path.read_text(encoding="utf-8"), re.IGNORECASE), path.name
