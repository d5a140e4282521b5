"""The set-up script: what makes it install again, and what it says when it cannot."""

import io
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
import run
from running import calling, checks, packages, places, project, stamp, waiting
from running.places import ROOT


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "src/package").mkdir(parents=True)
    (tmp_path / "src/package/code.py").write_text("x = 1\n")
    (tmp_path / "settings.toml").write_text("")
    return tmp_path


def digest(folder: Path) -> str:
    return stamp.digest(folder, "src", "settings.toml", "not-there.md")


def test_digest_stays_when_nothing_changes(folder: Path) -> None:
    assert digest(folder) == digest(folder)


@pytest.mark.parametrize(
    "change",
    [
        lambda folder: (folder / "src/package/code.py").write_text("x = 2\n"),
        lambda folder: (folder / "src/package/code.py").rename(folder / "src/package/other.py"),
        lambda folder: (folder / "src/package/code.py").unlink(),
        lambda folder: (folder / "src/new.py").touch(),
        lambda folder: (folder / "settings.toml").write_text("a = 1\n"),
        lambda folder: (folder / "not-there.md").touch(),
    ],
    ids=["changed", "renamed", "removed", "added", "changed single file", "added single file"],
)
def test_digest_changes_with_the_files(folder: Path, change: Callable[[Path], object]) -> None:
    before = digest(folder)
    change(folder)
    assert digest(folder) != before


def test_digest_does_not_see_caches(folder: Path) -> None:
    before = digest(folder)
    (folder / "src/package/__pycache__").mkdir()
    (folder / "src/package/__pycache__/code.pyc").touch()
    assert digest(folder) == before


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        ("npm error nospc ENOSPC: no space left on device, write", "disk is full"),
        ("npm error network request to https://example.org/x failed", "network"),
        ("Retrying after connection broken by 'NewConnectionError(...)'", "network"),
        ("PermissionError: [Errno 13] Permission denied: '/here/.venv'", "or copy the folder to a place of your own"),
        ("[Errno 30] Read-only file system: '/here/.venv'", "copy the folder to a place where you may write"),
        ("THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "package index"),
    ],
)
def test_known_causes_become_one_sentence(output: str, sentence: str) -> None:
    told = calling.cause(f"first line\n{output}\nlast line")
    assert told is not None
    assert sentence in told
    assert "\n" not in told


def test_unknown_cause_shows_the_end_of_the_output(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calling, "BUILD_LOG", tmp_path / "log")
    with pytest.raises(calling.SetupError, match=r"(?s)line 99.*start again") as failure:
        calling.call([sys.executable, "-c", "for n in range(100): print('line', n)\nraise SystemExit(1)"])
    assert "line 50" not in str(failure.value)


@pytest.mark.parametrize("content", [None, "", "[]", "{"])
def test_unreadable_stamp_counts_as_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str | None) -> None:
    monkeypatch.setattr(stamp, "STAMP", tmp_path / "stamp")
    if content is not None:
        (tmp_path / "stamp").write_text(content)
    assert stamp.read_stamp() == {}


def test_compiling_can_be_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SABIKA_COMPILE", "0")
    assert not project.can_compile()


def test_no_command_shows_the_usage() -> None:
    shown = subprocess.run([sys.executable, run.__file__], capture_output=True, text=True)
    assert shown.returncode == 2
    assert "run.py play" in shown.stdout


# What is started, and what it is started from


class Started:
    """What run.py would do, told instead of done."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, kept: dict[str, object], compiles: bool = True, is_ours: bool = True
    ) -> None:
        self.done: list[object] = []
        monkeypatch.setattr(run, "can_compile", lambda: compiles)
        monkeypatch.setattr(run, "may_write", lambda: is_ours)
        monkeypatch.setattr(run, "read_stamp", lambda: kept)
        monkeypatch.setattr(run, "digest", lambda *_: "today")
        monkeypatch.setattr(run, "build_client", lambda: self.done.append("client"))
        monkeypatch.setattr(run, "compile_beside", lambda: self.done.append("compile beside"))
        monkeypatch.setattr(run, "install_project", lambda compiled: self.done.append(("install", compiled)))
        monkeypatch.setattr(run, "start", self._start)
        run.sabika(["play"])

    def _start(self, command: list[str], **environment: str) -> int:
        self.done.append("sources" if environment == {"PYTHONPATH": str(ROOT / "src")} else Path(command[0]).stem)
        return 0


def test_a_fresh_clone_plays_from_its_sources_while_they_are_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Started(monkeypatch, {}).done == ["client", "compile beside", "sources"]


def test_a_clone_of_somebody_else_is_played_and_left_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Started(monkeypatch, {}, is_ours=False).done == ["client", "sources"]


def test_changed_rules_are_compiled_beside_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    done = Started(monkeypatch, {"compiled_from": "yesterday", "not_compiled": None}).done
    assert done == ["client", "compile beside", "sources"]


def test_what_is_compiled_is_started_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Started(monkeypatch, {"compiled_from": "today"}).done == [("install", True), "sabika"]


def test_what_could_not_be_compiled_is_not_tried_at_every_start(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[str, object] = {"compiled_from": "yesterday", "not_compiled": "today"}
    assert Started(monkeypatch, kept).done == [("install", False), "sabika"]


def test_without_a_compiler_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Started(monkeypatch, {}, compiles=False).done == [("install", False), "sabika"]


class Installed:
    """An environment in which pip only says what it was asked for, and fails to compile where it is told to."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.compiled: list[str] = []
        self.fails = False
        monkeypatch.setattr(stamp, "STAMP", folder / "stamp")
        monkeypatch.setattr(project, "LOCK", folder / "lock")
        monkeypatch.setattr(project, "build_client", lambda: None)
        monkeypatch.setattr(project, "pip", self._pip)

    def _pip(self, *_: str, SABIKA_COMPILE: str, CC: str = "") -> None:  # noqa: N803
        self.compiled.append(SABIKA_COMPILE)
        if self.fails and SABIKA_COMPILE == "1":
            raise calling.SetupError("no")


