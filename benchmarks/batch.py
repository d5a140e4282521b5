"""How many decisions a second batches of games make, on whatever device JAX finds, beside the rules on one core.

    python benchmarks/batch.py                          # needs sabika[batch]
    python benchmarks/batch.py --batches 1024 --json    # a small machine; figures for a program

Random play counts every decision of the rules, a purchase as two. Every figure is the best of three; everything is
compiled before it is measured, and played into before, so that games are in all stages. On a processor, rates are by
second of processor time, so that they can be held against one core.
"""

import argparse
import json
import math
import sys
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from sabika.extras import need
from sabika.rules.core.errors import BadInput

try:
    need("batch", "A batch of games")
except BadInput as error:
    print(error, file=sys.stderr)
    sys.exit(2)

import jax
import jax.numpy as jnp
import numpy as np

from sabika.batch.actions import legal, move_of
from sabika.batch.bits import barrier
from sabika.batch.game import Alhambra
from sabika.batch.moves import carry_out, palace_of
from sabika.batch.observation import observation
from sabika.batch.palace import ground, longest_wall, removable
from sabika.batch.random_play import EVERY, play, random_action, random_move
from sabika.batch.state import State
from sabika.library import new_game
from sabika.rules.core import game as rules_file
from sabika.rules.games.alhambra import MAX_PLAYERS, MIN_PLAYERS

ROUNDS: Final = 3
START: Final = time.perf_counter()


def clock() -> float:
    """Processor time where the processor plays, else time."""
    return time.process_time() if jax.default_backend() == "cpu" else time.perf_counter()


def compiled(function: Callable[..., Any], *given: Any, donate: bool = False) -> tuple[Any, float]:
    """The function for these arguments, and how long it took to compile."""
    began = time.perf_counter()
    run = jax.jit(function, donate_argnums=0 if donate else ()).lower(*given).compile()
    return run, time.perf_counter() - began


def best(run: Callable[[], Any], rounds: int = ROUNDS) -> tuple[float, Any]:
    """The shortest of several runs, and what the last one gave."""
    times = []
    for _ in range(rounds):
        began = clock()
        found = jax.block_until_ready(run())
        times.append(clock() - began)
    return min(times), found


def dealt(env: Alhambra, batch: int) -> State:
    states: State = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), batch))
    return states


def random_rate(env: Alhambra, batch: int, seconds: float) -> dict[str, Any]:
    """Random play without masks: decisions a second, uniform among all options of the rules."""
    now = dealt(env, batch)
    run, compiling = compiled(lambda states, rounds, start: play(env, states, rounds, start), now, 1, 0, donate=True)
    at = 0
    warm = 60
    began = clock()
    now, _ = jax.block_until_ready(run(now, warm, at))
    at += warm
    rounds = max(4, int(seconds / max(1e-9, (clock() - began) / warm) / ROUNDS))
    rates: list[float] = []
    for _ in range(ROUNDS):
        began = clock()
        now, made = jax.block_until_ready(run(now, rounds, at))
        rates.append(float(made) / (clock() - began))
        at += rounds
    per_step = float(made) / (rounds * EVERY * batch)
    final = np.asarray(now.final)
    points = final[final.any(1)]
    return {
        "batch": batch,
        "decisions/s": max(rates),
        "worst of 3": min(rates),
        "decisions/step": per_step,
        "points": float(points.mean()) if len(points) else 0.0,
        "cramped": int(np.asarray(now.cramped).sum()),
        "compile s": compiling,
    }


def stepped_rate(env: Alhambra, batch: int, seconds: float, observing: bool) -> dict[str, Any]:
    """As somebody trains: masks, an action drawn from each, a step; and full observations of the seat that decides."""

    def one(carry: tuple[State, jax.Array], key: jax.Array) -> tuple[tuple[State, jax.Array], None]:
        states, seen = carry
        masks = jax.vmap(env.legal_action_mask)(states)
        if observing:
            observed = barrier(jax.vmap(env.observe)(states))  # written out whole, as a network would read it
            seen += observed.planes[:, 0, 0, 0].sum() + observed.vector[:, 0].sum() + observed.named[:, 0].sum()
        actions = jax.vmap(random_action)(jax.random.split(key, batch), barrier(masks))
        return (jax.vmap(env.step)(states, actions), seen), None

    def some(states: State, seed: jax.Array) -> tuple[State, jax.Array]:
        keys = jax.random.split(jax.random.key(seed), 32)
        (after, seen), _ = jax.lax.scan(one, (states, jnp.zeros(())), keys)
        return after, seen

    now = dealt(env, batch)
    run, compiling = compiled(some, now, 0, donate=True)
    seed = 0
    now, _ = jax.block_until_ready(run(now, seed))
    rates: list[float] = []
    until = time.perf_counter() + seconds
    while len(rates) < ROUNDS or time.perf_counter() < until:
        seed += 1
        began = clock()
        now, _ = jax.block_until_ready(run(now, seed))
        rates.append(32 * batch / (clock() - began))
    return {"batch": batch, "steps/s": max(rates), "worst": min(rates), "compile s": compiling}


