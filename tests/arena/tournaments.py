"""Tournaments and games for tests: made up where nothing has to be played."""

from itertools import count

from sabika.arena.played import FIRST_COLUMNS, Played, columns, read_line
from sabika.arena.tournament import TournamentPlan


def plan(
    bots: str = "greedy,random", players: int = 2, games: int = 4, game: str = "alhambra", modules: str = ""
) -> TournamentPlan:
    """A plan with a seed of its own."""
    return TournamentPlan(
        bots=tuple(bots.split(",")),
        games=games,
        seed="cup",
        players=players,
        game=game,
        modules=tuple(modules.split()),
    ).with_whole_deals()


def game(deal: int, bots: str, *winners: int, points: tuple[int, ...] = (), first: int = 1) -> Played:
    """A game of which only the result matters."""
    names = tuple(bots.split())
    seats = len(names)
    return Played(deal, deal, "", names, first, points or (0,) * seats, winners, 80, 200, (9,) * seats, (6,) * seats)


def made_up(cup: TournamentPlan, number: int) -> Played:
    """A game of a plan with all figures there are, each of them different. The first seat wins."""
    seats = range(cup.players)
    figures = count(number)
    buying = ["7 " * cup.players, "5 " * cup.players] if cup.game != "roll-and-write" else ["", ""]
    fields = [str(number), str(cup.deal(number)), cup.setup(number).seed, " ".join(cup.seated(number))]
    fields += ["1", " ".join(str(90 - seat) for seat in seats), "1", str(60 + number), "180", *buying]
    more = len(columns(cup)) - len(FIRST_COLUMNS)
    return read_line(cup, [*fields, *(" ".join(str(next(figures)) for _ in seats) for _ in range(more))])
