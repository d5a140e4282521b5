"""Single sentences, word for word: money, tiles, cells, terms, winners, refusals."""

from typing import ClassVar

import pytest

from sabika.i18n import Narrator, Texts
from sabika.i18n.palace import sentences
from sabika.i18n.palace.module import ModuleWords
from sabika.modules.dirk.rules import DirkDrew, TileGiven
from sabika.rules.core.errors import Refusal
from sabika.rules.core.events import Event, GameEnded, Scored
from sabika.rules.core.scoring import Term
from sabika.rules.games.alhambra import KINDS
from sabika.rules.palace.cells import ORIGIN, cell_at
from sabika.rules.palace.events import MoneyTaken, Passed, PileReshuffled, TileBought, TileBuilt
from sabika.rules.palace.money import card_named
from sabika.rules.palace.pieces import START, Pieces, Tile

# Pieces of our own, so that a corrected file of tiles does not change a sentence.
PIECES = Pieces(
    KINDS, [Tile("garden", 10, "N"), Tile("garden", 12, ""), Tile("tower", 9, "ES"), Tile("seraglio", 5, "NEW")], ""
)
NAMES = ["Ana", "Ben", "Cleo"]


def narrator(language: str, players: int = 3) -> Narrator:
    return Narrator(Texts(language, strict=True), PIECES, NAMES[:players])


def cards(*names: str) -> tuple[int, ...]:
    return tuple(card_named(name) for name in names)


def tile(name: str) -> int:
    return PIECES.numbers[name]


def bought(*names: str) -> TileBought:
    paid = cards(*names)
    return TileBought(0, 2, tile("garden-10-N"), paid, 10, sum(card % 9 + 1 for card in paid))


@pytest.mark.parametrize(
    ("language", "exact", "overpaid"),
    [
        (
            "en",
            "Ana pays exactly 10 denars (6 + 4) for Garden 10.",
            "Ana pays 11 denars (7 + 4) for Garden 10 and overpays by 1.",
        ),
        (
            "fr",
            "Ana fait l’appoint avec 10 denars (6 + 4) pour le jardin 10.",
            "Ana paie 11 denars (7 + 4) pour le jardin 10, 1 de trop.",
        ),
        (
            "nl",
            "Ana betaalt gepast 10 denars (6 + 4) voor tuin 10.",
            "Ana betaalt 11 denars (7 + 4) voor tuin 10, 1 te veel.",
        ),
        (
            "de",
            "Ana zahlt passend 10 Denare (6 + 4) für den Garten 10.",
            "Ana zahlt 11 Denare (7 + 4) für den Garten 10, 1 zu viel.",
        ),
    ],
)
def test_k5_k6_exact_and_overpaid(language: str, exact: str, overpaid: str) -> None:
    assert narrator(language).event(bought("denar-4", "denar-6")) == exact
    assert narrator(language).event(bought("denar-7", "denar-4")) == overpaid


@pytest.mark.parametrize(
    ("taken", "sentence"),
    [
        (("florin-3", "dirham-2"), "Ana takes 3 florins and 2 dirhams."),
        (("florin-1",), "Ana takes 1 florin."),
        (("ducat-1", "florin-1", "ducat-2"), "Ana takes 1 florin and 2 + 1 ducats."),
        (("dirham-1", "dirham-1", "florin-2", "denar-1"), "Ana takes 2 florins, 1 + 1 dirhams and 1 denar."),
    ],
)
def test_money_is_told_by_currency_and_card(taken: tuple[str, ...], sentence: str) -> None:
    assert narrator("en").event(MoneyTaken(0, cards(*taken))) == sentence


