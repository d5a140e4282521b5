"""Sets Sabika up in .venv and starts it. Needs only the standard library of Python 3.11 or newer.

python3 run.py play [...]       play in the browser, or here with --terminal
python3 run.py site [...]       the whole game as a folder of files, dist/, for any web space
python3 run.py test             every check and every test
python3 run.py test PATH [...]  pytest only, with these arguments
python3 run.py check            style, types and import contracts only
python3 run.py COMMAND [...]    any other command of sabika
"""

import contextlib
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

# Above all other code, and in words every Python 3 can read, so that an older one says this and nothing else.
if sys.version_info < (3, 11):
    sys.stderr.write("Sabika needs Python 3.11 or newer; this is Python {}.{}.\n".format(*sys.version_info[:2]))
    sys.exit(2)

ROOT = Path(__file__).resolve().parent
PINS = ROOT / "requirements"
PROJECT = ("src", "web", "docs/rules", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE")
MADE_BY_BUILDING = ("__pycache__", "node_modules", "client", "generated", "tabbed")
"""Parts of paths that do not belong to the sources."""

TABBED = ROOT / "src/sabika/tabbed/tab.json"
"""What the game needs without a server, once it is built."""

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "sabika.json"
UNFINISHED = VENV / "sabika-unfinished"
BUILD_LOG = VENV / "sabika-build.log"
REPORTS = VENV / "sabika-reports"


class Family(NamedTuple):
    """Browsers that show pages in the same way."""

    programs: tuple[str, ...]
    """The best first."""
    packages: tuple[tuple[str, ...], ...]
    """What Debian calls them, the best first."""
    needs: tuple[str, ...] = ()
    """Further programs, without which it cannot be used."""


BROWSERS = {
    # The shell has no windows, which take as long to open as the pages in them.
    "Chromium": Family(
        ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),
        (("chromium-headless-shell",), ("chromium",)),
    ),
    "Firefox": Family(("firefox-esr", "firefox"), (("firefox-esr",), ("firefox",))),
    "WebKit": Family(("WebKitWebDriver",), (("webkit2gtk-driver", "xvfb"),), needs=("Xvfb",)),
}
"""What the tests of the client click in."""

SPACE = {"playing": 800 * 10**6, "testing": 1_500 * 10**6}
"""Bytes a new .venv may need while it is being made."""

LONG_GAMES = ("tests/property", "tests/bots")
"""Tested once only, compiled where that can be done, because they take long: records/ compares both builds."""
PLAIN_ON_COMPILED = ("tests/scorepad", "tests/desk/test_playing.py", "tests/desk/test_table.py")
"""What is never compiled can do less with classes that are: tested with both."""
COMPILED_TESTS = (
    "tests/test_packaging.py::test_rules_run_compiled",
    "tests/rules",
    "tests/records",
    *PLAIN_ON_COMPILED,
    *LONG_GAMES,
)

CAUSES = (
    (r"No space left on device|not enough space on the disk", "The disk is full: free some space, then start again."),
    (
        r"DO NOT MATCH THE HASHES",
        "A downloaded package differs from the pinned one: check the package index in use, then start again.",
    ),
    (
        r"ConnectionError|NameResolutionError|Timeout|timed out|ProxyError|SSLError|Network is unreachable"
        r"|npm error network",
        "The packages could not be downloaded: check the network connection, then start again.",
    ),
    (r"Permission denied", "A file in .venv may not be written: check who owns .venv, then start again."),
)


class SetupError(Exception):
    """The set-up cannot go on; the text tells the person at the keyboard what to do."""


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] in ("-h", "--help"):
        print((__doc__ or "").strip())
        return 0 if arguments else 2
    try:
        if arguments[0] == "test":
            return test(arguments[1:])
        if arguments == ["check"]:
            return check()
        install_pins(for_tests=False)
        if arguments[0] == "site":
            return site(arguments)
        install_project(compile_rules=can_compile())
    except SetupError as error:
        print(error, file=sys.stderr)
        return 2
    except OSError as error:
        print(f"Sabika could not be set up: {cause(str(error)) or error}", file=sys.stderr)
        return 2
    return start([str(BIN / "sabika"), *arguments])


def site(arguments: list[str]) -> int:
    """From the sources: nothing has to be compiled or installed for a folder of files."""
    build_client()
    build_tab()
    return subprocess.call([PYTHON, "-m", "sabika", *arguments], env=os.environ | {"PYTHONPATH": str(ROOT / "src")})


def start(command: list[str]) -> int:
    """Become the command where the system allows it, so that signals and the terminal are its own."""
    if os.name == "posix":
        os.execv(command[0], command)
    return subprocess.call(command)


