"""Roll & Write in words, in four languages: whole games, and single sentences word for word."""

import re

import pytest

from i18n.told_sheets import NAMES, games, narrator, refusals
from rules.sheets import position
from sabika.i18n import LANGUAGES, SheetNarrator, Texts
from sabika.i18n.sheet.things import SheetThings
from sabika.rules.core.errors import Refusal
from sabika.rules.core.events import Event, GameEnded, Scored, StartsFirst, TurnBegan
from sabika.rules.core.scoring import Term
from sabika.rules.games.roll_and_write import KINDS, OPTIONS
from sabika.rules.sheet.events import (
    CellBuilt,
    CoinsEarned,
    DiceKept,
    DicePassed,
    DiceRolled,
    DieTurned,
    DummyBuilt,
    KindCompleted,
    RoundBegan,
)
from sabika.rules.sheet.game import SheetGame
from sabika.rules.sheet.sheet import CELLS, Sheet, cell_at

GARDEN, TOWER = KINDS.index("garden"), KINDS.index("tower")
GARDEN_CELL = cell_at(5, 1)
# A sheet of our own, so that a corrected file does not change a sentence.
SHEET = Sheet(KINDS, ["garden"] * CELLS, 3, 15, {3: 18}, "", {})
NBSP = "\u00a0"


def teller(language: str, players: int = 2, goal: str = "points") -> SheetNarrator:
    return SheetNarrator(Texts(language, strict=True), SHEET, NAMES[:players], goal)


