"""Learns to play Alhambra by playing thousands of games at once against itself, with `sabika[batch]`.

    python examples/batch_training.py --out learned --minutes 8                  # on an accelerator
    python examples/batch_training.py --out learned --minutes 20 --games 64      # on two cores: slowly, but it learns

The network (`sabika.batch.network`) sees what a seat may know and has a preference for each legal action. In every
round all games go on for some steps, and then what went better than expected becomes more likely (proximal policy
optimisation).
What is rewarded is the lead: points and what a scoring would bring now, less the same of the best other seat; from step
to step these rewards add up to the lead at the end. A win is worth something more. Nothing is taken from the greedy
player, which the network is only measured against. `batch_bot.py` plays what was learnt.
"""

import argparse
import csv
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

from sabika.extras import need
from sabika.rules.core.errors import BadInput

try:
    need("batch", "Learning in batches")
except BadInput as error:
    print(error, file=sys.stderr)
    sys.exit(2)

import jax
import jax.numpy as jnp
import numpy as np
from batch_bot import fits
from curve import Point, drawn
from flags import make_folder, positive, seed
from jax import Array

from sabika.arena.standings import share_of
from sabika.batch.game import Alhambra
from sabika.batch.greedy import greedy_policy
from sabika.batch.network import Sight, Widths, cut, forward, new_weights
from sabika.batch.observation import PLANES
from sabika.batch.settling import all_scorings
from sabika.batch.state import Phase, State
from sabika.rules.games.alhambra import MAX_PLAYERS, MIN_PLAYERS

LEAD: Final = 20.0
"""What leads are divided by."""
WIN: Final = 1.0
"""What a win is worth beside its lead, in the same units."""
FORESIGHT: Final = 0.95
"""How far rewards count back to the decisions before them, beyond what was expected of the position."""
CLIP: Final = 0.2
"""A choice becomes no more than this likelier, or less likely, in one round."""
RATE: Final = (6e-4, 3e-5)
"""Of learning, at first and at the end."""
CURIOSITY: Final = (0.015, 0.001)
"""What it is worth to leave chances open, at first and at the end."""
WARM_UP: Final = 50
"""So many corrections of the weights are smaller at first."""
SMALL: Final = Widths(position=128, cell=8, place=16, option=32)
"""A network that two cores can teach something."""
MINUTES: Final = 8.0
"""Of learning, if neither they nor rounds are chosen."""
STAGGERED: Final = 8
"""In each of so many rounds at first, one game in so many is dealt anew, so that not all are at the same stage."""
LONGEST: Final = 1500
"""So many decisions end any game that is measured: what has hardly learnt can go around in circles."""
COLUMNS: Final = (
    "minutes",
    "rounds",
    "decisions",
    "games",
    "points",
    "openness",
    "error",
    "share",
    "low",
    "high",
    "lead",
)
Weights = dict[str, Array]


class Learner(NamedTuple):
    """The weights, and what Adam remembers of their corrections."""

    weights: Weights
    mean: Weights
    square: Weights
    corrections: Array


class Step(NamedTuple):
    """A decision of every game. Arrays begin with [steps, games]."""

    planes: Array
    vector: Array
    named: Array
    mask: Array
    action: Array
    chance: Array
    """Its logarithm."""
    expected: Array
    seat: Array
    rewards: Array
    """[..., seats]: what the step brought to each."""
    over: Array
    points: Array
    """[..., seats]: of the game that ended, else 0."""


class Sample(NamedTuple):
    """A decision as it is learnt from."""

    sight: Sight
    mask: Array
    action: Array
    chance: Array
    advantage: Array
    came: Array
    counts: Array
    """1, or 0 where the seat's next decision is not known yet."""


# Playing


def lead(env: Alhambra, state: State) -> Array:
    """By seat: points and what the next scoring would bring now, less the same of the best other side."""
    following = jnp.where(state.phase == Phase.LEFTOVERS, 2, jnp.sum(state.scoring_cards < 0))
    return ahead(env, state.points + all_scorings(env.table, state)[following])


