"""Workers' huts: free pieces that count as much as the buildings of their kind around them (H1-H6)."""

from functools import cache
from typing import ClassVar, Final, NamedTuple, final

from sabika.rules.core.action import Action, expect
from sabika.rules.core.errors import BadInput, Refusal
from sabika.rules.core.events import Event
from sabika.rules.core.scoring import Part
from sabika.rules.games import alhambra
from sabika.rules.palace.cells import STEPS
from sabika.rules.palace.game import PalaceGame, Seat, Slot
from sabika.rules.palace.hooks import Hooks
from sabika.rules.palace.module import Module
from sabika.rules.palace.palace import Palace
from sabika.rules.palace.pieces import BARE, NOTHING, Pieces
from sabika.rules.palace.turn import begin_turn

NAME: Final = "huts"
MOST_HUTS: Final = 3
"""That a player may have (H4)."""


class Hut(NamedTuple):
    """A hut as printed (H1)."""

    name: str
    """In records and commands: `hut-tower-NW`."""
    kind: str
    walls: str
    provenance: str


def printed_huts(pieces: Pieces) -> tuple[Hut, ...]:
    """All huts of the game. The numbers of their pieces follow each other."""
    huts = pieces.data[NAME]
    assert isinstance(huts, tuple)
    return huts


def hut_kind(pieces: Pieces, piece: int) -> int:
    """The kind of a hut, by number; -1 for all other pieces."""
    huts = printed_huts(pieces)
    index = piece - pieces.numbers[huts[0].name]
    return pieces.kinds.index(huts[index].kind) if 0 <= index < len(huts) else -1


@final
class HutTaken(Event):
    """A seat took a hut, which lies beside its palace (H2, H3)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "tile")
    __slots__ = __match_args__

    def __init__(self, seat: int, tile: int) -> None:
        self.seat: Final = seat
        self.tile: Final = tile


@final
class HutTurned(Event):
    """The top hut of a stack was turned up (H1, H2)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("tile",)
    __slots__ = __match_args__
    reveals: ClassVar[bool] = True

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile


class HutsView(NamedTuple):
    """What everybody sees of the stacks, by kind."""

    open: tuple[int, ...]
    """The hut on top, 0 where the stack is empty."""
    below: tuple[tuple[int, ...], ...]
    """The huts under it, in no order: all that lie nowhere else."""


@final
class HutStacks(Slot):
    """The stacks of huts, by kind. The top hut is the last of its list and lies open."""

    __slots__ = ("stacks",)

    def __init__(self, stacks: list[list[int]]) -> None:
        self.stacks = stacks

    def copy(self) -> Slot:
        return HutStacks([stack[:] for stack in self.stacks])


def stacks_of(game: PalaceGame) -> list[list[int]]:
    slot = game.slots[NAME]
    assert isinstance(slot, HutStacks)
    return slot.stacks


@final
class Huts(Module):
    """Plugs the huts in. They are built, reserved and redesigned like any piece (H3)."""

    __slots__ = ()

    name: ClassVar[str] = NAME
    games: ClassVar[tuple[str, ...]] = (alhambra.NAME,)

    def plug_in(self, hooks: Hooks) -> None:
        hooks.setup.insert(hooks.setup.index(begin_turn), lay_out)
        hooks.choices.append(offer_huts)
        hooks.parts.append(count_huts)
        hooks.tiles.append(list_huts)
        hooks.views.append(show)
        hooks.hidden.append(draw_anew)
        hooks.verbs["hut"] = read_hut


def lay_out(game: PalaceGame) -> None:
    """A shuffled stack for each kind, its top hut face up (H1)."""
    pieces = game.pieces
    stacks: list[list[int]] = [[] for _ in pieces.kinds]
    for hut in printed_huts(pieces):
        stacks[pieces.kinds.index(hut.kind)].append(pieces.numbers[hut.name])
    for kind, stack in enumerate(stacks):
        game.chance.shuffle(f"huts {pieces.kinds[kind]}", stack)
        game.events.append(HutTurned(stack[-1]))
    game.slots[NAME] = HutStacks(stacks)


