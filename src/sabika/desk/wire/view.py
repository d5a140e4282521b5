"""Everything of a game that leaves the server, as it stands in the messages. Clients get their types from here.

Things go by their names, as in the notation of actions: tiles `tower-9-ES`, cards `denar-6`, spaces of the yard `2` or
`g2`. A cell is [x, y]: steps east and south of the fountain, or on a sheet the blue and the yellow die. Seats are
counted from 0; a side is a seat or, after the seats, whoever else is ranked. Nothing here knows the rules.

What is to be said is a sentence in no language yet, [message, mentions]: a message of the Fluent catalogues, or a part
of one (`kind-tower.count`), and what it is filled with: numbers, texts and further sentences. ["name", {"seat": 0}] is
no message but the name of who sits there.
"""

from typing import TYPE_CHECKING

import msgspec

from sabika import shown
from sabika.desk.wire.modules import facts_of_modules, wire_of_modules
from sabika.desk.wire.names import Cell, Currency, Face
from sabika.i18n.sentence import Mention, Sentence

Term = shown.Term
Line = shown.Line
LineName = shown.LineName
Refusal = shown.Refusal

# Scorings


class Scoring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scoring, term by term."""

    scoring: int
    terms: tuple[Term, ...]


# What a seat sees


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="board"):
    """What a seat sees of any game."""

    game: str
    edition: str
    modules: tuple[str, ...]
    options: dict[str, str]
    """Choices of the table that only some games have."""
    seed_hash: str
    seat: int | None
    """Whose view this is; nobody's for a spectator."""
    points: tuple[int, ...]
    """By side."""
    next_scoring: int
    scorings: tuple[Scoring, ...]
    """Those that took place."""
    turn: int
    active: int
    """The seat in turn."""
    asked: int | None
    """The seat that has to decide; none when the game is over."""
    step: str
    """What is to be decided; empty when the game is over."""
    winners: tuple[int, ...]
    """Empty until the game is over."""
    others: tuple[Sentence, ...]
    """What the sides after the seats are called."""
    ending: Sentence | None
    """Who won, once the game is over."""


class Placed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece in a palace."""

    tile: str
    cell: Cell


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody sees of a player of a palace game."""

    palace: tuple[Placed, ...]
    """In the order in which it was built, the fountain first."""
    lines: tuple[Line, ...]
    """The longest ones; those without any edge are left out."""
    reserve: tuple[str, ...]
    beside: tuple[str, ...]
    """New tiles that are still to be placed."""
    cards: int
    """How many cards are in the hand."""


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place of the yard, and what lies there."""

    space: str
    currency: Currency
    tile: str | None


class Window(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """After how many more cards the card of a scoring turns up, at the earliest and at the latest."""

    scoring: int
    soonest: int
    latest: int


if TYPE_CHECKING:
    Extras = msgspec.Struct
else:
    Extras = msgspec.defstruct(
        "Extras",
        [(name, wire.view | None, None) for name, wire in wire_of_modules().items() if wire.view],
        namespace={"__doc__": "What modules add, by name; those that are not played are left out."},
        module=__name__,
        frozen=True,
        forbid_unknown_fields=True,
        omit_defaults=True,
    )


class PalaceView(View, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="board", tag="palace"):
    """What a seat sees of a palace game."""

    hand: tuple[str, ...]
    """The seat's own cards."""
    players: tuple[Player, ...]
    yard: tuple[Place, ...]
    display: tuple[str, ...]
    pile: int
    """How many cards are in the pile."""
    discard: int
    bag: tuple[str, ...]
    """The tiles not yet drawn, in no order."""
    marker: Face | None
    """The face that the next tiles with two faces show; none where there are no such tiles."""
    windows: tuple[Window, ...]
    unfinished: tuple[str, ...]
    """Tiles that do not count as buildings, wherever they lie."""
    paying_for: str | None
    """The space of the yard whose tile is being paid."""
    due: int
    """The price that is to be paid, 0 if none is."""
    rewarded: bool
    """Whether paying it exactly gives another action."""
    actions_left: int
    extras: Extras
    """What modules add."""


class SheetPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody sees of a player of Roll & Write."""

    built: tuple[Cell, ...]
    coins: int
    coins_to_earn: int
    """How many more coins the sheet has room for."""
    blue: tuple[int, ...]
    """The blue dice on the sheet, lowest first."""
    yellow: tuple[int, ...]


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the sides stand in a kind."""

    kind: str
    numbers: tuple[int, ...]
    """How many buildings of it each side has."""
    completed: tuple[int, ...]
    """The sides that completed it in earlier rounds, the first ones first; each took a place."""
    place_points: tuple[int, ...]
    """The points of its places."""