def is_sentence(text: str) -> bool:
    return text[-1] in ".!?" and not re.search(r"[{}\[\]]|\s\s|\?\?\?", text)


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    for game, happened in games():
        narrates = narrator(language, game)
        sentences = narrates.events(happened)
        for scored in game.scorings:
            sentences += narrates.terms(scored.terms)
        sentences.append(narrates.ending(game.points, game.winners()))
        assert [sentence for sentence in sentences if not is_sentence(sentence)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_a_sentence_that_names_the_rule(language: str) -> None:
    for game, refusal in refusals().values():
        sentence = narrator(language, game).refusal(refusal)
        assert is_sentence(sentence), sentence
        assert sentence.endswith(f" ({refusal.rule}).")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_a_whole_game_is_a_line_of_its_own(language: str) -> None:
    asked = set()
    for finished, _ in games():
        game = finished.create()
        assert isinstance(game, SheetGame)
        narrates = narrator(language, finished)
        for action in finished.log:
            asked.add(game.step)
            assert is_sentence(narrates.question(game))
            lines = [narrates.action(option, game) for option in game.options()]
            assert len(set(lines)) == len(lines)
            assert not [line for line in lines if re.search(r"[{}\[\]]|\s\s|\?\?\?", line)]
            game.play(action)
    assert asked == {"act", "build-again", "keep"}


# What happens

HAPPENED: list[Event] = [
    StartsFirst(1),
    RoundBegan(3),
    TurnBegan(1, 7),
    DiceRolled(0, (3,), (5,)),
    DiceRolled(1, (2, 4), (1, 1)),
    DiceRolled(2, (6,), (6,)),
    DieTurned(0, "blue", 3, 4),
    DieTurned(0, "yellow", 5, 4),
    CellBuilt(0, GARDEN_CELL, GARDEN, 0),
    CellBuilt(1, GARDEN_CELL, GARDEN, 3),
    DummyBuilt(2, TOWER),
    KindCompleted(0, GARDEN),
    CoinsEarned(0, 4, 4),
    CoinsEarned(0, 1, 1),
    CoinsEarned(0, 0, 0),
    CoinsEarned(0, 4, 2),
    CoinsEarned(0, 2, 1),
    CoinsEarned(0, 4, 0),
    DiceKept(0, 3, 5),
    DicePassed(0, 1, 2, 6),
]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "Ben goes first.",
                "Round 3 begins.",
                "Turn 7: Ben.",
                "Ana rolls blue 3, yellow 5.",
                "Ben rolls blue 2 and 4, yellow 1 and 1.",
                "Dummy 1 rolls blue 6, yellow 6.",
                "Ana spends a coin: the blue 3 becomes a 4.",
                "Ana spends a coin: the yellow 5 becomes a 4.",
                "Ana builds a garden (blue 5, yellow 1).",
                "Ben spends 3 coins and also builds a garden (blue 5, yellow 1).",
                "Dummy 1 gets a tower.",
                "Ana has built all gardens.",
                "Ana earns 4 coins.",
                "Ana earns 1 coin.",
                "Ana earns no coins: the dice name no cell that is built.",
                "Ana earns 2 coins, the last ones on the sheet.",
                "Ana earns 1 coin, the last one on the sheet.",
                "Ana earns no coins: there are none left on the sheet.",
                "Ana keeps the blue 3 and the yellow 5.",
                "Ana passes the blue 2 and the yellow 6 to Ben.",
            ],
        ),
        (
            "fr",
            [
                "C’est Ben qui commence.",
                "La manche 3 commence.",
                f"Tour de jeu 7{NBSP}: Ben.",
                f"Ana lance les dés{NBSP}: bleu 3, jaune 5.",
                f"Ben lance les dés{NBSP}: bleu 2 et 4, jaune 1 et 1.",
                f"Joueur fictif 1 lance les dés{NBSP}: bleu 6, jaune 6.",
                f"Ana dépense une pièce{NBSP}: le 3 bleu devient un 4.",
                f"Ana dépense une pièce{NBSP}: le 5 jaune devient un 4.",
                "Ana bâtit un jardin (bleu 5, jaune 1).",
                "Ben dépense 3 pièces et bâtit aussi un jardin (bleu 5, jaune 1).",
                "Joueur fictif 1 reçoit une tour.",
                "Ana a bâti tous les jardins.",
                "Ana gagne 4 pièces.",
                "Ana gagne 1 pièce.",
                f"Ana ne gagne aucune pièce{NBSP}: les dés ne désignent aucune case bâtie.",
                "Ana gagne 2 pièces, les dernières de la feuille.",
                "Ana gagne 1 pièce, la dernière de la feuille.",
                f"Ana ne gagne aucune pièce{NBSP}: il n’en reste plus sur la feuille.",
                "Ana garde le 3 bleu et le 5 jaune.",
                "Ana passe le 2 bleu et le 6 jaune à Ben.",
            ],
        ),
        (
            "nl",
            [
                "Ben mag beginnen.",
                "Ronde 3 begint.",
                "Beurt 7: Ben.",
                "Ana gooit blauw 3, geel 5.",
                "Ben gooit blauw 2 en 4, geel 1 en 1.",
                "Dummy 1 gooit blauw 6, geel 6.",
                "Ana geeft een munt uit: de blauwe 3 wordt een 4.",
                "Ana geeft een munt uit: de gele 5 wordt een 4.",
                "Ana bouwt een tuin (blauw 5, geel 1).",
                "Ben geeft 3 munten uit en bouwt ook een tuin (blauw 5, geel 1).",
                "Dummy 1 krijgt een toren.",
                "Ana heeft alle tuinen gebouwd.",
                "Ana verdient 4 munten.",
                "Ana verdient 1 munt.",
                "Ana verdient geen munten: de dobbelstenen wijzen geen gebouwd vak aan.",
                "Ana verdient 2 munten, de laatste op het blad.",
                "Ana verdient 1 munt, de laatste op het blad.",
                "Ana verdient geen munten: er zijn er geen meer op het blad.",
                "Ana houdt de blauwe 3 en de gele 5.",
                "Ana geeft de blauwe 2 en de gele 6 door aan Ben.",
            ],
        ),
        (
            "de",
            [
                "Ben fängt an.",
                "Runde 3 beginnt.",
                "Zug 7: Ben.",
                "Ana wirft Blau 3, Gelb 5.",
                "Ben wirft Blau 2 und 4, Gelb 1 und 1.",
                "Dummy 1 wirft Blau 6, Gelb 6.",
                "Ana dreht die blaue 3 für eine Münze auf 4.",
                "Ana dreht die gelbe 5 für eine Münze auf 4.",
                "Ana baut einen Garten (Blau 5, Gelb 1).",
                "Ben gibt 3 Münzen aus und baut auch einen Garten (Blau 5, Gelb 1).",
                "Dummy 1 erhält einen Turm.",
                "Ana hat alle Gärten gebaut.",
                "Ana verdient 4 Münzen.",
                "Ana verdient 1 Münze.",
                "Ana verdient keine Münzen: Die Würfel nennen kein gebautes Feld.",
                "Ana verdient 2 Münzen, die letzten auf dem Blatt.",
                "Ana verdient 1 Münze, die letzte auf dem Blatt.",
                "Ana verdient keine Münzen: Auf dem Blatt sind keine mehr übrig.",
                "Ana behält die blaue 3 und die gelbe 5.",
                "Ana gibt die blaue 2 und die gelbe 6 an Ben weiter.",
            ],
        ),
    ],
)
def test_what_happens(language: str, sentences: list[str]) -> None:
    assert teller(language).events(HAPPENED) == sentences


