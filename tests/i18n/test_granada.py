"""Granada, and Alhambra and Granada together, in words, in four languages."""

import pytest

from sabika.components import alhambra_pieces, both, granada_pieces
from sabika.i18n import LANGUAGES, Narrator, Texts
from sabika.rules.core.errors import Refusal
from sabika.rules.core.events import Event
from sabika.rules.core.scoring import Term
from sabika.rules.palace.events import MarkerMoved, TileAwarded, TileTurned, YardFilled
from sabika.rules.palace.money import card_named
from sabika.rules.palace.pieces import START, Pieces

GRANADA = granada_pieces()
BOTH = both(alhambra_pieces(), GRANADA)


def narrator(language: str, pieces: Pieces = GRANADA) -> Narrator:
    return Narrator(Texts(language, strict=True), pieces, ["Ana", "Ben"])


def arena(pieces: Pieces) -> int:
    """A tile with three moats and a park on its back."""
    return pieces.numbers["arena-2-NES"]


TURNED = TileTurned(
    0,
    arena(GRANADA),
    GRANADA.other_face[arena(GRANADA)],
    (card_named("florin-3"), card_named("florin-1")),
    4,
)


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "The marker moves: the next new tiles show their odd face.",
                "Ana pays 4 florins (3 + 1) and turns Arena 2: now it shows Park 3.",
                "New on space 2: Arena 2 with moats N, E and S (back: Park 3).",
            ],
        ),
        (
            "fr",
            [
                "Le marqueur passe sur impair\u00a0: les prochaines tuiles montreront leur face impaire.",
                "Ana paie 4 florins (3 + 1) et retourne l’arène 2\u00a0: on y voit maintenant le parc 3.",
                "Nouveau à l’emplacement 2\u00a0: Arène 2 avec douves N, E et S (au dos\u00a0: Parc 3).",
            ],
        ),
        (
            "nl",
            [
                "De wijzer gaat naar oneven: de volgende nieuwe tegels tonen hun oneven kant.",
                "Ana betaalt 4 florijnen (3 + 1) en draait arena 2 om: nu ligt park 3 boven.",
                "Nieuw op veld 2: Arena 2 met grachten N, O en Z (rug: Park 3).",
            ],
        ),
        (
            "de",
            [
                "Der Zeiger wechselt: Die nächsten neuen Plättchen zeigen ihre ungerade Seite.",
                "Ana zahlt 4 Florin (3 + 1) und wendet die Arena 2: Nun zeigt das Plättchen den Park 3.",
                "Neu auf Platz 2: Arena 2 mit Gräben N, O und S (Rückseite: Park 3).",
            ],
        ),
    ],
)
def test_what_happens_with_two_faces(language: str, sentences: list[str]) -> None:
    """G3, G5."""
    happened: list[Event] = [MarkerMoved(1), TURNED, YardFilled(1, arena(GRANADA))]
    assert narrator(language).events(happened) == sentences


def test_the_start_tile_has_no_back() -> None:
    assert narrator("en").words.tile_in_full(START) == "Fountain without moats"


def test_both_tiles_of_a_space_are_told_apart() -> None:
    """C3, C13."""
    teller = narrator("en", BOTH)
    tower = BOTH.numbers["tower-12"]
    assert teller.event(YardFilled(2, tower)) == "New on space 3 (Alhambra): Tower 12 without walls."
    assert teller.event(YardFilled(6, arena(BOTH))).startswith("New on space 3 (Granada): Arena 2 with moats ")
    assert teller.event(TileAwarded(1, 6, arena(BOTH))) == "Ben has the most denars and gets Arena 2 for free."
    empty = Refusal("A13", "empty-space", (("space", "g3"),))
    assert teller.refusal(empty) == "Space 3 (Granada) stays empty until the end of the turn (A13)."
    assert narrator("en").refusal(Refusal("A13", "empty-space", (("space", "3"),))).startswith("Space 3 stays empty")


# Points: a player sees where each one comes from.

