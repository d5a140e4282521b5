"""The files of the site: the client as it was built, made to lie in any folder, and Python with the rules beside it.

The folder is made whole under another name and then put in its place: whoever serves it never serves half of it.
"""

import json
import shutil
import tempfile
from pathlib import Path
from typing import Final

from sabika.cli.site import pages
from sabika.record.record import made_by
from sabika.rules.core.errors import BadInput

PACKAGE: Final = Path(__file__).parents[2]
CLIENT: Final = PACKAGE / "client"
TABBED: Final = PACKAGE / "tabbed"
MARK: Final = "site.json"
"""Says that a folder was made here, and may be made anew."""
NOT_SENT: Final = {"built-from"}
BUILDING: Final = "In a checkout, python3 run.py site builds it."


def make(out: Path) -> None:
    """Make the folder, in place of an earlier one."""
    check(out)
    out.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{out.name}-", dir=out.parent) as beside:
        made = Path(beside, "made")
        fill(made)
        if out.exists():
            out.rename(Path(beside, "earlier"))
        made.rename(out)


def check(out: Path) -> None:
    if not (CLIENT / "index.html").is_file():
        raise BadInput(f"The game for the browser is not built. {BUILDING}")
    if not (TABBED / "tab.json").is_file():
        raise BadInput(f"What the game needs without a server is not built. {BUILDING}")
    if out.is_dir() and any(out.iterdir()) and not (out / MARK).is_file():
        raise BadInput(f"The folder {out} holds something else. Name another one with --out.")
    if out.exists() and not out.is_dir():
        raise BadInput(f"{out} is a file. Name a folder with --out.")


def fill(made: Path) -> None:
    copy(CLIENT, made)
    copy(TABBED, made / "tab")
    # They would be sent in place of what is written below.
    for packed in (*made.glob("*.html.*"), *made.glob("*.webmanifest.*"), *made.glob("service-worker.js.*")):
        packed.unlink()
    for name, rewritten in pages.REWRITTEN.items():
        file = made / name
        file.write_text(rewritten(file.read_text("utf-8")), "utf-8")
    worker = made / "service-worker.js"
    first = (made / "index.html").read_text("utf-8")
    worker.write_text(pages.worker(worker.read_text("utf-8"), first.encode(), parts(made)), "utf-8")
    elsewhere = pages.elsewhere(first)
    (made / "404.html").write_text(elsewhere, "utf-8")
    (made / "_headers").write_text(pages.headers(first, elsewhere), "utf-8")
    # Otherwise some web spaces leave out files whose names begin with an underscore.
    (made / ".nojekyll").touch()
    (made / MARK).write_text(json.dumps({"made_by": made_by()}) + "\n", "utf-8")


def copy(folder: Path, to: Path) -> None:
    """All that is sent of a folder. Who may read it says the umask, and not who installed what is copied."""
    to.mkdir()
    for entry in folder.iterdir():
        if entry.is_dir():
            copy(entry, to / entry.name)
        elif entry.name not in NOT_SENT:
            shutil.copyfile(entry, to / entry.name)


def parts(made: Path) -> dict[str, bytes]:
    """What a browser needs besides the client, by address: licences and packed copies are for others."""
    listed = json.loads((made / "tab/tab.json").read_text("utf-8"))["files"]
    return {name: (made / name).read_bytes() for name in ("tab/tab.json", *(f"tab/{file}" for file in listed.values()))}


def megabytes(folder: Path) -> float:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) / 10**6