@pytest.mark.parametrize(
    ("language", "buildings"),
    [
        ("en", "a pavilion, a seraglio, arcades, chambers, a garden, a tower"),
        ("fr", "un pavillon, un sérail, des arcades, des chambres, un jardin, une tour"),
        ("nl", "een paviljoen, een serail, arcaden, kamers, een tuin, een toren"),
        ("de", "einen Pavillon, ein Serail, Arkaden, Gemächer, einen Garten, einen Turm"),
    ],
)
def test_r1_every_kind_is_built_in_words(language: str, buildings: str) -> None:
    words = teller(language).words
    assert isinstance(words.things, SheetThings)
    assert ", ".join(words.tell(words.things.building(kind)) for kind in range(len(KINDS))) == buildings


# Points

TERMS = (
    Term(0, 21, "R10", "tower", 7, 1),
    Term(1, 5, "R11", "pavilion", 3, 2, 2),
    Term(2, 0, "R11", "garden", 1, 3),
    Term(1, 5, "R12", "row-3", 5),
    Term(1, 2, "R12", "column-6", 4),
    Term(0, 1, "R13", "coins", 3),
    Term(2, 18, "R18", "dummies", 3),
)


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            [
                "Ana gets 21 points: 7 towers (kind completed), first place.",
                "Ben gets 5 points: 3 pavilions, shared second place.",
                "Dummy 1 gets no points: 1 garden, third place.",
                "Ben gets 5 points: row 3 with 5 buildings.",
                "Ben gets 2 points: column 6 with 4 buildings.",
                "Ana gets 1 point: 3 coins left.",
                "Dummy 1 gets 18 points: in addition, as one of 3 dummies.",
            ],
        ),
        (
            "fr",
            [
                f"Ana marque 21 points{NBSP}: 7 tours (type achevé), première place.",
                f"Ben marque 5 points{NBSP}: 3 pavillons, deuxième place partagée.",
                f"Joueur fictif 1 ne marque aucun point{NBSP}: 1 jardin, troisième place.",
                f"Ben marque 5 points{NBSP}: ligne 3 avec 5 bâtiments.",
                f"Ben marque 2 points{NBSP}: colonne 6 avec 4 bâtiments.",
                f"Ana marque 1 point{NBSP}: 3 pièces restantes.",
                f"Joueur fictif 1 marque 18 points{NBSP}: en plus, comme l’un des 3 joueurs fictifs.",
            ],
        ),
        (
            "nl",
            [
                "Ana krijgt 21 punten: 7 torens (soort voltooid), eerste plaats.",
                "Ben krijgt 5 punten: 3 paviljoens, gedeelde tweede plaats.",
                "Dummy 1 krijgt geen punten: 1 tuin, derde plaats.",
                "Ben krijgt 5 punten: rij 3 met 5 gebouwen.",
                "Ben krijgt 2 punten: kolom 6 met 4 gebouwen.",
                "Ana krijgt 1 punt: 3 munten over.",
                "Dummy 1 krijgt 18 punten: extra, als een van 3 dummy’s.",
            ],
        ),
        (
            "de",
            [
                "Ana erhält 21 Punkte: 7 Türme (Art vollendet), erster Rang.",
                "Ben erhält 5 Punkte: 3 Pavillons, geteilter zweiter Rang.",
                "Dummy 1 erhält keine Punkte: 1 Garten, dritter Rang.",
                "Ben erhält 5 Punkte: Zeile 3 mit 5 Gebäuden.",
                "Ben erhält 2 Punkte: Spalte 6 mit 4 Gebäuden.",
                "Ana erhält 1 Punkt: 3 übrige Münzen.",
                "Dummy 1 erhält 18 Punkte: zusätzlich, als einer von 3 Dummys.",
            ],
        ),
    ],
)
def test_r10_to_r13_and_r18_points_and_what_they_are_for(language: str, sentences: list[str]) -> None:
    assert teller(language).terms(TERMS) == sentences


