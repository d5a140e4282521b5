"""Sentences in no language yet: made once, without Fluent, and filled in by whoever says them."""

import os
import subprocess
import sys
from itertools import islice

import pytest

from i18n import told_sheets
from i18n.test_narration import NAMES, TABLES, Table, one_sentence, random_game
from sabika.i18n import LANGUAGES, Texts, sentences_of
from sabika.i18n.sentence import NAME, Mention, Sentence, sentence
from sabika.i18n.sentences import sentences_with
from sabika.rules.core.game import Game


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ben pays exactly 9 denars (5 + 4) for Tower 9."),
        ("fr", "Ben fait l’appoint avec 9 denars (5 + 4) pour la tour 9."),
        ("nl", "Ben betaalt gepast 9 denars (5 + 4) voor toren 9."),
        ("de", "Ben zahlt passend 9 Denare (5 + 4) für den Turm 9."),
    ],
)
def test_a_sentence_is_filled_in_from_within(language: str, text: str) -> None:
    money = sentence("currency-denar.amount", total=9, shown="9")
    bought = sentence(
        "event-tile-bought",
        seat=sentence(NAME, seat=1),
        tile=sentence("kind-tower.tile", price=9),
        payment=sentence("bracketed", text=money, more="5 + 4"),
        over=0,
    )
    assert Texts(language, strict=True).tell(bought, ["Ana", "Ben"]) == text


def test_names_stay_out_of_sentences_so_that_one_serves_all() -> None:
    game, happened = random_game(3, Table("alhambra"))
    told = [sentences_of(game).event(event) for event in happened]
    assert not [each for each in told if any(name in str(each) for name in NAMES)]
    assert any(NAME in str(each) for each in told)


def sampled(game: Game) -> list[tuple[str, Sentence]]:
    """Lines of what could be chosen in a game, by verb and step, at most three of each."""
    then, found = game.anew(), dict[str, list[Sentence]]()
    for action in game.log:
        for option in then.options():
            lines = found.setdefault(f"{option.verb} {getattr(option, 'way', '')} {then.step}", [])
            if len(lines) < 3:
                lines.append(sentences_of(then).option(option, then))
        then.play(action)
    return [(key, line) for key, lines in found.items() for line in lines]


@pytest.mark.parametrize("game", [random_game(4, table)[0] for table in TABLES], ids=map(str, TABLES))
def test_every_option_is_a_line_in_every_language(game: Game) -> None:
    lines = sampled(game)
    assert len(lines) > 10
    for _, line in lines:
        for language in LANGUAGES:
            text = Texts(language, strict=True).tell(line, NAMES)
            assert one_sentence(f"{text}."), text


def test_every_option_on_a_sheet_is_a_line_in_every_language() -> None:
    for game, _ in told_sheets.games():
        for _, line in sampled(game):
            for language in LANGUAGES:
                assert one_sentence(f"{Texts(language, strict=True).tell(line, NAMES)}.")


def test_declining_says_what_is_declined_where_a_catalogue_knows() -> None:
    lines = [line for table in TABLES for _, line in sampled(random_game(4, table)[0])]
    declined = {message for message, _ in lines if message.startswith("action-decline")}
    assert declined == {"action-decline-more-falcons", "action-decline-out-of-turn", "action-decline-reveal"}


def test_all_that_a_sentence_holds_can_be_sent() -> None:
    """Numbers, texts and sentences, nothing else."""
    game, happened = random_game(5, TABLES[-1])

    def check(mention: Mention) -> None:
        if isinstance(mention, Sentence):
            for each in mention.mentions.values():
                check(each)
        else:
            assert type(mention) in (int, str)

    for event in islice(happened, 400):
        check(sentences_of(game).event(event))


def test_terms_are_told_alike_at_every_table() -> None:
    """What names no player needs no seats."""
    game, _ = random_game(3, Table("alhambra"))
    for scored in game.scorings:
        for term in scored.terms:
            assert sentences_with(game.pieces).reason(term) == sentences_of(game).reason(term)


def test_sentences_are_made_without_fluent() -> None:
    program = """if True:
        import sys
        sys.modules["fluent"] = sys.modules["fluent.runtime"] = None
        import sabika
        from sabika.i18n import sentences_of
        for name in ("alhambra", "roll-and-write"):
            game = sabika.new_game(name, players=2, seed="tab")
            for option in game.options():
                print(sentences_of(game).option(option, game))
            for event in game.opening:
                print(sentences_of(game).event(event))
    """
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, check=True)
    assert b"action-take" in done.stdout
    assert b"event-dice-rolled" in done.stdout
