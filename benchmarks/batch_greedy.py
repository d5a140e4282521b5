"""How many games a minute the greedy player of batches plays against itself: `python benchmarks/batch_greedy.py`."""

import argparse
import sys
from collections.abc import Sequence
from time import perf_counter

from sabika.extras import need
from sabika.rules.core.errors import BadInput

try:
    need("batch", "A batch of games")
except BadInput as error:
    print(error, file=sys.stderr)
    sys.exit(2)

import jax
import jax.numpy as jnp
from jax import Array

from sabika.batch.game import Alhambra
from sabika.batch.greedy import greedy_policy
from sabika.batch.state import State
from sabika.rules.games.alhambra import MAX_PLAYERS, MIN_PLAYERS


def positive(text: str) -> int:
    """For flags."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"give a whole number, 1 or more, not {text}")
    return int(text)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=3, choices=range(MIN_PLAYERS, MAX_PLAYERS + 1))
    parser.add_argument(
        "--games", type=positive, default=8192 if jax.default_backend() != "cpu" else 64, help="at once"
    )
    parser.add_argument("--steps", type=positive, default=256, help="of each game in a measurement")
    parser.add_argument("--times", type=positive, default=3, help="measurements; the first one begins after 256 steps")
    asked = parser.parse_args(arguments)
    env = Alhambra(players=asked.players, auto_reset=True)
    choose = greedy_policy(env)

    @jax.jit
    def play(states: State) -> tuple[State, Array, Array]:
        def one(now: State, _: None) -> tuple[State, tuple[Array, Array]]:
            after = jax.vmap(env.step)(now, jax.vmap(choose)(now))
            ended = after.terminated
            return after, (ended.sum(), jnp.where(ended[:, None], after.final[:, : asked.players], 0).sum())

        states, (ended, points) = jax.lax.scan(one, states, None, length=asked.steps)
        return states, ended.sum(), points.sum()

    begun = perf_counter()
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), asked.games))
    states, *_ = play(states)
    states.phase.block_until_ready()
    device = jax.devices()[0].device_kind
    print(f"{device}, {asked.games} games at once: ready after {perf_counter() - begun:.0f} s")
    for _ in range(asked.times):
        begun = perf_counter()
        states, ended, points = play(states)
        points.block_until_ready()
        took = perf_counter() - begun
        print(
            f"{asked.games * asked.steps / took:,.0f} decisions a second, "
            f"{60 * int(ended) / took:,.0f} games a minute, "
            f"{float(points) / max(1, int(ended)) / asked.players:.1f} points a seat"
        )


if __name__ == "__main__":
    main()
