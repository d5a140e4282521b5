"""What each module adds to the view of a palace game, as it stands in the messages."""

from typing import Literal

import msgspec

Cell = tuple[int, int]
"""Steps east and south of the fountain, or on a sheet the blue and the yellow die."""
Currency = Literal["florin", "dirham", "denar", "ducat"]


class Bonus(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat knows of the bonus cards. A card goes by the tile it shows."""

    hand: tuple[str, ...]
    """Its own hidden ones."""
    hidden: tuple[int, ...]
    """How many each seat still hides."""
    known: tuple[tuple[str, ...], ...]
    """By seat: the hidden ones that everybody has seen already."""
    revealed: tuple[tuple[str, ...], ...]
    """By seat."""


class Certificates(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody sees of the exchange certificates."""

    stored: tuple[str | None, ...]
    """By seat: the money card that is worth as much as what is stored."""
    tokens: dict[Currency, int]
    """How many tokens of each currency are in the middle."""
    laid: tuple[str, ...]
    """What the seat that pays has laid down so far, card by card."""
    over: int
    """The overpayment that the asked seat may store now, 0 if there is none."""


class Dirk(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The imaginary third player of a game of two."""

    tiles: tuple[str, ...]


class PlacedFalcon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A falcon on a point, which goes by the cell north-west of it."""

    falcon: str
    cell: Cell


class Falcons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the falcons are."""

    supply: tuple[str, ...]
    placed: tuple[tuple[PlacedFalcon, ...], ...]
    """By seat."""
    paying: PlacedFalcon | None
    """The one that is being paid for."""


class HutStack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The huts of a kind that nobody has taken."""

    kind: str
    open: str | None
    """The one on top."""
    below: tuple[str, ...]
    """Those under it, in no order."""


class Huts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The stacks of huts."""

    stacks: tuple[HutStack, ...]


class Portals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The portals that nobody has bought."""

    supply: dict[str, int]
    """How many are left of each kind."""
    surcharge: int
    """What one adds to the price now."""


class Site(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile that is not finished yet, and the token on it if the seat may know it."""

    seat: int
    tile: str
    currency: Currency | None


class Sites(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat may know of the building sites."""

    sites: tuple[Site, ...]
    bag: int
    """How many tokens are in the bag."""
    begun: str | None
    """The tile that waits for its token."""
    drawn: tuple[Currency, ...]
    """The tokens that the seat itself has to choose from."""
    finishing: str | None
    """The tile that is being paid to be finished."""
    finished: tuple[Currency, ...]
    """The tokens that have left the game."""


class Vizier(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The viziers."""

    awake: tuple[bool, ...]
    """By seat."""


class Extras(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What modules add, by name; those that are not played are left out."""

    bonus: Bonus | None = None
    certificates: Certificates | None = None
    dirk: Dirk | None = None
    falcons: Falcons | None = None
    huts: Huts | None = None
    portals: Portals | None = None
    sites: Sites | None = None
    vizier: Vizier | None = None
