"""Portals in words, in four languages."""

import pytest

from sabika.components import alhambra_pieces, with_modules
from sabika.i18n import Narrator, Texts
from sabika.modules.portals.rules import PortalBought, PortalPlaced, PortalReturned
from sabika.rules.core.errors import Refusal
from sabika.rules.core.scoring import Term
from sabika.rules.palace.cells import cell_at

PIECES = with_modules(alhambra_pieces(), ("portals",))
GARDEN = PIECES.numbers["portal-garden-2-NE"]


def narrator(language: str) -> Narrator:
    return Narrator(Texts(language, strict=True), PIECES, ["Ana", "Ben"])


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "Ana gets a garden portal along with it for 4 more.",
                "Ana places a garden portal (2 east, 1 north) with legs S and W.",
                "Ana returns a garden portal to the supply.",
            ],
        ),
        (
            "fr",
            [
                "Ana obtient en plus le portail des jardins pour 4.",
                "Ana place le portail des jardins (2 à l’est, 1 au nord), petits côtés S et O.",
                "Ana remet le portail des jardins dans la provision.",
            ],
        ),
        (
            "nl",
            [
                "Ana krijgt er de tuinpoort bij voor 4 meer.",
                "Ana plaatst de tuinpoort (2 oost, 1 noord), korte kanten Z en W.",
                "Ana legt de tuinpoort terug in de voorraad.",
            ],
        ),
        (
            "de",
            [
                "Ana erhält dazu das Gartenportal für 4 mehr.",
                "Ana legt das Gartenportal an (2 östlich, 1 nördlich), kurze Seiten S und W.",
                "Ana legt das Gartenportal in den Vorrat zurück.",
            ],
        ),
    ],
)
def test_what_happens_with_portals(language: str, sentences: list[str]) -> None:
    turned = PIECES.numbers["portal-garden-2-SW"]
    happened = [PortalBought(0, GARDEN, 4), PortalPlaced(0, turned, cell_at(2, -1)), PortalReturned(0, GARDEN)]
    assert narrator(language).events(happened) == sentences


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ben gets 4 points: 2 portals in the wall."),
        ("fr", "Ben marque 4 points\u00a0: 2 portails dans le mur."),
        ("nl", "Ben krijgt 4 punten: 2 poorten in de muur."),
        ("de", "Ben erhält 4 Punkte: 2 Portale in der Mauer."),
    ],
)
def test_p10_points_for_portals(language: str, sentence: str) -> None:
    assert narrator(language).term(Term(1, 4, "P10", "portals", 2)) == sentence


def test_a_refusal_names_the_portal() -> None:
    refusal = Refusal("P9", "leaned-on", (("tile", "portal-garden-2-NE"),))
    said = narrator("en").refusal(refusal)
    assert said == "Without this tile a garden portal would touch no tile of its kind any more (P9)."
