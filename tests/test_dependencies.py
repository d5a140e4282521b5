"""Light to install: few direct dependencies, and all that is imported is among them or in an extra."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from sabika import extras

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src/sabika"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
DEPENDENCIES = [Requirement(text) for text in PROJECT["dependencies"]]
EXTRAS = {name: [Requirement(text) for text in texts] for name, texts in PROJECT["optional-dependencies"].items()}
BROUGHT = {
    "rich": "typer",
    "aiosqlite": "sqlalchemy",
    "py_vapid": "pywebpush",
    "cryptography": "pywebpush",
    "markupsafe": "jinja2",
}
"""What we import, and which of our dependencies always brings it."""
CALLED = {"PIL": "pillow"}
"""What is imported by another name than the one it is installed by."""
AT_ONCE: dict[str, tuple[str, ...]] = {
    "textual": ("terminal/",),
    "jinja2": ("arena/report.py",),
    "gymnasium": ("envs/", "data/episodes.py"),
    "jax": ("batch/",),
    "minari": ("data/episodes.py",),
    "numpy": ("batch/", "envs/", "data/episodes.py"),
    "pettingzoo": ("envs/aec.py",),
    "pyarrow": ("data/parquet.py",),
    "pyspiel": ("envs/openspiel.py",),
}
"""What an extra brings, and where it may be imported without asking."""
WITH_PYTHON = ("tab/inside.py", "pyodide")
"""It comes with the Python that runs in a browser's tab."""


# What is declared


def names(requirements: list[Requirement]) -> set[str]:
    return {canonicalize_name(one.name) for one in requirements}


def test_there_are_at_most_ten_direct_dependencies() -> None:
    assert len(DEPENDENCIES) <= 10


def test_no_extra_brings_what_is_there_anyway() -> None:
    for extra, requirements in EXTRAS.items():
        assert not names(requirements) & names(DEPENDENCIES), extra


def test_the_sentences_name_what_the_extras_bring() -> None:
    assert {
        extra: {canonicalize_name(CALLED.get(name, name)) for name in found} for extra, found in extras.PACKAGES.items()
    } == {extra: names(requirements) for extra, requirements in EXTRAS.items() if extra != "fast"}


@pytest.mark.parametrize("name", BROUGHT)
def test_what_is_brought_by_another_always_is(name: str) -> None:
    declared = [*DEPENDENCIES, *(one for requirements in EXTRAS.values() for one in requirements)]
    [bringer] = [one for one in declared if one.name == BROUGHT[name]]
    brought = [Requirement(text) for text in requires(bringer.name) or []]
    environments = [{"extra": extra} for extra in ("", *bringer.extras)]
    assert canonicalize_name(name) in names(
        [one for one in brought if not one.marker or any(map(one.marker.evaluate, environments))]
    )


# What is imported


def imports(tree: ast.AST, at_once: bool) -> Iterator[str]:
    """The packages that a file imports; only those that it imports when it is imported itself, if that is asked."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0]
        elif not (at_once and can_wait(node)):
            yield from imports(node, at_once)


def can_wait(node: ast.AST) -> bool:
    for_types = isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
    return for_types or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)


def imported(at_once: bool) -> Iterator[tuple[str, str]]:
    """Files and the packages of others that they import."""
    for file in sorted(SOURCES.rglob("*.py")):
        found = set(imports(ast.parse(file.read_bytes()), at_once)) - sys.stdlib_module_names - {"sabika"}
        yield from ((file.relative_to(SOURCES).as_posix(), name) for name in sorted(found))


@cache
def distributions() -> dict[str, set[str]]:
    """Under which names packages are installed."""
    return {name: {canonicalize_name(one) for one in found} for name, found in packages_distributions().items()}


def is_among(name: str, declared: set[str]) -> bool:
    # Not every system has every package.
    return name in BROUGHT or bool(distributions().get(name, {name}) & declared)


def test_all_that_is_imported_at_once_is_a_dependency_outside_of_what_an_extra_is_for() -> None:
    wrong = {
        (file, name)
        for file, name in {*imported(at_once=True)} - {WITH_PYTHON}
        if not is_among(name, names(DEPENDENCIES)) and not (name in AT_ONCE and file.startswith(AT_ONCE[name]))
    }
    assert wrong == set()


def test_all_that_is_ever_imported_is_declared() -> None:
    declared = names([*DEPENDENCIES, *(one for requirements in EXTRAS.values() for one in requirements)])
    found = set(imported(at_once=False)) - {WITH_PYTHON}
    assert {("arena/cluster.py", "ray"), ("server/news.py", "asyncpg")} <= found
    assert {(file, name) for file, name in found if not is_among(name, declared)} == set()