def huts_held(pieces: Pieces, seat: Seat) -> int:
    """The huts of a player: built, in the reserve, or still to be placed (H4)."""
    palace = seat.palace
    # A palace consists of the fountain, buildings of some kind, half pieces, and huts.
    held = len(palace.cells) - 1 - sum(palace.counts) - len(palace.halves)
    for piece in seat.reserve + seat.beside:
        if pieces.kind[piece] < 0 and not pieces.half[piece]:
            held += 1
    return held


@final
class TakeHut(Action):
    """Take the open hut of a kind. It is free, so it is never paid exactly (H2)."""

    __match_args__: ClassVar[tuple[str, ...]] = ("kind",)
    __slots__ = __match_args__
    verb: ClassVar[str] = "hut"
    steps: ClassVar[tuple[str, ...]] = ("act",)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def perform(self, game: PalaceGame) -> None:
        stack = stacks_of(game)[self.kind]
        hut = stack.pop()
        game.seats[game.active].beside.append(hut)  # H3: it is placed with the tiles bought.
        game.events.append(HutTaken(game.active, hut))
        if stack:
            game.events.append(HutTurned(stack[-1]))

    def refusal(self, game: PalaceGame) -> Refusal | None:
        if NAME not in game.slots:
            return Refusal("H1", "no-huts")
        if not stacks_of(game)[self.kind]:
            return Refusal("H2", "no-hut-left")
        if huts_held(game.pieces, game.seats[game.active]) >= MOST_HUTS:
            return Refusal("H4", "enough-huts", (("limit", MOST_HUTS),))
        return None

    def words(self, pieces: Pieces) -> str:
        return pieces.kinds[self.kind]

    def __reduce__(self) -> tuple[object, ...]:
        return take_hut, (self.kind,)


@cache
def take_hut(kind: int) -> TakeHut:
    """The action of taking the open hut of a kind."""
    return TakeHut(kind)


def read_hut(words: list[str], pieces: Pieces) -> Action:
    expect(words, 1, "hut tower")
    if words[0] not in pieces.kinds:
        raise BadInput(f"There is no hut {words[0]!r}. The huts are {', '.join(pieces.kinds)}.")
    return take_hut(pieces.kinds.index(words[0]))


def offer_huts(game: PalaceGame, options: list[Action]) -> None:
    """Every open hut, as long as the seat in turn may have another one (H2, H4)."""
    if huts_held(game.pieces, game.seats[game.active]) < MOST_HUTS:
        for kind, stack in enumerate(stacks_of(game)):
            if stack:
                options.append(take_hut(kind))


def neighbours(palace: Palace, hut: int, cell: int, unfinished: frozenset[int]) -> int:
    """How many buildings of its kind lie next to the hut in this cell with no wall between (H5)."""
    pieces = palace.pieces
    kind = hut_kind(pieces, hut)
    edges = pieces.edges[hut]
    number = 0
    for direction, step in enumerate(STEPS):
        other = palace.at(cell + step)
        # Touching edges are both walled or both bare (A21), so the hut's own edge tells. No other hut has a kind here.
        if edges >> 4 * direction & BARE and pieces.kind[other] == kind and other not in unfinished:
            number += 1
    return number


def count_huts(game: PalaceGame, side: int, parts: list[list[Part]]) -> None:
    """A hut counts as many buildings as lie next to it (H5)."""
    pieces = game.pieces
    palace = game.seats[side].palace
    for cell in palace.cells:
        hut = palace.at(cell)
        kind = hut_kind(pieces, hut)
        if kind >= 0:
            number = neighbours(palace, hut, cell, game.unfinished)
            if number:
                parts[kind].append(Part("H5", pieces.name(hut), number))


def list_huts(game: PalaceGame, places: dict[str, list[int]]) -> None:
    for kind, stack in enumerate(stacks_of(game)):
        places[f"huts {game.pieces.kinds[kind]}"] = stack[:]


def show(game: PalaceGame, seat: int, extras: dict[str, object]) -> None:
    stacks = stacks_of(game)
    extras[NAME] = HutsView(
        tuple([stack[-1] if stack else NOTHING for stack in stacks]),
        tuple([tuple(sorted(stack[:-1])) for stack in stacks]),
    )


def draw_anew(game: PalaceGame, seat: int) -> None:
    """The order of the huts under the top one."""
    for stack in stacks_of(game):
        below = sorted(stack[:-1])
        if below:
            game.chance.shuffle("unseen huts", below)
            stack[:-1] = below
