"""What is shown of building sites."""

from typing import Final

import msgspec

from sabika.desk.wire.modules import ModuleWire
from sabika.desk.wire.names import Currency, PalaceNames, currency, currency_if_any
from sabika.modules.sites.rules import SitesView


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


def show(seen: SitesView, names: PalaceNames) -> Sites:
    return Sites(
        sites=tuple([Site(site.side, names.tile(site.tile), currency_if_any(site.currency)) for site in seen.sites]),
        bag=seen.bag,
        begun=names.tile_if_any(seen.begun),
        drawn=tuple([currency(token) for token in seen.drawn]),
        finishing=names.tile_if_any(seen.finishing),
        finished=tuple([currency(token) for token in seen.finished]),
    )


WIRE: Final = ModuleWire(Sites, show)
