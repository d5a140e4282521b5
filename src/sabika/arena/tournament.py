"""A tournament: every deal is played once for each seating, so that neither the deal nor the seat favours a bot."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from itertools import combinations

import msgspec

from sabika.arena.plan import Plan
from sabika.library import kind_of_game, new_setup
from sabika.record.record import made_by
from sabika.rules.core.errors import BadInput


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
        self.check_table()
        each = len(self.seatings())
        return replace(self, games=-(-self.games // each) * each) if self.games > 0 else self

    def deal(self, number: int) -> int:
        return (number - 1) // len(self.seatings()) + 1

    def seated(self, number: int) -> tuple[str, ...]:
        seatings = self.seatings()
        return seatings[(number - 1) % len(seatings)]

    def check(self, known: Collection[int] = ()) -> None:
        self.check_table()
        super(TournamentPlan, self).check(known)

    def check_table(self) -> None:
        """Refuse what no tournament is played with."""
        if len(set(self.bots)) < max(2, len(self.bots)):
            raise BadInput("A tournament needs two or more different bots.")
        if self.players < 2:
            raise BadInput("A tournament is for tables of two or more players. Games alone: sabika simulate.")
        if not "".join((self.seed, *self.bots)).isprintable():
            raise BadInput("The seed and the bots are part of a list. Write them with characters that can be printed.")
        kind_of_game(self.game).check(
            new_setup(
                self.game,
                players=self.players,
                seed="",
                edition=self.edition,
                modules=self.modules,
                options=self.options,
            )
        )

    def told(self) -> "Told":
        """The plan as it is kept."""
        first = self.setup(1)
        return Told(
            made_by=made_by(),
            game=first.game,
            edition=first.edition,
            modules=first.modules,
            options=dict(first.options),
            players=self.players,
            bots=self.bots,
            seed=self.seed,
            rules=first.rules,
        )


class Told(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that the games of a tournament depend on."""

    made_by: str
    """Sabika and its version: another one may play otherwise."""
    game: str
    edition: str
    modules: tuple[str, ...]
    options: dict[str, str]
    players: int
    bots: tuple[str, ...]
    seed: str
    rules: int = 1
    """Their version. A plan of before there were several does not say it."""

    def plan(self, games: int) -> TournamentPlan:
        """The plan for at least so many games."""
        return TournamentPlan(
            bots=self.bots,
            games=games,
            seed=self.seed,
            edition=self.edition,
            modules=self.modules,
            game=self.game,
            options=self.options,
            players=self.players,
        ).with_whole_deals()
