"""What the set-up does not do unasked, and what it says in a clone that is not ours."""

import builtins
import io
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
import run
from running import alone, asking, browsers, calling, checks, owners, packages, project, stamp

# Packages of the system


class Debian:
    """A Debian machine on which we are root, unless it is said otherwise."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch
        self.asked: list[str] = []
        monkeypatch.setattr(asking.Consent, "given", False)
        monkeypatch.delenv("CI", raising=False)
        monkeypatch.setattr(asking, "has_apt", lambda: True)
        self.user(0)
        self.answers("")
        self.terminal(False)

    def user(self, number: int) -> None:
        self._patch.setattr(os, "geteuid", lambda: number)

    def terminal(self, there: bool) -> None:
        for name in ("stdin", "stdout"):
            screen = io.StringIO()
            screen.isatty = lambda: there  # type: ignore[method-assign]
            self._patch.setattr(sys, name, screen)

    def answers(self, text: str | None) -> None:
        def answer(question: str) -> str:
            self.asked.append(question)
            if text is None:
                raise EOFError
            return text

        self._patch.setattr(builtins, "input", answer)

    def may_install(self) -> bool:
        return asking.may_install(["xvfb"], "Testing")


@pytest.fixture
def debian(monkeypatch: pytest.MonkeyPatch) -> Debian:
    return Debian(monkeypatch)


@pytest.mark.parametrize(
    ("answer", "allowed"),
    [("y", True), (" Yes ", True), ("", False), ("yesterday", False), (None, False)],
)
def test_at_a_terminal_somebody_is_asked(debian: Debian, answer: str | None, allowed: bool) -> None:
    debian.terminal(True)
    debian.answers(answer)
    assert debian.may_install() is allowed
    assert debian.asked == ["Testing needs packages of Debian: xvfb. Install them with apt-get now? [y/N] "]


def test_where_nobody_can_answer_nothing_is_installed(debian: Debian) -> None:
    assert not debian.may_install()
    assert debian.asked == []


def test_ci_and_yes_need_no_question(debian: Debian, monkeypatch: pytest.MonkeyPatch) -> None:
    debian.terminal(True)
    monkeypatch.setenv("CI", "1")
    assert debian.may_install()
    monkeypatch.delenv("CI")
    monkeypatch.setattr(asking.Consent, "given", True)
    assert debian.may_install()
    assert debian.asked == []


def test_whoever_cannot_install_is_not_asked(debian: Debian) -> None:
    debian.terminal(True)
    debian.answers("y")
    debian.user(1000)
    assert not debian.may_install()
    assert debian.asked == []


def test_yes_stands_before_the_command_and_is_no_part_of_it(debian: Debian, monkeypatch: pytest.MonkeyPatch) -> None:
    """`admin restore` and others have a --yes of their own."""
    started: list[list[str]] = []

    def sabika(arguments: list[str]) -> int:
        started.append(arguments)
        return 0

    monkeypatch.setattr(run, "install_pins", lambda for_tests: None)
    monkeypatch.setattr(run, "sabika", sabika)
    run.main(["admin", "restore", "x", "--yes"])
    assert not debian.may_install()
    run.main(["--yes", "play", "--port", "0"])
    assert debian.may_install()
    assert started == [["admin", "restore", "x", "--yes"], ["play", "--port", "0"]]


@pytest.mark.parametrize(("user", "line"), [(0, "apt-get install "), (1000, "sudo apt-get install ")])
def test_without_a_yes_the_line_to_run_is_told(
    debian: Debian, monkeypatch: pytest.MonkeyPatch, user: int, line: str
) -> None:
    called: list[list[str]] = []
    monkeypatch.setattr(packages, "has_apt", lambda: True)
    monkeypatch.setattr(packages, "call", called.append)
    debian.user(user)
    with pytest.raises(calling.SetupError) as told:
        packages.install_venv_module()
    assert str(told.value).endswith(f" {line}{'python{}.{}-venv'.format(*sys.version_info[:2])}")
    assert "\n" not in str(told.value)
    assert called == []
    if user == 0:
        monkeypatch.setattr(asking.Consent, "given", True)
        packages.install_venv_module()
        assert [command[1] for command in called] == ["update", "install"]


@pytest.mark.parametrize(("allowed", "installed"), [(True, ["Firefox"]), (False, [])])
def test_browsers_for_tests_are_installed_if_that_is_allowed(
    monkeypatch: pytest.MonkeyPatch, allowed: bool, installed: list[str]
) -> None:
    """And asked for with all packages that it takes, before anything begins that takes long."""
    asked: list[list[str]] = []

    def may_install(names: list[str], why: str) -> bool:
        asked.append(names)
        return allowed

    monkeypatch.setattr(checks, "missing_browsers", lambda: ["Firefox"])
    monkeypatch.setattr(checks, "may_install", may_install)
    assert checks.browsers_to_install() == installed
    assert asked == [["firefox-esr"]]
    assert browsers.packages_of(["Chromium", "WebKit"]) == ["chromium-headless-shell", "webkit2gtk-driver", "xvfb"]


# Whose clone it is


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One that belongs to somebody else."""
    for module in (owners, packages):
        monkeypatch.setattr(module, "VENV", tmp_path / ".venv")
        monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(packages, "PYTHON", tmp_path / ".venv/python")
    monkeypatch.setattr(packages, "UNFINISHED", tmp_path / ".venv/unfinished")
    monkeypatch.setattr(stamp, "STAMP", tmp_path / ".venv/stamp")
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    monkeypatch.setattr(Path, "owner", lambda path: "ana")
    return tmp_path


