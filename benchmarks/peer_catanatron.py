"""The peer's worker: three uniformly random players of Catanatron, in the peer's own environment, on one core."""

from importlib.metadata import version
from typing import Any

from catanatron.game import TURNS_LIMIT, Game  # type: ignore[import-not-found]
from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-not-found]
from worker import Answer, Tally, memory, microseconds, serve, timed_round

COLORS = (Color.RED, Color.BLUE, Color.WHITE)


def play(seed: int, tally: Tally, decisions: int | None = None) -> Any:
    """Play a game as `Game.play` does, to its end or for a number of decisions; a forced decision counts as one."""
    game = Game([RandomPlayer(color) for color in COLORS], seed=seed)
    made = choices = options = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT and made != decisions:
        count = len(game.state.playable_actions)
        made += 1
        options += count
        choices += count > 1
        game.play_tick()
    tally.games += 1
    tally.decisions += made
    tally.choices += choices
    tally.options += options
    return game


def costs(positions: int) -> Answer:
    """The cost of a copy in the middle of a game."""
    games = []
    for seed in range(1, positions + 1):
        whole = Tally()
        play(seed, whole)
        games.append(play(seed, Tally(), whole.decisions // 2))
    return {"copy_us": microseconds(lambda game: game.copy(), games)}


if __name__ == "__main__":
    serve(
        {"round": lambda games: timed_round(play, games), "memory": lambda games: memory(play, games), "costs": costs},
        {"engine": "Catanatron", "variant": version("catanatron")},
    )
