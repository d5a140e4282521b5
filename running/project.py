"""Sabika itself, installed from its sources: the browser client, the tab, the rules compiled or plain."""

import os
import runpy
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

from running.alone import alone
from running.calling import SetupError, call, pip
from running.owners import refuse_to_write
from running.places import BUILD_CLIENT, BUILD_LOG, LOCK, PYTHON, ROOT, TABBED
from running.stamp import digest, read_stamp, write_stamp
from running.waiting import Waiting, say

PROJECT = ("src", "web", "docs/rules", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE")
COMPILED = (
    "src/sabika/rules",
    "src/sabika/modules",
    "src/sabika/bots",
    "src/sabika/encoding",
    "pyproject.toml",
    "hatch_build.py",
)
"""What the compiled rules and bots are made from."""

BESIDE = "--beside"
"""How a start compiles the rules in a process of its own, at the lowest priority."""
NOT_COMPILED = f"Compiling failed, so the rules run in plain Python; why is in {BUILD_LOG.relative_to(ROOT)}."


def install_project(compiled: bool) -> None:
    """Install Sabika itself, unless the sources are those installed before."""
    wanted = project_digest()
    if is_installed(wanted, compiled):
        return
    refuse_to_write()
    with alone(LOCK):
        # Another may have done it meanwhile.
        if is_installed(wanted, compiled):
            return
        stamp = read_stamp()
        build_client()
        sources = digest(ROOT, *COMPILED)
        command = ("install", "--force-reinstall", "--no-deps", "--no-build-isolation", str(ROOT))
        if compiled:
            try:
                with Waiting("Installing Sabika with compiled rules"):
                    pip(*command, SABIKA_COMPILE="1", CC=compiler())
                stamp |= {"compiled_from": sources, "not_compiled": None}
            except SetupError:
                say(NOT_COMPILED)
                stamp["not_compiled"] = sources
                compiled = False
        if not compiled:
            with Waiting("Installing Sabika"):
                pip(*command, SABIKA_COMPILE="0")
        write_stamp(stamp | {"project": wanted, "compiled": compiled})


def is_installed(wanted: str, compiled: bool) -> bool:
    stamp = read_stamp()
    return bool(stamp.get("project") == wanted and stamp.get("compiled") == compiled)


def project_digest() -> str:
    """Of all that an installation is made from."""
    tab = TABBED.read_text(encoding="utf-8") if TABBED.exists() else ""
    return f"{digest(ROOT, *PROJECT)} {tab}".strip()


def compile_rules(*, beside: bool) -> int:
    """Now, or beside something that is more important."""
    if beside and os.name == "posix":
        os.nice(19)
    if not can_compile():
        raise SetupError("The rules cannot be compiled here: there is no C compiler, or Python's headers are missing.")
    install_project(compiled=True)
    return 0 if read_stamp()["compiled"] else 1


def compile_beside() -> None:
    """In a process that lives on when whatever is started here ends."""
    detached: dict[str, Any] = {"start_new_session": True}
    if sys.platform == "win32":
        detached = {"creationflags": subprocess.IDLE_PRIORITY_CLASS | subprocess.CREATE_NO_WINDOW}
    silent = subprocess.DEVNULL
    command = [str(PYTHON), str(ROOT / "run.py"), "compile", BESIDE]
    subprocess.Popen(command, stdin=silent, stdout=silent, stderr=silent, **detached)


@cache
def build_client() -> None:
    """Left to web/node.py, if it has changed."""
    if not is_built("build"):
        with Waiting("Building the browser client"):
            call(BUILD_CLIENT)


@cache
def build_tab() -> None:
    """Left to web/node.py as well."""
    if not is_built("tab"):
        with Waiting("Building what the game needs without a server"):
            call([str(PYTHON), str(ROOT / "web/node.py"), "tab"])


def is_built(what: str) -> bool:
    return bool(runpy.run_path(str(ROOT / "web/node.py"))["is_built"](what))


def draw_pictures() -> None:
    """Left to web/node.py as well: those of the rules, for pages that run no program."""
    with Waiting("Drawing the pictures of the rules"):
        call([str(PYTHON), str(ROOT / "web/node.py"), "pictures"])


def can_compile() -> bool:
    """Whether there is a C compiler with Python's headers, and nobody asked for plain Python."""
    if os.environ.get("SABIKA_COMPILE") == "0" or not compiler():
        return False
    headers = subprocess.check_output(
        [PYTHON, "-ISc", "import sysconfig; print(sysconfig.get_path('include'))"], text=True
    )
    return Path(headers.strip(), "Python.h").is_file()


def compiler() -> str:
    candidates = (os.environ.get("CC"), "cc", "gcc", "clang")
    return next((name for name in candidates if name and shutil.which(name.split()[0])), "")
