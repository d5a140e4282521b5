"""The falconers: falcons on the points where four tiles of a palace meet (F1-F7).

A point is named by the cell north-west of it.
"""

from collections.abc import Sequence
from typing import ClassVar, Final, NamedTuple, final

from sabika.rules.core.action import Action, expect
from sabika.rules.core.declining import DECLINE, read_decline
from sabika.rules.core.errors import BadInput, Refusal
from sabika.rules.core.events import Event
from sabika.rules.core.scoring import Term
from sabika.rules.core.step import Step
from sabika.rules.games import alhambra
from sabika.rules.palace.cells import CELLS, WIDTH
from sabika.rules.palace.game import PalaceGame, Slot
from sabika.rules.palace.hooks import Hooks
from sabika.rules.palace.module import Module
from sabika.rules.palace.money import CARDS, VALUES, card_name, card_named, currency_of, holds, value_of
from sabika.rules.palace.notation import read_cell, write_cell
from sabika.rules.palace.palace import Palace
from sabika.rules.palace.pieces import NOTHING, Pieces
from sabika.rules.palace.tally import Tally

NAME: Final = "falcons"
COLOURS: Final = ("white", "brown", "black")
OF_EACH_COLOUR: Final = 5
POINTS: Final = (0, 2, 6, 12, 20, 30)
"""By the number of falcons of one colour (F6)."""
BLOCK: Final = [0, 1, WIDTH, WIDTH + 1]
"""From the cell north-west of a point to the four cells that meet there."""
NO_BLOCK: Final = -1


# The falcons


class Falcon(NamedTuple):
    """A falcon as printed (F1)."""

    colour: str
    kinds: tuple[str, str]
    provenance: str = "verified"

    @property
    def name(self) -> str:
        """`white-garden-tower`."""
        return f"{self.colour}-{self.kinds[0]}-{self.kinds[1]}"


@final
class Flock:
    """All falcons of a game, by number."""

    __slots__ = ("falcons", "fitting", "kind_names", "kinds", "numbers")

    def __init__(self, falcons: Sequence[Falcon], kinds: Sequence[str]) -> None:
        self.falcons: Final = tuple(falcons)
        self.kind_names: Final = tuple(kinds)
        self.kinds: Final = [sum([1 << kinds.index(kind) for kind in falcon.kinds]) for falcon in falcons]
        """By falcon: its two kinds, a bit each."""
        self.fitting: Final = [
            [number for number, own in enumerate(self.kinds) if not own & ~around] for around in range(1 << len(kinds))
        ]
        """By the kinds around a point, a bit each: the falcons that can go there (F4)."""
        self.numbers: Final = {falcon.name: number for number, falcon in enumerate(falcons)}

    def __reduce__(self) -> tuple[object, ...]:
        return Flock, (self.falcons, self.kind_names)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Flock) and self.__reduce__() == other.__reduce__()

    def __hash__(self) -> int:
        return hash(self.falcons)


def flock_of(pieces: Pieces) -> Flock:
    flock = pieces.data[NAME]
    assert isinstance(flock, Flock)
    return flock


# What happens


@final
class FalconPlaced(Event):
    """A falcon was bought with one card and placed (F3, F4)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "falcon", "cell", "card")
    __slots__ = __match_args__

    def __init__(self, seat: int, falcon: int, cell: int, card: int) -> None:
        self.seat: Final = seat
        self.falcon: Final = falcon
        self.cell: Final = cell
        self.card: Final = card


@final
class FalconReturned(Event):
    """A falcon went back to the open supply, as one of its four tiles was taken or swapped (F5)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "falcon", "cell")
    __slots__ = __match_args__

    def __init__(self, seat: int, falcon: int, cell: int) -> None:
        self.seat: Final = seat
        self.falcon: Final = falcon
        self.cell: Final = cell


# Where the falcons are


