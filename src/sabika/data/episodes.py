"""Episodes of one seat as a Minari dataset: what `SeatEnv` would have shown to whoever sat there, and what was chosen.

Minari keeps it in the folder MINARI_DATASETS_PATH, or else below the home folder, from where `minari.load_dataset`
reads it.
"""

import warnings
from collections.abc import Iterable, Iterator
from pathlib import Path
from shutil import rmtree
from typing import Any, Final, NamedTuple

import gymnasium
import minari
import numpy as np
from minari.data_collector.episode_buffer import EpisodeBuffer
from minari.dataset.minari_dataset import parse_dataset_id
from minari.storage import get_dataset_path

from sabika.data.decisions import game_name, margin
from sabika.data.errors import NoData
from sabika.data.gathering import told
from sabika.envs.seat import SeatEnv
from sabika.record import BadRecord, Record, Result, replay_steps
from sabika.record.errors import printable
from sabika.record.record import made_by
from sabika.record.verification import problems_beside_actions
from sabika.rules.core.errors import BadInput
from sabika.rules.core.game import RULES

ENVIRONMENT: Final = "sabika.envs:Sabika-v0"
KEPT_AS: Final = "parquet"


class Told(NamedTuple):
    """What has become a dataset."""

    folder: Path
    episodes: int
    decisions: int
    broken: list[str]


def write_minari(name: str, files: Iterable[Path], size: int) -> Told:
    """A new dataset of this name: an episode for each seat of each record. It is there as a whole or not at all."""
    folder = folder_of(name)
    rest = iter(files)
    broken: list[str] = []
    first = next(sound(rest, broken), None)
    if first is None:
        raise NoData(broken)
    env = environment_of(first[1], size)
    about: list[dict[str, Any]] = []

    def episodes() -> Iterator[EpisodeBuffer]:
        yield from episodes_in(*first, env, about, broken)
        for path, record in sound(rest, broken):
            yield from episodes_in(path, record, env, about, broken)

    try:
        with warnings.catch_warnings():
            # It warns of everything that is not said about a dataset, such as an author.
            warnings.simplefilter("ignore")
            dataset = minari.create_dataset_from_buffers(
                name, episodes(), env, data_format=KEPT_AS, jpeg_encoding=False, description=description(first[1])
            )
        if not about:
            raise NoData(broken)
        dataset.storage.update_episode_metadata(about)
        dataset.storage.update_metadata({"made_by": made_by(), "components": first[1].components, "rules": RULES})
    except BaseException as error:
        rmtree(folder, ignore_errors=True)
        if isinstance(error, OSError):
            raise BadInput(f"{folder} could not be written: {error.strerror or error}. Nothing was changed.") from None
        raise
    return Told(folder, len(about), int(dataset.total_steps), broken)


def folder_of(name: str) -> Path:
    """Where Minari will keep the dataset, which must be a new one."""
    try:
        parse_dataset_id(name)
    except (ValueError, TypeError):
        example = "alhambra/greedy-v0, with two letters or more before the stroke"
        raise BadInput(f"{name!r} is no name of a dataset. Write one such as {example}.") from None
    folder = Path(get_dataset_path(name))
    if folder.exists():
        raise BadInput(f"The dataset {printable(name)} is already there, in {folder}. Choose another name or version.")
    return folder


def description(record: Record) -> str:
    return f"Decisions of one seat in recorded games of {record.game}, {len(record.players)} players"


def sound(files: Iterator[Path], broken: list[str]) -> Iterator[tuple[Path, Record]]:
    """Those of the files that can be read and were played by the rules of today."""
    for path in files:
        try:
            record = Record.read(path)
            if record.version != RULES:
                by = f"version {record.version} of the rules, but environments play by version {RULES}"
                raise BadRecord("version", f"It was played by {by}. Leave it out.")
            yield path, record
        except BadInput as error:
            broken.append(told(error, path))


def environment_of(record: Record, size: int) -> gymnasium.Env[Any, Any]:
    """The environment in which such games can be played."""
    return gymnasium.make(ENVIRONMENT, size=size, **table_of(record))


def table_of(record: Record) -> dict[str, Any]:
    """What all games of a dataset have in common."""
    return {
        "game": record.game,
        "players": len(record.players),
        "edition": record.edition,
        "modules": list(record.modules),
        "options": dict(record.options),
    }


def episodes_in(
    path: Path, record: Record, env: gymnasium.Env[Any, Any], about: list[dict[str, Any]], broken: list[str]
) -> list[EpisodeBuffer]:
    """An episode for each seat that had to decide; none if anything is wrong with the record."""
    assert env.spec is not None
    seat_env = env.unwrapped
    assert isinstance(seat_env, SeatEnv)
    try:
        if any(env.spec.kwargs[name] != value for name, value in table_of(record).items()):
            raise BadRecord("game", "It is of another table than the first record. A dataset has games of one table.")
        courses, result = courses_in(record, seat_env)
    except BadInput as error:
        broken.append(told(error, path))
        return []
    found = [seat for seat, course in enumerate(courses) if course.choices]
    name = game_name(record)
    about += [{"game": name, "seat": seat, "bot": record.players[seat].bot or ""} for seat in found]
    return [courses[seat].episode(margin(result, seat) if result else None) for seat in found]


class SeatCourse:
    """What one seat saw and chose in a game."""

    def __init__(self) -> None:
        self.seen: list[dict[str, Any]] = []
        self.choices: list[int] = []

    def episode(self, reward: int | None) -> EpisodeBuffer:
        """With the reward at the end; None if the game was broken off."""
        number = len(self.choices)
        ends = np.zeros(number, bool)
        ends[-1] = True
        rewards = np.zeros(number)
        rewards[-1] = reward or 0
        never = np.zeros(number, bool)
        return EpisodeBuffer(
            observations={key: np.stack([seen[key] for seen in self.seen]) for key in self.seen[0]},
            actions=np.array(self.choices),
            rewards=rewards,
            terminations=never if reward is None else ends,
            truncations=ends if reward is None else never,
        )


def courses_in(record: Record, env: SeatEnv) -> tuple[list[SeatCourse], Result | None]:
    """What each seat saw and chose, to what it saw at the end, and how the game ended."""
    courses = [SeatCourse() for _ in record.players]
    table = env.table
    asked = -1
    for moment in replay_steps(record):
        game = moment.game
        if moment.action is not None:
            offered = table.offered()
            if moment.action not in offered:
                more = f"{table.size} options are offered, and its choice is not among them. Give a larger --size."
                raise BadRecord("actions", f"In decision {len(game.log)}, {more}")
            courses[asked].choices.append(offered.index(moment.action))
        table.goes_on_from(game)
        if len(game.log) < len(record.actions):
            asked = game.asked()
            courses[asked].seen.append(table.observation(asked))
            table.offered()
    for problem in problems_beside_actions(record, game):
        raise BadRecord(problem.field, problem.said)
    for seat, course in enumerate(courses):
        course.seen.append(table.observation(seat))
    return courses, Result.of(game)
