"""What the training counts, against slow answers."""

import sys
from pathlib import Path
from random import Random
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest

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