@final
class Falcons(Slot):
    """The open supply, and the falcons of each seat by point."""

    __slots__ = ("placed", "supply")

    def __init__(self, supply: list[int], placed: list[dict[int, int]]) -> None:
        self.supply = supply
        self.placed = placed

    def copy(self) -> Slot:
        return Falcons(self.supply[:], [own.copy() for own in self.placed])


def falcons_of(game: PalaceGame) -> Falcons:
    slot = game.slots[NAME]
    assert isinstance(slot, Falcons)
    return slot


class FalconsView(NamedTuple):
    """All of it lies open."""

    supply: tuple[int, ...]
    placed: tuple[tuple[tuple[int, int], ...], ...]
    """By seat: point and falcon."""
    paying: tuple[int, int] | None
    """The point and the falcon that is being paid for."""


@final
class Falconers(Module):
    """Adds an action, and points for falcons."""

    __slots__ = ()

    name: ClassVar[str] = NAME
    games: ClassVar[tuple[str, ...]] = (alhambra.NAME,)

    def plug_in(self, hooks: Hooks) -> None:
        hooks.setup.insert(0, lay_out_falcons)
        hooks.choices.append(offer_first_falcon)
        hooks.redesigned.append(return_falcons)
        hooks.tallies.append(count_falcons)
        hooks.scorers.append(score_falcons)
        hooks.tiles.append(list_falcons)
        hooks.views.append(show_falcons)
        hooks.verbs["falcon"] = read_falcon
        hooks.verbs["pay-falcon"] = read_pay_falcon
        hooks.verbs["decline"] = read_decline


def lay_out_falcons(game: PalaceGame) -> None:
    """All lie open beside the yard (F1)."""
    supply = list(range(len(flock_of(game.pieces).falcons)))
    game.slots[NAME] = Falcons(supply, [{} for _ in game.seats])


# Where falcons can go


def kinds_around(palace: Palace, point: int) -> int:
    """The kinds of the four tiles that meet in a point, a bit each; NO_BLOCK if there are not four (F4).

    The fountain and what modules build lend no kind, and half a cell is no tile. An unfinished building keeps its kind
    (F7)."""
    if not palace.at(point):
        return NO_BLOCK
    pieces = palace.pieces
    grid = palace.grid
    at = point - palace.first
    kinds = 0
    for step in BLOCK:
        piece = grid[at + step]
        kind = pieces.kind[piece]
        if kind >= 0:
            kinds |= 1 << kind
        elif piece == NOTHING or pieces.half[piece]:
            return NO_BLOCK
    return kinds


def why_not_here(game: PalaceGame, side: int, falcon: int, point: int) -> Refusal | None:
    """Why the falcon cannot be placed on the point, or None if it can (F4)."""
    falcons = falcons_of(game)
    if falcon not in falcons.supply:
        return Refusal("F1", "falcon-gone", (("falcon", flock_of(game.pieces).falcons[falcon].name),))
    kinds = kinds_around(game.seats[side].palace, point)
    if kinds == NO_BLOCK:
        return Refusal("F4", "no-four-tiles")
    if point in falcons.placed[side]:
        return Refusal("F4", "falcon-there")
    flock = flock_of(game.pieces)
    if flock.kinds[falcon] & ~kinds:
        return Refusal("F4", "falcon-kinds", (("falcon", flock.falcons[falcon].name),))
    return None


def ways_to_place(game: PalaceGame, side: int) -> list[Action]:
    """Every falcon of the supply on every point where it can go, if there is a card to pay with (F3, F4)."""
    ways: list[Action] = []
    seat = game.seats[side]
    if not seat.hand.size:
        return ways
    points = seat.palace.meeting_points()
    if not points:
        return ways
    falcons = falcons_of(game)
    supply = falcons.supply
    placed = falcons.placed[side]
    fitting = flock_of(game.pieces).fitting
    for point in points:
        if point in placed:
            continue
        kinds = kinds_around(seat.palace, point)
        if kinds != NO_BLOCK:
            for falcon in fitting[kinds]:
                if falcon in supply:
                    ways.append(place_falcon(falcon, point))
    return ways


# Buying and placing