def say(text: str) -> None:
    print(text, flush=True)


# Setting up


def install_pins(for_tests: bool) -> None:
    """Make .venv if need be and install the pinned packages, unless that was done before."""
    stamp = read_stamp()
    if UNFINISHED.exists() or not PYTHON.exists() or stamp.get("place", str(VENV)) != str(VENV):
        # Half made, or moved here from elsewhere: its scripts would not start.
        shutil.rmtree(VENV, ignore_errors=True)
        stamp = {}
    for_tests = for_tests or stamp.get("for_tests", False)
    wanted = {"place": str(VENV), "pins": digest(ROOT, "requirements"), "for_tests": for_tests}
    if wanted.items() <= stamp.items():
        return
    if VENV.exists():
        say("Updating the packages in .venv.")
        UNFINISHED.touch()
    else:
        space = SPACE["testing" if for_tests else "playing"]
        if shutil.disk_usage(ROOT).free < space:
            raise SetupError(f"The set-up needs {space // 10**6} MB on this disk: free some space, then start again.")
        say("Setting up Sabika in .venv, once. This takes a minute.")
        VENV.mkdir()
        UNFINISHED.touch()
        make_venv()
    names = ("dev.txt",) if for_tests else ("runtime.txt", "build.txt")
    pip("install", "--require-hashes", *(f"--requirement={PINS / name}" for name in names))
    write_stamp(stamp | wanted)
    UNFINISHED.unlink()


def make_venv() -> None:
    # The interpreter may be the one in .venv itself, which must not be made from itself.
    python = getattr(sys, "_base_executable", sys.executable)
    if importlib.util.find_spec("ensurepip"):
        call([python, "-m", "venv", str(VENV)])
    elif importlib.util.find_spec("virtualenv"):
        call([sys.executable, "-m", "virtualenv", str(VENV)])
    elif importlib.util.find_spec("pip"):
        call([python, "-m", "venv", "--without-pip", str(VENV)])
        pins = str(PINS / "build.txt")
        call([sys.executable, "-m", "pip", "--python", str(PYTHON), "install", "--require-hashes", "-r", pins])
    else:
        install_venv_module()
        call([python, "-m", "venv", str(VENV)])


def install_venv_module() -> None:
    """Debian keeps the part of Python that makes environments in a package of its own."""
    package = "python{}.{}-venv".format(*sys.version_info[:2])
    if not shutil.which("apt-get"):
        raise SetupError("This Python cannot make environments: install its ensurepip or pip, then start again.")
    if os.geteuid() != 0:
        raise SetupError(f"Python's venv module is missing. Run this, then start again: sudo apt install {package}")
    say(f"Installing {package} with apt-get.")
    call(["apt-get", "update", "-qq"])
    call(["apt-get", "install", "-y", "-qq", package])


def install_project(compile_rules: bool) -> None:
    """Install Sabika itself, unless the sources are those installed before."""
    stamp = read_stamp()
    tab = TABBED.read_text(encoding="utf-8") if TABBED.exists() else ""
    wanted = f"{'compiled' if compile_rules else 'plain'} {digest(ROOT, *PROJECT)} {tab}".strip()
    if stamp.get("project") == wanted:
        return
    build_client()
    say(
        "Installing Sabika and compiling its rules, which can take a minute." if compile_rules else "Installing Sabika."
    )
    command = ("install", "--force-reinstall", "--no-deps", "--no-build-isolation", str(ROOT))
    is_compiled = False
    if compile_rules:
        try:
            pip(*command, SABIKA_COMPILE="1", CC=compiler())
            is_compiled = True
        except SetupError:
            say(f"Compiling failed, so the rules run slower, in plain Python; why is in {BUILD_LOG.relative_to(ROOT)}.")
    if not is_compiled:
        pip(*command, SABIKA_COMPILE="0")
    write_stamp(stamp | {"project": wanted, "compiled": is_compiled})


@cache
def build_client() -> None:
    """Left to web/node.py, which builds it only if it has changed."""
    say("Building the browser client.")
    call([str(PYTHON), str(ROOT / "web/node.py"), "build"])


@cache
def build_tab() -> None:
    """Left to web/node.py as well."""
    say("Building what the game needs without a server.")
    call([str(PYTHON), str(ROOT / "web/node.py"), "tab"])


def can_compile() -> bool:
    """Whether there is a C compiler with Python's headers, and nobody asked for plain Python."""
    if os.environ.get("SABIKA_COMPILE") == "0" or not compiler():
        return False
    headers = subprocess.check_output(
        [PYTHON, "-ISc", "import sysconfig; print(sysconfig.get_path('include'))"], text=True
    )
    return Path(headers.strip(), "Python.h").is_file()