def test_nothing_is_installed_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = Installed(tmp_path, monkeypatch)
    for _ in range(2):
        project.install_project(compiled=True)
    assert installed.compiled == ["1"]
    assert stamp.read_stamp()["compiled"]


def test_rules_that_cannot_be_compiled_are_plain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    installed = Installed(tmp_path, monkeypatch)
    installed.fails = True
    project.install_project(compiled=True)
    assert installed.compiled == ["1", "0"]
    assert "sabika-build.log" in capsys.readouterr().out
    assert not stamp.read_stamp()["compiled"]
    assert stamp.read_stamp()["not_compiled"]
    installed.fails = False
    project.install_project(compiled=True)
    assert stamp.read_stamp()["compiled"]
    assert not stamp.read_stamp()["not_compiled"]


@pytest.mark.parametrize(("is_built", "called"), [(True, []), (False, [places.BUILD_CLIENT])])
def test_of_a_client_that_is_built_nothing_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], is_built: bool, called: list[list[str]]
) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(project, "is_built", lambda what: is_built)
    monkeypatch.setattr(project, "call", started.append)
    project.build_client.__wrapped__()
    assert started == called
    assert capsys.readouterr().out == ("" if is_built else "Building the browser client.\n")


@pytest.mark.parametrize("command", ["compile", "check"])
def test_compile_and_check_take_nothing_else(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    """Which is said before anything is set up."""
    for name in ("install_pins", "install_project", "compile_rules", "check"):
        monkeypatch.setattr(run, name, lambda *_, **__: pytest.fail("Something is set up."))
    assert run.main([command, "foo"]) == 2
    told = f"There is no 'run.py {command} foo': '{command}' is called without anything else.\n"
    assert capsys.readouterr().err == told


def test_rules_are_compiled_beside_a_game_by_a_command_that_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[bool] = []

    def compiled(*, beside: bool) -> int:
        given.append(beside)
        return 0

    monkeypatch.setattr(run, "install_pins", lambda for_tests: None)
    monkeypatch.setattr(run, "compile_rules", compiled)
    for arguments in (["compile"], ["compile", project.BESIDE]):
        assert run.main(arguments) == 0
    assert given == [False, True]


@pytest.mark.parametrize(("kept", "installs"), [({}, 1), ({"for_tests": True}, 0)])
def test_what_builds_the_documentation_is_installed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: dict[str, bool], installs: int
) -> None:
    installed: list[str] = []
    monkeypatch.setattr(stamp, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(packages, "install_packages", installed.append)
    stamp.write_stamp(kept)
    for _ in range(2):
        packages.install_for_docs()
    assert installed == ["docs.txt"] * installs


# What is said meanwhile


def test_the_bar_follows_what_pip_fetches_and_installs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packages, "VENV", tmp_path)
    (tmp_path / "pins.txt").write_text("one==1.0 \\\n    --hash=sha256:1\ntwo==2.0 ; sys_platform == 'win32'\n")
    progress = packages.Packages(tmp_path / "pins.txt")
    seen = [progress.fraction()]
    for line in ("Collecting one==1.0\n", "  Downloading one-1.0.whl\n", "Collecting two==2.0\n"):
        progress.heard(line)
        seen.append(progress.fraction())
    (tmp_path / "lib/python3.11/site-packages/one-1.0.dist-info").mkdir(parents=True)
    seen.append(progress.fraction())
    assert seen == [0, 0.25, 0.25, 0.5, 0.75]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_on_a_terminal_a_line_moves_until_it_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Terminal()
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setattr(waiting, "NO_TIME", 0)
    drawn = threading.Event()

    def fraction() -> float:
        if "\r" in screen.getvalue():
            drawn.set()
        return 0.5

    with waiting.Waiting("Installing", fraction):
        assert drawn.wait(60)
    moved, _, last = screen.getvalue().rstrip("\n").rpartition("\r")
    assert moved.startswith(f"Installing [{'#' * 15}{'.' * 15}] 0:")
    assert last.startswith(f"Installing [{'#' * 30}] 0:")


