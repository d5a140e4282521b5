"""Draws the curve of learning from the lines of `strength.py`: light or dark, as whoever looks at it has it.

python examples/curve.py strength.csv docs/pictures/learning.svg
"""

import argparse
import csv
from collections.abc import Sequence
from html import escape
from math import isfinite
from pathlib import Path
from typing import Final, NamedTuple

WIDTH: Final = 760
HEIGHT: Final = 380
LEFT, RIGHT, TOP, BOTTOM = 60, 110, 56, 52
COLOURS: Final = {"random": ("#1f6f8b", "#6fb9d6"), "greedy": ("#9c3d1e", "#e39a5f")}
"""By opponent, by day and by night."""
LOOK: Final = """
  svg { font: 14px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif; }
  .paper { fill: #fffaf0; } .ink { fill: #2b2118; } .soft { fill: #665544; }
  .grid { stroke: #e6dac1; } .fair { stroke: #665544; }
  .title { font: 600 17px "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif; }
  .line { fill: none; stroke-width: 2.5; stroke-linejoin: round; } .band { opacity: .18; }
"""
NIGHT: Final = """
    .paper { fill: #212d3b; } .ink { fill: #f2e9d8; } .soft { fill: #b9ad99; }
    .grid { stroke: #2f3d4e; } .fair { stroke: #b9ad99; }
"""


class Point(NamedTuple):
    """How strong the network was after some time."""

    minutes: float
    won: float
    low: float
    high: float


def points_in(path: Path) -> tuple[dict[str, list[Point]], int]:
    """By opponent; and how many games each point is of."""
    found: dict[str, list[Point]] = {}
    games = 0
    with path.open(encoding="utf-8", newline="") as file:
        for line in csv.DictReader(file):
            point = Point(*[float(line[name]) for name in ("seconds", "won", "low", "high")])
            if not all(map(isfinite, point)):
                raise ValueError
            found.setdefault(line["opponent"], []).append(point._replace(minutes=point.minutes / 60))
            games = int(line["games"])
    return found, games


def drawn(curves: dict[str, list[Point]], under: str, fair: float) -> str:
    """The picture, with what is written under it; the share that is fair has a line of its own."""
    longest = max(point.minutes for points in curves.values() for point in points) or 1.0

    def x(minutes: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * minutes / longest

    def y(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    def place(minutes: float, share: float) -> str:
        return f"{x(minutes):.1f},{y(share):.1f}"

    parts = [
        f'<text class="title ink" x="{LEFT}" y="30">Games won by what has learnt</text>',
        f'<text class="soft" x="{LEFT}" y="{HEIGHT - 12}">{escape(under)}</text>',
    ]
    for share in sorted({0, 0.25, 0.5, 0.75, 1, fair}):
        look = 'class="fair" stroke-dasharray="4 4"' if share == fair else 'class="grid"'
        parts.append(f'<line {look} x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(share):.1f}" y2="{y(share):.1f}"/>')
        parts.append(f'<text class="soft" x="{LEFT - 8}" y="{y(share) + 5:.1f}" text-anchor="end">{share:.0%}</text>')
    step = next((step for step in (1, 2, 5, 10, 20, 50, 100) if longest / step <= 10), int(longest / 10))
    for minutes in range(0, int(longest) + 1, step):
        parts.append(f'<text class="soft" x="{x(minutes):.1f}" y="{HEIGHT - 32}" text-anchor="middle">{minutes}</text>')
    for opponent, points in curves.items():
        name = escape(opponent)
        band = [place(point.minutes, point.high) for point in points]
        band += [place(point.minutes, point.low) for point in reversed(points)]
        line = " ".join(place(point.minutes, point.won) for point in points)
        last = points[-1]
        parts.append(f'<polygon class="band fill-{name}" points="{" ".join(band)}"/>')
        parts.append(f'<polyline class="line line-{name}" points="{line}"/>')
        at = f'x="{x(last.minutes) + 8:.1f}" y="{y(last.won) + 5:.1f}"'
        parts.append(f'<text class="fill-{name}" {at}>{name} {last.won:.0%}</text>')
    day = " ".join(colours(opponent, 0) for opponent in curves)
    night = " ".join(colours(opponent, 1) for opponent in curves)
    body = "\n  ".join(parts)
    told = "; ".join(f"{opponent}: {points[-1].won:.0%} in the end" for opponent, points in curves.items())
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="told">
  <title id="told">Games won by what has learnt, against {escape(told)}</title>
  <style>{LOOK}  {day}
  @media (prefers-color-scheme: dark) {{ {NIGHT} {night} }}</style>
  <rect class="paper" width="{WIDTH}" height="{HEIGHT}" rx="10"/>
  {body}
</svg>
"""


def colours(opponent: str, night: int) -> str:
    colour = COLOURS.get(opponent, ("#3d7a3a", "#8ccf86"))[night]
    return f".fill-{opponent} {{ fill: {colour}; }} .line-{opponent} {{ stroke: {colour}; }}"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lines", type=Path, help="what strength.py has written with --out")
    parser.add_argument("picture", type=Path, help="the SVG file to write")
    asked = parser.parse_args(arguments)
    try:
        curves, games = points_in(asked.lines)
    except OSError as error:
        parser.error(f"{asked.lines} cannot be read: {error.strerror}.")
    except (KeyError, TypeError, ValueError, csv.Error):
        curves, games = {}, 0
    if not curves:
        parser.error(f"{asked.lines} has not the lines that strength.py writes with --out.")
    under = f"minutes of processor time; {games} games a point, bands of 95 %"
    try:
        asked.picture.write_text(drawn(curves, under, 0.5), encoding="utf-8")
    except OSError as error:
        parser.error(f"{asked.picture} cannot be written: {error.strerror}. Give another file for the picture.")


if __name__ == "__main__":
    main()