def test_r10_r11_scorings_are_summed_up_best_first_without_dummies_that_score_nothing() -> None:
    assert teller("en").event(Scored(1, TERMS[:3])) == "End of the round: Ana 21, Ben 5."
    assert teller("en").event(Scored(1, TERMS[2:3])) == "End of the round: nobody gets points."
    assert teller("en").event(Scored(2, TERMS)) == "Final scoring: Ana 22, Dummy 1 18, Ben 12."
    assert teller("de").event(Scored(1, TERMS[2:3])) == "Ende der Runde: Niemand erhält Punkte."


# The end


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["Ben wins the game.", "Ana and Ben share the win.", "Ben wins with 80 points!"]),
        (
            "fr",
            ["Ben remporte la partie.", "Ana et Ben se partagent la victoire.", f"Ben gagne avec 80 points{NBSP}!"],
        ),
        ("nl", ["Ben wint het spel.", "Ana en Ben delen de overwinning.", "Ben wint met 80 punten!"]),
        ("de", ["Ben gewinnt das Spiel.", "Ana und Ben teilen sich den Sieg.", "Ben gewinnt mit 80 Punkten!"]),
    ],
)
def test_r14_most_points_win(language: str, sentences: list[str]) -> None:
    told = teller(language)
    assert [*told.events([GameEnded((1,)), GameEnded((0, 1))]), told.ending([70, 80, 0], [1])] == sentences


@pytest.mark.parametrize(
    ("language", "told", "ending"),
    [
        ("en", "Ana has played to the end.", "Ana reaches 112 points!"),
        ("fr", "Ana a joué jusqu’au bout.", f"Ana atteint 112 points{NBSP}!"),
        ("nl", "Ana heeft het spel uitgespeeld.", "Ana haalt 112 punten!"),
        ("de", "Ana hat zu Ende gespielt.", "Ana erreicht 112 Punkte!"),
    ],
)
def test_r17_alone_for_points(language: str, told: str, ending: str) -> None:
    alone = teller(language, players=1)
    assert alone.event(GameEnded((0,))) == told
    assert alone.ending([112, 0, 0], [0]) == ending


