"""What the scorings count, by side, whoever counts: a game looks at its sheets, people at a table at theirs."""

from typing import TYPE_CHECKING, Final, final

from sabika.rules.sheet.sheet import COLUMNS, ROWS, Sheet

if TYPE_CHECKING:
    from sabika.rules.sheet.game import SheetGame


@final
class Tally:
    """What the scorers are given."""

    __slots__ = ("coins", "completed", "dummy_points", "lines", "numbers", "place_points", "sheet")

    def __init__(self, sheet: Sheet, place_points: "list[tuple[int, ...]]", dummy_points: int) -> None:
        self.sheet: Final = sheet
        self.place_points: Final = place_points
        """The points of each place, by kind (R11)."""
        self.dummy_points: Final = dummy_points
        """What each dummy gets besides its places (R18); 0 if dummies score nothing at all (R15)."""
        self.numbers: list[list[int]] = []
        """Buildings, by side and kind."""
        self.completed: list[list[int]] = [[] for _ in sheet.kinds]
        """For each kind the sides that were paid for completing it (R10)."""
        self.lines: list[list[int]] = []
        """Buildings in the six rows and then the six columns, by seat (R12)."""
        self.coins: list[int] = []
        """By seat (R13)."""


def tally_of(game: "SheetGame") -> Tally:
    """What a scoring would count now."""
    tally = Tally(game.sheet, game.place_points, game.dummy_points)
    kinds = range(len(game.sheet.kinds))
    tally.numbers = [[game.number(side, kind) for kind in kinds] for side in range(game.sides)]
    tally.completed = game.completed
    tally.lines = [lines_of(player.built) for player in game.players]
    tally.coins = [player.coins for player in game.players]
    return tally


def lines_of(built: int) -> list[int]:
    """How many buildings lie in each row and each column."""
    return [(built & line).bit_count() for line in ROWS + COLUMNS]
