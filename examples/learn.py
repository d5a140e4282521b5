"""Learns to play Alhambra for two by playing against itself, on two cores within 20 minutes.

    pip install '.[research]' torch
    python examples/learn.py --out learned

The network sees a position as any bot does (`sabika.encoding`) and says how much it prefers each option. In every round
some games are played with the chances that it gives; then what went better than expected becomes more likely (proximal
policy optimisation). What is rewarded is the margin: points so far and what the scorings to come would bring now, less
the same of the other player; from decision to decision these rewards add up to the margin at the end. How other bots
play stays unknown to it. `learned_bot.py` plays what was learnt, `strength.py` measures it.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import Any, Final, NamedTuple, cast

import numpy as np
from flags import make_folder, positive, seed
from learned_bot import BEYOND, MORE, PLAYERS, SETUP, Floats, Policy, Seen, Widths, seen, weights_in, widths_of
from numpy.typing import NDArray

from sabika.encoding import encoder_for
from sabika.library import game_from
from sabika.rules.core.errors import BadInput
from sabika.rules.core.game import Game
from sabika.rules.palace.ending import LAST_SCORING
from sabika.rules.palace.game import PalaceGame

try:
    import torch
    from torch import Tensor, nn
except ModuleNotFoundError:
    print("learn.py needs torch. Install it with: pip install torch", file=sys.stderr)
    sys.exit(2)

ENCODER: Final = encoder_for(SETUP)
WIDTHS: Final = Widths(first=256, second=128, option=128, deeper=64)
PROCESSES: Final = 2
ROUND_GAMES: Final = 64
"""Of each process."""
ROUNDS: Final = 300
POINTS: Final = 20.0
"""What margins are divided by."""
CERTAIN: Final = (1.0, 0.5, 0.5)
"""How much counts of what the next scoring would bring now, and of what each later one would, as more can change."""
FORESIGHT: Final = 0.95
"""How far rewards count back to the decisions before them, beyond what was expected of the position."""
EPOCHS: Final = 3
BATCH: Final = 1024
CLIP: Final = 0.2
"""A choice becomes no more than this likelier, or less likely, in one round."""
CURIOSITY: Final = (0.02, 0.001)
"""What it is worth to leave chances open, at first and at the end."""
RATE: Final = (8e-4, 3e-5)
"""Of learning, at first and at the end."""


class Network(nn.Module):
    """The network of `learned_bot.Policy`, as torch has it."""

    def __init__(self) -> None:
        super().__init__()
        first, second, option, deeper = WIDTHS
        self.first = nn.Linear(ENCODER.size + BEYOND, first)
        self.second = nn.Linear(first, second)
        self.value = nn.Linear(second, 1)
        self.beside = nn.Linear(second, option)
        self.option = nn.Linear(ENCODER.rows.width + MORE, option, bias=False)
        self.deeper = nn.Linear(option, deeper)
        self.preference = nn.Linear(deeper, 1, bias=False)
        nn.init.normal_(self.preference.weight, std=0.01)

    def forward(self, positions: Tensor, options: Tensor, owner: Tensor) -> tuple[Tensor, Tensor]:
        """The logarithm of each option's chance, and what is expected of each position."""
        read = torch.relu(self.second(torch.relu(self.first(positions))))
        beside = torch.relu(self.beside(read)[owner] + self.option(options))
        preferences = self.preference(torch.relu(self.deeper(beside)))[:, 0]
        return log_chances(preferences, owner, len(positions)), self.value(read)[:, 0]

    def weights(self) -> dict[str, NDArray[np.float32]]:
        return {name: values.detach().numpy() for name, values in self.state_dict().items()}


def log_chances(preferences: Tensor, owner: Tensor, decisions: int) -> Tensor:
    """Preferences as logarithms of chances that add up to 1 for each decision."""
    most = torch.full((decisions,), -torch.inf).scatter_reduce(0, owner, preferences.detach(), "amax")
    above = preferences - most[owner]
    total = torch.zeros(decisions).index_add(0, owner, above.exp())
    return above - total.log()[owner]


# Playing


class Games(NamedTuple):
    """Decisions of games that were played, one after the other."""

    positions: NDArray[np.float16]
    options: NDArray[np.float16]
    """Of all decisions in a row."""
    counts: NDArray[np.int64]
    """How many options each decision has."""
    choices: NDArray[np.int64]
    """Which of all options were chosen."""
    chances: Floats
    """Logarithms of the chances that they had."""
    expected: Floats
    advantages: Floats
    """How much better it went than expected."""


class Decision(NamedTuple):
    """A decision with the margin before it, and what was thought of it."""

    seen: Seen
    choice: int
    chance: float
    expected: float
    margin: float