def browser(name: str = "Chromium") -> str:
    """The browser of a family, or what drives it, for the tests that click in the client; empty if there is none."""
    family = BROWSERS[name]
    candidates = (os.environ.get("SABIKA_BROWSER") if name == "Chromium" else None, *family.programs)
    found = next((found for one in candidates if one and (found := shutil.which(one))), "")
    return found if all(shutil.which(one) for one in family.needs) else ""


def install_browsers() -> None:
    """Where that can be done without asking anybody; otherwise the tests say that they need one."""
    missing = [name for name in BROWSERS if not browser(name)]
    if not missing or os.name != "posix" or not shutil.which("apt-get") or os.geteuid() != 0:
        return
    say(f"Installing {' and '.join(missing)} with apt-get, for the tests of the client.")
    call(["apt-get", "update", "-qq"])
    for name in missing:
        # Not every system has the first choice; where there is none, the tests say so.
        for packages in BROWSERS[name].packages:
            with contextlib.suppress(SetupError):
                call(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages])
                break


def compiler() -> str:
    candidates = (os.environ.get("CC"), "cc", "gcc", "clang")
    return next((name for name in candidates if name and shutil.which(name.split()[0])), "")


def pip(*arguments: str, **environment: str) -> None:
    options = ["--quiet", "--no-input", "--disable-pip-version-check", "--retries=2"]
    call([str(PYTHON), "-m", "pip", *arguments, *options], **environment)


def call(command: list[str], **environment: str) -> None:
    """Run a command silently; when it fails, say why as shortly as possible."""
    done = subprocess.run(
        command,
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode != 0:
        # A full disk must not hide the sentence about the full disk.
        with contextlib.suppress(OSError):
            BUILD_LOG.write_text(done.stdout, encoding="utf-8")
        tail = "\n".join(done.stdout.strip().splitlines()[-15:])
        raise SetupError(cause(done.stdout) or f"{tail}\nThe set-up stopped here. Remove .venv and start again.")


def cause(output: str) -> str | None:
    """A sentence for the well-known reasons of a failure."""
    return next((sentence for pattern, sentence in CAUSES if re.search(pattern, output)), None)


def digest(root: Path, *names: str) -> str:
    """One digest of files and of whole folders: names and contents, without caches."""
    result = hashlib.sha256()
    for path in (root / name for name in names):
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and not set(MADE_BY_BUILDING) & set(file.relative_to(root).parts):
                content = file.read_bytes()
                result.update(f"{file.relative_to(root).as_posix()}\0{len(content)}\0".encode())
                result.update(content)
    return result.hexdigest()


def read_stamp() -> dict[str, Any]:
    """What is installed, as the functions above noted it when they were done."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(stamp: dict[str, Any]) -> None:
    STAMP.write_text(json.dumps(stamp, indent=2) + "\n", encoding="utf-8")


# Testing


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
            install_project(compile_rules=False)
        return subprocess.call([PYTHON, "-m", "pytest", *arguments])

    compile_rules = can_compile()
    build_client()
    # Compiling takes one core and a minute or two, in which the other can check what needs no compiling.
    with ThreadPoolExecutor(max_workers=1) as beside:
        built = beside.submit(build_tab)
        installed = beside.submit(install_project, compile_rules)
        failed = [check for check in [*checks_of_sources(), vitest("tests of the client")] if not passes(check)]
        installed.result()
    if why := built.exception():
        say(f"\n{why}\nWhat runs in a browser's tab is not tested.")
    install_browsers()
    is_compiled = read_stamp()["compiled"]
    failed += [check for check in tests(is_compiled) if not passes(check)]
    names = [check.name for check in failed]
    if compile_rules and not is_compiled:
        say(f"\n== compiling the rules: failed, see {BUILD_LOG.relative_to(ROOT)}")
        names.append("compiling the rules")
    note = "" if compile_rules else " The rules were not tested compiled: no C compiler, or SABIKA_COMPILE=0."
    missing = [name for name in BROWSERS if not browser(name)]
    note += f" The client was not tested in {' and '.join(missing)}: not found here." if missing else ""
    say("\n" + (f"Failed: {', '.join(names)}." if names else "Everything passed.") + note)
    for check in failed:
        for line in failures(check):
            say(f"  {check.name}: {line}")
    return 1 if names else 0


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
        pytest("tests in a browser", "tests/e2e"),
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
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
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


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        print("\nStopped. Whatever was half done is done again at the next start.", file=sys.stderr)
        sys.exit(130)
