"""Exchange cards and stored money in sentences and by themselves."""

import pytest

from sabika.components import alhambra_pieces
from sabika.i18n import Narrator, Texts
from sabika.modules.certificates.rules import MoneyStored
from sabika.rules.core.errors import Refusal
from sabika.rules.palace.events import DisplayFilled, MoneyTaken, TileBought
from sabika.rules.palace.money import card_named

PIECES = alhambra_pieces()
GARDEN = PIECES.numbers["garden-11"]


def narrator(language: str) -> Narrator:
    return Narrator(Texts(language, strict=True), PIECES, ["Ana", "Ben"])


def cards(*names: str) -> tuple[int, ...]:
    return tuple(card_named(name) for name in names)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ana pays exactly 9 florins and 2 denars (exchange card Florin/Denar) for Garden 11."),
        ("fr", "Ana fait l’appoint avec 9 florins et 2 denars (bureau de change Florin/Denar) pour le jardin 11."),
        ("nl", "Ana betaalt gepast 9 florijnen en 2 denars (wisselkaart Florijn/Denar) voor tuin 11."),
        ("de", "Ana zahlt passend 9 Florin und 2 Denare (Wechselkarte Florin/Denar) für den Garten 11."),
    ],
)
def test_k7_two_currencies(language: str, sentence: str) -> None:
    event = TileBought(0, 2, GARDEN, cards("florin-9", "denar-2", "florin-denar"), 11, 11)
    assert narrator(language).event(event) == sentence


@pytest.mark.parametrize(
    ("language", "sentence", "stored"),
    [
        (
            "en",
            "Ana pays 4 + 3 denars and 5 from the certificate for Garden 11 and overpays by 1.",
            "Ana stores 1 denar on the certificate.",
        ),
        (
            "fr",
            "Ana paie 4 + 3 denars et 5 du certificat pour le jardin 11, 1 de trop.",
            "Ana note 1 denar sur le certificat.",
        ),
        (
            "nl",
            "Ana betaalt 4 + 3 denars en 5 van de tegoedbon voor tuin 11, 1 te veel.",
            "Ana zet 1 denar op de tegoedbon.",
        ),
        (
            "de",
            "Ana zahlt 4 + 3 Denare und 5 vom Gutschein für den Garten 11, 1 zu viel.",
            "Ana vermerkt 1 Denar auf dem Gutschein.",
        ),
    ],
)
def test_stored_money(language: str, sentence: str, stored: str) -> None:
    assert narrator(language).event(TileBought(0, 2, GARDEN, cards("denar-3", "denar-4"), 11, 12)) == sentence
    assert narrator(language).event(MoneyStored(0, 2, 1)) == stored


def test_all_kinds_of_payments() -> None:
    words = narrator("en").words
    assert words.payment(cards("denar-7"), 7) == "7 denars"
    assert words.payment(cards("denar-7", "denar-2"), 9) == "9 denars (7 + 2)"
    assert words.payment((), 4) == "4 from the certificate"
    assert words.payment(cards("denar-7"), 9) == "7 denars and 2 from the certificate"
    mixed = cards("florin-1", "denar-7", "florin-denar")
    assert words.payment(mixed, 10) == "1 florin, 7 denars and 2 from the certificate (exchange card Florin/Denar)"


def test_taken_and_turned_up() -> None:
    assert narrator("en").event(MoneyTaken(0, cards("dirham-ducat"))) == "Ana takes the exchange card Dirham/Ducat."
    filled = DisplayFilled(cards("florin-2", "dirham-ducat"))
    assert narrator("en").event(filled) == "New in the display: 2 florins and the exchange card Dirham/Ducat."


def test_by_themselves() -> None:
    words = narrator("en").words
    labels = [words.card_label(card) for card in cards("denar-7", "florin-denar", "stored-denar-5")]
    assert labels == ["Denar 7", "Exchange Florin/Denar", "Denar 5 (stored)"]


def test_refusals_name_them() -> None:
    needless = Refusal("A13", "superfluous-card", (("card", "stored-ducat-2"),))
    assert narrator("en").refusal(needless) == "Keep the stored 2 ducats: the rest already covers the price (A13)."
    alone = Refusal("X3", "single-card", (("card", "florin-ducat"),))
    assert narrator("en").refusal(alone) == "Take the exchange card Florin/Ducat by itself or not at all (X3)."