def ahead(env: Alhambra, points: Array) -> Array:
    others = jnp.where(jnp.eye(env.table.players, env.table.sides, dtype=bool), -1, points[None]).max(1)
    return (points[: env.table.players] - others) / LEAD


def reward(env: Alhambra, before: Array, state: State) -> tuple[Array, Array]:
    """What a step brought to each seat; and the lead from which the next step goes on."""
    own = state.final[: env.table.players]
    best = (own == state.final.max()) & state.terminated
    after = lead(env, state)
    brought = (
        jnp.where(state.terminated, ahead(env, state.final) + WIN * best / jnp.maximum(1, best.sum()), after) - before
    )
    return brought, after


def sight_of(env: Alhambra, state: State) -> Sight:
    seen = env.observe(state)
    return Sight(cut(seen.planes[:PLANES]), seen.vector, seen.named)


def preferences(weights: Weights, sight: Sight, mask: Array, half: Any) -> tuple[Array, Array]:
    """The logarithm of each action's chance, and what is expected of each position."""
    logits, expected = forward(jnp, weights, sight, half)
    return jax.nn.log_softmax(jnp.where(mask, logits, -1e9)), expected


def play(env: Alhambra, half: Any, steps: int, weights: Weights, states: State, key: Array) -> tuple[State, Step]:
    """All games go on for some steps, with the chances that the network gives."""

    def one(now: tuple[State, Array], key: Array) -> tuple[tuple[State, Array], Step]:
        states, before = now
        sight = jax.vmap(partial(sight_of, env))(states)
        mask = jax.vmap(env.legal_action_mask)(states)
        chances, expected = preferences(weights, sight, mask, half)
        action = jax.random.categorical(key, chances)
        chance = jnp.take_along_axis(chances, action[:, None], 1)[:, 0]
        after = jax.vmap(env.step)(states, action)
        rewards, then = jax.vmap(partial(reward, env))(before, after)
        points = jnp.where(after.terminated[:, None], after.final[:, : env.num_players], 0)
        seat = states.current_player
        return (after, then), Step(*sight, mask, action, chance, expected, seat, rewards, after.terminated, points)

    begin = (states, jax.vmap(partial(lead, env))(states))
    (states, _), told = jax.lax.scan(one, begin, jax.random.split(key, steps))
    return states, told


def dealt_anew(games: int, states: State, others: State, number: int) -> State:
    """One game in so many is replaced by a new one."""
    chosen = jnp.arange(games) % STAGGERED == number
    together: State = jax.tree.map(
        lambda own, new: jnp.where(chosen.reshape(-1, *[1] * (own.ndim - 1)), new, own), states, others
    )
    return together


def advantages(told: Step) -> tuple[Array, Array]:
    """How much better each decision went than expected, seat by seat, what comes later counting less; and whether that
    is known: the seat decided once more, or the game ended."""
    nothing = jnp.zeros_like(told.rewards[0])

    class Later(NamedTuple):
        """By game and seat: what is known of the time after a step."""

        expected: Array
        advantage: Array
        brought: Array
        known: Array

    def one(later: Later, step: tuple[Array, ...]) -> tuple[Later, tuple[Array, Array]]:
        rewards, over, seat, expected = step
        fresh = over[:, None]
        brought = rewards + jnp.where(fresh, 0, later.brought)
        then = jnp.where(fresh, 0, later.expected)
        more = jnp.where(fresh, 0, later.advantage)
        known = later.known | fresh
        own = seat[:, None] == jnp.arange(nothing.shape[1])
        found = brought + then - expected[:, None] + FORESIGHT * more
        # Where nothing is known the expectation alone stands, and the decision before can count on it.
        before = Later(
            jnp.where(own, expected[:, None], then),
            jnp.where(own, jnp.where(known, found, 0), more),
            jnp.where(own, 0, brought),
            known | own,
        )
        return before, (jnp.sum(jnp.where(own, found, 0), 1), (own & known).any(1))

    last = Later(nothing, nothing, nothing, nothing > 0)
    found = jax.lax.scan(one, last, (told.rewards, told.over, told.seat, told.expected), reverse=True)[1]
    return found[0], found[1]


