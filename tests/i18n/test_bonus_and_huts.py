"""Bonus cards and huts in sentences: what is built, and why a term counts more than tiles."""

import pytest

import sabika
from sabika.i18n import Narrator, Texts
from sabika.modules.bonus.rules import BonusRevealed
from sabika.modules.huts.rules import HutTaken, HutTurned
from sabika.rules.core.scoring import Part, Term
from sabika.rules.palace.cells import cell_at
from sabika.rules.palace.events import TileBuilt

PIECES = sabika.new_game(players=3, seed="sentences", modules=("bonus", "huts")).pieces
HUT = PIECES.numbers["hut-tower-NW"]
TERM = Term(0, 13, "A32", "tower", 5, 1, 1, (Part("B3", "tower-12", 1), Part("H5", "hut-tower-NW", 2)))

SENTENCES = {
    "en": [
        "Ana takes a tower hut.",
        "New on top of its stack: Tower hut with walls N and W.",
        "Ana builds a tower hut (1 east).",
        "Ana reveals a bonus card: one more building for Tower 12.",
        "Ana gets 13 points: 5 towers (1 by the bonus card Tower 12, 2 by a hut), first place.",
    ],
    "fr": [
        "Ana prend l’abri des tours.",
        "Au sommet de sa pile\u00a0: Abri des tours avec murs N et O.",
        "Ana bâtit l’abri des tours (1 à l’est).",
        "Ana révèle une carte de prime\u00a0: un bâtiment de plus pour la tour 12.",
        "Ana marque 13 points\u00a0: 5 tours (1 par la carte de prime Tour 12, 2 par un abri), première place.",
    ],
    "nl": [
        "Ana neemt de torenhut.",
        "Nieuw boven op haar stapel: Torenhut met muren N en W.",
        "Ana bouwt de torenhut (1 oost).",
        "Ana toont een bonuskaart: een gebouw extra voor toren 12.",
        "Ana krijgt 13 punten: 5 torens (1 door de bonuskaart Toren 12, 2 door een hut), eerste plaats.",
    ],
    "de": [
        "Ana nimmt die Turmhütte.",
        "Neu oben auf ihrem Stapel: Turmhütte mit Mauern N und W.",
        "Ana baut die Turmhütte (1 östlich).",
        "Ana deckt eine Bonuskarte auf: ein Gebäude mehr für den Turm 12.",
        "Ana erhält 13 Punkte: 5 Türme (1 durch die Bonuskarte Turm 12, 2 durch eine Bauhütte), erster Rang.",
    ],
}


@pytest.mark.parametrize("language", SENTENCES)
def test_bonus_cards_and_huts_are_told(language: str) -> None:
    teller = Narrator(Texts(language, strict=True), PIECES, ["Ana", "Ben", "Cleo"])
    happened = [
        HutTaken(0, HUT),
        HutTurned(HUT),
        TileBuilt(0, HUT, cell_at(1, 0)),
        BonusRevealed(0, PIECES.numbers["tower-12"]),
    ]
    assert [*teller.events(happened), teller.term(TERM)] == SENTENCES[language]


@pytest.mark.parametrize("language", SENTENCES)
@pytest.mark.parametrize("module", ["bonus", "huts"])
def test_modules_introduce_themselves_in_two_lines(language: str, module: str) -> None:
    texts = Texts(language, strict=True)
    assert texts.say(f"module-{module}")
    assert len(texts.say(f"module-{module}.blurb").splitlines()) == 2
