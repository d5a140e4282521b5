"""How the bots of a tournament did, with intervals in which the truth lies."""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from sabika.arena.played import Played
from sabika.arena.ratings import Rating, places, ratings
from sabika.arena.summary import Spread, spread, width, wilson


class Share(NamedTuple):
    """A share of games, or of whatever else is counted."""

    number: int
    """How many there are in all."""
    share: float
    low: float
    """With 95 % certainty the true share lies between these two."""
    high: float


class Standing(NamedTuple):
    """How a bot did."""

    bot: str
    wins: Share
    """Of the games in which it took part, a tie counting in parts."""
    fair: float
    """The share of the seats that it had."""
    points: Spread
    """Of each seat it had."""
    rating: Rating


def standings(games: Sequence[Played]) -> list[Standing]:
    """The bots, the one that won most first."""
    rated = ratings(games)
    found = [standing(bot, games, rating) for bot, rating in rated.items()]
    return sorted(found, key=lambda one: (one.fair - one.wins.share, one.bot))


def standing(bot: str, games: Sequence[Played], rating: Rating) -> Standing:
    own = [game for game in games if bot in game.bots]
    points = [point for game in own for name, point in zip(game.bots, game.points) if name == bot]
    return Standing(
        bot=bot,
        wins=share_of((game.deal, won(game, bot), 1) for game in own),
        fair=len(points) / sum(len(game.bots) for game in own),
        points=spread(points),
        rating=rating,
    )


def won(game: Played, bot: str) -> float:
    """The part of the win that a bot has."""
    return sum(game.bots[seat - 1] == bot for seat in game.winners) / len(game.winners)


def head_to_head(games: Sequence[Played], bot: str, other: str) -> Share | None:
    """How often a bot came in before another one, a tie counting as half; None if they never met."""
    met = [game for game in games if bot in game.bots and other in game.bots]
    return share_of((game.deal, before(game, bot, other), 1) for game in met) if met else None


def before(game: Played, bot: str, other: str) -> float:
    """The share of pairs of seats in which the bot came in before the other one."""
    place = places(game)
    own = [place[seat] for seat, name in enumerate(game.bots) if name == bot]
    others = [place[seat] for seat, name in enumerate(game.bots) if name == other]
    pairs = [(mine, yours) for mine in own for yours in others]
    return sum((mine < yours) + (mine == yours) / 2 for mine, yours in pairs) / len(pairs)


def shares_by_turn(games: Sequence[Played]) -> list[Share]:
    """How often the player who began won, the one after, and so on, whoever it was. Cards decide who begins (A8), so
    the numbers of seats say nothing."""
    players = len(games[0].bots)
    return [
        share_of(
            (game.deal, ((game.first - 1 + place) % players + 1 in game.winners) / len(game.winners), 1)
            for game in games
        )
        for place in range(players)
    ]


def share_of(results: Iterable[tuple[int, float, int]]) -> Share:
    """The share of parts in wholes, each with the deal that they came from."""
    deals: dict[int, tuple[float, int]] = {}
    for deal, part, whole in results:
        parts, wholes = deals.get(deal, (0.0, 0))
        deals[deal] = (parts + part, wholes + whole)
    number = sum(whole for _, whole in deals.values())
    share = sum(part for part, _ in deals.values()) / number if number else 0.0
    if len(deals) < 2 or not number:
        return Share(number, share, 0.0, 1.0)  # One deal tells nothing about others.
    # What comes from one deal may be alike and tell less than as much from different deals; the wider interval holds.
    off = sum((part - share * whole) ** 2 for part, whole in deals.values())
    margin = width(len(deals)) * sqrt(off * len(deals) / (len(deals) - 1)) / number
    low, high = wilson(share * number, number)
    return Share(number, share, max(0.0, min(low, share - margin)), min(1.0, max(high, share + margin)))
