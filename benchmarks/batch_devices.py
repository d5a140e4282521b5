"""Whether every device plays the games of a batch alike, and as the rules do.

    python benchmarks/batch_devices.py                              # needs sabika[batch]
    python benchmarks/batch_devices.py --records games/             # and then: sabika verify games/*.json

Plays random games to their ends on the accelerator, if there is one, and on the processor, with the same keys, and
compares every number that was chosen and every number of the last positions. The digest is of all of them: equal
digests of two machines are equal games. The records are those of the first games.
"""

import argparse
import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryFile
from time import perf_counter
from typing import Final, NamedTuple

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
from jax import Array

from sabika.batch import record_of
from sabika.batch.game import Alhambra
from sabika.batch.numbering import ACTIONS
from sabika.batch.state import Phase, State
from sabika.rules.games.alhambra import MAX_PLAYERS, MIN_PLAYERS

STEPS: Final = 128
"""Between two looks at whether all games are over."""
LONGEST: Final = 40
"""So many times these steps no random game takes."""
OVER: Final = -1
"""Stands for what is chosen behind the end of a game."""


class Played(NamedTuple):
    """Games to their ends."""

    first: State
    last: State
    actions: np.ndarray
    """[steps, games]"""


def choice(key: Array, mask: Array) -> Array:
    """The number of a legal action. Whole numbers alone decide, as fractions differ a little between devices."""
    lots = jax.random.bits(key, (ACTIONS,)) >> 1
    return jnp.argmax(jnp.where(mask, 1 + lots, 0))


def play(env: Alhambra, games: int, seed: int) -> Played:
    """On the device that is the usual one."""

    def step(states: State, key: Array) -> tuple[State, Array]:
        masks = jax.vmap(env.legal_action_mask)(states)
        actions = jax.vmap(choice)(jax.random.split(key, games), masks)
        return jax.vmap(env.step)(states, actions), jnp.where(states.phase == Phase.OVER, OVER, actions)

    some = jax.jit(lambda states, key: jax.lax.scan(step, states, jax.random.split(key, STEPS)))
    key = jax.random.key(seed)
    states = first = jax.jit(jax.vmap(env.init))(jax.random.split(key, games))
    chosen: list[np.ndarray] = []
    while (states.phase != Phase.OVER).any():
        if len(chosen) == LONGEST:
            sys.exit(f"A random game does not end: more than {STEPS * LONGEST} decisions were taken.")
        states, actions = some(states, jax.random.fold_in(key, len(chosen)))
        chosen.append(np.asarray(actions, np.int16))
    begin, end = jax.tree.map(np.asarray, (first, states))
    return Played(begin, end, np.concatenate(chosen))


def digest(played: Played) -> str:
    """Of every number, in the order of their names."""
    found = hashlib.sha256()
    for part in jax.tree.leaves(played):
        found.update(np.ascontiguousarray(part).tobytes())
    return found.hexdigest()[:16]


def differing(one: Played, other: Played) -> int:
    """How many games are not the same."""
    differ = np.zeros(len(one.last.phase), bool)
    if one.actions.shape != other.actions.shape:
        return len(differ)
    differ |= (one.actions != other.actions).any(0)
    for own, their in zip(*[jax.tree.leaves((played.first, played.last)) for played in (one, other)]):
        differ |= (own != their).reshape(len(differ), -1).any(1)
    return int(differ.sum())


def keep(env: Alhambra, played: Played, folder: Path, number: int) -> None:
    """Records of the first games."""
    for game in range(min(number, len(played.last.phase))):
        first: State = jax.tree.map(lambda field, game=game: field[game], played.first)
        actions = [action for action in played.actions[:, game].tolist() if action != OVER]
        record_of(env, first, actions).write(folder / f"game-{game + 1:04}.json")


def positive(text: str) -> int:
    """For flags."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"give a whole number, 1 or more, not {text}")
    return int(text)


def seed(text: str) -> int:
    """For flags."""
    if not text.isdecimal() or len(text) > 9:
        raise argparse.ArgumentTypeError(f"give a whole number from 0 to 999999999, not {text}")
    return int(text)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=3, choices=range(MIN_PLAYERS, MAX_PLAYERS + 1))
    parser.add_argument("--games", type=positive, default=512)
    parser.add_argument("--seed", type=seed, default=1)
    parser.add_argument("--records", type=Path, help="a folder for records of the first games")
    parser.add_argument("--number", type=positive, default=20, help="of records")
    asked = parser.parse_args(arguments)
    if asked.records:
        try:
            asked.records.mkdir(parents=True, exist_ok=True)
            TemporaryFile(dir=asked.records).close()
        except FileExistsError as error:
            parser.error(f"{error.filename} is a file: give a folder for --records.")
        except OSError as error:
            parser.error(f"{asked.records} cannot be written to: {error.strerror}. Give another folder for --records.")
        if any(asked.records.glob("game-*.json")):
            parser.error(f"{asked.records} has records of games already: give another folder for --records.")
    env = Alhambra(players=asked.players)
    devices = [jax.devices()[0]] + ([jax.devices("cpu")[0]] if jax.default_backend() != "cpu" else [])
    found: list[Played] = []
    for device in devices:
        begun = perf_counter()
        with jax.default_device(device):
            found.append(play(env, asked.games, asked.seed))
        decisions = len(found[-1].actions)
        print(
            f"{device.device_kind}: {asked.games} games for {asked.players}, at most {decisions} decisions each, "
            f"digest {digest(found[-1])} ({perf_counter() - begun:.0f} s)",
            flush=True,
        )
    if asked.records:
        keep(env, found[0], asked.records, asked.number)
    if len(found) > 1:
        differ = differing(*found)
        print(f"{differ} games differ." if differ else "All games are the same on both.")
        sys.exit(1 if differ else 0)


if __name__ == "__main__":
    main()
