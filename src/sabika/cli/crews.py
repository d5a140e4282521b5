"""Who plays the games of a research command: the options `--jobs`, `--cluster` and `--address`."""

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from typing import Annotated

import typer
from rich.console import Console

from sabika.arena.cluster import Cluster as RayCluster
from sabika.arena.crews import Crew, crew_of
from sabika.rules.core.errors import BadInput

Jobs = Annotated[
    int | None, typer.Option("--jobs", "-j", help="Games at once. Left out: one for each core.", show_default=False)
]
Cluster = Annotated[bool, typer.Option("--cluster", help="Play on Ray: on this machine, unless --address says more.")]
Address = Annotated[
    str | None,
    typer.Option(
        "--address", help="Of a Ray cluster that is running, such as 10.0.0.1:6379; auto finds the one of this machine."
    ),
]


@contextmanager
def crew_for(jobs: int | None, cluster: bool, address: str | None) -> Iterator[Crew]:
    """Those who play, for as long as they are needed."""
    if not cluster:
        if address:
            raise BadInput("An address is for games on a cluster. Add --cluster.")
        yield crew_of(cores() if jobs is None else jobs)
        return
    address = address or os.environ.get("RAY_ADDRESS")
    console = Console(stderr=True)
    with ExitStack() as open_until_done:
        with console.status("Calling the cluster") if console.is_terminal else nullcontext():
            crew = open_until_done.enter_context(RayCluster(address, cores() if jobs is None and not address else jobs))
        yield crew


def cores() -> int:
    """How many processes can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
