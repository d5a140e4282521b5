"""What the person has picked so far: cards, a tile, a cell. It becomes one of the options, or the reason why not."""

from collections.abc import Iterable

from sabika.modules import CHOICES
from sabika.rules.core.action import Action
from sabika.rules.core.declining import DECLINE
from sabika.rules.palace.building import Build, Reserve, build, reserve
from sabika.rules.palace.buying import Buy
from sabika.rules.palace.cells import ORIGIN, cell_at, place_of
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import value_of
from sabika.rules.palace.palace import Palace
from sabika.rules.palace.paying import Payment
from sabika.rules.palace.pieces import NOTHING
from sabika.rules.palace.redesign import Remove, Swap, remove, swap
from sabika.rules.palace.taking import TakeMoney, take_money
from sabika.rules.palace.turn import STOP
from sabika.rules.palace.turning import Turn, turn
from sabika.rules.palace.yard import SPACES
from sabika.terminal.palace.lengths import edge_points
from sabika.terminal.palace.module import Gesture, Handling, Placement, handling_of, terminal_modules
from sabika.terminal.palace.plan import Place
from sabika.terminal.palace.sentences import is_money, module_of, things_of

ON_THE_BOARD = (
    *(TakeMoney, Buy, Build, Swap, Remove, Reserve, Turn),
    *(gesture.offer for module in terminal_modules().values() for gesture in module.gestures),
    *(action for module in terminal_modules().values() if module.handling for action in module.handling.actions),
)
"""Actions that are chosen by pointing at something, or with a key; all others are listed."""
PLACING = ("place", "place-leftovers")
STOP_KEY = "e"


