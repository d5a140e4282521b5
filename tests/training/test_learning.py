"""What the training counts, against slow answers."""

import sys
from pathlib import Path
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from sabika.batch.network import Sight, forward
from sabika.batch.numbering import ACTIONS
from training.sights import sights, weights_of

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@pytest.fixture
def training(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    sys.modules.pop("batch_training", None)
    import batch_training

    return batch_training


def test_advantages_are_counted_seat_by_seat(training: Any) -> None:
    """One game, three seats in any order, an end on the way: the same as seat after seat by itself."""
    chance = Random(2)
    steps, seats = 60, 3
    rewards = np.array([[[chance.uniform(-1, 1) for _ in range(seats)]] for _ in range(steps)], np.float32)
    over = np.array([[number in (20, 41)] for number in range(steps)])
    seat = np.array([[chance.randrange(seats)] for _ in range(steps)])
    expected = np.array([[chance.uniform(-1, 1)] for _ in range(steps)], np.float32)
    nothing = jnp.zeros(0)
    told = training.Step(
        *[nothing] * 6, expected=jnp.asarray(expected), seat=jnp.asarray(seat), rewards=jnp.asarray(rewards),
        over=jnp.asarray(over), points=nothing,
    )  # fmt: skip
    found, known = training.advantages(told)
    for number in range(steps):
        total, weight, sure, at = 0.0, 1.0, True, number
        while sure:
            own, brought, after = int(seat[at, 0]), 0.0, at
            while True:
                brought += rewards[after, 0, own]
                after += 1
                ended = over[after - 1, 0]
                if ended or after == steps or seat[after, 0] == own:
                    break
            if not ended and after == steps:
                sure = at != number
                break
            total += weight * (brought + (0 if ended else expected[after, 0]) - expected[at, 0])
            weight *= training.FORESIGHT
            at = after
            if ended:
                break
        assert bool(known[number, 0]) is sure
        if sure:
            assert abs(float(found[number, 0]) - total) < 1e-4


def test_a_correction_is_adams(training: Any) -> None:
    """Against three corrections worked out by hand, number by number; a slope that is too long is shortened."""
    weights = {"one": jnp.asarray([1.0, -2.0])}
    zero = {"one": jnp.zeros(2)}
    learner = training.Learner(weights, zero, zero, jnp.zeros((), jnp.int32))
    own, mean, square = np.array([1.0, -2.0]), np.zeros(2), np.zeros(2)
    for number, slope in enumerate(([3.0, 4.0], [0.1, -0.2], [0.0, 0.3]), 1):
        learner = training.corrected(learner, {"one": jnp.asarray(slope)}, jnp.asarray(0.1))
        short = np.array(slope) * min(1, 0.5 / np.hypot(slope[0], slope[1]))
        mean, square = 0.9 * mean + 0.1 * short, 0.999 * square + 0.001 * short**2
        rate = 0.1 * number / training.WARM_UP
        own = own - rate * (mean / (1 - 0.9**number)) / (np.sqrt(square / (1 - 0.999**number)) + 1e-6)
    np.testing.assert_allclose(learner.weights["one"], own, atol=1e-5)


def decisions(training: Any) -> Any:
    """Some of a game, with masks by chance; the last ones do not count."""
    chance = np.random.default_rng(6)
    seen, _ = sights(3)
    sight = Sight(*[own[::25] for own in seen])
    rows = len(sight.vector)
    mask = chance.random((rows, ACTIONS)) < 0.01
    action = chance.integers(ACTIONS, size=rows)
    mask[np.arange(rows), action] = True
    before = logs(forward(np, weights_of(3), sight)[0], mask)[np.arange(rows), action]
    figures = [
        own.astype(np.float32) for own in (before + chance.normal(size=rows) / 3, *chance.normal(size=(2, rows)))
    ]
    counts = (np.arange(rows) < rows - 4).astype(np.float32)
    return jax.tree.map(jnp.asarray, training.Sample(sight, mask, action, *figures, counts))


def logs(preferences: Any, mask: Any) -> Any:
    """The logarithms of chances, row by row."""
    allowed = np.where(mask, preferences, -np.inf)
    return allowed - np.log(np.exp(allowed).sum(1, keepdims=True))


def test_what_is_to_become_smaller_is_counted_decision_by_decision(training: Any) -> None:
    sample, weights = decisions(training), weights_of(3)
    preferences, hoped = forward(np, weights, Sight(*[np.asarray(own) for own in sample.sight]))
    counted = [row for row, counts in enumerate(sample.counts) if counts]
    advantages = np.array([float(sample.advantage[row]) for row in counted])
    gain = open_ = error = 0.0
    clipped = 0
    for row, advantage in zip(counted, (advantages - advantages.mean()) / advantages.std()):
        own = logs(preferences[row : row + 1], np.asarray(sample.mask[row : row + 1]))[0]
        ratio = np.exp(own[int(sample.action[row])] - float(sample.chance[row]))
        bounded = min(max(ratio, 1 - training.CLIP), 1 + training.CLIP)
        clipped += bounded != ratio
        gain += min(ratio * advantage, bounded * advantage)
        open_ -= sum(np.exp(each) * each for each in own if each > -np.inf)
        error += (hoped[row] - float(sample.came[row])) ** 2
    found, facts = jax.jit(lambda own, told: training.wrong(own, told, 0.3, None))(weights, sample)
    number = len(counted)
    assert 3 < clipped < number == len(sample.counts) - 4
    np.testing.assert_allclose(facts, (open_ / number, error / number), rtol=1e-4)
    np.testing.assert_allclose(found, (0.5 * error - gain - 0.3 * open_) / number, rtol=1e-4)


def test_corrections_make_likelier_what_went_better(training: Any) -> None:
    """And expectations come nearer to what came; what does not count changes nothing."""
    sample = decisions(training)
    weights = {name: jnp.asarray(own) for name, own in weights_of(3).items()}
    slopes = jax.grad(lambda own, told: training.wrong(own, told, 0.0, None)[0])

    @jax.jit
    def correct(learner: Any, sample: Any) -> Any:
        return training.corrected(learner, slopes(learner.weights, sample), jnp.asarray(0.01))

    def after(sample: Any) -> Any:
        zero = jax.tree.map(jnp.zeros_like, weights)
        learner = training.Learner(weights, zero, zero, jnp.zeros((), jnp.int32))
        for _ in range(20):
            learner = correct(learner, sample)
        return learner.weights

    learnt = after(sample)
    counts = np.asarray(sample.counts) > 0
    chances, errors = [], []
    for own in (weights, learnt):
        preferences, hoped = forward(np, {name: np.asarray(each) for name, each in own.items()}, sample.sight)
        chances.append(logs(preferences, np.asarray(sample.mask))[np.arange(len(counts)), np.asarray(sample.action)])
        errors.append(((hoped - np.asarray(sample.came)) ** 2)[counts].mean())
    better = np.asarray(sample.advantage) > np.asarray(sample.advantage)[counts].mean()
    assert (chances[1] - chances[0])[counts & better].mean() > 0 > (chances[1] - chances[0])[counts & ~better].mean()
    assert errors[1] < errors[0]
    other = sample._replace(came=jnp.where(counts, sample.came, 100), advantage=jnp.where(counts, sample.advantage, 9))
    assert all(np.array_equal(own, learnt[name]) for name, own in after(other).items())
