"""Falcons in sentences: where they go, what they cost, what they score."""

import pytest

import sabika
from sabika.i18n import Narrator, Texts
from sabika.modules.falcons.rules import FalconPlaced, FalconReturned, flock_of
from sabika.rules.core.errors import Refusal
from sabika.rules.core.scoring import Term
from sabika.rules.palace.cells import cell_at
from sabika.rules.palace.money import card_named

PIECES = sabika.new_game(players=3, seed="sentences", modules=("falcons",)).pieces
FALCON = flock_of(PIECES).numbers["white-garden-tower"]

SENTENCES = {
    "en": [
        "Ana pays the denar 7 for the white falcon (Garden and Tower) and places it"
        " (north-west tile: at the fountain).",
        "Ben returns the white falcon (Garden and Tower) to the supply (north-west tile: 1 east, 2 north).",
        "Ana gets 30 points: 5 white falcons.",
        "Ben gets 2 points: 1 black falcon.",
        "You cannot place the white falcon (Garden and Tower) here:"
        " both of its kinds have to be among the four tiles (F4).",
    ],
    "fr": [
        "Ana donne le denar 7 pour le faucon blanc (Jardin et Tour) et le pose"
        " (tuile nord-ouest\u00a0: sur la fontaine).",
        "Ben remet le faucon blanc (Jardin et Tour) à disposition de tous"
        " (tuile nord-ouest\u00a0: 1 à l’est, 2 au nord).",
        "Ana marque 30 points\u00a0: 5 faucons blancs.",
        "Ben marque 2 points\u00a0: 1 faucon noir.",
        "Vous ne pouvez pas poser le faucon blanc (Jardin et Tour) ici\u00a0:"
        " ses deux types doivent être parmi les quatre tuiles (F4).",
    ],
    "nl": [
        "Ana betaalt de denar 7 voor de witte valk (Tuin en Toren) en zet hem neer"
        " (tegel in het noordwesten: op de fontein).",
        "Ben legt de witte valk (Tuin en Toren) terug bij de voorraad (tegel in het noordwesten: 1 oost, 2 noord).",
        "Ana krijgt 30 punten: 5 witte valken.",
        "Ben krijgt 2 punten: 1 zwarte valk.",
        "Je kunt de witte valk (Tuin en Toren) hier niet neerzetten:"
        " beide soorten moeten bij de vier tegels zijn (F4).",
    ],
    "de": [
        "Ana zahlt die Karte Denar 7 für den weißen Falken (Garten und Turm) und setzt ihn"
        " (Plättchen im Nordwesten: auf dem Brunnen).",
        "Ben legt den weißen Falken (Garten und Turm) in den Vorrat zurück"
        " (Plättchen im Nordwesten: 1 östlich, 2 nördlich).",
        "Ana erhält 30 Punkte: 5 weiße Falken.",
        "Ben erhält 2 Punkte: 1 schwarzer Falke.",
        "Du kannst den weißen Falken (Garten und Turm) hier nicht setzen:"
        " Beide Arten müssen unter den vier Plättchen sein (F4).",
    ],
}


@pytest.mark.parametrize("language", SENTENCES)
def test_falcons_are_told(language: str) -> None:
    teller = Narrator(Texts(language, strict=True), PIECES, ["Ana", "Ben", "Cleo"])
    assert [
        teller.event(FalconPlaced(0, FALCON, cell_at(0, 0), card_named("denar-7"))),
        teller.event(FalconReturned(1, FALCON, cell_at(1, -2))),
        teller.term(Term(0, 30, "F6", "white-falcons", 5)),
        teller.term(Term(1, 2, "F6", "black-falcons", 1)),
        teller.refusal(Refusal("F4", "falcon-kinds", (("falcon", "white-garden-tower"),))),
    ] == SENTENCES[language]