# Learning


def wrong(weights: Weights, sample: Sample, curiosity: Array, half: Any) -> tuple[Array, tuple[Array, Array]]:
    """What is to become smaller: unlikely good choices, wrong expectations, chances that close too early."""
    chances, expected = preferences(weights, sample.sight, sample.mask, half)
    counts = sample.counts / jnp.maximum(1, sample.counts.sum())
    mean = jnp.sum(counts * sample.advantage)
    spread = jnp.sqrt(jnp.sum(counts * (sample.advantage - mean) ** 2)) + 1e-6
    advantage = (sample.advantage - mean) / spread
    ratio = jnp.exp(jnp.take_along_axis(chances, sample.action[:, None], 1)[:, 0] - sample.chance)
    gain = jnp.minimum(ratio * advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * advantage)
    openness = jnp.sum(counts * -jnp.sum(jnp.where(sample.mask, jnp.exp(chances) * chances, 0), 1))
    error = jnp.sum(counts * (expected - sample.came) ** 2)
    return 0.5 * error - jnp.sum(counts * gain) - curiosity * openness, (openness, error)


def corrected(learner: Learner, slopes: Weights, rate: Array) -> Learner:
    """The weights after one correction (Adam), which is never too large."""
    size = jnp.sqrt(sum(jnp.sum(own**2) for own in slopes.values()))
    slopes = {name: own * jnp.minimum(1.0, 0.5 / (size + 1e-6)) for name, own in slopes.items()}
    number = learner.corrections + 1
    rate = rate * jnp.minimum(1.0, number / WARM_UP)
    mean = {name: 0.9 * own + 0.1 * slopes[name] for name, own in learner.mean.items()}
    square = {name: 0.999 * own + 0.001 * slopes[name] ** 2 for name, own in learner.square.items()}
    rate = rate * jnp.sqrt(1 - 0.999**number) / (1 - 0.9**number)
    weights = {name: own - rate * mean[name] / (jnp.sqrt(square[name]) + 1e-6) for name, own in learner.weights.items()}
    return Learner(weights, mean, square, number)


def one_round(
    env: Alhambra,
    half: Any,
    sizes: argparse.Namespace,
    learner: Learner,
    states: State,
    key: Array,
    rate: Array,
    curiosity: Array,
) -> tuple[Learner, State, dict[str, Array]]:
    """Play on, and learn from it."""
    playing, *learning = jax.random.split(key, 1 + sizes.epochs)
    states, told = play(env, half, sizes.steps, learner.weights, states, playing)
    advantage, known = advantages(told)
    sight = Sight(told.planes, told.vector, told.named)
    samples = Sample(sight, told.mask, told.action, told.chance, advantage, advantage + told.expected, known * 1.0)

    def part(now: Learner, games: Array) -> tuple[Learner, tuple[Array, Array]]:
        chosen = jax.tree.map(lambda own: own[:, games].reshape(-1, *own.shape[2:]), samples)
        slopes, facts = jax.grad(wrong, has_aux=True)(now.weights, chosen, curiosity, half)
        return corrected(now, slopes, rate), facts

    for own in learning:
        order = jax.random.permutation(own, sizes.games).reshape(sizes.parts, -1)
        learner, (openness, error) = jax.lax.scan(part, learner, order)
    ended = told.over.sum()
    facts = {
        "games": ended,
        "points": told.points.sum() / jnp.maximum(1, ended * env.num_players),
        "openness": openness.mean(),
        "error": error.mean(),
    }
    return learner, states, facts


# Measuring