def margin(game: Game, seat: int) -> float:
    """Points and what the scorings to come would bring now, less the same of the other player."""
    points = [float(own) for own in game.points]
    if not game.over:
        for scoring, weight in zip(range(game.next_scoring(), LAST_SCORING + 1), CERTAIN):
            for term in game.terms(scoring):
                points[term.side] += weight * term.points
    return (points[seat] - points[1 - seat]) / POINTS


def played(weights: dict[str, NDArray[np.float32]], seed: int) -> tuple[Games, float]:
    """Some games, all at once: in each step one decision of every game. Also the processor time."""
    begun = process_time()
    policy = Policy(weights)
    chance = np.random.default_rng(seed)
    setups = [SETUP._replace(seed=f"learn {seed} {number}") for number in range(ROUND_GAMES)]
    games = [cast(PalaceGame, game_from(setup)) for setup in setups]
    courses: list[list[list[Decision]]] = [[[] for _ in range(PLAYERS)] for _ in games]
    while playing := [number for number, game in enumerate(games) if not game.over]:
        asked = [number for number in playing if len(games[number].options()) > 1]
        for number in set(playing).difference(asked):
            games[number].play(games[number].options()[0])
        if not asked:
            continue
        sights = [seen(ENCODER, games[number].view(games[number].asked()), games[number].options()) for number in asked]
        counts = np.array([len(sight.options) for sight in sights])
        owner = np.repeat(np.arange(len(sights)), counts)
        read = policy.read(np.stack([sight.position for sight in sights]))
        preferences = policy.preferences(read, np.concatenate([sight.options for sight in sights]), owner)
        luck = preferences + chance.gumbel(size=len(preferences)).astype(np.float32)
        expected = policy.expected(read)
        ends = np.cumsum(counts)
        for number, sight, start, end, hope in zip(asked, sights, ends - counts, ends, expected):
            choice = int(np.argmax(luck[start:end]))
            own = preferences[start:end] - preferences[start:end].max()
            likely = float(own[choice] - np.log(np.exp(own).sum()))
            game = games[number]
            seat = game.asked()
            courses[number][seat].append(Decision(sight, choice, likely, float(hope), margin(game, seat)))
            game.play(game.options()[choice])
    whole = [(course, margin(game, seat)) for game, seats in zip(games, courses) for seat, course in enumerate(seats)]
    return in_a_row([own for own in whole if own[0]]), process_time() - begun


def in_a_row(courses: list[tuple[list[Decision], float]]) -> Games:
    """Courses of games as arrays. An advantage is what came beyond expectation, what comes later counting less."""
    decisions = [decision for course, _ in courses for decision in course]
    advantages: list[float] = []
    for course, final in courses:
        backwards: list[float] = []
        after, hoped, advantage = final, 0.0, 0.0
        for decision in reversed(course):
            surprise = after - decision.margin + hoped - decision.expected
            advantage = surprise + FORESIGHT * advantage
            backwards.append(advantage)
            after, hoped = decision.margin, decision.expected
        advantages += reversed(backwards)
    counts = np.array([len(decision.seen.options) for decision in decisions])
    starts = np.cumsum(counts) - counts
    return Games(
        positions=np.stack([decision.seen.position for decision in decisions]).astype(np.float16),
        options=np.concatenate([decision.seen.options for decision in decisions]).astype(np.float16),
        counts=counts,
        choices=starts + np.array([decision.choice for decision in decisions]),
        chances=np.array([decision.chance for decision in decisions], np.float32),
        expected=np.array([decision.expected for decision in decisions], np.float32),
        advantages=np.array(advantages, np.float32),
    )


# Learning


def batches(games: Games, chance: np.random.Generator) -> Iterator[tuple[Tensor, ...]]:
    """All decisions in some order, in batches: positions, options, owners, choices and figures of each decision."""
    starts = np.cumsum(games.counts) - games.counts
    order = chance.permutation(len(games.counts))
    spread = games.advantages.std() + 1e-6
    for first in range(0, len(order), BATCH):
        chosen = order[first : first + BATCH]
        counts = games.counts[chosen]
        begins = np.cumsum(counts) - counts
        owner = np.repeat(np.arange(len(chosen)), counts)
        rows = np.arange(counts.sum()) - begins[owner] + starts[chosen][owner]
        yield (
            torch.from_numpy(games.positions[chosen].astype(np.float32)),
            torch.from_numpy(games.options[rows].astype(np.float32)),
            torch.from_numpy(owner),
            torch.from_numpy(games.choices[chosen] - starts[chosen] + begins),
            torch.from_numpy(games.chances[chosen]),
            torch.from_numpy((games.advantages[chosen] - games.advantages.mean()) / spread),
            torch.from_numpy(games.expected[chosen] + games.advantages[chosen]),
        )