@pytest.mark.parametrize(
    ("language", "won", "shared", "lost", "lost_to_two"),
    [
        (
            "en",
            ["Ana beats the dummies.", "Ana beats the dummies with 90 points!"],
            ["Ana shares the win with Dummy 2.", "Ana shares the win with Dummy 2: 90 points each."],
            ["Dummy 1 beats Ana.", "Dummy 1 beats Ana by 95 points to 90."],
            ["Dummy 1 and Dummy 2 beat Ana.", "Dummy 1 and Dummy 2 beat Ana by 95 points to 90."],
        ),
        (
            "fr",
            ["Ana bat les joueurs fictifs.", f"Ana bat les joueurs fictifs avec 90 points{NBSP}!"],
            [
                "Ana partage la victoire avec Joueur fictif 2.",
                f"Ana partage la victoire avec Joueur fictif 2{NBSP}: 90 points chacun.",
            ],
            ["Joueur fictif 1 bat Ana.", "Joueur fictif 1 bat Ana par 95 points à 90."],
            [
                "Joueur fictif 1 et Joueur fictif 2 battent Ana.",
                "Joueur fictif 1 et Joueur fictif 2 battent Ana par 95 points à 90.",
            ],
        ),
        (
            "nl",
            ["Ana verslaat de dummy’s.", "Ana verslaat de dummy’s met 90 punten!"],
            ["Ana deelt de overwinning met Dummy 2.", "Ana deelt de overwinning met Dummy 2: elk 90 punten."],
            ["Dummy 1 verslaat Ana.", "Dummy 1 verslaat Ana met 95 tegen 90 punten."],
            ["Dummy 1 en Dummy 2 verslaan Ana.", "Dummy 1 en Dummy 2 verslaan Ana met 95 tegen 90 punten."],
        ),
        (
            "de",
            ["Ana schlägt die Dummys.", "Ana schlägt die Dummys mit 90 Punkten!"],
            ["Ana teilt sich den Sieg mit Dummy 2.", "Ana teilt sich den Sieg mit Dummy 2: je 90 Punkte."],
            ["Dummy 1 schlägt Ana.", "Dummy 1 schlägt Ana mit 95 zu 90 Punkten."],
            ["Dummy 1 und Dummy 2 schlagen Ana.", "Dummy 1 und Dummy 2 schlagen Ana mit 95 zu 90 Punkten."],
        ),
    ],
)
def test_r18_alone_to_beat_the_dummies(
    language: str, won: list[str], shared: list[str], lost: list[str], lost_to_two: list[str]
) -> None:
    alone = teller(language, players=1, goal="beat")

    def both(points: list[int], winners: tuple[int, ...]) -> list[str]:
        return [alone.event(GameEnded(winners)), alone.ending(points, winners)]

    assert both([90, 80, 70], (0,)) == won
    assert both([90, 80, 90], (0, 2)) == shared
    assert both([90, 95, 70], (1,)) == lost
    assert both([90, 95, 95], (1, 2)) == lost_to_two


# Refusals

REFUSALS = [
    Refusal("R5", "no-such-die", (("die", "blue-3"),)),
    Refusal("R5", "cannot-turn-over", (("die", "yellow-6"),)),
    Refusal("R5", "no-coins"),
    Refusal("R5", "two-dice-turned", (("die", "blue-3"),)),
    Refusal("R6", "not-named", (("cell", "blue-3 yellow-5"),)),
    Refusal("R6", "already-built", (("cell", "blue-3 yellow-5"),)),
    Refusal("R8", "not-the-unused-dice", (("cell", "blue-3 yellow-5"),)),
    Refusal("R8", "not-rolled", (("dice", "blue-3 yellow-5"),)),
    Refusal("R4", "not-now"),
    Refusal("R14", "game-over"),
]


