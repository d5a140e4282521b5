"""Records that become data: found in folders, shared out among processes, with a sentence for each broken one."""

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from sabika.arena.crews import SIGNALS
from sabika.components import Corrected
from sabika.data.decisions import Course, Wanted, course_of
from sabika.library import pieces_from
from sabika.record import Record
from sabika.record.errors import printable
from sabika.rules.core.errors import BadInput

Work = TypeVar("Work")
Done = TypeVar("Done")
AT_ONCE: Final = 32
"""Records that are worked on together: some thousands of decisions."""
AHEAD: Final = 2
"""For each process, so many such portions are worked on before one of them is fetched."""


class Read(NamedTuple):
    """Some records, played again."""

    courses: list[Course]
    broken: list[str]
    """A sentence for each record that gives no data."""


def records_in(paths: Iterable[Path]) -> Iterator[Path]:
    """The files of these names; of a folder all that end in .json, by name."""
    for path in paths:
        if not path.is_dir():
            yield path
            continue
        found = sorted(path.glob("*.json"))
        if not found:
            raise BadInput(f"There are no records in {printable(str(path))}: none of its files ends in .json.")
        yield from found


def read(files: Sequence[Path], wanted: Wanted, corrected: Sequence[Corrected] = ()) -> Read:
    """Play some records again."""
    courses: list[Course] = []
    broken: list[str] = []
    for path in files:
        try:
            record = Record.read(path)
            pieces = pieces_from(corrected, record.game, tuple(record.modules)) if corrected else None
            courses.append(course_of(record, wanted, pieces))
        except BadInput as error:
            broken.append(told(error, path))
    return Read(courses, broken)


def told(error: BadInput, path: Path) -> str:
    """What is wrong, with the name of the file."""
    name, sentence = printable(str(path)), printable(str(error))
    return sentence if sentence.startswith(name) else f"{name}: {sentence}"


def portions(files: Iterable[Path]) -> Iterator[list[Path]]:
    """Files by the portions that are worked on together."""
    rest = iter(files)
    while portion := list(islice(rest, AT_ONCE)):
        yield portion


def shared_out(work: Iterable[Work], do: Callable[[Work], Done], jobs: int) -> Iterator[Done]:
    """What is done of each work, in order, by so many processes. No more is begun than can soon be fetched."""
    if jobs == 1:
        yield from map(do, work)
        return
    rest = iter(work)
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=left_alone) as crew:
        waiting: deque[Future[Done]] = deque()
        try:
            for one in islice(rest, jobs * AHEAD):
                waiting.append(crew.submit(do, one))
            while waiting:
                done = waiting.popleft().result()
                for one in islice(rest, 1):
                    waiting.append(crew.submit(do, one))
                yield done
        finally:
            for future in waiting:
                future.cancel()


def left_alone() -> None:
    """The process that shares out the work is the one to be interrupted."""
    for name in SIGNALS:
        signal.signal(name, signal.SIG_IGN)