def learn(network: Network, optimiser: torch.optim.Optimizer, games: Games, curiosity: float, seed: int) -> None:
    """Make what went better than expected more likely, and expect what came."""
    chance = np.random.default_rng(seed)
    for _ in range(EPOCHS):
        for positions, options, owner, choices, before, advantages, came in batches(games, chance):
            chances, expected = network(positions, options, owner)
            ratio = (chances[choices] - before).exp()
            gain = torch.min(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages).mean()
            openness = -(chances.exp() * chances).sum() / len(positions)
            wrong = nn.functional.smooth_l1_loss(expected, came)
            optimiser.zero_grad()
            (wrong - gain - curiosity * openness).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


def between(ends: tuple[float, float], part: float) -> float:
    """What lies between two values, after this part of the way."""
    return ends[0] + (ends[1] - ends[0]) * part


def joined(parts: list[Games]) -> Games:
    """The games of several processes."""
    options = np.cumsum([0] + [own.counts.sum() for own in parts])
    shifted = [own._replace(choices=own.choices + before) for own, before in zip(parts, options)]
    return Games(*[np.concatenate(columns) for columns in zip(*shifted)])


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True, help="a folder for what is learnt")
    parser.add_argument("--rounds", type=positive, default=ROUNDS, help=f"of {PROCESSES * ROUND_GAMES} games each")
    parser.add_argument("--keep", type=positive, default=10, help="after so many rounds the network is kept")
    parser.add_argument("--seed", type=seed, default=1)
    parser.add_argument("--go-on-from", type=Path, help="a network that was kept, instead of one that knows nothing")
    asked = parser.parse_args(arguments)
    kept: dict[str, NDArray[Any]] = {}
    if asked.go_on_from:
        try:
            kept = weights_in(asked.go_on_from)
        except BadInput as error:
            parser.error(str(error))
        if (widths := widths_of(kept)) != WIDTHS:
            parser.error(f"{asked.go_on_from} has a network of another size: make WIDTHS in learn.py {tuple(widths)}.")
    make_folder(parser, asked.out)
    if any(asked.out.glob("after-*.npz")):
        parser.error(f"{asked.out} has networks of another run already: give another folder for --out.")
    # One thread of arithmetic for each process that plays: more only wait for each other.
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    torch.manual_seed(asked.seed)
    torch.set_num_threads(1)
    network = Network()
    optimiser = torch.optim.Adam(network.parameters(), lr=RATE[0], eps=1e-5)
    playing = learning = 0.0
    if kept:
        playing = float(kept["seconds"])
        network.load_state_dict({name: torch.from_numpy(kept[name].astype(np.float32)) for name in network.weights()})
    with get_context("spawn").Pool(PROCESSES) as pool:
        ahead = pool.starmap_async(played, tasks(network, asked, 0))
        for number in range(asked.rounds):
            if number % asked.keep == 0:
                keep(network, asked.out / f"after-{number:04}.npz", playing + learning)
            told = ahead.get()
            # While these games are learnt from, the next ones are played already: both cores always have work.
            if number + 1 < asked.rounds:
                ahead = pool.starmap_async(played, tasks(network, asked, number + 1))
            begun = process_time()
            games = joined([own for own, _ in told])
            part = number / asked.rounds
            for group in optimiser.param_groups:
                group["lr"] = between(RATE, part)
            learn(network, optimiser, games, between(CURIOSITY, part), number)
            learning += process_time() - begun
            playing += sum(seconds for _, seconds in told)
            print(
                f"round {number + 1}: {len(games.counts)} decisions, chance of a choice "
                f"{np.exp(games.chances).mean():.2f}, surprise {games.advantages.std() * POINTS:.1f} points, "
                f"processor time {playing:.0f} s to play and {learning:.0f} s to learn",
                flush=True,
            )
    keep(network, asked.out / f"after-{asked.rounds:04}.npz", playing + learning)


def tasks(network: Network, asked: argparse.Namespace, number: int) -> list[tuple[dict[str, NDArray[np.float32]], int]]:
    """What each process plays a round with: the weights as they are now, and a seed of its own."""
    weights = {name: values.copy() for name, values in network.weights().items()}
    return [(weights, (asked.seed * asked.rounds + number) * PROCESSES + process) for process in range(PROCESSES)]


def keep(network: Network, path: Path, seconds: float) -> None:
    """Half as exact as it was learnt, which plays as well."""
    halves: dict[str, Any] = {name: values.astype(np.float16) for name, values in network.weights().items()}
    np.savez_compressed(path, seconds=np.array(seconds), **halves)


if __name__ == "__main__":
    main()