@pytest.mark.parametrize(
    ("language", "two", "one", "other"),
    [
        ("en", "2 east, 1 north", "1 west", "at the fountain"),
        ("fr", "2 à l’est, 1 au nord", "1 à l’ouest", "sur la fontaine"),
        ("nl", "2 oost, 1 noord", "1 west", "op de fontein"),
        ("de", "2 östlich, 1 nördlich", "1 westlich", "auf dem Brunnen"),
    ],
)
def test_cells_are_told_from_the_fountain(language: str, two: str, one: str, other: str) -> None:
    words = narrator(language).words
    assert [words.cell(cell_at(2, -1)), words.cell(cell_at(-1, 0)), words.cell(ORIGIN)] == [two, one, other]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            [
                "Seraglio 5 with walls N, E and W",
                "Tower 9 with walls E and S",
                "Garden 10 with wall N",
                "Garden 12 without walls",
                "Fountain without walls",
            ],
        ),
        (
            "fr",
            [
                "Sérail 5 avec murs N, E et O",
                "Tour 9 avec murs E et S",
                "Jardin 10 avec mur N",
                "Jardin 12 sans mur",
                "Fontaine sans mur",
            ],
        ),
        (
            "nl",
            [
                "Serail 5 met muren N, O en W",
                "Toren 9 met muren O en Z",
                "Tuin 10 met muur N",
                "Tuin 12 zonder muren",
                "Fontein zonder muren",
            ],
        ),
        (
            "de",
            [
                "Serail 5 mit Mauern N, O und W",
                "Turm 9 mit Mauern O und S",
                "Garten 10 mit Mauer N",
                "Garten 12 ohne Mauern",
                "Brunnen ohne Mauern",
            ],
        ),
    ],
)
def test_tiles_are_told_with_their_walls(language: str, told: list[str]) -> None:
    names = ["seraglio-5-NEW", "tower-9-ES", "garden-10-N", "garden-12"]
    words = narrator(language).words
    assert [words.tile_in_full(piece) for piece in [*map(tile, names), START]] == told


@pytest.mark.parametrize(
    ("language", "labels"),
    [("en", "Denar 7, Tower 9"), ("fr", "Denar 7, Tour 9"), ("nl", "Denar 7, Toren 9"), ("de", "Denar 7, Turm 9")],
)
def test_labels_stand_by_themselves(language: str, labels: str) -> None:
    words = narrator(language).words
    assert f"{words.card_label(card_named('denar-7'))}, {words.tile_label(tile('tower-9-ES'))}" == labels


@pytest.mark.parametrize(
    ("language", "alone", "shared"),
    [
        ("en", "Ana wins the game.", "Ana, Ben and Cleo share the win."),
        ("fr", "Ana remporte la partie.", "Ana, Ben et Cleo se partagent la victoire."),
        ("nl", "Ana wint het spel.", "Ana, Ben en Cleo delen de overwinning."),
        ("de", "Ana gewinnt das Spiel.", "Ana, Ben und Cleo teilen sich den Sieg."),
    ],
)
def test_a_win_can_be_shared(language: str, alone: str, shared: str) -> None:
    assert narrator(language).events([GameEnded((0,)), GameEnded((0, 1, 2))]) == [alone, shared]


def test_a_pile_of_one_card_and_a_single_tile_for_dirk() -> None:
    told = narrator("en").events([PileReshuffled(1), DirkDrew((tile("garden-12"),)), TileGiven(1, tile("garden-12"))])
    assert told == [
        "The pile is used up: the one card of the discard becomes the new pile.",
        "Dirk gets one tile: Garden 12.",
        "Ben gives Garden 12 to Dirk.",
    ]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ben cannot do anything and passes."),
        ("fr", "Ben ne peut rien faire et passe."),
        ("nl", "Ben kan niets doen en past."),
        ("de", "Ben kann nichts tun und passt."),
    ],
)
def test_a19_passing(language: str, sentence: str) -> None:
    assert narrator(language).event(Passed(1)) == sentence


TERMS = (
    Term(1, 7, "A31", "wall", 7),
    Term(0, 13, "A32", "tower", 4, 1),
    Term(2, 1, "A33", "seraglio", 1, 2, 2),
    Term(0, 0, "A33", "pavilion", 1, 3, 4),
)


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "Ben gets 7 points: a wall of 7.",
                "Ana gets 13 points: 4 towers, first place.",
                "Cleo gets 1 point: 1 seraglio, shared second place.",
                "Ana gets no points: 1 pavilion, shared third place.",
            ],
        ),
        (
            "fr",
            [
                "Ben marque 7 points\u00a0: un mur de 7.",
                "Ana marque 13 points\u00a0: 4 tours, première place.",
                "Cleo marque 1 point\u00a0: 1 sérail, deuxième place partagée.",
                "Ana ne marque aucun point\u00a0: 1 pavillon, troisième place partagée.",
            ],
        ),
        (
            "nl",
            [
                "Ben krijgt 7 punten: een muur van 7.",
                "Ana krijgt 13 punten: 4 torens, eerste plaats.",
                "Cleo krijgt 1 punt: 1 serail, gedeelde tweede plaats.",
                "Ana krijgt geen punten: 1 paviljoen, gedeelde derde plaats.",
            ],
        ),
        (
            "de",
            [
                "Ben erhält 7 Punkte: eine Mauer der Länge 7.",
                "Ana erhält 13 Punkte: 4 Türme, erster Rang.",
                "Cleo erhält 1 Punkt: 1 Serail, geteilter zweiter Rang.",
                "Ana erhält keine Punkte: 1 Pavillon, geteilter dritter Rang.",
            ],
        ),
    ],
)
def test_terms_say_who_gets_what_for_what(language: str, sentences: list[str]) -> None:
    assert narrator(language).terms(TERMS) == sentences


