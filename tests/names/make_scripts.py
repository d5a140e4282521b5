"""Writes src/sabika/names/scripts.toml anew, for a new version of Unicode:

    pip install fonttools unicodedata2
    PYTHONPATH=src python tests/names/make_scripts.py

Both packages carry Unicode's tables. Python's own have no scripts and may be older, and names are read in a
browser's tab too: this table is smaller than any package.
"""

import sys
from pathlib import Path
from typing import Final

from fontTools.unicodedata import Scripts, category, script, script_extension  # type: ignore[import-not-found]

from sabika.names import GENERIC

FILE: Final = Path(__file__).parents[2] / "src/sabika/names/scripts.toml"
SHARED: Final = {"Zyyy", "Zinh"}
UNASSIGNED: Final = "Zzzz"


def ranges() -> dict[str, list[str]]:
    """Where the letters, digits and marks of each script lie, by its code. What several scripts use stands at all their
    codes together, and what goes with every script at no code."""
    runs: list[tuple[str, int, int]] = []
    for number in range(sys.maxunicode + 1):
        letter = chr(number)
        if script(letter) == UNASSIGNED:
            continue
        scripts = script_extension(letter)
        anywhere = scripts & SHARED or category(letter)[0] in "PSZC" or GENERIC.match(letter)
        said = "" if anywhere else " ".join(sorted(scripts))
        if runs and runs[-1][0] == said and runs[-1][2] == number - 1:
            runs[-1] = (said, runs[-1][1], number)
        else:
            runs.append((said, number, number))
    found: dict[str, list[str]] = {}
    for said, first, last in runs:
        found.setdefault(said, []).append(f"{first:x}" if first == last else f"{first:x}-{last:x}")
    return found


def version() -> str:
    told = Path(Scripts.__file__).read_text(encoding="utf-8")
    return told.partition("Scripts-")[2].partition(".txt")[0]


if __name__ == "__main__":
    lines = [
        f"# Unicode {version()}, written by tests/names/make_scripts.py",
        *sorted(f'"{scripts}" = "{" ".join(parts)}"' for scripts, parts in ranges().items()),
    ]
    FILE.write_text("\n".join(lines) + "\n", encoding="ascii")