def test_r4_to_r8_and_r14_refusals_name_dice_and_cells_in_words() -> None:
    assert [teller("en").refusal(refusal) for refusal in REFUSALS] == [
        "You cannot turn the blue 3: it is not among your dice (R5).",
        "You cannot turn the yellow 6 in this direction: a die never turns from 6 to 1 or back (R5).",
        "You have no coin left to turn a die: build a cell or earn coins (R5).",
        "You have already turned two dice, so the blue 3 stays as it is: go on with those two, build a cell or earn "
        "coins (R5).",
        "Your dice do not name this cell (blue 3, yellow 5): choose one of a blue and a yellow die, or turn a die "
        "first (R6).",
        "You have already built this cell (blue 3, yellow 5): choose another or earn coins (R6).",
        "A second building goes into the cell of the two unused dice only, not here (blue 3, yellow 5): build that "
        "one or decline (R8).",
        "You did not roll the blue 3 and the yellow 5: keep a blue and a yellow die of your four (R8).",
        "That is not what is being decided now (R4).",
        "The game is over (R14).",
    ]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "fr",
            [
                f"Vous ne pouvez pas changer le 3 bleu{NBSP}: il n’est pas parmi vos dés (R5).",
                f"Vous avez déjà changé deux dés, le 3 bleu reste donc tel quel{NBSP}: continuez avec ces deux-là, "
                "bâtissez une case ou gagnez des pièces (R5).",
                f"Vous n’avez pas obtenu le 3 bleu et le 5 jaune{NBSP}: gardez un dé bleu et un dé jaune parmi vos "
                "quatre (R8).",
            ],
        ),
        (
            "nl",
            [
                "Je kunt de blauwe 3 niet draaien: die is niet bij je dobbelstenen (R5).",
                "Je hebt al twee dobbelstenen gedraaid, dus de blauwe 3 blijft zoals die is: ga met die twee verder, "
                "bouw een vak of verdien munten (R5).",
                "Je hebt niet de blauwe 3 en de gele 5 gegooid: houd een blauwe en een gele van je vier "
                "dobbelstenen (R8).",
            ],
        ),
        (
            "de",
            [
                "Du kannst die blaue 3 nicht drehen: Sie ist nicht unter deinen Würfeln (R5).",
                "Du hast schon zwei Würfel gedreht, also bleibt die blaue 3, wie sie ist: Drehe die beiden weiter, "
                "baue ein Feld oder verdiene Münzen (R5).",
                "Du hast nicht die blaue 3 und die gelbe 5 geworfen: Behalte einen blauen und einen gelben deiner "
                "vier Würfel (R8).",
            ],
        ),
    ],
)
def test_refusals_speak_to_the_player(language: str, sentences: list[str]) -> None:
    assert [teller(language).refusal(REFUSALS[number]) for number in (0, 3, 7)] == sentences