def phases(env: Alhambra, batch: int) -> dict[str, float]:
    """Milliseconds of the parts of a step, each by itself with all that it reads and writes."""
    now, _ = jax.jit(lambda states: play(env, states, 60))(dealt(env, batch))
    action = jnp.zeros(batch, jnp.int32)
    parts: dict[str, tuple[Callable[..., Any], tuple[Any, ...]]] = {
        "mask": (lambda state: legal(env.table, state), (now,)),
        "of it removals": (lambda state: removable(palace_of(state, state.current_player)), (now,)),
        "of it room": (lambda state: ground(palace_of(state, state.current_player)), (now,)),
        "random choice": (lambda state: random_move(env, state, jnp.int32(7))[0], (now,)),
        "action": (lambda state, own: carry_out(env.table, state, move_of(state, own)), (now, action)),
        "step": (env.step, (now, action)),
        "observation": (lambda state: observation(env.table, state, state.current_player), (now,)),
        "of it a wall": (lambda state: longest_wall(palace_of(state, state.current_player)), (now,)),
        "deal": (env.init, (jax.random.split(jax.random.key(1), batch),)),
    }
    found = {}
    for name, (function, given) in parts.items():
        run, _ = compiled(jax.vmap(function), *given)
        jax.block_until_ready(run(*given))
        took, _ = best(lambda run=run, given=given: run(*given), 10)  # type: ignore[misc]
        found[name] = 1000 * took
    return found


def memory(env: Alhambra) -> dict[str, int]:
    """Bytes of a game and of an observation, and what the device has used at most so far."""
    state = jax.eval_shape(env.init, jax.random.key(1))
    seen = jax.eval_shape(env.observe, state)
    sizes = [sum(leaf.size * leaf.dtype.itemsize for leaf in jax.tree.leaves(tree)) for tree in (state, seen)]
    used = (jax.devices()[0].memory_stats() or {}).get("peak_bytes_in_use", 0)
    return {"bytes a game": sizes[0], "bytes an observation": sizes[1], "peak MB": used // 2**20}


def rules_rate(players: int, seconds: float) -> dict[str, Any]:
    """Random games by the rules themselves, in this process."""
    rates = []
    for number in range(ROUNDS):
        decisions, chance = 0, Random(number)
        began = time.process_time()
        while time.process_time() - began < seconds / ROUNDS:
            game = new_game(players=players, seed=f"{number} {decisions}")
            while not game.over:
                options = game.options()
                game.apply(options[int(chance.random() * len(options))])
            decisions += len(game.log)
        rates.append(decisions / (time.process_time() - began))
    return {"decisions/s": max(rates), "compiled": not str(rules_file.__file__).endswith(".py")}


def positive(text: str) -> int:
    """For flags."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"give a whole number, 1 or more, not {text}")
    return int(text)


def sizes(text: str) -> list[int]:
    """For flags."""
    return [positive(part) for part in text.split(",")]


def seconds(text: str) -> float:
    """For flags."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found < math.inf:
        raise argparse.ArgumentTypeError(f"give seconds, more than 0, not {text}")
    return found


def main(given: Sequence[str] | None = None) -> None:
    """Measure, and print a table or JSON."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--players", type=int, default=3, choices=range(MIN_PLAYERS, MAX_PLAYERS + 1))
    asked.add_argument("--batches", type=sizes, help="numbers of games at once, as 64,1024; else what suits the device")
    asked.add_argument("--seconds", type=seconds, default=3.0, help="about how long each figure is measured")
    asked.add_argument("--limit", type=seconds, default=270.0, help="begin nothing new after so many seconds")
    asked.add_argument("--json", action="store_true", help="print JSON only")
    chosen = asked.parse_args(given)
    accelerated = jax.default_backend() != "cpu"
    batches = chosen.batches or ([65536, 16384, 4096, 1024] if accelerated else [64, 1024])
    env = Alhambra(players=chosen.players, auto_reset=True)
    found: dict[str, Any] = {"jax": jax.__version__, "device": str(jax.devices()[0]), "players": chosen.players}

    def late() -> bool:
        return time.perf_counter() - START > float(chosen.limit)

    def say(text: str) -> None:
        if not chosen.json:
            print(f"{time.perf_counter() - START:5.0f} s  {text}", flush=True)

    say(f"jax {found['jax']}, {found['device']}, {chosen.players} players")
    kinds: dict[str, Callable[[int], dict[str, Any]]] = {
        "random": lambda batch: random_rate(env, batch, chosen.seconds),
        "masks": lambda batch: stepped_rate(env, batch, chosen.seconds, False),
        "masks and observations": lambda batch: stepped_rate(env, batch, chosen.seconds, True),
    }
    for kind, measure in kinds.items():
        found[kind] = []
        for batch in batches if kind == "random" else batches[:2]:
            if not late():
                found[kind].append(measure(batch))
                figures = [f"{name} {own:,.2f}".removesuffix(".00") for name, own in found[kind][-1].items()]
                say(f"{kind}: {', '.join(figures)}")
    if not late():
        found["phases ms"] = phases(env, batches[0])
        for name, own in found["phases ms"].items():
            say(f"{name}: {own:.3f} ms for {batches[0]} games, {1e6 * own / batches[0]:.1f} ns each")
    found["memory"] = memory(env)
    say(", ".join(f"{name} {own:,}" for name, own in found["memory"].items()))
    if not late():
        found["rules"] = rules_rate(chosen.players, chosen.seconds)
        ratio = max(own["decisions/s"] for own in found["random"]) / found["rules"]["decisions/s"]
        found["rules"]["times"] = ratio
        kind = "compiled" if found["rules"]["compiled"] else "plain Python"
        rate = found["rules"]["decisions/s"]
        say(f"rules, {kind}, one core: {rate:,.0f} decisions/s; the batch makes {ratio:,.1f} times as many")
    if chosen.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
