"""What is shown of stored money."""

from typing import Final

import msgspec

from sabika.desk.wire.modules import ModuleWire
from sabika.desk.wire.names import Currency, PalaceNames, cards, currency
from sabika.modules.certificates.rules import NONE, CertificatesView, Store, to_store
from sabika.rules.palace.game import PalaceGame
from sabika.rules.palace.money import card_name


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
    stores: bool
    """Whether what is paid too much now is overpaid, so that it can be stored."""


def show(seen: CertificatesView, names: PalaceNames) -> Certificates:
    return Certificates(
        stored=tuple([card_name(money) if money >= 0 else None for money in seen.stored]),
        tokens={currency(number): left for number, left in enumerate(seen.tokens)},
        laid=cards(seen.laid),
        over=seen.over,
        stores=seen.stores,
    )


def consequences(game: PalaceGame, action: Store) -> dict[str, object]:
    """How much is stored."""
    return {"total": to_store(game)} if action.currency != NONE else {}


WIRE: Final = ModuleWire(Certificates, show, consequences={Store: consequences})