@final
class PlaceFalcon(Action):
    """Choose a falcon and its point. As an action it is the only one of the turn (F2)."""

    __slots__ = ("falcon", "payment", "point")

    __match_args__: ClassVar[tuple[str, ...]] = ("falcon", "point")
    verb: ClassVar[str] = "falcon"
    steps: ClassVar[tuple[str, ...]] = ("act", "more-falcons")
    many: ClassVar[bool] = True

    def __init__(self, falcon: int, point: int) -> None:
        self.falcon: Final = falcon
        self.point: Final = point
        self.payment: Final = PayForFalcon(falcon, point)

    def perform(self, game: PalaceGame) -> None:
        if game.step == "act":
            game.agenda.append(MORE_FALCONS)
        game.agenda.append(self.payment)

    def refusal(self, game: PalaceGame) -> Refusal | None:
        if NAME not in game.slots:
            return Refusal("F1", "no-falcons")
        if game.step == "act" and game.actions_taken:
            return Refusal("F2", "falcons-first")
        if not game.seats[game.active].hand.size:
            return Refusal("F3", "no-card")
        return why_not_here(game, game.active, self.falcon, self.point)

    def words(self, pieces: Pieces) -> str:
        return f"{flock_of(pieces).falcons[self.falcon].name} {write_cell(self.point)}"

    def __reduce__(self) -> tuple[object, ...]:
        return place_falcon, (self.falcon, self.point)


# By falcon and point. Many are listed at once, and compiled a dictionary is quicker than a cache.
_made: Final[dict[int, PlaceFalcon]] = {}
MOST_MADE: Final = 1 << 14


def place_falcon(falcon: int, point: int) -> PlaceFalcon:
    """The action of placing a falcon on a point."""
    key = falcon * CELLS + point
    action = _made.get(key)
    if action is None:
        if len(_made) >= MOST_MADE:
            _made.clear()
        action = _made[key] = PlaceFalcon(falcon, point)
    return action


def read_falcon(words: list[str], pieces: Pieces) -> Action:
    expect(words, 2, "falcon white-garden-tower 1,0")
    falcon = flock_of(pieces).numbers.get(words[0])
    if falcon is None:
        raise BadInput(f"There is no falcon {words[0]!r}. Write colour and kinds, such as white-garden-tower.")
    point = read_cell(words[1])
    return _made.get(falcon * CELLS + point) or PlaceFalcon(falcon, point)


def offer_first_falcon(game: PalaceGame, options: list[Action]) -> None:
    """Not after an exact payment (F2)."""
    if game.actions_taken == 0:
        options += ways_to_place(game, game.active)


@final
class PayForFalcon(Step):
    """Asks with which card the falcon is paid (F3)."""

    __slots__ = ("falcon", "point")

    name: ClassVar[str] = "pay-falcon"

    def __init__(self, falcon: int, point: int) -> None:
        self.falcon: Final = falcon
        self.point: Final = point

    def asks(self, game: PalaceGame) -> bool:
        return True

    def options(self, game: PalaceGame) -> list[Action]:
        options: list[Action] = []
        for money in range(CARDS):
            if game.seats[game.active].hand.purses[currency_of(money)] >> 2 * (money % VALUES) & 3:
                options.append(PAY_FALCON[money])
        return options

    def paid(self, game: PalaceGame, card: int) -> None:
        falcons = falcons_of(game)
        falcons.supply.remove(self.falcon)
        falcons.placed[game.active][self.point] = self.falcon
        game.events.append(FalconPlaced(game.active, self.falcon, self.point, card))


