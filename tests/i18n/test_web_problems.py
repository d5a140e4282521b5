"""Whatever the server can answer has a sentence in the client, and no sentence is left over."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import sabika.server
from i18n.test_narration import messages
from sabika.desk.wire.messages import TableNow
from sabika.i18n import LANGUAGES
from sabika.server.app import CODES

SERVER = Path(sabika.server.__file__).parent
PREFIX = "web-problem-"
ERRORS = ("Closed", "Conflict", "NoToken", "NotAllowed", "TooMuch", "Unknown", "Unusable")
WITH_A_CODE = dict.fromkeys(ERRORS, 0) | {"Rate": 2}
"""What carries a code to the client, and which of its arguments the code is."""
OF_THE_CLIENT = {"unreachable", "other", "outdated", "refused", "tab-missing", "tab-broken", "tab-too-old"}
"""Sentences for what the server does not say itself."""
STATUSES = get_args(get_type_hints(TableNow)["status"])


def codes_in(call: ast.Call) -> Iterator[str]:
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    arguments = [keyword.value for keyword in call.keywords if keyword.arg == "code"]
    if name in WITH_A_CODE and len(call.args) > WITH_A_CODE[name]:
        arguments.append(call.args[WITH_A_CODE[name]])
    for argument in arguments:
        match argument:
            # A conflict that is told in words is one of the server with itself.
            case ast.Constant(value=str(code)) if " " not in code:
                yield code
            case ast.JoinedStr(values=[ast.Constant(value="table-"), _]):
                yield from (f"table-{status}" for status in STATUSES)


@cache
def codes() -> set[str]:
    """All codes of problems, found in the source of the server."""
    found = set(CODES.values())
    for path in [*SERVER.rglob("*.py"), *(SERVER.parent / "desk").rglob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call():
                    found |= set(codes_in(node))
                case ast.Assign(targets=[ast.Name(id="code")], value=ast.Constant(value=str(code))):
                    found.add(code)
    return found


def test_codes_are_found() -> None:
    assert {"out-of-date", "store", "no-hello", "too-many-tables", "table-closed", "seat-taken"} <= codes()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_a_sentence_and_no_sentence_lacks_its_problem(language: str) -> None:
    told = {name.removeprefix(PREFIX) for name in messages(language) if name.startswith(PREFIX)}
    assert told == codes() | OF_THE_CLIENT
