"""How strong the planner is: a table of win shares and points ahead with 95 % intervals, and of the time of a choice.

It has one seat and another bot the others; every deal is played once from each seat. Lines appear as they are finished.

    python benchmarks/planner_strength.py --games 400                       # as strong as it is, a second a choice
    python benchmarks/planner_strength.py --games 100 --planner planner-strong@60
    python benchmarks/planner_strength.py --games 400 --planner planner-gentle --only alhambra-2
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any, ClassVar, Final, NamedTuple

from sabika.arena.match import play_match
from sabika.arena.played import Played, played
from sabika.arena.standings import standings
from sabika.arena.summary import width
from sabika.arena.tournament import TournamentPlan
from sabika.bots import Bot, bot_asked_for
from sabika.bots.bot import Level
from sabika.library import GAMES
from sabika.rules.core.action import Action


class Table(NamedTuple):
    """What is played, and by how many."""

    game: str
    players: int
    modules: tuple[str, ...] = ()


TABLES: Final = {
    "alhambra-2": Table("alhambra", 2),
    "alhambra-3": Table("alhambra", 3),
    "alhambra-4": Table("alhambra", 4),
    "granada-2": Table("granada", 2),
    "combined-2": Table("combined", 2),
    "all-modules-2": Table("alhambra", 2, GAMES["alhambra"].modules),
    "roll-and-write-2": Table("roll-and-write", 2),
}


class Timed:
    """A bot whose choices are timed."""

    imagines: ClassVar[bool] = True
    name: ClassVar[str] = "timed"
    level: ClassVar[Level] = Level.STRONG
    blurb: ClassVar[Mapping[str, str]] = {}

    def __init__(self, bot: Bot) -> None:
        self._bot: Final = bot
        self.times: Final[list[float]] = []

    def choose(self, view: Any, options: Sequence[Action], rng: Random) -> Action:
        begun = perf_counter()
        action = self._bot.choose(view, options, rng)
        if len(options) > 1:
            self.times.append(perf_counter() - begun)
        return action


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400, help="at least so many for each line")
    parser.add_argument("--planner", default="planner-strong", help="such as planner-strong@60 for so many playouts")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--only", choices=TABLES, action="append", help="can be given several times")
    parser.add_argument("--seed", default="strength", help="of the deals")
    chosen = parser.parse_args()
    print(f"{chosen.planner} against {chosen.against}, seed {chosen.seed}\n")
    print("| table | games | wins | 95 % | of seats | points ahead | ms a choice | slowest |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    for name in chosen.only or TABLES:
        show(name, chosen.planner, chosen.against, chosen.games, chosen.seed)


def show(name: str, planner: str, other: str, games: int, seed: str) -> None:
    """A line of the table."""
    table = TABLES[name]
    plan = TournamentPlan(
        bots=(planner, other),
        games=games,
        seed=seed,
        modules=table.modules,
        game=table.game,
        players=table.players,
    ).with_whole_deals()
    timed = Timed(bot_asked_for(planner, table.game))
    ended = list(play(plan, timed))
    result = next(one for one in standings(ended) if one.bot == planner)
    wins = result.wins
    mean = sum(timed.times) / len(timed.times)
    print(
        f"| {name} | {len(ended)} | {wins.share:.1%} | {wins.low:.1%}-{wins.high:.1%} | {result.fair:.0%} "
        f"| {ahead(ended, planner)} | {1000 * mean:.0f} | {1000 * max(timed.times):.0f} |",
        flush=True,
    )


def play(plan: TournamentPlan, timed: Timed) -> Iterator[Played]:
    """All games of the plan, one after the other, as another one at the same time would cost the planner time."""
    planner, other = plan.bots[0], bot_asked_for(plan.bots[1], plan.game)
    for number in range(1, plan.games + 1):
        bots = [timed if name == planner else other for name in plan.seated(number)]
        yield played(plan, number, play_match(plan.setup(number), bots).result)


def ahead(games: list[Played], planner: str) -> str:
    """By how many points the planner ends ahead of the others, on average; games of one deal count as one."""
    deals: dict[int, list[float]] = {}
    for game in games:
        own = game.points[game.bots.index(planner)]
        others = (sum(game.points) - own) / (len(game.points) - 1)
        deals.setdefault(game.deal, []).append(own - others)
    means = [sum(margins) / len(margins) for margins in deals.values()]
    mean = sum(means) / len(means)
    variance = sum((one - mean) ** 2 for one in means) / max(1, len(means) - 1)
    return f"{mean:+.1f} ± {width(len(means)) * sqrt(variance / len(means)):.1f}"


if __name__ == "__main__":
    main()
