"""A command that misses a package says in a sentence what to install; most commands need no extra at all."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.shell import A_LONG_TIME, Call
from sabika import extras
from sabika.rules.core.errors import BadInput
from sabika.server.database import database_url

RECORD = str(Path(__file__).parents[1] / "records/games/greedy-2.json")


# What is said


def without(extra: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in extras.PACKAGES[extra]:
        monkeypatch.setitem(sys.modules, name, None)


@pytest.mark.parametrize(
    ("extra", "arguments", "what"),
    [
        ("terminal", ["play", "--terminal"], "The game in the terminal needs textual. Install it"),
        ("terminal", ["replay", RECORD], "The replay in the terminal needs textual. Install it"),
        (
            "postgres",
            ["serve", "--database", "postgresql://ana@/sabika"],
            "A PostgreSQL database needs asyncpg. Install it",
        ),
        ("arena", ["tournament", "--bots", "greedy,random"], "A tournament needs jinja2 and openskill. Install them"),
        ("arena", ["report", "cup"], "The report of a tournament needs jinja2 and openskill. Install them"),
        ("cluster", ["simulate", "--cluster"], "A cluster needs ray. Install it"),
        ("cluster", ["lab", "--cluster"], "A cluster needs ray. Install it"),
        ("research", ["export", RECORD, "--out", "games.parquet"], "A Parquet file needs pyarrow. Install it"),
    ],
    ids=lambda value: " ".join(value[:1]) if isinstance(value, list) else None,
)
def test_a_command_says_what_to_install(
    call: Call, monkeypatch: pytest.MonkeyPatch, extra: str, arguments: list[str], what: str
) -> None:
    without(extra, monkeypatch)
    assert call(*arguments).complaint == f"{what} with: pip install 'sabika[{extra}]'"


def test_only_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill", None)
    assert extras.missing("arena") == ["openskill"]
    with pytest.raises(BadInput, match=r"^A cup needs openskill\. Install it with: pip install 'sabika\[arena\]'$"):
        extras.need("arena", "A cup")
    without("postgres", monkeypatch)
    database_url("sqlite:///tables.sqlite")


# What works without


COMMANDS = [
    "--help",
    "simulate --games 1 --jobs 1 --seed light",
    "lab --games 2 --modules none --jobs 1 --seed light",
    f"verify {RECORD}",
    f"analyse {RECORD} --budget 1 --at 1",
    "score --history",
    "rules A21",
    "tiles tower",
    "games",
    "modules",
    "bots",
    "check-bot greedy",
    "serve --help",
    "play --help",
]
ALL_OF_THEM = """
import sys
import sabika.server.app, sabika.server.document
from sabika.cli import main

for command in sys.argv[1:]:
    sys.argv = ["sabika", *command.split()]
    try:
        main()
    except SystemExit as ended:
        if ended.code:
            raise SystemExit(f"{command}: {ended.code}") from None
"""


@pytest.mark.usefixtures("without_extras")
def test_all_other_commands_need_no_extra(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(sys.path),
        "XDG_DATA_HOME": str(tmp_path),
        "LANGUAGE": "en",
    }
    done = subprocess.run(
        [sys.executable, "-c", ALL_OF_THEM, *COMMANDS],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=A_LONG_TIME,
    )
    assert (done.returncode, done.stderr) == (0, "")
