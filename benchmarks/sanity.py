"""Whether games between greedy bots look like Alhambra: how long they are, what is scored when, what is paid exactly.

    python benchmarks/sanity.py                # a few hundred games for each number of players
    python benchmarks/sanity.py --games 1000 --jobs 4

What the figures are held against is known of the game as people play it.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Final, NamedTuple

from sabika.arena import MatchResult, Plan, Simulation
from sabika.arena.standings import Share, share_of
from sabika.arena.summary import spread

TURNS: Final = (82.0, 86.0)
"""Of a game, whatever the number of players."""
POINTS: Final = {3: 124, 4: 94, 5: 75, 6: 63}
"""Of a player, by number of players."""
NEAR: Final = 0.15
"""So much, of what is expected, points may be off."""
EXACT: Final = (0.65, 0.70)
"""The share of purchases that are paid exactly."""
PORTIONS: Final = (0.09, 0.29, 0.62)
"""Of all points, by scoring."""
ABOUT: Final = 0.05
"""So much a portion may be off."""
LARGE: Final = 0.08
"""A place in the order of turns that wins so much more or less often than its fair share has a large advantage."""


class Line(NamedTuple):
    """A figure and whether it is as it should be."""

    what: str
    value: float
    low: float
    high: float
    """With 95 % certainty the true value lies between these two."""
    least: float
    most: float
    """Between these two it should be."""
    percent: bool = False

    def verdict(self) -> str:
        if self.least <= self.value <= self.most:
            return "holds"
        return "does not hold" if self.high < self.least or self.low > self.most else "may hold: more games would tell"

    def shown(self) -> str:
        numbers = [self.value, self.low, self.high, self.least, self.most]
        value, low, high, least, most = [f"{100 * n:.1f} %" if self.percent else f"{n:.1f}" for n in numbers]
        return f"{self.what:<20} {value:>7}   {low:>7} to {high:>7}   expected {least} to {most}: {self.verdict()}"


def lines(players: int, results: Sequence[MatchResult]) -> Iterator[Line]:
    """The figures of games by so many players."""
    turns = spread([result.turns for result in results])
    yield Line("turns", turns.mean, turns.mean - turns.margin, turns.mean + turns.margin, *TURNS)
    if players in POINTS:
        expected = POINTS[players]
        # Points of one game hang together, so the interval is that of their means.
        means = [fmean(result.points) for result in results]
        points = spread([round(1000 * mean) for mean in means])
        mean, margin = points.mean / 1000, points.margin / 1000
        yield Line("points", mean, mean - margin, mean + margin, expected * (1 - NEAR), expected * (1 + NEAR))
    exact = share_of((game, sum(one.exact), sum(one.purchases)) for game, one in enumerate(results))
    yield line("paid exactly", exact, *EXACT)
    for scoring, usual in enumerate(PORTIONS):
        portion = share_of((game, gained(one, scoring), sum(one.points)) for game, one in enumerate(results))
        yield line(f"points in scoring {scoring + 1}", portion, usual - ABOUT, usual + ABOUT)
    for place in range(players):
        won = share_of((game, part_of_win(one, place, players), 1) for game, one in enumerate(results))
        yield line(f"wins of turn {place + 1}", won, 1 / players - LARGE, 1 / players + LARGE)


def line(what: str, share: Share, least: float, most: float) -> Line:
    return Line(what, share.share, share.low, share.high, least, most, percent=True)


def part_of_win(result: MatchResult, place: int, players: int) -> float:
    """Of the player so many places after the one who began."""
    return ((result.first + place) % players in result.winners) / len(result.winners)


def gained(result: MatchResult, scoring: int) -> int:
    """All points of a scoring."""
    return sum(sum(side[scoring].values()) for side in result.gained)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="for each number of players")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", default="sanity")
    chosen = parser.parse_args()
    verdicts: Counter[str] = Counter()
    for players in range(2, 7):
        simulation = Simulation(Plan((chosen.bot,) * players, chosen.games, chosen.seed))
        simulation.run(chosen.jobs)
        print(f"{players} players, {chosen.games} games")
        for one in lines(players, simulation.results):
            print(f"  {one.shown()}", flush=True)
            verdicts[one.verdict()] += 1
    print("; ".join(f"{number} {verdict}" for verdict, number in verdicts.most_common()))


if __name__ == "__main__":
    main()
