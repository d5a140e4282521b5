"""Checks that all files name the same version: `python3 .ci/release.py`; with a tag (`v0.1.0`), that it may go out."""

import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
UNRELEASED = "unreleased"


def wrong_with(root: Path, tag: str = "") -> Iterator[str]:
    """A sentence for everything that has to be mended before the version goes out, or before it is merged."""
    version = tomllib.loads(text_of(root / "pyproject.toml"))["project"]["version"]
    newest = re.search(r"^## (\S+) \((.+)\)$", text_of(root / "CHANGELOG.md"), re.MULTILINE)
    if not newest or newest[1] != version:
        yield f"CHANGELOG.md begins with another version than {version}, that of pyproject.toml."
        return
    day = newest[2]
    if day != UNRELEASED and not re.fullmatch(r"\d{4}-\d\d-\d\d", day):
        yield f"CHANGELOG.md says {day!r} where a day such as 2026-01-31 belongs, or {UNRELEASED}."
    citation = dict(
        re.findall(r"^(version|date-released): \"?([^\"\n]+)", text_of(root / "CITATION.cff"), re.MULTILINE)
    )
    if citation.get("version") != version:
        yield f"CITATION.cff names another version than {version}."
    if citation.get("date-released", UNRELEASED) != day:
        yield f"CITATION.cff (date-released) and CHANGELOG.md do not name the same day for {version}."
    if tag and tag != f"v{version}":
        yield f"The tag is {tag}, the version {version}."
    if tag and day == UNRELEASED:
        yield f"CHANGELOG.md calls {version} {UNRELEASED}: write the day of the release there."


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


if __name__ == "__main__":
    sys.exit("\n".join(wrong_with(ROOT, *sys.argv[1:2])) or 0)