def test_the_bar_never_goes_back() -> None:
    """As it would when a package makes room for another version of itself."""
    done = iter([0.2, 0.5, 0.4, 0.6])
    bar = waiting.Waiting("Installing", lambda: next(done))
    assert [bar.line().count("#") for _ in range(4)] == [6, 15, 15, 18]


def test_of_what_takes_no_time_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Terminal()
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.setattr(waiting, "NO_TIME", 600)
    with waiting.Waiting("Installing"):
        pass
    assert not screen.getvalue()


def test_elsewhere_it_is_said_once(capsys: pytest.CaptureFixture[str]) -> None:
    with waiting.Waiting("Installing", lambda: 0.5):
        pass
    assert capsys.readouterr().out == "Installing.\n"


# What failed, at the end of a run

REPORT = """<testsuites><testsuite>
<testcase classname="tests.cli.test_shell" name="test_good" file="tests/cli/test_shell.py"/>
<testcase classname="tests.cli.test_shell" name="test_bad[1]" file="tests/cli/test_shell.py">
  <failure message="assert 1 == 2&#10; + where">long</failure></testcase>
<testcase classname="tests/panels.test.ts" name="shows it"><error message="gone">long</error></testcase>
</testsuite></testsuites>"""


def test_every_failed_test_is_named_with_the_first_line_of_why(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(REPORT, "utf-8")
    assert list(checks.failures(checks.Check("tests", [], {}, report))) == [
        "tests/cli/test_shell.py::test_bad[1]: assert 1 == 2",
        "tests/panels.test.ts::shows it: gone",
    ]


@pytest.mark.parametrize("content", [None, "<testsuites>"])
def test_tests_that_ended_without_a_report_are_named_all_the_same(tmp_path: Path, content: str | None) -> None:
    report = tmp_path / "report.xml"
    if content is not None:
        report.write_text(content, "utf-8")
    [line] = checks.failures(checks.Check("tests", [], {}, report))
    assert "ended before it could tell" in line


def test_pytest_tells_the_names_that_can_be_run_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a pytest of our own, as run.py starts it."""
    monkeypatch.setattr(checks, "PYTHON", sys.executable)
    monkeypatch.setattr(checks, "REPORTS", tmp_path)
    (tmp_path / "test_odd.py").write_text("def test_it():\n    assert 1 == 2\n\ndef test_other():\n    pass\n", "utf-8")
    check = checks.pytest("tests", "-n", "0", "-p", "no:cacheprovider", "--rootdir", str(tmp_path), str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert not checks.passes(check)
    assert list(checks.failures(check)) == ["test_odd.py::test_it: assert 1 == 2"]


# What is checked before CI does


@pytest.mark.parametrize(
    ("subject", "complaint"),
    [
        ("Give every module a folder of its own", ""),
        ("Bring the words into the module's folder", ""),
        ("x" * 73, "The subject has 73 characters: say it in 72, and the rest below an empty line."),
        ("give every module a folder", "The subject begins with a capital letter and ends without a full stop."),
        ("Give every module a folder.", "The subject begins with a capital letter and ends without a full stop."),
        ("Added a folder", "Say what the commit does, not what was done: instead of 'Added' the plain verb."),
        ("", "Say in one line what the commit does."),
    ],
)
def test_the_subject_of_a_commit_is_checked(tmp_path: Path, subject: str, complaint: str) -> None:
    message = tmp_path / "message"
    message.write_text(f"{subject}\n\nMore.\n", encoding="utf-8")
    script = str(ROOT / ".ci" / "subject.py")
    done = subprocess.run([sys.executable, script, str(message)], capture_output=True, text=True, check=False)
    assert done.stderr.strip() == complaint
    assert bool(done.returncode) == bool(complaint)


def test_the_hooks_run_what_ci_runs() -> None:
    """Before a commit all checks of sources, before a push the very file that CI runs."""
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert "entry: python3 run.py check\n" in hooks
    assert "entry: python3 .ci/subject.py\n" in hooks
    assert "entry: bash .ci/run\n" in hooks
    assert {check.name for check in checks.checks_of_sources()} >= {"ruff check", "mypy", "import contracts"}
