"""Portals: half pieces bought along with a tile, that carry on the wall where it turns (P1-P10).

What is particular about half a cell - where it fits, what may be redesigned around it, how the wall goes on along its
long side - is in core/halves.py.
"""

from functools import cache
from typing import ClassVar, Final, NamedTuple, final

from sabika.rules.core.action import Action, expect
from sabika.rules.core.errors import BadInput, Refusal
from sabika.rules.core.events import Event
from sabika.rules.core.scoring import Term
from sabika.rules.games import alhambra
from sabika.rules.palace.buying import BUY, Buy, Purchase
from sabika.rules.palace.game import PalaceGame, Slot
from sabika.rules.palace.halves import LEGS, cells_for_half
from sabika.rules.palace.hooks import Hooks
from sabika.rules.palace.module import Module
from sabika.rules.palace.notation import read_cell, write_cell
from sabika.rules.palace.palace import Palace
from sabika.rules.palace.pieces import DIRECTIONS, NOTHING, Pieces
from sabika.rules.palace.scoring import score_walls
from sabika.rules.palace.tally import Tally
from sabika.rules.palace.yard import PLACES

NAME: Final = "portals"
WAY: Final = "portal"
EACH: Final = 3
"""Portals of each kind (P1)."""
SURCHARGES: Final = [6, 4, 2, 2]
"""What a portal adds to the price, after so many scorings (P2)."""
FOR_EACH: Final = 2
"""Points for each portal in the wall that is scored (P10)."""
TURNS: Final = list(LEGS)
"""The orientations, by the sides of the legs. A portal that is not built yet lies in the first one (P3)."""


class PortalsView(NamedTuple):
    """What everybody sees."""

    supply: tuple[int, ...]
    """How many are left of each kind."""
    surcharge: int
    """What one adds to the price now."""


# Events


