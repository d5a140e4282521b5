"""Stored money in observations."""

from typing import Final

from sabika.encoding.module import ModuleEncoding
from sabika.encoding.table import Feature, Of, flag, how_many, number, numbers, one_of
from sabika.modules.certificates.rules import NAME, CertificatesView
from sabika.rules.palace.module import seen
from sabika.rules.palace.money import CARDS, STORED, currency_of, value_of
from sabika.rules.palace.pieces import Pieces
from sabika.rules.palace.view import PalaceView

NONE_STORED: Final = numbers(0, 0, 0, 0, 0)


def features(pieces: Pieces, players: int) -> list[Feature]:
    return [
        Feature("tokens", 4, 6, "tokens of each currency in the middle", tokens),
        Feature("overpaid", 2, 9, "what may be stored now; whether what is overpaid can be", over),
        Feature("laid", CARDS + 1, 3, "cards laid down so far, as in the display; whether stored money is", laid),
        Feature("stored", 5, 9, "stored money: its currency, its worth", stored, Of.SEAT),
    ]


def tokens(view: PalaceView, side: int) -> bytes:
    return numbers(*seen(view, NAME, CertificatesView).tokens)


def over(view: PalaceView, side: int) -> bytes:
    found = seen(view, NAME, CertificatesView)
    return number(found.over) + flag(found.stores)


def laid(view: PalaceView, side: int) -> bytes:
    found = seen(view, NAME, CertificatesView).laid
    return how_many(found, 0, CARDS) + flag(any(money >= STORED for money in found))


def stored(view: PalaceView, side: int) -> bytes:
    money = seen(view, NAME, CertificatesView).stored[side]
    return one_of(currency_of(money), 4) + number(value_of(money)) if money >= 0 else NONE_STORED


ENCODING: Final = ModuleEncoding(
    features, steps=("store", "lay"), things=(("stored money", range(STORED, STORED + CARDS)),)
)