def test_a_scoring_is_summed_up_best_first() -> None:
    assert narrator("en").event(Scored(2, TERMS)) == "Second scoring: Ana 13, Ben 7, Cleo 1."
    assert narrator("en").event(Scored(1, ())) == "First scoring: nobody gets points."


def test_a42_in_a_game_of_two_the_third_side_is_dirk() -> None:
    term = Term(2, 6, "A32", "tower", 3, 1)
    assert narrator("en", players=2).term(term) == "Dirk gets 6 points: 3 towers, first place."


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "A wall would meet a bare edge (E and W): both edges need a wall, or neither (A21)."),
        ("fr", "Un mur toucherait un bord nu (E et O)\u00a0: il faut deux murs ou aucun (A21)."),
        ("nl", "Een muur zou een kale rand raken (O en W): beide randen hebben een muur, of geen van beide (A21)."),
        ("de", "Eine Mauer träfe auf eine freie Kante (O und W): Beide Kanten tragen eine Mauer oder keine (A21)."),
    ],
)
def test_sides_have_the_letters_of_the_language(language: str, sentence: str) -> None:
    assert narrator(language).refusal(Refusal("A21", "edges-differ", (("edges", "EW"),))) == sentence


@pytest.mark.parametrize(
    ("held", "sentence"),
    [
        (7, "This tile costs 10 denars and you have only 7 (A13)."),
        (0, "This tile costs 10 denars and you have none (A13)."),
    ],
)
def test_no_money_at_all_is_said_in_other_words(held: int, sentence: str) -> None:
    refusal = Refusal("A13", "cannot-afford", (("price", 10), ("held", held), ("currency", "denar")))
    assert narrator("en").refusal(refusal) == sentence


def test_refusals_name_tiles_and_cards_in_words() -> None:
    lacking = Refusal("A16", "not-in-reserve", (("tile", "garden-12"),))
    needless = Refusal("A13", "superfluous-card", (("card", "ducat-2"),))
    assert narrator("de").refusal(lacking) == "Du hast den Garten 12 nicht in der Reserve (A16)."
    assert narrator("de").refusal(needless) == "Behalte die Karte Dukat 2: Der Rest deckt den Preis schon (A13)."
    fountain = Refusal("A16", "not-in-reserve", (("tile", "fountain"),))
    assert narrator("fr").refusal(fountain) == "Vous n’avez pas la fontaine en réserve (A16)."


def test_names_are_never_read_as_anything_but_names() -> None:
    teller = Narrator(Texts("en", strict=True), PIECES, ["{ $tile } [x]", "Ben"])
    built = TileBuilt(0, tile("garden-12"), cell_at(0, 1))
    assert teller.event(built) == "{ $tile } [x] builds Garden 12 (1 south)."


class HutMoved(Event):
    """An event as a module might add it."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "tile", "hut")

    def __init__(self, seat: int, tile: int, hut: str) -> None:
        self.seat = seat
        self.tile = tile
        self.hut = hut


class FalconFlew(Event):
    """Another one, with something that only its module can put into words."""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "falcons")

    def __init__(self, seat: int, falcons: tuple[str, ...]) -> None:
        self.seat = seat
        self.falcons = falcons


WORDS = ModuleWords(events={FalconFlew: lambda things, flew: {"count": len(flew.falcons)}})


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (HutMoved(1, tile("garden-12"), "red"), "Ben moves the red hut to Garden 12."),
        (FalconFlew(0, ("white", "black")), "Ana has 2 falcons."),
    ],
)
def test_modules_add_events_with_a_message_or_with_what_it_mentions(
    monkeypatch: pytest.MonkeyPatch, event: Event, sentence: str
) -> None:
    texts = Texts("en", strict=True)
    real = texts.say
    added = {
        "event-hut-moved": "{seat} moves the {hut} hut to {tile}.",
        "event-falcon-flew": "{seat} has {count} falcons.",
    }

    def say(message: str, /, **arguments: str | int) -> str:
        return added[message].format(**arguments) if message in added else real(message, **arguments)

    monkeypatch.setattr(texts, "say", say)
    monkeypatch.setattr(sentences, "modules_words", lambda: WORDS)
    assert Narrator(texts, PIECES, NAMES[:2]).event(event) == sentence
