"""`sabika export`: recorded games as data for programs that learn."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from sabika.cli.crews import Jobs, cores
from sabika.cli.tiles import ComponentFiles
from sabika.components import read_corrected
from sabika.data.errors import NoData
from sabika.extras import need
from sabika.rules.core.errors import BadInput

WRONG = 2
"""The exit code if a record could not be used."""


def export(
    records: Annotated[list[Path], typer.Argument(help="Recorded games, or folders of them.", metavar="RECORD")],
    out: Annotated[Path | None, typer.Option("--out", help="A Parquet file, with a row for each decision.")] = None,
    dataset: Annotated[
        str | None, typer.Option("--minari", help="A Minari dataset of this name instead, such as alhambra/greedy-v0.")
    ] = None,
    rows: Annotated[bool, typer.Option("--rows", help="In the file, the row of numbers of each option too.")] = False,
    planes: Annotated[bool, typer.Option("--planes", help="In the file, the palaces cell by cell too.")] = False,
    size: Annotated[
        int | None,
        typer.Option("--size", help="In the dataset, how many options are offered at most.", show_default="256"),
    ] = None,
    jobs: Jobs = None,
    components: ComponentFiles = None,
) -> None:
    """Write recorded games as data for programs that learn. A broken record is named and left out; the exit code is
    then 2."""
    if (out is None) == (dataset is None):
        raise BadInput("Say what to write: a file with --out FILE.parquet, or a Minari dataset with --minari NAME.")
    try:
        if out is not None:
            need("research", "A Parquet file", "pyarrow")
            if size is not None:
                raise BadInput("--size is for --minari: in a file each decision has all of its options.")
            broken = to_parquet(records, out, rows, planes, cores() if jobs is None else jobs, components or [])
        else:
            assert dataset is not None
            need("research", "A Minari dataset", "gymnasium", "minari", "numpy", "pettingzoo", "PIL", "pyarrow")
            if rows or planes or components or jobs is not None:
                raise BadInput("With --minari only --size can be chosen: a dataset has all that its environment shows.")
            broken = to_minari(records, dataset, 256 if size is None else size)
    except NoData as error:
        if len(error.broken) > 1:
            complain(error.broken)
        raise
    complain(broken)
    if broken:
        raise typer.Exit(WRONG)


def to_parquet(
    records: list[Path], out: Path, rows: bool, planes: bool, jobs: int, components: list[Path]
) -> list[str]:
    """Write the file, and tell what is wrong with records that could not be used."""
    # What needs an extra is read when somebody asks for it.
    from sabika.data.decisions import Wanted
    from sabika.data.gathering import portions, records_in, shared_out
    from sabika.data.parquet import part_from, write_parquet

    if jobs < 1:
        raise BadInput(f"The number of jobs has to be 1 or more, not {jobs}.")
    work = list(portions(records_in(records)))
    wanted = Wanted(rows, planes)
    part = partial(part_from, wanted=wanted, corrected=[read_corrected(path) for path in components])
    written = write_parquet(out, shared_out(work, part, min(jobs, len(work))), wanted)
    say(f"{written.decisions:,} decisions of {counted(written.games, 'game')}: {out}")
    return written.broken


def to_minari(records: list[Path], dataset: str, size: int) -> list[str]:
    """Write the dataset, and tell what is wrong with records that could not be used."""
    from sabika.data.episodes import write_minari
    from sabika.data.gathering import records_in

    written = write_minari(dataset, records_in(records), size)
    say(f"{written.decisions:,} decisions of {counted(written.episodes, 'episode')}: {written.folder}")
    return written.broken


def complain(sentences: list[str]) -> None:
    complaints = Console(stderr=True, highlight=False, soft_wrap=True)
    for sentence in sentences:
        complaints.print(sentence, markup=False)


def counted(number: int, what: str) -> str:
    return f"{number:,} {what}" + ("" if number == 1 else "s")


def say(sentence: str) -> None:
    Console(highlight=False, soft_wrap=True).print(sentence, markup=False)
