"""How often each module is made use of, told from what happened."""

from collections.abc import Sequence
from typing import Final

from sabika.modules.bonus import rules as bonus
from sabika.modules.bonus.rules import BonusRevealed
from sabika.modules.certificates import rules as certificates
from sabika.modules.certificates.rules import MoneyStored
from sabika.modules.exchange import rules as exchange
from sabika.modules.falcons import rules as falcons
from sabika.modules.falcons.rules import FalconPlaced
from sabika.modules.huts import rules as huts
from sabika.modules.huts.rules import HutTaken
from sabika.modules.portals import rules as portals
from sabika.modules.portals.rules import PortalPlaced
from sabika.modules.sites import rules as sites
from sabika.modules.sites.rules import SiteBegun
from sabika.modules.vizier import rules as vizier
from sabika.modules.vizier.rules import FavourUsed
from sabika.rules.core.events import Event
from sabika.rules.palace.events import TileBought
from sabika.rules.palace.money import MIXING

Use = BonusRevealed | HutTaken | FalconPlaced | PortalPlaced | SiteBegun | MoneyStored | FavourUsed
"""A module was used once."""
USES: Final[dict[type[Use], str]] = {
    BonusRevealed: bonus.NAME,
    HutTaken: huts.NAME,
    FalconPlaced: falcons.NAME,
    PortalPlaced: portals.NAME,
    SiteBegun: sites.NAME,
    MoneyStored: certificates.NAME,
    FavourUsed: vizier.NAME,
}
"""Which module. Currency exchange has no event of its own: its cards are paid with."""
MEANING: Final = {
    exchange.NAME: "currency exchange cards played",
    bonus.NAME: "bonus cards revealed",
    huts.NAME: "huts taken",
    falcons.NAME: "falcons placed",
    portals.NAME: "portals placed",
    sites.NAME: "building sites begun",
    certificates.NAME: "overpayments stored",
    vizier.NAME: "tiles bought by the vizier",
}
"""What is counted, in words."""


def modules_used(events: Sequence[Event]) -> list[tuple[str, int]]:
    """Each use of a module among some events, and the seat that made it."""
    found: list[tuple[str, int]] = []
    for event in events:
        if isinstance(event, Use):
            found.append((USES[type(event)], event.seat))
        if isinstance(event, TileBought | SiteBegun) and any(card in MIXING for card in event.cards):
            found.append((exchange.NAME, event.seat))
    return found
