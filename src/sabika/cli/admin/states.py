"""The states of a table, as options name them."""

from typing import Annotated

import typer

from sabika.rules.core.errors import BadInput

STATES = ("waiting", "playing", "over", "closed")

States = Annotated[
    list[str] | None,
    typer.Option("--state", metavar="STATE", help=f"One of {', '.join(STATES)}; may be given several times."),
]


def checked(states: list[str] | None) -> list[str]:
    """Those that were named."""
    for state in states or ():
        if state not in STATES:
            raise BadInput(f"A table is never {state!r}. The states are: {', '.join(STATES)}.")
    return states or []
