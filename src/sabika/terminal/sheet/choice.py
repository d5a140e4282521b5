"""What the person points at: a cell of the sheet, a die. It becomes one of the options, or the reason why not."""

from sabika.rules.core.action import Action
from sabika.rules.core.declining import DECLINE
from sabika.rules.sheet.building import Build, build, unused_cell
from sabika.rules.sheet.coins import may_turn, turn
from sabika.rules.sheet.dice import BLUE, YELLOW, Die
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.passing import Keep, keep
from sabika.rules.sheet.sheet import SIDE, cell_at, dice_of


class SheetChoice:
    """The picks of one decision. A pair of dice is chosen by pointing at the cell that it names."""

    def __init__(self, game: SheetGame, cursor: int = 0, die: int = 0) -> None:
        self.game = game
        self.options = game.options()
        self.die = die
        """Which of the dice is pointed at."""
        self.cursor = cursor
        cells = list(self.cells())
        if cursor not in cells:
            self.cursor = (cells or self.named())[0]

    @property
    def seat(self) -> int:
        return self.game.asked()

    @property
    def step(self) -> str:
        return self.game.step

    # Cells

    def named(self) -> list[int]:
        """The cells that can be chosen by number: those that the dice name, or that of the unused dice (R4, R8)."""
        if self.step == "build-again":
            return [unused_cell(self.game)]
        return sorted(set(self.game.players[self.seat].named()))

    def cells(self) -> dict[int, Action]:
        """The cells that can be chosen now, with what happens."""
        found: dict[int, Action] = {}
        for option in self.options:
            if isinstance(option, Build):
                found[option.cell] = option
            elif isinstance(option, Keep):
                found[cell_at(option.blue, option.yellow)] = option
        return found

    def move(self, right: int, down: int) -> None:
        """Move the cursor by a cell."""
        blue, yellow = dice_of(self.cursor)
        blue, yellow = min(max(blue + right, 1), SIDE), min(max(yellow + down, 1), SIDE)
        self.cursor = cell_at(blue, yellow)

    def next_cell(self, step: int) -> None:
        """Move the cursor to the next cell that can be chosen."""
        cells = sorted(self.cells()) or self.named()
        here = cells.index(self.cursor) if self.cursor in cells else -1
        self.cursor = cells[(here + step) % len(cells)]

    def at_cursor(self) -> Action:
        """What choosing the cell of the cursor means, legal or not."""
        return keep(*dice_of(self.cursor)) if self.step == "keep" else build(self.cursor)

    # Coins and dice

    def dice(self) -> list[Die]:
        """The dice on the sheet, the blue ones first."""
        player = self.game.players[self.seat]
        return [*((BLUE, value) for value in player.blue), *((YELLOW, value) for value in player.yellow)]

    def point_at(self, die: int) -> None:
        """Point at one of the dice."""
        self.die = die % len(self.dice())

    def turned(self, direction: str) -> Action:
        """Turning the die that is pointed at, legal or not."""
        colour, value = self.dice()[self.die]
        return turn(colour, value, direction)

    @property
    def can_turn(self) -> bool:
        """Whether there is a coin for it."""
        return self.step == "act" and self.game.players[self.seat].coins > 0

    def may_turn(self, die: Die) -> bool:
        """Whether this die can be turned: no third one in a turn (R5)."""
        return self.can_turn and may_turn(self.game, die)

    @property
    def can_decline(self) -> bool:
        return DECLINE in self.options
