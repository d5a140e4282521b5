"""Every check and every test."""

import os
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from running.asking import has_apt, line_to_run, may_install
from running.browsers import install_browsers, missing_browsers, packages_of
from running.packages import install_pins
from running.places import BIN, BUILD_LOG, PYTHON, REPORTS, ROOT
from running.project import build_client, build_tab, can_compile, install_project
from running.stamp import read_stamp
from running.waiting import say
from running.wheels import install_from_wheel

LONG_GAMES = (
    "tests/property",
    "tests/bots",
    "tests/arena/test_conformance.py",
    "tests/docs/test_add_a_bot.py",
    "tests/server/test_considering.py",
)
"""Tested once only, compiled where that can be done, because they take long: records/ compares both builds, and the
other tests of desk, arena and docs ask the same code about plain games."""
PLAIN_ON_COMPILED = ("tests/scorepad", "tests/desk/test_playing.py", "tests/desk/test_table.py")
"""What is never compiled can do less with classes that are: tested with both."""

COMPILED_TESTS = (
    "tests/test_packaging.py::test_rules_run_compiled",
    "tests/rules",
    "tests/records",
    *PLAIN_ON_COMPILED,
    *LONG_GAMES,
)

HINDERING = ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE")
"""Not passed on: one finds other packages; with the other every process that tests start compiles all it imports."""


class Check(NamedTuple):
    name: str
    command: list[str]
    environment: dict[str, str]
    report: Path | None = None
    """Where the command writes what became of each test, as JUnit's XML."""


def test(arguments: list[str]) -> int:
    install_pins(for_tests=True)
    os.chdir(ROOT)
    if arguments:
        if "project" not in read_stamp():
            install_project(compiled=False)
        return subprocess.call([PYTHON, "-m", "pytest", *arguments])

    # Asked before anything takes long, when somebody is still there.
    wanted = browsers_to_install()
    compile_rules = can_compile()
    build_client()
    # Compiling takes a minute or two, in which the sources can be checked; browsers take time of the network mostly.
    with ThreadPoolExecutor(max_workers=1) as beside, ThreadPoolExecutor(max_workers=1) as fetching:
        browsers = fetching.submit(install_browsers, wanted)
        built = beside.submit(build_tab)
        installed = beside.submit(install, compile_rules)
        failed = [check for check in [*checks_of_sources(), vitest("tests of the client")] if not passes(check)]
        wrong_with_wheels = installed.result()
        browsers.result()
    if why := built.exception():
        say(f"\n{why}\nWhat runs in a browser's tab is not tested.")
    is_compiled = read_stamp()["compiled"]
    failed += [check for check in tests(is_compiled) if not passes(check)]
    names = [check.name for check in failed]
    if compile_rules and not is_compiled:
        say(f"\n== compiling the rules: failed, see {BUILD_LOG.relative_to(ROOT)}")
        names.append("compiling the rules")
    if wrong_with_wheels:
        say(f"\n== wheels in an empty environment: {wrong_with_wheels}")
        names.append("wheels in an empty environment")
    note = "" if compile_rules else " The rules were not tested compiled: no C compiler, or SABIKA_COMPILE=0."
    if missing := missing_browsers():
        note += f" The client was not tested in {' and '.join(missing)}: not found here."
        note += f" To install what it takes: {line_to_run(packages_of(missing))}" if has_apt() else ""
    say("\n" + (f"Failed: {', '.join(names)}." if names else "Everything passed.") + note)
    for check in failed:
        for line in failures(check):
            say(f"  {check.name}: {line}")
    return 1 if names else 0


def browsers_to_install() -> list[str]:
    """Those that are missing, if they may be installed."""
    missing = missing_browsers()
    return missing if missing and may_install(packages_of(missing), "Testing the client") else []


def install(compiled: bool) -> str:
    """What is tested. CI makes it as everybody else does, for which it needs the network: what went wrong with that."""
    if os.environ.get("CI"):
        return install_from_wheel(compiled)
    install_project(compiled)
    return ""


def check() -> int:
    """What every commit has to pass."""
    install_pins(for_tests=True)
    os.chdir(ROOT)
    failed = [check.name for check in checks_of_sources() if not passes(check)]
    if failed:
        say(f"\nFailed: {', '.join(failed)}.")
    return 1 if failed else 0


def checks_of_sources() -> list[Check]:
    """What can be checked without Sabika being installed or run."""
    python = str(PYTHON)
    return [
        Check("ruff check", [python, "-m", "ruff", "check", "."], {}),
        Check("ruff format", [python, "-m", "ruff", "format", "--check", "."], {}),
        Check("mypy", [python, "-m", "mypy"], {}),
        # On its own, because its scripts import each other by bare names and one is called run.py too.
        Check("mypy benchmarks", [python, "-m", "mypy", "benchmarks"], {"MYPYPATH": "benchmarks"}),
        Check("import contracts", [str(BIN / "lint-imports"), "--no-cache"], {"PYTHONPATH": "src"}),
        Check("the client's types and style", [python, "web/node.py", "check"], {}),
    ]


def tests(is_compiled: bool) -> list[Check]:
    result = [
        pytest("tests", *(f"--ignore={name}" for name in LONG_GAMES if is_compiled)),
        # They wait for pages more than they work: one more than there are cores keeps these busy.
        pytest("tests in a browser", f"-n{(os.cpu_count() or 1) + 1}", "tests/e2e"),
    ]
    if is_compiled:
        # Without src on the path the tests get the installed package.
        arguments = ("-o", "pythonpath=tests .", *(name for name in COMPILED_TESTS if exists(name)))
        result.append(pytest("tests of the compiled rules", *arguments, SABIKA_EXPECT_COMPILED="1"))
    return result


def pytest(name: str, *arguments: str, **environment: str) -> Check:
    report = REPORTS / f"{name}.xml"
    # Stealing keeps neighbours together, which share fixtures; this family of the format names the file of a test.
    options = ("-q", "-n", "auto", "--dist=worksteal", f"--junitxml={report}", "-o", "junit_family=xunit1")
    return Check(name, [str(PYTHON), "-m", "pytest", *options, *arguments], environment, report)


def vitest(name: str) -> Check:
    report = REPORTS / f"{name}.xml"
    options = ("--reporter=default", "--reporter=junit", f"--outputFile.junit={report}")
    return Check(name, [str(PYTHON), "web/node.py", "test", *options], {}, report)


def exists(test_name: str) -> bool:
    return Path(ROOT, test_name.partition("::")[0]).exists()


def passes(check: Check) -> bool:
    say(f"\n== {check.name}")
    if check.report:
        check.report.unlink(missing_ok=True)
    inherited = {name: value for name, value in os.environ.items() if name not in HINDERING}
    return subprocess.call(check.command, env=inherited | check.environment) == 0


def failures(check: Check) -> Iterator[str]:
    """The tests that failed, each with the first line of why; nothing for what writes no report."""
    if check.report is None:
        return
    try:
        cases = ElementTree.parse(check.report).iter("testcase")
    except (OSError, ElementTree.ParseError):
        yield "it ended before it could tell which tests failed; see above"
        return
    for case in cases:
        for found in (*case.findall("failure"), *case.findall("error")):
            place = case.get("file") or case.get("classname", "")
            why = (found.get("message") or "").strip().partition("\n")[0]
            yield f"{place}::{case.get('name')}: {why}"