@final
class PayFalcon(Action):
    """Pay a falcon with one money card of any currency and value (F3)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("card",)
    __slots__ = __match_args__
    verb: ClassVar[str] = "pay-falcon"
    steps: ClassVar[tuple[str, ...]] = ("pay-falcon",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def perform(self, game: PalaceGame) -> None:
        step = game.agenda.pop()
        assert isinstance(step, PayForFalcon)
        game.seats[game.active].hand.spend(currency_of(self.card), self.part(), value_of(self.card), 1)
        game.discard.append(self.card)
        step.paid(game, self.card)

    def part(self) -> int:
        """The card as part of a purse."""
        return 1 << 2 * (self.card % VALUES)

    def refusal(self, game: PalaceGame) -> Refusal | None:
        if not holds(game.seats[game.active].hand.purses[currency_of(self.card)], self.part()):
            return Refusal("F3", "lacks-card", (("card", card_name(self.card)),))
        return None

    def words(self, pieces: Pieces) -> str:
        return card_name(self.card)

    def __reduce__(self) -> tuple[object, ...]:
        return pay_falcon, (self.card,)


PAY_FALCON: Final = [PayFalcon(money) for money in range(CARDS)]


def pay_falcon(card: int) -> PayFalcon:
    """The action of paying a falcon with this card."""
    return PAY_FALCON[card]


def read_pay_falcon(words: list[str], pieces: Pieces) -> Action:
    expect(words, 1, "pay-falcon denar-7")
    card = card_named(words[0])
    if card >= CARDS:
        raise BadInput(f"A falcon is paid with a money card, such as denar-7, not with {words[0]}.")
    return pay_falcon(card)


@final
class MoreFalcons(Step):
    """Asks for another falcon, as long as there are cards and places (F3). Nothing else can follow (F2)."""

    __slots__ = ()

    name: ClassVar[str] = "more-falcons"

    def asks(self, game: PalaceGame) -> bool:
        return bool(ways_to_place(game, game.active))

    def options(self, game: PalaceGame) -> list[Action]:
        options = ways_to_place(game, game.active)
        options.append(DECLINE)
        return options

    def declined(self, game: PalaceGame) -> None:
        game.agenda.pop()

    def refusal(self, game: PalaceGame, action: Action) -> Refusal | None:
        if "act" in action.steps and self.name not in action.steps:
            return Refusal("F2", "falcons-only")
        return super().refusal(game, action)


MORE_FALCONS: Final = MoreFalcons()


# Redesigning and scoring


def return_falcons(game: PalaceGame, side: int, cell: int) -> None:
    """The falcons around a tile that was taken or swapped go back to the open supply (F5)."""
    falcons = falcons_of(game)
    if not falcons.placed[side]:
        return
    for step in BLOCK:
        falcon = falcons.placed[side].pop(cell - step, None)
        if falcon is not None:
            falcons.supply.append(falcon)
            falcons.supply.sort()
            game.events.append(FalconReturned(side, falcon, cell - step))


def count_falcons(game: PalaceGame, tally: Tally) -> None:
    """By seat and colour."""
    flock = flock_of(game.pieces).falcons
    tally.more[NAME] = [[0] * len(COLOURS) for _ in game.seats]
    for side, own in enumerate(falcons_of(game).placed):
        for falcon in own.values():
            tally.more[NAME][side][COLOURS.index(flock[falcon].colour)] += 1


def score_falcons(tally: Tally, scoring: int, terms: list[Term]) -> None:
    """Points for the falcons of each colour; more of one colour give more each (F6)."""
    for side, own in enumerate(tally.more[NAME]):
        for colour, number in zip(COLOURS, own):
            if number:
                terms.append(Term(side, POINTS[number], "F6", f"{colour}-falcons", number))


# Looking


def list_falcons(game: PalaceGame, places: dict[str, list[int]]) -> None:
    """By their own numbers."""
    falcons = falcons_of(game)
    places["falcons: supply"] = falcons.supply[:]
    for side, own in enumerate(falcons.placed):
        places[f"falcons: seat {side}"] = list(own.values())


def show_falcons(game: PalaceGame, seat: int, extras: dict[str, object]) -> None:
    falcons = falcons_of(game)
    step = game.agenda[-1] if game.agenda else None
    extras[NAME] = FalconsView(
        tuple(falcons.supply),
        tuple([tuple(sorted(own.items())) for own in falcons.placed]),
        (step.point, step.falcon) if isinstance(step, PayForFalcon) else None,
    )
