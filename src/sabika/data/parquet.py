"""Decisions in a Parquet file: a row each, in groups, so that neither writing nor reading has to hold all of them."""

import json
from collections.abc import Iterable, Sequence
from itertools import accumulate, chain, repeat
from pathlib import Path
from typing import Any, Final, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from sabika.components import Corrected
from sabika.data.decisions import Course, Decision, Wanted, margin, share_of_win
from sabika.data.errors import NoData
from sabika.data.gathering import read
from sabika.record.file import writing
from sabika.record.record import made_by

FORMAT: Final = "sabika-decisions"
VERSION: Final = 1
METADATA: Final = "sabika"
"""Under which key of the file's metadata it says what the columns mean."""
REPEATED: Final = ("game", "table", "digest", "bot", "step", "options.list.element")
"""Texts that come again and again, which are written once. Numbers are smaller, and faster, without that."""
NAMES: Final = pa.dictionary(pa.int32(), pa.string())
FEATURES: Final = pa.list_(pa.int16())
ROWS: Final = pa.list_(pa.float32())


def schema(wanted: Wanted) -> pa.Schema:
    """The columns."""
    fields = [
        ("game", NAMES),
        ("table", NAMES),
        ("digest", NAMES),
        ("decision", pa.int32()),
        ("turn", pa.int32()),
        ("seat", pa.int8()),
        ("bot", NAMES),
        ("step", NAMES),
        ("number", pa.int32()),
        ("options", pa.list_(pa.string())),
        ("choice", pa.int32()),
        ("features", FEATURES),
        *([("rows", ROWS)] if wanted.rows else []),
        *([("planes", pa.binary())] if wanted.planes else []),
        ("points", pa.list_(pa.int16())),
        ("final", pa.list_(pa.int16())),
        ("margin", pa.int16()),
        ("won", pa.float32()),
    ]
    return pa.schema(fields)


class Part(NamedTuple):
    """Decisions of some games as columns, and the tables at which they were played, by name."""

    batch: pa.RecordBatch
    tables: dict[str, dict[str, Any]]
    games: int
    broken: list[str]
    """A sentence for each record that could not be used."""


def part_from(files: Sequence[Path], wanted: Wanted, corrected: Sequence[Corrected]) -> Part:
    """The decisions of some recorded games as columns."""
    found = read(files, wanted, corrected)
    return part_of(found.courses, wanted, found.broken)


def part_of(courses: Sequence[Course], wanted: Wanted, broken: Sequence[str] = ()) -> Part:
    """The decisions of some games as columns."""
    tables = {name: table.described() for name, table in {own.table.name: own.table for own in courses}.items()}
    decisions = [decision for course in courses for decision in course.decisions]
    columns = {
        "game": each([course.name for course in courses], courses),
        "table": each([course.table.name for course in courses], courses),
        "digest": each([course.table.digest for course in courses], courses),
        "decision": pa.array([decision.number for decision in decisions], pa.int32()),
        "turn": pa.array([decision.turn for decision in decisions], pa.int32()),
        "seat": pa.array([decision.seat for decision in decisions], pa.int8()),
        "bot": pa.array([bot for course in courses for bot in bots_in(course)], pa.string()).dictionary_encode(),
        "step": pa.array([decision.step for decision in decisions], pa.string()).dictionary_encode(),
        "number": pa.array([len(decision.options) for decision in decisions], pa.int32()),
        "options": notations(courses, decisions),
        "choice": pa.array([decision.choice for decision in decisions], pa.int32()),
        "features": lists(FEATURES, [decision.features for decision in decisions]),
        "rows": lists(ROWS, [decision.rows for decision in decisions]),
        "planes": pa.array([decision.planes for decision in decisions], pa.binary()),
        "points": pa.array([decision.points for decision in decisions], pa.list_(pa.int16())),
        **outcomes(courses),
    }
    fields = schema(wanted)
    batch = pa.RecordBatch.from_arrays([columns[field.name].cast(field.type) for field in fields], schema=fields)
    return Part(batch, tables, len(courses), list(broken))


def each(names: Sequence[str], courses: Sequence[Course]) -> pa.Array:
    """The name of each course, for each of its decisions."""
    indices = chain.from_iterable(repeat(number, len(course.decisions)) for number, course in enumerate(courses))
    known = list(dict.fromkeys(names))
    places = [known.index(name) for name in names]
    return pa.DictionaryArray.from_arrays(pa.array([places[index] for index in indices], pa.int32()), pa.array(known))


def bots_in(course: Course) -> list[str | None]:
    return [course.bots[decision.seat] for decision in course.decisions]


def notations(courses: Sequence[Course], decisions: Sequence[Decision]) -> pa.Array:
    """The options as text."""
    texts = [
        course.table.encoder.rows.notation(action)
        for course in courses
        for decision in course.decisions
        for action in decision.options
    ]
    starts = accumulate((len(decision.options) for decision in decisions), initial=0)
    return pa.ListArray.from_arrays(pa.array(starts, pa.int32()), pa.array(texts, pa.string()))


def lists(what: pa.ListType, written: Sequence[bytes]) -> pa.Array:
    """Lists of numbers that are written already."""
    size = what.value_type.bit_width // 8
    starts = pa.array(accumulate((len(own) // size for own in written), initial=0), pa.int32())
    data = b"".join(written)
    numbers = pa.Array.from_buffers(what.value_type, len(data) // size, [None, pa.py_buffer(data)])
    return pa.ListArray.from_arrays(starts, numbers)


def outcomes(courses: Sequence[Course]) -> dict[str, pa.Array]:
    """How the games ended, for each decision; nothing where they are not over."""
    final: list[list[int] | None] = []
    margins: list[int | None] = []
    won: list[float | None] = []
    for course in courses:
        result = course.result
        seats = range(len(course.bots))
        ends = [(margin(result, seat), share_of_win(result, seat)) for seat in seats] if result else []
        for decision in course.decisions:
            final.append(result.points if result else None)
            margins.append(ends[decision.seat][0] if ends else None)
            won.append(ends[decision.seat][1] if ends else None)
    return {
        "final": pa.array(final, pa.list_(pa.int16())),
        "margin": pa.array(margins, pa.int16()),
        "won": pa.array(won, pa.float32()),
    }


class Written(NamedTuple):
    """What has become a file."""

    games: int
    decisions: int
    broken: list[str]


def write_parquet(path: Path, parts: Iterable[Part], wanted: Wanted) -> Written:
    """Write a new file, whole or not at all."""
    tables: dict[str, dict[str, Any]] = {}
    broken: list[str] = []
    games = decisions = 0
    with (
        writing(path, overwrite=False) as file,
        pq.ParquetWriter(file, schema(wanted), compression="zstd", use_dictionary=list(REPEATED)) as writer,
    ):
        for part in parts:
            broken += part.broken
            if not part.batch.num_rows:
                continue
            writer.write_batch(part.batch, row_group_size=part.batch.num_rows)
            tables |= part.tables
            games += part.games
            decisions += part.batch.num_rows
        if not decisions:
            raise NoData(broken)
        about = {"format": FORMAT, "version": VERSION, "made_by": made_by(), "games": games, "tables": tables}
        writer.add_key_value_metadata({METADATA: json.dumps(about)})
    return Written(games, decisions, broken)
