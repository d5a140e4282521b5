"""The set-up script: what makes it install again, and what it says when it cannot."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import run


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "src/package").mkdir(parents=True)
    (tmp_path / "src/package/code.py").write_text("x = 1\n")
    (tmp_path / "settings.toml").write_text("")
    return tmp_path


def digest(project: Path) -> str:
    return run.digest(project, "src", "settings.toml", "not-there.md")


def test_digest_stays_when_nothing_changes(project: Path) -> None:
    assert digest(project) == digest(project)


@pytest.mark.parametrize(
    "change",
    [
        lambda project: (project / "src/package/code.py").write_text("x = 2\n"),
        lambda project: (project / "src/package/code.py").rename(project / "src/package/other.py"),
        lambda project: (project / "src/package/code.py").unlink(),
        lambda project: (project / "src/new.py").touch(),
        lambda project: (project / "settings.toml").write_text("a = 1\n"),
        lambda project: (project / "not-there.md").touch(),
    ],
    ids=["changed", "renamed", "removed", "added", "changed single file", "added single file"],
)
def test_digest_changes_with_the_files(project: Path, change: Callable[[Path], object]) -> None:
    before = digest(project)
    change(project)
    assert digest(project) != before


def test_digest_does_not_see_caches(project: Path) -> None:
    before = digest(project)
    (project / "src/package/__pycache__").mkdir()
    (project / "src/package/__pycache__/code.pyc").touch()
    assert digest(project) == before


@pytest.mark.parametrize(
    ("output", "sentence"),
    [
        ("OSError: [Errno 28] No space left on device", "disk is full"),
        ("Retrying after connection broken by 'NewConnectionError(...)'", "network"),
        ("THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "package index"),
    ],
)
def test_known_causes_become_one_sentence(output: str, sentence: str) -> None:
    told = run.cause(f"first line\n{output}\nlast line")
    assert told is not None
    assert sentence in told
    assert "\n" not in told


def test_unknown_cause_shows_the_end_of_the_output(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "BUILD_LOG", tmp_path / "log")
    with pytest.raises(run.SetupError, match=r"(?s)line 99.*start again") as failure:
        run.call([sys.executable, "-c", "for n in range(100): print('line', n)\nraise SystemExit(1)"])
    assert "line 50" not in str(failure.value)


@pytest.mark.parametrize("content", [None, "", "[]", "{"])
def test_unreadable_stamp_counts_as_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str | None) -> None:
    monkeypatch.setattr(run, "STAMP", tmp_path / "stamp")
    if content is not None:
        run.STAMP.write_text(content)
    assert run.read_stamp() == {}


def test_compiling_can_be_switched_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SABIKA_COMPILE", "0")
    assert not run.can_compile()


def test_no_command_shows_the_usage() -> None:
    shown = subprocess.run([sys.executable, run.__file__], capture_output=True, text=True)
    assert shown.returncode == 2
    assert "run.py play" in shown.stdout


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
    assert list(run.failures(run.Check("tests", [], {}, report))) == [
        "tests/cli/test_shell.py::test_bad[1]: assert 1 == 2",
        "tests/panels.test.ts::shows it: gone",
    ]


@pytest.mark.parametrize("content", [None, "<testsuites>"])
def test_tests_that_ended_without_a_report_are_named_all_the_same(tmp_path: Path, content: str | None) -> None:
    report = tmp_path / "report.xml"
    if content is not None:
        report.write_text(content, "utf-8")
    [line] = run.failures(run.Check("tests", [], {}, report))
    assert "ended before it could tell" in line


def test_pytest_tells_the_names_that_can_be_run_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a pytest of our own, as run.py starts it."""
    monkeypatch.setattr(run, "PYTHON", sys.executable)
    monkeypatch.setattr(run, "REPORTS", tmp_path)
    (tmp_path / "test_odd.py").write_text("def test_it():\n    assert 1 == 2\n\ndef test_other():\n    pass\n", "utf-8")
    check = run.pytest("tests", "-n", "0", "-p", "no:cacheprovider", "--rootdir", str(tmp_path), str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert not run.passes(check)
    assert list(run.failures(check)) == ["test_odd.py::test_it: assert 1 == 2"]


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
    script = str(run.ROOT / ".ci" / "subject.py")
    done = subprocess.run([sys.executable, script, str(message)], capture_output=True, text=True, check=False)
    assert done.stderr.strip() == complaint
    assert bool(done.returncode) == bool(complaint)


def test_the_hooks_run_what_ci_runs() -> None:
    """Before a commit all checks of sources, before a push the very file that CI runs."""
    hooks = (run.ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert "entry: python3 run.py check\n" in hooks
    assert "entry: python3 .ci/subject.py\n" in hooks
    assert "entry: bash .ci/run\n" in hooks
    assert {check.name for check in run.checks_of_sources()} >= {"ruff check", "mypy", "import contracts"}