def match(env: Alhambra, half: Any, weights: Weights, deals: Array, seats: Array) -> tuple[Array, Array]:
    """Games of the network in one seat each against the greedy player in all others. By game: the share that was won,
    and the lead in points."""
    other = jax.vmap(greedy_policy(env))

    def one(now: tuple[State, Array]) -> tuple[State, Array]:
        states, number = now
        mask = jax.vmap(env.legal_action_mask)(states)
        chances, _ = preferences(weights, jax.vmap(partial(sight_of, env))(states), mask, half)
        action = jnp.where(states.current_player == seats, jnp.argmax(chances, 1), other(states))
        return jax.vmap(env.step)(states, action), number + 1

    begin = (jax.vmap(env.init)(deals), jnp.zeros((), jnp.int32))
    states, _ = jax.lax.while_loop(lambda now: (now[0].phase != Phase.OVER).any() & (now[1] < LONGEST), one, begin)
    own = states.points[:, : env.num_players]
    best = own == states.points.max(1, keepdims=True)
    won = jnp.take_along_axis(best / jnp.maximum(1, best.sum(1, keepdims=True)), seats[:, None], 1)[:, 0]
    leads = jax.vmap(partial(ahead, env))(states.points) * LEAD
    return won, jnp.take_along_axis(leads, seats[:, None], 1)[:, 0]


