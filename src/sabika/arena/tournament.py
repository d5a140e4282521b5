"""A tournament: every deal is played once for each seating, so that neither the deal nor the seat favours a bot.

Each finished game is a line of `games.csv` at once. A tournament that was interrupted goes on where it was, and ends as
it would have without the interruption.
"""

import csv
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from sabika.arena.match import MatchResult
from sabika.arena.simulation import Plan
from sabika.arena.summary import Z, wilson
from sabika.library import new_setup
from sabika.rules.core.errors import BadInput
from sabika.rules.core.game import Setup

GAMES_FILE: Final = "games.csv"
PLAN_FILE: Final = "plan.json"
MANY: Final = " "
"""Between several values in one field: no bot's name holds a space."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentPlan(Plan):
    """What is to be played. The bots are those that take part, each named once."""

    players: int

    def seatings(self) -> list[tuple[str, ...]]:
        """Who sits where: every choice of as many bots as there are players, in every rotation. If there are fewer
        bots, the last one takes the seats that are left over."""
        lacking = max(0, self.players - len(self.bots))
        tables = combinations((*self.bots, *self.bots[-1:] * lacking), self.players)
        return [table[first:] + table[:first] for table in tables for first in range(self.players)]

    def with_whole_deals(self) -> "TournamentPlan":
        """The same with as many games more as it takes to play every deal in all seatings."""
        each = len(self.seatings())
        return replace(self, games=-(-self.games // each) * each) if each else self

    def deal(self, number: int) -> int:
        """Deals are numbered from 1, as games are."""
        return (number - 1) // len(self.seatings()) + 1

    def seated(self, number: int) -> tuple[str, ...]:
        seatings = self.seatings()
        return seatings[(number - 1) % len(seatings)]

    def setup(self, number: int) -> Setup:
        return new_setup(
            self.game,
            players=self.players,
            seed=f"{self.seed}-{self.deal(number)}",
            edition=self.edition,
            modules=self.modules,
            options=self.options,
        )

    def check(self, known: Collection[int] = ()) -> None:
        if len(set(self.bots)) < max(2, len(self.bots)):
            raise BadInput("A tournament needs two or more different bots.")
        super(TournamentPlan, self).check(known)

    def told(self) -> dict[str, object]:
        """All that the games depend on."""
        first = self.setup(1)
        return {
            "game": first.game,
            "edition": first.edition,
            "modules": list(first.modules),
            "options": dict(first.options),
            "players": self.players,
            "bots": list(self.bots),
            "seed": self.seed,
        }


class Played(NamedTuple):
    """A line of the file of games."""

    game: int
    deal: int
    seed: str
    bots: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    """Seats, counted from 1."""
    turns: int
    decisions: int
    bought: int
    exact: int

    def written(self) -> list[str]:
        return [MANY.join(map(str, value)) if isinstance(value, tuple) else str(value) for value in self]


def played(plan: TournamentPlan, number: int, result: MatchResult) -> Played:
    """What is kept of a game."""
    return Played(
        game=number,
        deal=plan.deal(number),
        seed=result.seed,
        bots=plan.seated(number),
        points=result.points[: plan.players],
        winners=tuple(side + 1 for side in result.winners if side < plan.players),
        turns=result.turns,
        decisions=result.decisions,
        bought=sum(result.purchases),
        exact=sum(result.exact),
    )


class Book:
    """The folder of a tournament."""

    def __init__(self, folder: Path, plan: TournamentPlan) -> None:
        self._file: Final = folder / GAMES_FILE
        told = folder / PLAN_FILE
        plan_text = msgspec.json.format(msgspec.json.encode(plan.told()), indent=2)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if told.exists() and told.read_bytes() != plan_text:
                raise BadInput(f"{folder} holds another tournament. Choose another folder, or ask for the same one.")
            told.write_bytes(plan_text)
            self.games: Final = list(self._read())
            self._write_all()
        except OSError as error:
            raise BadInput(f"{folder} cannot be used for the tournament: {error.strerror or error}.") from None

    def add(self, game: Played) -> None:
        self.games.append(game)
        with self._file.open("a", encoding="utf-8", newline="") as file:
            csv.writer(file).writerow(game.written())

    def _read(self) -> Iterator[Played]:
        """The games that are finished. A line that was being written when everything ended is left out."""
        if not self._file.exists():
            return
        text = self._file.read_text("utf-8")
        complete = text[: text.rfind("\n") + 1]
        try:
            for row in csv.DictReader(complete.splitlines()):
                yield Played(
                    game=int(row["game"]),
                    deal=int(row["deal"]),
                    seed=row["seed"],
                    bots=tuple(row["bots"].split(MANY)),
                    points=tuple(map(int, row["points"].split(MANY))),
                    winners=tuple(map(int, row["winners"].split(MANY))),
                    turns=int(row["turns"]),
                    decisions=int(row["decisions"]),
                    bought=int(row["bought"]),
                    exact=int(row["exact"]),
                )
        except (KeyError, ValueError, AttributeError):
            raise BadInput(f"{self._file} is not a list of games. Choose another folder.") from None

    def _write_all(self) -> None:
        partial = self._file.with_suffix(".partial")
        with partial.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(Played._fields)
            writer.writerows(game.written() for game in self.games)
        partial.replace(self._file)


class Standing(NamedTuple):
    """How a bot did."""

    bot: str
    games: int
    """In which it took part."""
    wins: float
    """The share of these games that it won, a tie counting in parts."""
    interval: tuple[float, float]
    """In which the true share lies, with 95 % certainty."""
    fair: float
    """The share of the seats that it had."""
    points: float
    """For each seat, on average."""


def standings(games: list[Played]) -> list[Standing]:
    """The bots, the one that won most first."""
    bots = dict.fromkeys(bot for game in games for bot in game.bots)
    return sorted((standing(bot, games) for bot in bots), key=lambda one: one.wins - one.fair, reverse=True)


def standing(bot: str, games: list[Played]) -> Standing:
    own = [game for game in games if bot in game.bots]
    deals: dict[int, list[float]] = {}
    for game in own:
        won = sum(game.bots[seat - 1] == bot for seat in game.winners) / max(1, len(game.winners))
        deals.setdefault(game.deal, []).append(won)
    wins = sum(map(sum, deals.values())) / len(own)
    # Games of one deal may be alike and tell less than so many games of different deals; the wider interval holds.
    off = sum((sum(won) - wins * len(won)) ** 2 for won in deals.values())
    margin = Z * sqrt(off * len(deals) / max(1, len(deals) - 1)) / len(own)
    low, high = wilson(wins * len(own), len(own))
    interval = max(0.0, min(low, wins - margin)), min(1.0, max(high, wins + margin))
    points = [point for game in own for name, point in zip(game.bots, game.points) if name == bot]
    seats = sum(len(game.bots) for game in own)
    return Standing(bot, len(own), wins, interval, len(points) / seats, sum(points) / len(points))
