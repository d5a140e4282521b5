"""What CI installs is made as everybody else makes it: built apart, and tried in an empty environment."""

from pathlib import Path

import pytest
from running import calling, checks, project, stamp, wheels

PLAIN = "sabika-1-py3-none-any.whl"
COMPILED = "sabika-1-cp311-cp311-linux.whl"


class Made:
    """Programs that only note what they were asked for; building leaves a wheel."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, fails_at: str = "nothing") -> None:
        self.done: list[str] = []
        self.fails_at = fails_at
        monkeypatch.setattr(stamp, "STAMP", folder / "stamp")
        monkeypatch.setattr(project, "LOCK", folder / "lock")
        monkeypatch.setattr(wheels, "project_digest", lambda: "today")
        monkeypatch.setattr(wheels, "install_project", lambda compiled: self.done.append(f"for playing, {compiled}"))
        monkeypatch.setattr(wheels, "LIMITS", folder / "build/limits.txt")
        for name in ("WHEELS", "EMPTY"):
            monkeypatch.setattr(wheels, name, folder / name)
        monkeypatch.setattr(wheels, "call", self._call)
        monkeypatch.setattr(wheels, "pip", self._pip)

    def _pip(self, *arguments: str) -> None:
        where = "in empty" if arguments[0] == "--python" else "here"
        self._do(f"install {Path(arguments[-1]).name} {where}")

    def _call(self, command: list[str], SABIKA_COMPILE: str = "", **_: str) -> None:  # noqa: N803
        what = Path(command[2]).name
        self._do(what)
        if what == "build":
            wheels.WHEELS.mkdir(exist_ok=True)
            (wheels.WHEELS / (COMPILED if SABIKA_COMPILE == "1" else PLAIN)).touch()

    def _do(self, what: str) -> None:
        self.done.append(what)
        if self.fails_at in what:
            raise calling.SetupError("It failed.")


def test_ci_installs_a_wheel_that_was_tried_in_an_empty_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = Made(tmp_path, monkeypatch)
    assert wheels.install_from_wheel(compiled=True) == ""
    plain = ["build", f"install {PLAIN} in empty", "wheel.py"]
    compiled = ["build", f"install {COMPILED} in empty", "wheel.py"]
    assert made.done == ["venv", *plain, *compiled, f"install {COMPILED} here"]
    assert stamp.read_stamp() == {"project": "today", "compiled": True, "tried": "today compiled"}
    made.done.clear()
    assert wheels.install_from_wheel(compiled=True) == ""
    assert made.done == []


def test_without_a_compiler_ci_tries_the_plain_wheel_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Made(tmp_path, monkeypatch)
    assert wheels.install_from_wheel(compiled=False) == ""
    assert made.done == ["venv", "build", f"install {PLAIN} in empty", "wheel.py", f"install {PLAIN} here"]


@pytest.mark.parametrize("fails_at", ["build", "cp311", "wheel.py", "here"])
def test_a_wheel_that_fails_is_told_and_the_rest_is_tested_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails_at: str
) -> None:
    made = Made(tmp_path, monkeypatch, fails_at)
    assert wheels.install_from_wheel(compiled=True) == "It failed."
    assert made.done[-1] == "for playing, True"
    assert "tried" not in stamp.read_stamp()


@pytest.mark.parametrize(("ci", "installs", "wrong"), [("1", "wheel", "It failed."), ("", "project", "")])
def test_only_ci_makes_wheels(monkeypatch: pytest.MonkeyPatch, ci: str, installs: str, wrong: str) -> None:
    """Whoever changes the sources would wait for them, and for the network, at every change."""
    installed: list[str] = []

    def from_wheel(compiled: bool) -> str:
        installed.append("wheel")
        return "It failed."

    monkeypatch.setenv("CI", ci)
    monkeypatch.setattr(checks, "install_project", lambda compiled: installed.append("project"))
    monkeypatch.setattr(checks, "install_from_wheel", from_wheel)
    assert checks.install(compiled=True) == wrong
    assert installed == [installs]


def test_wheels_are_made_with_the_pinned_versions() -> None:
    marked = 'two==2.0 ; os_name == "nt"'
    pins = f"one==1.0 \\\n    --hash=sha256:1 \\\n    --hash=sha256:2\n{marked} \\\n    --hash=sha256:3\n"
    assert wheels.limits(pins) == f"one==1.0\n{marked}\n"
