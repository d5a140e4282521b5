"""The environment in .venv with its pinned packages."""

import importlib.util
import re
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from running.alone import alone
from running.asking import has_apt, line_to_run, may_install
from running.calling import SetupError, call, pip
from running.owners import refuse_to_write
from running.places import BUILD_CLIENT, PINS, PYTHON, ROOT, SETTING_UP, UNFINISHED, VENV
from running.stamp import digest, read_stamp, write_stamp
from running.waiting import Waiting, say

SPACE = {"playing": 800 * 10**6, "testing": 2_600 * 10**6}
"""Bytes a new .venv may need while it is being made."""


def install_pins(for_tests: bool) -> None:
    """Make .venv if need be and install the pinned packages, unless that was done before."""
    if not is_set_up(for_tests):
        refuse_to_write()
        with alone(SETTING_UP):
            # Another may have done it meanwhile.
            if not is_set_up(for_tests):
                set_up(for_tests)


def is_set_up(for_tests: bool) -> bool:
    return is_whole() and wanted_pins(for_tests).items() <= read_stamp().items()


def is_whole() -> bool:
    """Neither half made nor moved here from elsewhere: its scripts would not start."""
    return not UNFINISHED.exists() and PYTHON.exists() and read_stamp().get("place", str(VENV)) == str(VENV)


def wanted_pins(for_tests: bool) -> dict[str, Any]:
    return {"place": str(VENV), "pins": digest(ROOT, "requirements"), "for_tests": for_tests or has_tests()}


def has_tests() -> bool:
    """Whether what tests need was installed: it stays."""
    return is_whole() and bool(read_stamp().get("for_tests"))


def set_up(for_tests: bool) -> None:
    wanted = wanted_pins(for_tests)
    for_tests = wanted["for_tests"]
    stamp = read_stamp()
    if not is_whole():
        shutil.rmtree(VENV, ignore_errors=True)
        stamp = {}
    if VENV.exists():
        say("Updating the packages in .venv.")
        UNFINISHED.touch()
    else:
        space = SPACE["testing" if for_tests else "playing"]
        if shutil.disk_usage(ROOT).free < space:
            raise SetupError(f"The set-up needs {space // 10**6} MB on this disk: free some space, then start again.")
        say("Setting up Sabika in .venv, once.")
        VENV.mkdir()
        UNFINISHED.touch()
        make_venv()
    if for_tests:
        install_packages("dev.txt")
    else:
        # The browser client needs Node alone, which is among what building needs.
        install_packages("build.txt")
        with ThreadPoolExecutor(max_workers=1) as beside:
            client = beside.submit(call, BUILD_CLIENT)
            install_packages("runtime.txt")
            with Waiting("Building the browser client"):
                client.result()
    write_stamp(stamp | wanted)
    UNFINISHED.unlink()


def install_for_docs() -> None:
    """What builds pages, unless it is there with all that tests need."""
    stamp = read_stamp()
    wanted = digest(ROOT, "requirements/docs.txt")
    if not stamp.get("for_tests") and stamp.get("docs") != wanted:
        install_packages("docs.txt")
        write_stamp(stamp | {"docs": wanted})


def install_packages(name: str) -> None:
    progress = Packages(PINS / name)
    with Waiting(f"Installing the packages of requirements/{name}", progress.fraction):
        pip("install", "--require-hashes", f"--requirement={PINS / name}", heard=progress.heard)


class Packages:
    """How far pip has come with a list of pins: it fetches all packages, then it installs them."""

    def __init__(self, pins: Path) -> None:
        self._wanted = len(re.findall(r"^[\w.-]+==", pins.read_text(encoding="utf-8"), re.MULTILINE))
        self._before = self._installed()
        self._fetched = 0

    def heard(self, line: str) -> None:
        self._fetched += line.startswith(("Collecting ", "Requirement already "))

    def fraction(self) -> float:
        # Pins for other systems are neither fetched nor installed, so the end may come early.
        done = self._fetched + self._installed() - self._before
        return min(done / (2 * self._wanted), 1.0)

    @staticmethod
    def _installed() -> int:
        return sum(1 for folder in ("lib/*/", "Lib/") for _ in VENV.glob(f"{folder}site-packages/*.dist-info"))


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
    if not has_apt():
        raise SetupError("This Python cannot make environments: install its ensurepip or pip, then start again.")
    if not may_install([package], "Setting up Sabika"):
        raise SetupError(f"Python's venv module is missing. Run this, then start again: {line_to_run([package])}")
    say(f"Installing {package} with apt-get.")
    call(["apt-get", "update", "-qq"])
    call(["apt-get", "install", "-y", "-qq", package])