# What is asked and what can be done


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Ana, your turn: turn dice, build a cell or earn coins.",
                "Build a garden (blue 5, yellow 1)",
                "Earn 1 coin",
                "Turn the blue 3 up to 4 for a coin",
                "Turn the blue 3 down to 2 for a coin",
                "Do you also build a garden (blue 3, yellow 5) for 3 coins?",
                "Also build a garden (blue 3, yellow 5) for 3 coins",
                "Build nothing more",
            ],
        ),
        (
            "fr",
            [
                f"Ana, à vous{NBSP}: changez des dés, bâtissez une case ou gagnez des pièces.",
                "Bâtir un jardin (bleu 5, jaune 1)",
                "Gagner 1 pièce",
                "Monter le 3 bleu à 4 pour une pièce",
                "Baisser le 3 bleu à 2 pour une pièce",
                f"Bâtissez-vous aussi un jardin (bleu 3, jaune 5) pour 3 pièces{NBSP}?",
                "Bâtir aussi un jardin (bleu 3, jaune 5) pour 3 pièces",
                "Ne plus rien bâtir",
            ],
        ),
        (
            "nl",
            [
                "Ana, jouw beurt: draai dobbelstenen, bouw een vak of verdien munten.",
                "Bouw een tuin (blauw 5, geel 1)",
                "Verdien 1 munt",
                "Verhoog de blauwe 3 tot 4 voor een munt",
                "Verlaag de blauwe 3 tot 2 voor een munt",
                "Bouw je ook een tuin (blauw 3, geel 5) voor 3 munten?",
                "Bouw ook een tuin (blauw 3, geel 5) voor 3 munten",
                "Bouw niets meer",
            ],
        ),
        (
            "de",
            [
                "Ana, du bist dran: Drehe Würfel, baue ein Feld oder verdiene Münzen.",
                "Baue einen Garten (Blau 5, Gelb 1)",
                "Verdiene 1 Münze",
                "Drehe die blaue 3 für eine Münze hinauf auf 4",
                "Drehe die blaue 3 für eine Münze hinunter auf 2",
                "Baust du für 3 Münzen auch einen Garten (Blau 3, Gelb 5)?",
                "Baue für 3 Münzen auch einen Garten (Blau 3, Gelb 5)",
                "Baue nichts mehr",
            ],
        ),
    ],
)
def test_r5_to_r9_a_turn_with_two_buildings(language: str, lines: list[str]) -> None:
    game = position(dice=((3, 5), (1, 5)), built=[[(3, 1)]], coins=[3])
    told = teller(language, players=3)
    texts = ["build blue-5 yellow-1", "earn", "turn blue-3 up", "turn blue-3 down"]
    said = [told.question(game), *(told.action(game.parse(text), game) for text in texts)]
    game.play(game.parse(texts[0]))
    said += [told.question(game), *(told.action(option, game) for option in game.options())]
    assert said == lines


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Ben, your turn: build a cell or earn coins.",
                "Build nothing and earn no coins",
                "Which pair of dice do you keep? The other one goes to Cleo.",
                "Keep the blue 2 and the yellow 3, pass on the blue 6 and the yellow 3",
            ],
        ),
        (
            "fr",
            [
                f"Ben, à vous{NBSP}: bâtissez une case ou gagnez des pièces.",
                "Ne rien bâtir et ne rien gagner",
                f"Quelle paire de dés gardez-vous{NBSP}? L’autre passe à Cleo.",
                "Garder le 2 bleu et le 3 jaune, passer le 6 bleu et le 3 jaune",
            ],
        ),
        (
            "nl",
            [
                "Ben, jouw beurt: bouw een vak of verdien munten.",
                "Bouw niets en verdien niets",
                "Welk paar dobbelstenen houd je? Het andere gaat naar Cleo.",
                "Houd de blauwe 2 en de gele 3, geef de blauwe 6 en de gele 3 door",
            ],
        ),
        (
            "de",
            [
                "Ben, du bist dran: Baue ein Feld oder verdiene Münzen.",
                "Baue nichts und verdiene nichts",
                "Welches Paar Würfel behältst du? Das andere geht an Cleo.",
                "Behalte die blaue 2 und die gelbe 3, gib die blaue 6 und die gelbe 3 weiter",
            ],
        ),
    ],
)
def test_r9_a_turn_without_coins(language: str, lines: list[str]) -> None:
    game = position(active=1, coins=[3, 0])
    told = teller(language, players=3)
    earn = game.parse("earn")
    said = [told.question(game), told.action(earn, game)]
    game.play(earn)
    player = game.players[1]
    player.blue, player.yellow = (2, 6), (3, 3)
    said += [told.question(game), told.action(game.parse("keep blue-2 yellow-3"), game)]
    assert said == lines


# Before the game


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["as few as possible", "2 dummies", "3 dummies", "4 dummies", "many points", "beat the dummies"]),
        (
            "fr",
            [
                "le moins possible",
                "2 joueurs fictifs",
                "3 joueurs fictifs",
                "4 joueurs fictifs",
                "beaucoup de points",
                "battre les joueurs fictifs",
            ],
        ),
        ("nl", ["zo weinig mogelijk", "2 dummy’s", "3 dummy’s", "4 dummy’s", "veel punten", "de dummy’s verslaan"]),
        ("de", ["so wenige wie möglich", "2 Dummys", "3 Dummys", "4 Dummys", "viele Punkte", "die Dummys schlagen"]),
    ],
)
def test_r18_options_and_their_choices(language: str, said: list[str]) -> None:
    words = teller(language).words
    assert [words.choice(option, value) for option, values in OPTIONS.items() for value in values] == said
    for option in OPTIONS:
        assert words.texts.say(f"option-{option}")
        assert is_sentence(words.texts.say(f"option-{option}.blurb"))


@pytest.mark.parametrize(
    ("language", "number"),
    [("en", "Round 3 of 18"), ("fr", "Manche 3 sur 18"), ("nl", "Ronde 3 van 18"), ("de", "Runde 3 von 18")],
)
def test_r1_the_game_has_a_title_two_lines_about_it_and_numbered_rounds(language: str, number: str) -> None:
    words = teller(language).words
    assert words.texts.say("game-roll-and-write") == "Roll & Write"
    assert len(words.texts.say("game-roll-and-write.blurb").splitlines()) == 2
    assert words.round(3, 18) == number