@final
class PortalBought(Event):
    """A portal was bought along with a tile, for so much more (P2)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "tile", "surcharge")
    __slots__ = __match_args__

    def __init__(self, seat: int, tile: int, surcharge: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.surcharge: Final = surcharge


@final
class PortalPlaced(Event):
    """A portal was built into the palace (P3)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "tile", "cell")
    __slots__ = __match_args__

    def __init__(self, seat: int, tile: int, cell: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile
        self.cell: Final = cell


@final
class PortalReturned(Event):
    """A portal went back to the supply (P9)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "tile")
    __slots__ = __match_args__

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile


# State


@final
class Supply(Slot):
    """The portals that nobody has bought."""

    __slots__ = ("portals",)

    def __init__(self, portals: list[int]) -> None:
        self.portals = portals

    def copy(self) -> Slot:
        return Supply(self.portals[:])

    def has_kind(self, pieces: Pieces, kind: int) -> bool:
        for portal in self.portals:
            if pieces.leans_on[portal] == kind:
                return True
        return False

    def of_kind(self, pieces: Pieces, kind: int) -> list[int]:
        return [portal for portal in self.portals if pieces.leans_on[portal] == kind]


def supply_of(game: PalaceGame) -> Supply:
    slot = game.slots[NAME]
    assert isinstance(slot, Supply)
    return slot


def portal_name(kind: str, number: int, legs: str) -> str:
    """The name of a portal that is turned some way: `portal-tower-1-NE`."""
    return f"{WAY}-{kind}-{number}-{legs}"


def portals_in(pieces: Pieces) -> list[int]:
    """The portals of a game, in the orientation in which they lie in the supply."""
    return [
        pieces.numbers[portal_name(kind, number, TURNS[0])] for kind in pieces.kinds for number in range(1, EACH + 1)
    ]


def legs_of(pieces: Pieces, portal: int) -> str:
    """The sides of its legs, as it is turned."""
    return TURNS[list(LEGS.values()).index(pieces.edges[portal])]


def surcharge(game: PalaceGame) -> int:
    """What a portal adds to the price now (P2)."""
    return SURCHARGES[len(game.scorings)]


@final
class Portals(Module):
    """Triangles for the wall."""

    __slots__ = ()

    name: ClassVar[str] = NAME
    games: ClassVar[tuple[str, ...]] = (alhambra.NAME,)

    def plug_in(self, hooks: Hooks) -> None:
        hooks.setup.insert(0, lay_out_portals)
        hooks.other_ways.append(WAY)
        hooks.placings.append(offer_portal)
        hooks.tallies.append(count_portals)
        hooks.scorers.insert(hooks.scorers.index(score_walls) + 1, score_portals)
        hooks.tiles.append(list_portals)
        hooks.views.append(show)
        hooks.verbs["portal"] = read_place_portal
        hooks.verbs["return"] = read_return_portal


def lay_out_portals(game: PalaceGame) -> None:
    """Three of each kind lie open (P1)."""
    game.slots[NAME] = Supply(portals_in(game.pieces))


# Buying


@final
class PortalPurchase(Purchase):
    """A tile and a portal of its kind, for the price of the tile and more (P2)."""

    __slots__ = ()

    way: ClassVar[str] = WAY

    def on_offer(self, game: PalaceGame) -> bool:
        return bool(supply_of(game).portals)

    def why_not(self, game: PalaceGame, side: int) -> Refusal | None:
        if NAME not in game.slots:
            return Refusal("P2", "no-portals")
        refusal = super().why_not(game, side)
        if refusal:
            return refusal
        kind = game.pieces.kind[game.yard[self.space]]
        if not supply_of(game).has_kind(game.pieces, kind):
            return Refusal("P2", "no-portal-left", (("tile", portal_name(game.pieces.kinds[kind], 1, TURNS[0])),))
        return None

    def price(self, game: PalaceGame) -> int:
        return game.pieces.price[game.yard[self.space]] + SURCHARGES[len(game.scorings)]

    def take(self, game: PalaceGame, side: int, cards: tuple[int, ...], total: int) -> None:
        """Both lie beside the palace until all actions are done (P3)."""
        supply = supply_of(game)
        portal = supply.of_kind(game.pieces, game.pieces.kind[game.yard[self.space]])[0]
        super().take(game, side, cards, total)
        supply.portals.remove(portal)
        game.seats[side].beside.append(portal)
        game.events.append(PortalBought(side, portal, surcharge(game)))


BUY[WAY] = [Buy(PortalPurchase(space)) for space in range(PLACES)]


# Placing


def portal_beside(game: PalaceGame, kind: int) -> int:
    """A portal of the kind that the seat that is asked has to place, 0 if it has none. Those of a kind are alike."""
    for piece in game.seats[game.asked()].beside:
        if game.pieces.leans_on[piece] == kind:
            return piece
    return NOTHING


@final
class PlacePortal(Action):
    """Build a portal into the palace, turned some way (P3)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("kind", "cell", "turn")
    __slots__ = __match_args__
    verb: ClassVar[str] = "portal"
    steps: ClassVar[tuple[str, ...]] = ("place",)
    many: ClassVar[bool] = True

    def __init__(self, kind: int, cell: int, turn: int) -> None:
        self.kind: Final = kind
        self.cell: Final = cell
        self.turn: Final = turn
        """By number, as in TURNS."""

    def perform(self, game: PalaceGame) -> None:
        side = game.asked()
        seat = game.seats[side]
        portal = portal_beside(game, self.kind)
        seat.beside.remove(portal)
        seat.palace = seat.palace.with_tile(portal + self.turn, self.cell)
        game.events.append(PortalPlaced(side, portal + self.turn, self.cell))

    def refusal(self, game: PalaceGame) -> Refusal | None:
        if NAME not in game.slots:
            return Refusal("P1", "no-portals")
        portal = portal_beside(game, self.kind)
        if not portal:
            return Refusal("P3", "not-beside", (("tile", portal_name(game.pieces.kinds[self.kind], 1, TURNS[0])),))
        return game.seats[game.asked()].palace.why_not_build(portal + self.turn, self.cell)

    def words(self, pieces: Pieces) -> str:
        return f"{pieces.kinds[self.kind]} {write_cell(self.cell)} {TURNS[self.turn]}"

    def __reduce__(self) -> tuple[object, ...]:
        return place_portal, (self.kind, self.cell, self.turn)


# Many are listed at once, and compiled a table is quicker than a cache.
_placings: Final[dict[tuple[int, int, int], PlacePortal]] = {}
MOST_PLACINGS: Final = 1 << 14


def place_portal(kind: int, cell: int, turn: int) -> PlacePortal:
    """The action of building a portal of this kind in a cell, turned this way."""
    key = (kind, cell, turn)
    action = _placings.get(key)
    if action is None:
        if len(_placings) >= MOST_PLACINGS:
            _placings.clear()
        action = _placings[key] = PlacePortal(kind, cell, turn)
    return action


def read_place_portal(words: list[str], pieces: Pieces) -> Action:
    expect(words, 3, "portal tower 1,0 NE")
    legs = "".join([letter for letter in DIRECTIONS if letter in words[2].upper()])
    if legs not in LEGS or len(words[2]) != len(legs):
        raise BadInput(f"A portal cannot be turned {words[2]!r}. Write the sides of its legs: {', '.join(TURNS)}.")
    key = (read_kind(words[0], pieces), read_cell(words[1]), TURNS.index(legs))
    return _placings.get(key) or PlacePortal(*key)


def read_kind(word: str, pieces: Pieces) -> int:
    if word not in pieces.kinds:
        raise BadInput(f"There is no kind {word!r}. The kinds are {', '.join(pieces.kinds)}.")
    return pieces.kinds.index(word)


@final
class ReturnPortal(Action):
    """Give a portal back that cannot be placed or is not wanted any more (P9)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("kind",)
    __slots__ = __match_args__
    verb: ClassVar[str] = "return"
    steps: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def perform(self, game: PalaceGame) -> None:
        side = game.asked()
        portal = portal_beside(game, self.kind)
        game.seats[side].beside.remove(portal)
        supply = supply_of(game)
        supply.portals.append(portal)
        supply.portals.sort()
        game.events.append(PortalReturned(side, portal))

    def refusal(self, game: PalaceGame) -> Refusal | None:
        if NAME not in game.slots:
            return Refusal("P1", "no-portals")
        if not portal_beside(game, self.kind):
            return Refusal("P9", "not-beside", (("tile", portal_name(game.pieces.kinds[self.kind], 1, TURNS[0])),))
        return None

    def words(self, pieces: Pieces) -> str:
        return pieces.kinds[self.kind]

    def __reduce__(self) -> tuple[object, ...]:
        return return_portal, (self.kind,)


@cache
def return_portal(kind: int) -> ReturnPortal:
    """The action of giving a portal of this kind back."""
    return ReturnPortal(kind)


def read_return_portal(words: list[str], pieces: Pieces) -> Action:
    expect(words, 1, "return tower")
    return return_portal(read_kind(words[0], pieces))


def offer_portal(game: PalaceGame, piece: int, options: list[Action]) -> None:
    """Every place and orientation, or back to the supply."""
    kind = game.pieces.leans_on[piece]
    if kind >= 0 and piece == portal_beside(game, kind):
        options += ways_to_place(game.seats[game.asked()].palace, piece)
        options.append(return_portal(kind))


def ways_to_place(palace: Palace, portal: int) -> list[Action]:
    """Every way to place the portal, worked out once for each palace."""
    ways = palace.options.get(portal)
    if ways is None:
        ways = []
        for turn in range(len(TURNS)):
            for cell in cells_for_half(palace, portal + turn):
                ways.append(place_portal(palace.pieces.leans_on[portal], cell, turn))
        palace.options[portal] = ways
    return ways


# Scoring and looking


def count_portals(game: PalaceGame, tally: Tally) -> None:
    tally.halves = [seat.palace.halves_in_wall() for seat in game.seats]


def score_portals(tally: Tally, scoring: int, terms: list[Term]) -> None:
    """Two points more for each portal in the longest wall (P10)."""
    for side, portals in enumerate(tally.halves):
        if portals:
            terms.append(Term(side, FOR_EACH * portals, "P10", NAME, portals))


def list_portals(game: PalaceGame, places: dict[str, list[int]]) -> None:
    places["portal supply"] = supply_of(game).portals[:]


def show(game: PalaceGame, seat: int, extras: dict[str, object]) -> None:
    """All lies open."""
    supply = supply_of(game)
    left = [len(supply.of_kind(game.pieces, kind)) for kind in range(len(game.pieces.kinds))]
    extras[NAME] = PortalsView(tuple(left), surcharge(game))
