"""Builds the site and shows it in this machine's browsers: `python3 run.py docs`, which sets up what this needs."""

import argparse
import contextlib
import shutil
import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, NoReturn

from pages.links import faults
from pages.rulebook import PICTURES

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "build/docs"
HOST = "127.0.0.1"


class Arguments(argparse.ArgumentParser):
    """Refuses in one sentence."""

    def error(self, message: str) -> NoReturn:
        sys.exit(f"{message[0].upper()}{message[1:]}; python3 run.py docs --help says what there is.")


def main() -> int:
    parser = Arguments("run.py docs", description="Builds the documentation as a site, then shows it.")
    parser.add_argument("--build-only", action="store_true", help="build it, and show it to nobody")
    parser.add_argument("--out", type=Path, default=BUILT, help="the folder to build into; build/docs")
    parser.add_argument("--port", type=int, default=8010, help="where to show it; 8010")
    arguments = parser.parse_args()
    out = arguments.out.resolve()
    # What cannot be done is said before the work.
    if out.exists() and not (out.is_dir() and ((out / ".buildinfo").exists() or not any(out.iterdir()))):
        sys.exit(f"{out} holds something else: name an empty folder with --out.")
    server = None if arguments.build_only else serving(out, arguments.port)
    if not (PICTURES / "pictures.css").exists():
        sys.exit("The pictures of the rules are missing: python web/node.py pictures draws them.")
    build(ROOT, out)
    if server:
        print(f"The documentation is at http://{HOST}:{server.server_port}/ until Ctrl-C.", flush=True)
        with contextlib.suppress(KeyboardInterrupt):
            server.serve_forever()
    return 0


def build(root: Path, out: Path) -> None:
    """Build the site of a project anew; ends with a sentence when it has faults."""
    from sphinx.cmd.build import main as sphinx

    shutil.rmtree(out, ignore_errors=True)
    print("Building the documentation.", flush=True)
    trees = out.with_name(f"{out.name}-trees")
    options = ["-q", "--fresh-env", "--fail-on-warning", "--doctree-dir", str(trees), "--conf-dir", str(root / "docs")]
    failed = sphinx([*options, str(root), str(out)])
    shutil.rmtree(trees, ignore_errors=True)
    found = [*faults(out)]
    for line in found:
        print(line, file=sys.stderr)
    if failed or found:
        sys.exit("The documentation has the faults above.")


class Quiet(SimpleHTTPRequestHandler):
    """Hands out files without a word."""

    def log_message(self, format: str, *args: Any) -> None:
        pass


def serving(folder: Path, port: int) -> ThreadingHTTPServer:
    try:
        return ThreadingHTTPServer((HOST, port), partial(Quiet, directory=str(folder)))
    except (OSError, OverflowError) as error:
        sys.exit(f"Port {port} cannot be used ({getattr(error, 'strerror', None) or error}): name another with --port.")


if __name__ == "__main__":
    sys.exit(main())