def refused(clone: Path, begin: Callable[[], object]) -> str:
    with pytest.raises(calling.SetupError) as told:
        begin()
    assert "\n" not in str(told.value)
    assert str(clone) in str(told.value)
    return str(told.value)


def test_a_clone_of_somebody_else_is_not_set_up(clone: Path) -> None:
    told = refused(clone, lambda: packages.install_pins(for_tests=False))
    assert "Let ana start it there once" in told
    assert "copy the folder to a place of your own" in told
    assert list(clone.iterdir()) == []


def test_a_read_only_clone_is_not_set_up(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(owners, "is_read_only", lambda folder: True)
    told = refused(clone, lambda: packages.install_pins(for_tests=False))
    assert "which is read-only: copy the folder to a place where you may write" in told


def test_what_somebody_else_has_set_up_half_is_left_alone(clone: Path) -> None:
    (clone / ".venv").mkdir()
    (clone / ".venv/unfinished").touch()
    refused(clone, lambda: packages.install_pins(for_tests=False))
    assert (clone / ".venv/unfinished").exists()


def test_a_clone_that_somebody_else_has_set_up_is_used(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (clone / ".venv").mkdir()
    (clone / ".venv/python").touch()
    (clone / "requirements").mkdir()
    pins = stamp.digest(clone, "requirements")
    stamp.write_stamp(
        {"place": str(clone / ".venv"), "pins": pins, "for_tests": False, "project": "x", "compiled": True}
    )
    packages.install_pins(for_tests=False)
    monkeypatch.setattr(project, "project_digest", lambda: "x")
    monkeypatch.setattr(project, "LOCK", clone / "no-such-folder/lock")
    project.install_project(compiled=True)
    monkeypatch.setattr(project, "project_digest", lambda: "changed since")
    refused(clone, lambda: project.install_project(compiled=True))


# One after the other


def test_two_do_not_install_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    waits, order = threading.Event(), list[str]()
    monkeypatch.setattr(alone, "time", SimpleNamespace(sleep=lambda _: waits.set()))

    def second() -> None:
        with alone.alone(tmp_path / "build/lock"):
            order.append("second")

    with alone.alone(tmp_path / "build/lock"):
        beside = threading.Thread(target=second)
        beside.start()
        assert waits.wait(60)
        order.append("first")
    beside.join()
    assert order == ["first", "second"]
    assert "Waiting for another set-up." in capsys.readouterr().out


def test_a_second_start_waits_for_the_first_and_does_not_remove_what_it_makes(
    clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits, made = threading.Event(), list[bool]()
    monkeypatch.setattr(os, "access", lambda path, mode: True)
    monkeypatch.setattr(alone, "time", SimpleNamespace(sleep=lambda _: waits.set()))
    monkeypatch.setattr(packages, "SETTING_UP", clone / "build/setting-up")
    second = threading.Thread(target=lambda: packages.install_pins(for_tests=False))

    def make(for_tests: bool) -> None:
        (clone / ".venv").mkdir()
        (clone / ".venv/unfinished").touch()
        second.start()
        assert waits.wait(60)
        (clone / ".venv/python").touch()
        stamp.write_stamp(packages.wanted_pins(for_tests))
        (clone / ".venv/unfinished").unlink()
        made.append(for_tests)

    monkeypatch.setattr(packages, "set_up", make)
    packages.install_pins(for_tests=False)
    second.join()
    assert made == [False]