def deals_for(games: int, players: int) -> int:
    """Of about so many games, as each deal is played from every seat; one deal tells nothing about others."""
    return max(2, games // players)


def measured(
    playing: Callable[..., tuple[Array, Array]], weights: Weights, players: int, games: int, seed: int
) -> dict[str, float]:
    """The share that is won with every deal played from every seat, the interval in which the true share lies with 95 %
    certainty, and the mean lead."""
    number = deals_for(games, players)
    deals = jnp.repeat(jax.random.split(jax.random.key(seed), number), players)
    won, leads = playing(weights, deals, jnp.tile(jnp.arange(players), number))
    found = share_of((game // players, part, 1) for game, part in enumerate(np.asarray(won).tolist()))
    return {"share": found.share, "low": found.low, "high": found.high, "lead": float(leads.mean())}


# Keeping


def keep(path: Path, learner: Learner, players: int, facts: dict[str, float]) -> None:
    """A checkpoint to go on from; it replaces the last one only when it is whole."""
    kinds = {"weights": learner.weights, "mean": learner.mean, "square": learner.square}
    arrays: dict[str, Any] = {
        f"{kind}/{name}": np.asarray(own) for kind, each in kinds.items() for name, own in each.items()
    }
    arrays["corrections"], arrays["players"] = np.asarray(learner.corrections), np.asarray(players)
    with replacing(path) as unfinished:
        np.savez(unfinished, facts=np.asarray(json.dumps(facts)), **arrays)


def keep_weights(path: Path, weights: Weights, players: int) -> None:
    """What the bot needs, in half the size."""
    arrays: dict[str, Any] = {name: np.asarray(own, np.float16) for name, own in weights.items()}
    with replacing(path) as unfinished:
        np.savez_compressed(unfinished, players=np.asarray(players), **arrays)


def keep_curve(path: Path, lines: list[dict[str, float]]) -> None:
    with replacing(path) as unfinished, unfinished.open("w", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
        writer.writeheader()
        writer.writerows([{name: f"{own:.6g}" for name, own in line.items()} for line in lines])


@contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Another name to write to, which becomes this one when all is written."""
    unfinished = path.with_suffix(f".new{path.suffix}")
    yield unfinished
    unfinished.replace(path)


def kept(path: Path, players: int) -> tuple[Learner, dict[str, float]]:
    """What a checkpoint goes on from."""
    try:
        with np.load(path) as found:
            arrays = {name: found[name] for name in found.files}
        own = int(arrays["players"])
        kinds = [
            {name.partition("/")[2]: jnp.asarray(each) for name, each in arrays.items() if name.startswith(f"{kind}/")}
            for kind in ("weights", "mean", "square")
        ]
        learner = Learner(kinds[0], kinds[1], kinds[2], jnp.asarray(arrays["corrections"]))
        facts: dict[str, float] = json.loads(str(arrays["facts"]))
        forms = [{name: each.shape for name, each in kind.items()} for kind in kinds]
        if not fits(forms[0], own) or forms.count(forms[0]) < len(forms):
            raise ValueError
    except Exception as error:  # a damaged file breaks in many ways
        raise BadInput(f"{path} is no checkpoint, or is damaged. Move it away to begin anew.") from error
    if own != players:
        raise BadInput(f"{path} has learnt games for {own}: give --players {own}.")
    return learner, facts


def curve_until(path: Path, rounds: float) -> list[dict[str, float]]:
    """The lines of the curve up to a checkpoint."""
    if not path.exists():
        return []
    try:
        with path.open(newline="", encoding="utf-8") as file:
            lines = [{name: float(own) for name, own in line.items() if own} for line in csv.DictReader(file)]
        return [line for line in lines if line["rounds"] <= rounds]
    except Exception as error:  # a damaged file breaks in many ways
        raise BadInput(f"{path} is no curve, or is damaged. Move it away to go on without it.") from error


def draw(path: Path, lines: list[dict[str, float]], players: int) -> None:
    """The curve as a picture: the share won against the greedy player by minutes."""
    points = [Point(*[line[name] for name in ("minutes", "share", "low", "high")]) for line in lines if "share" in line]
    if points:
        under = f"minutes; against {players - 1} greedy in games for {players} players, band of 95 %"
        path.write_text(drawn({"greedy": points}, under, 1 / players), encoding="utf-8")


def between(ends: tuple[float, float], part: float) -> float:
    """What lies between two values, after this part of the way."""
    return ends[0] + (ends[1] - ends[0]) * min(1.0, part)


def main(arguments: list[str] | None = None) -> None:
    fast = jax.default_backend() != "cpu"
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--out", type=Path, required=True, help="a folder for what is learnt; a checkpoint in it is gone on from"
    )
    parser.add_argument(
        "--minutes", type=float, help="of learning, with compiling, without the last measuring; 8 without --rounds"
    )
    parser.add_argument("--players", type=int, default=3, choices=range(MIN_PLAYERS, MAX_PLAYERS + 1))
    parser.add_argument("--games", type=positive, default=4096 if fast else 64, help="at once")
    parser.add_argument("--steps", type=positive, default=64, help="of each game in a round")
    parser.add_argument(
        "--parts", type=positive, default=64 if fast else 4, help="corrections for each time a round is learnt from"
    )
    parser.add_argument("--epochs", type=positive, default=2, help="how often a round is learnt from")
    parser.add_argument(
        "--measure", type=positive, default=3072 if fast else 192, help="games against the greedy player on the way"
    )
    parser.add_argument("--measure-last", type=positive, default=30000 if fast else 600, help="the same at the end")
    parser.add_argument("--measurements", type=positive, default=8, help="how often it is measured on the way")
    parser.add_argument("--small", action=argparse.BooleanOptionalAction, help="a small network; usual on processors")
    parser.add_argument(
        "--half", action=argparse.BooleanOptionalAction, default=fast, help="look at palaces in bfloat16"
    )
    parser.add_argument("--rate", type=float, default=RATE[0], help="of learning, at first")
    parser.add_argument("--rounds", type=positive, help="end after so many in all; rates then follow them")
    parser.add_argument("--seed", type=seed, default=1)
    asked = parser.parse_args(arguments)
    if asked.games % asked.parts:
        parser.error(f"--games {asked.games} cannot be split into {asked.parts} parts: give a multiple.")
    if asked.minutes is None and asked.rounds is None:
        asked.minutes = MINUTES
    if asked.minutes is not None and not asked.minutes > 0:
        parser.error(f"--minutes is more than 0, not {asked.minutes}.")
    make_folder(parser, asked.out)
    try:
        train(asked, fast)
    except BadInput as error:
        parser.error(str(error))


def train(asked: argparse.Namespace, fast: bool) -> None:
    """Learn, measure and keep, as the flags say."""
    begun = perf_counter()
    half = jnp.bfloat16 if asked.half else None
    env, once = Alhambra(players=asked.players, auto_reset=True), Alhambra(players=asked.players)
    checkpoint, curve = asked.out / "checkpoint.npz", asked.out / "curve.csv"
    sums = {"minutes": 0.0, "rounds": 0.0, "decisions": 0.0, "games": 0.0}
    small = not fast if asked.small is None else asked.small
    weights = {
        name: jnp.asarray(own)
        for name, own in new_weights(asked.players, asked.seed, SMALL if small else Widths()).items()
    }
    lines: list[dict[str, float]] = []
    if checkpoint.exists():
        learner, sums = kept(checkpoint, asked.players)
        if asked.small is not None and jax.tree.map(jnp.shape, learner.weights) != jax.tree.map(jnp.shape, weights):
            raise BadInput(f"{checkpoint} has a network of another size. Leave out --small and --no-small.")
        lines = curve_until(curve, sums["rounds"])
    else:
        mean, square = (jax.tree.map(jnp.zeros_like, weights) for _ in range(2))
        learner = Learner(weights, mean, square, jnp.zeros((), jnp.int32))
    before = sums["minutes"]
    key = jax.random.key(asked.seed + int(sums["rounds"]))
    deal = jax.jit(lambda own: jax.vmap(env.init)(jax.random.split(own, asked.games)))
    states = deal(jax.random.fold_in(key, 1))
    anew = jax.jit(partial(dealt_anew, asked.games), donate_argnums=0)
    learning = jax.jit(partial(one_round, env, half, asked), donate_argnums=(0, 1))
    playing = jax.jit(partial(match, once, half))

    def spent() -> float:
        return (perf_counter() - begun) / 60

    def way() -> float:
        """The part of it that is behind: of rounds, if they are chosen, so that a seed decides all; else of time."""
        behind: float = sums["rounds"] / asked.rounds if asked.rounds else spent() / asked.minutes
        return behind

    last = measured_at = way()

    def tell(facts: dict[str, float]) -> None:
        lines.append({**sums, **facts})
        keep_curve(curve, lines)
        print(", ".join(f"{name} {own:.4g}" for name, own in lines[-1].items()), flush=True)

    done = 0
    while way() < 1 and (asked.minutes is None or spent() < asked.minutes):
        part = way()
        number = jax.random.fold_in(key, 2 + done)
        learner, states, facts = learning(
            learner, states, number, between((asked.rate, RATE[1]), part), between(CURIOSITY, part)
        )
        told = {name: float(own) for name, own in facts.items()}
        done += 1
        if done < STAGGERED:
            states = anew(states, deal(jax.random.fold_in(number, 1)), done)
        sums = {
            "minutes": before + spent(),
            "rounds": sums["rounds"] + 1,
            "decisions": sums["decisions"] + asked.games * asked.steps,
            "games": sums["games"] + told.pop("games"),
        }
        if way() - measured_at >= 1 / asked.measurements:
            measured_at = way()
            tell({**told, **measured(playing, learner.weights, asked.players, asked.measure, asked.seed + 10_000)})
            last = way()
            keep(checkpoint, learner, asked.players, sums)
            keep_weights(asked.out / "learned.npz", learner.weights, asked.players)
        elif way() - last >= 1 / 100 or done == 1:
            last = way()
            tell(told)
    keep(checkpoint, learner, asked.players, sums)
    keep_weights(asked.out / "learned.npz", learner.weights, asked.players)
    found = measured(playing, learner.weights, asked.players, asked.measure_last, asked.seed + 20_000)
    tell(found)
    draw(asked.out / "curve.svg", lines, asked.players)
    games = deals_for(asked.measure_last, asked.players) * asked.players
    print(
        f"In {games} games against {asked.players - 1} greedy it won {found['share']:.1%}, {found['low']:.1%} to "
        f"{found['high']:.1%}; an equal share is {1 / asked.players:.1%}."
    )


if __name__ == "__main__":
    main()
