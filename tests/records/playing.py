"""Games for the tests of records: played at random with a seed, or by bots."""

from random import Random
from typing import TypeVar

from hypothesis import strategies as st

import sabika
from sabika.bots import bot_named
from sabika.library import GAMES, PALACE_GAMES
from sabika.record import Record
from sabika.rules.core.game import Game

Played = TypeVar("Played", bound=Game)


def played(game: Played, seed: str, most: int | None = None) -> Played:
    """The game after random actions, to its end or at most so many."""
    rng = Random(seed)
    while not game.over and (most is None or len(game.log) < most):
        # Sorted, so that the game stays the same when the rules list their options in another order.
        game.play(rng.choice(sorted(game.options(), key=game.notation)))
    return game


def played_by(
    bots: tuple[str, ...],
    seed: str,
    edition: str | None = None,
    game_name: str = "alhambra",
    modules: tuple[str, ...] = (),
    options: dict[str, str] | None = None,
) -> Record:
    """A whole game, a bot in each seat."""
    game = sabika.new_game(game_name, players=len(bots), seed=seed, edition=edition, modules=modules, options=options)
    rng = Random(seed)
    while not game.over:
        seat = game.asked()
        game.apply(bot_named(bots[seat], game_name).choose(game.view(seat), game.options(), rng))
    return Record.from_game(game, names=[f"Seat {seat + 1}" for seat in range(len(bots))], bots=bots)


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Games of every kind, over or not."""
    kind = draw(st.sampled_from(list(GAMES.values())))
    players = draw(st.sampled_from(kind.players))
    ages: list[int] = draw(st.permutations(range(players))) if kind.name in PALACE_GAMES and draw(st.booleans()) else []
    game: Game = sabika.new_game(
        kind.name,
        players=players,
        seed=draw(st.text(st.characters(exclude_categories=["Cs"]), max_size=12)),
        edition=draw(st.sampled_from(kind.editions)),
        youngest_first=tuple(ages),
        options={name: draw(st.sampled_from(values)) for name, values in kind.options_for(players).items()},
    )
    return played(game, draw(st.text("abc", max_size=4)), draw(st.one_of(st.none(), st.integers(0, 200))))


def finished(players: int = 3, seed: str = "finished") -> Record:
    return Record.from_game(played(sabika.new_game(players=players, seed=seed), seed))


def unfinished(players: int = 3, actions: int = 30) -> Record:
    return Record.from_game(played(sabika.new_game(players=players, seed="unfinished"), "unfinished", actions))
