"""The sheet of Roll & Write of the file roll_and_write.toml (R1, R3).

An owner of the printed game can correct the cells and the number of printed coins in a copy of the file; six rows of
six, the first coins and the number of rounds are rules and cannot be changed.
"""

from functools import cache

import msgspec

from sabika.components.file import Document, Model, check_provenance, digest_of, entries
from sabika.rules.core.errors import BadInput
from sabika.rules.games.roll_and_write import KINDS
from sabika.rules.sheet.sheet import CELLS, SIDE, Sheet

# R1: the rounds by the number of sides. R3: the coins of everyone at the start.
ROUNDS = {3: 18, 4: 15, 5: 12}
FIRST_COINS = 3
MOST_COINS = 99
"""More cannot be printed on a sheet."""
SHEET = Model("roll_and_write.toml", "a sheet")


class RowEntry(msgspec.Struct, forbid_unknown_fields=True):
    """A row of the sheet as it stands in the file: the kind under each blue die, 1 to 6."""

    yellow: int
    cells: list[str]
    provenance: str = "verified"


class CoinsEntry(msgspec.Struct, forbid_unknown_fields=True):
    """The coins on the sheet, the first ones among those printed."""

    start: int
    printed: int
    provenance: str = "verified"


class RoundsEntry(msgspec.Struct, forbid_unknown_fields=True):
    """How many rounds so many players and dummies play."""

    players: int
    rounds: int
    provenance: str = "verified"


class SheetFile(msgspec.Struct, forbid_unknown_fields=True):
    """A file of a sheet."""

    row: list[RowEntry]
    coins: list[CoinsEntry]
    rounds: list[RoundsEntry]


@cache
def sheet() -> Sheet:
    """The sheet that comes with Sabika."""
    return sheet_from(SHEET.printed(), SHEET.name)


def sheet_from(found: Document, source: str) -> Sheet:
    """The sheet that stands in a file."""
    file = entries(found, SheetFile, source, SHEET)
    _check_rows(file.row, source)
    _check_coins(file.coins, source)
    if sorted((entry.players, entry.rounds) for entry in file.rounds) != sorted(ROUNDS.items()):
        raise BadInput(f"{source}: the rounds are 18 for 3 players, 15 for 4 and 12 for 5 (R1).")
    provenance = {f"row {entry.yellow}": entry.provenance for entry in file.row}
    provenance |= {"coins": file.coins[0].provenance}
    provenance |= {f"rounds of {entry.players}": entry.provenance for entry in file.rounds}
    for name, value in provenance.items():
        check_provenance(value, f"{source}, {name}")
    # The order of the file does not matter, so that equal sheets are equal games.
    cells = [kind for row in sorted(file.row, key=lambda row: row.yellow) for kind in row.cells]
    printed = file.coins[0].printed
    digest = digest_of([*cells, str(printed)])
    return Sheet(KINDS, cells, FIRST_COINS, printed, ROUNDS, digest, provenance)


def _check_rows(rows: list[RowEntry], source: str) -> None:
    if sorted(row.yellow for row in rows) != list(range(1, SIDE + 1)):
        raise BadInput(f"{source}: a sheet has one row for each yellow die, 1 to 6 (R1).")
    for row in rows:
        where = f"{source}, row {row.yellow}"
        if len(row.cells) != SIDE:
            raise BadInput(f"{where} has {len(row.cells)} cells, but there is one for each blue die, 1 to 6 (R1).")
        for kind in row.cells:
            if kind not in KINDS:
                raise BadInput(f"{where}: there is no kind {kind!r}. The kinds are {', '.join(KINDS)}.")
    for kind in KINDS:
        if not any(kind in row.cells for row in rows):
            raise BadInput(f"{source}: none of the {CELLS} cells is of the kind {kind} (R1).")


def _check_coins(coins: list[CoinsEntry], source: str) -> None:
    if len(coins) != 1:
        raise BadInput(f"{source}: the coins stand there {len(coins)} times. Write one entry [[coins]].")
    if coins[0].start != FIRST_COINS:
        raise BadInput(f"{source}: everyone starts with {FIRST_COINS} coins (R3), not {coins[0].start}.")
    if not FIRST_COINS <= coins[0].printed <= MOST_COINS:
        raise BadInput(
            f"{source}: a sheet has {FIRST_COINS} to {MOST_COINS} printed coins, the first ones among them (R3), "
            f"not {coins[0].printed}."
        )