NORMAL = Term(0, 27, "G10", "arena", 3, 1, together=9)
TIED = Term(1, 2, "G10", "library", 1, 2, together=1, best_price=12)
SIMPLIFIED = Term(0, 10, "G16", "bath_house", 2, 2, best_price=11)
MOAT = Term(0, 5, "G9", "moat", 5)
BORDER = Term(0, 6, "C10", "border", 3)


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "Ana gets 27 points: 3 arenas, first place, 3 points for each of the 9 tiles in all palaces.",
                "Ben gets 2 points: 1 library (highest price 12), second place, "
                "2 points for the only tile in all palaces.",
                "Ana gets 10 points: 2 bath houses (highest price 11), second place.",
                "Ana gets 5 points: a moat of 5.",
                "Ana gets 6 points: a border of 3 where wall and moat meet, 2 points each.",
            ],
        ),
        (
            "fr",
            [
                "Ana marque 27 points\u00a0: 3 arènes, première place, "
                "3 points pour chacune des 9 tuiles de tous les palais.",
                "Ben marque 2 points\u00a0: 1 bibliothèque (prix le plus élevé 12), deuxième place, "
                "2 points pour la seule tuile de tous les palais.",
                "Ana marque 10 points\u00a0: 2 bains (prix le plus élevé 11), deuxième place.",
                "Ana marque 5 points\u00a0: des douves de 5.",
                "Ana marque 6 points\u00a0: une frontière de 3 entre mur et douve, 2 points par bord.",
            ],
        ),
        (
            "nl",
            [
                "Ana krijgt 27 punten: 3 arena’s, eerste plaats, 3 punten voor elk van de 9 tegels in alle paleizen.",
                "Ben krijgt 2 punten: 1 bibliotheek (hoogste prijs 12), tweede plaats, "
                "2 punten voor de enige tegel in alle paleizen.",
                "Ana krijgt 10 punten: 2 badhuizen (hoogste prijs 11), tweede plaats.",
                "Ana krijgt 5 punten: een gracht van 5.",
                "Ana krijgt 6 punten: een grens van 3 tussen muur en gracht, 2 punten per rand.",
            ],
        ),
        (
            "de",
            [
                "Ana erhält 27 Punkte: 3 Arenen, erster Rang, 3 Punkte für jedes der 9 Plättchen in allen Palästen.",
                "Ben erhält 2 Punkte: 1 Bibliothek (höchster Preis 12), zweiter Rang, "
                "2 Punkte für das einzige Plättchen in allen Palästen.",
                "Ana erhält 10 Punkte: 2 Badehäuser (höchster Preis 11), zweiter Rang.",
                "Ana erhält 5 Punkte: ein Graben der Länge 5.",
                "Ana erhält 6 Punkte: eine Grenze der Länge 3 zwischen Mauer und Graben, je 2 Punkte.",
            ],
        ),
    ],
)
def test_where_points_come_from(language: str, sentences: list[str]) -> None:
    """G9-G11, G16, C10."""
    assert narrator(language).terms([NORMAL, TIED, SIMPLIFIED, MOAT, BORDER]) == sentences


# Refusals: what is in the way is called by its name.


@pytest.mark.parametrize(
    ("pieces", "refusal", "sentence"),
    [
        (
            GRANADA,
            Refusal("A21", "edges-differ", (("edges", "N"),)),
            "A moat would meet a bare edge (N): both edges need a moat, or neither (A21).",
        ),
        (
            GRANADA,
            Refusal("A22", "not-walkable"),
            "You could not walk here from the fountain: a moat is in the way (A22).",
        ),
        (
            BOTH,
            Refusal("C5", "edges-differ", (("edges", "NE"),)),
            "These edges do not go together (N and E): walls and moats lie only against walls and moats, "
            "bare edges only against those of the same part (C5).",
        ),
        (
            BOTH,
            Refusal("C7", "not-walkable"),
            "You could not walk here: bare edges have to lead from the fountain to each Alhambra tile "
            "and from the first Granada tile to each other one (C7).",
        ),
        (BOTH, Refusal("C6", "start-tile"), "Your first Granada tile stays where it is (C6)."),
        (BOTH, Refusal("A16", "start-tile"), "The fountain stays where it is (A16)."),
        (
            BOTH,
            Refusal("C7", "cut-off"),
            "Without this tile you could no longer walk to all the others of its part (C7).",
        ),
        (
            GRANADA,
            Refusal("G5", "cannot-afford", (("price", 3), ("held", 2), ("currency", "ducat"))),
            "Turning a tile costs 3 ducats and you have only 2 (G5).",
        ),
        (
            GRANADA,
            Refusal("G5", "other-face-up"),
            "The other face of this tile is up: turn it first, for at least 3 of one currency (G5).",
        ),
        (
            GRANADA,
            Refusal("G13", "other-face-up"),
            "The other face of this tile is up, and a leftover tile is not turned (G13).",
        ),
    ],
)
def test_refusals_of_the_other_games(pieces: Pieces, refusal: Refusal, sentence: str) -> None:
    assert narrator("en", pieces).refusal(refusal) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_called_a_wall_where_there_are_none(language: str) -> None:
    """G8."""
    wall = {"en": "wall", "fr": "mur", "nl": "muur", "de": "mauer"}[language]
    teller = narrator(language)
    for refusal in (Refusal("A21", "edges-differ", (("edges", "N"),)), Refusal("A22", "not-walkable")):
        assert wall not in teller.refusal(refusal).lower().replace("bare", "").replace("walk", "")