class Choice:
    """The picks of one decision."""

    def __init__(self, game: PalaceGame, cursor: Place = (0, 0)) -> None:
        self.game = game
        self.options = game.options()
        self.money: list[int] = []
        """Positions in the display."""
        self.tile = NOTHING
        self.turn = 0
        """How a piece is turned: so much further on in the list of pieces."""
        self.cursor = cursor
        self._opened: list[Action] = []
        if game.step == "act" and not any(is_usual(option) for option in self.options):
            self._opened = self.more()
        if game.step in PLACING:
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
        cards = [self.game.display[position] for position in self.money]
        return sum(value_of(card) for card in cards if is_money(card))

    def take(self) -> Action | None:
        """Taking the picked cards."""
        return take_money(tuple(self.game.display[position] for position in self.money)) if self.money else None

    # Buying

    def offers(self) -> dict[int, int]:
        """The yard spaces that can be bought now, with the least that would be overpaid."""
        usual = [option for option in self.options if isinstance(option, Buy) and is_usual(option)]
        return {option.space: self._overpaid(option) for option in usual}

    def ways(self, space: int) -> list[Action]:
        """The ways in which the tile on a place of the yard can be bought now."""
        return [option for option in self.options if isinstance(option, Buy) and option.space == space]

    def places_on(self, space: int) -> list[int]:
        """The places of a yard space on which there is a tile (C3)."""
        return [place for place in range(space, len(self.game.yard), SPACES) if self.game.yard[place]]

    def _overpaid(self, purchase: Buy) -> int:
        after = self.game.copy()
        after.play(purchase)
        price = self.game.pieces.price[self.game.yard[purchase.space]]
        return min(way.total for way in after.options() if isinstance(way, Payment)) - price

    def payments(self) -> list[Payment]:
        """The ways to pay, the exact ones first, then those that lose least."""
        ways = [option for option in self.options if isinstance(option, Payment)]
        return sorted(ways, key=lambda way: (way.total, len(things_of(way))))

    # Lists

    def listed(self) -> list[Action]:
        """What is offered as a list: what was asked for, or else, except in a turn, whatever cannot be pointed at."""
        if self._opened or self.game.step == "act":
            return self._opened
        others = [option for option in self.options if not isinstance(option, (*ON_THE_BOARD, Payment))]
        return [*self.payments(), *others]

    def more(self) -> list[Action]:
        """What can be done in a turn besides what is pointed at on the board, module by module; at last ending it."""
        modules = ["", *CHOICES]
        others = [option for option in self.options if not is_usual(option)]
        return sorted(others, key=lambda option: (option is STOP, modules.index(module_of(option))))

    @property
    def is_open(self) -> bool:
        """Whether a list was asked for."""
        return bool(self._opened)

    def open(self, actions: list[Action]) -> None:
        """Offer these as a list, instead of pointing at the board."""
        self._opened = actions
        self.money.clear()
        if self.game.step not in PLACING:
            self.tile = NOTHING

    def close(self) -> bool:
        """Back from the list to the board. Says whether there was one that can be closed."""
        if not self._opened or not any(is_usual(option) for option in self.options):
            return False
        self._opened = []
        return True

    @property
    def can_decline(self) -> bool:
        return DECLINE in self.options

    @property
    def can_stop(self) -> bool:
        """Whether the right to another action can be given up (A14)."""
        return STOP in self.options

    @property
    def must_stop(self) -> bool:
        """Whether nothing else can be done with it."""
        return self.options == [STOP]

    # Tiles

    def loose_tiles(self) -> list[int]:
        """The tiles that can be picked: those to place, else the reserve."""
        seat = self.game.seats[self.seat]
        return seat.beside[:] if self.game.step in PLACING else seat.reserve[:]

    @property
    def handling(self) -> Handling | None:
        """How the picked tile is placed, if not built like others."""
        return handling_of(self.game.pieces, self.tile)

    @property
    def ghost(self) -> int:
        """The picked tile as it would lie in the cell of the cursor."""
        placement = self._placed(self.at_cursor())
        return placement.piece if placement else self.tile

    def pick_tile(self, tile: int) -> None:
        """Pick a tile to build; the cursor goes to the cell where its edges give most points."""
        self.tile = tile
        self.close()
        cells = self.cells()
        if cells and self.cursor not in cells:
            points = {place: edge_points(self.palace_after(action)) for place, action in cells.items()}
            self.cursor = max(cells, key=lambda place: (points[place], -_distance(place)))

    def drop_tile(self) -> None:
        """Put the picked tile back."""
        self.tile = NOTHING
        if not self.palace.at(cell_at(*self.cursor)):
            self.cursor = (0, 0)

    def reserves(self) -> list[Action]:
        """The ways to put the picked tile away: with either face up, where both may be chosen (G6)."""
        if self.handling:
            return [self.handling.put_away(self.game.pieces, self.tile)]
        faces = (self.tile, self.game.pieces.other_face[self.tile])
        return [o for o in self.options if isinstance(o, Reserve) and o.tile in faces] or [reserve(self.tile)]

    def turns(self) -> list[Action]:
        """The ways to turn the picked tile over, by currency (G5)."""
        return [option for option in self.options if isinstance(option, Turn) and option.tile == self.tile]

    def nearest_turn(self) -> Action:
        """Turning the picked tile for the currency one has most of, whether that is possible or not."""
        totals = self.game.seats[self.seat].hand.totals
        return turn(self.tile, totals.index(max(totals)))

    def gestures(self) -> list[Gesture]:
        """The keys of modules for the picked tile."""
        known = [gesture for module in terminal_modules().values() for gesture in module.gestures]
        return [gesture for gesture in known if any(isinstance(option, gesture.offer) for option in self.options)]

    # Cells

    def cells(self) -> dict[Place, Action]:
        """The cells that can be chosen now, with what happens there."""
        if self.handling:
            return {place: ways[self._turned(ways)] for place, ways in self._ways_to_place().items()}
        return {place_of(option.cell): option for option in self._with_cells()}

    def _ways_to_place(self) -> dict[Place, dict[int, Action]]:
        """By cell, and by the piece as it is turned."""
        found: dict[Place, dict[int, Action]] = {}
        for option in self.options:
            placement = self._placed(option)
            if placement:
                found.setdefault(place_of(placement.cell), {})[placement.piece] = option
        return found

    def _placed(self, action: Action) -> Placement | None:
        return self.handling.placement(action, self.game.pieces, self.tile) if self.handling else None

    def _turned(self, ways: Iterable[int]) -> int:
        """The piece as it is turned, or else as it can be."""
        return min(ways, key=lambda piece: (piece != self.tile + self.turn, piece))

    def turn_piece(self) -> None:
        """Turn the piece to the next way in which it fits at the cursor."""
        ways = sorted(self._ways_to_place().get(self.cursor, ()))
        if ways:
            self.turn = ways[(ways.index(self._turned(ways)) + 1) % len(ways)] - self.tile

    def _with_cells(self) -> Iterable[Build | Swap | Remove]:
        for option in self.options:
            if isinstance(option, Build | Swap):
                if option.tile == self.tile:
                    yield option
            elif isinstance(option, Remove) and self.tile == NOTHING:
                yield option

    def outcomes(self) -> dict[Place, str]:
        """The cells that can be chosen now, with how many points more the edges give."""
        return {place: self._longer(self.palace_after(action)) for place, action in self.cells().items()}

    def outlook(self, tile: int) -> dict[Place, str]:
        """The same for a tile that is not bought yet."""
        palace = self.palace
        return {place_of(cell): self._longer(palace.with_tile(tile, cell)) for cell in palace.cells_for(tile)}

    def _longer(self, palace: Palace) -> str:
        return f"{edge_points(palace) - edge_points(self.palace):+d}"

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
        if self.handling:
            turned = self.tile + self.turn
            return self.cells().get(self.cursor) or self.handling.place(self.game.pieces, turned, cell)
        if self.palace.at(cell) and self.game.step == "act":
            return swap(self.tile, cell)
        return build(self.tile, cell)

    def palace_after(self, action: Action) -> Palace:
        """The palace after building, swapping or removing."""
        if isinstance(action, Build):
            return self.palace.with_tile(action.tile, action.cell)
        if isinstance(action, Swap):
            return self.palace.swapped(action.tile, action.cell)
        if isinstance(action, Remove) and action.cell != ORIGIN:
            return self.palace.without(action.cell)
        placement = self._placed(action)
        return self.palace.with_tile(placement.piece, placement.cell) if placement else self.palace


def is_usual(option: Action) -> bool:
    """Whether the option of a turn is chosen by pointing at yard, display or palace."""
    return option.purchase.way == "" if isinstance(option, Buy) else isinstance(option, ON_THE_BOARD)


def _distance(place: Place) -> int:
    return abs(place[0]) + abs(place[1])
