"""Wheels as everybody else makes them: built where there is nothing but what building asks for, and tried where there
is nothing but the wheel and what it needs."""

import re
import shutil
from pathlib import Path

from running.alone import alone
from running.calling import SetupError, call, pip
from running.places import BIN, LOCK, PINS, PYTHON, ROOT
from running.project import compiler, install_project, project_digest
from running.stamp import read_stamp, write_stamp
from running.waiting import Waiting

WHEELS = ROOT / "build/wheels"
EMPTY = ROOT / "build/empty"
PYTHON_IN_EMPTY = EMPTY / BIN.name / PYTHON.name
LIMITS = ROOT / "build/limits.txt"
BUILD = [str(PYTHON), "-m", "build", f"--outdir={WHEELS}", f"--dependency-constraints-txt={LIMITS}", str(ROOT)]


def install_from_wheel(compiled: bool) -> str:
    """Install Sabika from a wheel that was made apart and tried, unless that was done before; where it fails, as for
    playing. What went wrong; empty if nothing did."""
    project = project_digest()
    wanted = f"{project} {'compiled' if compiled else 'plain'}"
    if read_stamp().get("tried") == wanted:
        return ""
    try:
        wheel = wheel_made_apart(compiled)
        with alone(LOCK):
            pip("install", "--force-reinstall", "--no-deps", str(wheel))
            write_stamp(read_stamp() | {"project": project, "compiled": compiled, "tried": wanted})
    except SetupError as error:
        install_project(compiled)
        return str(error)
    return ""


def wheel_made_apart(compiled: bool) -> Path:
    """A wheel by `python -m build`, after it was tried in an empty environment. It is compiled if that can be done; a
    plain one, which goes by way of the source package, comes before it."""
    for folder in (WHEELS, EMPTY):
        shutil.rmtree(folder, ignore_errors=True)
    LIMITS.parent.mkdir(exist_ok=True)
    LIMITS.write_text(limits((PINS / "dev.txt").read_text(encoding="utf-8")), encoding="utf-8")
    call([str(PYTHON), "-m", "venv", "--without-pip", str(EMPTY)])
    with Waiting("Building a plain wheel and trying it in an empty environment"):
        call(BUILD, SABIKA_COMPILE="0", SABIKA_CLIENT="1", SABIKA_TAB="0")
        [wheel] = WHEELS.glob("*-none-any.whl")
        install_in_empty(wheel)
        try_installed("--plain")
    if not compiled:
        return wheel
    with Waiting("Building a compiled wheel and trying it in an empty environment"):
        # From the clone: what was compiled before is kept there.
        call([*BUILD, "--wheel"], SABIKA_COMPILE="1", SABIKA_CLIENT="1", SABIKA_TAB="0", CC=compiler())
        [wheel] = set(WHEELS.glob("*.whl")) - {wheel}
        install_in_empty(wheel, "--force-reinstall", "--no-deps")
        try_installed()
    return wheel


def install_in_empty(wheel: Path, *how: str) -> None:
    pip("--python", str(PYTHON_IN_EMPTY), "install", *how, f"--constraint={LIMITS}", str(wheel))


def try_installed(*how: str) -> None:
    # Alone: no sources lie where they could be taken for what is installed.
    call([str(PYTHON_IN_EMPTY), "-I", str(ROOT / ".ci/wheel.py"), *how])


def limits(pins: str) -> str:
    """The pinned versions without their hashes, so that the outcome is the same tomorrow: an empty environment asks for
    ranges, and has no hash of a wheel that was made just now."""
    return "".join(f"{pin}\n" for pin in re.findall(r"^([\w.-]+==[^\\\n]+?) *\\?$", pins, re.MULTILINE))
