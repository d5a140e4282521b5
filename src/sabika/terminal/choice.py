"""What the person has picked so far: cards, a tile, a cell. It becomes one of the options, or the reason why not."""

from collections.abc import Iterable

from sabika.rules.core.action import Action
from sabika.rules.core.building import Build, Reserve, build, reserve
from sabika.rules.core.buying import Buy
from sabika.rules.core.cells import ORIGIN, cell_at, place_of
from sabika.rules.core.game import Game
from sabika.rules.core.money import value_of
from sabika.rules.core.palace import Palace
from sabika.rules.core.paying import Pay
from sabika.rules.core.pieces import NOTHING
from sabika.rules.core.redesign import Remove, Swap, remove, swap
from sabika.rules.core.taking import TakeMoney, take_money
from sabika.rules.modules.dirk import Give, give
from sabika.terminal.plan import Place

ON_THE_BOARD = (TakeMoney, Buy, Build, Swap, Remove, Reserve, Give)
"""Actions that are chosen by pointing at something; all others are listed."""


class Choice:
    """The picks of one decision."""

    def __init__(self, game: Game, cursor: Place = (0, 0)) -> None:
        self.game = game
        self.options = game.options()
        self.money: list[int] = []
        """Positions in the display."""
        self.tile = NOTHING
        self.cursor = cursor
        if game.step in ("place", "place-leftovers"):
            self.pick_tile(self.loose_tiles()[0])

    @property
    def seat(self) -> int:
        return self.game.asked()

    @property
    def palace(self) -> Palace:
        return self.game.seats[self.seat].palace

    # Money

    def toggle_card(self, position: int) -> None:
        """Pick a card of the display, or put it back."""
        if position in self.money:
            self.money.remove(position)
        elif position < len(self.game.display):
            self.money.append(position)

    @property
    def money_total(self) -> int:
        return sum(value_of(self.game.display[position]) for position in self.money)

    def take(self) -> Action | None:
        """Taking the picked cards."""
        return take_money(tuple(self.game.display[position] for position in self.money)) if self.money else None

    # Buying

    def offers(self) -> dict[int, int]:
        """The yard spaces that can be bought now, with the least that would be overpaid."""
        return {option.space: self._overpaid(option) for option in self.options if isinstance(option, Buy)}

    def _overpaid(self, purchase: Buy) -> int:
        after = self.game.copy()
        after.play(purchase)
        price = self.game.pieces.price[self.game.yard[purchase.space]]
        return min(way.total for way in after.options() if isinstance(way, Pay)) - price

    def payments(self) -> list[Pay]:
        """The ways to pay, the exact ones first, then those that lose least."""
        ways = [option for option in self.options if isinstance(option, Pay)]
        return sorted(ways, key=lambda way: (way.total, way.count))

    def listed(self) -> list[Action]:
        """What is offered as a list: payments, and whatever cannot be pointed at."""
        others = [option for option in self.options if not isinstance(option, (*ON_THE_BOARD, Pay))]
        return [*self.payments(), *others]

    # Tiles

    def loose_tiles(self) -> list[int]:
        """The tiles that can be picked: those to place, else the reserve."""
        seat = self.game.seats[self.seat]
        return seat.beside[:] if self.game.step in ("place", "place-leftovers") else seat.reserve[:]

    def pick_tile(self, tile: int) -> None:
        """Pick a tile to build; the cursor goes to the cell where it makes the longest wall."""
        self.tile = tile
        cells = self.cells()
        if cells and self.cursor not in cells:
            self.cursor = max(cells, key=lambda place: (self.wall_with(cells[place]), -_distance(place)))

    def drop_tile(self) -> None:
        """Put the picked tile back."""
        self.tile = NOTHING
        if not self.palace.at(cell_at(*self.cursor)):
            self.cursor = (0, 0)

    def reserve(self) -> Action:
        return reserve(self.tile)

    def give(self) -> Action:
        return give(self.tile)

    @property
    def can_give(self) -> bool:
        return any(isinstance(option, Give) for option in self.options)

    # Cells

    def cells(self) -> dict[Place, Action]:
        """The cells that can be chosen now, with what happens there."""
        return {place_of(option.cell): option for option in self._with_cells()}

    def _with_cells(self) -> Iterable[Build | Swap | Remove]:
        for option in self.options:
            if isinstance(option, Build | Swap):
                if option.tile == self.tile:
                    yield option
            elif isinstance(option, Remove) and self.tile == NOTHING:
                yield option

    def outcomes(self) -> dict[Place, str]:
        """The cells that can be chosen now, with how much longer the wall gets."""
        return {place: self._longer(self._palace_after(action)) for place, action in self.cells().items()}

    def outlook(self, tile: int) -> dict[Place, str]:
        """The same for a tile that is not bought yet."""
        palace = self.palace
        return {place_of(cell): self._longer(palace.with_tile(tile, cell)) for cell in palace.cells_for(tile)}

    def _longer(self, palace: Palace) -> str:
        return f"{palace.longest_wall() - self.palace.longest_wall():+d}"

    def move(self, right: int, down: int) -> None:
        """Move the cursor by a cell, at most one step away from the palace."""
        x, y = self.cursor[0] + right, self.cursor[1] + down
        places = [place_of(cell) for cell in self.palace.cells]
        near = 1 if self.tile else 0
        x = min(max(x, min(x for x, _ in places) - near), max(x for x, _ in places) + near)
        y = min(max(y, min(y for _, y in places) - near), max(y for _, y in places) + near)
        self.cursor = (x, y)

    def next_cell(self, step: int = 1) -> None:
        """Move the cursor to the next cell that can be chosen."""
        cells = sorted(self.cells(), key=lambda place: (place[1], place[0]))
        if cells:
            here = cells.index(self.cursor) if self.cursor in cells else -1
            self.cursor = cells[(here + step) % len(cells)]

    def at_cursor(self) -> Action:
        """What choosing the cell of the cursor means, legal or not."""
        cell = cell_at(*self.cursor)
        if not self.tile:
            return remove(cell)
        if self.palace.at(cell) and self.game.step == "act":
            return swap(self.tile, cell)
        return build(self.tile, cell)

    def wall_with(self, action: Action) -> int:
        """The longest wall after building, swapping or removing."""
        return self._palace_after(action).longest_wall()

    def _palace_after(self, action: Action) -> Palace:
        if isinstance(action, Build):
            return self.palace.with_tile(action.tile, action.cell)
        if isinstance(action, Swap):
            return self.palace.swapped(action.tile, action.cell)
        if isinstance(action, Remove) and action.cell != ORIGIN:
            return self.palace.without(action.cell)
        return self.palace


def _distance(place: Place) -> int:
    return abs(place[0]) + abs(place[1])
