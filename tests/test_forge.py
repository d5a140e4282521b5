"""What a forge reads: right by its schemas, and true about this project, as far as that can be told without a forge."""

import importlib.util
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import typer
import yaml

from sabika.cli.app import app

ROOT = Path(__file__).parents[1]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").iterdir())
FORMS = sorted(file for file in (GITHUB / "ISSUE_TEMPLATE").iterdir() if file.stem != "config")
RUN = {"check", "docs", "test"}
"""What run.py does besides commands of sabika."""


@cache
def read(file: Path) -> dict[Any, Any]:
    found: dict[Any, Any] = yaml.safe_load(file.read_text(encoding="utf-8"))
    return found


def jobs() -> Iterator[tuple[str, dict[str, Any]]]:
    for file in WORKFLOWS:
        for name, job in read(file)["jobs"].items():
            yield f"{file.name}, {name}", job


def steps() -> Iterator[dict[str, Any]]:
    for _, job in jobs():
        yield from job.get("steps", [])


@cache
def classified() -> set[str]:
    """The versions of Python that the package names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return {text.rpartition(" ")[2] for text in project["classifiers"] if re.search(r":: 3\.\d+$", text)}


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("github-workflows", WORKFLOWS),
        ("github-issue-forms", FORMS),
        ("github-issue-config", [GITHUB / "ISSUE_TEMPLATE/config.yml"]),
        ("citation-file-format", [ROOT / "CITATION.cff"]),
    ],
)
def test_files_keep_to_their_schema(schema: str, files: list[Path]) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}", *map(str, files)]
    checked = subprocess.run(command, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout


def test_every_command_exists() -> None:
    known = RUN | set(typer.main.get_group(app).commands)
    commands = [match for step in steps() for match in re.findall(r"run\.py (\S+)", step.get("run", ""))]
    assert commands
    assert set(commands) <= known


def test_every_file_that_is_named_exists() -> None:
    named = {
        name for step in steps() for name in re.findall(r"(?<![\w/])((?:tests|\.ci)/[\w/.]+)", step.get("run", ""))
    }
    named |= {job["uses"] for _, job in jobs() if "uses" in job}
    assert named
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []


def test_all_versions_of_python_are_tested_and_no_others_are_used() -> None:
    systems = read(GITHUB / "workflows/tests.yml")["jobs"]["systems"]["strategy"]["matrix"]
    assert set(systems["python"]) == classified()
    assert {name.partition("-")[0] for name in systems["system"]} == {"ubuntu", "macos", "windows"}
    used = {str(step["with"]["python-version"]) for step in steps() if "setup-python" in step.get("uses", "")}
    assert used - {"${{ matrix.python }}"} <= classified()


def test_actions_are_pinned_to_a_major_version() -> None:
    used = {step["uses"] for step in steps() if "uses" in step}
    assert [name for name in used if not re.fullmatch(r"(actions|pypa)/[\w-]+@(v|release/v)\d+", name)] == []


def test_nothing_may_do_more_than_it_must() -> None:
    assert all(read(file)["permissions"] == {"contents": "read"} for file in WORKFLOWS)
    more = {name: job["permissions"] for name, job in jobs() if "permissions" in job}
    assert more == {
        "release.yml, publish": {"id-token": "write"},
        "site.yml, publish": {"pages": "write", "id-token": "write"},
    }


def test_no_job_can_hang() -> None:
    assert [name for name, job in jobs() if "uses" not in job and "timeout-minutes" not in job] == []


def test_what_others_write_is_never_part_of_a_script() -> None:
    """A name of a branch or a title would be run: it goes into the environment instead."""
    assert [step["run"] for step in steps() if "${{" in step.get("run", "")] == []


# The version


@cache
def release() -> ModuleType:
    spec = importlib.util.spec_from_file_location("release", ROOT / ".ci/release.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def wrong(root: Path, tag: str = "") -> list[str]:
    return [*release().wrong_with(root, tag)]


def test_all_files_name_the_same_version() -> None:
    assert wrong(ROOT) == []


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2.0"\n', encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.0 (2026-01-31)\n\n## 1.1.0 (2025-12-24)\n", "utf-8")
    (tmp_path / "CITATION.cff").write_text("version: 1.2.0\ndate-released: 2026-01-31\n", encoding="utf-8")
    return tmp_path


def test_a_version_that_agrees_may_go_out(project: Path) -> None:
    assert wrong(project, "v1.2.0") == []


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("pyproject.toml", "1.2.0", "1.3.0", "CHANGELOG.md begins with another version than 1.3.0"),
        ("CHANGELOG.md", "2026-01-31", "soon", "says 'soon' where a day"),
        ("CHANGELOG.md", "2026-01-31", "2026-02-01", "do not name the same day"),
        ("CHANGELOG.md", "2026-01-31", "unreleased", "write the day of the release there"),
        ("CITATION.cff", "1.2.0", "1.1.0", "CITATION.cff names another version"),
        ("CITATION.cff", "date-released: 2026-01-31", "", "do not name the same day"),
    ],
)
def test_what_does_not_agree_is_told(project: Path, file: str, old: str, new: str, told: str) -> None:
    text = (project / file).read_text(encoding="utf-8")
    (project / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    assert any(told in line for line in wrong(project, "v1.2.0"))


def test_another_tag_does_not_go_out(project: Path) -> None:
    assert wrong(project, "v1.2.1") == ["The tag is v1.2.1, the version 1.2.0."]