class SheetView(View, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="board", tag="sheet"):
    """What a seat sees of Roll & Write; all see the same."""

    players: tuple[SheetPlayer, ...]
    kinds: tuple[Standing, ...]
    first: int
    """The seat that begins every round."""
    round: int
    rounds: int
    turned: tuple[str, ...]
    """The dice of the active seat that were turned in this turn, such as `blue-3`, until it builds or earns."""
    left_to_turn: int
    """How many dice may be turned besides those."""
    used: Cell | None
    """The cell just built, while a second building can still be decided on."""


AnyView = PalaceView | SheetView


# What a seat can do


class PlainOption(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An action that the seat can choose: its notation, which is sent back, and what it consists of."""

    action: str
    verb: str
    said: Sentence
    """What it would do, as a line in a list of choices."""
    tile: str | None = None
    cell: Cell | None = None
    old: str | None = None
    """The tile that leaves the cell."""
    space: str | None = None
    """A place of the yard."""
    way: str | None = None
    """How the tile is bought, if not by paying its price."""
    cards: tuple[str, ...] | None = None
    """The cards that are taken or laid down; stored money is named like a card."""
    kind: str | None = None
    currency: Currency | None = None
    legs: str | None = None
    """How a half piece is turned: the sides of its legs."""
    price: int | None = None
    """What is to be paid for it in the next step, in the currency."""
    total: int | None = None
    """How much is paid, stored or earned."""
    exact: bool | None = None
    """Whether that is the price to the coin."""
    blue: int | None = None
    """A blue die to keep."""
    yellow: int | None = None
    others: tuple[int, int] | None = None
    """The blue and the yellow die that are passed on."""
    colour: str | None = None
    """The colour of a die to turn."""
    value: int | None = None
    """Its value."""
    direction: str | None = None
    """`up` or `down`."""


if TYPE_CHECKING:
    Option = PlainOption
else:
    Option = msgspec.defstruct(
        "Option",
        [(name, meaning.type | None, None) for name, meaning in facts_of_modules().items()],
        bases=(PlainOption,),
        namespace={"__doc__": PlainOption.__doc__},
        module=__name__,
        frozen=True,
        forbid_unknown_fields=True,
        omit_defaults=True,
    )


# The printed pieces, sent once


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A piece of a palace as printed, or one face of a tile with two."""

    name: str
    is_tile: bool
    """Whether it is a building tile."""
    provenance: str
    """`verified` or `reconstructed`."""
    said: Sentence
    """As something that is built or paid for, within a sentence."""
    label: Sentence
    """By itself: `Tower 9`."""
    in_full: Sentence
    """By itself with its walls or moats and its back."""
    kind: str | None = None
    """The kind of a tile, or the one to which a piece of a module belongs."""
    price: int = 0
    walls: str = ""
    """The sides with a wall, or with a moat if it is moated: `NE`."""
    moated: bool = False
    back: str | None = None
    """The other face of the tile."""
    legs: str | None = None
    """The sides of its legs, if the piece fills only half of its cell."""
    sides: Mention | None = None
    """The same in words."""


class PlainPieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pieces of a palace game."""

    digest: str
    kinds: tuple[str, ...]
    pieces: tuple[Piece, ...]
    spaces: dict[str, Mention]
    """By name, what the places of the yard are called within a sentence."""
    taken_together: int
    """Several cards of the display may be worth this much together."""


if TYPE_CHECKING:
    PalacePieces = PlainPieces
else:
    PalacePieces = msgspec.defstruct(
        "PalacePieces",
        [(name, tuple[wire.thing, ...]) for name, wire in wire_of_modules().items() if wire.thing],
        bases=(PlainPieces,),
        namespace={"__doc__": PlainPieces.__doc__},
        module=__name__,
        frozen=True,
        forbid_unknown_fields=True,
        tag_field="board",
        tag="palace",
    )


class SheetPieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="board", tag="sheet"):
    """What is printed on the sheet of Roll & Write."""

    digest: str
    kinds: tuple[str, ...]
    cells: tuple[tuple[str, ...], ...]
    """The kind of each cell: for each yellow die a row by blue die."""
    first_coins: int
    printed_coins: int
    line_points: tuple[int, ...]
    """What a row or a column gives, by the number of its buildings."""
    provenance: dict[str, str]


AnyPieces = PalacePieces | SheetPieces
